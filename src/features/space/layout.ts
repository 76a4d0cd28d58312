// Layout of the spheres on the page, with their captions: as large as possible, without overlap.
import type { PageBox } from '../../app/view/box';
import { cellsPerPage, layOutGrid, overFoot, type Size } from '../../app/view/grid';
import { clamp } from '../../laws/control/clamp';
import type { Disc } from './camera';

type Side = 'under' | 'beside' | 'none';

/** Place of a ship's glass sphere on the page, with its caption. CSS pixels */
export interface SpherePlace {
  readonly circle: Disc;
  /** Bounding box of the caption; null if there is no room for it. */
  readonly caption: PageBox | null;
  /** Side of the sphere at which the caption is; `none` if there is no caption. */
  readonly side: Side;
  /** Whether the sphere is small, and therefore has smaller text and less detail. */
  readonly small: boolean;
}

/** Diameter below which a sphere counts as small. CSS pixels */
const smallBelow = 240;

/**
 * Limits of a sphere's diameter. CSS pixels. `most`: largest diameter. `least`: smallest diameter of a sphere with a
 * caption.
 */
const diameters = { most: 960, least: 44 };

/** Height of the two lines of a caption, for large and small spheres. CSS pixels at the browser's default text size */
const captionHeight = { large: 48, small: 38 };
/** Distance of a caption from its sphere, for large and small spheres. CSS pixels */
const captionGap = { large: 14, small: 6 };

/** Extra distance of a caption beside its sphere, if there is room: marks reach beyond the sphere. CSS pixels */
const markRoom = 8;

/** Height of each further line of a caption. CSS pixels at default text size */
const secondLine = 20;

/** Gaps between spheres (`across`, `down`) and to the page's edges (`edge`). CSS pixels */
const gaps = { wide: { across: 32, down: 20, edge: 24 }, narrow: { across: 8, down: 10, edge: 12 } };

/** Least width of a page on which spheres have the larger gaps, `gaps.wide`. CSS pixels */
const wideFrom = 700;

/** Least width at which the longest caption fits in one line. CSS pixels at default text size */
const oneLine = 320;

/**
 * Least widths of a caption. CSS pixels at default text size. `under`: below its sphere. `large`, `small`: beside a
 * large or small sphere.
 */
const captionWidth = { under: 150, large: 170, small: 112 };

/** Largest width of a caption beside its sphere. CSS pixels at the browser's default text size */
const longestLine = 300;

const captionOf = (small: boolean, scale: number) => {
  const size = small ? 'small' : 'large';
  return { height: captionHeight[size] * scale, width: captionWidth[size] * scale, gap: captionGap[size] };
};

/** Least diameter of a sphere in which details can be recognized. CSS pixels */
const readable = 100;

/** Number of spheres up to which all spheres share one page, however small they become. */
const alwaysOnePage = 4;

/**
 * Returns the number of spheres on each page. All are on one page if there is room, otherwise on several pages to
 * scroll.
 * @param free part of the page for the spheres
 * @param scale text size of the browser, relative to the default
 */
export function sphereCounts(free: PageBox, count: number, scale: number): number[] {
  return cellsPerPage(count, (some, isOnePage) => {
    if (isOnePage && some <= alwaysOnePage) return true;
    const [{ circle }] = placeSpheres(isOnePage ? free : overFoot(free), [some], scale);
    return 2 * circle.radius >= readable;
  });
}

/**
 * Numbers subtracted from the score of a bad layout of spheres. The score of a good layout is the sphere diameter in
 * CSS pixels.
 */
const penalties = {
  /** Subtracted from the score if the spheres have no captions. CSS pixels */
  noCaption: 1e6,
  /**
   * Subtracted from the score of a layout that has captions but too small spheres. CSS pixels, as the score is a
   * sphere's diameter
   */
  tooSmall: 2e6,
};

/**
 * Returns the places of the ships' glass spheres, in rows.
 * @param page area for the spheres on one screen
 * @param counts number of spheres on each screen
 * @param scale text size of the browser, relative to the default
 */
