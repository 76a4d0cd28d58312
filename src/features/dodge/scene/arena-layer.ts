// Draws the changes in the arena: rails of sliding walls, outlines of returning walls, and gusts of wind.
import type Phaser from 'phaser';
import { prefersReducedMotion } from '../../../app/scene/draw/reduced-motion';
import { fillFan, strokeDashes, strokeHead, strokePolyline } from '../../../app/scene/draw/strokes';
import { importance } from '../../../app/scene/labels/label-board';
import { drawingLayer, type Frame } from '../../../app/scene/layer';
import { pageCornersOf } from '../../../app/scene/world/obstacle-layer';
import { spread, wrapped } from '../../../app/scene/world/wind-layer';
import { palette } from '../../../app/view/palette';
import type { Viewport } from '../../../app/view/viewport';
import { secondsText } from '../../../laws/exact/figures';
import type { Point } from '../../../world/entities/command';
import { breaking, type Gust, gusts, type InnerWall } from '../rules/arena';
import { type Dodge, dodgeOf } from '../rules/dodge';

type Graphics = Phaser.GameObjects.Graphics;

/**
 * Line (rail) on which a sliding wall moves. `opacity`: opacity of the rail. `bar`: half the length of the bar at each
 * end, m.
 */
const rail = { opacity: 0.45, bar: 1 };

/**
 * Chevrons ahead of a sliding wall: number, spacing (m), half height (m), and least wall speed at which chevrons are
 * drawn (m/s).
 */
const chevrons = { count: 3, every: 1.3, half: 0.7, slowest: 0.5 };

/** Dashed outline of a broken wall that is about to return: lengths of a dash and of a gap. CSS pixels */
const dashes = [6, 5] as const;

/**
 * Arrows that show a gust: number, length before and during the gust (m), speed (m/s), and opacity before and during
 * the gust.
 */
const streak = { count: 34, announced: 2.4, blowing: 5.5, drift: 34, faint: 0.35, full: 0.75 };

export const arenaLayer = drawingLayer((graphics, frame) => {
  const game = dodgeOf(frame.session.simulation);
  if (!game) return;
  for (const wall of game.walls.walls) {
    if (game.walls.sliding && wall.slides) drawRail(graphics, wall, frame.viewport);
    if (wall.returnsIn !== null && wall.returnsIn <= breaking.outlined)
      drawOutline(graphics, wall, frame.viewport);
  }
  if (game.gust) drawGust(graphics, game, game.gust, frame);
});

/** Draws the rail of a sliding wall, with its end bars and chevrons. */
function drawRail(
  graphics: Graphics,
  { ends: [from, to], obstacle: { body, size }, returnsIn }: InnerWall,
  viewport: Viewport,
): void {
  const half = Math.max(...size) / 2;
  const reach = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / reach, y: (to.y - from.y) / reach };
  const at = (place: Point, ahead: number, aside = 0) =>
    viewport.toPage({
      x: place.x + along.x * ahead - along.y * aside,
      y: place.y + along.y * ahead + along.x * aside,
    });
  graphics.lineStyle(1.5, palette.wallEdge, rail.opacity);
  strokeDashes(graphics, at(from, -half), at(to, half), 3, 7);
  strokePolyline(graphics, [at(from, -half, -rail.bar), at(from, -half, rail.bar)]);
  strokePolyline(graphics, [at(to, half, -rail.bar), at(to, half, rail.bar)]);
  const velocity = body.getLinearVelocity();
  const speed = velocity.x * along.x + velocity.y * along.y;
  if (returnsIn !== null || Math.abs(speed) < chevrons.slowest) return;
  const way = Math.sign(speed);
  const middle = body.getPosition();
  for (let n = 1; n <= chevrons.count; n++) {
    const tip = way * (half + chevrons.every * n);
    const back = way * (half + chevrons.every * n - chevrons.half);
    graphics.lineStyle(2, palette.wallEdge, 1 - n / (chevrons.count + 1));
    strokePolyline(graphics, [
      at(middle, back, -chevrons.half),
      at(middle, tip),
      at(middle, back, chevrons.half),
    ]);
  }
}

/** Draws a dashed outline at the place of a broken wall that will return soon. */
function drawOutline(graphics: Graphics, { obstacle, returnsIn }: InnerWall, viewport: Viewport): void {
  const corners = pageCornersOf(obstacle, viewport);
  const share = 1 - (returnsIn ?? 0) / breaking.outlined;
  graphics.fillStyle(palette.wallEdge, 0.08 + 0.2 * share);
  fillFan(graphics, corners[0], corners.slice(1));
  graphics.lineStyle(2, palette.wallEdge, 0.9);
  for (const [n, corner] of corners.entries())
    strokeDashes(graphics, corner, corners[(n + 1) % corners.length], ...dashes);
}

/**
 * Draws the arrows of a gust over the arena. The arrows of an announced gust are short, the arrows of a blowing gust
 * are long.
 */
function drawGust(graphics: Graphics, { state }: Dodge, { heading, in: left }: Gust, frame: Frame): void {
  const { viewport, session, labels, lag } = frame;
  const { dodge } = session.scenario;
  if (!dodge || state === 'over') return;
  const [width, height] = dodge.arena;
  const [west, top] = [-width / 2, -height / 2];
  const blows = left === 0;
  const share = blows ? 1 : 1 - left / gusts.warned;
  const along = { x: Math.cos(heading), y: Math.sin(heading) };
  const drifted = blows && !prefersReducedMotion() ? streak.drift * (session.simulation.time - lag) : 0;
  const length = blows ? streak.blowing : streak.announced * (0.4 + 0.6 * share);
  graphics.lineStyle(blows ? 2 : 1.5, palette.wind, blows ? streak.full : streak.faint + 0.3 * share);
  for (let n = 1; n <= streak.count; n++) {
    const tip = {
      x: west + wrapped(n * spread.x * width + along.x * drifted, width),
      y: top + wrapped(n * spread.y * height + along.y * drifted, height),
    };
    const [from, to] = [{ x: tip.x - along.x * length, y: tip.y - along.y * length }, tip].map((place) =>
      viewport.toPage(place),
    );
    graphics.lineBetween(from.x, from.y, to.x, to.y);
    strokeHead(graphics, to, heading + viewport.turn, length * viewport.zoom);
  }
  const at = viewport.toPage({ x: 0, y: top + height * 0.36 });
  labels.place({
    id: 'gust',
    text: blows ? 'gust' : `gust in ${secondsText(left, 1)}`,
    at,
    sides: ['above', 'below'],
    priority: importance.rim,
    colour: palette.wind,
    size: 15,
    weight: 600,
  });
}
