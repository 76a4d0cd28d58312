// A run saved for comparison: the last ten seconds of every body, and its last turn.

import { type Channel, channels, mostRecorded } from '../../world/simulation/meters/telemetry';
import type { MeasuredTurn } from '../../world/simulation/meters/turn-meter';
import type { Session } from '../session/session';
import { colourOf, namesOf } from './bodies';

/** Data of one body in a comparison run (saved for comparison with later runs). */
export interface ComparisonBody {
  readonly name: string;
  /** Colour of the body, 0xRRGGBB. */
  readonly colour: number;
  /** Telemetry of the body by channel. Each list has one value for each entry of the run's `times`. */
  readonly columns: Readonly<Record<Channel, readonly (number | null)[]>>;
  /**
   * Measurements of the body's last turn that settled. If no turn has settled, measurements of its last turn. Null if
   * the body has not turned.
   */
  readonly turn: MeasuredTurn | null;
  /** Start of the body's last turn. s since the start of the run; null if the body has not turned. */
  readonly turnBegan: number | null;
}

/** A saved, immutable run, drawn behind the current run for comparison. */
export interface ComparisonRun {
  /** Time of each telemetry sample. s since the start of the run */
  readonly times: readonly number[];
  readonly bodies: readonly ComparisonBody[];
}

/**
 * Returns the time shift that aligns a saved run with the current run.
 * @param turnBegan start of the current run's last turn, s; null without a turn
 * @param endTime time at which the current run's record ends, s
 * @returns time to add to the saved run's times, s
 */
export function shiftOf(
  run: ComparisonRun,
  body: ComparisonBody,
  turnBegan: number | null,
  endTime: number,
): number {
  if (body.turnBegan !== null && turnBegan !== null) return turnBegan - body.turnBegan;
  return endTime - (run.times.at(-1) ?? endTime);
}

/** Returns a copy of the current run's record; null before the first step. */
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