export function placeSpheres(page: PageBox, counts: readonly number[], scale: number): SpherePlace[] {
  const gap = page.width >= wideFrom ? gaps.wide : gaps.narrow;
  const free = { ...page, left: page.left + gap.edge, width: page.width - 2 * gap.edge };
  return layOutGrid(free, counts, gap, (cell) =>
    (['under', 'beside', 'none'] as const).map((side) => {
      const diameter = diameterIn(cell, side, scale);
      const loss =
        side === 'none' ? penalties.noCaption : diameter < diameters.least ? penalties.tooSmall : 0;
      return { worth: diameter - loss, placeIn: (box) => placeIn(box, { side, diameter }, scale) };
    }),
  );
}

export function movedPlace({ circle, caption, ...place }: SpherePlace, right: number): SpherePlace {
  return {
    ...place,
    circle: { ...circle, x: circle.x + right },
    caption: caption && { ...caption, left: caption.left + right },
  };
}

/**
 * Returns the places of the glass spheres between two layouts.
 * @param share progress from the first layout (0) to the second layout (1)
 */
export function placesBetween(
  from: readonly SpherePlace[],
  to: readonly SpherePlace[],
  share: number,
): SpherePlace[] {
  const mixed = (one: number, other: number) => one + (other - one) * share;
  return to.map(({ circle, caption, ...place }, n): SpherePlace => {
    const before = from[n];
    const was = before.side === place.side ? before.caption : null;
    return {
      ...place,
      circle: {
        x: mixed(before.circle.x, circle.x),
        y: mixed(before.circle.y, circle.y),
        radius: mixed(before.circle.radius, circle.radius),
      },
      caption: caption &&
        was && {
          left: mixed(was.left, caption.left),
          top: mixed(was.top, caption.top),
          width: mixed(was.width, caption.width),
          height: mixed(was.height, caption.height),
        },
    };
  });
}

/**
 * Returns a sphere's largest diameter in its cell. CSS pixels; 0 if the caption does not fit.
 * @param side side of the sphere at which its caption is
 */
function diameterIn({ width, height }: Size, side: Side, scale: number): number {
  const [large, small] = [false, true].map((isSmall) => {
    const caption = captionOf(isSmall, scale);
    if (side === 'none') return Math.min(width, height);
    if (side === 'beside')
      return height < caption.height ? 0 : Math.min(width - caption.width - caption.gap, height);
    if (width < captionWidth.under * scale) return 0;
    const more = width < oneLine * scale ? secondLine * scale : 0;
    return Math.min(width, height - caption.height - more - caption.gap);
  });
  // With the small caption it could be just large enough not to be small, so it is limited to stay small.
  return Math.min(large >= smallBelow ? large : Math.min(small, smallBelow - 1), diameters.most);
}

/** Returns the place of a sphere in the middle of its cell of the layout. */
function placeIn(
  cell: PageBox,
  { side, diameter }: { readonly side: Side; readonly diameter: number },
  scale: number,
): SpherePlace {
  const size = Math.max(1, diameter);
  const small = size < smallBelow;
  const radius = size / 2;
  const { height, width: least, gap } = captionOf(small, scale);
  if (side === 'none') {
    const circle = { x: cell.left + cell.width / 2, y: cell.top + cell.height / 2, radius };
    return { circle, caption: null, side, small };
  }
  if (side === 'beside') {
    const off = gap + clamp(cell.width - size - gap - least, 0, markRoom);
    const wide = Math.min(cell.width - size - off, longestLine * scale);
    const left = cell.left + (cell.width - size - off - wide) / 2;
    const y = cell.top + cell.height / 2;
    // As high as the sphere, or higher if its lines need that.
    const high = Math.max(height, size);
    const caption = { left: left + size + off, top: y - high / 2, width: wide, height: high };
    return { circle: { x: left + radius, y, radius }, caption, side, small };
  }
  // A narrow cell is higher than needed, so a sentence may take a second line there.
  const high = Math.min(cell.height - size - gap, height + secondLine * scale);
  const top = cell.top + (cell.height - size - gap - high) / 2;
  const caption = { left: cell.left, top: top + size + gap, width: cell.width, height: high };
  return { circle: { x: cell.left + cell.width / 2, y: top + radius, radius }, caption, side, small };
}
