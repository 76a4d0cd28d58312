// What a body keeps from step to step beside place and motion, so that a file can hold it.
import { numbersOf } from '../control/turn-controller';
/**
 * The parts that keep something: laws of turning and guidance, sensor, drive, whether a missile missed its target;
 * of a thruster the laws of its axes, the place and the heading that it holds; the steps of a body's own world.
 */
export const memoryParts = [
  'controller',
  'guidance',
  'sensor',
  'drive',
  'miss',
  'x',
  'y',
  'hold',
  'heading',
  'frames',
];
/** Gives a part its memory back. Throws RangeError, with the part's name, when it is not one of this part. */
export function recall(part, name, memory) {
  if (!memory || memory.length === 0) return;
  if (!part.memory) throw new RangeError(`${name}: must be left out: it keeps nothing`);
  try {
    part.memory = memory;
  } catch (error) {
    throw named(name, error);
  }
}
/** The numbers of a part. Throws RangeError, with the part's name, unless there are so many. */
export function numbersIn(memory, part, count) {
  try {
    return numbersOf(memory[part] ?? [], count);
  } catch (error) {
    throw named(part, error);
  }
}
function named(part, error) {
  return error instanceof RangeError ? new RangeError(`${part}: ${error.message}`) : error;
}
/** Without the parts that keep nothing now. */
export function withoutEmpty(memory) {
  return Object.fromEntries(Object.entries(memory).filter(([, values]) => values.length > 0));
}
