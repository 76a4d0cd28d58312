// Names of the body kinds in a swarm: outside the swarm, each with a line to the ring on which its bodies fly.
import type { Point } from '../../../world/entities/command';
import type { Scenario } from '../../../world/simulation/scenario';
import type { PageBox } from '../../view/box';
import { palette } from '../../view/palette';
import type { DrawnBody } from '../bodies/drawn-body';
import { importance, type LabelRequest, typeBeside } from '../labels/label-board';
import { type Frame, layerOf } from '../layer';

/** Largest number of body kinds whose names are shown around a swarm. With more kinds, no names are shown. */
const mostNamed = 8;

/** Distances for placing the names of body kinds around a swarm (a group of many bodies). CSS pixels */
const room = {
  /** Distance from a swarm (group of bodies) to the names around the swarm. CSS pixels */
  fromSwarm: 14,
  /** Free margin around the name of a body kind. Bodies and other texts stay outside. CSS pixels */
  allRound: 8,
  /** Horizontal distance between two names of body kinds in a row. CSS pixels */
  column: 12,
  /** Distance of a name from its usual place if that place is not free. CSS pixels */
  secondRow: 44,
};

/** Angle between neighbouring labels on one side of a swarm, from the swarm's centre. rad */
const spread = Math.PI / 6;

/** Look of the line from the name of a body kind to the bodies of this kind. */
const leader = {
  /** Width of the coloured line from the name of a body kind to its bodies. CSS pixels, without dark edges */
  width: 1.5,
  /** Width of the line from a name to its ring, with both dark edges. CSS pixels */
  edge: 4.5,
  /** Radius of the dot at the end of a line that points from a name to the named bodies. CSS pixels */
  dot: 3.5,
  /** Opacity of the dark edges of the line that joins a name and its bodies, 0 to 1. */
  edgeAlpha: 0.85,
};

/** Time constant with which names move inwards after a swarm (group of bodies) shrinks. s */
const slowness = 8;

/** Circle around the middle of a swarm (group of bodies). All bodies of one kind fly on this circle. */
export interface SwarmRing {
  readonly name: string;
  /** Colour of the bodies on the ring. 0xRRGGBB */
  readonly colour: number;
  /** Radius of the ring. CSS pixels */
  readonly rim: number;
}

/** Middle and radius of a swarm on the page, with one ring per kind of body. */
export interface Rings {
  readonly middle: Point;
  /** Distance from the swarm's middle to the centre of the outermost body. CSS pixels */
  readonly radius: number;
  readonly rings: readonly SwarmRing[];
}

export interface NamePlace extends Pick<LabelRequest, 'sides' | 'wrap'> {
  /** Point on the page beside which the name of a kind of body is placed. CSS pixels */
  readonly at: Point;
  /** Direction from the swarm's middle to the point `at`. rad, clockwise from the right */
  readonly bearing: number;
}

/**
 * Returns the rings around a swarm's middle, one for each kind of body.
 * @param nameOf returns the name of a body's kind
 */
export function ringsOf(
  bodies: Iterable<Pick<DrawnBody, 'entity' | 'colour' | 'pageX' | 'pageY'>>,
  nameOf: (entity: DrawnBody['entity']) => string,
): Rings {
  const all = [...bodies];
  const middle = {
    x: all.reduce((sum, { pageX }) => sum + pageX, 0) / all.length,
    y: all.reduce((sum, { pageY }) => sum + pageY, 0) / all.length,
  };
  const sums = new Map<string, { colour: number; count: number; sum: number; squares: number }>();
  let radius = 0;
  for (const { entity, colour, pageX, pageY } of all) {
    const distance = Math.hypot(pageX - middle.x, pageY - middle.y);
    const name = nameOf(entity);
    const of = sums.get(name) ?? { colour, count: 0, sum: 0, squares: 0 };
    sums.set(name, of);
    of.count += 1;
    of.sum += distance;
    of.squares += distance * distance;
    radius = Math.max(radius, distance);
  }
  const rings = Array.from(sums, ([name, { colour, count, sum, squares }]) => {
    const mean = sum / count;
    return { name, colour, rim: mean + Math.sqrt(Math.max(0, squares / count - mean * mean)) };
  });
  return { middle, radius, rings };
}

/**
 * Returns places for names beside a swarm, or above and below in a tall picture.
 * @param count number of names
 * @param radius radius of the circle that the names avoid, CSS pixels
 */
