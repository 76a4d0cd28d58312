// Draws the turn on a card: the dial with the trace of the nose, the target and the clamp, and the small curve.
import type Phaser from 'phaser';
import { settlingBand } from '../../../laws/control/step-response';
import { toRadians } from '../../../laws/exact/figures';
import type { Point } from '../../../world/entities/command';
import type { TurnCourse } from '../../../world/simulation/meters/turn-meter';
import { palette } from '../../view/palette';
import type { PageBox } from '../../view/viewport';
import { lightBeginning, narrowEdge, strokeEdge, wideEdge } from '../draw/hot-edge';
import { arcPoints, fillFan, fillTo, strokeDashes, strokeHead, strokePolyline } from '../draw/strokes';
import { overhang } from './card-layout';
import type { Hold } from './card-state';
import {
  boxAfter,
  dotsAlong,
  errorCurve,
  type errorScale,
  framesIn,
  heightOf,
  motorCurve,
  noseTrace,
  rim,
  type Stretch,
} from './card-trace';

/** A dial on the page. CSS pixels */
export type Dial = Point & { readonly radius: number };

/** Disc, ring and ticks of a dial: opacities, and lengths in CSS pixels. */
const dialLook = { disc: 0.55, ring: 0.14, tick: 0.28, short: 4, long: 7, every: 30, longEvery: 90 };

/** Fan and trace of the nose. Opacities, and widths in CSS pixels */
const trace = { ray: 0.26, rayWidth: 1.3, hub: 0.18, sweep: 0.1, width: 3 };

/** Dots of a jump that comes when a scene starts. CSS pixels */
const comingDots = { every: 7, radius: 1.6 };

/** Least diameter of a dial on which heat is drawn as on trails. CSS pixels */
const largeDial = 200;

/** Colour of discs. */
const disc = 0x0f1b2e;

type Graphics = Phaser.GameObjects.Graphics;

export function drawDial(graphics: Graphics, { x, y, radius }: Dial): void {
  const ring = arcPoints({ x, y }, radius);
  graphics.fillStyle(disc, dialLook.disc);
  fillFan(graphics, { x, y }, ring);
  graphics.lineStyle(1, palette.label, dialLook.ring);
  strokePolyline(graphics, ring);
  graphics.lineStyle(1, palette.label, dialLook.tick);
  const scale = Math.min(1, radius / 60);
  for (let degrees = 0; degrees < 360; degrees += dialLook.every) {
    const length = (degrees % dialLook.longEvery === 0 ? dialLook.long : dialLook.short) * scale;
    const [from, to] = along({ x, y }, toRadians(degrees), radius, radius - length);
    graphics.lineBetween(from.x, from.y, to.x, to.y);
  }
}

/** The trace of a nose. */
interface Nose {
  readonly course: TurnCourse;
  /** rad */
  readonly desired: number;
  readonly dial: Dial;
  /** s */
  readonly axis: number;
  readonly colour: number;
  readonly gaps: readonly Stretch[];
}

/**
 * Draws the past headings of this turn as a fan, and as an arc on the rim, with an edge where the motor was at its
 * limit.
 */
export function drawNose(graphics: Graphics, { course, desired, dial, axis, colour, gaps }: Nose): void {
  const { rays, from, to, runs } = noseTrace(course, desired, dial, axis, gaps);
  const reach = dial.radius * rim.fan;
  const sweep = Math.min(2 * Math.PI, to - from);
  graphics.fillStyle(colour, trace.sweep);
  if (sweep > 0.01) fillFan(graphics, dial, arcPoints(dial, reach, from, sweep));
  graphics.lineStyle(trace.rayWidth, colour, trace.ray);
  for (const angle of rays) {
    const [a, b] = along(dial, angle, dial.radius * trace.hub, reach);
    graphics.lineBetween(a.x, a.y, b.x, b.y);
  }
  const thin = Math.min(1, Math.max(0.6, dial.radius / 80));
  const isLarge = 2 * dial.radius >= largeDial;
  const patches = runs.filter(({ hot }) => hot);
  if (isLarge) for (const { points } of patches) lightBeginning(graphics, points);
  for (const { points } of patches)
    strokeEdge(graphics, points, trace.width * thin, isLarge ? wideEdge : narrowEdge);
  graphics.lineStyle(trace.width * thin, colour, 1);
  for (const { points } of runs) if (points.length > 1) strokePolyline(graphics, points);
}

