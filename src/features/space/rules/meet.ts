// Moves bodies that may meet, with crashcat. This is the only file that knows it: it finds contacts and solves them, and no more.
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
import { add, type Vector, zero } from '../../../laws/control/attitude/vector';
import { exactly } from '../../../laws/exact/exactly';
import type { Solid } from './solid';
import type { Motion } from './space-body';

registerShapes([box.def, compound.def]);

/** A body to be moved for a step. */
export interface Moving {
  readonly solid: Solid;
  /** Its angular velocity is the mean of the step. */
  readonly motion: Motion;
  /** Whether it stands where it is put, whatever it meets. */
  readonly isSet: boolean;
}

/** Two bodies that were near each other in a step, by their places in the list. */
export interface Near {
  readonly bodies: readonly [number, number];
  /** Where. m */
  readonly at: Vector;
  /** How deep they overlap; below 0 for those that do not yet. m: contacts are solved from 2 cm on */
  readonly depth: number;
}

/** How bodies rub and bounce: painted metal, as bodies of the plane do. */
const surface = { friction: 0.4, restitution: 0.3 };

/**
 * Moves bodies for a step and lets them push each other aside: their motions after it, and which of them were near each other. crashcat's world is
 * made anew for each step, so that nothing is remembered but motions: a run that is looked back at, or comes out of a
 * file, goes on to the last bit, in the middle of a hit too. Made and left, a world of nine bodies takes as long as a step of it.
 * @param timeStep s
 */
export function meet(
  moving: readonly Moving[],
  timeStep: number,
): { readonly moved: readonly Motion[]; readonly near: readonly Near[] } {
  // crashcat calls Math.sin and Math.cos while it steps, and while it makes things.
  return exactly(() => {
    const [world, layer] = emptyWorld();
    const bodies = moving.map((one) => bodyOf(one, world, layer));
    const near: Near[] = [];
    const note = (one: RigidBody, other: RigidBody, manifold: ContactManifold) => {
      const point: [number, number, number] = [0, 0, 0];
      getWorldSpaceContactPointOnA(point, manifold, 0);
      near.push({
        bodies: [bodies.indexOf(one), bodies.indexOf(other)],
        at: vectorOf(point),
        depth: manifold.penetrationDepth,
      });
    };
    const listener: Listener = { onContactAdded: note };
    updateWorld(world, listener, timeStep);
    return { moved: bodies.map(motionOf), near };
  });
}

/** An empty world without gravity, and the layer of its bodies. */
function emptyWorld(): readonly [World, number] {
  const settings = createWorldSettings();
  const layer = addObjectLayer(settings, addBroadphaseLayer(settings));
  enableCollision(settings, layer, layer);
  settings.gravity = [0, 0, 0];
  return [createWorld(settings), layer];
}

/** A body of crashcat, with the mass and the inertia that are given and not those that crashcat finds. */
function bodyOf({ solid, motion, isSet }: Moving, world: World, objectLayer: number): RigidBody {
  const { place, attitude, velocity, angularVelocity } = motion;
  const body = rigidBody.create(world, {
    motionType: isSet ? MotionType.KINEMATIC : MotionType.DYNAMIC,
    shape: shapeOf(solid),
    objectLayer,
    position: [place.x, place.y, place.z],
    quaternion: [attitude.x, attitude.y, attitude.z, attitude.w],
    mass: solid.mass,
    ...surface,
    ...{ linearDamping: 0, angularDamping: 0, allowSleeping: false },
    ...{ maxAngularVelocity: Infinity, maxLinearVelocity: Infinity },
  });
  const { moments, frame } = solid;
  const { invInertiaDiagonal, inertiaRotation, ...motionProperties } = body.motionProperties;
  write(invInertiaDiagonal, { x: 1 / moments.x, y: 1 / moments.y, z: 1 / moments.z });
  write(inertiaRotation, frame);
  inertiaRotation[3] = frame.w;
  write(motionProperties.linearVelocity, velocity);
  write(motionProperties.angularVelocity, angularVelocity);
  return body;
}

/** Its boxes about its centre of mass, which is then where crashcat's body is, to the last bit. */
function shapeOf({ boxes, centre }: Solid): Shape {
  const children = boxes.map(({ at, half }) => {
    const { x, y, z } = add(at, centre, -1);
    const position: [number, number, number] = [x, y, z];
    const quaternion: [number, number, number, number] = [0, 0, 0, 1];
    return { position, quaternion, shape: box.create({ halfExtents: [half.x, half.y, half.z] }) };
  });
  const shape = compound.create({ children });
  write(shape.centerOfMass, zero);
  return shape;
}

function motionOf({ centerOfMassPosition, quaternion, motionProperties }: RigidBody): Motion {
  return {
    place: vectorOf(centerOfMassPosition),
    attitude: { ...vectorOf(quaternion), w: quaternion[3] },
    velocity: vectorOf(motionProperties.linearVelocity),
    angularVelocity: vectorOf(motionProperties.angularVelocity),
  };
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
