// Images of bodies: the places of their parts (paint, trim, light …) in a texture, and the outline of the hull.
import type Phaser from 'phaser';
import type { Point } from '../../../world/entities/command';
import { type BodyArt, bodyArt } from '../../view/bodies';
import type { TexturePart } from '../draw/strips';
import { loadPicture } from '../draw/textures';

/** Rectangle of a texture. The rectangle holds one layer of a body's image; the texture holds all layers. */
interface Cut {
  /** Upper left corner, in the texture, of one image layer (such as paint or trim): x and y. Pixels */
  readonly at: readonly [number, number];
  readonly size: readonly [number, number];
  /** Number of image pixels that show one metre of a body whose size factor is 1. */
  readonly density: number;
  /** Distance from the left edge of an image layer to the body's centre of mass, for a size factor of 1. m */
  readonly back: number;
}

const row = { size: [1024, 512], density: 100, back: 4.72 } as const;
const half = { size: [512, 512], density: 40, back: 6.4 } as const;

/**
 * Layers of a body's image. `paint` is drawn in the body's colour. `trim` is white or pale. `shade` is the shading for
 * light from the left.
 */
export const hullCuts = {
  paint: { ...row, at: [0, 0] },
  trim: { ...row, at: [0, 512] },
  shade: { ...row, at: [0, 1024] },
  glow: { ...half, at: [0, 1536] },
  outline: { ...half, at: [512, 1536] },
} as const satisfies Record<string, Cut>;

type HullPart = keyof typeof hullCuts;

/** The parts of an image that form the visible hull: paint and trim. */
const solidParts = [hullCuts.paint, hullCuts.trim] as const;

/** Margin that is kept around the opaque part of an image, because its edges fade out. m */
const fading = 0.15;

/** Lowest opacity of a pixel that belongs to the hull, 0 to 255. Fainter pixels belong to the glow. */
const solid = 64;

const sampleWidth = 160;

/**
 * The parts of a body's image (paint, trim, glow …), by name. Positions are relative to the centre of mass, m, for a
 * body of size 1. The nose points along +x.
 */
type HullPieces = Readonly<Record<HullPart | 'shadeFromRight', TexturePart>>;

/** The image of a body's hull, ready to draw. */
export interface HullImage {
  readonly texture: string;
  readonly pieces: HullPieces;
  /** The parts of the image, cropped to their visible pixels. */
  readonly cutPieces: HullPieces;
  /** Corners of the hull's outline as x, y, x, y …, relative to the centre of mass. m for a body of size 1 */
  readonly outline: Float64Array;
  /** Length of the hull's longer side, for a body of size 1. m */
  readonly length: number;
}

const hulls = new Map<string, HullImage>();

/** Returns the image of a body's hull, ready to draw. The body's texture must have been loaded. */
export function hullOf(textures: Phaser.Textures.TextureManager, { texture }: BodyArt): HullImage {
  const known = hulls.get(texture);
  if (known) return known;
  const source = textures.get(texture);
  const outline = outlineOf(source);
  const made = {
    texture,
    pieces: piecesOf(source.source[0], null),
    cutPieces: piecesOf(source.source[0], outline),
    outline: Float64Array.from(outline.flatMap(({ x, y }) => [x, y])),
    length: Math.max(spanOf(outline.map(({ x }) => x)), spanOf(outline.map(({ y }) => y))),
  };
  hulls.set(texture, made);
  return made;
}

/** Loads the images of all body kinds. */
export async function loadHulls({ textures }: Phaser.Scene): Promise<void> {
  const arts = Object.values<BodyArt>(bodyArt);
  await Promise.all(arts.map(({ texture, picture }) => loadPicture(textures, texture, picture)));
}

/** Starts to load a hull image. */
export function loadHull({ textures }: Pick<Phaser.Scene, 'textures'>, { texture, picture }: BodyArt): void {
  if (textures.exists(texture) || asked.has(texture)) return;
  asked.add(texture);
  void loadPicture(textures, texture, picture);
}

/** Names of the textures that are being loaded. */
const asked = new Set<string>();

const spanOf = (places: readonly number[]) => Math.max(...places) - Math.min(...places);

/**
 * Returns the parts of a body's image (paint, trim, glow …).
 * @param size size of the texture, pixels
 * @param outline paint, trim and shading are cropped to this outline; null for no cropping
 */
