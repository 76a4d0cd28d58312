// Draws the trail of a nose on its sphere. A straight turn gives a great circle. If the ship's motor was too weak, the
// trail has edges there, like trails of two-dimensional bodies.

import { narrowEdge, wideEdge } from '../../../app/scene/draw/hot-edge';
import { palette } from '../../../app/view/palette';
import { type Quaternion, rotate } from '../../../laws/control/attitude/quaternion';
import { cross, dot, lengthOf, type Vector } from '../../../laws/control/attitude/vector';
import { heatTime } from '../../../world/simulation/meters/heat';
import { sphereRadius, viewAxes } from '../camera';
import { type NoseTrail, type NoseVisitor, trailSeconds } from '../rules/nose-trail';
import { noseAxis } from '../rules/ship';
import { facing } from './glass';
import type { Detail } from './sphere-view';
import type { Lines } from './strips';

/** Half the width of a trail (`half`), and of its glow (`glow`). CSS pixels */
const [half, glow] = [2.6, 11];

/** Opacities of a new trail point: `cool` (usual), `hot` (motor too weak), `glow` around `hot`. */
const alphas = { cool: 0.75, hot: 0.95, glow: 0.32 } as const;

/** Exponent of the fading of the trail with age. A smaller exponent keeps the trail bright for longer. */
const fading = 0.35;

/** Opacity of a ship's trail on the far side of the sphere, 0 to 1. */
const pale = 0.38;

/** Largest angle at the sphere's middle between neighbouring trail points. rad */
const largestGap = 0.1;
const cosLargestGap = Math.cos(largestGap);

/** Distance on the page below which two points of a ship's trail count as one. CSS pixels */
const closest = 1;

/** Limits for leaving out a trail point: both the distance (`off`) and the time (`seconds`) must be below the limit. */
const thinning = {
  /**
   * Upper limit of the distance between the curved trail and the straight line that would replace the curve. CSS pixels
   */
  off: 0.15,
  /** A trail point may be left out only if less than this time has passed since the last kept point. s */
  seconds: 0.2,
};

/** Shortest uninterrupted time for which a motor must be too weak before the trail shows it. s */
const shortestOverload = heatTime - 1e-3;

/** Largest number of points of a trail. */
const most = 8192;

const angleBetween = (a: Vector, b: Vector) => Math.atan2(lengthOf(cross(a, b)), dot(a, b));

export class TrailDrawing {
  /** x components of the trail points (unit vectors), oldest first. */
  private readonly _xs = new Float32Array(most);
  private readonly _ys = new Float32Array(most);
  private readonly _zs = new Float32Array(most);
  private readonly _times = new Float64Array(most);
  private readonly _heats = new Uint8Array(most);
  private _count = 0;
  private _now = 0;
  private _strips: Lines;
  private _colour = 0;
  private _detail: Detail = { isSmall: false, ship: 'large', marks: 1, widths: 1, metre: 1 };

  constructor(strips: Lines) {
    this._strips = strips;
  }

  /**
   * Draws the trail of a ship's nose, and measures overload of the motor.
   * @param attitude present attitude of the ship, for the last point of the trail
   * @param now simulation time, s
   * @param colour 0xRRGGBB
   * @returns fraction of the last 0.1 s in which the motor was too weak, 0 to 1
   */
  draw(trail: NoseTrail, attitude: Quaternion, now: number, colour: number, detail: Detail): number {
    this._count = 0;
    this._now = now;
    this._colour = colour;
    this._detail = detail;
    trail.visit(now - trailSeconds, this._visit);
    if (this._count > 0) {
      const { x, y, z } = rotate(noseAxis, attitude);
      this._add(x, y, z, now, this._heats[this._count - 1]);
    }
    const heat = this._heat();
    this._lay();
    return heat;
  }

  private _heat(): number {
    const from = this._now - heatTime;
    let time = 0;
    for (let n = this._count - 1; n > 0 && this._times[n] > from; n--)
      if (this._heats[n] > 0) time += this._times[n] - Math.max(this._times[n - 1], from);
    return Math.min(1, time / heatTime);
  }

  private readonly _visit: NoseVisitor = (time, x, y, z, isHot, isJoined) => {
    // The picture is slightly behind the last step.
    if (time > this._now) return;
    if (!isJoined) this._lay();
    this._add(x, y, z, time, isHot ? 1 : 0);
  };

  /** Adds a point to the trail. Fills a long gap with points on the arc. */
  private _add(x: number, y: number, z: number, time: number, heat: number): void {
    const last = this._count - 1;
    if (last > 0 && this._heats[last] === heat && this._isNear(last - 1, x, y, z)) this._count = last;
    else if (last >= 0) {
      const [a, b, c] = [this._xs[last], this._ys[last], this._zs[last]];
      const cosine = a * x + b * y + c * z;
      if (cosine < cosLargestGap) {
        const angle = Math.acos(Math.max(-1, cosine));
        const parts = Math.ceil(angle / largestGap);
        for (let n = 1; n < parts; n++) {
          const share = n / parts;
          const [p, q] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
          const length = Math.sin(angle) || 1;
          const at = this._times[last] + share * (time - this._times[last]);
          this._put((p * a + q * x) / length, (p * b + q * y) / length, (p * c + q * z) / length, at, heat);
        }
      }
    }
    this._put(x, y, z, time, heat);
  }

  /** Whether a new trail point is less than one CSS pixel from an existing one. @param n index of the existing point */
  private _isNear(n: number, x: number, y: number, z: number): boolean {
    const [dx, dy, dz] = [x - this._xs[n], y - this._ys[n], z - this._zs[n]];
    const most = closest / (this._detail.metre * sphereRadius);
    return dx * dx + dy * dy + dz * dz < most * most;
  }

