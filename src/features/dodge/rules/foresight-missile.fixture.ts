// Simplified missiles, with which a scripted player that knows all states predicts the near future: guidance law, motor
// and fuel, in coarse steps.

import { wrapAngle } from '../../../laws/control/angle';
import { clamp } from '../../../laws/control/clamp';
import { atan2, cos, hypot, sin } from '../../../laws/exact/exact';
import { guidanceOf } from '../../../world/entities/steered-body';
import type { Dodge } from './dodge';
import { missile } from './flight';
import { missileKinds } from './waves';

/** Assumed burn time of all missiles except heavy ones. s */
const burn = 8;
/** Wanted turn rate of a missile per radian of heading error. 1/s */
const headingGain = 4.2;
/**
 * Half the length of the axis of the capsule that stands for a missile of default size. m. The round ends are not
 * counted.
 */
const halfLength = 2;
/** Radius of the capsule that stands for a missile of the game's usual size. m */
const radius = 0.6;

const laws = {
  /** Gain of proportional navigation: turn rate of the missile divided by the turn rate of the line of sight. */
  navigation: 4,
  /** Largest angle between nose and target at which a missile uses proportional navigation. rad */
  ahead: 1.2,
  /**
   * Smallest distance from the target in the formula for the turn rate of the line of sight. m. Smaller distances count
   * as this value.
   */
  closest: 1,
  /** Lower limit of the missile's speed in the formula for aiming ahead of the target. m/s */
  slowest: 5,
};

/** State of a missile in a prediction. m, rad, s */
export interface PredictedMissile {
  x: number;
  y: number;
  angle: number;
  omega: number;
  speed: number;
  readonly alpha: number;
  readonly turnRate: number;
  readonly acceleration: number;
  readonly most: number;
  readonly law: string;
  /** Half the length of the axis of the capsule that stands for the missile. m. The round ends are not counted. */
  readonly half: number;
  /** Radius of the capsule that stands for a missile. m */
  readonly radius: number;
  fuel: number;
  gone: boolean;
  /** Smallest gap between this missile and the player so far in the prediction. m */
  least: number;
}

/** Place (m) and velocity (m/s) of the player. */
interface Runner {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

/** Returns the missiles in the air that still have fuel, as initial states for a prediction. */
export function missilesOf(dodge: Dodge): PredictedMissile[] {
  return dodge.missiles.flatMap((entity) => {
    const fuel = dodge.fuelOf(entity) ?? 0;
    if (fuel === 0) return [];
    const { body, limits, build } = entity;
    const guidance = guidanceOf(entity);
    const scale = build.size / missile.size;
    const { burn: lasts = burn } = missileKinds[dodge.nameOf(entity) ?? 'seeker'];
    const { x, y } = body.getPosition();
    const velocity = body.getLinearVelocity();
    return {
      x,
      y,
      angle: body.getAngle(),
      omega: body.getAngularVelocity(),
      alpha: limits.angularAcceleration,
      speed: hypot(velocity.x, velocity.y),
      turnRate: limits.turnRate,
      acceleration: limits.linearAcceleration,
      most: limits.speed,
      law: guidance.kind,
      half: halfLength * scale,
      radius: radius * scale,
      fuel: fuel * lasts,
      gone: false,
      least: Infinity,
    };
  });
}

/**
 * Advances a predicted missile by one step.
 * @param tick duration of the step, s
 */
export function flyMissile(missile: PredictedMissile, tick: number, { x, y, vx, vy }: Runner): void {
  const range = hypot(x - missile.x, y - missile.y);
  const toX = x - missile.x;
  const toY = y - missile.y;
  const relX = vx - missile.speed * cos(missile.angle);
  const relY = vy - missile.speed * sin(missile.angle);
  const lineOfSight = atan2(toY, toX);
  let rate: number;
  if (
    missile.law === 'proportional-navigation' &&
    Math.abs(wrapAngle(lineOfSight - missile.angle)) < laws.ahead
  )
    rate =
      (laws.navigation * (toX * relY - toY * relX)) / Math.max(laws.closest * laws.closest, range * range);
  else {
    const lead = missile.law === 'lead' ? range / Math.max(laws.slowest, missile.speed) : 0;
    const wanted = lead > 0 ? atan2(toY + lead * vy, toX + lead * vx) : lineOfSight;
    rate = headingGain * wrapAngle(wanted - missile.angle);
  }
  rate = clamp(rate, -missile.turnRate, missile.turnRate);
  const most = missile.alpha * tick;
  missile.omega += clamp(rate - missile.omega, -most, most);
  missile.angle += missile.omega * tick;
  missile.speed = Math.min(missile.most, missile.speed + missile.acceleration * tick);
  missile.x += missile.speed * tick * cos(missile.angle);
  missile.y += missile.speed * tick * sin(missile.angle);
  missile.fuel -= tick;
}

/** Returns the distance of a place from the axis of a predicted missile. m */
export function axisGap({ x, y, angle, half }: PredictedMissile, toX: number, toY: number): number {
  const axis = { x: cos(angle), y: sin(angle) };
  const along = clamp((toX - x) * axis.x + (toY - y) * axis.y, -half, half);
  return hypot(toX - x - along * axis.x, toY - y - along * axis.y);
}
