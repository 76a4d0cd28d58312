// The waypoints of the path: numbered rings, with marks on the reached ones, computed from the bodies' recorded tracks.
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Simulation } from '../../../world/simulation/simulation';
import type { Session } from '../../session/session';
import { samePlaces } from '../../session/waypoints';
import { colourOf } from '../../view/bodies';
import { boxAbout, meets } from '../../view/box';
import { palette } from '../../view/palette';
import type { DrawnBody } from '../bodies/drawn-body';
import { whiteTexture } from '../draw/textures';
import { importance } from '../labels/label-board';
import { type Frame, layerOf, type Surface } from '../layer';

/** Sizes of a waypoint's image: usual width, and enlargement when selected. */
const handle = {
  /** Width of a waypoint's image, including the margin around the ring. CSS pixels */
  width: 35,
  /** Factor by which the selected waypoint is enlarged. */
  selected: 1.3,
};

/** Opacities of a waypoint's ring, dark disc, coloured disc and number, 0 to 1. */
const rings = {
  /** Opacity of a waypoint's ring if no body heads for the waypoint, 0 to 1. */
  later: 0.62,
  /** Usual opacity of a waypoint's number, 0 to 1. */
  number: 0.85,
  /** Opacity of a waypoint's ring if a body heads for the waypoint, 0 to 1. */
  next: 1,
  /** Opacity of the dark disc inside a waypoint's ring, 0 to 1. */
  ground: 0.92,
  /** Opacity of the coloured disc when a body has just reached the waypoint, 0 to 1. */
  mark: 0.88,
};

/**
 * A waypoint's number is dark while the fading mark on the waypoint has more than this fraction of the mark's first
 * opacity. 0 to 1
 */
const darkFrom = 0.45;

/** Diameter of a waypoint's ring. CSS pixels */
const ringWidth = 20;

/** Half the width of a waypoint's number. CSS pixels */
const numberHalf = 4;

/** Half the side of the square around a waypoint's number that must be free of bodies. CSS pixels */
const numberRoom = 11;

/** Largest distance between a waypoint’s number and its ring. CSS pixels */
const farFromRing = 24;

/** Sizes of a waypoint that is drawn as a plain diamond. CSS pixels */
const diamond = {
  /** Half the diagonal of a waypoint's diamond. CSS pixels */
  edge: 9,
  /** Half the diagonal of the dark area inside a waypoint's diamond. CSS pixels */
  ground: 6.5,
};

/** Creates the layers of discs, rings and diamonds for waypoints, back to front. */
const parts = (surface: Surface) => ({
  grounds: surface.strips('disc'),
  marks: surface.strips('disc'),
  handles: surface.strips('handle'),
  diamonds: surface.strips(whiteTexture(surface.scene)),
});

export const waypointLayer = layerOf(parts, (drawn, frame) => {
  const { session, view, viewport, mode, lag, labels } = frame;
  const { waypoints } = session.commands;
  // In other modes no body follows the path, and presses cannot grab waypoints.
  if (session.commands.mode !== 'path') return;
  const points = waypoints.map((place) => viewport.toPage(place));
  const taken = marksOf(session, session.simulation.time - lag);
  const plain = mode.hides.includes('path numbers');
  const next = nextOf(session);
  const { selectedWaypoint } = view;
  const always = new Set(selectedWaypoint === null ? next : [...next, selectedWaypoint]);
  for (const n of shownWaypoints(points, viewport, always)) {
    const mark = taken.get(n);
    const selected = n === selectedWaypoint;
    const look = {
      size: selected ? handle.selected : 1,
      bright: selected || next.has(n),
      colour: mark ? colourOf(session, mark.entity) : palette.label,
      left: mark ? markLeft(mark.age) : 0,
    };
    if (plain) drawDiamond(drawn, points[n], look);
    else drawHandle(drawn, points[n], look);
    labels.addObstacle(boxAbout(points[n], ringWidth / 2));
    if (!plain) writeNumber(frame, n, points[n], look);
  }
});

/** Size, brightness and colour of one waypoint. */
interface WaypointStyle {
  /** Size of the waypoint, as a multiple of the usual size. */
  readonly size: number;
  /** Whether the waypoint is drawn bright, because it is selected or a body heads for it. */
  readonly bright: boolean;
  /**
   * Colour of the body that reached the waypoint last, 0xRRGGBB. If none has reached it lately, the colour of labels.
   */
  readonly colour: number;
  /** Strength of the mark of a reached waypoint: 1 at first, 0 when the mark has faded. */
  readonly left: number;
}

function drawHandle(
  { grounds, marks, handles }: ReturnType<typeof parts>,
  { x, y }: Point,
  { size, bright, colour, left }: WaypointStyle,
): void {
  const width = handle.width * size;
  grounds.image(x, y, width, width, { colour: palette.night, alpha: rings.ground });
  marks.image(x, y, width, width, { colour, alpha: rings.mark * left });
  const faint = rings.later + (rings.next - rings.later) * left;
  handles.image(x, y, width, width, {
    colour: bright ? palette.label : colour,
    alpha: bright ? rings.next : faint,
  });
}

