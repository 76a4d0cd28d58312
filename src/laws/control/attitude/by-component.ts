// A planar law in space: three instances, one for each component of the rotation vector.
// MIT License, Copyright (c) 2026 Slew contributors.
import { refuseUnless, refuseUnlessLaw } from '../refuse';
import {
  type ControllerSettings,
  type Memory,
  numbersOf,
  type TurnController,
  type TurnOutput,
} from '../turn-controller';
import type { AttitudeController, AttitudeOutput, AttitudeSample } from './attitude-controller';
import { lengthOf, type Vector } from './vector';

type Axis = 'x' | 'y' | 'z';
const axes = ['x', 'y', 'z'] as const;

/**
 * Smallest acceleration limit that the law of one axis is given, as a fraction of the motor's limit. Above 0,
 * because laws refuse a limit of 0.
 */
const leastShare = 1e-6;

/**
 * Checks `memory` (saved state of three laws) and returns its first three values: the lengths of the states
 * for x, y and z.
 * @param memory three lengths, then the states of the laws for x, y and z; may end with one null
 * @throws RangeError if a length is not a whole number of at least 0, or if `memory` has the wrong length
 */
function lengthsIn(memory: Memory): readonly number[] {
  const lengths = memory.slice(0, axes.length).filter((value) => value !== null);
  const all = lengths.reduce((sum, length) => sum + length, axes.length);
  const isWhole =
    lengths.length === axes.length && lengths.every((length) => Number.isInteger(length) && length >= 0);
  const isAll = memory.length === all || (memory.length === all + 1 && memory.at(-1) === null);
  if (isWhole && isAll) return lengths;
  throw new RangeError(`must be the memories of ${axes.length} laws, got ${memory.length} values`);
}

// A linear law with equal gains gives the same result as on vectors, to the last bit: the PDs, one step, and PIDs
// without a gate. The components are not angles: they are never wrapped. A law that depends on the size of the error
// needs another class: see AttitudePid, Eigenaxis.
// The share is α_max |e_i|/|e|. So the brake of a PID, √(2 b α_max |e|) along the error, is right by lengths:
// e_i √(2 b α_max |e_i|/(|e| |e_i|)) = e_i √(2 b α_max/|e|). A law that uses the change of the error sees a jump
// when a body passes half a turn and the short way changes sides. The motor’s limit turns the jump into one step
// at full torque.
/**
 * 3D law made of three 2D laws, one for each axis. Each 2D law gets one component of the input vectors, and a
 * fraction of the motor's limit.
 */
export class ByComponent<Settings = ControllerSettings> implements AttitudeController<Settings> {
  private readonly _laws: Readonly<Record<Axis, TurnController<Settings>>>;

  /**
   * Calls `make` three times, once for each axis. Throws RangeError if `make` does not return a law.
   * @param make creates a law whose error is a plain number, not an angle: `() => createController(spec,
   * 'none')`
   */
  constructor(make: () => TurnController<Settings>) {
    refuseUnless(typeof make === 'function', 'make', 'a function that makes a law', make);
    this._laws = { x: make(), y: make(), z: make() };
    for (const axis of axes) refuseUnlessLaw('make()', this._laws[axis]);
  }

  update(sample: AttitudeSample): AttitudeOutput {
    const size = lengthOf(sample.error);
    const [x, y, z] = axes.map((axis) => this._updateOne(axis, sample, size));
    const term = (key: keyof TurnOutput): Vector => ({ x: x[key], y: y[key], z: z[key] });
    return { p: term('p'), i: term('i'), d: term('d'), output: term('output') };
  }

  limited(applied: Vector): void {
    for (const axis of axes) this._laws[axis].limited?.(applied[axis]);
  }

  retune(settings: Settings): void {
    for (const axis of axes) this._laws[axis].retune(settings);
  }

  reset(): void {
    for (const axis of axes) this._laws[axis].reset();
  }

  /**
   * Memories (state values) of the laws for the axes x, y and z, in one list. If the three memories differ in
   * length, the list begins with their lengths.
   */
  get memory(): Memory {
    const memories = axes.map((axis) => this._laws[axis].memory ?? []);
    const lengths = memories.map(({ length }) => length);
    if (lengths.every((length) => length === lengths[0])) return memories.flat();
    const all = [...lengths, ...memories.flat()];
    return all.length % axes.length === 0 ? [...all, null] : all;
  }

  set memory(memory: Memory) {
    if (!Array.isArray(memory))
      throw new RangeError(`must be the memories of ${axes.length} laws, got ${memory}`);
    const before = this.memory;
    try {
      this._recall(memory);
    } catch (error) {
      this._recall(before);
      throw error;
    }
  }

  /**
   * Restores the memories of the three laws, one after the other. Throws RangeError at the first law that refuses its
   * memory.
   */
  private _recall(memory: Memory): void {
    const each = memory.length / axes.length;
    const isEven = Number.isInteger(each);
    const lengths = isEven ? axes.map(() => each) : lengthsIn(memory);
    let from = isEven ? 0 : axes.length;
    axes.forEach((axis, n) => {
      const own = memory.slice(from, from + lengths[n]);
      from += lengths[n];
      if (this._laws[axis].memory === undefined) numbersOf(own, 0);
      else this._laws[axis].memory = own;
    });
  }

  /**
   * Returns the output of the law for one axis, as a new object.
   * @param size length of the whole error vector. rad
   */
  private _updateOne(axis: Axis, sample: AttitudeSample, size: number): TurnOutput {
    const error = sample.error[axis];
    const share = size > 0 ? Math.max(leastShare, Math.abs(error) / size) : 1;
    const { angularAcceleration, turnRate } = sample.limits;
    return {
      ...this._laws[axis].update({
        error,
        angularVelocity: sample.angularVelocity[axis],
        targetAngularVelocity: sample.targetAngularVelocity[axis],
        timeStep: sample.timeStep,
        disturbance: sample.disturbance[axis],
        limits: { angularAcceleration: share * angularAcceleration, turnRate },
        onlyWay: true,
      }),
    };
  }
}
