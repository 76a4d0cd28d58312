// What the parts of the page cover of the picture.
import type { Insets } from '../../view/viewport';
import type { App } from '../app';
import { type DrawerState, drawerIds, drawerSides } from '../state/drawers';

/** Room between the picture and what lies around it. CSS pixels */
const air = 8;

/** Line above an open sheet that says when real time is not kept. rem */
const rateLine = 1.25;

/** Room between a field in play and the window's edges, or the game's head. CSS pixels */
const edge = 12;

/** Where games' heads are, and which of them are bands: one in a corner lies beside the picture. */
export function headsIn(place: HTMLElement): {
  readonly heads: readonly DOMRect[];
  readonly bands: DOMRect[];
} {
  const heads = [...place.querySelectorAll('[data-head]')].map((head) => head.getBoundingClientRect());
  return { heads, bands: heads.filter(({ width }) => width > window.innerWidth / 2) };
}

/** Tells the styles how large drawers and header are, and gives the insets of the free part. A hidden part covers nothing. */
export function insetsOf({ drawers }: App, place: HTMLElement): Insets {
  const page = document.documentElement;
  const find = (selector: string) => place.querySelector<HTMLElement>(selector)!;
  const taken = drawersTake(drawers, place);
  page.style.setProperty('--drawer-right', `${taken.right}px`);
  page.style.setProperty('--drawer-bottom', `${taken.bottom}px`);
  page.style.setProperty('--bars-top', `${window.innerHeight - find('.bars').getBoundingClientRect().top}px`);
  // Where there is little room it ends above the bars.
  const title = find('.first-header').getBoundingClientRect();
  page.style.setProperty('--header-bottom', `${title.bottom}px`);
  page.style.setProperty('--header-right', `${title.right}px`);
  if (page.dataset.chrome === 'play') return insetsInPlay(place);
  const styles = getComputedStyle(page);
  // A size in rem grows with the text.
  const rem = Number.parseFloat(styles.fontSize);
  const pixels = (name: string) => rem * Number.parseFloat(styles.getPropertyValue(name)) || 0;
  const headsEnd = Math.max(
    ...[find('.links').getBoundingClientRect(), ...headsIn(place).bands].map(({ bottom }) => bottom),
  );
  const { narrow } = drawers;
  const sheetOpen = narrow && drawers.open.length > 0;
  const closed = narrow && !sheetOpen ? pixels('--sheet-closed') : 0;
  const bar = sheetOpen ? rem * rateLine : find('.bars').offsetHeight + (narrow ? air : pixels('--edge-gap'));
  // A tall sheet leaves no picture worth the name: it lies over the one that half a sheet leaves.
  const half = sheetOpen ? (whileWriting(place) ?? drawers.sheetHeights[0]) : 0;
  const below = narrow ? half : taken.bottom;
  const standings = standingsTake(place);
  return {
    left: Math.max(standings.left, columnRight(place)),
    top: Math.max(title.bottom, headsEnd, standings.top) + air,
    right: narrow ? 0 : taken.right + pixels('--drawer-tab'),
    bottom: below + closed + bar + standings.bottom + air,
    corner: { right: title.right, top: headsEnd + air },
    drawers: { right: taken.right, bottom: below },
  };
}

/** What a text that is written on a phone takes with the keyboard under it; null while none is. CSS pixels */
function whileWriting(place: HTMLElement): number | null {
  if (document.documentElement.dataset.writing === undefined) return null;
  return window.innerHeight - place.querySelector('#drawer-law')!.getBoundingClientRect().top;
}

/** What figures that grow while they are measured take: a column the left, bars below the field the bottom, a tally over it the top. CSS pixels */
function standingsTake(place: HTMLElement) {
  const box = place.querySelector<HTMLElement>('.standings');
  const { right, bottom, height } = box?.getBoundingClientRect() ?? new DOMRect();
  if (right < window.innerWidth / 2) return { left: right, top: 0, bottom: 0 };
  return box?.dataset.as === 'tally'
    ? { left: 0, top: bottom, bottom: 0 }
    : { left: 0, top: 0, bottom: height + air };
}

/** Where a column of tools at the left ends; 0 without one. CSS pixels */
function columnRight(place: HTMLElement): number {
  return place.querySelector('.palette:not(.strip)')?.getBoundingClientRect().right ?? 0;
}

/** What the open drawers take from the picture, from the right and from the bottom. CSS pixels */
function drawersTake({ narrow, single }: DrawerState, place: HTMLElement) {
  const boxes = drawerIds.map((id) => ({
    side: drawerSides[id],
    box: place.querySelector(`#drawer-${id}`)?.getBoundingClientRect() ?? new DOMRect(),
  }));
  const all = boxes.map(({ box }) => box);
  if (narrow) return { right: 0, bottom: Math.max(...all.map(({ height }) => height)) };
  if (single) return { right: Math.max(...all.map(({ width }) => width)), bottom: 0 };
  const at = (wanted: string) => boxes.flatMap(({ side, box }) => (side === wanted ? box : []));
  return {
    right: Math.max(...at('right').map(({ width }) => width)),
    bottom: Math.max(...at('bottom').map(({ height }) => height)),
  };
}

/** The insets in play. The game's head is a band at the top, or a column at the left. */
export function insetsInPlay(place: HTMLElement): Insets {
  const { heads, bands } = headsIn(place);
  const columns = heads.filter((head) => !bands.includes(head));
  return {
    left: edge + Math.max(0, ...columns.map(({ right }) => right)),
    top: edge + Math.max(0, ...bands.map(({ bottom }) => bottom)),
    right: edge,
    bottom: edge,
  };
}
