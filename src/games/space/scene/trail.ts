// The way of a nose on its sphere: a straight turn is a great circle. Hot where the motor fell short.
import { type Quaternion, rotate } from '../../../control/attitude/quaternion';
import { heatTime } from '../../../simulation/meters/heat';
import { palette } from '../../../view/palette';
import { sphereRadius, viewAxes } from '../camera';
import { type NoseTrail, type NoseVisitor, trailSeconds } from '../rules/nose-trail';
import { noseAxis } from '../rules/ship';
import { facing } from './glass';
import type { Detail } from './sphere-view';
import type { Strips } from './strips';

/** Half of its width, and of the light round what is hot. CSS pixels */
const [half, glow] = [2.6, 11];

/** Opacities of a new place: where the motor was enough, where it fell short, and of the light there. */
const alphas = { cool: 0.75, hot: 0.95, glow: 0.4 } as const;

/** Exponent by which it fades: below 1 it stays bright for longer. */
const fading = 0.9;

/** What is left of it behind the sphere. */
const pale = 0.38;

/** Largest angle between two points, and its cosine: a quicker turn gets points between. rad */
const longest = 0.1;
const near = Math.cos(longest);

/** What falls short for less long than this is chatter, less what rounding leaves. s */
const leastHot = heatTime - 1e-3;

/** Points of the longest trail: one that spins at 188 rad/s has 32 for each of its 200 places. */
const most = 8192;

/** Draws trails one after the other, and what it needs for that in arrays and fields that stay. */
export class TrailDrawing {
  /** The points of the trail in hand, oldest first: directions of length 1, times (s), and 1 where it is hot. */
  private readonly _xs = new Float32Array(most);
  private readonly _ys = new Float32Array(most);
  private readonly _zs = new Float32Array(most);
  private readonly _times = new Float64Array(most);
  private readonly _heats = new Uint8Array(most);
  private _count = 0;
  private _now = 0;
  private _strips: Strips;
  private _colour = 0;
  private _widths = 1;

  constructor(strips: Strips) {
    this._strips = strips;
  }

  /** Draws a trail. @param attitude of the ship now: its nose is the trail's end @param now s @param colour 0xRRGGBB */
  draw(trail: NoseTrail, attitude: Quaternion, now: number, colour: number, { widths }: Detail): void {
    this._count = 0;
    this._now = now;
    this._colour = colour;
    this._widths = widths;
    trail.visit(now - trailSeconds, this._visit);
    if (this._count > 0) {
      const { x, y, z } = rotate(noseAxis, attitude);
      this._add(x, y, z, now, this._heats[this._count - 1]);
    }
    this._lay();
  }

  private readonly _visit: NoseVisitor = (time, x, y, z, isHot, isJoined) => {
    // The picture is a little behind the last step.
    if (time > this._now) return;
    if (!isJoined) this._lay();
    this._add(x, y, z, time, isHot ? 1 : 0);
  };

  /** Adds a point, and points on the arc to it where it is far from the one before. */
  private _add(x: number, y: number, z: number, time: number, heat: number): void {
    const last = this._count - 1;
    if (last >= 0) {
      const [a, b, c] = [this._xs[last], this._ys[last], this._zs[last]];
      const cosine = a * x + b * y + c * z;
      if (cosine < near) {
        const angle = Math.acos(Math.max(-1, cosine));
        const parts = Math.ceil(angle / longest);
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

  /** Lays the points as lines, each stretch of one kind from the last point of the one before, and begins anew. */
  private _lay(): void {
    const heats = this._heats;
    const last = this._count - 1;
    for (let from = 0; from < last; ) {
      const heat = heats[from + 1];
      let to = from + 1;
      while (to < last && heats[to + 1] === heat) to += 1;
      const isChatter = from > 0 && to < last && this._times[to] - this._times[from] < leastHot;
      if (heat === 0 || isChatter) this._line(from, to, this._colour, alphas.cool, half);
      else {
        this._line(from, to, palette.heat, alphas.glow, glow, true);
        this._line(from, to, palette.heat, alphas.hot, half);
      }
      from = to;
    }
    this._count = 0;
  }

  /** One line, paler with age and behind the sphere. */
  private _line(from: number, to: number, colour: number, alpha: number, wide: number, isSoft = false): void {
    const { toward } = viewAxes;
    const strips = this._strips;
    strips.open(isSoft);
    for (let n = from; n <= to; n++) {
      const [x, y, z] = [this._xs[n], this._ys[n], this._zs[n]];
      const left = Math.max(0, 1 - (this._now - this._times[n]) / trailSeconds) ** fading;
      const opacity = alpha * left * facing(x * toward.x + y * toward.y + z * toward.z, pale);
      strips.point(
        x * sphereRadius,
        y * sphereRadius,
        z * sphereRadius,
        colour,
        opacity,
        wide * this._widths,
      );
    }
    strips.close();
  }
}
