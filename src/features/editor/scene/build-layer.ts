// Draws the editor's aids: crosses of the grid, the trail of the last run, the selection with its handles, and the
// preview of the object that is being added or dragged.
import type Phaser from 'phaser';
import { DrawnBody } from '../../../app/scene/bodies/drawn-body';
import { drawHull } from '../../../app/scene/bodies/hulls';
import type { Strips } from '../../../app/scene/draw/strips';
import { fillFan, strokeDashes, strokePolyline } from '../../../app/scene/draw/strokes';
import { importance } from '../../../app/scene/labels/label-board';
import { type Frame, layerOf } from '../../../app/scene/layer';
import { waysOf } from '../../../app/scene/world/comparison-layer';
import { artOf, colourOf } from '../../../app/view/bodies';
import { boxAbout } from '../../../app/view/box';
import { palette } from '../../../app/view/palette';
import type { Viewport } from '../../../app/view/viewport';
import type { ThingRef } from '../../../lab/files/edit-scenario';
import type { ThingShape } from '../../../lab/files/field';
import { angleText } from '../../../laws/exact/figures';
import type { Point } from '../../../world/entities/command';
import type { ObstacleSpec } from '../../../world/simulation/obstacle';
import { pointOf } from '../../../world/simulation/place';
import type { EntitySpec } from '../../../world/simulation/scenario';
import { Simulation } from '../../../world/simulation/simulation';
import type { BuildState, ThingPreview } from '../state/build-state';
import { stateOf } from '../state/current';
import { type NewThing, placeOfNew, shapeOfNew } from '../state/placing';
import type { Guide } from '../state/snap';
import {
  cornersOf,
  endsOfShape,
  type Handle,
  handlesOf,
  outOf,
  parallelTo,
  shapeNow,
  slabOf,
  type ThingBox,
} from '../state/things';

type Graphics = Phaser.GameObjects.Graphics;

/** Crosses of the grid: spacing (m), arm length (CSS pixels), least spacing on the page (CSS pixels), and opacity. */
const crosses = { spacing: 10, arm: 4, leastGap: 24, alpha: 0.26 };

/** Trail of the last run before the editor was opened: line width (CSS pixels) and opacity. */
const lastWay = { width: 3, alpha: 0.32 };

/** Outline of a selected object: line width, distance from the object, and radius of its corners. CSS pixels */
const outline = { width: 1.5, off: 8, corner: 10 };

/** Handles of a selected object: outer radius, radius of the dot inside, and line width. CSS pixels */
const handle = { radius: 8, dot: 2, width: 2 };

/** Dashed outline of objects that are not in the scene yet: dash, gap and line width. CSS pixels */
const dashes = { dash: 7, gap: 5, width: 2 };

/**
 * Arrow head at a line, such as a gate: distances of base and tip from the line, and half the head's width. CSS pixels
 */
const arrow = { from: 5, to: 14, half: 7 };

/** Line of a selected gate or similar object: line width (CSS pixels) and opacity. */
const chosenLine = { width: 5, alpha: 0.6 };

/**
 * Two short strokes that mark parallel walls. CSS pixels. `apart`: half the distance between them. `half`: half their
 * length.
 */
const marks = { apart: 3, half: 6 };

/**
 * Arrow from a selected body to its goal, CSS pixels. `before`: gap at the goal. `least`: shortest distance at which an
 * arrow is drawn. `alpha`: opacity.
 */
const goalLine = { width: 1.25, before: 18, head: 10, least: 60, alpha: 0.7 };

/** Largest number of selected bodies that get a line to their goal. */
const mostLines = 20;

/**
 * Opacities in the scene editor, 0 to 1: preview of a body, preview of an obstacle, area of a selection frame, and thin
 * lines.
 */
const held = { body: 0.55, wall: 0.7, frame: 0.07, guide: 0.6 };

