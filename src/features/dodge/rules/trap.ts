// Finds traps: missiles that will hit a wall if the player's ship keeps its course.
// Traps are hints for the player and do not affect the game.

import { wrapAngle } from '../../../laws/control/angle';
import { clamp } from '../../../laws/control/clamp';
import { atan2, cos, hypot, sin } from '../../../laws/exact/exact';
import { distance, type Point } from '../../../world/entities/command';
import { guidanceOf } from '../../../world/entities/steered-body';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Obstacle } from '../../../world/simulation/obstacle';
import type { Dodge } from './dodge';

/**
 * Limits for showing a trap (a missile about to hit a wall): largest distance between missile and ship (m), least and
 * largest time to the impact (s).
 */
export const trapping = { within: 12, least: 0.3, most: 1.2 } as const;

/** Time step of the prediction of a missile. s */
const step = 1 / 30;

/**
 * Factors on a missile's largest turn rate. The path of each missile is predicted three times, once with each factor.
 */
const spread = [0.75, 1, 1.25] as const;

/**
 * Sizes for predicting whether a missile's nose hits a wall, m. `nose`: distance from the missile's middle to its nose,
 * at size 1. `side`: margin around walls.
 */
const hull = { nose: 4, side: 0 };

/** Distance between the centres of missile and ship below which the prediction counts a hit on the ship. m */
const shipRoom = 4.6;

/** Gain of the assumed guidance: wanted turn rate of a missile per radian of heading error. 1/s */
const stiffness = 4;

/** A missile that will hit a wall if the ship keeps its course. */
export interface Trap {
  readonly missile: Entity;
  readonly wall: Obstacle;
  /** Position of the missile's nose when it hits the wall. m */
  readonly at: Point;
  /** Time until the missile hits the wall. s */
  readonly in: number;
}

/** Time for which a predicted impact must persist before the page marks the missile. s */
const sureAfter = 0.12;

/** Finds the traps of a game (missiles about to hit a wall), frame by frame. */
export class TrapWatch {
  private readonly _game: Dodge;
  private readonly _obstacles: readonly Obstacle[];
  /** Simulation time since which each missile has been predicted to hit a wall. s */
  private _since = new Map<Entity, number>();

  /** Watches a game for traps (missiles about to hit a wall). @param obstacles walls and crates of the game */
  constructor(game: Dodge, obstacles: readonly Obstacle[]) {
    this._game = game;
    this._obstacles = obstacles;
  }

  /**
   * Returns the present traps (missiles about to hit a wall). Must be called once per frame or step.
   * @param time simulation time, s
   * @param most the time for which the flights are predicted, s
   */
  update(time: number, most: number = trapping.most): Trap[] {
    const before = this._since;
    this._since = new Map();
    const { state, player, missiles } = this._game;
    if (state !== 'running') return [];
    const ship = player.body.getPosition();
    const within = (trapping.within * most) / trapping.most;
    const near = missiles.filter((each) => distance(each.body.getPosition(), ship) <= within);
    return near.flatMap((missile) => {
      const isBurning = this._game.fuelOf(missile) !== 0;
      const trap = isBurning ? trapOf(this._game, missile, this._obstacles, most) : null;
      if (!trap) return [];
      const since = before.get(missile) ?? time;
      this._since.set(missile, since);
      return time - since >= sureAfter ? [trap] : [];
    });
  }
}

function trapOf(game: Dodge, missile: Entity, walls: readonly Obstacle[], most: number): Trap | null {
  const ends = spread.map((share) => foreseen(game, missile, walls, share, most));
  const [slow, middle, fast] = ends;
  if (!slow || !middle || !fast) return null;
  const isSame = slow.wall === middle.wall && fast.wall === middle.wall;
  const isInTime = [slow, fast].every((end) => end.in >= trapping.least);
  return isSame && isInTime && middle.in >= trapping.least ? middle : null;
}

/**
 * Predicts where and when a missile will hit a wall. Null if it will hit none.
 * @param share factor on the missile's largest turn rate
 * @param most the longest predicted time, s
 */
function foreseen(
  { player }: Dodge,
  missile: Entity,
  walls: readonly Obstacle[],
  share: number,
  most: number,
): Trap | null {
  const { speed: fastest, turnRate, linearAcceleration, angularAcceleration } = missile.limits;
  const from = player.body.getPosition();
  const course = player.body.getLinearVelocity();
  const ship = { x: from.x, y: from.y };
  const { body } = missile;
  let { x, y } = body.getPosition();
  let heading = body.getAngle();
  let rate = body.getAngularVelocity();
  const velocity = body.getLinearVelocity();
  let speed = hypot(velocity.x, velocity.y);
  const nose = hull.nose * missile.build.size;
  for (let time = step; time <= most; time += step) {
    ship.x += course.x * step;
    ship.y += course.y * step;
    if (wallAt(walls, ship, time, 0.5)) return null;
    const range = distance(ship, { x, y });
    if (range < shipRoom) return null;
    const ahead = leadOf(missile) ? range / Math.max(5, speed) : 0;
    const error = wrapAngle(atan2(ship.y + course.y * ahead - y, ship.x + course.x * ahead - x) - heading);
    const wanted = clamp(stiffness * error, -turnRate * share, turnRate * share);
    rate += clamp(wanted - rate, -angularAcceleration * step, angularAcceleration * step);
    heading += rate * step;
    speed = Math.min(fastest, speed + linearAcceleration * step);
    x += speed * cos(heading) * step;
    y += speed * sin(heading) * step;
    const tip = { x: x + nose * cos(heading), y: y + nose * sin(heading) };
    const wall = wallAt(walls, tip, time, hull.side);
    // A crate is pushed aside, or wrecks the missile first.
    if (wall) return wall.kind === 'wall' ? { missile, wall, at: tip, in: time } : null;
  }
  return null;
}

/** Whether a missile aims ahead of its target. False if it aims at the target's present place. */
function leadOf(missile: Entity): boolean {
  return guidanceOf(missile)?.kind !== 'pursuit';
}

/**
 * Returns the wall at a place at a future time. Null if there is none.
 * @param time time from now, s
 * @param room margin around walls, m
 */
function wallAt(walls: readonly Obstacle[], { x, y }: Point, time: number, room: number): Obstacle | null {
  for (const wall of walls) {
    const { body, size } = wall;
    if (!body.isActive()) continue;
    const { x: vx, y: vy } = body.getLinearVelocity();
    const local = body.getLocalPoint({ x: x - vx * time, y: y - vy * time });
    if (Math.abs(local.x) <= size[0] / 2 + room && Math.abs(local.y) <= size[1] / 2 + room) return wall;
  }
  return null;
}
