// Present places of a scene's spheres on the page, for drawing and dragging.

import { Listeners } from '../../app/session/listeners';
import type { PageBox } from '../../app/view/box';
import { offsetOf, overFoot, type PagedStrip } from '../../app/view/grid';
import type { Viewport } from '../../app/view/viewport';
import { movedPlace, placeSpheres, placesBetween, type SpherePlace, sphereCounts } from './layout';

/** Default text size of browsers. CSS pixels */
const usualText = 16;

interface SphereRows {
  readonly strip: PagedStrip;
  /** Places of all spheres, without the scroll offset. CSS pixels */
  readonly places: readonly SpherePlace[];
}

interface SphereLayout extends SphereRows {
  /** Cache key: place and size of the page area, and order of the spheres, as text. */
  readonly key: string;
  /** Places from which the spheres glide to the places of this layout. CSS pixels */
  readonly from: readonly SpherePlace[];
}

const nowhere: PageBox = { left: 0, top: 0, width: 0, height: 0 };

let known: SphereLayout = { key: '', from: [], places: [], strip: { box: nowhere, pages: [] } };

let shown: readonly SpherePlace[] = [];

const listeners = new Listeners();

/** Returns the layout of the ships' glass spheres in the last frame. */
export const shownSpheres = (): SphereRows => ({ strip: known.strip, places: shown });

/** Adds a listener for moved spheres. Returns a function that removes the listener. */
export const onPlacesChange = (listener: () => void): (() => void) => listeners.add(listener);

function knownOf({ freeBox }: Viewport, order: readonly number[]): SphereLayout {
  const { left, top, width, height } = freeBox;
  const wanted = `${left} ${top} ${width} ${height} ${order}`;
  if (known.key === wanted) return known;
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const scale = size / usualText;
  const counts = sphereCounts(freeBox, order.length, scale);
  const all = placeSpheres(counts.length > 1 ? overFoot(freeBox) : freeBox, counts, scale);
  const inOrder = counts.length > 1 ? order : [...order.keys()];
  const pages = counts.map((_, page) => inOrder.slice(page * counts[0], (page + 1) * counts[0]));
  const places = inOrder.map((_, n) => {
    const place = inOrder.indexOf(n);
    return movedPlace(all[place], Math.floor(place / counts[0]) * width);
  });
  known = { key: wanted, from: shown, places, strip: { box: freeBox, pages } };
  return known;
}

/**
 * Returns the places of the ships' glass spheres in this frame. Null for a sphere out of sight.
 * @param order indices of the spheres in display order; ignored if all fit on one screen
 */
export function placesOf(viewport: Viewport, order: readonly number[]): readonly (SpherePlace | null)[] {
  const { from, places, strip } = knownOf(viewport, order);
  const { progress } = viewport;
  // A later glide of the page to the same free part leaves them where they are.
  if (progress >= 1 && from !== places) known = { ...known, from: places };
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
