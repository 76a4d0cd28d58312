// The rules of space: every ship turns to its order in its own sphere, steered by the law of its entity.
import type { Quaternion } from '../../../laws/control/attitude/quaternion';
import { lengthOf, type Vector } from '../../../laws/control/attitude/vector';
import { recall } from '../../../world/entities/body-memory';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Simulation } from '../../../world/simulation/simulation';
import type { Adjustable, Figures, System } from '../../../world/simulation/system';
import { crateCounts, mostOfSpace, type ShipSpec, type SpaceSpec, shipsOf } from '../spec';
import { attitudeOf, tripleOf } from './attitudes';
import { numbersOfMotion } from './crates';
import { Pushes, RepeatedOrders } from './schedule';
import { gyroscopicRow, type IntegralFrame, integralFrameRow, wordsOf } from './settings';
import { Sphere } from './sphere';

/** The axes in which a law can sum errors. */
const frames: readonly IntegralFrame[] = wordsOf(integralFrameRow);

/** How long after another angle was set the turn by it begins: whoever steps through angles is not interrupted. s */
const stepWait = 0.8;

/** Numbers of an attitude. */
const perAttitude = 4;

/** Ships in their spheres. */
export class SpaceRules implements System {
  /** The ships and their spheres, in the order of the entities that steer them. */
  spheres: readonly Sphere[] = [];
  /** Whether a hand holds the order, or the axis of turns: meanwhile no order comes by itself. */
  isHeld = false;
  private readonly _simulation: Simulation;
  /** What they are made of: the file's, with what a person has chosen since. */
  private _spec: SpaceSpec & { readonly ships: readonly ShipSpec[] };
  private readonly _orders: RepeatedOrders | null;
  private readonly _pushes: Pushes;
  /** Whether a person has given an order, where none comes by itself. */
  private _isOrdered = false;

  /** @param simulation with its entities in place. Throws RangeError for the memory of a law that is not one of it */
  constructor(spec: SpaceSpec, simulation: Simulation) {
    this._simulation = simulation;
    this._spec = { ...spec, ships: shipsOf(spec, simulation.entities.length) };
    this._orders = spec.orders ? new RepeatedOrders(spec.orders) : null;
    this._pushes = new Pushes(spec.pushes ?? []);
    this._makeSpheres();
  }

  /** The sphere of the ship that an entity steers; null for an entity without one. */
  sphereOf(entity: Entity): Sphere | null {
    return this.spheres.find(({ ship }) => ship.entity === entity) ?? null;
  }

  /** Orders every ship that is steered to an attitude. From here on no order comes by itself. */
  order(attitude: Quaternion): void {
    if (this._orders) this._orders.repeats = false;
    else this._isOrdered = true;
    for (const sphere of this.spheres) if (sphere.ship.steered) sphere.turnTo(attitude);
  }

  /** Whether the order is a person's, and stays. */
  private get _isOwnOrder(): boolean {
    return this._orders ? !this._orders.repeats : this._isOrdered;
  }

  /** Whether the orders that repeat begin each turn at rest, to be measured. */
  get turnsFromRest(): boolean {
    return this._orders !== null && this._spec.orders?.fromRest === true;
  }

  /** Whether the next of these turns is put off while its angle or its axis is being chosen. */
  get isTurnPutOff(): boolean {
    return this.turnsFromRest && (this.isHeld || this._orders?.isPutOff === true);
  }

  /** Axis of the turns that begin at rest, of length 1; null where there are none. Setting it begins them again. */
  get axis(): Vector | null {
    return this.turnsFromRest ? (this._orders?.axis ?? null) : null;
  }

  set axis(axis: Vector) {
    if (!this._orders) return;
    this._orders.axis = axis;
    this._orders.repeats = true;
    this._beginAnew(this._spec);
  }

  /** The first ship that a law turns by torque, and rightly: its settings and its code are those that a person wants. */
  get leading(): Entity | undefined {
    return this.spheres.find(({ ship }) => ship.isTurnedByTorque && ship.product === 'rotation-tensor')?.ship
      .entity;
  }

  nameOf(entity: Entity): string | null {
    return this.sphereOf(entity)?.name ?? null;
  }

