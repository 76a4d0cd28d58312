// Draws the side jets of a ship, by its angular acceleration, and the hits on it.

import { palette } from '../../../app/view/palette';
import { inverse, type Quaternion, rotate } from '../../../laws/control/attitude/quaternion';
import { add, scaled, type Vector } from '../../../laws/control/attitude/vector';
import { clamp } from '../../../laws/control/clamp';
import { sphereRadius, viewAxes } from '../camera';
import { type Hit, hitSeconds } from '../rules/meter';
import type { NoseTrail } from '../rules/nose-trail';
import type { Ship } from '../rules/ship';
import type { Fills } from './fills';
import type { Detail, DrawnMoment } from './sphere-view';
import type { Lines } from './strips';

/**
 * A side jet of a ship, which turns the ship about one axis. `at`: position of its nozzle, m. `way`: direction of its
 * flame in a positive turn.
 */
interface Jet {
  /** Axis of the ship about which the jet turns the ship. */
  readonly about: 'x' | 'y' | 'z';
  readonly at: Vector;
  readonly way: Vector;
}

/** The side jets of a ship, in pairs: at nose and tail, or at both wing tips. */
const jets: readonly Jet[] = [
  { about: 'z', at: { x: 1.35, y: -0.3, z: 0 }, way: { x: 0, y: -1, z: 0 } },
  { about: 'z', at: { x: -1.4, y: 0.32, z: 0 }, way: { x: 0, y: 1, z: 0 } },
  { about: 'y', at: { x: 1.35, y: 0, z: 0.3 }, way: { x: 0, y: 0, z: 1 } },
  { about: 'y', at: { x: -1.4, y: 0, z: -0.32 }, way: { x: 0, y: 0, z: -1 } },
  { about: 'x', at: { x: -1.2, y: 0.03, z: 1.7 }, way: { x: 0, y: 1, z: 0 } },
  { about: 'x', at: { x: -1.2, y: -0.03, z: -1.7 }, way: { x: 0, y: -1, z: 0 } },
];

/** Drawn length of a jet: `least`, and `most` with the motor at its limit. m */
const jetLength = { least: 0.2, most: 1.3 };

/** Half the largest width of a jet's light, and of its bright core. m */
const jetHalf = { light: 0.09, core: 0.034 };

/** Smallest angular acceleration of a ship for which jets are drawn, as a fraction of the motor's limit. */
const leastShare = 0.03;

/** Flicker of jets. `share`: largest loss of length, as a fraction. `rate`: angular frequency, rad/s. */
const flicker = { share: 0.14, rate: 71 };

/**
 * Draws the jets of a ship. Draws nothing if the ship drifts freely or is not turned by torque.
 * @param origin position of the ship's hull, m
 */
export function drawJets(
  strips: Lines,
  ship: Ship,
  attitude: Quaternion,
  origin: Vector,
  { time, lag, isStill }: DrawnMoment,
  { metre }: Detail,
): void {
  if (!ship.turn || !ship.isTurnedByTorque) return;
  const limit = ship.entity.limits.angularAcceleration;
  const applied = rotate(ship.turn.applied, inverse(attitude));
  jets.forEach(({ about, at, way }, n) => {
    const share = clamp(applied[about] / limit, -1, 1);
    if (Math.abs(share) < leastShare) return;
    const burning = isStill ? 1 : 1 - (flicker.share / 2) * (1 - Math.sin((time - lag) * flicker.rate + n));
    const length = jetLength.least + (jetLength.most - jetLength.least) * Math.abs(share) * burning;
    // For a negative turn the jets on the other sides work.
    const side = Math.sign(share);
    const root = about === 'x' ? { ...at, y: side * at.y } : { x: at.x, y: side * at.y, z: side * at.z };
    const from = add(origin, rotate(root, attitude));
    const along = rotate(scaled(way, side), attitude);
    drawJet(strips, from, along, length, metre);
  });
}

/**
 * Draws one jet as light that gets thinner, with a white core.
 * @param way direction, unit vector
 * @param length m
 * @param metre CSS pixels per metre
 */
function drawJet(strips: Lines, from: Vector, way: Vector, length: number, metre: number): void {
  const lay = (colour: number, half: number, reach: number, alpha: number) => {
    strips.open(true);
    for (const [share, wide, left] of [
      [0, 0.6, 0.9],
      [0.12, 1, 1],
      [0.5, 0.62, 0.55],
      [1, 0.12, 0],
    ] as const) {
      const { x, y, z } = add(from, way, share * reach);
      strips.point(x, y, z, colour, alpha * left, half * wide * metre);
    }
    strips.close();
  };
  lay(palette.jet, jetHalf.light, length, 0.75);
  lay(0xffffff, jetHalf.core, 0.75 * length, 1);
}

/**
 * Sizes of the drawn effect of the strongest hits. m. `from`, `to`: first and last radius of the ring. `light`: radius
 * of the glow.
 */
const flash = { from: 0.16, to: 0.95, light: 0.75 };

/** Angular momentum of a hit that is drawn at full strength. N m s */
const strongHit = 1500;

/** Number of line segments of the ring that shows a hit. */
const around = 36;

/** Draws rings and light at the places where a ship was hit. */
export function drawHits(
  fills: Fills,
  strips: Lines,
  hits: readonly Hit[],
  { time, lag, isStill }: DrawnMoment,
): void {
  const { right, up } = viewAxes;
  for (const { time: began, at, felt } of hits) {
    const age = clamp((time - lag - began) / hitSeconds, 0, 1);
    if (age >= 1) continue;
    const strength = 0.45 + 0.55 * Math.min(1, Math.sqrt(felt / strongHit));
    const grown = isStill ? 0.6 : Math.sqrt(age);
    const radius = strength * (flash.from + (flash.to - flash.from) * grown);
    const place = (angle: number, off: number) =>
      add(add(at, right, off * Math.cos(angle)), up, off * Math.sin(angle));
    fills.colour = palette.jet;
    strips.open();
    for (let n = 0; n < around; n++) {
      const [angle, next] = [(2 * Math.PI * n) / around, (2 * Math.PI * (n + 1)) / around];
      const { x, y, z } = place(angle, radius);
      strips.point(x, y, z, palette.jet, 0.85 * (1 - age), 1.1);
      const glow = strength * flash.light;
      fills.triangle(at, 0.65 * (1 - age) ** 2, place(angle, glow), 0, place(next, glow), 0);
    }
    strips.close(true);
  }
}

/** Radius of the ring that marks a past hit on the trail of the nose. CSS pixels */
const hitRing = 7;

/**
 * Draws a ring on the trail of a ship's nose, where the nose was at each hit.
 * @param times simulation times of the hits, oldest first. s
 */
export function drawPastHits(
  strips: Lines,
  trail: NoseTrail,
  times: readonly number[],
  { metre, widths }: Detail,
): void {
  const { right, up } = viewAxes;
  const waiting = [...times];
  const radius = (widths * hitRing) / metre;
  trail.visit(times[0] ?? Infinity, (time, x, y, z) => {
    if (waiting.length === 0 || time < waiting[0]) return;
    waiting.shift();
    const middle = scaled({ x, y, z }, sphereRadius);
    strips.open();
    for (let n = 0; n < around; n++) {
      const angle = (2 * Math.PI * n) / around;
      const at = add(add(middle, right, radius * Math.cos(angle)), up, radius * Math.sin(angle));
      strips.point(at.x, at.y, at.z, palette.jet, 1, 1.2 * widths);
    }
    strips.close(true);
  });
}
