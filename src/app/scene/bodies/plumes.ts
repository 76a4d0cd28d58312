// Exhaust flames, whose length shows a body's thrust, and side jets, whose length shows its torque.
import { clamp } from '../../../laws/control/clamp';
import type { Point } from '../../../world/entities/command';
import { turnsByTorque } from '../../../world/entities/drive';
import { driveOf } from '../../../world/entities/steered-body';
import { prefersReducedMotion } from '../draw/reduced-motion';
import { type Strips, type TexturePart, white } from '../draw/strips';
import type { LayerMaker } from '../layer';
import type { DrawnBody } from './drawn-body';

/** Lengths of the exhaust flame of a body of size 1. m */
export const exhaustLength = {
  /** Length of the exhaust flame at full thrust. m */
  full: 4.2,
  /** Length of the exhaust flame at zero thrust, for a body that flies to a target or along a path. m */
  pilot: 1.5,
};

/** Length below which an exhaust flame is not drawn. m */
const shortest = 0.25;

/** Width of the exhaust flame without thrust, as a fraction of the width at full thrust. */
const thin = 0.72;

/** Length and width of a side jet when the motor is at its limit, for a body of size 1. m */
const jetSize = {
  large: { length: 2.2, width: 0.55 },
  small: { length: 2.6, width: 0.7 },
} as const;

/** Limit for the shorter side of the page. On a smaller page, side jets are drawn larger. CSS pixels */
const smallPage = 500;

/** Smallest torque at which side jets are drawn, as a fraction of the motor's limit. */
const leastShare = 0.04;

/** Strength and speed of the flicker of exhaust flames and side jets. */
const flicker = {
  /** Largest fraction by which flicker shortens a flame or jet. */
  share: 0.14,
  /** Angular frequency of the flicker of flames and jets. rad/s */
  rate: 71,
};

/**
 * Returns the rectangle for a whole image, scaled so that the flame becomes 1 long and 1 wide and begins at x = 0.
 * @param origin distance from the unscaled image's left edge to the flame's start, as a fraction of the image's width
 * @param length length of the flame (from left to right), as a fraction of the image's width
 * @param width width of the flame (from top to bottom), as a fraction of the image's height
 */
function placedImage(origin: number, length: number, width: number): TexturePart {
  const across = 0.5 / width;
  return {
    left: -origin / length,
    right: (1 - origin) / length,
    top: -across,
    bottom: across,
    u0: 0,
    v0: 1,
    u1: 1,
    v1: 0,
  };
}

const flame = placedImage(0.25 / 1.6, 1 / 1.6, 1 / 3.2);
const jet = placedImage(0.25 / 1.6, 1 / 1.6, 1 / 4);

/**
 * Callback for one exhaust flame or side jet of a body of size 1.
 * @param along position of the flame's start along the heading, from the centre of mass, m
 * @param across position of the flame's start to the right of the heading, m
 * @param way direction of the flame relative to the heading, rad
 * @param length length of the flame, m
 * @param width width of the flame, m
 */
export type TakePlume = (along: number, across: number, way: number, length: number, width: number) => void;

/** The part of a body's drawing data on which flames and jets depend. */
type PlumeSource = Pick<DrawnBody, 'entity' | 'art' | 'angle'>;

/** Calls `take` for each exhaust flame of a body: tail flame and, for some bodies, a second flame. */
export function eachExhaust({ entity, art: { exhaust }, angle }: PlumeSource, take: TakePlume): void {
  if (!exhaust) return;
  const { thrust, command, limits } = entity;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const forward = thrust.x * cos + thrust.y * sin;
  const aside = thrust.y * cos - thrust.x * sin;
  const flying = command.kind === 'seek' || command.kind === 'follow-path';
  const most = limits.linearAcceleration;
  takeOne(forward / most, flying ? exhaustLength.pilot : 0, exhaust.tail, Math.PI, exhaust.width, take);
  if (exhaust.secondFlame === undefined) return;
  const along = Math.min(0, forward);
  const share = Math.sqrt(along * along + aside * aside) / most;
  takeOne(share, 0, exhaust.secondFlame, Math.atan2(-aside, -along), exhaust.width, take);
}

