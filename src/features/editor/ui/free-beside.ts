// Finds room on the page for the small bar beside the selection.
import type { PageBox } from '../../../app/view/box';
import { type LabelBox, placeTexts } from '../../../app/view/placing';

/**
 * Search for room for the bar beside the selection: the sides to try, the best first, and the distances to try (CSS
 * pixels).
 */
const spots: Pick<LabelBox, 'sides' | 'slides' | 'gap' | 'reach'> = {
  sides: ['below', 'above', 'right', 'left', 'below left', 'below right', 'above left', 'above right'],
  slides: [0],
  gap: 10,
  reach: [28, 56, 90],
};

/**
 * Returns the free place for a box beside another box, such as a bar beside the selection. CSS pixels. Null if the box
 * would cover something everywhere.
 * @param at the other box
 * @param inTheWay boxes that it must not cover
 * @param free part of the page that it must not leave
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
