// Draws the turn on a card: the dial with past headings, the target and the clamp, and the curve of the turn.
import type Phaser from 'phaser';
import { settlingBand } from '../../../laws/control/step-response';
import { toRadians } from '../../../laws/exact/figures';
import type { Point } from '../../../world/entities/command';
import type { TurnCourse } from '../../../world/simulation/meters/turn-meter';
import { palette } from '../../view/palette';
import type { PageBox } from '../../view/viewport';
import { lightBeginning, narrowEdge, strokeEdge, wideEdge } from '../draw/hot-edge';
import {
  arcPoints,
  fillFan,
  fillTo,
  strokeDashes,
  strokeHead,
  strokePolyline,
  withFewerPoints,
} from '../draw/strokes';
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

/** A dial: the circle on a card that shows a body's heading. CSS pixels */
export type Dial = Point & { readonly radius: number };

/** Look of a dial: the circle on a card that shows a body's heading. */
const dialLook = {
  /** Opacity of the dial's filled circle, 0 to 1. */
  disc: 0.55,
  /** Opacity of the dial's rim, 0 to 1. */
  ring: 0.14,
  /** Opacity of the ticks along the dial's rim, 0 to 1. */
  tick: 0.28,
  /** Length of a short tick on the dial's rim. CSS pixels */
  short: 4,
  /** Length of a long tick on the dial's rim. CSS pixels */
  long: 7,
  /** Angle between two ticks on the dial's rim. Degrees */
  every: 30,
  /** Angle between two long ticks on the dial's rim. Degrees */
  longEvery: 90,
};

/** Look of the fan and the arc that show a body's past headings on a dial. */
const trace = {
  /** Opacity of a ray (radial line on a dial that shows one past heading), 0 to 1. */
  ray: 0.26,
  /** Line width of a ray (radial line on a dial that shows one past heading). CSS pixels */
  rayWidth: 1.3,
  /** Inner radius of the rays for past headings. 1: the dial's rim */
  hub: 0.18,
  /** Opacity of the filled sector that covers the body's past headings, 0 to 1. */
  sweep: 0.1,
  /** Line width of the arc of past headings. CSS pixels */
  width: 3,
};

/** Look of the dots on a dial that show how far the target will jump. */
const comingDots = {
  /** Distance between neighbouring dots that announce a jump of the target. CSS pixels */
  every: 7,
  /** Radius of one of the dots that announce a jump of the target. CSS pixels */
  radius: 1.6,
};

/** Smallest diameter of a large dial (circle on a card), CSS pixels. */
const largeDial = 200;

/** Fill colour of a dial. 0xRRGGBB */
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

/** Input for drawing the headings that a body had during one turn. */
interface HeadingTrace {
  readonly course: TurnCourse;
  /** Commanded heading. rad */
  readonly desired: number;
  readonly dial: Dial;
  /** Length of the time axis. s */
  readonly axis: number;
  readonly colour: number;
  readonly gaps: readonly Stretch[];
}

/** Draws rays and an arc on a dial. They show the headings that a body had during one turn. */
export function drawHeadings(
  graphics: Graphics,
  { course, desired, dial, axis, colour, gaps }: HeadingTrace,
): void {
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
  const lines = runs.map(({ hot, points }) => ({ hot, points: withFewerPoints(points) }));
  const patches = lines.filter(({ hot }) => hot);
  if (isLarge) for (const { points } of patches) lightBeginning(graphics, points);
  for (const { points } of patches)
    strokeEdge(graphics, points, trace.width * thin, isLarge ? wideEdge : narrowEdge);
  graphics.lineStyle(trace.width * thin, colour, 1);
  for (const { points } of lines) if (points.length > 1) strokePolyline(graphics, points);
}

/** Draws the commanded heading as a tick across the rim of the dial. @param desired rad */
export function drawTarget(graphics: Graphics, dial: Dial, desired: number): void {
  const [from, to] = along(dial, desired, dial.radius - overhang, dial.radius + overhang - 1);
  graphics.lineStyle(3, palette.target, 1).lineBetween(from.x, from.y, to.x, to.y);
}

/**
 * Draws the last jump of the commanded heading on a dial.
 * @param desired new heading, rad
 * @param step angle from the old to the new heading, rad
 */
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

/**
 * Draws the next jump of the commanded heading on a dial.
 * @param desired heading before the jump, rad
 * @param step angle of the jump, rad
 */
