// The places of a scene's spheres on the page, for what draws them and what takes hold of them.
import type { Viewport } from '../../view/viewport';
import { layoutOf, type SpherePlace } from './layout';

/** Size of a text that the browser shows at its usual size. CSS pixels */
const usualText = 16;

/** The places, and what they were laid out for: to ask for the size of the text makes the browser bring the page’s styles up to date. */
let known: { readonly for: string; readonly places: readonly SpherePlace[] } = { for: '', places: [] };

/** The places of so many spheres. Another size of the text changes the free part of the page as well. */
export function placesOf({ freeBox }: Viewport, count: number): readonly SpherePlace[] {
  const { left, top, width, height } = freeBox;
  const wanted = `${left} ${top} ${width} ${height} ${count}`;
  if (known.for !== wanted) {
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    known = { for: wanted, places: layoutOf(freeBox, count, size / usualText) };
  }
  return known.places;
}
