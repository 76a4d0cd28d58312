// Converts between pixels of a page and metres of bodies.
import type { Body } from 'planck';
import type { Command, Point } from '../entities/command';
import type { BodyStart, EntityStart } from '../entities/entity-start';
import type { Hull } from '../entities/hull';
import type { MotionLimits } from '../entities/motion-limits';

/** Pose of a body as a page draws it: place in pixels, and angle in rad, clockwise because y is down. */
export interface PagePose {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

/**
 * Scale from pixels on a page to metres of physics. Physics engines work best with bodies of 0.1 to 10 m; 32 pixels per
 * metre suits most pages.
 */
export class PixelScale {
  /** Pixels per metre, above 0. */
  readonly pixelsPerMetre: number;

  /** Makes a scale. Throws RangeError unless the number of pixels per metre is above 0. */
  constructor(pixelsPerMetre: number) {
    if (!(pixelsPerMetre > 0 && Number.isFinite(pixelsPerMetre))) {
      throw new RangeError(`pixelsPerMetre: must be a number above 0, got ${pixelsPerMetre}`);
    }
    this.pixelsPerMetre = pixelsPerMetre;
  }

  /** Converts a length, speed or acceleration from pixels to metres. m, m/s, m/s² @param pixels px, px/s, px/s² */
  metres(pixels: number): number {
    return pixels / this.pixelsPerMetre;
  }

  /** Converts a place from pixels to metres. m @param point px */
  place({ x, y }: Point): Point {
    return { x: this.metres(x), y: this.metres(y) };
  }

  /** Converts a hull from pixels to metres. m @param hull convex polygons, nose along +x. px */
  hull(hull: Hull): Hull {
    return hull.map((polygon) => polygon.map(([x, y]) => [this.metres(x), this.metres(y)] as const));
  }

  /**
   * Converts the initial values of an entity (a steered body) from pixels to metres.
   * @param start initial values: place, hull and seek distance in px, speed in px/s, linear acceleration in px/s²
   */
  start(start: EntityStart): EntityStart;
  start(start: BodyStart): BodyStart;
  start(start: EntityStart | BodyStart): EntityStart | BodyStart {
    const shared = {
      ...(start.limits && { limits: this._limits(start.limits) }),
      ...(start.seekDistance !== undefined && { seekDistance: this.metres(start.seekDistance) }),
    };
    if ('body' in start) return { ...start, ...shared };
    const hull = start.hull && { hull: this.hull(start.hull) };
    return { ...start, ...shared, ...hull, position: this.place(start.position) };
  }

  /**
   * Converts the places in a command from pixels to metres. A chased target stays unchanged, because it is in metres
   * already.
   * @param command px
   */
  command(command: Command): Command {
    if ('target' in command) return { ...command, target: this.place(command.target) };
    if (command.kind !== 'follow-path') return command;
    return { ...command, waypoints: command.waypoints.map((point) => this.place(point)) };
  }

  /**
   * Returns the place and rotation at which to draw a body: `sprite.setPosition(x, y).setRotation(rotation)`. px, rad
   */
  pose(body: Body): PagePose {
    const { x, y } = body.getPosition();
    return { x: x * this.pixelsPerMetre, y: y * this.pixelsPerMetre, rotation: body.getAngle() };
  }

  /** Converts limits from pixels to metres. Limits of rotation stay the same. */
  private _limits({ linearAcceleration, speed, ...turning }: Partial<MotionLimits>): Partial<MotionLimits> {
    return {
      ...turning,
      ...(linearAcceleration !== undefined && { linearAcceleration: this.metres(linearAcceleration) }),
      ...(speed !== undefined && { speed: this.metres(speed) }),
    };
  }
}