export function drawComingJump(graphics: Graphics, dial: Dial, desired: number, step: number): void {
  const arc = arcPoints(dial, dial.radius + overhang / 2, desired, step);
  graphics.fillStyle(palette.target, 0.9);
  for (const { x, y } of dotsAlong(arc, comingDots.every)) graphics.fillCircle(x, y, comingDots.radius);
  const [from, to] = along(dial, desired + step, dial.radius - overhang, dial.radius + overhang - 1);
  graphics.lineStyle(2, palette.target, 0.6);
  strokeDashes(graphics, from, to, 3, 3);
}

/**
 * Draws a clamp with jaws at both sides of a body that is not free to turn yet.
 * @param angle heading of the body, rad
 * @param scale zoom of the picture times the body's size, CSS pixels per metre
 */
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

const curveLook = {
  /** Line width of the curve of a turn. CSS pixels */
  width: 2.2,
  /** Opacity of the horizontal line where a curve's value is zero, 0 to 1. */
  axis: 0.16,
  /** Side of a square dot in the dotted curve of the best possible turn. CSS pixels */
  dot: 1.7,
  /** Distance between two dots in the curve of the best possible turn. CSS pixels */
  dotEvery: 4.2,
  /** Opacity of the dots in the curve of the best possible turn, and of a curve during a slow frame. 0 to 1 */
  dots: 0.65,
  /** Line width of a curve during a slow frame. CSS pixels */
  jump: 1.1,
  /** Half the length of the tick that marks the settling time on a curve. CSS pixels */
  tick: 5,
  /** Line width of the tick that marks the settling time on a curve. CSS pixels */
  tickWidth: 1.6,
  /** Opacity of the area under a curve of the motor's angular acceleration, 0 to 1. */
  area: 0.3,
  /** Opacity of the shading that shows how long the body is clamped before a turn, 0 to 1. */
  held: 0.07,
  /** Opacity of a card's curve while the card also shows bars of measured values, 0 to 1. */
  pale: 0.45,
};

/** Look of the small marks under a curve. Each mark shows one physics step of the body. */
const marks = {
  /** Height of a mark that stands for a physics step. CSS pixels */
  height: 7,
  /** Opacity of a mark that stands for a physics step of usual length, 0 to 1. */
  calm: 0.3,
  /** Opacity of step marks that are less than one CSS pixel wide. 0 to 1 */
  dense: 0.18,
  /** Opacity of a mark that stands for an unusually long physics step, 0 to 1. */
  long: 0.75,
};

/** Data of the curve on a card, which shows a turn over time. */
interface Curve {
  readonly course: TurnCourse | null;
  /** Left end of the zero line. CSS pixels */
  readonly zeroFrom: number;
  /** Length of the curve's time axis. s */
  readonly axis: number;
  readonly colour: number;
  readonly curve: 'error' | 'motor';
  /** Largest angular acceleration on the vertical axis of motor curves. rad/s² */
  readonly peak: number;
  /** Range of the curve's vertical axis: the largest heading errors above and below zero. rad */
  readonly reach: ReturnType<typeof errorScale>;
  readonly gaps: readonly Stretch[];
  readonly isPale: boolean;
}

function drawDots(graphics: Graphics, line: readonly Point[]): void {
  const { dot, dots, dotEvery } = curveLook;
  graphics.fillStyle(palette.label, dots);
  for (const { x, y } of dotsAlong(line, dotEvery)) graphics.fillRect(x - dot / 2, y - dot / 2, dot, dot);
}

/** Draws thin lines across the gaps of a curve, in which the simulation made no step. */
function strokeJumps(graphics: Graphics, jumps: readonly (readonly Point[])[], colour: number): void {
  graphics.lineStyle(curveLook.jump, colour, curveLook.dots);
  for (const jump of jumps) strokePolyline(graphics, jump);
}

