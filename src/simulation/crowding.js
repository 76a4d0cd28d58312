// Refuses files whose bodies lie in heaps: the first step of a heap takes the physics engine seconds.
import { cos, hypot, sin } from '../exact/exact';
/** The most a file may hold of things that collide. It holds for a run too: a saved one must be read again. */
export const mostColliding = {
  /** Entities that collide with each other. 200 that want to be in one place take 50 ms a step. */
  entities: 200,
  /**
   * Entities beside crates, walls or guns, or among which headings are held. They pass through each other, but the engine
   * looks for their pairs, and nothing keeps them from gathering: 400 in one place take 90 ms a step, 2,000 take seconds.
   */
  beside: 400,
  /** Pairs that lie on top of each other: 100 missiles in one spot are 4,950, and take seconds a step. */
  pairs: 300,
};
/** Share of a box that must overlap to count. 200 missiles that crowd round one place touch in 370 pairs, 171 by this. */
const core = 0.9;
/** Length and width of the box that stands for a hull. m, at the usual size; all kinds are about that */
const hull = [7.5, 2];
/** Why a scenario is refused, or null. */
export function crowdingRefusal(scenario) {
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
  const bodies = entities.filter(({ steps }) => steps === undefined).map(slabOf);
  const things = obstacles.map(({ position, size, angle = 0 }) => slab(position, size, angle));
  const among = (bodiesCollide ? pairsWithin(bodies) : 0) + pairsBetween(bodies, things);
  const message = `must not lie in heaps: at most ${mostColliding.pairs} pairs may overlap`;
  if (among > mostColliding.pairs) return { path: 'entities', message };
  return among + pairsWithin(things) > mostColliding.pairs ? { path: 'obstacles', message } : null;
}
function slabOf({ position = [0, 0], angle = 0, size = 1 }) {
  return slab(position, [hull[0] * size, hull[1] * size], angle);
}
function slab(at, [width, height], angle) {
  return { at, half: [(core * width) / 2, (core * height) / 2], angle };
}
function pairsWithin(slabs) {
  let pairs = 0;
  slabs.forEach((one, n) => {
    for (let other = n + 1; other < slabs.length; other++) if (overlap(one, slabs[other])) pairs += 1;
  });
  return pairs;
}
function pairsBetween(some, others) {
  let pairs = 0;
  for (const one of some) for (const other of others) if (overlap(one, other)) pairs += 1;
  return pairs;
}
/** Whether two boxes share any area, by the separating axes of both. Ericson, “Real-Time Collision Detection”, 4.4. */
function overlap(a, b) {
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
/** Half the length of a box's shadow on an axis. m @param angle the axis's. rad */
function shadow({ half: [width, height], angle: own }, angle) {
  return width * Math.abs(cos(angle - own)) + height * Math.abs(sin(angle - own));
}
