// Draws gates: two posts with light between them and a sign of the way through, or a ring to stop in.
import type Phaser from 'phaser';
import type { Point } from '../../../entities/command';
import { strokeDashes } from '../../../scene/draw/dashes';
import { palette } from '../../../view/palette';
import type { Viewport } from '../../../view/viewport';
import { type Gate, middleAt } from '../rules/gate';

/** How far beyond the gate's width each post stands: good flights would seem to hit it. m */
const postRoom = 1;

/** Where a gate is in the order. */
export type GateState = 'passed' | 'next' | 'later';

/** Opacities: of the light between posts, of its glow, and of the posts. */
const looks = {
  passed: { band: 0.12, glow: 0, post: 0.45 },
  next: { band: 0.6, glow: 0.16, post: 1 },
  later: { band: 0.34, glow: 0.06, post: 0.95 },
} as const;

/** Sizes. CSS pixels */
const sizes = { band: 5, glow: 20, post: 7, smallPost: 5, small: 7, sign: 5 };

/** Light and shadow of a post, as shares of its radius and opacities. */
const ball = { shadow: 0.45, dark: 0.35, light: 0.75 };

/** Colour of a gate. */
export function gateColour(state: GateState): number {
  return state === 'next' ? palette.target : palette.label;
}

/** The posts of a gate. m */
export function postsOf(gate: Gate & { kind: 'line' }, time: number): [Point, Point] {
  const { x, y } = middleAt(gate, time);
  const half = gate.width / 2 + postRoom;
  const [across, along] = [-Math.sin(gate.direction) * half, Math.cos(gate.direction) * half];
  return [
    { x: x - across, y: y - along },
    { x: x + across, y: y + along },
  ];
}

/** Draws a gate. @param time s since the start of the clock */
export function drawGate(
  graphics: Phaser.GameObjects.Graphics,
  gate: Gate,
  state: GateState,
  time: number,
  viewport: Viewport,
): void {
  const colour = gateColour(state);
  const look = looks[state];
  if (gate.kind !== 'line') {
    const { x, y } = viewport.toPage(gate.at);
    const reach = gate.radius * viewport.zoom;
    graphics.fillStyle(colour, look.glow).fillCircle(x, y, reach);
    graphics.lineStyle(state === 'next' ? 3 : 2, colour, look.post * 0.8).strokeCircle(x, y, reach);
    return;
  }
  if (gate.moves) drawRange(graphics, gate, viewport);
  const [a, b] = postsOf(gate, time).map((post) => viewport.toPage(post));
  if (look.glow > 0) graphics.lineStyle(sizes.glow, colour, look.glow).lineBetween(a.x, a.y, b.x, b.y);
  graphics.lineStyle(sizes.band, colour, look.band).lineBetween(a.x, a.y, b.x, b.y);
  drawSign(graphics, gate, time, viewport, { colour, alpha: look.post });
  const radius = viewport.zoom < sizes.small ? sizes.smallPost : sizes.post;
  for (const post of [a, b]) drawPost(graphics, post, radius, colour, look.post);
}

/** The line on which the middle of a gate swings. */
function drawRange(graphics: Phaser.GameObjects.Graphics, gate: Gate, viewport: Viewport): void {
  if (gate.kind !== 'line' || !gate.moves) return;
  const [dx, dy] = gate.moves.by;
  const reach = (gate.width / 2 + postRoom) / Math.hypot(dx, dy) + 1;
  const [a, b] = [-reach, reach].map((n) =>
    viewport.toPage({ x: gate.at.x + n * dx, y: gate.at.y + n * dy }),
  );
  graphics.lineStyle(1.5, palette.label, 0.3);
  strokeDashes(graphics, a, b, 2, 6);
}

/** An arrow head in the middle: the way through. */
function drawSign(
  graphics: Phaser.GameObjects.Graphics,
  gate: Gate & { kind: 'line' },
  time: number,
  viewport: Viewport,
  { colour, alpha }: { colour: number; alpha: number },
): void {
  const middle = viewport.toPage(middleAt(gate, time));
  const heading = gate.direction + viewport.turn;
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const at = (along: number, aside: number) => ({
    x: middle.x + along * cos - aside * sin,
    y: middle.y + along * sin + aside * cos,
  });
  const { sign } = sizes;
  const [tip, left, right] = [at(9 + sign, 0), at(9 - sign, -sign), at(9 - sign, sign)];
  graphics.fillStyle(colour, alpha * 0.7).fillTriangle(tip.x, tip.y, left.x, left.y, right.x, right.y);
}

/** A round post, lit from the upper left. */
function drawPost(
  graphics: Phaser.GameObjects.Graphics,
  { x, y }: Point,
  radius: number,
  colour: number,
  alpha: number,
): void {
  graphics
    .fillStyle(0x04070d, ball.shadow * alpha)
    .fillCircle(x + radius / 3, y + radius / 2.2, radius * 1.05);
  graphics.fillStyle(palette.night, 1).fillCircle(x, y, radius);
  graphics.fillStyle(colour, alpha * 0.6).fillCircle(x, y, radius);
  graphics.fillStyle(colour, alpha * 0.8).fillCircle(x - radius * 0.12, y - radius * 0.14, radius * 0.8);
  graphics
    .fillStyle(0xffffff, alpha * ball.light)
    .fillCircle(x - radius * 0.32, y - radius * 0.36, radius * ball.dark);
}
