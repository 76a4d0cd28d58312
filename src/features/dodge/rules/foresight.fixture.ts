// Predictions of the scripted player that knows all states: its escape routes, and the future places of missiles.

import { cos, hypot, sin } from '../../../laws/exact/exact';
import type { Point } from '../../../world/entities/command';
import type { Simulation } from '../../../world/simulation/simulation';
import type { Dodge } from './dodge';
import { axisGap, flyMissile, missilesOf, type PredictedMissile } from './foresight-missile.fixture';
import { Room } from './foresight-room.fixture';
import { luring, nearMiss, points, pointsForGap } from './score';

/** Number of directions that the scripted player compares at each decision. */
const directions = 24;
/** Time into the future that the scripted player predicts. s */
const horizon = 2;
/** Time step of the predictions. s */
const tick = 0.1;
/** Changes of direction that the scripted player considers. Each plan contains at most one of these angles. rad */
const turns = [Math.PI / 2, -Math.PI / 2, Math.PI];
/** Times from now at which the scripted player may change direction. s */
const turnTimes = [0.3, 0.7];
/** Radius of the circle that represents the player in predictions. m */
const playerRadius = 1.6;
/** Rate at which the scripted player's velocity approaches the velocity that it wants. 1/s */
const velocityGain = 20;
/** Distance from the scripted player to the place that it steers to. m */
const reach = 20;

const costs = {
  /** Cost of a hit at the end of the predicted time. An earlier hit costs more. */
  hit: 1000,
  /** Cost per metre of distance between the end of a plan and the middle of the arena. 1/m */
  middle: 0.002,
  /** Factor for the vertical part of the distance from the arena's middle. */
  upright: 1.5,
};

/** A predicted player who overlaps a wall may sink at most this much deeper in one time step. m */
const squeeze = 0.1;

/** Preferences of a scripted player when it compares plans. */
export interface PlayerStyle {
  /**
   * Gap between player and missile at which the missile's cost has fallen to 1/e. m. The cost is exp(−gap / comfort).
   */
  readonly comfort: number;
  /** Smallest gap to a missile that the player accepts. m */
  readonly margin: number;
  /** Factor by which the scripted player values its points for near misses. 0: near misses have no value. */
  readonly near: number;
  /** Factor by which the scripted player values points for lured missiles. 0: no value */
  readonly lured: number;
}

/** Place, velocity and acceleration of the player in a prediction. */
interface Runner {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly acceleration: number;
}

interface Plan {
  /** Direction in which the player runs first. rad */
  readonly angle: number;
  /** Direction in which the player runs after the time `until`. rad */
  readonly later: number;
  /** Time from now at which the player changes its direction. s */
  readonly until: number;
  /** Speed at which the player runs. m/s; 0 to stand still */
  readonly run: number;
}

/** A scripted player that knows all bodies, compares plans and takes the best. */
export class Foresight {
  private readonly _style: PlayerStyle;
  private _room: Room | null = null;

  constructor(style: PlayerStyle) {
    this._style = style;
  }

  /** Returns the place to which the scripted player should run now. m */
  foresee(dodge: Dodge, simulation: Simulation): Point {
    const { x, y } = dodge.player.body.getPosition();
    const { speed, linearAcceleration: acceleration } = dodge.player.limits;
    const { x: vx, y: vy } = dodge.player.body.getLinearVelocity();
    const runner = { x, y, vx, vy, acceleration };
    if (!this._room || simulation.time >= this._room.until) this._room = new Room(simulation);
    this._room.look(simulation);
    const missiles = missilesOf(dodge);
    let best = Infinity;
    let plan: Plan = { angle: 0, later: 0, until: 0, run: 0 };
    for (const one of plansAt(speed)) {
      const cost = costOf(runner, one, missiles, this._room, this._style, best);
      if (cost < best) [best, plan] = [cost, one];
    }
    const away = plan.run > 0 ? reach : 0;
    return { x: x + away * cos(plan.angle), y: y + away * sin(plan.angle) };
  }
}

/**
 * Returns all plans that the scripted player compares: stand still, run straight in each direction, or change direction
 * once.
 * @param run speed of the player, m/s
 */
