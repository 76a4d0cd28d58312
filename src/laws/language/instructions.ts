// The instructions of the machine that runs laws, and the loop that executes them. A step allocates no memory.
import { wrapAngle } from '../control/angle';
import { clamp } from '../control/clamp';
import { atan2, cos, hypot, sin } from '../exact/exact';
import { type FaultName, LawFault, longestLists } from './faults';
import { workLeft } from './work';

/**
 * Operations of the virtual machine that runs laws. An instruction names a result register and two inputs, `a` and `b`.
 */
export enum Op {
  Move,
  Add,
  Subtract,
  Multiply,
  Divide,
  Remainder,
  Negate,
  Not,
  Less,
  LessOrEqual,
  Equal,
  Unequal,
  Abs,
  Sqrt,
  Floor,
  Round,
  Sign,
  Min,
  Max,
  Sin,
  Cos,
  Tan,
  Atan2,
  Hypot,
  Wrap,
  /** Limits the number in register `a` to a range. The next two registers hold the range's lower and upper end. */
  Clamp,
  // The compiler relies on the order here: operations up to `At` have a result register.
  /** Writes the length of a list into the result register. */
  Length,
  At,
  Jump,
  JumpZero,
  /**
   * Calls a function. The function's address replaces the result register. `a`: stack index of the return
   * address. `b`: instructions to add to the work.
   */
  Call,
  Back,
  /** Jumps back to the start of a loop. `a`: number of instructions in one pass of the loop. */
  Again,
  Push,
  Shift,
  Clear,
  /**
   * Instruction that checks the law's output, which is in the register `a`. A fault is thrown if the output
   * is infinite.
   */
  Answer,
  /**
   * Records the value of a line of the law's text. `a`: register of the value. The instruction has the line
   * number instead of a result register.
   */
  Trace,
  End,
}

/** Number of array elements for each instruction: operation, result register, and the inputs `a` and `b`. */
export const width = 4;

/**
 * Compiled code of a law: its instructions (`numbers`), and the position of each instruction in the law's text
 * (`places`).
 */
export interface Code {
  readonly numbers: Int32Array;
  readonly places: Int32Array;
  /**
   * Last value of each line of the law's text, by line number from 1; NaN for a line that was not evaluated. Empty
   * without tracing.
   */
  readonly traced: Float64Array;
}

/** Runtime fault of each operation whose result must not be NaN. NaN stops the law. */
const noNumber: Readonly<Partial<Record<Op, FaultName>>> = {
  [Op.Add]: 'sum',
  [Op.Subtract]: 'sum',
  [Op.Multiply]: 'product',
  [Op.Divide]: 'division',
  [Op.Remainder]: 'remainder',
  [Op.Sqrt]: 'root',
  [Op.Sin]: 'wave',
  [Op.Cos]: 'wave',
  [Op.Tan]: 'wave',
  [Op.Atan2]: 'direction',
  [Op.Hypot]: 'direction',
  [Op.Wrap]: 'angle',
};

/** Returns the number of items in all lists together. */
function countOf(lists: readonly number[][]): number {
  let count = 0;
  for (const list of lists) count += list.length;
  return count;
}

/**
 * Runs the instructions of a function until the function returns. Throws LawFault.
 * @param r registers
 * @param lists the law's memory variables that are lists
 * @param stack the stack of return addresses. A negative address ends the run
 * @param from offset of the first instruction
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a case for each instruction, in one loop for speed.
export function run(
  { numbers, places, traced }: Code,
  r: Float64Array,
  lists: readonly number[][],
  stack: Int32Array,
  from: number,
): void {
  const most = workLeft();
  let work = 0;
  let pc = from;
  for (;;) {
    const op = numbers[pc];
    const to = numbers[pc + 1];
    const a = numbers[pc + 2];
    const b = numbers[pc + 3];
    let value: number;
    pc += width;
    switch (op) {
      // These always give a number.
      case Op.Move:
        r[to] = r[a];
        continue;
      case Op.Negate:
        r[to] = -r[a];
        continue;
      case Op.Not:
        r[to] = r[a] === 0 ? 1 : 0;
        continue;
      case Op.Less:
        r[to] = r[a] < r[b] ? 1 : 0;
        continue;
      case Op.LessOrEqual:
        r[to] = r[a] <= r[b] ? 1 : 0;
        continue;
      case Op.Equal:
        r[to] = r[a] === r[b] ? 1 : 0;
        continue;
      case Op.Unequal:
        r[to] = r[a] !== r[b] ? 1 : 0;
        continue;
      case Op.Abs:
        r[to] = Math.abs(r[a]);
        continue;
      case Op.Floor:
        r[to] = Math.floor(r[a]);
        continue;
      case Op.Round:
        r[to] = Math.round(r[a]);
        continue;
      case Op.Sign:
        r[to] = Math.sign(r[a]);
        continue;
      case Op.Min:
        r[to] = Math.min(r[a], r[b]);
        continue;
      case Op.Max:
        r[to] = Math.max(r[a], r[b]);
        continue;
      case Op.Clamp:
        r[to] = clamp(r[a], r[a + 1], r[a + 2]);
        continue;
      case Op.Length:
        r[to] = lists[a].length;
        continue;
      case Op.At: {
        const list = lists[a];
        const index = r[b];
        if (!(index >= 0 && index < list.length))
          throw new LawFault(places[pc / width - 1], 'item', [index, list.length]);
        r[to] = list[index];
        continue;
      }
      case Op.Jump:
        pc = to;
        continue;
      case Op.JumpZero:
        if (r[a] === 0) pc = to;
        continue;
      case Op.Call:
        work += b;
        if (work > most) throw new LawFault(places[pc / width - 1], 'work', [most]);
        stack[a] = pc;
        pc = to;
        continue;
      case Op.Back:
        pc = stack[a];
        if (pc < 0) return;
        continue;
      case Op.Again:
        work += a;
        if (work > most) throw new LawFault(places[pc / width - 1], 'work', [most]);
        pc = to;
        continue;
      case Op.Push:
        lists[a].push(r[b]);
        if (countOf(lists) > longestLists) throw new LawFault(places[pc / width - 1], 'full');
        continue;
      case Op.Shift:
        lists[a].shift();
        continue;
      case Op.Clear:
        lists[a].length = 0;
        continue;
      case Op.Answer:
        if (Math.abs(r[a]) === Infinity) throw new LawFault(places[pc / width - 1], 'answer');
        continue;
      case Op.Trace:
        traced[to] = r[a];
        continue;
      case Op.End:
        return;
      // These may give infinity or NaN.
      case Op.Add:
        value = r[a] + r[b];
        break;
      case Op.Subtract:
        value = r[a] - r[b];
        break;
      case Op.Multiply:
        value = r[a] * r[b];
        break;
      case Op.Divide:
        value = r[a] / r[b];
        break;
      case Op.Remainder:
        value = r[a] % r[b];
        break;
      case Op.Sqrt:
        value = Math.sqrt(r[a]);
        break;
      case Op.Sin:
        value = sin(r[a]);
        break;
      case Op.Cos:
        value = cos(r[a]);
        break;
      case Op.Tan:
        value = sin(r[a]) / cos(r[a]);
        break;
      case Op.Atan2:
        value = atan2(r[a], r[b]);
        break;
      case Op.Hypot:
        value = hypot(r[a], r[b]);
        break;
      default:
        value = wrapAngle(r[a]);
    }
    if (Number.isNaN(value)) throw new LawFault(places[pc / width - 1], noNumber[op as Op]!);
    r[to] = value;
  }
}
