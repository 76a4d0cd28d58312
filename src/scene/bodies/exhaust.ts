// Exhaust: puffs that motors leave behind, the more the harder they push.

import { clamp } from '../../control/clamp';
import type { Entity } from '../../simulation/entity-kinds';
import type { Pose } from '../../simulation/pose';
import { artOf } from '../../view/body-art';
import type { Particle, Particles } from '../draw/particles';
import { centreOf } from './hull-art';

export const exhaust = {
  /** Puffs of one missile at full thrust. 1/s */
  rate: 40,
  /** Puffs of all missiles together: with many, each leaves fewer. 1/s */
  most: 400,
  /** Where they leave the hull, behind its centre of mass, at size 1. m */
  tail: 3.4,
  /** Away from the nose, and to the sides. m/s */
  speed: 5,
  spread: 1.6,
  /** Without a push to speak of there is none. Share of the full thrust */
  least: 0.05,
} as const;

const puff = { lasts: 0.55, size: [0.6, 1.7], alpha: 0.32, colour: 0xffc98a } as const;

/**
 * Adds what motors leave behind in some time.
 * @param time simulated, s @param calm share of the puffs that is wanted, 0 to 1 @param random numbers from 0 to 1
 */
export function leaveExhaust(
  particles: Particles,
  poses: ReadonlyMap<Entity, Pose>,
  { time, calm, random }: { readonly time: number; readonly calm: number; readonly random: () => number },
): void {
  const each = Math.min(exhaust.rate, exhaust.most / Math.max(1, poses.size)) * calm;
  for (const [entity, pose] of poses) {
    if (artOf(entity).flame?.against !== 'nose') continue;
    const push = pushOf(entity, pose);
    // Puffs come by chance, so that few a frame are right on the average.
    if (push > exhaust.least && random() < each * push * time)
      particles.add(puffOf(entity, pose, 0.5 + push / 2, random));
  }
}

/** Share of the full thrust along the nose. 0 to 1 */
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
