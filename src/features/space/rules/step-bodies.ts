// Moves bodies that may collide, with the physics library crashcat, which is used for contacts only,
// and only in this file.
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
import type { BodyMotion } from './space-body';

registerShapes([box.def, compound.def]);

/** A ship or crate, as input for the simulation of one step. */
export interface MovingBody {
  readonly solid: Solid;
  /**
   * Place and attitude before the step; velocities with the step's force and torque. If `isSet`: place before, attitude
   * after the step, velocities 0.
   */
  readonly motion: BodyMotion;
  /** Whether the drive sets the body's motion directly, instead of by a torque. */
  readonly isSet: boolean;
}

/** Indices of two bodies that touched or nearly touched in a step. */
export interface NearPair {
  readonly bodies: readonly [number, number];
  /** Contact point of the two bodies, in the same coordinates as the places of the bodies. m */
  readonly at: Vector;
  /** Depth of the overlap. m. Below 0 for bodies that do not touch yet. */
  readonly depth: number;
}

/** Coefficients of friction and restitution of all ships and crates. */
const surface = { friction: 0.4, restitution: 0.3 };

/**
 * Simulates one step of colliding bodies. Returns new motions, and touching or near pairs.
 * @param timeStep duration of the step, s
 */
export function stepBodies(
  moving: readonly MovingBody[],
  timeStep: number,
): { readonly moved: readonly BodyMotion[]; readonly near: readonly NearPair[] } {
  // It builds a new crashcat world for each step. So nothing but motions is remembered, and a rewound or loaded
  // run continues equally to the last bit, even during a hit. Building a world of nine bodies takes as long as
  // one step of it.
  // crashcat calls Math.sin and Math.cos while it steps, and while it creates things.
  return exactly(() => {
    const [world, layer] = emptyWorld();
    const bodies = moving.map((one) => bodyOf(one, world, layer));
    const near: NearPair[] = [];
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

/** Returns an empty crashcat physics world without gravity, and the layer for bodies. */
function emptyWorld(): readonly [World, number] {
  const settings = createWorldSettings();
  const layer = addObjectLayer(settings, addBroadphaseLayer(settings));
  enableCollision(settings, layer, layer);
  settings.gravity = [0, 0, 0];
  return [createWorld(settings), layer];
}

/** Converts a ship or crate to a body of the physics library crashcat. */
function bodyOf({ solid, motion, isSet }: MovingBody, world: World, objectLayer: number): RigidBody {
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

/** Returns a body's boxes as a crashcat physics shape, with the centre of mass as origin. */
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

function motionOf({ centerOfMassPosition, quaternion, motionProperties }: RigidBody): BodyMotion {
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
