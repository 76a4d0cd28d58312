// The places of a scene's spheres on the page, for what draws them and what takes hold of them.
import type { Viewport } from '../../view/viewport';
import { layoutOf, type SpherePlace } from './layout';

/** Size of a text that the browser shows at its usual size. CSS pixels */
const usualText = 16;

/** The places of so many spheres. */
export function placesOf({ freeBox }: Viewport, count: number): SpherePlace[] {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return layoutOf(freeBox, count, size / usualText);
}
