// The insets: how far header, bars and drawers reach into the picture from each edge of the page.
import type { Insets } from '../../view/viewport';
import type { App } from '../app';
import { type DrawerState, drawerIds, drawerSides } from '../state/drawers';

/** Gap between the picture and the parts of the page around it. CSS pixels */
const air = 8;

/** Smallest free width for the main control and the buttons in one row. rem */
const leastForOneRow = 68.75;

/** Smallest free page width for which legend and time buttons share one row. rem */
const leastForLegend = 85;

/** Smallest height above an open drawer at which the buttons get a separate row below the main control. rem */
const leastForTwoRows = 44;

/** Smallest free page width for which the scene's main control is wide. rem */
const leastForWideHero = 31;

/**
 * If the list of measured values ends left of this fraction of the free page width, the picture is beside the list,
 * else above or below.
 */
const mostBeside = 0.55;

/** Gap between the playing field of a game and the window's edges or the game's header. CSS pixels */
const edge = 12;

export function headsIn(
  place: HTMLElement,
  room = window.innerWidth,
): {
  /** Boxes of all headers. CSS pixels */
  readonly heads: readonly DOMRect[];
  /** Boxes of the headers that are wider than half of the free page width. CSS pixels */
  readonly bands: DOMRect[];
} {
  const heads = [...place.querySelectorAll('[data-head]')].map((head) => head.getBoundingClientRect());
  return { heads, bands: heads.filter(({ width }) => width > room / 2) };
}

/**
 * Measures and stores how far header, bars and drawers cover each edge of the picture. CSS pixels
 * @param place HTML element that contains header, bars and drawers
 */
export function insetsOf({ drawers }: App, place: HTMLElement): Insets {
  const page = document.documentElement;
  const find = (selector: string) => place.querySelector<HTMLElement>(selector)!;
  const taken = drawersTake(drawers, place);
  page.style.setProperty('--drawer-right', `${taken.right}px`);
  page.style.setProperty('--drawer-bottom', `${taken.bottom}px`);
  const styles = getComputedStyle(page);
  // A size in rem grows with the text.
  const rem = Number.parseFloat(styles.fontSize);
  arrangeBars(drawers, taken, rem);
  page.style.setProperty('--bars-top', `${window.innerHeight - find('.bars').getBoundingClientRect().top}px`);
  // In small windows the header ends above the bars.
  const title = find('.first-header').getBoundingClientRect();
  page.style.setProperty('--header-bottom', `${title.bottom}px`);
  page.style.setProperty('--header-right', `${title.right}px`);
  if (page.dataset.chrome === 'play') return insetsInPlay(place);
  const pixels = (name: string) => rem * Number.parseFloat(styles.getPropertyValue(name)) || 0;
  const room = window.innerWidth - taken.right;
  const headsEnd = Math.max(
    ...[find('.links').getBoundingClientRect(), ...headsIn(place, room).bands].map(({ bottom }) => bottom),
  );
  const { narrow } = drawers;
  const sheetOpen = narrow && drawers.open.length > 0;
  const closed = narrow && !sheetOpen ? pixels('--sheet-closed') : 0;
  const underBars = drawers.single ? edge : pixels('--edge-gap');
  const bar = sheetOpen ? 0 : find('.bars').offsetHeight + (narrow ? air : underBars);
  // A tall sheet would leave too small a picture, so the picture is fitted for half a sheet and lies partly under it.
  const half = sheetOpen ? (whileWriting(place) ?? drawers.sheetHeights[0]) : 0;
  const below = narrow ? half : taken.bottom;
  const standings = standingsTake(place, room);
  const titles = titleTakes(find('.first-header'), title);
  return {
    left: Math.max(standings.left, columnRight(place), titles.left),
    top: Math.max(titles.top, headsEnd, standings.top) + air,
    right: narrow ? 0 : taken.right + pixels('--drawer-tab'),
    bottom: below + closed + bar + standings.bottom + air,
    corner: { right: title.right, top: headsEnd + air },
    drawers: { right: taken.right, bottom: below },
  };
}

/**
 * Arranges the bars with controls in the room that open drawers leave.
 * @param taken width and height of the open drawers, CSS pixels
 * @param rem size of 1 rem, CSS pixels
 */
function arrangeBars(drawers: DrawerState, taken: { right: number; bottom: number }, rem: number): void {
  const page = document.documentElement;
  const left = (window.innerWidth - taken.right) / rem;
  // Above an open Measure a low window has no height for a second row.
  const isHigh = taken.bottom === 0 || (window.innerHeight - taken.bottom) / rem > leastForTwoRows;
  page.toggleAttribute('data-two-rows', !drawers.single && isHigh && left < leastForOneRow);
  page.toggleAttribute('data-close-bars', left <= leastForLegend);
  page.toggleAttribute('data-narrow-bars', !drawers.narrow && left < leastForWideHero);
}

/** Returns how much of the picture the page's header covers at the left and at the top, CSS pixels. */
function titleTakes(title: HTMLElement, { right, bottom }: DOMRect): { left: number; top: number } {
  const isBesideField = getComputedStyle(title).getPropertyValue('--beside-field') !== '';
  return isBesideField ? { left: right + edge, top: 0 } : { left: 0, top: bottom };
}

/** Returns the height that the Law drawer covers on a phone, CSS pixels; null if no law is edited. */
function whileWriting(place: HTMLElement): number | null {
  if (document.documentElement.dataset.writing === undefined) return null;
  return window.innerHeight - place.querySelector('#drawer-law')!.getBoundingClientRect().top;
}

/** Returns how far the list of measured values covers the page at its left, top and bottom edge. CSS pixels */
function standingsTake(place: HTMLElement, width: number) {
  const box = place.querySelector<HTMLElement>('.standings');
  const { right, bottom, height } = box?.getBoundingClientRect() ?? new DOMRect();
  if (right < mostBeside * width) return { left: right, top: 0, bottom: 0 };
  return box?.dataset.as === 'tally'
    ? { left: 0, top: bottom, bottom: 0 }
    : { left: 0, top: 0, bottom: height + air };
}

/** Returns where the picture begins beside the building tools, CSS pixels; 0 if they are not shown. */
function columnRight(place: HTMLElement): number {
  const tools = place.querySelector('.palette:not(.strip)');
  return tools ? tools.getBoundingClientRect().right + edge : 0;
}

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

/** Returns the insets (widths covered at the edges of the picture) during a game, CSS pixels. */
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
