// A space on crashcat, and the only file that knows it: crashcat finds and solves contacts and moves the bodies; how they turn is ours.
import {
  addBroadphaseLayer,
  addObjectLayer,
  box,
  type ContactManifold,
  compound,
  createWorld,
  createWorldSettings,
  enableCollision,
  getWorldSpaceContactPointOnA,
  type Listener,
  MotionType,
  type RigidBody,
  registerShapes,
  rigidBody,
  type Shape,
  updateWorld,
  type World,
} from 'crashcat';
import { add, type Vector, zero } from '../../../control/attitude/vector';
import { cos, sin } from '../../../exact/exact';
import { meanRate } from './free-turn';
import type { Solid } from './solid';
import { atRest, type Motion, type SpaceBody } from './space-body';
import { turnedOn } from './turn-by';

registerShapes([box.def, compound.def]);

/**
 * Runs a part of crashcat with Slew's own sine and cosine, which are the same to the last bit in every engine: it calls
 * Math.sin and Math.cos while it steps and while it makes things. The part must not wait for anything: until it ends, all of
 * the page computes with them.
 */
export function exactly<Result>(part: () => Result): Result {
  const native = { sin: Math.sin, cos: Math.cos };
  Object.assign(Math, { sin, cos });
  try {
    return part();
  } finally {
    Object.assign(Math, native);
  }
}

/** How bodies rub and bounce: painted metal, as bodies of the plane do. */
const surface = { friction: 0.4, restitution: 0.3 };

/** What one step keeps of a body while crashcat has it. */
interface Turning {
  /** Angular momentum with what turned it in this step. kg m²/s */
  readonly momentum: Vector;
  /** Angular velocity that it is moved with. rad/s */
  readonly rate: Vector;
}

/** A space on crashcat. What it keeps from step to step beside its bodies' motions is where they are near each other. */
export class CrashcatSpace {
  private readonly _bodies: readonly SpaceBody[];
  private readonly _isGyroscopic: boolean;
  private readonly _world: World;
  private readonly _rigid: readonly RigidBody[];
  /** The motions that crashcat's bodies have: any other one was set from outside. */
  private readonly _known: Motion[];

  /** @param isGyroscopic whether ω × Iω turns its bodies, as it does real ones */
  constructor(bodies: readonly SpaceBody[], isGyroscopic: boolean) {
    this._bodies = bodies;
    this._isGyroscopic = isGyroscopic;
    [this._world, this._rigid] = exactly(() => {
      const [world, layer] = emptyWorld();
      return [world, bodies.map(({ solid }) => rigidBodyOf(solid, world, layer))] as const;
    });
    this._known = bodies.map(() => atRest);
  }

  /** One step of all its bodies. @param timeStep s */
  step(timeStep: number): void {
    const bodies = this._bodies;
    for (const body of bodies) body.touches = [];
    const listener: Listener = {
      onContactAdded: (one, other, manifold) => this._touch(one, other, manifold),
      onContactPersisted: (one, other, manifold) => this._touch(one, other, manifold),
    };
    exactly(() => {
      const turning = bodies.map((_, n) => this._begin(n, timeStep));
      updateWorld(this._world, listener, timeStep);
      turning.forEach((each, n) => {
        this._end(n, each);
      });
    });
  }

  /** Hands a body to crashcat, with the velocities to move it with. */
  private _begin(n: number, timeStep: number): Turning {
    const [body, rigid] = [this._bodies[n], this._rigid[n]];
    const { force, torque, motion, solid } = body;
    const { attitude, velocity, angularVelocity } = motion;
    body.force = zero;
    body.torque = zero;
    const type = body.isSet ? MotionType.KINEMATIC : MotionType.DYNAMIC;
    if (rigid.motionType !== type) rigidBody.setMotionType(this._world, rigid, type, true);
    const { linearVelocity, angularVelocity: rates } = rigid.motionProperties;
    if (body.isSet) {
      // It is put where it turns to, and stands there for whatever it meets.
      this._put(n, { ...motion, attitude: turnedOn(attitude, angularVelocity, timeStep) });
      write(linearVelocity, zero);
      write(rates, zero);
      return { momentum: zero, rate: angularVelocity };
    }
    if (motion !== this._known[n]) this._put(n, motion);
    const momentum = add(body.timesInertia(angularVelocity), torque, timeStep);
    const rate = this._isGyroscopic
      ? meanRate(body, momentum, timeStep)
      : add(angularVelocity, body.byInertia(torque), timeStep);
    write(linearVelocity, add(velocity, force, timeStep / solid.mass));
    write(rates, rate);
    return { momentum, rate };
  }

