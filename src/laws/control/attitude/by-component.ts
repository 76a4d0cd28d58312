// A law of the plane in space: three of it, one for each component of the rotation vector.
// MIT License, Copyright (c) 2026 Slew contributors.
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
 * Least share of the motor that a component is told, so that its limit stays above 0 where its error is 0. A component
 * with less of the error than this plays no part in the turn.
 */
const leastShare = 1e-6;

/** The lengths of three memories that are not equally long. Throws RangeError where they are not those of what comes after them. */
function lengthsIn(memory: Memory): readonly number[] {
  const lengths = memory.slice(0, axes.length).filter((value) => value !== null);
  const all = lengths.reduce((sum, length) => sum + length, axes.length);
  const isWhole =
    lengths.length === axes.length && lengths.every((length) => Number.isInteger(length) && length >= 0);
  const isAll = memory.length === all || (memory.length === all + 1 && memory.at(-1) === null);
  if (isWhole && isAll) return lengths;
  throw new RangeError(`must be the memories of ${axes.length} laws, got ${memory.length} values`);
}

/**
 * Three laws of the plane, each told one component of error and angular velocity. What is linear with equal gains is the
 * same law as by vectors, to the last bit: the PDs, one step, and PIDs without a gate. The components are no angles: they have
 * one way to 0 and are never wrapped. What goes by the size of an error does not carry over: see AttitudePid, Eigenaxis.
 *
 * Each law is told its share of the motor, α_max |e_i|/|e|. So the brake of a PID, √(2 b α_max |e|) along the error, comes
 * out by lengths: e_i √(2 b α_max |e_i|/(|e| |e_i|)) = e_i √(2 b α_max/|e|).
 *
 * A law that takes the change of the error gets a jump where a body turns past half a turn and the short way changes
 * sides; the motor’s limit makes one step at full torque of it.
 */
export class ByComponent<Settings = ControllerSettings> implements AttitudeController<Settings> {
  private readonly _laws: Readonly<Record<Axis, TurnController<Settings>>>;

  /** @param make a law with its settings, for errors that are no angles: `() => createController(spec, 'none')` */
  constructor(make: () => TurnController<Settings>) {
    this._laws = { x: make(), y: make(), z: make() };
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
   * The memories of the three laws, one after the other. Where they are not equally long, as those of a law that forgets a list by
   * its error, their lengths come before them, and a null after them where three would divide the number of all.
   */
  get memory(): Memory {
    const memories = axes.map((axis) => this._laws[axis].memory ?? []);
    const lengths = memories.map(({ length }) => length);
    if (lengths.every((length) => length === lengths[0])) return memories.flat();
    const all = [...lengths, ...memories.flat()];
    return all.length % axes.length === 0 ? [...all, null] : all;
  }

  set memory(memory: Memory) {
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

  /** A copy of what one law answers: the next one writes its answer into the same object. */
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
