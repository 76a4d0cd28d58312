// Hulls, lit from one side: those of a few bodies and those of a crowd, the glow of a hot motor, and the ring round one of a crowd.
import type { Entity } from '../../../world/simulation/entity-kinds';
import { heatTime, isStrained } from '../../../world/simulation/meters/heat';
import { palette } from '../../view/palette';
import { type Strips, white } from '../draw/strips';
import { arcPoints, strokePolyline } from '../draw/strokes';
import { drawing, type LayerMaker, layerOf } from '../layer';
import type { DrawnBody } from './drawn-body';

/** Direction to the one light of the picture on the page, of length 1, from the upper left: right and down. */
const light = { x: -0.6, y: -0.8 };

/** How much of the body's colour its trim takes on in a crowd, where hulls are too small to show which part is which. */
const trimTint = 0.72;

/** Opacity of a glow. */
const glowAlpha = 0.85;

/** Time in which a glow fades, so that a motor that goes from one limit to the other does not flicker. s */
const cools = 0.18;

/** The ring round the chosen body of a crowd: its radius (m, at size 1; CSS pixels at least) and its width (CSS pixels). */
const ring = { radius: 5, leastPx: 14, widthPx: 2 };

/** How much the light falls on the right side of a body that points along `angle`, from 1 to -1, which is wholly on its left side. @param angle rad */
export function lightFrom(angle: number): number {
  return light.y * Math.cos(angle) - light.x * Math.sin(angle);
}

/** Draws a part of a hull where its body is. @param heading on the page; as the body when left out. rad */
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

/** Draws a whole hull: painted in the body's colour, trimmed, and lit. A speck is only painted. @param ofCrowd whether it is one of a crowd */
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

/** The trim's colour in a crowd: the body's, mixed with white. 0xRRGGBB */
function paled(colour: number): number {
  const part = (shift: number) => Math.round(255 - trimTint * (255 - ((colour >> shift) & 255))) << shift;
  return part(16) | part(8) | part(0);
}

export const hullLayer = layerOf(
  (surface) => surface.strips(),
  (strips, { bodies, crowd }) => {
    const seen = [...bodies.values()].filter(({ box }) => box);
    // Of a crowd all with one picture come together, which takes few calls.
    const pictures = crowd ? new Set(seen.map(({ hull }) => hull)) : [null];
    for (const picture of pictures)
      for (const body of seen) if (!picture || body.hull === picture) drawHull(strips, body, crowd);
  },
);

/** The glow round a hull whose motor falls short. It comes slowly enough that chatter shows none. It lies below plumes and hulls. */
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

/** Nothing is written beside one of a crowd, so the one that was chosen has a ring. */
export const chosenLayer = drawing((graphics, { view: { focus }, viewport, bodies }) => {
  const body = focus && bodies.get(focus);
  if (!body) return;
  const radius = Math.max(ring.leastPx, ring.radius * focus.build.size * viewport.zoom);
  graphics.lineStyle(ring.widthPx, palette.label);
  strokePolyline(graphics, arcPoints(body.centre, radius));
});
