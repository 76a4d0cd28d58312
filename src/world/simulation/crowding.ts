// Refuses files in which many bodies overlap: the first step would take the physics engine seconds.
import { cos, hypot, sin } from '../../laws/exact/exact';
import type { ObstacleSpec } from './obstacle';
import type { Place } from './place';
import type { EntitySpec, Scenario } from './scenario';

/** Largest numbers of bodies, crates and walls that can collide. */
export const mostColliding = {
  // If 200 fly to one place, a step takes 50 ms.
  /** Largest allowed number of entities (steered bodies) if the entities can collide with each other. */
  entities: 200,
  // They pass through each other, but the engine still checks their pairs, and nothing stops them from gathering.
  // 400 in one place take 90 ms a step, 2,000 take seconds.
  /**
   * Largest number of bodies in a scenario with crates, walls, guns, or bodies that are clamped so that they cannot
   * turn.
   */
  beside: 400,
  // 100 missiles in one spot would be 4,950 pairs, and one step would take seconds.
  /** Largest allowed number of overlapping pairs of bodies, crates and walls. */
  pairs: 300,
};

/** Factor by which boxes are shrunk before the check for overlaps. */
const core = 0.9;

/** Length and width of a body's box in the check for overlaps, at default size. m */
const hull: Place = [7.5, 2];

/** Box around a body, crate or wall: centre and half sides in m, angle in rad. */
export interface CollisionBox {
  readonly at: Place;
  readonly half: Place;
  readonly angle: number;
}

/**
 * Checks whether a scenario has too many bodies, or too many overlapping bodies, crates and walls.
 * @returns null if the scenario is accepted; otherwise an error message and the path of the faulty list
 */
export function crowdingRefusal(
  scenario: Pick<Scenario, 'entities' | 'obstacles' | 'bodiesCollide'>,
): { readonly path: 'entities' | 'obstacles'; readonly message: string } | null {
  const { entities, obstacles = [], bodiesCollide } = scenario;
  if (bodiesCollide && entities.length > mostColliding.entities)
    return {
      path: 'entities',
      message: `must be at most ${mostColliding.entities} when bodies collide, got ${entities.length}`,
    };
  const armed = entities.some(({ gun }) => gun !== undefined);
  const held = entities.some(({ heldUntil }) => heldUntil !== undefined);
  const where = armed || obstacles.length > 0 ? 'beside crates, walls or guns' : 'where headings are held';
  if ((armed || held || obstacles.length > 0) && entities.length > mostColliding.beside)
    return {
      path: 'entities',
      message: `must be at most ${mostColliding.beside} ${where}, got ${entities.length}`,
    };
  const bodies = entities.filter(({ steps }) => steps === undefined).map(slabOfBody);
  const things = obstacles.map(slabOfThing);
  const among = (bodiesCollide ? pairsWithin(bodies) : 0) + pairsBetween(bodies, things);
  const message = `must not lie in heaps: at most ${mostColliding.pairs} pairs may overlap`;
  if (among > mostColliding.pairs) return { path: 'entities', message };
  return among + pairsWithin(things) > mostColliding.pairs ? { path: 'obstacles', message } : null;
}

/** Returns the box that stands for a body in the check for overlaps. */
export function slabOfBody({ position = [0, 0], angle = 0, size = 1 }: EntitySpec): CollisionBox {
  return slab(position, [hull[0] * size, hull[1] * size], angle);
}

/** Returns the box of a crate or wall for the check for overlaps. */
export function slabOfThing({ position, size, angle = 0 }: ObstacleSpec): CollisionBox {
  return slab(position, size, angle);
}

function slab(at: Place, [width, height]: Place, angle: number): CollisionBox {
  return { at, half: [(core * width) / 2, (core * height) / 2], angle };
}

function pairsWithin(slabs: readonly CollisionBox[]): number {
  let pairs = 0;
  slabs.forEach((one, n) => {
    for (let other = n + 1; other < slabs.length; other++) if (overlaps(one, slabs[other])) pairs += 1;
  });
  return pairs;
}

function pairsBetween(some: readonly CollisionBox[], others: readonly CollisionBox[]): number {
  let pairs = 0;
  for (const one of some) for (const other of others) if (overlaps(one, other)) pairs += 1;
  return pairs;
}

/** Returns whether two boxes overlap. Ericson, “Real-Time Collision Detection”, 4.4. */
export function overlaps(a: CollisionBox, b: CollisionBox): boolean {
  const x = b.at[0] - a.at[0];
  const y = b.at[1] - a.at[1];
  const reach = hypot(...a.half) + hypot(...b.half);
  if (x * x + y * y >= reach * reach) return false;
  const axes = [a.angle, a.angle + Math.PI / 2, b.angle, b.angle + Math.PI / 2];
  return axes.every((angle) => {
    const between = Math.abs(x * cos(angle) + y * sin(angle));
    return between < shadow(a, angle) + shadow(b, angle);
  });
}

/** Returns half the length of a box's projection onto an axis. m @param angle direction of the axis. rad */
function shadow({ half: [width, height], angle: own }: CollisionBox, angle: number): number {
  return width * Math.abs(cos(angle - own)) + height * Math.abs(sin(angle - own));
}
