// A ship in its sphere, with its crates and its measures.
import { type Quaternion, rotate } from '../../../laws/control/attitude/quaternion';
import { within, zero } from '../../../laws/control/attitude/vector';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { mostOfSpace, type ShipSpec, type SpaceSpec } from '../spec';
import { attitudeOf, tripleOf } from './attitudes';
import { cratesOf, numbersOfMotion, pullCrates, pushTowards, shipHold } from './crates';
import { ShipMeter } from './meter';
import { NoseTrail } from './nose-trail';
import { noseAxis, Ship } from './ship';
import { stepSpace } from './space';
import type { BodyMotion, SpaceBody } from './space-body';

/** Limits a motion to the range of values that files allow. */
function bounded(motion: BodyMotion): BodyMotion {
  const place = within(motion.place, mostOfSpace.place);
  const velocity = within(motion.velocity, mostOfSpace.speed);
  const angularVelocity = within(motion.angularVelocity, mostOfSpace.angularVelocity);
  const isBounded =
    place === motion.place && velocity === motion.velocity && angularVelocity === motion.angularVelocity;
  return isBounded ? motion : { ...motion, place, velocity, angularVelocity };
}

/** A ship and the crates around it, drawn in one glass sphere. */
export class Sphere {
  readonly ship: Ship;
  readonly crates: readonly SpaceBody[];
  readonly meter = new ShipMeter();
  /** Trail of the ship's nose during the last seconds. */
  readonly trail = new NoseTrail();
  readonly showsMiddleAxis: boolean;
  private readonly _spec: ShipSpec;

  constructor(entity: Entity, spec: ShipSpec, { crates = 0, gyroscopic = true }: SpaceSpec) {
    this._spec = spec;
    this.showsMiddleAxis = spec.inertia?.moments !== undefined && spec.angularVelocity !== undefined;
    this.ship = new Ship(entity, spec, gyroscopic);
    this.crates = cratesOf(crates, spec.moment?.crates);
  }

  /**
   * Moves ship and crates by one step.
   * @param timeStep duration of the step, s
   * @param time simulation time after the step, s
   */
  step(timeStep: number, time: number): void {
    const { ship, crates } = this;
    if (ship.steered) pushTowards(ship.body, zero, shipHold);
    pullCrates(crates);
    const before = this.bodies.map(({ motion }) => motion);
    const { angularVelocity } = ship.body.motion;
    stepSpace(this.bodies, ship.isGyroscopic, timeStep);
    ship.keep(angularVelocity);
    for (const body of this.bodies) body.motion = bounded(body.motion);
    this.meter.record(ship, time, before);
    this.trail.record(time, rotate(noseAxis, ship.body.motion.attitude), ship.isStrained);
  }

  /** Commands the ship to an attitude, and starts to measure the turn from the ship's present attitude. */
  turnTo(order: Quaternion): void {
    this.ship.order = order;
    this.meter.begin();
  }

  reset(attitude: Quaternion): void {
    this.ship.reset(attitude);
    this.trail.breakOff();
  }

  /** The bodies that are drawn in one glass sphere: the ship, then its crates. */
  get bodies(): readonly SpaceBody[] {
    return [this.ship.body, ...this.crates];
  }

  /** Whether the ship has pods with cargo. */
  get hasCargo(): boolean {
    return (this._spec.cargo ?? 0) > 0;
  }

  /** Attitude that a wrong law assumes for the cargo. Null for a correct law or without cargo. */
  get assumedCargo(): Quaternion | null {
    return this.hasCargo ? this.ship.assumedAttitude : null;
  }

  /**
   * Name that replaces the ship's usual name during free drift. Null while a law steers the ship, or if the scene sets
   * no such name.
   */
  get name(): string | null {
    return this.ship.steered ? null : (this._spec.labelLetGo ?? null);
  }

  /**
   * Returns the ship's settings and present state in the format of scenario files.
   * @param isUnderWay whether the run has started
   */
  specNow(isUnderWay: boolean): ShipSpec {
    const { ship, crates } = this;
    const { cargo, inertia, product, angle, labelLetGo, orderRate, toldRate } = this._spec;
    const { place, attitude, velocity, angularVelocity } = ship.body.motion;
    const { memory } = ship;
    return {
      attitude: attitudeOf(attitude),
      angularVelocity: tripleOf(angularVelocity),
      order: attitudeOf(ship.order),
      ...(orderRate && { orderRate }),
      ...(toldRate !== undefined && { toldRate }),
      steered: ship.steered,
      ...(labelLetGo !== undefined && { labelLetGo }),
      ...(cargo !== undefined && { cargo }),
      ...(inertia && { inertia }),
      ...(product && { product }),
      ...(angle && { angle }),
      ...(ship.integralFrame !== 'body' && { integralFrame: ship.integralFrame }),
      ...(isUnderWay && {
        moment: {
          place: tripleOf(place),
          velocity: tripleOf(velocity),
          ...(memory.length > 0 && { memory }),
          ...(crates.length > 0 && { crates: crates.map(({ motion }) => numbersOfMotion(motion)) }),
        },
      }),
    };
  }
}