export const buildLayer = layerOf(
  (surface) => ({
    ground: surface.graphics(),
    bodies: surface.strips(),
    lines: surface.graphics(),
    ghosts: new Map<string, DrawnBody>(),
    textures: surface.scene.textures,
  }),
  (drawn, frame) => {
    const { session } = frame;
    const build = stateOf(session);
    if (!session.building || !build) return;
    drawCrosses(drawn.ground, frame.viewport);
    if (build.lastRun) drawLastRun(drawn.ground, build.lastRun, frame.viewport);
    for (const ref of build.chosen.slice(0, mostLines)) drawGoal(drawn.ground, ref, frame);
    for (const ref of build.chosen) drawChosen(drawn.lines, ref, build, frame);
    for (const guide of build.guides) drawGuide(drawn.lines, guide, frame.viewport);
    if (build.ghost) drawGhost(drawn, build.ghost, frame);
    writeFigures(build, frame);
  },
);

type Tools = Parameters<typeof drawGhost>[0];

function drawCrosses(graphics: Graphics, viewport: Viewport): void {
  const { left, top, right, bottom } = viewport.bounds;
  const gap = crosses.spacing * (crosses.spacing * viewport.zoom < crosses.leastGap ? 10 : 1);
  graphics.lineStyle(1, palette.label, crosses.alpha);
  for (let x = Math.ceil(left / gap) * gap; x <= right; x += gap)
    for (let y = Math.ceil(top / gap) * gap; y <= bottom; y += gap) {
      const at = viewport.toPage({ x, y });
      graphics.lineBetween(at.x - crosses.arm, at.y, at.x + crosses.arm, at.y);
      graphics.lineBetween(at.x, at.y - crosses.arm, at.x, at.y + crosses.arm);
    }
}

function drawLastRun(
  graphics: Graphics,
  { bodies }: NonNullable<BuildState['lastRun']>,
  viewport: Viewport,
): void {
  for (const body of bodies) {
    graphics.lineStyle(lastWay.width, body.colour, lastWay.alpha);
    for (const way of waysOf(body))
      strokePolyline(
        graphics,
        way.map((place) => viewport.toPage(place)),
      );
  }
}

function drawChosen(graphics: Graphics, ref: ThingRef, build: BuildState, frame: Frame): void {
  const { session, viewport } = frame;
  const slab = slabOf(session, ref, viewport.zoom);
  // A hidden obstacle is the one in the hand.
  const isHeld = ref.list === 'obstacles' && !session.simulation.obstacles[ref.index]?.body.isActive();
  if (!slab || isHeld) return;
  const isOver = build.overlapping.some(({ list, index }) => list === ref.list && index === ref.index);
  const body = ref.list === 'entities' ? frame.bodies.get(session.entities[ref.index]) : null;
  const corners = body
    ? hullCorners(body)
    : cornersOf(slab, outline.off / viewport.zoom).map((place) => viewport.toPage(place));
  const shape = shapeNow(session, ref);
  const isLine = shape !== null && shape.angle !== null;
  if (isLine) drawChosenLine(graphics, shape, build.chosen.length > 1, viewport);
  graphics.lineStyle(outline.width, palette.jet, 1);
  if (isOver) dashAround(graphics, corners);
  else if (!isLine) strokePolyline(graphics, roundedCorners(corners), true);
  if (build.chosen.length === 1 && build.ghost === null) drawHandles(graphics, ref, slab, build, frame);
}

/** Draws a thin arrow from a selected body to its goal, unless the goal is near. */
function drawGoal(graphics: Graphics, { list, index }: ThingRef, { session, viewport }: Frame): void {
  const entity = list === 'entities' ? session.entities[index] : undefined;
  if (!entity?.target) return;
  const [from, to] = [entity.body.getPosition(), entity.target].map((place) => viewport.toPage(place));
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < goalLine.least) return;
  const [cos, sin] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number) => ({
    x: to.x + along * cos - aside * sin,
    y: to.y + along * sin + aside * cos,
  });
  graphics.lineStyle(goalLine.width, colourOf(session, entity), goalLine.alpha);
  const end = at(-goalLine.before, 0);
  graphics.lineBetween(from.x, from.y, end.x, end.y);
  strokePolyline(graphics, [
    at(-goalLine.before - goalLine.head, -goalLine.head / 2),
    end,
    at(-goalLine.before - goalLine.head, goalLine.head / 2),
  ]);
}

