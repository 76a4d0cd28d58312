// How a steered body begins.
import type { Body, World } from 'planck';
import type { ControllerSpec } from '../../laws/control/controllers';
import type { Sector } from './closed-sector';
import type { Point } from './command';
import type { DriveName } from './drive';
import type { GuidanceSpec } from './guidance/guidance';
import { type Build, centred, createBody, type Hull } from './hull';
import type { MotionLimits } from './motion-limits';
import type { Options } from './options';
import type { SensorSettings } from './sensor';

/** How an entity begins. Left out means the default of its kind. */
export interface EntityStart extends Partial<Options> {
  readonly position: Point;
  /** rad, 0 along +x, clockwise on the screen. */
  readonly angle: number;
  readonly controller?: ControllerSpec;
  readonly limits?: Partial<MotionLimits>;
  /** m. */
  readonly seekDistance?: number;
  /** Headings that it does not turn through, from the first clockwise to the second; none when left out. rad */
  readonly closed?: Sector;
  /** Law of guidance; pursuit when left out. */
  readonly guidance?: GuidanceSpec;
  /** How the body is turned; by torque when left out. */
  readonly drive?: DriveName;
  readonly build?: Build;
  /** Hull about its centre of mass; the hull of its kind when left out. */
  readonly hull?: Hull;
  /** Noise and delay of its sensor; none when left out. */
  readonly sensor?: Partial<SensorSettings>;
  /** Seed of the sensor's noise, a whole number; 1 when left out. */
  readonly seed?: number;
}

/** Start of an entity that steers an existing body, at the body's place. The nose is along its +x. */
export interface BodyStart extends Omit<EntityStart, 'position' | 'angle' | 'build' | 'hull'> {
  readonly body: Body;
}

/** The body of an entity, and the hull that it was made of: its own, else the usual one; null for a body that was there. */
export function bodyAndHull(
  world: World,
  usual: Hull,
  start: EntityStart | BodyStart,
): readonly [Body, Hull | null] {
  if ('body' in start) return [start.body, null];
  const hull = start.hull ? centred(start.hull) : usual;
  return [createBody(world, hull, start.position, start.angle, start.build), hull];
}
