// What the parts of the page cover of the picture.
import type { Insets } from '../../view/viewport';
import type { DrawerState } from '../drawers/state';

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
  /** Whether nothing but the game's own strip is there, see GameFace. */
  readonly playing: boolean;
}

/** Room between the picture and what lies around it. CSS pixels */
const air = 8;

/** Room around a field in play, and what its strip takes from the top of a narrow page. CSS pixels */
const play = { edge: 12, strip: 60 };

/** The insets of the free part of the picture. A hidden part covers nothing. */
export function insetsOf({ header, links, bars, heads, taken, drawers, playing }: Covers): Insets {
  if (playing) return playInsets(drawers.narrow);
  const root = getComputedStyle(document.documentElement);
  // A size in rem grows with the text.
  const rem = Number.parseFloat(root.fontSize);
  const pixels = (name: string) => rem * Number.parseFloat(root.getPropertyValue(name)) || 0;
  const title = header.getBoundingClientRect();
  const boxes = heads.map((head) => head.getBoundingClientRect());
  // One in a corner lies beside the picture.
  const bands = boxes.filter(({ width }) => width > window.innerWidth / 2);
  const headsEnd = Math.max(...[links.getBoundingClientRect(), ...bands].map(({ bottom }) => bottom));
  const sheetOpen = drawers.narrow && drawers.open.length > 0;
  const closed = drawers.narrow && !sheetOpen ? pixels('--sheet-closed') : 0;
  const bar = sheetOpen ? 0 : bars.offsetHeight + (drawers.narrow ? air : pixels('--edge-gap'));
  // A tall sheet leaves no picture worth the name: it lies over the one that half a sheet leaves.
  const below = drawers.narrow ? Math.min(taken.bottom, drawers.sheetHeights[0]) : taken.bottom;
  return {
    left: 0,
    top: Math.max(title.bottom, headsEnd) + air,
    right: drawers.narrow ? 0 : taken.right + pixels('--drawer-tab'),
    bottom: below + closed + bar + air,
    corner: { right: title.right, top: headsEnd + air },
    drawers: { right: taken.right, bottom: below },
  };
}

/** The insets in play. @param narrow whether the game's strip has a line of its own, as on a phone */
export function playInsets(narrow: boolean): Insets {
  const { edge, strip } = play;
  return { left: edge, top: narrow ? strip : edge, right: edge, bottom: edge };
}