function drawHandles(
  graphics: Graphics,
  ref: ThingRef,
  slab: ThingBox,
  build: BuildState,
  frame: Frame,
): void {
  for (const each of handlesOf(frame.session, ref, frame.viewport.zoom)) {
    drawHandle(graphics, each, frame);
    // During a drag, the figures are shown only once.
    if (build.figures === '') writeHandle(each, slab, frame);
  }
}

/** Draws a selected line, such as a gate. @param ends whether to mark the ends of the line by rings */
function drawChosenLine(graphics: Graphics, shape: ThingShape, ends: boolean, viewport: Viewport): void {
  const { from, to } = endsOfShape(shape);
  const [a, b] = [viewport.toPage(from), viewport.toPage(to)];
  graphics.lineStyle(chosenLine.width, palette.jet, chosenLine.alpha).lineBetween(a.x, a.y, b.x, b.y);
  graphics.lineStyle(handle.width, palette.jet, 1);
  for (const { x, y } of ends ? [a, b] : []) graphics.strokeCircle(x, y, handle.radius);
}

/** Returns the corners of the bounding box of a body's hull, aligned with its heading. CSS pixels */
function hullCorners({ hull, pageX, pageY, cos, sin, scale }: Readonly<DrawnBody>): Point[] {
  const points = Array.from(hull.outline);
  const [xs, ys] = [0, 1].map((side) => points.filter((_, n) => n % 2 === side));
  const off = outline.off / scale;
  const [left, right] = [Math.min(...xs) - off, Math.max(...xs) + off];
  const [top, bottom] = [Math.min(...ys) - off, Math.max(...ys) + off];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x, y]) => ({ x: pageX + cos * x - sin * y, y: pageY + sin * x + cos * y }));
}

/** Returns a closed line through corners, which are rounded off. CSS pixels */
function roundedCorners(corners: readonly Point[]): Point[] {
  return corners.flatMap((corner, n) => {
    const [before, after] = [corners.at(n - 1)!, corners[(n + 1) % corners.length]];
    const towards = (to: Point) => {
      const length = Math.hypot(to.x - corner.x, to.y - corner.y);
      const share = Math.min(outline.corner, length / 2) / length;
      return { x: corner.x + (to.x - corner.x) * share, y: corner.y + (to.y - corner.y) * share };
    };
    const [from, to] = [towards(before), towards(after)];
    // A quadratic curve in four parts.
    return [0, 0.25, 0.5, 0.75, 1].map((u) => ({
      x: (1 - u) ** 2 * from.x + 2 * u * (1 - u) * corner.x + u * u * to.x,
      y: (1 - u) ** 2 * from.y + 2 * u * (1 - u) * corner.y + u * u * to.y,
    }));
  });
}

function dashAround(graphics: Graphics, corners: readonly Point[]): void {
  for (const [n, corner] of corners.entries())
    strokeDashes(graphics, corner, corners[(n + 1) % corners.length], dashes.dash, dashes.gap);
}

/** Writes, beside a handle, the value that dragging this handle changes. */
function writeHandle({ ref, part, at }: Handle, slab: ThingBox, { viewport, labels, session }: Frame): void {
  const { x, y } = viewport.toPage(at);
  const shape = shapeNow(session, ref);
  if (part === 'heading')
    labels.place({
      id: 'heading of the chosen',
      text: angleText(slab.angle),
      at: { x, y },
      sides: ['right', 'below', 'left', 'above'],
      gap: handle.radius + 6,
      priority: importance.shove,
      colour: palette.label,
    });
  if (part === 'to' && shape)
    labels.place({
      id: 'size of the chosen',
      text: `${Number(shape.size.toFixed(2))} m`,
      at: { x, y },
      sides: ['right', 'left', 'below', 'above'],
      gap: handle.radius + 6,
      priority: importance.shove,
      colour: palette.label,
    });
}