/** Draws the tick of the target, across the rim. */
export function drawTarget(graphics: Graphics, dial: Dial, desired: number): void {
  const [from, to] = along(dial, desired, dial.radius - overhang, dial.radius + overhang - 1);
  graphics.lineStyle(3, palette.target, 1).lineBetween(from.x, from.y, to.x, to.y);
}

/** Draws the target's jump: its place before, and an arc from there. @param step rad */
export function drawJump(graphics: Graphics, dial: Dial, desired: number, step: number): void {
  const [a, b] = along(dial, desired - step, dial.radius - overhang, dial.radius + overhang - 1);
  graphics.lineStyle(2, palette.target, 0.4);
  strokeDashes(graphics, a, b, 3, 3);
  const radius = dial.radius + overhang / 2;
  graphics.lineStyle(2, palette.target, 0.75);
  const arc = arcPoints(dial, radius, desired - step, step * 0.97);
  strokePolyline(graphics, arc);
  strokeHead(graphics, arc[arc.length - 1], desired + (Math.sign(step) * Math.PI) / 2, 24);
}

/** Draws the next jump of the target as dots from its present place. @param step rad */
export function drawComingJump(graphics: Graphics, dial: Dial, desired: number, step: number): void {
  const arc = arcPoints(dial, dial.radius + overhang / 2, desired, step);
  graphics.fillStyle(palette.target, 0.9);
  for (const { x, y } of dotsAlong(arc, comingDots.every)) graphics.fillCircle(x, y, comingDots.radius);
  const [from, to] = along(dial, desired + step, dial.radius - overhang, dial.radius + overhang - 1);
  graphics.lineStyle(2, palette.target, 0.6);
  strokeDashes(graphics, from, to, 3, 3);
}

/** Draws jaws at both sides of a body that is held. @param scale CSS pixels per metre for a body of size 1 */
export function drawClamp(graphics: Graphics, dial: Dial, angle: number, scale: number): void {
  const place = (forward: number, aside: number): Point => ({
    x: dial.x + scale * (forward * Math.cos(angle) - aside * Math.sin(angle)),
    y: dial.y + scale * (forward * Math.sin(angle) + aside * Math.cos(angle)),
  });
  graphics.lineStyle(Math.max(2, 0.5 * scale), palette.label, 0.9);
  for (const side of [-1, 1]) {
    strokePolyline(graphics, [
      place(-0.9, side * 1.2),
      place(-0.9, side * 2.1),
      place(0.9, side * 2.1),
      place(0.9, side * 1.2),
    ]);
    strokePolyline(graphics, [place(0, side * 2.1), place(0, side * 3.6)]);
  }
}

function along({ x, y }: Point, angle: number, from: number, to: number): [Point, Point] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    { x: x + from * cos, y: y + from * sin },
    { x: x + to * cos, y: y + to * sin },
  ];
}

/** The curve: widths and lengths in CSS pixels, and opacities. */
const curveLook = {
  width: 2.2,
  axis: 0.16,
  dot: 1.7,
  dotEvery: 4.2,
  dots: 0.65,
  tick: 5,
  tickWidth: 1.6,
  area: 0.3,
  held: 0.07,
};

/** Marks of frames under a curve: heights in CSS pixels, and opacities. */
const marks = { height: 7, calm: 0.3, long: 0.75 };

/** Data of a curve. */
interface Curve {
  readonly course: TurnCourse | null;
  /** Length of the time axis. s */
  readonly axis: number;
  readonly colour: number;
  readonly curve: 'error' | 'motor';
  /** Largest angular acceleration of all cards. rad/s² */
  readonly peak: number;
  /** Scale of the error axis, common to all cards. rad */
  readonly reach: ReturnType<typeof errorScale>;
  readonly gaps: readonly Stretch[];
}