export function piecesOf(
  { width, height }: { readonly width: number; readonly height: number },
  outline: readonly Point[] | null,
): HullPieces {
  const piece = ({ at, size, density, back }: Cut, extent: Extent): TexturePart => ({
    ...extent,
    u0: (at[0] + (extent.left + back) * density) / width,
    u1: (at[0] + (extent.right + back) * density) / width,
    v0: 1 - (at[1] + size[1] / 2 + extent.top * density) / height,
    v1: 1 - (at[1] + size[1] / 2 + extent.bottom * density) / height,
  });
  const inRow = extentOf(hullCuts.paint, outline);
  const shade = piece(hullCuts.shade, inRow);
  return {
    paint: piece(hullCuts.paint, inRow),
    trim: piece(hullCuts.trim, inRow),
    shade,
    shadeFromRight: { ...shade, v0: shade.v1, v1: shade.v0 },
    glow: piece(hullCuts.glow, extentOf(hullCuts.glow, null)),
    outline: piece(hullCuts.outline, extentOf(hullCuts.outline, null)),
  };
}

/** Edges of an image part relative to the centre of mass. m */
type Extent = Pick<TexturePart, 'left' | 'top' | 'right' | 'bottom'>;

function extentOf({ size, density, back }: Cut, outline: readonly Point[] | null): Extent {
  const whole = { left: -back, right: size[0] / density - back };
  const aside = size[1] / density / 2;
  if (!outline) return { ...whole, top: -aside, bottom: aside };
  const xs = outline.map(({ x }) => x);
  // Equally far to both sides, so that the piece can be turned upside down.
  const reach = Math.max(...outline.map(({ y }) => Math.abs(y))) + fading;
  return {
    left: Math.max(whole.left, Math.min(...xs) - fading),
    right: Math.min(whole.right, Math.max(...xs) + fading),
    top: -reach,
    bottom: reach,
  };
}

/**
 * Returns the corners of the smallest convex polygon around the opaque part of a body's image.
 * @returns positions in metres for a size factor of 1. Origin: centre of mass. Nose: along +x
 */
function outlineOf(texture: Phaser.Textures.Texture): readonly Point[] {
  const image = texture.getSourceImage() as HTMLImageElement | HTMLCanvasElement;
  const [{ size, density, back }] = solidParts;
  const [width, height] = [size[0] / density, size[1] / density];
  const canvas = document.createElement('canvas');
  canvas.width = sampleWidth;
  canvas.height = Math.round((sampleWidth * height) / width);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser gives no 2D canvas');
  for (const { at } of solidParts)
    context.drawImage(image, at[0], at[1], size[0], size[1], 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const pixel = width / sampleWidth;
  const corners: Point[] = [];
  for (let row = 0; row < canvas.height; row++) {
    const isSolid = (column: number) => data[4 * (row * canvas.width + column) + 3] >= solid;
    const columns = Array.from({ length: canvas.width }, (_, column) => column).filter(isSolid);
    if (columns.length === 0) continue;
    for (const [column, line] of [
      [columns[0], row],
      [columns[0], row + 1],
      [columns[columns.length - 1] + 1, row],
      [columns[columns.length - 1] + 1, row + 1],
    ])
      corners.push({ x: column * pixel - back, y: line * pixel - height / 2 });
  }
  return convexHull(corners);
}

/**
 * Returns the corners of the smallest convex polygon around points, in order. Andrew's monotone chain (Information
 * Processing Letters 9, 1979).
 */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const lower = halfHull(sorted);
  const upper = halfHull(sorted.toReversed());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

/**
 * Returns half of a convex hull (smallest convex polygon around points).
 * @param points sorted by x. Ascending order gives the half with smaller y, descending order the half with larger y.
 * @returns corners of this half, from the first point to the last
 */
function halfHull(points: readonly Point[]): Point[] {
  const corners: Point[] = [];
  for (const point of points) {
    while (corners.length > 1 && turn(corners[corners.length - 2], corners[corners.length - 1], point) <= 0)
      corners.pop();
    corners.push(point);
  }
  return corners;
}

/**
 * Returns a number whose sign says how the path a → b → c turns at b. Positive: from +x towards +y. Negative: from +y
 * towards +x. 0: straight.
 */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
