// Draws hulls, lit from one side; the glow of a motor at its limit; and a ring around the selected body among many.
import { bodiesOfChoices } from '../../../lab/answers/answers';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { heatTime, isStrained } from '../../../world/simulation/meters/heat';
import type { Session } from '../../session/session';
import { palette } from '../../view/palette';
import { type Strips, white } from '../draw/strips';
import { arcPoints, strokePolyline } from '../draw/strokes';
import { drawingLayer, type LayerMaker, layerOf } from '../layer';
import type { DrawnBody } from './drawn-body';

/** Direction towards the light, as a unit vector on the page (x right, y down). */
const light = { x: -0.6, y: -0.8 };

/**
 * Amount of the body's colour in the trim (pale parts of the hull) in scenes with many bodies. 0: white. 1: the body's
 * colour.
 */
const trimTint = 0.72;

/** Opacity of the glow around a body whose motor is at its limit. */
const glowAlpha = 0.85;

/** Time in which the glow of a motor fades. s */
const cools = 0.18;

/** Look of the ring around the selected body. The ring is only drawn if the scene has many bodies. */
const ring = {
  /** Radius of the ring around a selected body of size 1. m */
  radius: 5,
  /** Smallest radius of the ring around the selected body. CSS pixels */
  leastPx: 14,
  /** Line width of the ring around the selected body. CSS pixels */
  widthPx: 2,
};

/**
 * Returns the lit side of a body. 1: right. -1: left. 0: light from the front or back.
 * @param angle direction of the nose on the page, rad
 */
export function lightFrom(angle: number): number {
  return light.y * Math.cos(angle) - light.x * Math.sin(angle);
}

/**
 * Draws one part of a hull's image, such as paint or trim, at its body.
 * @param heading direction of the nose on the page, rad; the body's heading if left out
 */
export function drawPart(
  strips: Strips,
  body: Readonly<DrawnBody>,
  part: 'glow' | 'outline' | 'paint',
  { colour, alpha, heading = body.heading }: { colour: number; alpha: number; heading?: number },
): void {
  const { hull, pageX, pageY, scale } = body;
  const [cos, sin] = [scale * Math.cos(heading), scale * Math.sin(heading)];
  strips.use(hull.texture);
  strips.box(hull.pieces[part], pageX, pageY, cos, sin, -sin, cos, colour, alpha);
}

/**
 * Draws a body's hull on the page.
 * @param ofCrowd true in scenes with many bodies: the trim then takes some of the body's colour
 */
export function drawHull(strips: Strips, body: Readonly<DrawnBody>, ofCrowd = false): void {
  const { hull, pageX: x, pageY: y, cos, sin, colour, alpha } = body;
  const pieces = ofCrowd ? hull.cutPieces : hull.pieces;
  strips.use(hull.texture);
  strips.box(pieces.paint, x, y, cos, sin, -sin, cos, colour, alpha);
  if (body.isSpeck) return;
  strips.box(pieces.trim, x, y, cos, sin, -sin, cos, ofCrowd ? paled(colour) : white, alpha);
  const lit = lightFrom(body.heading);
  const shade = lit > 0 ? pieces.shadeFromRight : pieces.shade;
  strips.box(shade, x, y, cos, sin, -sin, cos, white, alpha * Math.abs(lit));
}

/** Returns the body's colour mixed with white, for the hull's trim. 0xRRGGBB */
function paled(colour: number): number {
  const part = (shift: number) => Math.round(255 - trimTint * (255 - ((colour >> shift) & 255))) << shift;
  return part(16) | part(8) | part(0);
}

export const hullLayer = layerOf(
  (surface) => surface.strips(),
  (strips, { bodies, crowd, session }) => {
    const seen = [...bodies.values()].filter(({ box }) => box);
    if (session.round.state === 'held') drawWithAnswer(strips, seen, crowd, session);
    else if (crowd) drawCrowd(strips, seen);
    else for (const body of seen) drawHull(strips, body);
  },
);

function drawWithAnswer(
  strips: Strips,
  seen: readonly Readonly<DrawnBody>[],
  crowd: boolean,
  session: Session,
): void {
  const right = new Set(rightOf(session));
  const isInFront = ({ entity, alpha }: Readonly<DrawnBody>) => (crowd ? alpha === 1 : right.has(entity));
  for (const front of [false, true]) {
    const part = seen.filter((body) => isInFront(body) === front);
    if (crowd) drawCrowd(strips, part);
    else for (const body of part) drawHull(strips, body);
  }
}

/** Draws the hulls of many bodies, ordered by image to save draw calls. */
function drawCrowd(strips: Strips, seen: readonly Readonly<DrawnBody>[]): void {
  for (const picture of new Set(seen.map(({ hull }) => hull)))
    for (const body of seen) if (body.hull === picture) drawHull(strips, body, true);
}

/** Returns the bodies that are correct answers to the scene's question. */
function rightOf({ answer, simulation }: Session): readonly Entity[] {
  return answer ? bodiesOfChoices(simulation, answer.right) : [];
}

/** Creates the layer with the glow around hulls whose motor is at its limit. */
export const glowLayer: LayerMaker = (surface) => {
  const strips = surface.strips();
  let heats = new Map<Entity, number>();
  let last: number | null = null;
  return ({ bodies, clock }) => {
    const passed = clock - (last ?? clock);
    const cooled = passed / cools;
    const heated = passed / heatTime;
    last = clock;
    const before = heats;
    heats = new Map();
    for (const [entity, body] of bodies) {
      const was = before.get(entity) ?? 0;
      const heat = isStrained(entity) ? Math.min(1, was + heated) : Math.max(0, was - cooled);
      if (heat > 0) heats.set(entity, heat);
      if (!body.isSpeck)
        drawPart(strips, body, 'glow', { colour: palette.heat, alpha: glowAlpha * heat * body.alpha });
    }
  };
};

/** Layer with a ring around the selected body in crowded scenes. */
export const chosenLayer = drawingLayer((graphics, { view: { focus }, viewport, bodies }) => {
  const body = focus && bodies.get(focus);
  if (!body) return;
  const radius = Math.max(ring.leastPx, ring.radius * focus.build.size * viewport.zoom);
  graphics.lineStyle(ring.widthPx, palette.label);
  strokePolyline(graphics, arcPoints(body.centre, radius));
});
