// Draws the gates of a course: two posts with light between them, or a ring to stop in,
// with numbers and time differences.
import type Phaser from 'phaser';
import { strokeDashes } from '../../../app/scene/draw/strokes';
import { importance } from '../../../app/scene/labels/label-board';
import { drawingLayer, type Frame } from '../../../app/scene/layer';
import { boxAbout } from '../../../app/view/box';
import { palette } from '../../../app/view/palette';
import type { Side } from '../../../app/view/placing';
import type { Viewport } from '../../../app/view/viewport';
import { distance, type Point } from '../../../world/entities/command';
import type { Place } from '../../../world/simulation/place';
import type { ComparedGhost, ProofRefusal } from '../rules/display';
import { differenceText } from '../rules/figures';
import { type Gate, middleAt, postRoom } from '../rules/gate';
import { friendsAmong, splitsOf } from '../rules/ghosts';
import { type ParRules, parOf } from '../rules/par-rules';
import { ghostColours } from './ghost-layer';

type Graphics = Phaser.GameObjects.Graphics;

/** Smallest lead over a ghost (recorded run) for which the time difference at a gate is highlighted. s */
const leastDifference = 0.005;

/** Time for which the time difference to another run is shown after a gate. s */
const splitSeconds = 1.5;

/** Largest distance between a post of a gate and the time difference written beside it in a race. CSS pixels */
const splitReach = 30;

/** Radius of the area around a gate's post in which no text is written. CSS pixels */
const postReach = 10;

/** Style of the path from the body to its first waypoint. Lengths in CSS pixels. */
const leg = { width: 2, alpha: 0.4, dash: 10, gap: 8 };

/** Gap between the body and the start of the line to the first waypoint. m */
const bodyReach = 4.5;
/** Gap between the first waypoint and the end of the line that leads to it from the body. CSS pixels */
const pointReach = 13;

/** Cache of `numberedPosts`: for each gate, the post (0 or 1) that has the number. */
const numbered = new WeakMap<readonly Gate[], ReturnType<typeof numberedPosts>>();

export const gateLayer = drawingLayer((graphics, frame) => {
  const { session, viewport, lag } = frame;
  const rules = parOf(session.simulation);
  if (!rules) return;
  const { passed, time } = rules.course;
  const clock = Math.max(0, time - (rules.state === 'running' ? lag : 0));
  if (rules.state === 'ready') drawFirstLeg(graphics, rules, session.commands.waypoints[0], viewport);
  rules.gates.forEach((gate, n) => {
    const state = n < passed ? 'passed' : n === passed ? 'next' : 'later';
    drawGate(graphics, gate, state, clock, viewport);
    writeNumber(rules, n, state, clock, frame);
    writeSplit(rules, n, clock, frame);
  });
  const refusal = rules.display.refusal;
  if (refusal) markRefused(graphics, rules.gates[refusal.gate], refusal.why, frame);
});

const refused: Readonly<Record<ProofRefusal['why'], string>> = {
  missed: 'missed',
  walled: 'blocked',
  slow: 'too slow',
  hand: 'no path',
  drive: 'no motor',
  pushed: 'pushed',
};

/** Style of the frame around a gate at which a flight fails. CSS pixels. `off`: distance from the posts. */
const mark = { dash: 7, gap: 5, width: 2, off: 16 };

function markRefused(graphics: Graphics, gate: Gate, why: ProofRefusal['why'], frame: Frame): void {
  const { viewport, labels } = frame;
  const corners = frameOf(gate, viewport);
  graphics.lineStyle(mark.width, palette.error, 1);
  for (const [n, corner] of corners.entries())
    strokeDashes(graphics, corner, corners[(n + 1) % corners.length], mark.dash, mark.gap);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  labels.place({
    id: 'refused gate',
    text: refused[why],
    at: { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top },
    sides: ['below', 'right', 'left', 'above'],
    gap: 4,
    priority: importance.score,
    colour: palette.error,
    weight: 650,
  });
}

/** Returns the corners of a frame around a gate, aligned with the gate. CSS pixels */
function frameOf(gate: Gate, viewport: Viewport): Point[] {
  const [across, half] =
    gate.kind === 'line'
      ? [mark.off, (gate.width / 2 + postRoom) * viewport.zoom + mark.off]
      : [gate.radius * viewport.zoom + mark.off, gate.radius * viewport.zoom + mark.off];
  const { x, y } = viewport.toPage(middleAt(gate, 0));
  const heading = (gate.kind === 'line' ? gate.direction : 0) + viewport.turn;
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const corners: readonly Place[] = [
    [-across, -half],
    [across, -half],
    [across, half],
    [-across, half],
  ];
  return corners.map(([along, aside]) => ({
    x: x + along * cos - aside * sin,
    y: y + along * sin + aside * cos,
  }));
}