/**
 * Computes one exhaust flame and calls `take` with it. Skips a flame too short to draw.
 * @param share thrust as a fraction of the largest thrust
 * @param idle length of the flame without thrust, m
 * @param root distance of the flame's start from the centre of mass, m
 * @param way direction of the flame relative to the heading, rad
 */
function takeOne(
  share: number,
  idle: number,
  root: number,
  way: number,
  width: number,
  take: TakePlume,
): void {
  const strength = clamp(share, 0, 1);
  const length = idle + Math.sqrt(strength) * (exhaustLength.full - idle);
  if (length <= shortest) return;
  take(root * Math.cos(way), root * Math.sin(way), way, length, width * (thin + (1 - thin) * strength));
}

/**
 * Returns the strength of a body's side jets. Torque as a fraction of the motor's limit, -1 to 1, positive clockwise
 */
export function jetShare({ entity, art }: Pick<PlumeSource, 'entity' | 'art'>): number {
  if (!art.jets || !turnsByTorque(driveOf(entity))) return 0;
  const share = clamp(entity.turn.applied / entity.limits.angularAcceleration, -1, 1);
  return Math.abs(share) < leastShare ? 0 : share;
}

/**
 * Computes the side jets of a turning body, one at the nose and one at the tail.
 * @param share torque as a fraction of the motor's limit, -1 to 1
 * @param size length and width of a jet when the motor is at its limit, m
 * @param take gets each jet
 */
export function eachJet(
  { art: { jets } }: Pick<PlumeSource, 'art'>,
  share: number,
  size: { readonly length: number; readonly width: number },
  take: TakePlume,
): void {
  // A jet pushes against its direction: for a clockwise turn the nose jet blows left and the tail jet right.
  if (!jets || share === 0) return;
  const length = Math.abs(share) * size.length;
  const atTail = Math.sign(share);
  take(jets.nose.x, -atTail * jets.nose.y, (-atTail * Math.PI) / 2, length, size.width);
  take(jets.tail.x, atTail * jets.tail.y, (atTail * Math.PI) / 2, length, size.width);
}

export const plumeLayer: LayerMaker = (surface) => {
  const exhausts = surface.strips('flame');
  const jets = surface.strips('jet');
  let burning = 1;
  let body: Readonly<DrawnBody>;
  const into =
    (strips: Strips, picture: TexturePart): TakePlume =>
    (along, across, way, length, width) => {
      const { pageX, pageY, cos, sin, heading, scale, alpha } = body;
      const x = pageX + along * cos - across * sin;
      const y = pageY + along * sin + across * cos;
      const [long, wide] = [scale * length * burning, scale * width];
      const [toX, toY] = [Math.cos(heading + way), Math.sin(heading + way)];
      strips.box(picture, x, y, toX * long, toY * long, -toY * wide, toX * wide, white, alpha);
    };
  const [takeExhaust, takeJet] = [into(exhausts, flame), into(jets, jet)];
  return ({ viewport, bodies, clock }) => {
    const still = prefersReducedMotion();
    const size = Math.min(viewport.width, viewport.height) < smallPage ? jetSize.small : jetSize.large;
    let n = -1;
    for (body of bodies.values()) {
      n += 1;
      if (body.isSpeck || !body.mayBeSeen) continue;
      // Each body flickers with a different phase.
      burning = still ? 1 : 1 - (flicker.share / 2) * (1 - Math.sin(clock * flicker.rate + n));
      eachExhaust(body, takeExhaust);
      eachJet(body, jetShare(body), size, takeJet);
    }
  };
};

/** Returns start and end of a body's exhaust flame at full thrust. CSS pixels */
export function exhaustLine({ art, pageX, pageY, cos, sin }: Readonly<DrawnBody>): [Point, Point] {
  const { tail = 0 } = art.exhaust ?? {};
  const at = (along: number) => ({ x: pageX - along * cos, y: pageY - along * sin });
  return [at(tail), at(art.exhaust ? tail + exhaustLength.full : 0)];
}
