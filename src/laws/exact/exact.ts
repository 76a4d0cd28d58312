// Sine, cosine, arctangent, length and power, with the same results to the last bit in every JavaScript engine.
//
// ECMAScript leaves Math.sin, cos, atan2, hypot and ** to the engine ("an implementation-approximated value"), and
// engines differ in the last bit. Sums, products, quotients, Math.sqrt, Math.floor and % are exact by IEEE 754, so
// what is made of them alone is the same everywhere. Largest errors found, in units of the last place: sin, cos 0.75,
// atan2 1, hypot 1.1.

/** Number of quarter turns in a radian: 2/π. */
const quartersPerRadian = 0.6366197723675814;

// The first two have 33 bits, so their product with a whole number of up to 20 bits is exact (Cody & Waite, "Software
// Manual for the Elementary Functions", 1980, chapter 8).
/** π/2 as a sum of three numbers, the largest first. Together they are more precise than one number. rad */
const quarter = [1.5707963267341256, 6.077100506303966e-11, 2.0222662487959506e-21] as const;
const [first, second, third] = quarter;

/**
 * Largest angle for which sine and cosine have full precision. rad. For larger angles they are less precise,
 * but equal in every JavaScript engine.
 */
const farthest = 1_048_576;

/** Returns the sine of an angle. @param angle rad */
export function sin(angle: number): number {
  return wave(angle, 0);
}

/** Returns the cosine of an angle. @param angle rad */
export function cos(angle: number): number {
  return wave(angle, 1);
}

/** A rotation as the physics engine planck stores it: sine and cosine of an angle. */
interface Rotation {
  s: number;
  c: number;
}

/**
 * Sets a rotation to an angle: writes the results of `sin` and `cos` into the rotation.
 * @param angle rad
 */
export function turnTo(rotation: Rotation, angle: number): void {
  const near = Math.abs(angle) > farthest ? angle % (2 * Math.PI) : angle;
  const count = Math.floor(near * quartersPerRadian + 0.5);
  const high = near - count * first;
  const low = count * second;
  const middle = high - low;
  const small = count * third - (high - middle - low);
  const reduced = middle - small;
  const rest = middle - reduced - small;
  const upright = sine(reduced, rest);
  const level = cosine(reduced, rest);
  const s = count & 1 ? level : upright;
  const c = count & 1 ? upright : level;
  rotation.s = count & 2 ? -s : s;
  rotation.c = (count + 1) & 2 ? -c : c;
}

/**
 * Returns the sine of an angle plus a number of quarter turns: sin(angle + quarters π/2).
 * @param angle rad
 * @param quarters whole number; 1 gives the cosine of `angle`
 */
function wave(angle: number, quarters: number): number {
  const near = Math.abs(angle) > farthest ? angle % (2 * Math.PI) : angle;
  const count = Math.floor(near * quartersPerRadian + 0.5);
  const high = near - count * first;
  const low = count * second;
  const middle = high - low;
  const small = count * third - (high - middle - low);
  const reduced = middle - small;
  const rest = middle - reduced - small;
  const at = (count + quarters) & 3;
  const value = at & 1 ? cosine(reduced, rest) : sine(reduced, rest);
  return at & 2 ? -value : value;
}

/**
 * Returns sin(x + rest), by Taylor's series of sin x to x^17.
 * @param x angle from -π/4 to π/4. rad
 * @param rest rounding error of x, a tiny angle. rad
 */
function sine(x: number, rest: number): number {
  const s = x * x;
  const ss = s * s;
  const low = 1 / 120 - s * (1 / 5040) + ss * (1 / 362880 - s * (1 / 39916800));
  const high = 1 / 6227020800 - s * (1 / 1307674368000) + ss * (1 / 355687428096000);
  return x + (x * s * (-1 / 6 + s * (low + ss * ss * high)) + rest * (1 - 0.5 * s));
}

/**
 * Returns cos(x + rest), by Taylor's series of cos x to x^16.
 * @param x angle from -π/4 to π/4. rad
 * @param rest rounding error of x, a tiny angle. rad
 */
function cosine(x: number, rest: number): number {
  const s = x * x;
  const ss = s * s;
  const low = 1 / 24 - s * (1 / 720) + ss * (1 / 40320 - s * (1 / 3628800));
  const high = 1 / 479001600 - s * (1 / 87178291200) + ss * (1 / 20922789888000);
  const half = 0.5 * s;
  const sum = 1 - half;
  // 1 - sum - half is the rounding error of the sum.
  return sum + (1 - sum - half + (ss * (low + ss * ss * high) - x * rest));
}

