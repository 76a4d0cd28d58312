// The targets of a person's commands: by default in front of a body, and no finer than a hand.

import type { Command, Point } from '../entities/command';
import { cos, sin } from '../exact/exact';
import type { Entity } from '../simulation/entity-kinds';
import { pointOf } from '../simulation/place';
import { poseOf } from '../simulation/pose';

/** Distance of the default target in front of a body. m. */
const targetAhead = 15;

/** Parts of a metre that targets are rounded to. 1/m. A hand is no more precise, and a short number fits in a link. */
const perMetre = 100;

/** Whether two commands are the same chase. */
export function isSameChase(now: Command, command: Command): boolean {
  return 'chased' in now && 'chased' in command && now.kind === command.kind && now.chased === command.chased;
}

/** A place in front of a body, or aside of that by an angle. m @param aside rad */
export function ahead(entity: Entity, aside = 0): Point {
  const { x, y, angle } = poseOf(entity);
  return pointOf([x + targetAhead * cos(angle + aside), y + targetAhead * sin(angle + aside)]);
}

/** A place, rounded. m */
export function toCentimetre({ x, y }: Point): Point {
  return { x: rounded(x), y: rounded(y) };
}

function rounded(metres: number): number {
  // No negative zero: it would not come back out of a file.
  return Math.round(metres * perMetre) / perMetre + 0;
}
