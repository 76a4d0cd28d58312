// The rules of space: each ship turns to its order (the commanded attitude) in its own sphere. The law of a
// two-dimensional body, which represents the ship, steers it.
import type { Quaternion } from '../../../laws/control/attitude/quaternion';
import { lengthOf, type Vector } from '../../../laws/control/attitude/vector';
import { recall } from '../../../world/entities/body-memory';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Simulation } from '../../../world/simulation/simulation';
import type { Adjustable, BodyFigures, System } from '../../../world/simulation/system';
import { crateCounts, mostOfSpace, type ShipSpec, type SpaceSpec, shipsOf } from '../spec';
import { attitudeOf, tripleOf } from './attitudes';
import { numbersOfMotion } from './crates';
import { Pushes, RepeatedOrders } from './schedule';
import { gyroscopicRow, type IntegralFrame, integralFrameRow, optionWords } from './settings';
import { Sphere } from './sphere';

/** Reference frames in which a law can integrate the error, in the order of the setting's options. */
const frames: readonly IntegralFrame[] = optionWords(integralFrameRow);

/** Delay of the next commanded turn after a change of the turn angle. s */
const stepWait = 0.8;

/** Number of components of a stored attitude, which is a quaternion. */
const perAttitude = 4;

/** Rules of a scene in space: they move its ships and crates, and command attitudes to the ships. */
export class SpaceRules implements System {
  /** The glass spheres, each with a ship and its crates. Sphere n belongs to body n of the simulation. */
  spheres: readonly Sphere[] = [];
  isInputHeld = false;
  private readonly _simulation: Simulation;
  /** Settings of the scene: those of the file, with the player's changes. */
  private _spec: SpaceSpec & { readonly ships: readonly ShipSpec[] };
  private readonly _orders: RepeatedOrders | null;
  private readonly _pushes: Pushes;
  /** Whether the player has commanded an attitude. */
  private _isOrdered = false;

  /**
   * Creates the three-dimensional ships and their crates.
   * @param simulation simulation with the ships' two-dimensional bodies
   * @throws RangeError if a stored state does not fit the ship's control law
   */
  constructor(spec: SpaceSpec, simulation: Simulation) {
    this._simulation = simulation;
    this._spec = { ...spec, ships: shipsOf(spec, simulation.entities.length) };
    this._orders = spec.orders ? new RepeatedOrders(spec.orders) : null;
    this._pushes = new Pushes(spec.pushes ?? []);
    this._makeSpheres();
  }

  sphereOf(entity: Entity): Sphere | null {
    return this.spheres.find(({ ship }) => ship.entity === entity) ?? null;
  }

  /** Commands an attitude to every ship with a law. Ends the automatic commands. */
  order(attitude: Quaternion): void {
    if (this._orders) this._orders.repeats = false;
    else this._isOrdered = true;
    for (const sphere of this.spheres) if (sphere.ship.steered) sphere.turnTo(attitude);
  }

  /** Whether the player chose the commanded attitude. */
  private get _isOwnOrder(): boolean {
    return this._orders ? !this._orders.repeats : this._isOrdered;
  }

  get turnsFromRest(): boolean {
    return this._orders !== null && this._spec.orders?.fromRest === true;
  }

  get isTurnPutOff(): boolean {
    return this.turnsFromRest && (this.isInputHeld || this._orders?.isPutOff === true);
  }

  /**
   * Axis of the largest turn in the scene's list of repeated turns. Unit vector. Null unless each of these turns starts
   * at rest.
   */
  get axis(): Vector | null {
    return this.turnsFromRest ? (this._orders?.axis ?? null) : null;
  }

  set axis(axis: Vector) {
    if (!this._orders) return;
    this._orders.axis = axis;
    this._orders.repeats = true;
    this._restart(this._spec);
  }

  /**
   * Body in focus at the start: first ship turned by torque with the correct inertia frame (docs/errata.md, 32).
   * Undefined if there is none.
   */
  get defaultFocus(): Entity | undefined {
    return this.spheres.find(({ ship }) => ship.isTurnedByTorque && ship.product === 'rotation-tensor')?.ship
      .entity;
  }

  nameOf(entity: Entity): string | null {
    return this.sphereOf(entity)?.name ?? null;
  }

  whyNoLaw(entity: Entity): string | null {
    const ship = this.sphereOf(entity)?.ship;
    return ship && !ship.steered ? 'No law turns this ship: it is let go, and spins by itself.' : null;
  }

  watches(entity: Entity): boolean {
    return this.sphereOf(entity) !== null;
  }

  before(timeStep: number): void {
    const { time } = this._simulation;
    if (!this.isInputHeld) this._orders?.before(time, this.spheres);
    this._pushes.before(time, timeStep, this.spheres);
  }

