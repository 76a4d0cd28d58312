// The places of a scene's spheres on the page, for what draws them and what takes hold of them.
import type { PageBox, Viewport } from '../../app/view/viewport';
import { layoutOf, placesBetween, type SpherePlace, shownAtOnce } from './layout';

/** Size of a text that the browser shows at its usual size. CSS pixels */
const usualText = 16;

/** Where spheres stand and come from, and what they were laid out for: to ask for the size of the text makes the browser bring the page’s styles up to date. */
interface Known {
  readonly for: string;
  /** Of those that are shown at once. */
  readonly from: readonly SpherePlace[];
  readonly places: readonly SpherePlace[];
  /** The part of the page that they have. */
  readonly page: PageBox;
}

const nowhere: PageBox = { left: 0, top: 0, width: 0, height: 0 };

let known: Known = { for: '', from: [], places: [], page: nowhere };

/** What was shown last. */
let shown: readonly SpherePlace[] = [];

/** Which of them are shown, where not all are at once: how often the person went on to the next ones. */
let turned = 0;

function knownOf({ freeBox }: Viewport, count: number): Known {
  const { left, top, width, height } = freeBox;
  const wanted = `${left} ${top} ${width} ${height} ${count}`;
  if (known.for === wanted) return known;
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const scale = size / usualText;
  const { count: atOnce, page } = shownAtOnce(freeBox, count, scale);
  known = { for: wanted, from: shown, places: layoutOf(page, atOnce, scale), page };
  return known;
}

/**
 * The places of so many spheres; null for those that are not shown now. They glide with the picture of the plane: where it
 * goes over to another free part of the page, each goes from where it was last. Another size of the text changes the free
 * part of the page as well.
 */
export function placesOf(viewport: Viewport, count: number): readonly (SpherePlace | null)[] {
  const { from, places } = knownOf(viewport, count);
  const { progress } = viewport;
  shown = progress < 1 && from.length === places.length ? placesBetween(from, places, progress) : places;
  const first = firstOf(count, places.length);
  return Array.from({ length: count }, (_, n) => shown[n - first] ?? null);
}

/** Index of the first that is shown. The last ones are as many as the others. */
function firstOf(count: number, atOnce: number): number {
  const pages = Math.ceil(count / atOnce);
  return Math.min((turned % pages) * atOnce, count - atOnce);
}

/** Which spheres are shown where not all are at once; null where all are. */
export interface Part {
  /** Index of the first, and behind the last. */
  readonly from: number;
  readonly to: number;
  /** Where what leads on to the next ones stands: its middle. CSS pixels */
  readonly x: number;
  readonly y: number;
}

export function partOf(viewport: Viewport, count: number): Part | null {
  const { places, page } = knownOf(viewport, count);
  if (places.length >= count) return null;
  const from = firstOf(count, places.length);
  const { freeBox } = viewport;
  const [bottom, below] = [page.top + page.height, freeBox.top + freeBox.height];
  return { from, to: from + places.length, x: page.left + page.width / 2, y: (bottom + below) / 2 };
}

/** Shows the next ones; after the last the first again. */
export function showNext(): void {
  turned += 1;
}
