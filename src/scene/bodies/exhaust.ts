// Exhaust: puffs from motors, more of them at more thrust.

import { clamp } from '../../control/clamp';
import type { Entity } from '../../simulation/entity-kinds';
import type { Pose } from '../../simulation/pose';
import { artOf } from '../../view/body-art';
import type { Particle, Particles } from '../draw/particles';
import { centreOf } from './hull-art';

export const exhaust = {
  /** Rate of puffs of one missile at full thrust. 1/s */
  rate: 40,
  /** Largest rate of puffs of all missiles together: with many, each has fewer. 1/s */
  most: 400,
  /** How far behind the centre of mass they leave the hull, at size 1. m */
  tail: 3.4,
  /** Mean speed backwards, and largest speed to a side. m/s */
  speed: 5,
  spread: 1.6,
  /** Smallest thrust that makes puffs, as a fraction of full thrust. */
  least: 0.05,
} as const;

const puff = { lasts: 0.55, size: [0.6, 1.7], alpha: 0.32, colour: 0xffc98a } as const;

/**
 * Adds the puffs that motors make in some time.
 * @param time simulated, s @param density fraction of the puffs to make, 0 to 1 @param random gives numbers from 0 to 1
 */
export function leaveExhaust(
  particles: Particles,
  poses: ReadonlyMap<Entity, Pose>,
  {
    time,
    density,
    random,
  }: { readonly time: number; readonly density: number; readonly random: () => number },
): void {
  const each = Math.min(exhaust.rate, exhaust.most / Math.max(1, poses.size)) * density;
  for (const [entity, pose] of poses) {
    if (artOf(entity).flame?.against !== 'nose') continue;
    const push = pushOf(entity, pose);
    // Puffs are made at random, so that the mean rate is right at fractions of a puff per frame.
    if (push > exhaust.least && random() < each * push * time)
      particles.add(puffOf(entity, pose, 0.5 + push / 2, random));
  }
}

/** Forward thrust, as a fraction of full thrust. 0 to 1 */
function pushOf({ thrust, limits }: Entity, { angle }: Pose): number {
  const forward = thrust.x * Math.cos(angle) + thrust.y * Math.sin(angle);
  return clamp(forward / limits.linearAcceleration, 0, 1);
}

function puffOf(entity: Entity, pose: Pose, strength: number, random: () => number): Particle {
  const [cos, sin] = [Math.cos(pose.angle), Math.sin(pose.angle)];
  const { x, y } = centreOf(entity, pose);
  const { size } = entity.build;
  const side = exhaust.spread * (2 * random() - 1);
  const back = exhaust.speed * (0.6 + 0.8 * random());
  return {
    x: x - exhaust.tail * size * cos,
    y: y - exhaust.tail * size * sin,
    vx: -back * cos - side * sin,
    vy: -back * sin + side * cos,
    lasts: puff.lasts * (0.7 + 0.6 * random()),
    age: 0,
    size: [puff.size[0] * size, puff.size[1] * size],
    colour: puff.colour,
    alpha: puff.alpha * strength,
  };
}