function plansAt(run: number): Plan[] {
  const angles = Array.from({ length: directions }, (_, n) => (2 * Math.PI * n) / directions);
  const straight = angles.map((angle) => ({ angle, later: angle, until: horizon, run }));
  const bent = straight.flatMap((plan) =>
    turns.flatMap((turn) => turnTimes.map((until) => ({ ...plan, later: plan.angle + turn, until }))),
  );
  return [{ angle: 0, later: 0, until: 0, run: 0 }, ...straight, ...bent];
}

function costOf(
  from: Runner,
  { angle, later, until, run }: Plan,
  missiles: readonly PredictedMissile[],
  room: Room,
  style: PlayerStyle,
  enough: number,
): number {
  const runner = { ...from };
  const flying = missiles.map((missile) => ({ ...missile }));
  // A player who collects points may still gain some later in the plan.
  const most = enough + flying.length * (style.lured * points.missile + style.near * 3 * points.nearMiss);
  let cost = 0;
  for (let t = 0; t < horizon; t += tick) {
    move(runner, run, t < until ? angle : later, room, t);
    cost += flyOn(flying, runner, room, t, style);
    if (cost >= most) return cost;
  }
  for (const { least } of flying)
    if (least > style.margin && least < nearMiss.within)
      cost -= style.near * pointsForGap(least, nearMiss.within);
  return cost + costs.middle * hypot(runner.x, costs.upright * runner.y);
}

/**
 * Moves the predicted player for one step.
 * @param run wanted speed, m/s
 * @param heading direction, rad
 * @param t time from now, s
 */
function move(runner: Mutable<Runner>, run: number, heading: number, room: Room, t: number): void {
  const ax = Math.min(1, tick * velocityGain) * (run * cos(heading) - runner.vx);
  const ay = Math.min(1, tick * velocityGain) * (run * sin(heading) - runner.vy);
  const share = Math.min(1, (runner.acceleration * tick) / (hypot(ax, ay) || 1));
  runner.vx += share * ax;
  runner.vy += share * ay;
  const x = runner.x + runner.vx * tick;
  const y = runner.y + runner.vy * tick;
  // In a tight place, every way that leads to more room is allowed.
  const least = Math.min(playerRadius, room.at(runner.x, runner.y, t) - squeeze);
  if (room.at(x, y, t) > least) {
    runner.x = x;
    runner.y = y;
  } else {
    runner.vx = 0;
    runner.vy = 0;
  }
}

/**
 * Moves the predicted missiles by one time step, and computes the cost of the step.
 * @param t time from now, s
 * @returns cost of the time step; hits and near missiles raise it, lured missiles lower it
 */
function flyOn(
  flying: readonly PredictedMissile[],
  runner: Runner,
  room: Room,
  t: number,
  style: PlayerStyle,
): number {
  const { x, y } = runner;
  let cost = 0;
  for (const missile of flying) {
    if (missile.gone) continue;
    flyMissile(missile, tick, runner);
    const gap = axisGap(missile, x, y) - playerRadius - missile.radius;
    missile.least = Math.min(missile.least, gap);
    const hits = gap < style.margin;
    cost += hits ? costs.hit * (horizon - t + 1) : Math.exp(-gap / style.comfort);
    const wrecked = room.at(missile.x, missile.y, t) < missile.radius;
    if (wrecked && isLured(missile, runner)) cost -= style.lured * points.wall;
    missile.gone = missile.fuel < 0 || hits || wrecked;
  }
  return style.lured > 0 ? cost - style.lured * points.missile * meetings(flying, runner) : cost;
}

/**
 * Finds predicted missiles that collide with each other. Sets the field `gone` of each to true.
 * @returns number of these missiles that count as lured into the collision by the player
 */
function meetings(flying: readonly PredictedMissile[], runner: Runner): number {
  let count = 0;
  for (const [n, one] of flying.entries()) {
    for (const other of flying.slice(n + 1)) {
      if (one.gone || other.gone || axisGap(one, other.x, other.y) > one.radius + other.radius) continue;
      one.gone = true;
      other.gone = true;
      if (isLured(one, runner)) count += 1;
      if (isLured(other, runner)) count += 1;
    }
  }
  return count;
}

/** Returns whether the player is near and ahead of the missile's nose, so that a crash counts as lured. */
function isLured({ x, y, angle }: PredictedMissile, runner: Runner): boolean {
  const [toX, toY] = [runner.x - x, runner.y - y];
  return hypot(toX, toY) < luring.within && toX * cos(angle) + toY * sin(angle) > 0;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
