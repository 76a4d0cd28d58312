// Targets: a large mark on the dragged target or next waypoint, small marks on moving targets with their curve and
// velocity, and a spreading ring on a reached target.
import type Phaser from 'phaser';
import { answerMeterOf } from '../../../lab/answers/answers';
import { distance, type Point } from '../../../world/entities/command';
import { type MovingTarget, targetMotionKinds } from '../../../world/simulation/targets/moving-target';
import type { Session } from '../../session/session';
import { boxAbout } from '../../view/box';
import { palette } from '../../view/palette';
import { focusedEntity, holdsHeight, reticlePlace, type ViewState } from '../../view/view-state';
import { prefersReducedMotion } from '../draw/reduced-motion';
import type { Strips } from '../draw/strips';
import { arcPoints, strokeArrow, strokePolyline, strokePolylineDashed } from '../draw/strokes';
import { targetsShown } from '../explain/rim-layer';
import { importance, type LabelBoard } from '../labels/label-board';
import { type Frame, layerOf } from '../layer';
import { followsPath, marksOf } from './waypoint-layer';

type Graphics = Phaser.GameObjects.Graphics;

const reticleWidth = {
  /** Diameter of the large target mark, which a person can drag. CSS pixels */
  main: 44,
  /** Diameter of a small target mark. CSS pixels */
  other: 30,
  /** Width of a target mark's image, as a multiple of the mark's diameter. */
  picture: 64 / 44,
};

/** Opacity of small target marks, 0 to 1. */
const otherAlpha = 0.85;

/** Look of the ring that spreads from a target when a body reaches it. */
const pulse = {
  /** Time for which the ring around a reached target is visible. s */
  lasts: 0.6,
  /** Radius of the ring around a reached target when the ring appears. CSS pixels */
  from: 15,
  /** Radius of the ring around a reached target when the ring disappears. CSS pixels */
  to: 38,
};

/** Time in which a target moves the length of its velocity arrow. s */
const arrowTime = 0.8;

/** If two targets are at most this far apart, one mark is drawn for both. m */
const leastApart = 0.5;

/** Speed below which a target gets no velocity arrow. m/s */
const leastSpeed = 0.1;

export const targetLayer = layerOf(
  (surface) => ({ graphics: surface.graphics(), reticles: surface.strips('target') }),
  ({ graphics, reticles }, frame) => {
    const { session, view, viewport, mode, lag } = frame;
    if (mode.hides.includes('path numbers')) return;
    const { targets } = session.simulation;
    // In Path the large reticle is on a waypoint, and every moving target has a small one.
    const [draggable] = session.commands.mode === 'path' ? [] : targets;
    const others = targetsShown(session, view).filter((target) => target !== draggable);
    drawReticles(reticles, frame, draggable, others);
    for (const target of others) drawMotion(graphics, target, reticleWidth.other, frame);
    if (draggable) drawMotion(graphics, draggable, reticleWidth.main, frame);
    nameGroups(frame);
    const reached = reachedLately(session, view, session.simulation.time - lag);
    // While an answer stands, the ring would not spread and would look like another target.
    if (reached && session.round.state !== 'held')
      drawPulse(graphics, viewport.toPage(reached.place), reached.age);
  },
);

function drawReticles(
  strips: Strips,
  frame: Frame,
  draggable: MovingTarget | undefined,
  others: readonly MovingTarget[],
): void {
  const { session, view, viewport, style, lag, labels } = frame;
  const marks = style?.(session, 'target')?.opacity !== 0;
  const main = marks ? (draggable ? drawnAt(draggable, lag) : reticlePlace(session, view)) : null;
  const places = [...others.map((target) => drawnAt(target, lag)), ...(marks ? ownPlaces(frame, main) : [])];
  for (const place of places.toReversed())
    drawReticle(strips, viewport.toPage(place), reticleWidth.other, otherAlpha, labels);
  if (!main) return;
  // Drawn last, over the others.
  const at = viewport.toPage(main);
  drawReticle(strips, at, reticleWidth.main, 1, labels);
  hint(at, frame);
}

function drawReticle(strips: Strips, at: Point, width: number, alpha: number, labels: LabelBoard): void {
  const whole = width * reticleWidth.picture;
  strips.image(at.x, at.y, whole, whole, { alpha });
  labels.addObstacle(boxAbout(at, width / 2));
}

function nameGroups({ session, viewport, bodies, lag, labels }: Frame): void {
  for (const { label, bodies: group } of answerMeterOf(session.simulation)?.choices ?? []) {
    const command = group.find((entity) => bodies.has(entity))?.command;
    const chased = command && 'chased' in command ? command.chased : null;
    const target = session.simulation.targets.find((each) => each === chased);
    if (group.length < 2 || !target) continue;
    labels.place({
      id: `group ${label}`,
      text: label.toLowerCase(),
      at: boxAbout(viewport.toPage(drawnAt(target, lag)), reticleWidth.other / 2),
      sides: ['above', 'above left', 'above right', 'below'],
      priority: importance.name,
      colour: palette.target,
      reach: reticleWidth.main,
    });
  }
}

function hint(at: Point, { session, view, hand, mode, labels }: Frame): void {
  if (!view.advises || view.tool !== 'point' || mode.takes.includes('hands')) return;
  // While an answer stands, the picture belongs to it.
  if (session.building || hand.hasDragged || session.round.state === 'held') return;
  labels.place({
    id: 'hint',
    text: 'drag me',
    at: boxAbout(at, reticleWidth.main / 2),
    sides: ['above right', 'above left', 'below right', 'below left', 'right', 'left'],
    priority: importance.hint,
    colour: palette.target,
  });
}