function drawHandle(graphics: Graphics, { at, of }: Handle, frame: Frame): void {
  const { viewport, labels } = frame;
  const { x, y } = viewport.toPage(at);
  labels.addObstacle(boxAbout({ x, y }, handle.radius));
  graphics.lineStyle(1, palette.jet, held.guide);
  strokeDashes(graphics, viewport.toPage(of), { x, y }, 3, 4);
  graphics.fillStyle(palette.night, 1).fillCircle(x, y, handle.radius);
  graphics.lineStyle(handle.width, palette.jet, 1).strokeCircle(x, y, handle.radius);
  graphics.fillStyle(palette.jet, 1).fillCircle(x, y, handle.dot);
}

function drawGuide(graphics: Graphics, { from, to }: Guide, viewport: Viewport): void {
  const [a, b] = [viewport.toPage(from), viewport.toPage(to)];
  graphics.lineStyle(1, palette.jet, held.guide).lineBetween(a.x, a.y, b.x, b.y);
}

function drawGhost(
  tools: {
    readonly bodies: Strips;
    readonly lines: Graphics;
    readonly ghosts: Map<string, DrawnBody>;
    readonly textures: Phaser.Textures.TextureManager;
  },
  ghost: ThingPreview,
  frame: Frame,
): void {
  const { lines } = tools;
  const { viewport } = frame;
  const onPage = (places: readonly Point[]) => places.map((place) => viewport.toPage(place));
  switch (ghost.kind) {
    case 'frame': {
      const { from, to } = ghost;
      const corners = onPage([from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }]);
      lines.fillStyle(palette.jet, held.frame);
      fillFan(lines, corners[0], corners.slice(1));
      lines.lineStyle(1, palette.jet, held.guide);
      strokePolyline(lines, corners, true);
      return;
    }
    case 'path':
      lines.lineStyle(3, palette.draft, 0.9);
      strokePolyline(lines, onPage(ghost.places));
      for (const { x, y } of onPage(ghost.places.slice(0, 1))) lines.strokeCircle(x, y, handle.radius);
      return;
    case 'things':
      for (const [n, thing] of ghost.things.entries()) drawNew(tools, thing, n, frame);
  }
}

function drawNew(tools: Tools, thing: NewThing, n: number, frame: Frame): void {
  const { viewport } = frame;
  if (thing.list === 'entities') {
    const body = ghostOf(tools.ghosts, thing.spec, n);
    body.pose({ ...poseOfSpec(thing.spec) });
    body.place(tools.textures, viewport, null, artOf(thing.spec).colour, held.body, undefined, {
      longest: Infinity,
    });
    drawHull(tools.bodies, body);
    return;
  }
  const { lines } = tools;
  lines.lineStyle(dashes.width, palette.jet, 1);
  if (thing.list === 'targets') {
    const { x, y } = viewport.toPage(pointOf(thing.spec.position));
    lines.lineStyle(2, palette.target, 0.8).strokeCircle(x, y, 14);
    lines.lineBetween(x - 20, y, x + 20, y).lineBetween(x, y - 20, x, y + 20);
    return;
  }
  const shape = shapeOfNew(frame.session, thing);
  if (shape) drawShape(lines, shape, viewport);
  if (thing.list !== 'obstacles') return;
  const corners = cornersOf(slabOfSpec(thing.spec)).map((place) => viewport.toPage(place));
  lines.fillStyle(palette.wall, held.wall);
  fillFan(lines, corners[0], corners.slice(1));
  dashAround(lines, corners);
  if (thing.spec.kind === 'wall') markParallel(lines, thing.spec, frame);
}