/** Draws the path from the body's start to the first waypoint. */
function drawFirstLeg(
  graphics: Graphics,
  { course: { start } }: ParRules,
  first: Point | undefined,
  viewport: Viewport,
): void {
  if (!first) return;
  const way = distance(start, first) * viewport.zoom;
  const [a, b] = [viewport.toPage(start), viewport.toPage(first)];
  const at = (share: number) => ({ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) });
  const from = (bodyReach * viewport.zoom) / way;
  if (from + pointReach / way >= 1) return;
  graphics.lineStyle(leg.width, palette.label, leg.alpha);
  strokeDashes(graphics, at(from), at(1 - pointReach / way), leg.dash, leg.gap);
}

/** Writes the number of a gate beyond one of its posts. */
function writeNumber(
  rules: ParRules,
  n: number,
  state: GateState,
  clock: number,
  { viewport, labels }: Frame,
): void {
  const gate = rules.gates[n];
  const { at, sides } = placeOf(rules, gate, n, clock, viewport);
  for (const post of gate.kind === 'line' ? postsOf(gate, clock) : [])
    labels.addObstacle(boxAbout(viewport.toPage(post), postReach));
  const last = n === rules.gates.length - 1;
  labels.place({
    id: `gate ${n}`,
    text: `${n + 1}${last ? ' ⚑' : ''}`,
    at: boxAbout(at, postReach),
    sides,
    gap: 2,
    priority: importance.waypoint,
    colour: gateColour(state),
    alpha: state === 'passed' ? 0.6 : 1,
    size: labels.free.width < 560 ? 15 : 18,
    weight: state === 'next' ? 700 : 600,
  });
}

/**
 * Writes at a gate the time differences between this run and the ghosts.
 * @param n index of the gate
 * @param clock time on the clock of the run, s
 */
function writeSplit(rules: ParRules, n: number, clock: number, frame: Frame): void {
  const ghosts = rules.display.ghosts;
  const friends = friendsAmong(ghosts);
  const isPlan = rules.state === 'ready';
  const splits = isPlan && friends.length > 0 ? (rules.display.plan?.record?.splits ?? []) : rules.splits;
  if (n >= splits.length) return;
  if (friends.length > 0) {
    // During planning, only the ghosts of rivals move.
    for (const ghost of isPlan ? friends : ghosts) writeRaceSplit(rules, splits, { ghost, n }, clock, frame);
    return;
  }
  // Without a ghost of another player, only the first ghost is compared, for 1.5 s after the gate.
  const [ghost] = ghosts;
  if (rules.state === 'over' || !ghost || rules.time - splits[n] > splitSeconds) return;
  const { viewport, labels } = frame;
  const behind = splits[n] - splitsOf(ghost)[n];
  labels.place({
    id: `split ${n}`,
    text: differenceText(behind),
    at: boxAbout(viewport.toPage(middleAt(rules.gates[n], clock)), 2 * postReach),
    sides: ['right', 'left', 'below', 'above'],
    priority: importance.score,
    colour: behind < -leastDifference ? palette.character : palette.label,
    size: 18,
    weight: 650,
  });
}

function writeRaceSplit(
  rules: ParRules,
  splits: readonly number[],
  { ghost, n }: { readonly ghost: ComparedGhost; readonly n: number },
  clock: number,
  { viewport, labels }: Frame,
): void {
  const { gates, time } = rules;
  const gate = gates[n];
  const isNew = rules.state === 'running' && time - splits[n] <= splitSeconds;
  const far = gate.kind === 'line' ? postsOf(gate, clock)[1 - numberedPost(rules, n)] : gate.at;
  labels.place({
    id: `split ${n} ${ghost.whose}`,
    text: differenceText(splits[n] - splitsOf(ghost)[n]),
    at: boxAbout(viewport.toPage(far), postReach),
    sides: ['below', 'right', 'left', 'above', 'below right', 'below left', 'above right', 'above left'],
    gap: 2,
    reach: splitReach,
    priority: importance.score,
    colour: ghostColours[ghost.whose],
    size: isNew ? 18 : 13,
    weight: isNew ? 650 : 560,
  });
}

/**
 * Returns the post beside which the number of a gate is written: 0 or 1.
 * @param n index of the gate
 */
export function numberedPost({ gates, course: { start } }: ParRules, n: number): 0 | 1 {
  const chosen = numbered.get(gates) ?? numberedPosts(gates, start);
  numbered.set(gates, chosen);
  return chosen[n];
}

/** Returns the position of a gate's number, beyond one of its posts. CSS pixels */
function placeOf(
  rules: ParRules,
  gate: Gate,
  n: number,
  clock: number,
  viewport: Viewport,
): { at: Point; sides: readonly Side[] } {
  const middle = viewport.toPage(middleAt(gate, clock));
  if (gate.kind !== 'line') {
    const reach = gate.radius * viewport.zoom;
    return { at: { x: middle.x, y: middle.y - reach }, sides: ['above', 'right', 'left', 'below'] };
  }
  const at = viewport.toPage(postsOf(gate, clock)[numberedPost(rules, n)]);
  const [dx, dy] = [at.x - middle.x, at.y - middle.y];
  const across: Side[] = dx > 0 ? ['right', 'left'] : ['left', 'right'];
  const upright: Side[] = dy > 0 ? ['below', 'above'] : ['above', 'below'];
  const sides =
    Math.abs(dx) > Math.abs(dy)
      ? [across[0], upright[0], upright[1], across[1]]
      : [upright[0], across[0], across[1], upright[1]];
  return { at, sides };
}

