// Finds room on the page for the small bar beside the selection.
import type { PageBox } from '../../../app/view/box';
import { type LabelBox, placeTexts } from '../../../app/view/placing';

const spots: Pick<LabelBox, 'sides' | 'slides' | 'gap' | 'reach'> = {
  /** Sides of the object at which the bar may lie, in order of preference. */
  sides: ['below', 'above', 'right', 'left', 'below left', 'below right', 'above left', 'above right'],
  /** Positions of the bar along a side, from -1 to 1. 0: the middle of the side */
  slides: [0],
  /** Distance of the bar from the object. CSS pixels */
  gap: 10,
  /** Larger distances to try one after another if no place at the distance `gap` is free. CSS pixels */
  reach: [28, 56, 90],
};

/**
 * Returns a free place for a box beside another box. CSS pixels. Null if there is none
 * @param at box beside which the new box is placed
 * @param inTheWay boxes that the new box must not cover
 * @param free part of the page that must contain the new box
 */
export function freeBeside(
  at: PageBox,
  size: Pick<PageBox, 'width' | 'height'>,
  inTheWay: readonly PageBox[],
  free: PageBox,
): PageBox | null {
  const bar: LabelBox = { ...spots, id: '', at, priority: 0, ...size };
  return placeTexts([bar], { free, hulls: [], marks: inTheWay }).get('')?.box ?? null;
}
