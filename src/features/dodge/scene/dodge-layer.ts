// Draws marks of the game: announced launches at the rim, near misses, points, and the ring
// that marks the player's ship.
import type Phaser from 'phaser';
import { prefersReducedMotion } from '../../../app/scene/draw/reduced-motion';
import { arcPoints, strokePolyline } from '../../../app/scene/draw/strokes';
import { importance } from '../../../app/scene/labels/label-board';
import { drawingLayer, type Frame } from '../../../app/scene/layer';
import { bodyArt } from '../../../app/view/bodies';
import { palette } from '../../../app/view/palette';
import { secondsText } from '../../../laws/exact/figures';
import { looks } from '../appearance';
import { type Dodge, dodgeOf } from '../rules/dodge';
import type { DodgeEvent } from '../rules/events';
import { missile } from '../rules/flight';
import { launching, type Warning } from '../rules/launcher';
import { nearMiss } from '../rules/score';
import { missileKinds } from '../rules/waves';

type Graphics = Phaser.GameObjects.Graphics;

/** Wedge of light at the rim that announces a launch. It fills with brighter light until the launch. */
const wedge = {
  /** Length of the wedge for a missile of usual size. m */
  length: 7,
  /** Least length of the wedge of light that announces a missile of usual size. CSS pixels */
  leastPx: 46,
  /** Half the width of the wedge's broad side, as a fraction of the wedge's length. */
  half: 0.34,
  /** Opacity of the unfilled part of the light wedge that announces a missile launch. 0 to 1 */
  faint: 0.16,
  /** Opacity of the filled part of the wedge. 0 to 1 */
  full: 0.5,
};

/** Soft light under the player's ship, drawn as three discs: radius of each (m), and opacity of all. */
const light = { radii: [2.4, 3.4, 4.6], opacity: 0.05 };

/**
 * Radius of the ring around the player that shows a near miss. m. It is 1.8 m for the ship's hull, plus the largest gap
 * that counts as a near miss.
 */
const nearRing = 1.8 + nearMiss.within;

/** Time for which the ring of a near miss is drawn. s */
const nearLasts = 0.9;

/**
 * Ring that shrinks around the player's ship at the start of a game: time of shrinking (s), time until the ring is gone
 * (s), first and last radius (m).
 */
const you = { closes: 1, lasts: 2.5, from: 16, to: 4 };

/** Text that shows the points gained in an event, such as "+10". It appears above the event and rises. */
const scoreText = {
  /** Distance between the place of the event and the text when the text appears. CSS pixels */
  above: 14,
  /** Distance by which the text rises until it disappears. CSS pixels */
  rise: 34,
  /** Time for which the text is shown. s */
  lasts: 1.4,
};

/**
 * Growing rings where a lured missile crashed: final radii (CSS pixels), delay between rings (s), duration (s), line
 * width (CSS pixels), initial opacity.
 */
const rings = { radii: [92, 128, 170], apart: 0.05, lasts: 0.55, width: 3, alpha: 0.8 };

export const dodgeLayer = drawingLayer((graphics, frame) => {
  const { simulation } = frame.session;
  const game = dodgeOf(simulation);
  if (!game) return;
  for (const each of game.warnings) warn(graphics, each, frame);
  drawPlayer(graphics, game, frame);
  for (const [n, event] of game.recent.entries()) {
    const age = simulation.time - frame.lag - event.at;
    if (age < 0) continue;
    if (event.kind === 'near-miss' && !event.hidden) flash(graphics, game, age, frame);
    if (event.lured) ring(graphics, event, age, frame);
    if (event.points > 0 || event.hidden) score(n, event, age, frame);
  }
});

