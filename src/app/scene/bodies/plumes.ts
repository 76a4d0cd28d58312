// Plumes: warm exhaust, whose length shows the thrust, and cold side jets, whose length shows the torque.
import { clamp } from '../../../laws/control/clamp';
import type { Point } from '../../../world/entities/command';
import { turnsByTorque } from '../../../world/entities/drive';
import { driveOf } from '../../../world/entities/steered-body';
import { prefersReducedMotion } from '../draw/reduced-motion';
import { type Strips, type TexturePart, white } from '../draw/strips';
import type { LayerMaker } from '../layer';
import type { DrawnBody } from './drawn-body';

/** Length of exhaust at full thrust, and when flying without thrust, for a body of size 1. m */
export const exhaustLength = { full: 4.2, pilot: 1.5 };

/** Shortest exhaust that is drawn. m */
const shortest = 0.25;

/** Width of exhaust without thrust, as a fraction of that at full thrust. */
const thin = 0.72;

/**
 * Length of a jet at the motor's limit, and its width, for a body of size 1. m. Larger on small pages, where bodies are
 * small.
 */
const jetSize = {
  large: { length: 2.2, width: 0.55 },
  small: { length: 2.6, width: 0.7 },
} as const;

/** Smallest side of a page with jets of the usual size. CSS pixels */
const smallPage = 500;

/** Smallest share of the motor's limit that is drawn. */
const leastShare = 0.04;

/** Flicker of plumes: the largest loss of length as a fraction, and its rate (rad/s). */
const flicker = { share: 0.14, rate: 71 };

/**
 * Returns the piece of a plume's image, scaled to unit length and width, with the root at the origin.
 * @param origin place of the root, and length and width, all as fractions of the canvas
 */
function pictureOf(origin: number, length: number, width: number): TexturePart {
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

const flame = pictureOf(0.25 / 1.6, 1 / 1.6, 1 / 3.2);
const jet = pictureOf(0.25 / 1.6, 1 / 1.6, 1 / 4);

/**
 * Receives a plume of a body of size 1: place of the root along and across the heading (m), direction (rad, from the
 * heading), length and width (m).
 */
export type TakePlume = (along: number, across: number, way: number, length: number, width: number) => void;

/** The part of a body's state that plumes depend on. */
type PlumeSource = Pick<DrawnBody, 'entity' | 'art' | 'angle'>;

/** Computes the exhaust of a body: aft along the nose for forward thrust, and against any other thrust. */
export function eachExhaust({ entity, art: { exhaust }, angle }: PlumeSource, take: TakePlume): void {
  if (!exhaust) return;
  const { thrust, command, limits } = entity;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const forward = thrust.x * cos + thrust.y * sin;
  const aside = thrust.y * cos - thrust.x * sin;
  const flying = command.kind === 'seek' || command.kind === 'follow-path';
  const most = limits.linearAcceleration;
  takeOne(forward / most, flying ? exhaustLength.pilot : 0, exhaust.tail, Math.PI, exhaust.width, take);
  if (exhaust.any === undefined) return;
  const along = Math.min(0, forward);
  const share = Math.sqrt(along * along + aside * aside) / most;
  takeOne(share, 0, exhaust.any, Math.atan2(-aside, -along), exhaust.width, take);
}

/** @param idle length without thrust. m @param root distance of the root from the centre of mass. m */
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
 * Returns the share of the motor used by side jets, signed like the angular acceleration: -1 to 1. 0 for a body that is
 * turned by other means.
 */
export function jetShare({ entity, art }: Pick<PlumeSource, 'entity' | 'art'>): number {
  if (!art.jets || !turnsByTorque(driveOf(entity))) return 0;
  const share = clamp(entity.turn.applied / entity.limits.angularAcceleration, -1, 1);
  return Math.abs(share) < leastShare ? 0 : share;
}

/** Returns the side jets of a body that turns: one at the nose, one at the tail. None at share 0. */
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

/** Returns the line of a body's exhaust at full thrust, which texts should avoid. CSS pixels */
export function exhaustLine({ art, pageX, pageY, cos, sin }: Readonly<DrawnBody>): [Point, Point] {
  const { tail = 0 } = art.exhaust ?? {};
  const at = (along: number) => ({ x: pageX - along * cos, y: pageY - along * sin });
  return [at(tail), at(art.exhaust ? tail + exhaustLength.full : 0)];
}
