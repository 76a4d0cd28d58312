// The predictions of the scripted player with perfect information: where it can run, and where missiles will be.

import { cos, hypot, sin } from '../../../laws/exact/exact';
import type { Point } from '../../../world/entities/command';
import type { Simulation } from '../../../world/simulation/simulation';
import type { Dodge } from './dodge';
import { axisGap, flyMissile, missilesOf, type PredictedMissile } from './foresight-missile.fixture';
import { Room } from './foresight-room.fixture';
import { luring, nearMiss, points, pointsForGap } from './score';

/** Number of directions that it compares. */
const directions = 24;
/** Length of its predictions, and their time step. s */
const horizon = 2;
const tick = 0.1;
/** Angles of turns on the way, and their times. rad, s */
const turns = [Math.PI / 2, -Math.PI / 2, Math.PI];
const moments = [0.3, 0.7];
/** Radius of the circle assumed for the player. m */
const playerRadius = 1.6;
/** Rate at which a character's velocity follows its command, see Character. 1/s */
const velocityGain = 20;
/** Distance of its target. m; too far to slow down before the next decision */
const reach = 20;

/** Costs of a plan. */
const costs = {
  /**
   * A hit, times the remaining seconds of the prediction plus one. More than all gaps together; a late hit costs less.
   */
  hit: 1000,
  /** Each metre from the middle. 1/m; only decides between otherwise equal plans. */
  middle: 0.002,
  /** Factor for metres up or down relative to metres sideways: about the arena's width over its height. */
  upright: 1.5,
};

/** Distance by which it may come nearer to a wall in a tight place. m; a fraction of a grid cell */
const squeeze = 0.1;

/** The preferences of a player. */
export interface PlayerStyle {
  /** Extra gap that reduces a gap's cost to 1/e. m; a careful player keeps far from everything. */
  readonly comfort: number;
  /** Smallest gap that it accepts. m; less counts as a hit, because predictions are not exact. */
  readonly margin: number;
  /** Value of a point for a near miss, relative to the cost of gaps. */
  readonly near: number;
  /** Value of a point for a lured missile, relative to the cost of gaps. */
  readonly lured: number;
}

/** State of the player. */
interface Runner {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly acceleration: number;
}

/** A plan: run in one direction, and from some time on in another. */
interface Plan {
  readonly angle: number;
  readonly later: number;
  /** s */
  readonly until: number;
  /** m/s */
  readonly run: number;
}

/** A player that compares its plans at each decision. */
export class Foresight {
  private readonly _style: PlayerStyle;
  private _room: Room | null = null;

  constructor(style: PlayerStyle) {
    this._style = style;
  }

  /** Returns the place to run to now. */
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

/** Returns plans to stand, to run straight on, and to turn on the way. */
function plansAt(run: number): Plan[] {
  const angles = Array.from({ length: directions }, (_, n) => (2 * Math.PI * n) / directions);
  const straight = angles.map((angle) => ({ angle, later: angle, until: horizon, run }));
  const bent = straight.flatMap((plan) =>
    turns.flatMap((turn) => moments.map((until) => ({ ...plan, later: plan.angle + turn, until }))),
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

/** Moves the player for one step. @param run m/s @param t time from now, s */
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

/** Moves the missiles for one step. @returns its cost; negative for gained points */
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
    if (wrecked && isLed(missile, runner)) cost -= style.lured * points.wall;
    missile.gone = missile.fuel < 0 || hits || wrecked;
  }
  return style.lured > 0 ? cost - style.lured * points.missile * meetings(flying, runner) : cost;
}

/** Removes missiles that collide. @returns how many of them were lured */
function meetings(flying: readonly PredictedMissile[], runner: Runner): number {
  let count = 0;
  for (const [n, one] of flying.entries()) {
    for (const other of flying.slice(n + 1)) {
      if (one.gone || other.gone || axisGap(one, other.x, other.y) > one.radius + other.radius) continue;
      one.gone = true;
      other.gone = true;
      if (isLed(one, runner)) count += 1;
      if (isLed(other, runner)) count += 1;
    }
  }
  return count;
}

/** Whether its end would count as lured. */
function isLed({ x, y, angle }: PredictedMissile, runner: Runner): boolean {
  const [toX, toY] = [runner.x - x, runner.y - y];
  return hypot(toX, toY) < luring.within && toX * cos(angle) + toY * sin(angle) > 0;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
