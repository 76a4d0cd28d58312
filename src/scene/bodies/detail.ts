// How much of a body is drawn: a speck shows its colour and its heading only, and what is off the page nothing. Free of Phaser.
import type { Point } from '../../entities/command';
import type { Entity } from '../../simulation/entity-kinds';
import type { Viewport } from '../../view/viewport';

/** Length of a hull of size 1, and how far its glow, its exhaust and its jets reach from its centre of mass. m */
const hull = { length: 7.5, reach: 8.5 };

/** A hull shorter than this is a speck: neither its trim nor its plumes could be told from its paint. CSS pixels */
const speck = 10;

/** More bodies than this are a crowd: their picture is of them all, and nothing is written beside one of them. */
const mostAlone = 50;

/** Whether so many bodies are a crowd. */
export function isCrowd(bodies: number): boolean {
  return bodies > mostAlone;
}

/** What detail is decided by: the size of the page in CSS pixels, and CSS pixels per metre. */
export type Page = Pick<Viewport, 'width' | 'height' | 'zoom'>;

/** Whether a body is so small on the page that only its paint is drawn. @param enlarged how much larger than it is */
export function isSpeck({ build }: Pick<Entity, 'build'>, { zoom }: Page, enlarged = 1): boolean {
  return hull.length * build.size * enlarged * zoom < speck;
}

/** Whether anything of a body may be on the page. @param centre its centre of mass. CSS pixels */
export function mayBeSeen(
  { build }: Pick<Entity, 'build'>,
  { x, y }: Point,
  { width, height, zoom }: Page,
  enlarged = 1,
): boolean {
  const reach = hull.reach * build.size * enlarged * zoom;
  return x > -reach && y > -reach && x < width + reach && y < height + reach;
}
