// How a trail looks along its length: what fades with age, and what is hot. Free of Phaser.
import { heatShare } from '../../view/heat';

/** How far back a trail is drawn. s */
export const trailSeconds = 10;

/** Opacities of a new place: of the body's colour, of the heat, and of the glow under the heat. */
const alphas = { cool: 0.7, hot: 0.95, glow: 0.5 };

/** Exponent by which a trail fades: below 1 it stays bright for longer. */
const fading = 0.9;

/** What is left of a place at an age, 1 to 0. @param age s */
export function faded(age: number): number {
  return Math.max(0, 1 - age / trailSeconds) ** fading;
}

/** Opacity of a place. @param share of the motor's limit at which it worked there, 0 to 1 @param age s */
export function trailAlpha(share: number, age: number): number {
  return (share >= heatShare ? alphas.hot : alphas.cool) * faded(age);
}

/** How far a glow's dot reaches (CSS pixels), and the way over which dots add up to the glow's whole opacity. */
export const glowDot = { radius: 23, way: 22 };

/**
 * Opacity of the glow's dot at a place, so that dots close together are no brighter than dots far apart; 0 where the
 * motor was not at its limit.
 * @param way from the place before. CSS pixels
 */
export function glowAlpha(share: number, age: number, way: number): number {
  if (share < heatShare) return 0;
  return (1 - (1 - alphas.glow) ** Math.min(1, way / glowDot.way)) * faded(age);
}

/** Largest way between two dots. CSS pixels: twice the width (σ) of a dot's bell, at which their sum is even to 2 % */
const betweenDots = 14;

/**
 * One place in so many has a dot that stands for all of them: 1, 2, 4 or 8, so that where the way from place to place
 * changes the dots left are among those before, and none jumps.
 * @param way from one place to the next. CSS pixels
 */
export function dotEvery(way: number): number {
  for (const every of [8, 4, 2]) if (every * way <= betweenDots) return every;
  return 1;
}
