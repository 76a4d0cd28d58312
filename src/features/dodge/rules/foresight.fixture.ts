// What the player of perfect information foresees: where it can run, and where the missiles will be meanwhile.

import { cos, hypot, sin } from '../../../laws/exact/exact';
import type { Point } from '../../../world/entities/command';
import type { Simulation } from '../../../world/simulation/simulation';
import type { Dodge } from './dodge';
import { axisGap, flyMissile, type Missile, missilesOf } from './foresight-missile.fixture';
import { Room } from './foresight-room.fixture';
import { luring, nearMiss, points, pointsForGap } from './score';

/** Directions of the plans it compares. */
const directions = 24;
/** How far it looks ahead, and in what steps. s */
const horizon = 2;
const tick = 0.1;
/** Turns on the way, and when. rad, s */
const turns = [Math.PI / 2, -Math.PI / 2, Math.PI];
const moments = [0.3, 0.7];
/** Radius of the circle assumed for the player. m */
const playerRadius = 1.6;
/** How fast a character's velocity follows, see Character. 1/s */
const velocityGain = 20;
/** How far ahead it puts the target it runs for. m; too far to slow down before the next decision. */
const reach = 20;

/** Costs of a plan. */
const costs = {
  /** A hit, times the seconds left of the horizon and one more. Above all gaps together; a late hit costs less. */
  hit: 1000,
  /** A metre from the middle. 1/m; decides only between plans that are equal otherwise. */
  middle: 0.002,
  /** Cost of a metre up or down over one to the side: about the width of an arena over its height. */
  upright: 1.5,
};

/** In a tight place it may get this much nearer to a wall. m; a fraction of a cell of the grid of gaps */
const squeeze = 0.1;

/** What a player is after. */
export interface Style {
  /** A gap wider by this costs 1/e of it. m; a careful one keeps far from everything. */
  readonly comfort: number;
  /** Least gap that it takes. m; less counts as a hit, for it foresees no better. */
  readonly margin: number;
  /** What a point of a near miss is worth beside a gap. */
  readonly near: number;
  /** The same for a missile that is lured to its end. */
  readonly lured: number;
}

/** The player. */
interface Runner {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly acceleration: number;
}

/** A way to run: in one direction, and from a moment on in another. */
interface Plan {
  readonly angle: number;
  readonly later: number;
  /** s */
  readonly until: number;
  /** m/s */
  readonly run: number;
}

/** A player that compares its plans at each call. */
export class Foresight {
  private readonly _style: Style;
  private _room: Room | null = null;

  constructor(style: Style) {
    this._style = style;
  }

  /** Where to go now. */
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

/** Plans to stand, to run straight on, and to turn on the way. */
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
  missiles: readonly Missile[],
  room: Room,
  style: Style,
  enough: number,
): number {
  const runner = { ...from };
  const flying = missiles.map((missile) => ({ ...missile }));
  // Who is after points may still win some on the way.
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

/** Lets the player run for one step. @param run m/s @param t how far ahead, s */
function move(runner: Mutable<Runner>, run: number, heading: number, room: Room, t: number): void {
  const ax = Math.min(1, tick * velocityGain) * (run * cos(heading) - runner.vx);
  const ay = Math.min(1, tick * velocityGain) * (run * sin(heading) - runner.vy);
  const share = Math.min(1, (runner.acceleration * tick) / (hypot(ax, ay) || 1));
  runner.vx += share * ax;
  runner.vy += share * ay;
  const x = runner.x + runner.vx * tick;
  const y = runner.y + runner.vy * tick;
  // In a tight place, every way that leads to more room is free.
  const least = Math.min(playerRadius, room.at(runner.x, runner.y, t) - squeeze);
  if (room.at(x, y, t) > least) {
    runner.x = x;
    runner.y = y;
  } else {
    runner.vx = 0;
    runner.vy = 0;
  }
}

/** Lets the missiles fly for one step. @returns what that costs; less than nothing for points that are won */
function flyOn(flying: readonly Missile[], runner: Runner, room: Room, t: number, style: Style): number {
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

/** Takes away missiles that meet. @returns how many of them are lured */
function meetings(flying: readonly Missile[], runner: Runner): number {
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

/** Whether its end would be the player's doing. */
function isLed({ x, y, angle }: Missile, runner: Runner): boolean {
  const [toX, toY] = [runner.x - x, runner.y - y];
  return hypot(toX, toY) < luring.within && toX * cos(angle) + toY * sin(angle) > 0;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
