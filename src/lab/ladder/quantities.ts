// Writes the values of the ladder and the score card as text, in units for a reader.
import { secondsText, toDegrees } from '../../laws/exact/figures';

/** One degree in radians. */
export const degree = Math.PI / 180;

const inPercent = (share: number) => 100 * share;

/** Returns a number as text without trailing zeros. */
const plain = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));

/** Functions that write the values and limits of a measured quantity as text. */
export interface Quantity {
  readonly write: (value: number) => string;
  /** Returns a limit of the quantity as text, with no more decimals than needed. */
  readonly limit: (value: number) => string;
}

/** Functions that write an angle, given in rad, as text in degrees. */
const angle: Quantity = {
  write: (value) => `${toDegrees(value).toFixed(toDegrees(value) < 9.995 ? 2 : 1)}°`,
  limit: (value) => `${plain(toDegrees(value), 2)}°`,
};

/** Functions that write a fraction of 1 as text in percent. */
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

/** Name of a kind of measured quantity: angle (rad), share (fraction of 1), time (s) or ratio. */
export type QuantityName = keyof typeof quantities;
