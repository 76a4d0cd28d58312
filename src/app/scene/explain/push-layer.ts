// The torque of the wind on each body, as two curved arrows around its dial or around the body.
import type Phaser from 'phaser';
import type { Point } from '../../../world/entities/command';
import { pushShare } from '../../../world/simulation/meters/push-share';
import { palette } from '../../view/palette';
import { arcPoints } from '../draw/strokes';
import { drawingLayer } from '../layer';

type Graphics = Phaser.GameObjects.Graphics;

/**
 * Place of the two arrows for the wind's torque: direction of the first from the centre (rad), radius as a share of a
 * dial's, and radius around a body of size 1 (m).
 */
const place = { middle: (-3 * Math.PI) / 4, onDial: 1.07, inField: 5.4 };

/** Angle that an arrow spans for a torque equal to the motor's limit, and largest angle. rad */
const sweeps = { wholeMotor: Math.PI / 2, most: 0.9 * Math.PI };

/** Opacities at the tail and head of an arrow, and number of steps between them. */
const fade = { tail: 0.12, end: 0.9, steps: 10 };

/**
 * Look of an arrow: line width as a share of the radius, its smallest and largest value (CSS pixels), and half the
 * head's width as a multiple of the line width.
 */
const look = { line: 0.022, leastLine: 2.2, mostLine: 4.5, head: 2.1 };

/**
 * Returns the angle that an arrow spans. rad, positive clockwise
 * @param share torque of the wind as a fraction of the motor's limit, with sign
 */
export function sweepOf(share: number): number {
  return Math.sign(share) * Math.min(sweeps.most, Math.abs(share) * sweeps.wholeMotor);
}

/**
 * Draws two opposite curved arrows around a centre, which show a torque.
 * @param share torque of the wind as a fraction of the motor's limit, with sign
 */
function drawCouple(graphics: Graphics, centre: Point, radius: number, share: number): void {
  const sweep = sweepOf(share);
  const line = Math.min(look.mostLine, Math.max(look.leastLine, look.line * radius));
  const half = look.head * line;
  // The head is equally long and wide. The line ends at its middle.
  const headAngle = (2 * half) / radius;
  for (const middle of [place.middle, place.middle + Math.PI]) {
    const end = middle + sweep / 2;
    const points = arcPoints(centre, radius, middle - sweep / 2, sweep);
    const shaft = points.length - 1;
    for (let n = 0; n < shaft; n++) {
      const grown = Math.ceil(((n + 1) / shaft) * fade.steps) / fade.steps;
      graphics.lineStyle(line, palette.label, fade.tail + (fade.end - fade.tail) * grown);
      graphics.lineBetween(points[n].x, points[n].y, points[n + 1].x, points[n + 1].y);
    }
    const [inner, outer, tip] = [
      [radius - half, end],
      [radius + half, end],
      [radius, end + Math.sign(sweep) * headAngle],
    ].map(([r, angle]) => ({ x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle) }));
    graphics.fillStyle(palette.label, fade.end);
    graphics.fillTriangle(inner.x, inner.y, outer.x, outer.y, tip.x, tip.y);
  }
}

export const pushLayer = drawingLayer(
  (graphics, { session: { simulation }, cards, bodies, viewport, lag }) => {
    for (const [entity, body] of bodies) {
      const share = pushShare(simulation, entity, simulation.time - lag);
      if (share === 0 || !body.box) continue;
      const dial = cards?.shown.find((card) => card.entity === entity)?.card.dial;
      if (dial) drawCouple(graphics, dial, place.onDial * dial.radius, share);
      else if (!cards)
        drawCouple(graphics, body.centre, place.inField * entity.build.size * viewport.zoom, share);
    }
  },
);
