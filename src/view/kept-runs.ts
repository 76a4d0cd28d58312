// A run that is kept: the last ten seconds of every body, and its last turn, to compare with what comes after.
import type { Channel } from '../simulation/meters/telemetry';
import type { MeasuredTurn } from '../simulation/meters/turn-meter';

/** What is kept of one body. Two runs are compared body by body, by their names: a restart makes new bodies. */
export interface KeptBody {
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
export interface KeptRun {
  /** When the values were recorded. s since the start of the run */
  readonly times: readonly number[];
  readonly bodies: readonly KeptBody[];
}

/**
 * How much later a body's present turn began than its kept one: added to the kept times, the two turns begin together.
 * Where there is no turn in one of them, the two records end together. s
 * @param turnBegan when the present turn began; null for none. s
 * @param latest time of the present record's end. s
 */
export function shiftOf(run: KeptRun, body: KeptBody, turnBegan: number | null, latest: number): number {
  if (body.turnBegan !== null && turnBegan !== null) return turnBegan - body.turnBegan;
  return latest - (run.times.at(-1) ?? latest);
}
