// Draws a plot on a canvas: three grid lines, the curves, outlines where a motor is at its limit, and
// a line at the cursor.
import { clamp } from '../../../laws/control/clamp';
import { recordedSeconds } from '../../../world/simulation/meters/telemetry';
import { formatFixed } from '../kit/formats';
import { nearestIndex } from './capture';
import { type Curve, segmentsOf } from './curves';
import type { AxisScale } from './plots';
import { shapeCount, shapeOf } from './shapes';

/** Distances from the edges of the canvas to a plot, which leave room for labels and marks. CSS pixels */
const margins = { left: 46, right: 8, top: 6, bottom: 26 };

/** Font size of a plot's labels. CSS pixels */
const labelSize = 13;

/** Width of the outline on each side of a curve. CSS pixels. The outline shows that the motor is at its limit. */
const edge = 2;

/**
 * Small shapes, such as triangles, along a plotted curve. `every`: time between two shapes, s. `size`: scale factor of
 * the shapes' SVG paths.
 */
const shapes = { every: 2, size: 0.9 };

/** Opacity of the grid line at zero, and of the other grid lines. */
const gridOpacity = { zero: 0.22, other: 0.09 };

/** Area of a plot on its canvas, without the labels. CSS pixels */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Painting {
  readonly scale: AxisScale;
  readonly curves: readonly Curve[];
  /** Time at the cursor of the plot, s relative to the last step; null if no cursor is shown. */
  readonly cursor: number | null;
}

export function areaOf(width: number, height: number): Area {
  const { left, right, top, bottom } = margins;
  return { left, top, width: Math.max(1, width - left - right), height: Math.max(1, height - top - bottom) };
}

/**
 * Returns the x-coordinate of a time in a plot, CSS pixels from the canvas's left edge.
 * @param age time relative to the last step, s
 */
export const xOf = ({ left, width }: Area, age: number) => left + (1 + age / recordedSeconds) * width;

/**
 * Returns the time at an x-coordinate of a plot, s relative to the last step: 0 or less.
 * @param x CSS pixels from the canvas's left edge
 */
export function ageAt({ left, width }: Area, x: number): number {
  return Math.min(0, Math.max(-recordedSeconds, ((x - left) / width - 1) * recordedSeconds));
}

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly area: Area;
  yOf(value: number): number;
  /** Returns the colour that a CSS variable contains. Returns other CSS colours unchanged. */
  colourOf(colour: string): string;
}

export function paint(
  context: CanvasRenderingContext2D,
  area: Area,
  { scale, curves, cursor }: Painting,
  colourOf: Pen['colourOf'],
): void {
  const { left, top, width, height } = area;
  const yOf = (value: number) => top + (height / 2) * (1 - value / scale.reach);
  const pen: Pen = { context, area, yOf, colourOf };
  context.lineCap = 'butt';
  context.lineJoin = 'round';
  for (const tick of [-scale.tick, 0, scale.tick])
    drawLine(
      pen,
      tick === 0 ? gridOpacity.zero : gridOpacity.other,
      left,
      yOf(tick),
      left + width,
      yOf(tick),
    );
  drawLabels(pen, scale);
  context.save();
  context.beginPath();
  // The clip is larger than the plot, so that curves at its edge have their full width.
  context.rect(left, top - margins.top, width + margins.right / 2, height + 2 * margins.top);
  context.clip();
  for (const curve of curves) drawCurve(pen, curve);
  context.restore();
  if (cursor === null) return;
  const x = xOf(area, cursor);
  drawLine(pen, 0.5, x, top - margins.top, x, top + height);
}

function drawLabels({ context, area, yOf, colourOf }: Pen, { tick }: AxisScale): void {
  const { left, top, width, height } = area;
  context.globalAlpha = 1;
  context.fillStyle = colourOf('--ink-quiet');
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  for (const value of [-tick, 0, tick])
    context.fillText(formatFixed(value, 2, true), left - 10, yOf(value) + 1);
  const below = top + height + margins.bottom - labelSize / 2 - 3;
  context.fillText('now', left + width, below);
  context.textAlign = 'left';
  context.fillText(`−${recordedSeconds} s`, left, below);
  context.textAlign = 'center';
  context.fillText(`−${recordedSeconds / 2}`, left + width / 2, below);
}

