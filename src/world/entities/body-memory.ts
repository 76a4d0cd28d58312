// State of a body besides place and motion: all numbers that it keeps between steps. Files can contain it.
import { type Memory, numbersOf } from '../../laws/control/turn-controller';

// Laws of turning and guidance, sensor, drive; whether a missile missed its target; of a thruster the laws of its axes,
// and the place and heading that it holds; the step pattern of a body's separate world.
/** Names of a body's components that keep a state between steps. */
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

/** Saved state of each component of a body. A missing component starts without state. */
export type BodyMemory = { readonly [Part in (typeof memoryParts)[number]]?: Memory };

/**
 * Restores the saved state of one component of a body, such as its controller. Throws RangeError with the component's
 * name if the state does not fit it.
 */
export function recall(part: { memory?: Memory }, name: string, memory: Memory | undefined): void {
  if (!memory || memory.length === 0) return;
  if (!part.memory) throw new RangeError(`${name}: must be left out: it keeps nothing`);
  try {
    part.memory = memory;
  } catch (error) {
    throw named(name, error);
  }
}

/** Returns a component's saved numbers. Throws RangeError if there are not exactly `count`. */
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

/** Returns a copy of a body's saved state that leaves out empty lists. */
export function withoutEmpty(memory: BodyMemory): BodyMemory {
  return Object.fromEntries(Object.entries(memory).filter(([, values]) => values.length > 0));
}
