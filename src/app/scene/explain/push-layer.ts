// The torque of the wind on each body, as two curved arrows around its dial or around the body.
import type Phaser from 'phaser';
import type { Point } from '../../../world/entities/command';
import { pushShare } from '../../../world/simulation/meters/push-share';
import { palette } from '../../view/palette';
import { arcPoints } from '../draw/strokes';
import { drawingLayer } from '../layer';

type Graphics = Phaser.GameObjects.Graphics;

/** Places of the two curved arrows that show the wind's torque. */
const place = {
  /**
   * Direction from the centre of a dial or body to the first of two opposite curved arrows. rad, clockwise from the
   * right
   */
  middle: (-3 * Math.PI) / 4,
  /** Radius of curved arrows around a dial, as a fraction of the dial's radius. */
  onDial: 1.07,
  /** Radius of the curved arrows around a body. m, for a body of size 1 */
  inField: 5.4,
};

/** Angles that an arrow for the wind's torque spans. rad */
const sweeps = {
  /** Angle that an arrow spans for a torque equal to the motor's limit. rad */
  wholeMotor: Math.PI / 2,
  /** Largest angle that an arrow for the wind's torque spans. rad */
  most: 0.9 * Math.PI,
};

/** Opacities along an arrow for the wind's torque, rising from tail to head. */
const fade = {
  /** Opacity at the tail of an arrow for the wind's torque, 0 to 1. */
  tail: 0.12,
  /** Opacity at the head of an arrow for the wind's torque, 0 to 1. */
  end: 0.9,
  /** Number of levels in the opacity gradient along an arrow, from the tail to the head. */
  levels: 10,
};

/** Widths of an arrow for the wind's torque. */
const look = {
  /** Line width of a curved arrow for the wind's torque, as a fraction of the curve's radius. */
  line: 0.022,
  /** Smallest line width of an arrow for the wind's torque. CSS pixels */
  leastLine: 2.2,
  /** Largest line width of an arrow for the wind's torque. CSS pixels */
  mostLine: 4.5,
  /** Half the width of the arrow's head, as a multiple of the line width. */
  head: 2.1,
};

/**
 * Returns the angle that an arrow for the wind's torque spans. rad, positive clockwise
 * @param share torque of the wind as a fraction of the motor's limit, positive clockwise
 */
export function sweepOf(share: number): number {
  return Math.sign(share) * Math.min(sweeps.most, Math.abs(share) * sweeps.wholeMotor);
}

/**
 * Draws two opposite curved arrows around a centre, which show a torque.
 * @param share torque of the wind as a fraction of the motor's limit, positive clockwise
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
      const grown = Math.ceil(((n + 1) / shaft) * fade.levels) / fade.levels;
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
