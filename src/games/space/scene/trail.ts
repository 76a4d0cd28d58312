// The way of a nose on its sphere: a straight turn is a great circle. Hot where the motor fell short.
import { type Quaternion, rotate } from '../../../control/attitude/quaternion';
import { directionOf, dot, scaled, type Vector } from '../../../control/attitude/vector';
import { heatTime } from '../../../simulation/meters/heat';
import { palette } from '../../../view/palette';
import { sphereRadius } from '../camera';
import { type NoseTrail, trailSeconds } from '../rules/nose-trail';
import { noseAxis } from '../rules/ship';
import { faces } from './glass';
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

/** Largest angle between two points: a quicker turn gets points between. rad */
const longest = 0.1;

/** What falls short for less long than this is chatter, less what rounding leaves. s */
const leastHot = heatTime - 1e-3;

/** A point of it. */
interface TrailPoint extends Vector {
  readonly time: number;
  isHot: boolean;
}

/** Draws a trail. @param attitude of the ship now: its nose is the trail's end @param now s @param colour 0xRRGGBB */
export function drawTrail(
  strips: Strips,
  trail: NoseTrail,
  attitude: Quaternion,
  now: number,
  colour: number,
  { widths }: Detail,
): void {
  for (const points of runsOf(trail, rotate(noseAxis, attitude), now)) {
    leaveOutChatter(points);
    for (const { from, to, isHot } of stretchesOf(points)) {
      const part = points.slice(from, to + 1);
      if (isHot)
        lay(strips, part, now, { tint: palette.heat, alpha: alphas.glow, wide: glow * widths }, true);
      const alpha = isHot ? alphas.hot : alphas.cool;
      lay(strips, part, now, { tint: isHot ? palette.heat : colour, alpha, wide: half * widths });
    }
  }
}

/** Lays a line through points of the sphere, paler with age and behind. */
function lay(
  strips: Strips,
  points: readonly TrailPoint[],
  now: number,
  { tint, alpha, wide }: { readonly tint: number; readonly alpha: number; readonly wide: number },
  isSoft = false,
): void {
  strips.open(isSoft);
  for (const point of points) {
    const left = Math.max(0, 1 - (now - point.time) / trailSeconds) ** fading;
    const { x, y, z } = scaled(point, sphereRadius);
    strips.point(x, y, z, tint, alpha * left * faces(point, pale), wide);
  }
  strips.close();
}

/** The points of a trail up to the nose, oldest first: a list for each time that it began. */
function runsOf(trail: NoseTrail, nose: Vector, now: number): TrailPoint[][] {
  const runs: TrailPoint[][] = [];
  let points: TrailPoint[] = [];
  const add = (time: number, x: number, y: number, z: number, isHot: boolean, isJoined: boolean) => {
    if (time > now) return;
    const last = points.at(-1);
    if (!last || !isJoined) {
      points = [{ x, y, z, time, isHot }];
      runs.push(points);
      return;
    }
    bridge(points, last, { x, y, z, time, isHot });
    points.push({ x, y, z, time, isHot });
  };
  trail.visit(now - trailSeconds, add);
  const last = points.at(-1);
  if (last) add(now, nose.x, nose.y, nose.z, last.isHot, true);
  return runs;
}

/** Adds points between two that are far apart, on the arc. */
function bridge(points: TrailPoint[], from: TrailPoint, to: TrailPoint): void {
  const angle = Math.acos(Math.min(1, Math.max(-1, dot(from, to))));
  const parts = Math.ceil(angle / longest);
  for (let n = 1; n < parts; n++) {
    const share = n / parts;
    const [a, b] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
    const between = { x: a * from.x + b * to.x, y: a * from.y + b * to.y, z: a * from.z + b * to.z };
    const direction = directionOf(between);
    if (direction)
      points.push({ ...direction, time: from.time + share * (to.time - from.time), isHot: to.isHot });
  }
}

/** A stretch of one kind, by its first and last point: it begins at the last point of the one before. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly isHot: boolean;
}

function stretchesOf(points: readonly TrailPoint[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = 0; from < points.length - 1; ) {
    const { isHot } = points[from + 1];
    let to = from + 1;
    while (to + 1 < points.length && points[to + 1].isHot === isHot) to += 1;
    stretches.push({ from, to, isHot });
    from = to;
  }
  return stretches;
}

/** Cools hot stretches that are too short to count. */
function leaveOutChatter(points: TrailPoint[]): void {
  for (const { from, to, isHot } of stretchesOf(points))
    if (isHot && from > 0 && to < points.length - 1 && points[to].time - points[from].time < leastHot)
      for (let n = from + 1; n <= to; n++) points[n].isHot = false;
}
