// Poses: place and heading of a body, and the pose between two others.
import type { Entity } from './entity-kinds';

/** Place and heading of a body. m, rad */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Returns the current pose of an entity. */
export function poseOf({ body }: Entity): Pose {
  const { x, y } = body.getPosition();
  return { x, y, angle: body.getAngle() };
}

/** Number of values for each pose. */
const width = 3;

/** Saved poses of a list of entities, stored in one array. */
export class Poses {
  private _values = new Float64Array(width);
  private _count = 0;

  /** Adds the current pose of an entity to the list. */
  push(entity: Entity): void {
    if (this._values.length === this._count * width) {
      const longer = new Float64Array(2 * this._values.length);
      longer.set(this._values);
      this._values = longer;
    }
    this._count += 1;
    this.write(this._count - 1, entity);
  }

  remove(n: number): void {
    this._values.copyWithin(n * width, (n + 1) * width, this._count * width);
    this._count -= 1;
  }

  /** Replaces the nth pose by the current pose of an entity. */
  write(n: number, { body }: Entity): void {
    const { x, y } = body.getPosition();
    const at = n * width;
    this._values[at] = x;
    this._values[at + 1] = y;
    this._values[at + 2] = body.getAngle();
  }

  at(n: number): Pose {
    const { _values: values } = this;
    const at = n * width;
    return { x: values[at], y: values[at + 1], angle: values[at + 2] };
  }
}

/** Interpolates between two poses. @param share 0 for the pose `a`, 1 for the pose `b` */
export function between(a: Pose, b: Pose, share: number): Pose {
  const mix = (from: number, to: number) => from + (to - from) * share;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), angle: mix(a.angle, b.angle) };
}