export function drawCurve(
  graphics: Graphics,
  box: PageBox,
  { course, zeroFrom, axis, colour, curve, peak, reach, gaps, isPale }: Curve,
): void {
  const right = box.left + box.width;
  const lines =
    course &&
    (curve === 'motor'
      ? motorCurve(course, box, axis, peak)
      : errorCurve(course, box, axis, { reach, gaps }));
  const zero = lines?.zero ?? box.top + box.height / 2;
  graphics.lineStyle(1, palette.label, curveLook.axis).lineBetween(zeroFrom, zero, right, zero);
  if (!lines || !course) return;
  if (curve === 'error') markSettled(graphics, box, zero, settledAt(course), axis);
  drawDots(graphics, lines.best);
  if (curve === 'motor') {
    graphics.fillStyle(colour, curveLook.area);
    fillTo(
      graphics,
      lines.runs.flatMap(({ points }) => points),
      zero,
    );
  }
  strokeJumps(graphics, lines.jumps, colour);
  for (const run of lines.runs) {
    const { hot } = run;
    const points = withFewerPoints(run.points);
    if (points.length < 2) continue;
    if (hot && !isPale) strokeEdge(graphics, points, curveLook.width, narrowEdge);
    graphics.lineStyle(curveLook.width, colour, isPale ? curveLook.pale : 1);
    strokePolyline(graphics, points);
  }
}

/** Look of the pale curve of an earlier turn. */
const traceLook = {
  /** Line width of the pale curve of an earlier turn. CSS pixels */
  width: 3,
  /** Opacity of the pale curve of an earlier turn, 0 to 1. */
  alpha: 0.3,
};

/** Draws the curve of an earlier turn as a pale line on a body's card (panel with a dial and a curve). */
export function drawTrace(
  graphics: Graphics,
  box: PageBox,
  course: TurnCourse,
  { axis, colour, curve, peak, reach }: Omit<Curve, 'course' | 'zeroFrom' | 'gaps' | 'isPale'>,
): void {
  const lines =
    curve === 'motor' ? motorCurve(course, box, axis, peak) : errorCurve(course, box, axis, { reach });
  graphics.lineStyle(traceLook.width, colour, traceLook.alpha);
  for (const { points } of lines.runs)
    if (points.length > 1) strokePolyline(graphics, withFewerPoints(points));
}

interface HeldCurve {
  readonly hold: Hold;
  /** Length of the time axis from the start of the turn to the right end. s */
  readonly axis: number;
  readonly colour: number;
  /** Heading error before the turn starts. It is constant, because a clamp holds the body. rad */
  readonly error: number;
  readonly reach: ReturnType<typeof errorScale>;
}

/**
 * Shades the part of a curve in which a clamp keeps the body from rotating before a turn. Draws the constant heading
 * error in this part.
 */
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

/**
 * Draws a tick on the zero line of a curve at the settling time.
 * @param at settling time, s; null before the body has settled
 * @param axis length of the time axis, s
 */
function markSettled(graphics: Graphics, box: PageBox, zero: number, at: number | null, axis: number): void {
  if (at === null || at > axis) return;
  const x = box.left + (box.width * at) / axis;
  graphics
    .lineStyle(curveLook.tickWidth, palette.label, 1)
    .lineBetween(x, zero - curveLook.tick, x, zero + curveLook.tick);
}

/** Returns the settling time of a turn. s; null if the body has not settled yet */
function settledAt({ step, errors, timeStep }: TurnCourse): number | null {
  const last = errors.findLastIndex((error) => Math.abs(error) > settlingBand * Math.abs(step));
  return last === errors.length - 1 ? null : (last + 2) * timeStep;
}

/** Input for drawing ticks and bars (one per physics step) below a curve. */
interface StepMarks {
  /** Lengths of successive physics steps, in multiples of the simulation's step. The list repeats. */
  readonly pattern: readonly number[];
  /** Steps of the simulation per second. Hz */
  readonly stepRate: number;
  /** Time at the left end of the curve. s */
  readonly from: number;
  /** Length of the curve's time axis. s */
  readonly axis: number;
}

/** Draws a mark under a curve for each physics step of a body: a tick for a short step, a bar for a long step. */
export function drawFrames(
  graphics: Graphics,
  box: PageBox,
  { pattern, stepRate, from, axis }: StepMarks,
): void {
  const bottom = box.top + box.height;
  for (const frame of framesIn(pattern, stepRate, from, axis)) {
    const [left, right] = [box.left + frame.from * box.width, box.left + frame.to * box.width];
    if (frame.long)
      graphics
        .fillStyle(palette.label, marks.long)
        .fillRect(left, bottom - marks.height, right - left, marks.height);
    else if (right - left < 1)
      // Ticks closer than their width would add up to the brightness of a bar.
      graphics
        .fillStyle(palette.label, marks.dense)
        .fillRect(left, bottom - marks.height, right - left, marks.height);
    else
      graphics
        .fillStyle(palette.label, marks.calm)
        .fillRect(right - 0.5, bottom - marks.height, 1, marks.height);
  }
}
