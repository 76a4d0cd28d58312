// A law made ready to run: what its bodies share. What a body keeps is its memory.
import { Compiler } from './compile';
import { LawFault, type Memory, stoppedBy } from './faults';
import { type Code, run, width } from './instructions';
import type { LawText } from './read';
import { LawError, lineOf } from './words';

export interface Machine {
  /** Instructions it has. */
  readonly length: number;
  /** Memory as it begins. */
  begin(): Memory;
  /** Lets memory begin again. */
  reset(memory: Memory): void;
  /**
   * One step: the angular acceleration to command. rad/s². Throws LawFault; then the numbers of the memory stay as they were,
   * and its lists may be half changed.
   * @param settings gains in their order, then largest angular acceleration and turn rate
   * @param sample what turn is given, in the order of sampleFields
   */
  update(memory: Memory, settings: Float64Array, sample: Float64Array): number;
  /** Tells the law what the motor gave; null for a law that has no function limited. Throws LawFault. */
  readonly limited: ((memory: Memory, settings: Float64Array, applied: number) => void) | null;
  /**
   * Of a machine that traces: what each line came to in the last step, from 1, those of limited from the step before; NaN for lines that nothing was worked out
   * in. Empty else.
   */
  readonly traced: Float64Array;
}

/**
 * Makes a law ready. Throws LawError for a constant that is no number.
 * @param traces whether it notes what each line comes to, which changes no bit of what it does
 */
export function machine(program: LawText, traces = false): Machine {
  const compiled = new Compiler(program, traces);
  const { routines, memory: kept, lists } = compiled;
  const code: Code = {
    numbers: Int32Array.from(compiled.numbers),
    places: Int32Array.from(compiled.places),
    traced: new Float64Array(traces ? lineOf(program.text, program.text.length).line + 1 : 0).fill(
      Number.NaN,
    ),
  };
  const r = new Float64Array(compiled.registers);
  for (const [register, value] of compiled.literals) r[register] = value;
  const stack = new Int32Array(routines.size);
  workOutConstants(program, () => run(code, r, [], stack, 0));
  const first = r.slice(0, kept.size);

  /** Runs a routine on the memory of a body. */
  const enter = (name: string, memory: Memory, settings: Float64Array, given: Float64Array): number => {
    const { at, back, parameters, result } = routines.get(name)!;
    r.set(memory.numbers);
    r.set(settings, kept.size);
    for (let n = 0; n < parameters.length; n++) r[parameters[n]] = given[n];
    stack[back] = -1;
    run(code, r, memory.lists, stack, at);
    for (let n = 0; n < kept.size; n++) memory.numbers[n] = r[n];
    return r[result];
  };
  const applied = new Float64Array(1);

  return {
    length: code.numbers.length / width,
    traced: code.traced,
    begin: () => ({ numbers: first.slice(), lists: Array.from(lists, () => []) }),
    reset(memory) {
      memory.numbers.set(first);
      for (const list of memory.lists) list.length = 0;
    },
    update(memory, settings, sample) {
      code.traced.fill(Number.NaN);
      return enter('update', memory, settings, sample);
    },
    limited: routines.has('limited')
      ? (memory, settings, given) => {
          applied[0] = given;
          enter('limited', memory, settings, applied);
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