  /**
   * Steers one ship for one step, and writes the telemetry.
   * @param entity body that represents the ship in the two-dimensional simulation
   * @param timeStep duration of the step, s
   */
  afterUpdate(entity: Entity, timeStep: number): void {
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

  /** Place, attitude, velocity and angular velocity of every ship, then of every crate. */
  get ownState(): readonly number[] {
    const all = this.spheres.map(({ bodies }) => bodies);
    const bodies = [...all.map(([ship]) => ship), ...all.flatMap(([, ...crates]) => crates)];
    return bodies.flatMap(({ motion }) => numbersOfMotion(motion));
  }

  /**
   * Returns a ship's attitude, angular velocity, and magnitudes of error and acceleration.
   * @param entity body that represents the ship
   * @returns null if the body represents no ship
   */
  motionOf(entity: Entity): BodyFigures | null {
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

  /**
   * Returns the measurements of the ship that a body represents. Null if the body represents no ship.
   * @returns `off_arc`: largest deviation from the shortest way in the current turn, rad. `hits`: number of hits by
   * crates. `flips`: how often a drifting ship flipped over. `felt`: sum of the angular momenta received in hits, N m
   * s.
   */
  measuresOf(entity: Entity): BodyFigures | null {
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

  /** Settings and current state of the scene, for a scenario file that starts at the present moment. */
  get specAtMoment(): SpaceSpec {
    const { time, tick } = this._simulation;
    const ships = this.spheres.map((sphere) => sphere.specNow(tick > 0));
    const pushes = this._pushes.left(time);
    const { ships: _ships, pushes: _pushes, ...rest } = this.specAtRestart;
    return {
      ...rest,
      ships,
      ...(this._orders?.repeats && { orders: this._orders.spec(time) }),
      ...(pushes.length > 0 && { pushes }),
    };
  }

  /** Settings with which the scene restarts: those of the file, with the player's changes. */
  get specAtRestart(): SpaceSpec {
    const { orders: _, ...rest } = this._spec;
    return { ...rest, ...(this._orders && { orders: this._orders.spec() }) };
  }

  private _setCrates(count: number): void {
    const crates = crateCounts.find((each) => each === count);
    if (crates === undefined)
      throw new RangeError(`crates: must be one of ${crateCounts.join(', ')}, got ${count}`);
    this._restart({ ...this._spec, crates });
  }

  private _setCargo(cargo: number): void {
    if (!(cargo >= 0 && cargo <= mostOfSpace.cargo))
      throw new RangeError(`cargo: must be a number from 0 to ${mostOfSpace.cargo}, got ${cargo}`);
    this._restart({ ...this._spec, ships: this._spec.ships.map((ship) => ({ ...ship, cargo })) });
  }

  /** Sets whether the last ship in the list is steered by its law or drifts freely. Restarts all ships. */
  private _setHeld(steered: boolean): void {
    const { ships } = this._spec;
    this._restart({ ...this._spec, ships: ships.with(-1, { ...ships[ships.length - 1], steered }) });
  }

  /** Switches the gyroscopic torque on or off, without a restart. */
  private _setGyroscopic(gyroscopic: boolean): void {
    this._spec = { ...this._spec, gyroscopic };
    for (const { ship } of this.spheres) ship.isGyroscopic = gyroscopic;
  }

  /**
   * Sets for each ship the frame in which the law integrates the attitude error.
   * @param indices for each ship, the index of its frame in the list of options
   * @throws RangeError for an index without a frame
   */
  private _setIntegralFrames(indices: readonly number[]): void {
    const chosen = this.spheres.map((_, n) => frames[indices[n]]);
    if (chosen.some((frame) => frame === undefined))
      throw new RangeError(
        `${integralFrameRow.key}: must be 0 to ${frames.length - 1} for each ship, got ${indices.join(', ')}`,
      );
    const ships = this._spec.ships.map((ship, n) => ({ ...ship, integralFrame: chosen[n] }));
    this._spec = { ...this._spec, ships };
    this.spheres.forEach(({ ship }, n) => {
      ship.integralFrame = chosen[n];
    });
  }

  /**
   * Scales the angles of the scene's repeated turns, and starts these turns again.
   * @param largest new angle of the largest turn, rad
   */
  private _setTurn(orders: RepeatedOrders, largest: number): void {
    const isOther = largest !== orders.by;
    orders.by = largest;
    orders.repeats = true;
    this._restart(this._spec, isOther && this.turnsFromRest ? stepWait : 0);
  }

  private _setOrders(numbers: readonly number[]): void {
    this.spheres.forEach((sphere, n) => {
      const [x, y, z, w] = numbers.slice(perAttitude * n);
      sphere.ship.order = { x, y, z, w };
    });
  }

  /**
   * Moves every ship back to its start. If the player has commanded an attitude, the ships keep this command.
   * @param spec settings of the scene
   * @param wait additional delay of the first automatic command, s
   */
  private _restart(spec: SpaceRules['_spec'], wait = 0): void {
    const { time } = this._simulation;
    const orders = this._isOwnOrder ? this.spheres.map(({ ship }) => ship.order) : [];
    this._spec = { ...spec, ships: spec.ships.map(({ moment: _, ...ship }) => ship) };
    this._orders?.restart(time, wait);
    this._pushes.restart(time);
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

/** Finds the rules for ships in space in a simulation. Null if it has none. */
export function spaceOf({ systems }: Pick<Simulation, 'systems'>): SpaceRules | null {
  return systems.find((system) => system instanceof SpaceRules) ?? null;
}