  private _put(x: number, y: number, z: number, time: number, heat: number): void {
    const n = this._count;
    if (n === most) return;
    this._xs[n] = x;
    this._ys[n] = y;
    this._zs[n] = z;
    this._times[n] = time;
    this._heats[n] = heat;
    this._count = n + 1;
  }

  /** Draws the trail as lines through the points collected so far, and then removes these points. */
  private _lay(): void {
    this._thin();
    const heats = this._heats;
    const last = this._count - 1;
    for (let from = 0; from < last; ) {
      const heat = heats[from + 1];
      let to = from + 1;
      while (to < last && heats[to + 1] === heat) to += 1;
      const isChatter = from > 0 && to < last && this._times[to] - this._times[from] < shortestOverload;
      if (heat === 0 || isChatter) this._line(from, to, this._colour, alphas.cool, half);
      else this._hotLine(from, to);
      from = to;
    }
    this._count = 0;
  }

  /** Removes points on straight parts of the trail. */
  private _thin(): void {
    const last = this._count - 1;
    const metre = this._detail.metre * sphereRadius;
    let kept = 0;
    // Since the last kept point: the length of the way, and its turn. CSS pixels, rad
    let [way, turned] = [0, 0];
    let before = this._way(0);
    let step = lengthOf(before);
    for (let n = 1; n < last; n++) {
      const next = this._way(n);
      way += metre * step;
      turned += angleBetween(before, next);
      step = lengthOf(next);
      // Two equal points give no direction; the one before is kept.
      if (step > 0) before = next;
      // The largest distance of an arc from its chord is an eighth of its length times its turn.
      const isStraight = way * turned < 8 * thinning.off;
      const isSoon = this._times[n] - this._times[kept] < thinning.seconds;
      if (this._heats[n] === this._heats[n + 1] && isStraight && isSoon) continue;
      this._move(n, ++kept);
      [way, turned] = [0, 0];
    }
    if (last > 0) this._move(last, ++kept);
    this._count = Math.min(this._count, kept + 1);
  }

  /**
   * Returns the vector from one point of the trail to the next, on a sphere of radius 1.
   * @param n index of the first point
   */
  private _way(n: number): Vector {
    return {
      x: this._xs[n + 1] - this._xs[n],
      y: this._ys[n + 1] - this._ys[n],
      z: this._zs[n + 1] - this._zs[n],
    };
  }

  private _move(from: number, to: number): void {
    for (const numbers of [this._xs, this._ys, this._zs, this._times, this._heats])
      numbers[to] = numbers[from];
  }

  private _hotLine(from: number, to: number): void {
    const { width } = this._edge;
    this._line(from, to, palette.heat, alphas.glow, glow, true);
    this._line(from, to, palette.heat, alphas.hot, half + width);
    this._ticks(from, to);
    this._line(from, to, this._colour, alphas.hot, half);
  }

  private get _edge() {
    return this._detail.isSmall ? narrowEdge : wideEdge;
  }

  /** Draws ticks across a part of the trail, at equal distances on the page. */
  private _ticks(from: number, to: number): void {
    const { width, tick, out, every } = this._edge;
    const { widths } = this._detail;
    const reach = (half + width) * widths + out;
    const metre = this._detail.metre * sphereRadius;
    const { right, up } = viewAxes;
    let [x, y] = this._onPlane(from);
    let next = every / 2;
    let way = 0;
    for (let n = from + 1; n <= to; n++) {
      const [toX, toY] = this._onPlane(n);
      const [dx, dy] = [(toX - x) * metre, (toY - y) * metre];
      const chord = Math.sqrt(dx * dx + dy * dy);
      for (; next <= way + chord && chord > 0; next += every) {
        const share = (next - way) / chord;
        // At right angles to the line as seen on the screen.
        const [across, along] = [-dy / chord, dx / chord].map((part) => (part * reach) / metre);
        this._strips.open();
        for (const side of [-1, 1]) {
          const at = (a: number, b: number, r: number, u: number) =>
            (a + share * (b - a) + side * (across * r + along * u)) * sphereRadius;
          this._strips.point(
            at(this._xs[n - 1], this._xs[n], right.x, up.x),
            at(this._ys[n - 1], this._ys[n], right.y, up.y),
            at(this._zs[n - 1], this._zs[n], right.z, up.z),
            palette.heat,
            alphas.hot * this._left(n),
            tick / 2,
          );
        }
        this._strips.close();
      }
      way += chord;
      [x, y] = [toX, toY];
    }
  }

  /**
   * Returns the place of a trail point in the picture, right and up. Unit: sphere's radius
   * @param n index of the point
   */
  private _onPlane(n: number): readonly [number, number] {
    const { right, up } = viewAxes;
    const [x, y, z] = [this._xs[n], this._ys[n], this._zs[n]];
    return [x * right.x + y * right.y + z * right.z, x * up.x + y * up.y + z * up.z];
  }

  /** Returns the opacity of a trail point. Old and rear points are paler. @param n index of the point */
  private _left(n: number): number {
    const { toward } = viewAxes;
    const depth = this._xs[n] * toward.x + this._ys[n] * toward.y + this._zs[n] * toward.z;
    const young = Math.max(0, 1 - (this._now - this._times[n]) / trailSeconds) ** fading;
    return young * facing(depth, pale);
  }

  private _line(from: number, to: number, colour: number, alpha: number, wide: number, isSoft = false): void {
    const strips = this._strips;
    strips.open(isSoft);
    for (let n = from; n <= to; n++)
      strips.point(
        this._xs[n] * sphereRadius,
        this._ys[n] * sphereRadius,
        this._zs[n] * sphereRadius,
        colour,
        alpha * this._left(n),
        wide * this._detail.widths,
      );
    strips.close();
  }
}
