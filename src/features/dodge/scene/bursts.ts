// Explosions of Dodge as data (bursts of particles), and the layer that draws those of missiles and walls.
// death-layer.ts draws the explosion of the player, above all others.
import { type Burst, ParticleField } from '../../../app/scene/draw/particles';
import { prefersReducedMotion } from '../../../app/scene/draw/reduced-motion';
import type { LayerMaker } from '../../../app/scene/layer';
import { bodyArt } from '../../../app/view/bodies';
import { palette } from '../../../app/view/palette';
import { dodgeOf } from '../rules/dodge';
import { type DodgeEvent, DodgeNews } from '../rules/events';

const fire = [0xfff3c4, 0xffd27a, bodyArt.missile.colour, 0xff7a3c];

/** Particles of a crashed missile: fire, sparks that fly far, and smoke that stays. */
const wreckBursts: readonly Burst[] = [
  { count: 8, speed: [0, 3], lasts: [0.5, 1.1], size: [2, 5], alpha: 0.22, colours: [0x8aa0c4] },
  { count: 10, speed: [1, 7], lasts: [0.2, 0.5], size: [3.2, 0.6], alpha: 0.75, colours: fire },
  { count: 14, speed: [8, 26], lasts: [0.3, 0.8], size: [0.7, 0.1], alpha: 1, colours: fire },
];

/** Explosion of a missile that the player has lured into a crash: fire, sparks and pieces of its hull. */
const luredBursts: readonly Burst[] = [
  ...wreckBursts,
  { count: 16, speed: [6, 14], lasts: [0.4, 0.9], size: [4, 0.6], alpha: 0.7, colours: fire },
  { count: 18, speed: [16, 38], lasts: [0.4, 0.8], size: [0.8, 0.1], alpha: 1, colours: fire },
  {
    count: 12,
    speed: [6, 20],
    lasts: [0.7, 1.3],
    size: [1.7, 0.9],
    alpha: 1,
    colours: [bodyArt.missile.colour, palette.label],
  },
];

/** Particles of a missile that crashed without the player's help: a small flash. */
const ownBursts: readonly Burst[] = [
  { count: 4, speed: [0, 2], lasts: [0.3, 0.6], size: [1, 2], alpha: 0.2, colours: [0x8aa0c4] },
  { count: 8, speed: [2, 8], lasts: [0.2, 0.4], size: [0.6, 0.1], alpha: 0.9, colours: fire },
];

/** Head start of the particles of a hit: they appear as if the hit was this long ago. s */
const ahead = 0.12;

export const hitBursts: readonly Burst[] = [
  ...wreckBursts.map((burst) => ({ ...burst, ahead })),
  { count: 14, speed: [2, 12], lasts: [0.4, 0.9], size: [4.5, 0.8], alpha: 0.5, ahead, colours: fire },
  {
    ahead,
    count: 26,
    speed: [6, 34],
    lasts: [0.5, 1.3],
    size: [0.9, 0.1],
    alpha: 1,
    colours: [bodyArt.character.colour, palette.heading],
  },
];

/** Glow at the place of a hit on the player. It stays while the card with the result is shown. */
export const hitGlow: Burst = {
  count: 1,
  speed: [0, 0],
  lasts: [4, 4],
  size: [18, 18],
  alpha: 0.4,
  colours: [0xffc27a],
};

/** Particles of a broken wall: flying pieces, and dust that stays. */
const breakBursts: readonly Burst[] = [
  {
    count: 16,
    speed: [0, 5],
    lasts: [0.8, 1.6],
    size: [2.5, 5],
    alpha: 0.3,
    colours: [palette.wall, 0x8aa0c4],
  },
  { count: 26, speed: [5, 24], lasts: [0.6, 1.4], size: [1.1, 0.3], alpha: 1, colours: [palette.wallEdge] },
];

/** Particles if the system asks for reduced motion: a puff that grows a little and fades. */
export const reducedBursts: readonly Burst[] = [
  {
    count: 5,
    speed: [0, 1],
    lasts: [0.8, 1.2],
    size: [2.5, 3.5],
    alpha: 0.35,
    colours: [bodyArt.missile.colour],
  },
];

/** Largest number of particles that exist at the same time. */
const most = 360;

/** Returns the particles to draw for an event; empty for most kinds of events. */
function burstsAt({ kind, lured }: DodgeEvent): readonly Burst[] {
  if (kind !== 'wreck' && kind !== 'break') return [];
  if (prefersReducedMotion()) return reducedBursts;
  if (kind === 'break') return breakBursts;
  return lured ? luredBursts : ownBursts;
}

export const burstLayer: LayerMaker = (surface) => {
  const field = new ParticleField(surface, most);
  const news = new DodgeNews();
  return ({ session: { simulation }, viewport }) => {
    const passed = field.age(simulation);
    const game = passed > 0 ? dodgeOf(simulation) : null;
    for (const event of game ? news.next(game, simulation.time) : [])
      for (const burst of burstsAt(event)) field.particles.burst(event.place, burst, Math.random);
    field.draw(viewport);
  };
};
