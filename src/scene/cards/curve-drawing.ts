// Draws the small curve on a card: the error or the motor's angular acceleration over the time of a turn.
import type Phaser from 'phaser';
import { settlingBand } from '../../control/step-response';
import type { Point } from '../../entities/command';
import type { TurnCourse } from '../../simulation/meters/turn-meter';
import { palette } from '../../view/palette';
import type { PageBox } from '../../view/picture-boxes';
import { strokePolyline } from '../draw/strokes';
import { dotsAlong, errorCurve, framesIn, motorCurve } from './card-trace';

/** The curve: widths and lengths in CSS pixels, and opacities. */
const look = {
  width: 2.2,
  axis: 0.16,
  dot: 1.7,
  dotEvery: 4.2,
  dots: 0.65,
  tick: 5,
  tickWidth: 1.6,
  area: 0.3,
};

/** Marks of frames: heights in CSS pixels, and opacities. */
const marks = { height: 7, calm: 0.3, long: 0.75 };

type Graphics = Phaser.GameObjects.Graphics;

/** What a curve is drawn from. */
interface Curve {
  readonly course: TurnCourse | null;
  /** Length of the time axis. s */
  readonly axis: number;
  readonly colour: number;
  readonly curve: 'error' | 'motor';
  /** Largest angular acceleration of all cards. rad/s² */
  readonly peak: number;
}

export function drawCurve(
  graphics: Graphics,
  box: PageBox,
  { course, axis, colour, curve, peak }: Curve,
): void {
  const right = box.left + box.width;
  const lines =
    course && (curve === 'motor' ? motorCurve(course, box, axis, peak) : errorCurve(course, box, axis));
  const zero = lines?.zero ?? box.top + box.height / 2;
  graphics.lineStyle(1, palette.label, look.axis).lineBetween(box.left, zero, right, zero);
  if (!lines || !course) return;
  if (curve === 'error') markSettled(graphics, box, zero, settledAt(course), axis);
  graphics.fillStyle(palette.label, look.dots);
  for (const { x, y } of dotsAlong(lines.best, look.dotEvery))
    graphics.fillRect(x - look.dot / 2, y - look.dot / 2, look.dot, look.dot);
  if (curve === 'motor')
    fillTo(
      graphics,
      lines.runs.flatMap(({ points }) => points),
      zero,
      colour,
    );
  for (const { hot, points } of lines.runs) {
    if (points.length < 2) continue;
    graphics.lineStyle(look.width, hot && curve === 'motor' ? palette.heat : colour, 1);
    strokePolyline(graphics, points);
  }
}

/** A tick on the zero line where the turn came into its band. @param at s @param axis s */
function markSettled(graphics: Graphics, box: PageBox, zero: number, at: number | null, axis: number): void {
  if (at === null || at > axis) return;
  const x = box.left + (box.width * at) / axis;
  graphics.lineStyle(look.tickWidth, palette.label, 1).lineBetween(x, zero - look.tick, x, zero + look.tick);
}

/** Fills the area between a curve and its zero line. */
function fillTo(graphics: Graphics, points: readonly Point[], zero: number, colour: number): void {
  graphics.fillStyle(colour, look.area);
  for (let n = 1; n < points.length; n++) {
    const [a, b] = [points[n - 1], points[n]];
    graphics.fillTriangle(a.x, zero, a.x, a.y, b.x, b.y);
    graphics.fillTriangle(a.x, zero, b.x, b.y, b.x, zero);
  }
}

/** When the turn came into its band for good. s; null while it is outside */
function settledAt({ step, errors, timeStep }: TurnCourse): number | null {
  const last = errors.findLastIndex((error) => Math.abs(error) > settlingBand * Math.abs(step));
  return last === errors.length - 1 ? null : (last + 2) * timeStep;
}

/** What the marks of frames are drawn from. */
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

/** The frames under a curve: a tick at the end of each, and a bar as long as one that stalls. */
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
