// A run that is kept to compare with what comes after: the last ten seconds of every body, and its last turn.

import { type Channel, channels, mostRecorded } from '../../world/simulation/meters/telemetry';
import type { MeasuredTurn } from '../../world/simulation/meters/turn-meter';
import type { Session } from '../session/session';
import { colourOf, namesOf } from './bodies';

/** What is kept of one body. Two runs are compared body by body, by their names: a restart makes new bodies. */
export interface ComparisonBody {
  readonly name: string;
  /** 0xRRGGBB */
  readonly colour: number;
  /** Its telemetry, one value for each of the run's times. */
  readonly columns: Readonly<Record<Channel, readonly (number | null)[]>>;
  /** Its last turn that came to rest, or the one under way; null for none. */
  readonly turn: MeasuredTurn | null;
  /** When its last turn began. s since the start of the run; null for none */
  readonly turnBegan: number | null;
}

/** A kept run. It does not change. */
export interface ComparisonRun {
  /** When the values were recorded. s since the start of the run */
  readonly times: readonly number[];
  readonly bodies: readonly ComparisonBody[];
}

/**
 * How much later a body's present turn began than its kept one: added to the kept times, the two turns begin together.
 * Where there is no turn in one of them, the two records end together. s
 * @param turnBegan when the present turn began; null for none. s
 * @param latest time of the present record's end. s
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

/** A copy of what is recorded now; null before the first step. */
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
