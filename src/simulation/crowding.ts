// Refuses files whose bodies lie in heaps: the physics engine would take seconds for the first step of one.
import type { EntitySpec, Place, Scenario } from './scenario';

/** What a file may hold of things that collide. */
export const mostColliding = {
  /** Entities that collide with each other. 200 that want to be in one place take 20 ms a step. */
  entities: 200,
  /** Pairs that lie on top of each other: 100 missiles in one spot are 4,950, and take seconds a step. */
  pairs: 300,
};

/** Radius of the heart of a hull: two hulls whose hearts overlap lie on top of each other. m, at the usual size */
const heart = 1;

/** Something that collides, as a circle inside it. m */
interface Disc {
  readonly at: Place;
  readonly radius: number;
}

/** Why a scenario is refused, or null. */
export function crowdingRefusal(
  scenario: Pick<Scenario, 'entities' | 'obstacles' | 'bodiesCollide' | 'dodge'>,
): { readonly path: 'entities' | 'obstacles'; readonly message: string } | null {
  const { entities, obstacles = [], bodiesCollide, dodge } = scenario;
  const collide = Boolean(bodiesCollide || dodge);
  if (collide && entities.length > mostColliding.entities)
    return {
      path: 'entities',
      message: `must be at most ${mostColliding.entities} when bodies collide, got ${entities.length}`,
    };
  const bodies = entities.filter(({ steps }) => steps === undefined).map(discOf);
  const things = obstacles.map(({ position, size }) => ({ at: position, radius: Math.min(...size) / 2 }));
  const among = (collide ? pairsWithin(bodies) : 0) + pairsBetween(bodies, things);
  const message = `must not lie in heaps: at most ${mostColliding.pairs} pairs may overlap`;
  if (among > mostColliding.pairs) return { path: 'entities', message };
  return among + pairsWithin(things) > mostColliding.pairs ? { path: 'obstacles', message } : null;
}

function discOf({ position = [0, 0], size = 1 }: EntitySpec): Disc {
  return { at: position, radius: heart * size };
}

function pairsWithin(discs: readonly Disc[]): number {
  let pairs = 0;
  discs.forEach((disc, n) => {
    for (let other = n + 1; other < discs.length; other++) if (overlap(disc, discs[other])) pairs += 1;
  });
  return pairs;
}

function pairsBetween(some: readonly Disc[], others: readonly Disc[]): number {
  let pairs = 0;
  for (const disc of some) for (const other of others) if (overlap(disc, other)) pairs += 1;
  return pairs;
}

function overlap(a: Disc, b: Disc): boolean {
  const reach = a.radius + b.radius;
  return (a.at[0] - b.at[0]) ** 2 + (a.at[1] - b.at[1]) ** 2 < reach * reach;
}