/** Values of atan(k/8) for k from 0 to 8. rad */
const eighths = [
  0, 0.12435499454676144, 0.24497866312686414, 0.35877067027057225, 0.4636476090008061, 0.5585993153435624,
  0.6435011087932844, 0.7188299996216245, 0.7853981633974483,
];

/** Rounding errors of the tabulated values of atan(k/8), for k from 0 to 8: exact value minus tabulated value. rad */
const eighthRests = [
  0, -3.1253241424539383e-18, 1.0698755618734451e-17, -2.4623815582638635e-17, 2.2698777452961687e-17,
  -5.4556305485916264e-18, 1.5834785051444286e-17, -2.1478388444456983e-17, 3.061616997868383e-17,
];

/** Rounding error of Math.PI: π minus Math.PI. rad */
const restOfPi = 1.2246467991473532e-16;

/** Smallest length of a vector that needs no scaling. A shorter one is scaled up first, so that no bits are lost. */
const tiny = 1e-270;

/** Largest length of a vector that needs no scaling. A longer one is scaled down first, so that nothing overflows. */
const huge = 1e270;

/** A vector, by its components and the angle of its direction. */
export interface PolarVector {
  x: number;
  y: number;
  /** Direction of the vector. rad, from -π to π */
  direction: number;
}

/** Arguments and result of the current `atan2` call, in one object for all calls to save memory. */
const asked: PolarVector = { x: 0, y: 0, direction: 0 };

/** Returns the direction of a vector. rad, from -π to π. Zeros and infinities give the same as Math.atan2. */
export function atan2(y: number, x: number): number {
  asked.x = x;
  asked.y = y;
  direct(asked);
  return asked.direction;
}

/**
 * Computes the direction of a vector and writes it into the vector's field `direction`. The result equals that of
 * `atan2`.
 */
export function direct(vector: PolarVector): void {
  const { x, y } = vector;
  const width = Math.abs(x);
  const height = Math.abs(y);
  const upright = height > width;
  let long = upright ? height : width;
  let short = upright ? width : height;
  // Neither comparison is true for NaN.
  if (!(long > 0 && long < Infinity && short >= 0)) {
    vector.direction = edge(y, x);
    return;
  }
  if (long > huge || long < tiny) {
    const scale = long > huge ? tiny : huge;
    long *= scale;
    short *= scale;
  }
  const eighth = Math.floor(8 * (short / long) + 0.5);
  const share = eighth / 8;
  // atan s/l = atan(k/8) + atan((s - k/8 l) / (l + k/8 s))
  const coarse = eighths[eighth];
  const fine = eighthRests[eighth] + arctangent((short - share * long) / (long + share * short));
  let size = coarse + fine;
  // Measured back from a quarter turn, on from it, or back from half a turn.
  if (upright) {
    size =
      x < 0 ? Math.PI / 2 + coarse + (fine + restOfPi / 2) : Math.PI / 2 - coarse - (fine - restOfPi / 2);
  } else if (x < 0) size = Math.PI - coarse - (fine - restOfPi);
  vector.direction = y < 0 || (y === 0 && 1 / y < 0) ? -size : size;
}

/** Returns atan t for t up to 1/16: Taylor's series to t^15. */
function arctangent(t: number): number {
  const s = t * t;
  const ss = s * s;
  const low = -1 / 3 + s * (1 / 5) + ss * (-1 / 7 + s * (1 / 9));
  const high = -1 / 11 + s * (1 / 13) - ss * (1 / 15);
  return t + t * (s * (low + ss * ss * high));
}

/** Returns atan2 in its special cases: NaN, infinite components, or two zeros. The results are those of Math.atan2. */
function edge(y: number, x: number): number {
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN;
  const [width, height] = [Math.abs(x) === Infinity, Math.abs(y) === Infinity];
  const left = x < 0 || Object.is(x, -0);
  if (height) return signed(width ? (left ? 0.75 : 0.25) * Math.PI : Math.PI / 2, y);
  return signed(left ? Math.PI : 0, y);
}

function signed(size: number, like: number): number {
  return like < 0 || Object.is(like, -0) ? -size : size;
}

/**
 * Returns the length of a vector. Each component must be 0 or have a magnitude from 1e-154 to 1e154. Other components
 * lose digits or overflow when squared.
 */
export function hypot(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** Returns a number to the power of a whole exponent, by repeated squaring. @param exponent 0 or more */
export function power(base: number, exponent: number): number {
  let value = 1;
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) value *= square;
    square *= square;
  }
  return value;
}