  lawless(entity: Entity): string | null {
    const ship = this.sphereOf(entity)?.ship;
    return ship && !ship.steered ? 'No law turns this ship: it is let go, and spins by itself.' : null;
  }

  watches(entity: Entity): boolean {
    return this.sphereOf(entity) !== null;
  }

  before(timeStep: number): void {
    const { time } = this._simulation;
    if (!this.isHeld) this._orders?.before(time, this.spheres);
    this._pushes.before(time, timeStep, this.spheres);
  }

  /** The turn of a ship, in place of that of the body in the plane that stands for it. */
  updated(entity: Entity, timeStep: number): void {
    const sphere = this.sphereOf(entity);
    if (sphere?.ship.steer(timeStep)) sphere.meter.begin();
  }

  after(timeStep: number): void {
    const { time } = this._simulation;
    for (const sphere of this.spheres) sphere.step(timeStep, time);
    const lost = this.spheres.findIndex(({ bodies }) =>
      bodies.some(({ motion }) => !numbersOfMotion(motion).every(Number.isFinite)),
    );
    if (lost >= 0) throw new RangeError(`the place or motion of space.ships[${lost}] is no longer a number`);
  }

  /** Of every ship, then of every crate: place, attitude, velocity, angular velocity. */
  get ownState(): readonly number[] {
    const all = this.spheres.map(({ bodies }) => bodies);
    const bodies = [...all.map(([ship]) => ship), ...all.flatMap(([, ...crates]) => crates)];
    return bodies.flatMap(({ motion }) => numbersOfMotion(motion));
  }

  /** Attitude and angular velocity of the ship, and lengths of its error and angular acceleration in the step. */
  motionOf(entity: Entity): Figures | null {
    const ship = this.sphereOf(entity)?.ship;
    if (!ship) return null;
    const { attitude: q, angularVelocity: w } = ship.body.motion;
    const { turn } = ship;
    return {
      error: turn && lengthOf(turn.error),
      alpha: turn && lengthOf(turn.applied),
      ...{ qx: q.x, qy: q.y, qz: q.z, qw: q.w, wx: w.x, wy: w.y, wz: w.z },
    };
  }

  /** How far off its arc the last turn came (rad), how often it was hit and what it felt (N m s), how often it flipped. */
  measuresOf(entity: Entity): Figures | null {
    const meter = this.sphereOf(entity)?.meter;
    return meter ? { off_arc: meter.offArc, hits: meter.hits, felt: meter.felt, flips: meter.flips } : null;
  }

  adjustables(): Readonly<Record<string, Adjustable>> {
    const { _orders: orders } = this;
    const { ships, crates = 0 } = this._spec;
    return {
      crates: { get: () => [crates], set: ([count]) => this._setCrates(count) },
      cargo: { get: () => [ships[0].cargo ?? 0], set: ([mass]) => this._setCargo(mass) },
      held: {
        get: () => [Number(ships[ships.length - 1].steered ?? true)],
        set: ([held]) => this._setHeld(held !== 0),
      },
      [gyroscopicRow.key]: {
        get: () => [Number(this._spec.gyroscopic ?? gyroscopicRow.initial)],
        set: ([on]) => this._setGyroscopic(on !== 0),
      },
      [integralFrameRow.key]: {
        get: () => this.spheres.map(({ ship }) => frames.indexOf(ship.integralFrame)),
        set: (places) => this._setIntegralFrames(places),
      },
      ...(orders && {
        turn: { get: () => [orders.by], set: ([by]) => this._setTurn(orders, by) },
        axis: {
          get: () => tripleOf(orders.axis),
          set: ([x, y, z]) => {
            this.axis = { x, y, z };
          },
        },
        repeats: {
          get: () => [Number(orders.repeats)],
          set: ([on]) => {
            orders.repeats = on !== 0;
          },
        },
      }),
      orders: {
        get: () => this.spheres.flatMap(({ ship }) => attitudeOf(ship.order)),
        set: (numbers) => this._setOrders(numbers),
      },
    };
  }

