// A run saved for comparison: the last ten seconds of every body, and its last turn.

import { type Channel, channels, mostRecorded } from '../../world/simulation/meters/telemetry';
import type { MeasuredTurn } from '../../world/simulation/meters/turn-meter';
import type { Session } from '../session/session';
import { colourOf, namesOf } from './bodies';

/** The saved data of one body. Runs are compared by the names of bodies, because a restart makes new bodies. */
export interface ComparisonBody {
  readonly name: string;
  /** 0xRRGGBB */
  readonly colour: number;
  /** Telemetry of the body, one value for each of the run's times. */
  readonly columns: Readonly<Record<Channel, readonly (number | null)[]>>;
  /** The last turn that came to rest, or the turn under way; null without a turn. */
  readonly turn: MeasuredTurn | null;
  /** Start of the last turn. s since the start of the run; null without a turn */
  readonly turnBegan: number | null;
}

/** A saved run. It never changes. */
export interface ComparisonRun {
  /** Times of the values. s since the start of the run */
  readonly times: readonly number[];
  readonly bodies: readonly ComparisonBody[];
}

/**
 * Returns the time to add to a saved run, so that its turn and the present one begin together. s. Without a turn in one
 * of them, their records end together.
 * @param turnBegan start of the present turn; null without one. s
 * @param latest end of the present record. s
 */
export function shiftOf(
  run: ComparisonRun,
  body: ComparisonBody,
  turnBegan: number | null,
  latest: number,
): number {
  if (body.turnBegan !== null && turnBegan !== null) return turnBegan - body.turnBegan;
  return latest - (run.times.at(-1) ?? latest);
}

/** Returns a copy of the present record; null before the first step. */
export function comparisonRunOf(session: Session): ComparisonRun | null {
  const { measures } = session.simulation;
  const { telemetry } = measures;
  if (telemetry.steps === 0) return null;
  const entities = session.entities.slice(0, mostRecorded);
  const names = namesOf(session, entities);
  const bodies = entities.map((entity, n): ComparisonBody => {
    const turn = measures.of(entity)?.turn;
    const columns = Object.fromEntries(
      channels.map((channel) => [channel, telemetry.column(entity, channel)]),
    ) as Record<Channel, (number | null)[]>;
    return {
      name: names[n],
      colour: colourOf(session, entity),
      columns,
      turn: turn?.settled ?? turn?.last ?? null,
      turnBegan: turn && turn.age !== null ? telemetry.latest - turn.age : null,
    };
  });
  return { times: telemetry.times(), bodies };
}
