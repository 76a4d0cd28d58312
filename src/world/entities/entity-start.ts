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

/** Initial values of an entity (steered body). Missing values have defaults. */
export interface EntityStart extends Partial<Options> {
  readonly position: Point;
  /** Heading at the start. rad, 0 along +x, clockwise on the screen. */
  readonly angle: number;
  readonly controller?: ControllerSpec;
  readonly limits?: Partial<MotionLimits>;
  /** Distance within which a target or waypoint counts as reached. m */
  readonly seekDistance?: number;
  /**
   * Range of headings that the body may not turn through, from the first value clockwise to the second. rad; default:
   * none
   */
  readonly closed?: Sector;
  /** Guidance law. Default: pursuit */
  readonly guidance?: GuidanceSpec;
  /** Drive that turns the body. Default: torque */
  readonly drive?: DriveName;
  readonly build?: Build;
  /** Hull, with the origin at its centre of mass. Default: the hull of the entity's kind */
  readonly hull?: Hull;
  /** Noise and delay of the body's sensor. Default: none */
  readonly sensor?: Partial<SensorSettings>;
  /** Seed of the sensor's noise. A whole number; default 1 */
  readonly seed?: number;
}

/** Initial values of an entity made from a physics body whose nose points along local x. */
export interface BodyStart extends Omit<EntityStart, 'position' | 'angle' | 'build' | 'hull'> {
  readonly body: Body;
}

/**
 * Makes the physics body of a new entity. Returns the body and its hull (shape). If `start` already contains a body,
 * returns that body, with null as the hull.
 * @param usual the hull of the entity's kind, used if `start` gives none
 */
export function bodyAndHull(
  world: World,
  usual: Hull,
  start: EntityStart | BodyStart,
): readonly [Body, Hull | null] {
  if ('body' in start) return [start.body, null];
  const hull = start.hull ? centred(start.hull) : usual;
  return [createBody(world, hull, start.position, start.angle, start.build), hull];
}
