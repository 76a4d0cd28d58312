// A compiled law that is ready to run. All bodies with the law share it; each body has separate memory.
import { Compiler, type RoutineCode } from './compile';
import { LawFault, type LawMemory, stoppedBy } from './faults';
import { type Code, run, width } from './instructions';
import type { LawText } from './read';
import { LawError, lineAndColumn } from './words';

/** Empty memory, shared by all laws that keep nothing between steps. */
const nothing: LawMemory = { numbers: new Float64Array(0), lists: [] };

export interface Machine {
  /** Number of instructions of the compiled law. */
  readonly length: number;
  /** Returns a new memory for one body: the law's memory variables, with the initial values from the law's text. */
  begin(): LawMemory;
  /** Resets a body's memory to the initial values of the law's text. */
  reset(memory: LawMemory): void;
  /**
   * Runs one step of the law. Returns the commanded angular acceleration, rad/s². Throws LawFault; `memory`
   * may then be partly changed.
   * @param settings gains in the order in which the law's text declares them, then the motor's limits:
   * angular acceleration and turn rate
   * @param sample input of the function that the law's text calls `turn`, in the order of `sampleFields`
   */
  update(memory: LawMemory, settings: Float64Array, sample: Float64Array): number;
  /**
   * Function that tells a law the angular acceleration that the motor applied, rad/s². Throws LawFault. Null
   * if the law's text has no `limited`.
   */
  readonly limited: ((memory: LawMemory, settings: Float64Array, applied: number) => void) | null;
  /**
   * Value of each line of the law's text in the most recent step, by line number from 1; NaN for a line that was not
   * evaluated. Empty without tracing.
   */
  readonly traced: Float64Array;
}

/**
 * Compiles a law to a virtual machine that runs the law. Throws LawError if a constant's value is NaN, such
 * as 0 / 0.
 * @param traces whether to record the value of each line
 */
export function machine(program: LawText, traces = false): Machine {
  const compiled = new Compiler(program, traces);
  const { routines, memory: kept, lists } = compiled;
  const code: Code = {
    numbers: Int32Array.from(compiled.numbers),
    places: Int32Array.from(compiled.places),
    traced: new Float64Array(traces ? lineAndColumn(program.text, program.text.length).line + 1 : 0).fill(
      Number.NaN,
    ),
  };
  const r = new Float64Array(compiled.registers);
  for (const [register, value] of compiled.literals) r[register] = value;
  const stack = new Int32Array(routines.size);
  workOutConstants(program, () => run(code, r, [], stack, 0));
  const count = kept.size;
  const first = r.slice(0, count);

  const entry = ({ at, back, parameters, result }: RoutineCode) => {
    const parameterCount = parameters.length;
    const firstParameter = parameters[0] ?? 0;
    return (memory: LawMemory, settings: Float64Array, given: Float64Array): number => {
      const { numbers, lists: held } = memory;
      for (let n = 0; n < count; n++) r[n] = numbers[n];
      for (let n = 0; n < settings.length; n++) r[count + n] = settings[n];
      for (let n = 0; n < parameterCount; n++) r[firstParameter + n] = given[n];
      stack[back] = -1;
      run(code, r, held, stack, at);
      for (let n = 0; n < count; n++) numbers[n] = r[n];
      return r[result];
    };
  };
  const turn = entry(routines.get('update')!);
  const told = routines.get('limited');
  const limited = told && entry(told);
  const applied = new Float64Array(1);

  return {
    length: code.numbers.length / width,
    traced: code.traced,
    begin: () =>
      count + lists.size > 0 ? { numbers: first.slice(), lists: Array.from(lists, () => []) } : nothing,
    reset(memory) {
      memory.numbers.set(first);
      for (const list of memory.lists) list.length = 0;
    },
    update(memory, settings, sample) {
      if (traces) code.traced.fill(Number.NaN);
      return turn(memory, settings, sample);
    },
    limited: limited
      ? (memory, settings, given) => {
          applied[0] = given;
          limited(memory, settings, applied);
        }
      : null,
  };
}

function workOutConstants({ text }: LawText, workOut: () => void): void {
  try {
    workOut();
  } catch (error) {
    if (!(error instanceof LawFault)) throw error;
    const { sentence } = stoppedBy(error, text);
    throw new LawError(text, { at: error.at, length: 1 }, sentence);
  }
}
