// The character: moves freely and turns to where it goes.

import type { World } from 'planck';
import { hypot } from '../../laws/exact/exact';
import type { Point } from './command';
import type { BodyStart, EntityStart } from './entity-start';
import { centred, type Hull } from './hull';
import { characterHull } from './hulls';
import { MovingEntity } from './moving-entity';

/** Hull of a character, with the origin at its centre of mass. */
const characterShape: Hull = centred(characterHull);

/** Gain of the velocity control: acceleration divided by velocity error. 1/s */
const velocityGain = 20;

/** Gain for slowing down at the target: speed divided by remaining distance. 1/s */
const arrivalGain = velocityGain / 4;

/** A character: a body that accelerates in any direction, whatever its heading. */
export class Character extends MovingEntity {
  readonly kind = 'character';

  constructor(world: World, start: EntityStart | BodyStart) {
    super(world, characterShape, {
      ...start,
      controller: start.controller ?? { kind: 'windowed-pid' },
      seekDistance: start.seekDistance ?? 1,
    });
  }

  protected override travel(target: Point, stop: boolean, timeStep: number): void {
    const position = this.body.getPosition();
    const x = target.x - position.x;
    const y = target.y - position.y;
    const range = hypot(x, y);
    let speed = this.limits.speed;
    if (stop)
      speed = Math.min(speed, arrivalGain * range, Math.sqrt(2 * this.limits.linearAcceleration * range));
    const scale = range === 0 ? 0 : speed / range;
    this._pursueVelocity(x * scale, y * scale, timeStep);
  }

  protected override rest(timeStep: number): void {
    this._pursueVelocity(0, 0, timeStep);
  }

  private _pursueVelocity(x: number, y: number, timeStep: number): void {
    const velocity = this.body.getLinearVelocity();
    const gain = Math.min(velocityGain, 1 / timeStep);
    const dx = gain * (x - velocity.x);
    const dy = gain * (y - velocity.y);
    const size = hypot(dx, dy);
    const scale = size > this.limits.linearAcceleration ? this.limits.linearAcceleration / size : 1;
    this.push(dx * scale, dy * scale);
  }
}