/**
 * Draws a ring that spreads from a reached target. Under reduced motion the ring only fades.
 * @param age time since the target was reached, s
 */
function drawPulse(graphics: Graphics, centre: Point, age: number): void {
  if (age > pulse.lasts) return;
  const share = age / pulse.lasts;
  const grown = prefersReducedMotion() ? 0.5 : 1 - (1 - share) ** 2;
  graphics.lineStyle(3 - 2 * share, palette.target, 0.9 * (1 - share));
  strokePolyline(graphics, arcPoints(centre, pulse.from + (pulse.to - pulse.from) * grown));
}

/**
 * Draws the curve on which a target moves, and an arrow for the target's velocity.
 * @param width diameter of the target mark, CSS pixels
 */
function drawMotion(
  graphics: Graphics,
  target: MovingTarget,
  width: number,
  { view, viewport, lag, labels }: Frame,
): void {
  if (!view.shown.vectors) return;
  const page = (place: Point) => viewport.toPage(place);
  graphics.lineStyle(1.25, palette.target, 0.3);
  strokePolylineDashed(graphics, curveOf(target, viewport.zoom).map(page));
  const { velocity } = target;
  const speed = Math.hypot(velocity.x, velocity.y);
  if (speed < leastSpeed) return;
  const { x, y } = page(drawnAt(target, lag));
  const along = { x: velocity.x / speed, y: velocity.y / speed };
  const from = { x: x + (along.x * width) / 2, y: y + (along.y * width) / 2 };
  const length = speed * arrowTime * viewport.zoom;
  graphics.lineStyle(2, palette.target, 0.9);
  const to = { x: from.x + along.x * length, y: from.y + along.y * length };
  strokeArrow(graphics, from, to);
  labels.addSoftObstacle([from, to]);
}

/**
 * Returns the position at which to draw a moving target. m
 * @param lag time by which the picture is behind the last simulation step, s
 */
function drawnAt({ position, velocity }: MovingTarget, lag: number): Point {
  return { x: position.x - velocity.x * lag, y: position.y - velocity.y * lag };
}

/**
 * Returns the positions of the small marks on fixed targets, m.
 * @param main position of the large mark; null if there is none
 */
function ownPlaces({ session }: Frame, main: Point | null): Point[] {
  const places: Point[] = [];
  for (const entity of session.entities) {
    const { command, target } = entity;
    if (command.kind !== 'seek' || 'chased' in command || !target || holdsHeight(entity)) continue;
    const known = main ? [main, ...places] : places;
    if (known.every((place) => distance(place, target) > leastApart)) places.push(target);
  }
  return places;
}

/** Number of points of a drawn figure eight. */
const eightPoints = 97;

/**
 * Returns the closed curve on which a target moves: a circle or a figure eight, m. Empty for other motions.
 * @param zoom CSS pixels per metre; at a larger zoom a circle gets more points
 */
export function curveOf({ motion, anchor }: MovingTarget, zoom: number): Point[] {
  if (motion.kind !== 'circle' && motion.kind !== 'figure-eight') return [];
  const row = targetMotionKinds[motion.kind].tunables.find(({ key }) => key === 'radius');
  const radius = Number(motion.radius ?? row?.initial);
  if (motion.kind === 'circle')
    return arcPoints({ x: 0, y: 0 }, radius * zoom).map(({ x, y }) => ({
      x: anchor.x + x / zoom,
      y: anchor.y + y / zoom,
    }));
  return Array.from({ length: eightPoints }, (_, n) => {
    const u = (2 * Math.PI * n) / (eightPoints - 1);
    return {
      x: anchor.x + radius * Math.sin(u),
      y: anchor.y + radius * Math.sin(u) * Math.cos(u),
    };
  });
}

/** Time for which a target or waypoint counts as recently reached. s */
const lately = 1;

/** A target or waypoint that a body has reached: its place (m), and the time since then (s). */
interface ReachedWaypoint {
  readonly place: Point;
  readonly age: number;
}

/** Returns the target or waypoint that the focused body reached lately; null if none. @param now simulated time, s */
function reachedLately(session: Session, view: ViewState, now: number): ReachedWaypoint | null {
  const entity = focusedEntity(session, view);
  const { simulation, commands } = session;
  if (followsPath(simulation, entity)) {
    const taken = [...marksOf(session, now)].filter(([, mark]) => mark.entity === entity);
    const [last] = taken.toSorted(([, a], [, b]) => a.age - b.age);
    return last && last[1].age < lately ? { place: commands.waypoints[last[0]], age: last[1].age } : null;
  }
  const { target, command, seekDistance } = entity;
  // A direction is no place to reach, and a moving target is not reached at one place. A height can be passed often.
  if (command.kind !== 'seek' || !target || 'chased' in command || holdsHeight(entity)) return null;
  let entered: number | null = null;
  let inside = true;
  simulation.measures.tracks.visit(entity, now - lately, 1, (x, y, _heat, _cursor, time) => {
    const isInside = distance({ x, y }, target) <= seekDistance;
    if (isInside && !inside) entered = time;
    inside = isInside;
  });
  return entered === null ? null : { place: target, age: Math.max(0, now - entered) };
}
