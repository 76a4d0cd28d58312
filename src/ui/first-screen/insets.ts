// What the parts of the page cover of the picture.
import type { Insets } from '../../view/viewport';
import type { DrawerState } from '../state/drawers';

/** What can cover the picture. */
interface Covers {
  readonly header: HTMLElement;
  readonly links: HTMLElement;
  readonly bars: HTMLElement;
  /** What games have at the top of the picture. */
  readonly heads: readonly HTMLElement[];
  /** What open drawers take. CSS pixels */
  readonly taken: { readonly right: number; readonly bottom: number };
  readonly drawers: DrawerState;
  /** Whether nothing but the game's own head is there, see GamePresentation. */
  readonly playing: boolean;
}

/** Room between the picture and what lies around it. CSS pixels */
const air = 8;

/** Line above an open sheet that says when real time is not kept. rem */
const rateLine = 1.25;

/** Room between a field in play and the window's edges, or the game's head. CSS pixels */
const edge = 12;

/** Where elements are, and which of them are bands: one in a corner lies beside the picture. */
function boxesOf(heads: readonly HTMLElement[]): { boxes: DOMRect[]; bands: DOMRect[] } {
  const boxes = heads.map((head) => head.getBoundingClientRect());
  return { boxes, bands: boxes.filter(({ width }) => width > window.innerWidth / 2) };
}

/** The insets of the free part of the picture. A hidden part covers nothing. */
export function insetsOf({ header, links, bars, heads, taken, drawers, playing }: Covers): Insets {
  if (playing) return insetsInPlay(heads);
  const root = getComputedStyle(document.documentElement);
  // A size in rem grows with the text.
  const rem = Number.parseFloat(root.fontSize);
  const pixels = (name: string) => rem * Number.parseFloat(root.getPropertyValue(name)) || 0;
  const title = header.getBoundingClientRect();
  const headsEnd = Math.max(
    ...[links.getBoundingClientRect(), ...boxesOf(heads).bands].map(({ bottom }) => bottom),
  );
  const sheetOpen = drawers.narrow && drawers.open.length > 0;
  const closed = drawers.narrow && !sheetOpen ? pixels('--sheet-closed') : 0;
  const bar = sheetOpen ? rem * rateLine : bars.offsetHeight + (drawers.narrow ? air : pixels('--edge-gap'));
  // A tall sheet leaves no picture worth the name: it lies over the one that half a sheet leaves.
  const half = sheetOpen ? drawers.sheetHeights[0] : 0;
  const below = drawers.narrow ? half : taken.bottom;
  return {
    left: 0,
    top: Math.max(title.bottom, headsEnd) + air,
    right: drawers.narrow ? 0 : taken.right + pixels('--drawer-tab'),
    bottom: below + closed + bar + air,
    corner: { right: title.right, top: headsEnd + air },
    drawers: { right: taken.right, bottom: below },
  };
}

/** The insets in play. The game's head is a band at the top, or a column at the left. */
export function insetsInPlay(heads: readonly HTMLElement[]): Insets {
  const { boxes, bands } = boxesOf(heads);
  const columns = boxes.filter((box) => !bands.includes(box));
  return {
    left: edge + Math.max(0, ...columns.map(({ right }) => right)),
    top: edge + Math.max(0, ...bands.map(({ bottom }) => bottom)),
    right: edge,
    bottom: edge,
  };
}
