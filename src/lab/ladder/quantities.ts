// How figures of the ladder and the score card are written: in the units of a reader, the same everywhere.
import { secondsText, toDegrees } from '../../laws/exact/figures';

/** Degrees in radians. */
export const degree = Math.PI / 180;

const inPercent = (share: number) => 100 * share;

/** A number with its last zeros, and then its point, left out. */
const plain = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));

/** A kind of figure. */
export interface Quantity {
  /** As it was measured. */
  readonly write: (value: number) => string;
  /** As a limit, with no more decimals than it has. */
  readonly limit: (value: number) => string;
}

/** Angles under 10° are written to the hundredth, larger ones to the tenth. */
const angle: Quantity = {
  write: (value) => `${toDegrees(value).toFixed(toDegrees(value) < 9.995 ? 2 : 1)}°`,
  limit: (value) => `${plain(toDegrees(value), 2)}°`,
};

/** Shares under 10 % are written to the tenth, larger ones to the whole. */
const share: Quantity = {
  write: (value) => `${inPercent(value).toFixed(inPercent(value) < 9.95 ? 1 : 0)} %`,
  limit: (value) => `${plain(inPercent(value), 1)} %`,
};

const time: Quantity = {
  write: (value) => secondsText(value),
  limit: (value) => `${plain(value, 2)} s`,
};

const ratio: Quantity = {
  write: (value) => `${value.toFixed(2)} ×`,
  limit: (value) => `${plain(value, 2)} ×`,
};

export const quantities = { angle, share, time, ratio } as const;

/** Quantity of a figure: an angle in rad, a share, a time in s, or a multiple. */
export type QuantityName = keyof typeof quantities;
