// The worlds of a simulation: the common one, and separate worlds of single bodies, each stepped by a pattern.
import { type Memory, numbersOf } from '../../../laws/control/turn-controller';
import { recall } from '../../entities/body-memory';
import { World } from '../../planck/planck';
import type { Entity } from '../entity-kinds';
import { stepLean } from './lean-planck';

/** Iterations of the planck physics engine per step, for velocities and positions. */
const iterations = { velocity: 8, position: 3 };

/** Largest length of one step of a physics world in a saved state. Multiple of the simulation's step */
const mostSimulationSteps = 480;

/**
 * A physics world whose steps can have different lengths. It repeats a list of step lengths, which are multiples of the
 * simulation's step.
 */
export class SteppedWorld {
  /** The planck world. It has no gravity, and nothing in it falls asleep. */
  readonly world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  /**
   * Lengths of this physics world's steps, for example [1, 1, 4]. Repeated in order, in units of the simulation's time
   * step.
   */
  private _stepLengths: readonly number[];
  private _unit: number;
  private _index = 0;
  /** Length of this physics world's current step, as a number of simulation steps. */
  private _length: number;
  /** Number of simulation steps that are left until the physics world makes its next step. */
  private _left: number;

  /**
   * Makes an empty world.
   * @param stepLengths lengths of the world's steps, repeated in order, as multiples of the simulation's step. They are
   * whole numbers of 1 or more. For example, with [1, 1, 4] every third step of the world lasts as long as 4 steps of
   * the simulation.
   */
  constructor(stepLengths: readonly number[] = [1]) {
    this._stepLengths = stepLengths;
    this._unit = stepLengths.reduce(commonDivisor);
    this._length = stepLengths[0];
    this._left = stepLengths[0];
  }

  /** Greatest common divisor, in simulation steps, of the step lengths that this world repeats. */
  get unit(): number {
    return this._unit;
  }

  /**
   * Replaces the list of this world's step lengths during a run.
   * @param stepLengths lengths of the world's steps, repeated in order, as multiples of the simulation's step
   */
  repace(stepLengths: readonly number[]): void {
    const elapsed = this._length - this._left;
    const now = sum(this._stepLengths.slice(0, this._index + 1)) - this._left;
    let into = now % sum(stepLengths);
    let index = 0;
    for (; into >= stepLengths[index]; index++) into -= stepLengths[index];
    this._stepLengths = stepLengths;
    this._unit = stepLengths.reduce(commonDivisor);
    this._index = index;
    this._left = stepLengths[index] - into;
    this._length = elapsed + this._left;
  }

  /**
   * Tells this world that a time step of the simulation begins.
   * @returns time by which this world must advance now, in units of that time step; 0 if it must stand still
   */
  tick(): number {
    // Until then the world stands still, like a program whose frame stalls. Lengths in steps of the simulation.
    this._left -= 1;
    if (this._left > 0) return 0;
    const length = this._length;
    this._index = (this._index + 1) % this._stepLengths.length;
    this._length = this._stepLengths[this._index];
    this._left = this._length;
    return length;
  }

  /**
   * Current step: [index in the repeated list of step lengths, length, time left], times in simulation steps. Empty
   * when the list begins or repeats.
   */
  get memory(): Memory {
    const begins = this._index === 0 && this._left === this._stepLengths[0];
    return begins ? [] : [this._index, this._length, this._left];
  }

  set memory(memory: Memory) {
    const [index, length, left] = numbersOf(memory, 3);
    const isStep =
      Number.isInteger(length) &&
      Number.isInteger(left) &&
      left >= 1 &&
      left <= length &&
      length <= mostSimulationSteps;
    if (this._stepLengths[index] === undefined || !isStep)
      throw new RangeError(`must be index, length and rest of a step, got ${JSON.stringify(memory)}`);
    this._index = index;
    this._length = length;
    this._left = left;
  }