function drawShape(graphics: Graphics, shape: ThingShape, viewport: Viewport): void {
  const middle = viewport.toPage(pointOf(shape.at));
  if (shape.angle === null) {
    graphics.strokeCircle(middle.x, middle.y, shape.reach * viewport.zoom);
    return;
  }
  const { from, to } = endsOfShape(shape);
  const [a, b] = [viewport.toPage(from), viewport.toPage(to)];
  strokeDashes(graphics, a, b, dashes.dash, dashes.gap);
  for (const { x, y } of [a, b]) graphics.strokeCircle(x, y, handle.radius);
  const heading = shape.angle + viewport.turn;
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const at = (along: number, aside: number) => ({
    x: middle.x + along * cos - aside * sin,
    y: middle.y + along * sin + aside * cos,
  });
  strokePolyline(graphics, [at(arrow.from, -arrow.half), at(arrow.to, 0), at(arrow.from, arrow.half)]);
}

function markParallel(graphics: Graphics, wall: ObstacleSpec, { session, viewport }: Frame): void {
  const { obstacles = [] } = session.scenario;
  const others = parallelTo(wall, session.scenario)
    .filter((n) => session.simulation.obstacles[n]?.body.isActive())
    .map((n) => obstacles[n]);
  if (others.length === 0) return;
  graphics.lineStyle(1.5, palette.jet, held.guide);
  for (const each of [wall, ...others]) {
    const slab = slabOfSpec(each);
    const [apart, half] = [marks.apart / viewport.zoom, marks.half / viewport.zoom];
    for (const x of [-apart, apart]) {
      const [a, b] = [-half, half].map((y) => viewport.toPage(outOf(slab, { x, y })));
      graphics.lineBetween(a.x, a.y, b.x, b.y);
    }
  }
}

/**
 * Returns the drawing data for the preview of a new body, from the cache `ghosts` if possible.
 * @param n index of the body in the preview
 */
function ghostOf(ghosts: Map<string, DrawnBody>, { kind, size = 1 }: EntitySpec, n: number): DrawnBody {
  const id = `${kind} ${size} ${n}`;
  const known = ghosts.get(id);
  if (known) return known;
  const { entities } = new Simulation({ version: 1, name: kind, entities: [{ kind, size }] });
  const made = new DrawnBody(entities[0]);
  ghosts.set(id, made);
  return made;
}

function poseOfSpec({ position = [0, 0], angle = 0 }: EntitySpec) {
  return { ...pointOf(position), angle };
}

function slabOfSpec({ position, size, angle = 0 }: ObstacleSpec): ThingBox {
  return { at: pointOf(position), half: { x: size[0] / 2, y: size[1] / 2 }, angle };
}

/**
 * Returns the middle of the first previewed object, or of the first selected object if there is no preview. m. Null if
 * there is neither.
 */
function middleOf(build: BuildState, { session, viewport }: Frame): Point | null {
  const { ghost } = build;
  if (ghost?.kind === 'things') return ghost.things[0] ? placeOfNew(session, ghost.things[0]) : null;
  const [first] = build.chosen;
  return first ? (slabOf(session, first, viewport.zoom)?.at ?? null) : null;
}

/** Whether the person uses fingers on a touch screen. */
const byFingers = () => window.matchMedia('(pointer: coarse)').matches;

function writeFigures(build: BuildState, frame: Frame): void {
  const middle = build.figures ? middleOf(build, frame) : null;
  if (!middle) return;
  if (!byFingers())
    frame.labels.place({
      id: 'figures of the hand',
      text: build.figures,
      at: frame.viewport.toPage(middle),
      sides: ['above', 'below', 'right', 'left'],
      gap: 26,
      reach: 60,
      priority: importance.shove,
      colour: palette.label,
    });
  for (const [n, ref] of build.overlapping.slice(0, 1).entries()) {
    const slab = slabOf(frame.session, ref, frame.viewport.zoom);
    if (!slab) continue;
    frame.labels.place({
      id: `overlap ${n}`,
      text: build.overlaps,
      at: frame.viewport.toPage(slab.at),
      sides: ['below', 'above', 'left', 'right'],
      gap: 40,
      priority: importance.shove,
      colour: palette.caption,
    });
  }
}
