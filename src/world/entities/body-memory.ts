// What a body keeps from step to step beside place and motion, so that a file can hold it.
import { type Memory, numbersOf } from '../../laws/control/turn-controller';

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
] as const;

/** Memories of a body's parts. A part that is left out begins anew. */
export type BodyMemory = { readonly [Part in (typeof memoryParts)[number]]?: Memory };

/** Gives a part its memory back. Throws RangeError, with the part's name, when it is not one of this part. */
export function recall(part: { memory?: Memory }, name: string, memory: Memory | undefined): void {
  if (!memory || memory.length === 0) return;
  if (!part.memory) throw new RangeError(`${name}: must be left out: it keeps nothing`);
  try {
    part.memory = memory;
  } catch (error) {
    throw named(name, error);
  }
}

/** The numbers of a part. Throws RangeError, with the part's name, unless there are so many. */
export function numbersIn(memory: BodyMemory, part: keyof BodyMemory, count: number): readonly number[] {
  try {
    return numbersOf(memory[part] ?? [], count);
  } catch (error) {
    throw named(part, error);
  }
}

function named(part: string, error: unknown): unknown {
  return error instanceof RangeError ? new RangeError(`${part}: ${error.message}`) : error;
}

/** Without the parts that keep nothing now. */
export function withoutEmpty(memory: BodyMemory): BodyMemory {
  return Object.fromEntries(Object.entries(memory).filter(([, values]) => values.length > 0));
}
