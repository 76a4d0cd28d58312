// The places of a scene's spheres on the page, for what draws them and what takes hold of them.

import { Listeners } from '../../app/session/listeners';
import type { PageBox } from '../../app/view/box';
import { offsetOf, overFoot, type Strip } from '../../app/view/grid';
import type { Viewport } from '../../app/view/viewport';
import { layoutOf, movedPlace, placesBetween, type SpherePlace, sphereCounts } from './layout';

/** Size of a text that the browser shows at its usual size. CSS pixels */
const usualText = 16;

/** Spheres on the page. */
interface Laid {
  readonly strip: Strip;
  /** Before one scrolls, with those of other pages to the right of the first page. */
  readonly places: readonly SpherePlace[];
}

/** The last layout, where the spheres glide to it from, and what it was made for. To ask for the size of the text makes the browser bring the page’s styles up to date. */
interface Known extends Laid {
  readonly for: string;
  readonly from: readonly SpherePlace[];
}

const nowhere: PageBox = { left: 0, top: 0, width: 0, height: 0 };

let known: Known = { for: '', from: [], places: [], strip: { box: nowhere, pages: [] } };

let shown: readonly SpherePlace[] = [];

const listeners = new Listeners();

/** The spheres of the last frame. */
export const shownSpheres = (): Laid => ({ strip: known.strip, places: shown });

/** Calls back when a frame has shown spheres at other places; returns how to stop that. */
export const onPlacesChange = (listener: () => void): (() => void) => listeners.add(listener);

function knownOf({ freeBox }: Viewport, count: number): Known {
  const { left, top, width, height } = freeBox;
  const wanted = `${left} ${top} ${width} ${height} ${count}`;
  if (known.for === wanted) return known;
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const scale = size / usualText;
  const counts = sphereCounts(freeBox, count, scale);
  const all = layoutOf(counts.length > 1 ? overFoot(freeBox) : freeBox, counts, scale);
  const pages = counts.map((some, page) => Array.from({ length: some }, (_, n) => page * counts[0] + n));
  const places = pages.flatMap((members, page) => members.map((n) => movedPlace(all[n], page * width)));
  known = { for: wanted, from: shown, places, strip: { box: freeBox, pages } };
  return known;
}

/**
 * Places so many spheres for a frame; null for those out of sight. They glide with the picture of the plane: where it goes
 * over to another free part of the page, each goes from where it was last. Another size of the text changes the free part of
 * the page as well.
 */
export function placesOf(viewport: Viewport, count: number): readonly (SpherePlace | null)[] {
  const { from, places, strip } = knownOf(viewport, count);
  const { progress } = viewport;
  const now = progress < 1 && from.length === places.length ? placesBetween(from, places, progress) : places;
  if (now !== shown) {
    shown = now;
    listeners.tell();
  }
  const right = offsetOf(strip, 0, viewport.scrolled);
  const { left, width } = strip.box;
  return shown.map((place) => {
    const { x, radius } = place.circle;
    const isSeen = x + right + radius > left && x + right - radius < left + width;
    if (!isSeen) return null;
    return right === 0 ? place : movedPlace(place, right);
  });
}
