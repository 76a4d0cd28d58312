// Simplified missiles, by which the scripted player with perfect information predicts: law, motor and fuel, in coarse
// steps.

import { wrapAngle } from '../../../laws/control/angle';
import { clamp } from '../../../laws/control/clamp';
import { atan2, cos, hypot, sin } from '../../../laws/exact/exact';
import { guidanceOf } from '../../../world/entities/steered-body';
import type { Dodge } from './dodge';
import { missile } from './flight';
import { missileKinds } from './waves';

/** Assumed burn time of all motors except heavy ones. s */
const burn = 8;
/** Rate at which the heading follows its command, as Kp / Kd of the missiles' controller, 42 / 10. 1/s */
const follows = 4.2;
/** Assumed shape of the usual missile of the game: half length of its axis, and radius around it. m */
const halfLength = 2;
const radius = 0.6;

/** Parameters of the simplified laws. */
const laws = {
  /** Turn rate over the rate of the line of sight: the gain of proportional navigation. */
  navigation: 4,
  /** Angle off the nose beyond which a missile turns by pursuit. rad */
  ahead: 1.2,
  /** Least range for computing the rate of the line of sight, which grows without limit. m */
  closest: 1,
  /** Least speed for computing the lead, which would be too large just after the start. m/s */
  slowest: 5,
};

/** State of a predicted missile. m, rad, s */
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
  /** Half length of its axis, and radius around it. m */
  readonly half: number;
  readonly radius: number;
  fuel: number;
  gone: boolean;
  /** Smallest gap to the player so far. m */
  least: number;
}

/** Place and velocity of the player. m, m/s */
interface Runner {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

/** Returns the missiles in the air that can still hit. */
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

/** Advances a missile that chases the player by one step. @param tick s */
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
    rate = follows * wrapAngle(wanted - missile.angle);
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

/** Returns the distance of a place from a missile's axis. m */
export function axisGap({ x, y, angle, half }: PredictedMissile, toX: number, toY: number): number {
  const axis = { x: cos(angle), y: sin(angle) };
  const along = clamp((toX - x) * axis.x + (toY - y) * axis.y, -half, half);
  return hypot(toX - x - along * axis.x, toY - y - along * axis.y);
}