  /** As a file has it that goes on from here. */
  get onwards(): SpaceSpec {
    const { time, tick } = this._simulation;
    const ships = this.spheres.map((sphere) => sphere.specNow(tick > 0));
    const pushes = this._pushes.left(time);
    const { ships: _ships, pushes: _pushes, ...rest } = this.anew;
    return {
      ...rest,
      ships,
      ...(this._orders?.repeats && { orders: this._orders.spec(time) }),
      ...(pushes.length > 0 && { pushes }),
    };
  }

  /** As a file has it that begins again, with what a person has chosen. */
  get anew(): SpaceSpec {
    const { orders: _, ...rest } = this._spec;
    return { ...rest, ...(this._orders && { orders: this._orders.spec() }) };
  }

  private _setCrates(count: number): void {
    const crates = crateCounts.find((each) => each === count);
    if (crates === undefined)
      throw new RangeError(`crates: must be one of ${crateCounts.join(', ')}, got ${count}`);
    this._beginAnew({ ...this._spec, crates });
  }

  /** Of every ship. @param cargo kg */
  private _setCargo(cargo: number): void {
    if (!(cargo >= 0 && cargo <= mostOfSpace.cargo))
      throw new RangeError(`cargo: must be a number from 0 to ${mostOfSpace.cargo}, got ${cargo}`);
    this._beginAnew({ ...this._spec, ships: this._spec.ships.map((ship) => ({ ...ship, cargo })) });
  }

  /** Whether the last ship is steered. */
  private _setHeld(steered: boolean): void {
    const { ships } = this._spec;
    this._beginAnew({ ...this._spec, ships: ships.with(-1, { ...ships[ships.length - 1], steered }) });
  }

  /** From here on, while the ships fly on. */
  private _setGyroscopic(gyroscopic: boolean): void {
    this._spec = { ...this._spec, gyroscopic };
    for (const { ship } of this.spheres) ship.isGyroscopic = gyroscopic;
  }

  /** From here on, while the ships fly on. @param places of the frames among the choices, one for each ship */
  private _setIntegralFrames(places: readonly number[]): void {
    const chosen = this.spheres.map((_, n) => frames[places[n]]);
    if (chosen.some((frame) => frame === undefined))
      throw new RangeError(
        `${integralFrameRow.key}: must be 0 to ${frames.length - 1} for each ship, got ${places.join(', ')}`,
      );
    const ships = this._spec.ships.map((ship, n) => ({ ...ship, integralFrame: chosen[n] }));
    this._spec = { ...this._spec, ships };
    this.spheres.forEach(({ ship }, n) => {
      ship.integralFrame = chosen[n];
    });
  }

  /** @param by rad */
  private _setTurn(orders: RepeatedOrders, by: number): void {
    const isOther = by !== orders.by;
    orders.by = by;
    orders.repeats = true;
    this._beginAnew(this._spec, isOther && this.turnsFromRest ? stepWait : 0);
  }

  private _setOrders(numbers: readonly number[]): void {
    this.spheres.forEach((sphere, n) => {
      const [x, y, z, w] = numbers.slice(perAttitude * n);
      sphere.ship.order = { x, y, z, w };
    });
  }

  /** Every ship begins again where the file has it, or where it was when the file was saved. An order that a person gave stays. @param wait by how much those that repeat are put off. s */
  private _beginAnew(spec: SpaceRules['_spec'], wait = 0): void {
    const { time } = this._simulation;
    const orders = this._isOwnOrder ? this.spheres.map(({ ship }) => ship.order) : [];
    this._spec = { ...spec, ships: spec.ships.map(({ moment: _, ...ship }) => ship) };
    this._orders?.beginAnew(time, wait);
    this._pushes.beginAnew(time);
    this._makeSpheres();
    orders.forEach((order, n) => {
      this.spheres[n].ship.order = order;
    });
  }

  private _makeSpheres(): void {
    const { entities } = this._simulation;
    this.spheres = this._spec.ships.map((ship, n) => {
      const sphere = new Sphere(entities[n], ship, this._spec);
      const { memory } = ship.moment ?? {};
      if (memory) recall(sphere.ship, `space.ships[${n}].moment.memory`, memory);
      return sphere;
    });
  }
}

/** The rules of a simulation's ships; null where there are none. */
export function spaceOf({ systems }: Pick<Simulation, 'systems'>): SpaceRules | null {
  return systems.find((system) => system instanceof SpaceRules) ?? null;
}
