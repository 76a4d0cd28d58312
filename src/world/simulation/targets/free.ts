// Motions of a target that moves freely within limits. Its velocity is exactly the last step's displacement over its time.

import { atan2, cos, hypot, sin } from '../../../laws/exact/exact';
import { distance, type Point } from '../../entities/command';
import type { Motion, Moving } from './motion';

/** Limits of its motion. */
interface Limits {
  /** m/s, above 0 */
  readonly speed: number;
  /** m/s², above 0 */
  readonly acceleration: number;
}

const atRest: Point = { x: 0, y: 0 };

/** Semi-implicit Euler, as the world's bodies are stepped: p ← p + v Δt with the new v. */
function carry({ position }: Moving, velocity: Point, timeStep: number): Moving {
  return {
    position: { x: position.x + velocity.x * timeStep, y: position.y + velocity.y * timeStep },
    velocity,
  };
}

/** The velocity, changed towards the one it wants by at most so much. m/s */
function changed(from: Point, wanted: Point, most: number): Point {
  const [x, y] = [wanted.x - from.x, wanted.y - from.y];
  const size = hypot(x, y);
  const share = size > most ? most / size : 1;
  return { x: from.x + x * share, y: from.y + y * share };
}

/**
 * The velocity that takes it to a place and stops it there. m/s. v ≤ √(2 a d), less what the step itself covers:
 * v Δt + v²/(2a) = d, so v = 2 a d / (a Δt + √((a Δt)² + 2 a d)), which braking by a always keeps up with.
 */
function arriving(position: Point, place: Point, { speed, acceleration }: Limits, timeStep: number): Point {
  const [x, y] = [place.x - position.x, place.y - position.y];
  const range = hypot(x, y);
  if (range === 0) return atRest;
  const braking = acceleration * timeStep;
  const allowed =
    (2 * acceleration * range) / (braking + Math.sqrt(braking * braking + 2 * acceleration * range));
  const scale = Math.min(speed, allowed) / range;
  return { x: x * scale, y: y * scale };
}

/** Flies to its anchor and stops there. */
export class Pointer implements Motion {
  readonly carried = false;
  private readonly _limits: Limits;

  constructor(limits: Limits) {
    this._limits = limits;
  }

  start(anchor: Point): Moving {
    return { position: anchor, velocity: atRest };
  }

  step(now: Moving, anchor: Point, timeStep: number): Moving {
    const wanted = arriving(now.position, anchor, this._limits, timeStep);
    return carry(now, changed(now.velocity, wanted, this._limits.acceleration * timeStep), timeStep);
  }
}

/** Angles of flight from straight away from the pursuer. rad. Steps of 30° let it run along its bounds. */
const waysOut = [0, 1, 2, 3, 4, 5, 6].map((sixth) => (sixth * Math.PI) / 6);

/** Range of the nearest pursuer, in sights, beyond which it walks home. Above 1, so that it does not run back and forth. */
const calmAfter = 1.5;

/**
 * Runs from the nearest pursuer within its sight, and stays inside a circle about its anchor: it takes only velocities
 * from which it still stops inside, p + v |v|/(2a). A circle is convex, so braking straight on keeps it inside too.
 * With no pursuer in sight it comes to rest; with none far around it walks back to its anchor.
 */
export class Evader implements Motion {
  readonly evades = true;
  readonly carried = false;
  private readonly _limits: Limits;
  private readonly _radius: number;
  private readonly _sight: number;

  /** @param settings m/s, m/s², and m for radius and sight; all above 0 */
  constructor({ speed, acceleration, radius, sight }: Limits & { radius: number; sight: number }) {
    this._limits = { speed, acceleration };
    this._radius = radius;
    this._sight = sight;
  }

  start(anchor: Point): Moving {
    return { position: anchor, velocity: atRest };
  }

  step(now: Moving, anchor: Point, timeStep: number, pursuers: readonly Point[]): Moving {
    const most = this._limits.acceleration * timeStep;
    const towards = (wanted: Point) => carry(now, changed(now.velocity, wanted, most), timeStep);
    const home = () => towards(arriving(now.position, anchor, this._limits, timeStep));
    const { pursuer, range } = nearest(now.position, pursuers);
    if (pursuer && range <= this._sight) {
      for (const wanted of this._flights(now.position, pursuer, anchor)) {
        const next = towards(wanted);
        if (this._stopsInside(next, anchor)) return next;
      }
    }
    // It is outside the circle after its anchor was moved: then it flies back first.
    if (!this._stopsInside(now, anchor)) return home();
    return range <= calmAfter * this._sight ? towards(atRest) : home();
  }

  /** Velocities that take it away, the best first; of two equal turns the one nearer to the anchor first. */
  private _flights(position: Point, pursuer: Point, anchor: Point): Point[] {
    const [x, y] = [position.x - pursuer.x, position.y - pursuer.y];
    const away = atan2(y, x);
    const side = x * (anchor.y - position.y) - y * (anchor.x - position.x) < 0 ? -1 : 1;
    const { speed } = this._limits;
    return waysOut
      .flatMap((way) => [away + side * way, away - side * way])
      .map((angle) => ({ x: speed * cos(angle), y: speed * sin(angle) }));
  }

  /** Whether it comes to rest within its circle when it brakes from here. */
  private _stopsInside({ position, velocity }: Moving, anchor: Point): boolean {
    const time = hypot(velocity.x, velocity.y) / (2 * this._limits.acceleration);
    const [x, y] = [position.x + velocity.x * time, position.y + velocity.y * time];
    return hypot(x - anchor.x, y - anchor.y) <= this._radius;
  }
}

/** The nearest pursuer; null, infinitely far, when there is none. */
function nearest(
  from: Point,
  pursuers: readonly Point[],
): { readonly pursuer: Point | null; readonly range: number } {
  let found: { pursuer: Point | null; range: number } = { pursuer: null, range: Infinity };
  for (const pursuer of pursuers) {
    const range = distance(from, pursuer);
    if (range < found.range) found = { pursuer, range };
  }
  return found;
}
