// The controller of a body that turns by a law which a user wrote. Importing this file registers the language.
import type { ControllerSpec } from '../control/controllers';
import { refuseUnknown, settingsOf, type Tunable } from '../control/tunable';
import {
  type ControllerSettings,
  type Memory as Saved,
  sharedOutput,
  type TurnController,
  type TurnLimits,
  type TurnOutput,
  type TurnSample,
} from '../control/turn-controller';
import { type FaultStop, LawFault, type LawMemory, longestLists, stoppedBy, stoppedFrom } from './faults';
import { provideLanguage } from './laws';
import { type Machine, machine } from './machine';
import { type OwnProgram, readLaw } from './program';
import { LawError } from './words';

/** A compiled law, and data that all bodies with this law share. */
interface SharedProgram {
  readonly program: OwnProgram;
  /** Settings for the virtual machine: the gains of the body in this step, then the motor's limits. */
  readonly settings: Float64Array;
  /**
   * Array of the gains that a body received last. The next body shares this array if it receives equal gains.
   */
  last: readonly number[];
}

const known = new Map<string, SharedProgram>();
const mostKnown = 16;

/**
 * Returns the compiled law for a law's source text. Bodies with the same text share it. Throws LawError for
 * an invalid text.
 */
function sharedBy(source: string): SharedProgram {
  const found = known.get(source);
  if (found) return found;
  const program = readLaw(source);
  const shared = { program, settings: new Float64Array(program.gains.length + 2), last: [] };
  const [oldest] = known.keys();
  if (known.size >= mostKnown) known.delete(oldest);
  known.set(source, shared);
  return shared;
}

/** Returns the compiled program of a law's text. Throws LawError for a text that is not a law. */
export const programOf = (source: string): OwnProgram => sharedBy(source).program;

/**
 * Returns the compiled law for a law's text. All bodies with the same law text share it. Throws RangeError
 * with line and column of a mistake in the text.
 */
function sharedIn(source: unknown): SharedProgram {
  const why = refusalOf(source);
  if (why !== null) throw new RangeError(`source: ${why}`);
  return sharedBy(String(source));
}

/** Returns an error message for a value that is not the text of a law; null for a law. */
function refusalOf(source: unknown): string | null {
  if (source === undefined) return 'must be the text of a law, got nothing';
  if (typeof source !== 'string')
    return `must be the text of a law, got ${JSON.stringify(source)?.slice(0, 60)}`;
  try {
    programOf(source);
    return null;
  } catch (error) {
    if (error instanceof LawError) return error.message;
    throw error;
  }
}

/** Largest magnitude of a saved number of a law's memory. Larger numbers are clamped. */
const mostKept = 1e12;

/** Input of the function `turn` in the current step, in the order of `sampleFields`. */
const told = new Float64Array(5);

/** Recorded values of a law in its most recent step. */
export interface StepTrace {
  /**
   * Inputs of the law's function `turn` in the most recent step, in the order of `sampleFields`. NaN before
   * the first step.
   */
  readonly told: Float64Array;
  /** Value of each line of the law's text in the most recent step, by line number from 1. */
  readonly lines: Float64Array;
}

/**
 * Recording of a law's values for the editor: the law, its virtual machine and the values. Null if nothing is recorded.
 */
let watch: (StepTrace & { readonly law: OwnLaw; readonly machine: Machine }) | null = null;

/**
 * Starts to record a law's values at each step. Ends the earlier recording.
 * @returns the recorded values; null if `law` is null
 */
export function watchLaw(law: OwnLaw | null): StepTrace | null {
  if (watch?.law === law) return watch;
  if (law === null) watch = null;
  else {
    const traced = machine(law.program, true);
    const none = new Float64Array(told.length).fill(Number.NaN);
    watch = { law, machine: traced, told: none, lines: traced.traced };
  }
  return watch;
}

export class OwnLaw implements TurnController {
  /** Runtime fault that stopped the law; null while the law runs. */
  stopped: FaultStop | null = null;
  private readonly _memory: LawMemory;
  /** Values of this body's gains, in the order in which the law's text declares the gains. */
  private _gains: readonly number[];
  // A function, so that the law is not saved with the state of the body.
  private readonly _shared: () => SharedProgram;

  /**
   * Makes a controller for a user-written law. Throws RangeError for a text that is not a law, an unknown
   * gain, or a gain out of its range.
   */
  constructor({ source, ...gains }: ControllerSettings) {
    const shared = sharedIn(source);
    this._shared = () => shared;
    this._memory = shared.program.machine.begin();
    this._gains = this._checked(gains);
  }

  update({
    error,
    angularVelocity,
    targetAngularVelocity,
    timeStep,
    disturbance = 0,
    limits,
  }: Readonly<TurnSample>): TurnOutput {
    told[0] = error;
    told[1] = angularVelocity;
    told[2] = targetAngularVelocity;
    told[3] = timeStep;
    told[4] = disturbance;
    const output = this.stopped ? 0 : this._answer(limits);
    return sharedOutput({ p: output, i: 0, d: 0, output });
  }

  /** The compiled law, with its syntax tree. */
  get program(): OwnProgram {
    return this._shared().program;
  }

  private get _machine(): Machine {
    return watch?.law === this ? watch.machine : this._shared().program.machine;
  }

  private _answer({ angularAcceleration, turnRate }: Readonly<TurnLimits>): number {
    const { settings } = this._shared();
    const { length } = this._gains;
    this._lay(settings);
    settings[length] = angularAcceleration;
    settings[length + 1] = turnRate;
    if (watch?.law === this) watch.told.set(told);
    try {
      return this._machine.update(this._memory, settings, told);
    } catch (error) {
      this._stop(error);
      return 0;
    }
  }

