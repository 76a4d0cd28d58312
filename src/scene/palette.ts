// The colours of the picture, by what they mean. The page's style sheet has the same ones.
import type { Family } from '../entities/entity-kinds';

/** One colour a meaning, 0xRRGGBB. */
export const palette = {
  grid: 0x24385c,
  gridFine: 0x1a2a47,
  path: 0x7ea6e0,
  waypoint: 0x9dbdf0,
  selected: 0xffffff,
  target: 0xff5c8d,
  error: 0xffe27a,
  heading: 0xffffff,
  outline: 0x5cc8ff,
  draft: 0xff9ab8,
} as const;

/** The colour of each family of bodies, everywhere the same. */
export const familyColours: Readonly<Record<Family, number>> = { missile: 0xffb454, character: 0x4ee2b0 };

/** As CSS writes it. */
export function css(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}
