// Clips and pictures of the open scene: their options, with limits, and the service that makes them.
import type { App } from '../app';

/** Types of clips, in the order in which they are tried. */
export const clipTypes = ['video/mp4', 'video/webm', 'image/gif'] as const;

export type ClipType = (typeof clipTypes)[number];

/** Options of a clip, as window.slew takes them. */
export interface ClipOptions {
  /** Length. s */
  seconds?: number;
  /** Pixels. Even. */
  width?: number;
  height?: number;
  framesPerSecond?: number;
  /** Type of the file, such as 'video/mp4' or 'mp4'. The first that the browser can make when left out. */
  type?: string;
}

/** Kinds of pictures: a card for links, and the field alone. */
export const pictureKinds = ['card', 'field'] as const;

export type PictureKind = (typeof pictureKinds)[number];

/** Options of a picture, as window.slew takes them. */
export interface PictureOptions {
  kind?: PictureKind;
}

/** A finished file. */
export interface MadeFile {
  /** MIME type. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

/** Progress of making a file, and a signal that ends it. */
export interface Making {
  readonly signal?: AbortSignal;
  /** @param share part of the work that is done, 0 to 1 */
  progress?(share: number): void;
}

/** Makes clips and pictures. The session is the same before and after. */
export interface Clips {
  /** Rejects with RangeError for an option out of range, with Error and a sentence if the file cannot be made. */
  clip(app: App, options?: ClipOptions, making?: Making): Promise<MadeFile>;
  picture(app: App, options?: PictureOptions): Promise<MadeFile>;
}

/** Limits of the options. */
export const clipLimits = {
  seconds: { least: 1, most: 10, usual: 5 },
  side: { least: 128, most: 1920, usual: 720 },
  framesPerSecond: { least: 5, most: 60, usual: 30 },
} as const;

/** Checked options of a clip. */
export interface ClipSettings {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** Null for the first type that the browser can make. */
  readonly type: ClipType | null;
}

/** Checks options and fills in defaults. Throws RangeError that names the option. */
export function clipSettings(options: ClipOptions = {}): ClipSettings {
  const { seconds, side, framesPerSecond } = clipLimits;
  return {
    seconds: within('seconds', options.seconds, seconds),
    width: even('width', within('width', options.width, side)),
    height: even('height', within('height', options.height, side)),
    framesPerSecond: whole(
      'framesPerSecond',
      within('framesPerSecond', options.framesPerSecond, framesPerSecond),
    ),
    type: typeOf(options.type),
  };
}

/** Checks the kind of a picture. Throws RangeError that names the option. */
export function pictureKind({ kind = 'card' }: PictureOptions = {}): PictureKind {
  const found = pictureKinds.find((each) => each === kind);
  if (!found)
    throw new RangeError(`slew.picture: kind must be one of ${pictureKinds.join(', ')}, got ${kind}`);
  return found;
}

interface Range {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

function within(name: string, value: unknown, { least, most, usual }: Range): number {
  if (value === undefined) return usual;
  if (typeof value === 'number' && value >= least && value <= most) return value;
  throw new RangeError(`slew.clip: ${name} must be a number from ${least} to ${most}, got ${value}`);
}

function whole(name: string, value: number): number {
  if (Number.isInteger(value)) return value;
  throw new RangeError(`slew.clip: ${name} must be a whole number, got ${value}`);
}

/** Video encoders take only even sizes. */
function even(name: string, value: number): number {
  if (value % 2 === 0) return value;
  throw new RangeError(`slew.clip: ${name} must be an even number of pixels, got ${value}`);
}

function typeOf(value: unknown): ClipType | null {
  if (value === undefined) return null;
  const found = clipTypes.find((type) => type === value || type.split('/')[1] === value);
  if (found) return found;
  throw new RangeError(`slew.clip: type must be one of ${clipTypes.join(', ')}, got ${value}`);
}