  step(timeStep: number): boolean {
    return stepLean(this.world, timeStep, iterations.velocity, iterations.position);
  }
}

// A world with long steps makes none in several steps of the simulation, and then one long step.
/** Times for one body, from `Worlds.tick`. The body is in the shared physics world, or alone in a separate one. */
export interface OwnStep {
  /** Time by which the physics world advances now. s; 0 if it stays still */
  readonly length: number;
  /** Time between two measurements of the body's motion. s */
  readonly unit: number;
}

/** Assigns bodies to physics worlds, and makes the steps of each world when they are due. */
export class Worlds {
  private readonly _common = new SteppedWorld();
  private readonly _own = new Map<Entity, SteppedWorld>();
  /** Current step of the physics world that all bodies without a separate world share. */
  private _usual: OwnStep = { length: 0, unit: 0 };
  private readonly _due: { readonly own: SteppedWorld; readonly length: number }[] = [];

  /** Physics world of all bodies that have no separate world. */
  get common(): World {
    return this._common.world;
  }

  /** All physics worlds: the one that bodies share, and the separate worlds of single bodies. */
  get all(): World[] {
    return [this._common, ...this._own.values()].map(({ world }) => world);
  }

  /**
   * Makes a body in the shared physics world, or in a separate world with its own step lengths.
   * @param stepLengths step lengths, repeated in order, as multiples of the simulation's step; undefined for the shared
   * world
   */
  place(stepLengths: readonly number[] | undefined, make: (world: World) => Entity): Entity {
    if (!stepLengths) return make(this.common);
    const own = new SteppedWorld(stepLengths);
    const entity = make(own.world);
    this._own.set(entity, own);
    return entity;
  }

  /**
   * Changes the step lengths of a body's separate physics world. Does nothing for a body in the shared world.
   * @param stepLengths lengths of the steps, repeated in order, in units of the simulation's time step. Example: [1, 1, 4]
   */
  repace(entity: Entity, stepLengths: readonly number[]): void {
    this._own.get(entity)?.repace(stepLengths);
  }

  /**
   * Returns the saved state of the separate world that a body has: the current step, see `SteppedWorld.memory`. Empty
   * for a body in the shared world.
   */
  memory(entity: Entity): Memory {
    return this._own.get(entity)?.memory ?? [];
  }

  /**
   * Restores a saved state of a body's separate physics world.
   * @param frames saved state, see `SteppedWorld.memory`
   * @throws RangeError if the state does not fit the world, or if the body has no separate world
   */
  recall(entity: Entity, frames: Memory): void {
    recall(this._own.get(entity) ?? {}, 'frames', frames);
  }

  /** Removes a body from its world. */
  remove(entity: Entity): void {
    entity.dispose();
    this._own.delete(entity);
  }

  /**
   * Begins a simulation step for one body. Call it for every body, then call `Worlds.step` once.
   * @param timeStep duration of the simulation step. s
   * @returns `length`: time by which `Worlds.step` will advance the body, s; 0 if the body's separate world stands
   * still. `unit`: time between two samples of the body's motion, s
   */
  tick(entity: Entity, timeStep: number): OwnStep {
    const own = this._own.size > 0 ? this._own.get(entity) : undefined;
    if (!own) {
      if (this._usual.length !== timeStep) this._usual = { length: timeStep, unit: timeStep };
      return this._usual;
    }
    const length = own.tick() * timeStep;
    if (length > 0) this._due.push({ own, length });
    return { length, unit: own.unit * timeStep };
  }

  /**
   * Steps the shared physics world, and each separate world whose step is due.
   * @param timeStep duration of the simulation step. s
   * @returns true if all moved bodies have finite positions; false if not, or if the positions were not checked
   */
  step(timeStep: number): boolean {
    let finite = this._common.step(timeStep);
    for (const { own, length } of this._due.splice(0)) if (!own.step(length)) finite = false;
    return finite;
  }
}

/** Returns the greatest common divisor, by Euclid's algorithm. */
function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0);
}