/** Draws a waypoint as a plain diamond without a number. */
function drawDiamond(
  { diamonds }: ReturnType<typeof parts>,
  { x, y }: Point,
  { size, bright, left }: WaypointStyle,
): void {
  const alpha = bright ? rings.next : rings.later + (rings.next - rings.later) * left;
  const side = Math.SQRT2 * size;
  const turned = { angle: Math.PI / 4 };
  diamonds.image(x, y, side * diamond.edge, side * diamond.edge, { ...turned, colour: palette.label, alpha });
  if (left < darkFrom && size === 1)
    diamonds.image(x, y, side * diamond.ground, side * diamond.ground, { ...turned, colour: palette.night });
}

function writeNumber(
  { session, bodies, labels }: Frame,
  n: number,
  at: Point,
  { bright, left }: WaypointStyle,
): void {
  const number = { id: `waypoint ${n}`, text: String(n + 1), priority: importance.waypoint, weight: 600 };
  const cover = coverOf(at, bodies.values());
  // A body that flies over a waypoint hides its number for a moment. While an answer stands, the number is beside it.
  if (cover === 'near' || (cover === 'hides' && session.round.state === 'held')) {
    const sides = ['below', 'above', 'right', 'left'] as const;
    // Another id than inside the ring: a text that moves twice within 0.6 s would be hidden.
    const id = `${number.id} beside`;
    const ring = boxAbout(at, ringWidth / 2);
    labels.place({ ...number, id, at: ring, sides, colour: palette.label, gap: 2, reach: farFromRing });
    return;
  }
  labels.pin({
    ...{ ...number, at },
    colour: left > darkFrom ? palette.night : palette.label,
    alpha: bright || left > 0 ? 1 : rings.number,
    mayReachOut: true,
  });
}

/**
 * Returns why the number of a waypoint has no room inside its ring: a body hides it (`hides`) or touches the ring
 * (`near`). Null if there is room.
 * @param at position of the waypoint on the page, CSS pixels
 */
export function coverOf(at: Point, bodies: Iterable<Pick<DrawnBody, 'box'>>): 'hides' | 'near' | null {
  for (const { box } of bodies) {
    if (!box || !meets(boxAbout(at, numberRoom), box)) continue;
    return meets(boxAbout(at, numberHalf), box) ? 'hides' : 'near';
  }
  return null;
}

/** Returns the indices of the waypoints that bodies are heading for. */
function nextOf({ entities, simulation }: Session): ReadonlySet<number> {
  return new Set(entities.filter((entity) => followsPath(simulation, entity)).map(({ cursor }) => cursor));
}

const mostShown = 150;

/** Largest distance between a waypoint and the outer edge of its drawing. CSS pixels */
const reach = 23;

/**
 * Returns the indices of the waypoints to draw, in ascending order.
 * @param always indices of waypoints that are drawn in any case
 */
export function shownWaypoints(
  points: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
  always: ReadonlySet<number>,
): number[] {
  const page = { left: 0, top: 0, width, height };
  const near = [...points.keys()].filter((n) => meets(boxAbout(points[n], reach), page));
  const every = roundUp(near.length / mostShown);
  return near.filter((n) => n % every === 0 || always.has(n));
}

/** Rounds a number up to the nearest of the numbers 1, 2, 5, 10, 20, 50, … */
function roundUp(least: number): number {
  for (let ten = 1; ; ten *= 10) {
    const fits = [1, 2, 5].find((digit) => digit * ten >= least);
    if (fits) return fits * ten;
  }
}

/** Time in which the mark of a reached waypoint fades. s */
const markSeconds = 10;

/** Largest number of bodies whose reached waypoints are marked. */
const mostMarked = 8;

export interface ReachedMark {
  readonly entity: Entity;
  /** Time since the body reached the waypoint. s */
  readonly age: number;
}

export function markLeft(age: number): number {
  return Math.max(0, 1 - age / markSeconds);
}

/** Returns whether a body follows the shared path. False for a body with a separate path. */
export function followsPath(simulation: Simulation, entity: Entity): boolean {
  return entity.command.kind === 'follow-path' && !simulation.isAutonomous(entity);
}

/**
 * Returns the marks on waypoints that bodies have reached lately, by the index of the waypoint.
 * @param now simulated time, s
 */
export function marksOf({ simulation, commands }: Session, now: number): ReadonlyMap<number, ReachedMark> {
  const marks = new Map<number, ReachedMark>();
  const count = commands.waypoints.length;
  // A body with a separate path passes other waypoints.
  const followers = simulation.entities.filter(
    (entity) => followsPath(simulation, entity) && samePlaces(entity.waypoints, commands.waypoints),
  );
  for (const entity of followers.slice(0, mostMarked)) {
    let heading = -1;
    simulation.measures.tracks.visit(entity, now - markSeconds, 1, (_x, _y, _heat, cursor, time) => {
      // If the index grew by one, the waypoint before it was reached. Any other change is an edit.
      if (heading >= 0 && cursor === (heading + 1) % count && cursor !== heading) {
        const age = Math.max(0, now - time);
        const known = marks.get(heading);
        if (!known || age < known.age) marks.set(heading, { entity, age });
      }
      heading = cursor;
    });
  }
  return marks;
}