export function namePlaces(
  count: number,
  middle: Point,
  radius: number,
  free: Pick<PageBox, 'left' | 'width' | 'height'>,
): NamePlace[] {
  const first = Math.ceil(count / 2);
  const upright = free.height > free.width;
  return Array.from({ length: count }, (_, n) => {
    const isFirst = n < first;
    const [place, of] = isFirst ? [n, first] : [n - first, count - first];
    if (!upright) {
      // From the top downwards at each side.
      const off = (place - (of - 1) / 2) * spread;
      const bearing = isFirst ? Math.PI - off : off;
      const at = {
        x: middle.x + radius * Math.cos(bearing),
        y: middle.y + radius * Math.sin(bearing),
      };
      return { at, bearing, sides: [isFirst ? 'left' : 'right'] };
    }
    const share = free.width / of;
    const at = {
      x: free.left + (place + 0.5) * share,
      y: middle.y + (isFirst ? -radius : radius),
    };
    const bearing = Math.atan2(at.y - middle.y, at.x - middle.x);
    return { at, bearing, sides: [isFirst ? 'above' : 'below'], wrap: share - room.column };
  });
}

export const ringLayer = layerOf(
  (surface) => ({ graphics: surface.graphics(), smooth: new SmoothRadius() }),
  ({ graphics, smooth }, frame) => {
    const { session, bodies, labels, mode } = frame;
    if (!session.scenario.swarm || mode.hides.includes('explanations')) return;
    const { middle, radius, rings } = ringsOf(bodies.values(), (entity) => session.labelOf(entity));
    // An answer is about the number of bodies, not about their kinds.
    if (session.round.state === 'held') return;
    if (rings.length < 2 || rings.length > mostNamed) return;
    const out = smooth.at(radius, frame) + room.fromSwarm;
    for (const [n, { bearing, ...place }] of namePlaces(rings.length, middle, out, labels.free).entries()) {
      const { name, colour, rim } = rings[n];
      const id = `ring ${name}`;
      labels.place({
        ...{ id, text: name, colour, weight: 600, ...place },
        size: typeBeside(labels.free).size,
        priority: importance.name,
        gap: 0,
        reach: room.secondRow,
        clear: room.allRound,
      });
      const box = labels.lastBoxOf(id);
      if (!box) continue;
      const end = { x: middle.x + rim * Math.cos(bearing), y: middle.y + rim * Math.sin(bearing) };
      const from = nearestOn(box, end, room.allRound / 2);
      for (const [width, tint, alpha] of [
        [leader.edge, palette.night, leader.edgeAlpha],
        [leader.width, colour, 1],
      ] as const) {
        graphics.lineStyle(width, tint, alpha);
        graphics.lineBetween(from.x, from.y, end.x, end.y);
        graphics.fillStyle(tint, alpha);
        graphics.fillCircle(end.x, end.y, leader.dot + (width - leader.width) / 2);
      }
    }
  },
);

/**
 * Returns a point just outside a box, at the middle of the edge that faces a given point.
 * @param gap distance from the edge to the returned point, CSS pixels
 */
function nearestOn({ left, top, width, height }: PageBox, { x, y }: Point, gap: number): Point {
  const middle = { x: left + width / 2, y: top + height / 2 };
  if (x < left) return { x: left - gap, y: middle.y };
  if (x > left + width) return { x: left + width + gap, y: middle.y };
  return { x: middle.x, y: y < top ? top - gap : top + height + gap };
}

/** Radius of a swarm (group of bodies), smoothed over time: it grows at once and shrinks slowly. */
class SmoothRadius {
  #scenario: Scenario | null = null;
  #metres = 0;
  #clock = 0;

  /**
   * Returns the swarm's radius, smoothed over time: it grows at once and shrinks slowly. CSS pixels
   * @param radius present radius of the swarm, CSS pixels
   */
  at(radius: number, { session, viewport, clock }: Frame): number {
    const { zoom } = viewport;
    const now = radius / zoom;
    const isNew = this.#scenario !== session.scenario;
    const kept = isNew ? 0 : Math.exp(-Math.max(0, clock - this.#clock) / slowness);
    this.#metres = Math.max(now, now + kept * (this.#metres - now));
    [this.#scenario, this.#clock] = [session.scenario, clock];
    return this.#metres * zoom;
  }
}
