// The start of a steered body: its options, place and settings.
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

/** Start of an entity. Anything left out has the default of its kind. */
export interface EntityStart extends Partial<Options> {
  readonly position: Point;
  /** Heading. rad, 0 along +x, clockwise on the screen. */
  readonly angle: number;
  readonly controller?: ControllerSpec;
  readonly limits?: Partial<MotionLimits>;
  /** Distance within which a chased target is sought. m */
  readonly seekDistance?: number;
  /** Headings that the body does not turn through, from the first clockwise to the second; none when left out. rad */
  readonly closed?: Sector;
  /** Law of guidance; pursuit when left out. */
  readonly guidance?: GuidanceSpec;
  /** Means of turning the body; torque when left out. */
  readonly drive?: DriveName;
  readonly build?: Build;
  /** Hull about the body's centre of mass; the hull of its kind when left out. */
  readonly hull?: Hull;
  /** Noise and delay of the body's sensor; none when left out. */
  readonly sensor?: Partial<SensorSettings>;
  /** Seed of the sensor's noise, a whole number; 1 when left out. */
  readonly seed?: number;
}

/** Start of an entity that steers an existing body, at the body's place. The nose is along its +x. */
export interface BodyStart extends Omit<EntityStart, 'position' | 'angle' | 'build' | 'hull'> {
  readonly body: Body;
}

/** Returns the body of an entity, and the hull that it was made of: its own or that of its kind; null for an existing body. */
export function bodyAndHull(
  world: World,
  usual: Hull,
  start: EntityStart | BodyStart,
): readonly [Body, Hull | null] {
  if ('body' in start) return [start.body, null];
  const hull = start.hull ? centred(start.hull) : usual;
  return [createBody(world, hull, start.position, start.angle, start.build), hull];
}