function drawCurve(pen: Pen, curve: Curve): void {
  const { context, area, yOf, colourOf } = pen;
  const { ages, values, saturated, colour, width, opacity, dash } = curve;
  const segments = segmentsOf(values, saturated);
  const strength = strengthOf(
    // Values outside the plot are drawn at its edge, where they are clipped.
    values.map((value) => (value === null ? null : clamp(yOf(value), area.top, area.top + area.height))),
    area,
  );
  const follow = ({ from, to }: { readonly from: number; readonly to: number }) => {
    context.beginPath();
    for (let n = from; n <= to; n++) context.lineTo(xOf(area, ages[n]), yOf(values[n]!));
    context.stroke();
  };
  context.strokeStyle = colourOf('--heat');
  context.lineWidth = width + 2 * edge;
  context.globalAlpha = opacity * strength;
  for (const segment of segments) if (segment.saturated) follow(segment);
  context.setLineDash([...dash]);
  context.lineWidth = width;
  context.globalAlpha = opacity * strength;
  context.strokeStyle = colourOf(colour);
  for (const segment of segments) follow(segment);
  context.setLineDash([]);
  context.globalAlpha = opacity;
  if (curve.shape !== undefined) drawShapes(pen, curve, curve.shape);
}

/**
 * Returns the times at which a curve has markers, relative to the last step, s. Negative. Each shape of marker has
 * different times.
 * @param shape index of the marker shape of the curve, such as a triangle
 */
export function agesOfShapes(shape: number): number[] {
  const { every } = shapes;
  const from = ((shape % shapeCount) + 0.5) / shapeCount;
  return Array.from({ length: recordedSeconds / every }, (_, n) => -every * (n + from));
}

function drawShapes(
  { context, area, yOf, colourOf }: Pen,
  { ages, values, colour }: Curve,
  shape: number,
): void {
  const { path, filled } = shapeOf(shape);
  const drawn = new Path2D(path);
  context.fillStyle = colourOf(filled ? colour : '--night');
  context.strokeStyle = colourOf(colour);
  context.lineWidth = 1.4;
  for (const age of agesOfShapes(shape)) {
    const n = nearestIndex(ages, age);
    const value = values[n];
    // The record may be shorter.
    if (value === null || value === undefined || ages[0] > age) continue;
    context.save();
    context.translate(xOf(area, ages[n]), yOf(value));
    context.scale(shapes.size, shapes.size);
    context.fill(drawn);
    context.stroke(drawn);
    context.restore();
  }
}

const dense = {
  /**
   * A curve is less opaque if its rises and falls add up to more than this length, as a multiple of the plot's width.
   */
  fadesAbove: 8,
  leastOpacity: 0.3,
};

/**
 * Returns the opacity of a curve, 0.3 to 1. Curves that oscillate fast are less opaque.
 * @param heights y-coordinates of the curve at equal distances in x, CSS pixels; null for a gap
 */
export function strengthOf(heights: readonly (number | null)[], { width }: Pick<Area, 'width'>): number {
  let length = 0;
  for (let n = 1; n < heights.length; n++) {
    const [from, to] = [heights[n - 1], heights[n]];
    if (from !== null && to !== null) length += Math.abs(to - from);
  }
  return Math.max(dense.leastOpacity, Math.min(1, (dense.fadesAbove * width) / length));
}

/** Draws a straight line, one CSS pixel wide. Coordinates are in CSS pixels. */
function drawLine({ context, colourOf }: Pen, opacity: number, ...[x1, y1, x2, y2]: number[]): void {
  context.strokeStyle = colourOf('--ink');
  context.globalAlpha = opacity;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}

/**
 * Clears a canvas and gives it a resolution that fits the screen. Returns its context, which draws in CSS pixels.
 * @param width width of the canvas on the page, CSS pixels
 * @param height its height, CSS pixels
 */
export function cleared(canvas: HTMLCanvasElement, width: number, height: number): CanvasRenderingContext2D {
  const ratio = window.devicePixelRatio;
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high });
  const context = canvas.getContext('2d')!;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  context.font = `${labelSize}px ${getComputedStyle(canvas).fontFamily}`;
  return context;
}
