// The places of a scene's spheres on the page, for what draws them and what takes hold of them.
import type { Viewport } from '../../view/viewport';
import { layoutOf, placesBetween, type SpherePlace } from './layout';

/** Size of a text that the browser shows at its usual size. CSS pixels */
const usualText = 16;

/** Where spheres stand and come from, and what they were laid out for: to ask for the size of the text makes the browser bring the page’s styles up to date. */
interface Known {
  readonly for: string;
  readonly from: readonly SpherePlace[];
  readonly places: readonly SpherePlace[];
}

let known: Known = { for: '', from: [], places: [] };

/** What was shown last. */
let shown: readonly SpherePlace[] = [];

/**
 * The places of so many spheres. They glide with the picture of the plane: where it goes over to another free part of the
 * page, each goes from where it was last. Another size of the text changes the free part of the page as well.
 */
export function placesOf({ freeBox, progress }: Viewport, count: number): readonly SpherePlace[] {
  const { left, top, width, height } = freeBox;
  const wanted = `${left} ${top} ${width} ${height} ${count}`;
  if (known.for !== wanted) {
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    known = { for: wanted, from: shown, places: layoutOf(freeBox, count, size / usualText) };
  }
  const { from, places } = known;
  shown = progress < 1 && from.length === count ? placesBetween(from, places, progress) : places;
  return shown;
}