function warn(
  graphics: Graphics,
  { place, angle, in: left, name }: Warning,
  { viewport, labels }: Frame,
): void {
  const { colour } = looks[name];
  const tip = viewport.toPage(place);
  const heading = angle + viewport.turn;
  const { size = missile.size } = missileKinds[name];
  const length = (Math.max(wedge.leastPx, wedge.length * viewport.zoom) * size) / missile.size;
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const at = (along: number, across: number) => ({
    x: tip.x + length * (along * cos - across * sin),
    y: tip.y + length * (along * sin + across * cos),
  });
  // From the broad side at the rim to the tip, which points in the direction of the missile.
  const slice = (to: number, opacity: number) => {
    const [a, b] = [at(-0.5, -wedge.half), at(-0.5, wedge.half)];
    const [c, d] = [at(-0.5 + to, wedge.half * (1 - to)), at(-0.5 + to, -wedge.half * (1 - to))];
    graphics.fillStyle(colour, opacity);
    graphics.fillTriangle(a.x, a.y, b.x, b.y, c.x, c.y).fillTriangle(a.x, a.y, c.x, c.y, d.x, d.y);
  };
  const full = 1 - left / launching.lead;
  slice(1, wedge.faint);
  slice(full, wedge.full);
  // A chevron that points inwards.
  graphics.lineStyle(4, colour, 1);
  const [a, b, c] = [at(0.42, -0.2), at(0.64, 0), at(0.42, 0.2)];
  strokePolyline(graphics, [a, b, c]);
  labels.pin({
    id: `warning ${place.x} ${place.y}`,
    text: secondsText(left, 1),
    at: at(1.05, 0),
    colour,
    priority: importance.rim,
  });
}

/** Draws a soft light under the player. At the start of a game, also draws a ring that closes on the player. */
function drawPlayer(
  graphics: Graphics,
  { player, state }: Dodge,
  { session, bodies, viewport }: Frame,
): void {
  const body = bodies.get(player);
  if (!body || state === 'over') return;
  const { centre } = body;
  const { colour } = bodyArt.character;
  for (const radius of light.radii)
    graphics.fillStyle(colour, light.opacity).fillCircle(centre.x, centre.y, radius * viewport.zoom);
  const { time } = session.simulation;
  if (time > you.lasts) return;
  const share = prefersReducedMotion() ? 1 : Math.min(1, time / you.closes);
  const radius = you.from + (you.to - you.from) * (1 - (1 - share) ** 2);
  graphics.lineStyle(2, colour, Math.min(1, (you.lasts - time) / 0.5));
  strokePolyline(graphics, arcPoints(centre, radius * viewport.zoom));
}

/** Draws a ring around the player after a near miss. @param age time since the near miss, s */
function flash(graphics: Graphics, { player }: Dodge, age: number, { bodies, viewport }: Frame): void {
  const body = bodies.get(player);
  if (!body || age > nearLasts) return;
  graphics.lineStyle(2, palette.label, 1 - age / nearLasts);
  strokePolyline(graphics, arcPoints(body.centre, nearRing * viewport.zoom));
}

/** Draws growing rings where a lured missile crashed. @param age time since the crash, s */
function ring(graphics: Graphics, { place }: DodgeEvent, age: number, { viewport }: Frame): void {
  if (prefersReducedMotion()) return;
  const centre = viewport.toPage(place);
  for (const [n, radius] of rings.radii.entries()) {
    const share = (age - n * rings.apart) / rings.lasts;
    if (share <= 0 || share >= 1) continue;
    graphics.lineStyle(rings.width, palette.label, rings.alpha * (1 - share));
    strokePolyline(graphics, arcPoints(centre, radius * (1 - (1 - share) ** 3)));
  }
}

function score(n: number, event: DodgeEvent, age: number, { viewport, labels }: Frame): void {
  const { kind, place, points, times, lured } = event;
  if (age > scoreText.lasts) return;
  const share = age / scoreText.lasts;
  const { x, y } = viewport.toPage(place);
  const own = kind === 'wreck' && !lured;
  labels.place({
    id: `points ${event.at} ${n}`,
    text: event.hidden
      ? 'beside a wall: 0'
      : `${kind === 'near-miss' ? 'near miss ' : ''}+${points}${times > 1 ? ` ×${times}` : ''}`,
    at: { x, y: y - scoreText.above - scoreText.rise * (prefersReducedMotion() ? 0.5 : share) },
    sides: ['above', 'right', 'left', 'below'],
    priority: importance.score,
    colour: own ? palette.caption : palette.label,
    alpha: 1 - share ** 3,
    size: lured ? 46 : own ? 13 : 18,
    weight: own ? 400 : 700,
  });
}