  /** Copies this body's gains into the input array of the virtual machine that runs the law. */
  private _lay(settings: Float64Array): void {
    const gains = this._gains;
    for (let n = 0; n < gains.length; n++) settings[n] = gains[n];
  }

  limited(applied: number): void {
    const { program, settings } = this._shared();
    if (this.stopped || !program.machine.limited) return;
    this._lay(settings);
    try {
      this._machine.limited?.(this._memory, settings, applied);
    } catch (error) {
      this._stop(error);
    }
  }

  private _stop(error: unknown): void {
    if (!(error instanceof LawFault)) throw error;
    this.stopped = stoppedBy(error, this._text);
  }

  reset(): void {
    this._shared().program.machine.reset(this._memory);
    this.stopped = null;
  }

  retune({ source = this._text, ...gains }: ControllerSettings): void {
    if (source !== this._text) throw new RangeError('source: another text is another law');
    const now = this._shared().program.gains.map(({ key }, n) => [key, this._gains[n]] as const);
    this._gains = this._checked({ ...Object.fromEntries(now), ...gains });
  }

  private get _text(): string {
    return this._shared().program.text;
  }

  /**
   * Returns the values of all gains. A gain that is not given has its default from the text. Throws
   * RangeError for an unknown gain, or a gain out of its range.
   */
  private _checked(given: ControllerSettings): readonly number[] {
    const shared = this._shared();
    const { gains: rows } = shared.program;
    refuseUnknown(rows, given);
    const settings = settingsOf(rows, given);
    const values = rows.map(({ key }) => settings[key]);
    if (values.some((value, n) => value !== shared.last[n])) shared.last = values;
    return shared.last;
  }

  // The list: count of fault numbers (0 without a fault), fault numbers, memory variables, each list after its length.
  /** State of the law as numbers, to be saved. Empty if the law is in its initial state. */
  get memory(): Saved {
    const { numbers, lists } = this._memory;
    const first = this._shared().program.machine.begin().numbers;
    const isAsBegun =
      numbers.every((each, n) => each === first[n]) && lists.every(({ length }) => length === 0);
    if (isAsBegun && !this.stopped) return [];
    const fault = this.stopped?.code ?? [];
    const all = [fault.length, ...fault, ...numbers, ...lists.flatMap((list) => [list.length, ...list])];
    return all.map((each) => Math.min(mostKept, Math.max(-mostKept, each)));
  }

  set memory(saved: Saved) {
    const { numbers, lists } = this._memory;
    const taken = new MemoryReader(saved);
    const fault = taken.list(longestFault);
    const kept = Array.from(numbers, () => taken.number());
    const filled = lists.map(() => taken.list(longestLists));
    const count = filled.reduce((sum, { length }) => sum + length, 0);
    if (!taken.isEmpty || count > longestLists) throw new RangeError('must be the memory of this law');
    this.stopped = fault.length > 0 ? stoppedFrom(fault, this._text) : null;
    numbers.set(kept);
    lists.forEach((list, n) => {
      list.splice(0, list.length, ...filled[n]);
    });
  }
}

/** Largest number of values in the saved form of a fault (runtime error that stopped a law). */
const longestFault = 4;

/** Reads the numbers of a saved memory in order. Throws RangeError if they do not fit the law. */
class MemoryReader {
  private readonly _saved: Saved;
  private _n = 0;

  constructor(saved: Saved) {
    this._saved = saved;
  }

  get isEmpty(): boolean {
    return this._n === this._saved.length;
  }

  number(): number {
    const value = this._saved[this._n++];
    if (typeof value !== 'number') throw new RangeError('must be the memory of this law');
    return value;
  }

  list(most: number): number[] {
    const length = this.number();
    if (!Number.isInteger(length) || length < 0 || length > most)
      throw new RangeError(`must have lengths of lists from 0 to ${most}, got ${length}`);
    return Array.from({ length }, () => this.number());
  }
}

/** Returns the gains that a law's text declares, as settings. Empty while the text has mistakes. */
function rowsOf({ source }: ControllerSettings): readonly Tunable[] {
  return refusalOf(source) === null ? programOf(String(source)).gains : [];
}

/**
 * Returns the spec (kind and settings) of a user-written law after a change of its text. A gain keeps its
 * value if its default in the text is unchanged.
 */
export function ownSpec(source: string, before: ControllerSpec): ControllerSpec {
  const declared = rowsOf(before);
  const isAsBefore = ({ key, initial }: Tunable) =>
    declared.some((row) => row.key === key && row.initial === initial);
  const rows = before.kind === 'own' ? rowsOf({ source }).filter(isAsBefore) : [];
  const kept = rows.flatMap(({ key }) => (before[key] === undefined ? [] : [[key, before[key]] as const]));
  return { kind: 'own', source, ...Object.fromEntries(kept) };
}

/** Text of a new user-written control law. It is a proportional-derivative controller. */
export const firstLaw = `// My own law
const kp = gain(36, 0, 100); // on the error, 1/s²
const kd = gain(9.9, 0, 40); // on the rate, 1/s

function turn({ error, angularVelocity, targetAngularVelocity }) {
  return kp * error - kd * (angularVelocity - targetAngularVelocity);
}
`;

provideLanguage({ create: (settings) => new OwnLaw(settings), rows: rowsOf, refusal: refusalOf });
