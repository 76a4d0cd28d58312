// Clips (videos) and pictures of the open scene: their options with limits, and the service that makes them.
import type { App } from '../app';

/** File types of clips, in the order in which the browser's support is tried. */
export const clipTypes = ['video/mp4', 'video/webm', 'image/gif'] as const;

export type ClipType = (typeof clipTypes)[number];

/** Options of the console function `window.slew.clip`, which makes a clip (short video) of the scene. */
export interface ClipOptions {
  /** Duration of the clip, s. 1 to 10, 5 if left out. */
  seconds?: number;
  /** Width of the clip, pixels. An even number from 128 to 1920, 720 if left out. */
  width?: number;
  /** Height of the clip, pixels. An even number from 128 to 1920, 720 if left out. */
  height?: number;
  /** Frames per second of the clip. A whole number from 5 to 60, 30 if left out. */
  framesPerSecond?: number;
  /** File type of the clip, such as 'video/mp4' or 'mp4'. Chosen by the program if left out. */
  type?: string;
}

/** Kinds of pictures. `card`: preview picture of a link. `field`: only the scene. */
export const pictureKinds = ['card', 'field'] as const;

export type PictureKind = (typeof pictureKinds)[number];

/** Options of the console function `window.slew.picture`, which makes a picture of the scene. */
export interface PictureOptions {
  kind?: PictureKind;
}

/** A clip or picture that is finished. */
export interface MadeFile {
  /** MIME type of the file. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Width of the clip or picture, pixels. */
  readonly width: number;
  /** Height of the clip or picture, pixels. */
  readonly height: number;
  /** Number of frames of the clip; 1 for a picture. */
  readonly frames: number;
}

/** Options while a clip or picture is made: a signal that cancels the work, and a function that receives progress. */
export interface Making {
  readonly signal?: AbortSignal;
  /** Called while the file is made. @param share share of the work that is done, 0 to 1 */
  progress?(share: number): void;
}

/** The service that makes clips and pictures. It does not change the session. */
export interface Clips {
  /**
   * Makes a clip of the last seconds of the simulation. Rejects with a RangeError for an invalid option, or with an
   * Error if the clip cannot be made.
   */
  clip(app: App, options?: ClipOptions, making?: Making): Promise<MadeFile>;
  picture(app: App, options?: PictureOptions): Promise<MadeFile>;
}

/** Limits and defaults of a clip's options: duration in s, length of a side in pixels, and frames per second. */
export const clipLimits = {
  seconds: { least: 1, most: 10, usual: 5 },
  side: { least: 128, most: 1920, usual: 720 },
  framesPerSecond: { least: 5, most: 60, usual: 30 },
} as const;

/** The options of a clip after checking, with defaults filled in. Sizes in pixels */
export interface ClipSettings {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** File type of the clip. If null, the program chooses a type that the browser can make. */
  readonly type: ClipType | null;
}

/** Checks the options of a clip and fills in defaults. Throws RangeError with the name of an invalid option. */
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

/** Returns a picture's kind, by default 'card'. Throws RangeError for an unknown kind. */
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

/**
 * Checks that a size in pixels is even, and returns it. Throws RangeError if it is odd, because video encoders take
 * only even sizes.
 * @param name name of the option, for the error message
 */
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