export function drawCurve(
  graphics: Graphics,
  box: PageBox,
  { course, axis, colour, curve, peak, reach, gaps }: Curve,
): void {
  const right = box.left + box.width;
  const lines =
    course &&
    (curve === 'motor'
      ? motorCurve(course, box, axis, peak)
      : errorCurve(course, box, axis, { reach, gaps }));
  const zero = lines?.zero ?? box.top + box.height / 2;
  graphics.lineStyle(1, palette.label, curveLook.axis).lineBetween(box.left, zero, right, zero);
  if (!lines || !course) return;
  if (curve === 'error') markSettled(graphics, box, zero, settledAt(course), axis);
  graphics.fillStyle(palette.label, curveLook.dots);
  for (const { x, y } of dotsAlong(lines.best, curveLook.dotEvery))
    graphics.fillRect(x - curveLook.dot / 2, y - curveLook.dot / 2, curveLook.dot, curveLook.dot);
  if (curve === 'motor') {
    graphics.fillStyle(colour, curveLook.area);
    fillTo(
      graphics,
      lines.runs.flatMap(({ points }) => points),
      zero,
    );
  }
  for (const { hot, points } of lines.runs) {
    if (points.length < 2) continue;
    if (hot) strokeEdge(graphics, points, curveLook.width, narrowEdge);
    graphics.lineStyle(curveLook.width, colour, 1);
    strokePolyline(graphics, points);
  }
}

/** Pale curve of an earlier turn: width in CSS pixels, and opacity. */
const traceLook = { width: 3, alpha: 0.3 };

/** Draws the curve of the turn that an earlier answer is about. */
export function drawTrace(
  graphics: Graphics,
  box: PageBox,
  course: TurnCourse,
  { axis, colour, curve, peak, reach }: Omit<Curve, 'course' | 'gaps'>,
): void {
  const lines =
    curve === 'motor' ? motorCurve(course, box, axis, peak) : errorCurve(course, box, axis, { reach });
  graphics.lineStyle(traceLook.width, colour, traceLook.alpha);
  for (const { points } of lines.runs) if (points.length > 1) strokePolyline(graphics, points);
}

/** The held part of a curve. */
interface HeldCurve {
  readonly hold: Hold;
  /** Length of the time axis after it. s */
  readonly axis: number;
  readonly colour: number;
  /** Heading error while the body is held. rad */
  readonly error: number;
  readonly reach: ReturnType<typeof errorScale>;
}

/** Shades the time for which a body is held, and draws its error there. */
export function drawHeld(
  graphics: Graphics,
  box: PageBox,
  { hold, axis, colour, error, reach }: HeldCurve,
): void {
  const { left: released } = boxAfter(box, hold.length, axis);
  const width = released - box.left;
  graphics.fillStyle(palette.label, curveLook.held).fillRect(box.left, box.top, width, box.height);
  graphics.lineStyle(1, palette.label, dialLook.tick);
  graphics.lineBetween(released, box.top, released, box.top + box.height);
  const y = heightOf(Math.abs(error), box, reach);
  graphics.lineStyle(curveLook.width, colour, 1);
  graphics.lineBetween(box.left, y, box.left + (width * hold.passed) / hold.length, y);
}

/** Draws a tick on the zero line at the settling time. @param at s @param axis s */
function markSettled(graphics: Graphics, box: PageBox, zero: number, at: number | null, axis: number): void {
  if (at === null || at > axis) return;
  const x = box.left + (box.width * at) / axis;
  graphics
    .lineStyle(curveLook.tickWidth, palette.label, 1)
    .lineBetween(x, zero - curveLook.tick, x, zero + curveLook.tick);
}

/** Returns the settling time of the turn. s; null before it has settled */
function settledAt({ step, errors, timeStep }: TurnCourse): number | null {
  const last = errors.findLastIndex((error) => Math.abs(error) > settlingBand * Math.abs(step));
  return last === errors.length - 1 ? null : (last + 2) * timeStep;
}

/** Data of the marks of frames. */
interface Frames {
  /** Lengths of frames, in steps of the simulation. */
  readonly pattern: readonly number[];
  /** Hz */
  readonly stepRate: number;
  /** Start of the time axis. s */
  readonly from: number;
  /** s */
  readonly axis: number;
}

/** Draws the frames under a curve: a tick at the end of each, and a bar for a stalled one. */
export function drawFrames(
  graphics: Graphics,
  box: PageBox,
  { pattern, stepRate, from, axis }: Frames,
): void {
  const bottom = box.top + box.height;
  for (const frame of framesIn(pattern, stepRate, from, axis)) {
    const [left, right] = [box.left + frame.from * box.width, box.left + frame.to * box.width];
    if (frame.long)
      graphics
        .fillStyle(palette.label, marks.long)
        .fillRect(left, bottom - marks.height, right - left, marks.height);
    else
      graphics
        .fillStyle(palette.label, marks.calm)
        .fillRect(right - 0.5, bottom - marks.height, 1, marks.height);
  }
}