  /**
   * Takes a body back. crashcat has moved it with its mean angular velocity in the step; now it gets the one that its
   * momentum, with what contacts gave, means in its new attitude: crashcat by itself leaves ω × Iω out.
   */
  private _end(n: number, { momentum, rate }: Turning): void {
    const [body, rigid] = [this._bodies[n], this._rigid[n]];
    const moved: Motion = {
      place: vectorOf(rigid.centerOfMassPosition),
      attitude: { ...vectorOf(rigid.quaternion), w: rigid.quaternion[3] },
      velocity: vectorOf(rigid.motionProperties.linearVelocity),
      angularVelocity: body.isSet ? rate : vectorOf(rigid.motionProperties.angularVelocity),
    };
    const before = body.motion.attitude;
    body.felt = body.timesInertia(add(moved.angularVelocity, rate, -1), before);
    const isFree = this._isGyroscopic && !body.isSet;
    body.motion = isFree
      ? { ...moved, angularVelocity: body.byInertia(add(momentum, body.felt), moved.attitude) }
      : moved;
    this._known[n] = body.motion;
  }

  private _put(n: number, { place, attitude }: Motion): void {
    const { x, y, z, w } = attitude;
    rigidBody.setTransform(this._world, this._rigid[n], [place.x, place.y, place.z], [x, y, z, w], true);
  }

  /** Two bodies are near each other: notes it where they overlap. */
  private _touch(one: RigidBody, other: RigidBody, manifold: ContactManifold): void {
    if (manifold.penetrationDepth < 0) return;
    const point: [number, number, number] = [0, 0, 0];
    getWorldSpaceContactPointOnA(point, manifold, 0);
    const at = vectorOf(point);
    const [a, b] = [this._rigid.indexOf(one), this._rigid.indexOf(other)];
    this._bodies[a].touches.push({ with: b, at });
    this._bodies[b].touches.push({ with: a, at });
  }
}

/**
 * An empty world without gravity, and the layer of its bodies. It remembers nothing of contacts: a space that is made from
 * motions goes on to the last bit as the one that they were taken from.
 */
function emptyWorld(): readonly [World, number] {
  const settings = createWorldSettings();
  const layer = addObjectLayer(settings, addBroadphaseLayer(settings));
  enableCollision(settings, layer, layer);
  settings.gravity = [0, 0, 0];
  settings.solver.warmStarting = false;
  settings.narrowphase.useBodyPairContactCache = false;
  return [createWorld(settings), layer];
}

/** A solid as a body of crashcat, with the mass and the inertia that are given and not those that crashcat finds. */
function rigidBodyOf(solid: Solid, world: World, objectLayer: number): RigidBody {
  const { moments, frame, mass } = solid;
  const rigid = rigidBody.create(world, {
    motionType: MotionType.DYNAMIC,
    shape: shapeOf(solid),
    objectLayer,
    mass,
    ...surface,
    ...{ linearDamping: 0, angularDamping: 0, allowSleeping: false },
    ...{ maxAngularVelocity: Infinity, maxLinearVelocity: Infinity },
  });
  const { invInertiaDiagonal, inertiaRotation } = rigid.motionProperties;
  write(invInertiaDiagonal, { x: 1 / moments.x, y: 1 / moments.y, z: 1 / moments.z });
  write(inertiaRotation, frame);
  inertiaRotation[3] = frame.w;
  return rigid;
}

/** Its boxes about its centre of mass, which is then where crashcat's body is, to the last bit. */
function shapeOf({ boxes, centre }: Solid): Shape {
  const children = boxes.map(({ at, half }) => {
    const { x, y, z } = add(at, centre, -1);
    const shape = box.create({ halfExtents: [half.x, half.y, half.z] });
    return {
      position: [x, y, z] as [number, number, number],
      quaternion: [0, 0, 0, 1] as [number, number, number, number],
      shape,
    };
  });
  const shape = compound.create({ children });
  write(shape.centerOfMass, zero);
  return shape;
}

function vectorOf(values: readonly number[]): Vector {
  const [x, y, z] = values;
  return { x, y, z };
}

function write(values: number[], { x, y, z }: Vector): void {
  values[0] = x;
  values[1] = y;
  values[2] = z;
}
