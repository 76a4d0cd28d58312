// Side jets: a couple that turns a body, one at its nose and one at its tail on opposite sides. Free of Phaser.

import { clamp } from '../../control/clamp';
import { turnsByTorque } from '../../entities/drive';
import { driveOf } from '../../entities/steered-body';
import type { Entity } from '../../simulation/entity-kinds';
import { artOf } from '../../view/body-art';

/** Length at the motor's limit and width of a jet of a body of size 1; larger on a small page. m */
export const jetSize = {
  large: { length: 2.2, width: 0.55 },
  small: { length: 2.6, width: 0.7 },
} as const;

/** Smallest share of the limit that is drawn. */
const leastShare = 0.04;

/** One jet, in metres from the centre of mass along and across the heading, and the side it blows to: 1 right, -1 left. */
export interface Jet {
  readonly x: number;
  readonly y: number;
  readonly side: 1 | -1;
}

/** The share of its motor that turns a body by jets, signed as the angular acceleration: -1 to 1; 0 for one that is turned otherwise. */
export function jetShare(entity: Entity): number {
  if (!artOf(entity).jets || !turnsByTorque(driveOf(entity))) return 0;
  const share = clamp(entity.turn.applied / entity.limits.angularAcceleration, -1, 1);
  return Math.abs(share) < leastShare ? 0 : share;
}

/**
 * The two jets of a body that turns clockwise (share above 0) or anticlockwise. A jet pushes against the way it blows: at
 * the nose it blows to the left, so that the nose goes right; at the tail to the right. None without a share.
 */
export function jetsOf(entity: Entity, share: number): readonly Jet[] {
  const { jets } = artOf(entity);
  if (!jets || share === 0) return [];
  const size = entity.build.size;
  const atNose = share > 0 ? -1 : 1;
  const atTail = share > 0 ? 1 : -1;
  return [
    { x: jets.nose.x * size, y: atNose * jets.nose.y * size, side: atNose },
    { x: jets.tail.x * size, y: atTail * jets.tail.y * size, side: atTail },
  ];
}