/** Distance below which posts of two gates crowd each other. The gate's number is then written at the freer post. m */
const crowded = 8;

/** Returns, for each gate, the post beside which its number is written: 0 or 1. */
export function numberedPosts(gates: readonly Gate[], start: Point): readonly (0 | 1)[] {
  // Near other gates, the post with more room. Otherwise the post farther from the way.
  const posts = gates.map((gate) => (gate.kind === 'line' ? postsOf(gate, 0) : [gate.at]));
  return gates.map((gate, n) => {
    if (gate.kind !== 'line') return 0;
    const before = gates[n - 1]?.at ?? start;
    const after = gates[n + 1]?.at ?? before;
    const others = posts.flatMap((each, other) => (other === n ? [] : each));
    const [a, b] = posts[n].map((post) => ({
      room: Math.min(crowded, ...others.map((other) => distance(other, post))),
      far: distance(post, before) + distance(post, after),
    }));
    if (a.room !== b.room) return a.room > b.room ? 0 : 1;
    return a.far >= b.far ? 0 : 1;
  });
}

type GateState = 'passed' | 'next' | 'later';

/** Opacities of a gate's light (`band`), glow (`glow`) and posts (`post`) in each state, 0 to 1. */
const looks = {
  passed: { band: 0.12, glow: 0, post: 0.45 },
  next: { band: 0.6, glow: 0.16, post: 1 },
  later: { band: 0.34, glow: 0.06, post: 0.95 },
} as const;

/** Sizes of a gate's parts, CSS pixels. `smallPost`: radius of a post if the zoom is below `small` pixels per metre. */
const sizes = { band: 5, glow: 20, post: 7, smallPost: 5, small: 7, sign: 5 };

/** Look of a gate's post, which is drawn as a ball with a shadow and a light spot. */
const ball = {
  /** Opacity of the post's shadow, 0 to 1. */
  shadowOpacity: 0.45,
  /** Radius of the light spot on the post. In radii of the post */
  spotRadius: 0.35,
  /** Opacity of the light spot on the post, 0 to 1. */
  spotOpacity: 0.75,
};

/** Returns the colour of a gate by its state. */
function gateColour(state: GateState): number {
  return state === 'next' ? palette.target : palette.label;
}

/**
 * Returns the positions of the two posts of a gate. m
 * @param time time on the clock of the run, s
 */
export function postsOf(gate: Gate & { kind: 'line' }, time: number): [Point, Point] {
  const { x, y } = middleAt(gate, time);
  const half = gate.width / 2 + postRoom;
  const [across, along] = [-Math.sin(gate.direction) * half, Math.cos(gate.direction) * half];
  return [
    { x: x - across, y: y - along },
    { x: x + across, y: y + along },
  ];
}

/** Draws a gate by its state. @param time time on the clock of the run, s */
function drawGate(graphics: Graphics, gate: Gate, state: GateState, time: number, viewport: Viewport): void {
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

/** Draws the line on which the middle of a gate swings. */
function drawRange(graphics: Graphics, gate: Gate, viewport: Viewport): void {
  if (gate.kind !== 'line' || !gate.moves) return;
  const [dx, dy] = gate.moves.by;
  const reach = (gate.width / 2 + postRoom) / Math.hypot(dx, dy) + 1;
  const [a, b] = [-reach, reach].map((n) =>
    viewport.toPage({ x: gate.at.x + n * dx, y: gate.at.y + n * dy }),
  );
  graphics.lineStyle(1.5, palette.label, 0.3);
  strokeDashes(graphics, a, b, 2, 6);
}

/** Draws an arrow head in the middle of a gate, pointing in the direction of passage. */
function drawSign(
  graphics: Graphics,
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

/**
 * Draws a post as a ball with light from the upper left.
 * @param radius CSS pixels
 * @param alpha opacity, 0 to 1
 */
function drawPost(graphics: Graphics, { x, y }: Point, radius: number, colour: number, alpha: number): void {
  graphics
    .fillStyle(0x04070d, ball.shadowOpacity * alpha)
    .fillCircle(x + radius / 3, y + radius / 2.2, radius * 1.05);
  graphics.fillStyle(palette.night, 1).fillCircle(x, y, radius);
  graphics.fillStyle(colour, alpha * 0.6).fillCircle(x, y, radius);
  graphics.fillStyle(colour, alpha * 0.8).fillCircle(x - radius * 0.12, y - radius * 0.14, radius * 0.8);
  graphics
    .fillStyle(0xffffff, alpha * ball.spotOpacity)
    .fillCircle(x - radius * 0.32, y - radius * 0.36, radius * ball.spotRadius);
}
