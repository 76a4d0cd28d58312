// What the player of perfect information foresees: where it can run, and where the missiles will be meanwhile.

import type { Point } from '../../../entities/command';
import { cos, hypot, sin } from '../../../exact/exact';
import type { Simulation } from '../../../simulation/simulation';
import type { Dodge } from './dodge';
import { axisGap, flyMissile, type Missile, missileRadius, missilesOf } from './foresight-missile.fixture';

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
  /** A gap wider by this costs 1/e of it. m */
  comfort: 2.5,
  /** A hit, times the seconds left of the horizon and one more. Above all gaps together; a late hit costs less. */
  hit: 1000,
  /** A metre from the middle. 1/m; decides only between plans that are equal otherwise. */
  middle: 0.002,
  /** Cost of a metre up or down over one to the side: about the width of an arena over its height. */
  upright: 1.5,
};

/** In a tight place it may get this much nearer to a wall. m; a fraction of a cell of the grid of gaps */
const squeeze = 0.1;

/** How long the grid of gaps holds. s; crates hardly move. */
const lookAgain = 1;
/** Size of the grid of gaps. m, cells across */
const cell = 0.6;
const cells = 180;

/** The player. */
interface Runner {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly acceleration: number;
}

/** A wall or crate as an upright or turned rectangle. */
interface Block {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
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
  private _room: Room | null = null;

  /** Where to go now. */
  foresee(dodge: Dodge, simulation: Simulation): Point {
    const { x, y } = dodge.player.body.getPosition();
    const { speed, linearAcceleration: acceleration } = dodge.player.limits;
    const { x: vx, y: vy } = dodge.player.body.getLinearVelocity();
    const runner = { x, y, vx, vy, acceleration };
    if (!this._room || simulation.time >= this._room.until) this._room = new Room(simulation);
    const missiles = missilesOf(dodge);
    let best = Infinity;
    let plan: Plan = { angle: 0, later: 0, until: 0, run: 0 };
    for (const one of plansAt(speed)) {
      const cost = costOf(runner, one, missiles, this._room, best);
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
  enough: number,
): number {
  let { x, y, vx, vy } = from;
  const flying = missiles.map((missile) => ({ ...missile }));
  let cost = 0;
  for (let t = 0; t < horizon; t += tick) {
    const heading = t < until ? angle : later;
    const ax = Math.min(1, tick * velocityGain) * (run * cos(heading) - vx);
    const ay = Math.min(1, tick * velocityGain) * (run * sin(heading) - vy);
    const share = Math.min(1, (from.acceleration * tick) / (hypot(ax, ay) || 1));
    vx += share * ax;
    vy += share * ay;
    // In a tight place, every way that leads to more room is free.
    const least = Math.min(playerRadius, room.at(x, y) - squeeze);
    const free = room.at(x + vx * tick, y + vy * tick) > least;
    if (free) {
      x += vx * tick;
      y += vy * tick;
    } else {
      vx = 0;
      vy = 0;
    }
    for (const missile of flying) {
      if (missile.gone) continue;
      flyMissile(missile, tick, { x, y, vx, vy });
      const gap = axisGap(missile, x, y) - playerRadius - missileRadius;
      if (gap < 0) cost += costs.hit * (horizon - t + 1);
      else cost += Math.exp(-gap / costs.comfort);
      missile.gone = missile.fuel < 0 || gap < 0 || room.at(missile.x, missile.y) < missileRadius;
    }
    if (cost >= enough) return cost;
  }
  return cost + costs.middle * hypot(x, costs.upright * y);
}

/** From a block to a point. m, 0 inside */
function gapTo({ x, y, cos, sin, halfWidth, halfHeight }: Block, toX: number, toY: number): number {
  const along = Math.abs((toX - x) * cos + (toY - y) * sin) - halfWidth;
  const aside = Math.abs((toY - y) * cos - (toX - x) * sin) - halfHeight;
  if (along <= 0) return Math.max(0, aside);
  return aside <= 0 ? along : Math.sqrt(along * along + aside * aside);
}

/** How far it is to the nearest wall or crate, looked up in a grid. */
class Room {
  /** Time at which it is to be made anew. s */
  readonly until: number;
  private readonly _gaps: Float32Array;

  constructor(simulation: Simulation) {
    this.until = simulation.time + lookAgain;
    const blocks = blocksOf(simulation);
    this._gaps = new Float32Array(cells * cells);
    for (let n = 0; n < this._gaps.length; n++) {
      const x = ((n % cells) - cells / 2) * cell;
      const y = (Math.floor(n / cells) - cells / 2) * cell;
      this._gaps[n] = Math.min(...blocks.map((block) => gapTo(block, x, y)));
    }
  }

  /** m; 0 outside of the grid. */
  at(x: number, y: number): number {
    const column = Math.round(x / cell + cells / 2);
    const row = Math.round(y / cell + cells / 2);
    return column >= 0 && column < cells ? (this._gaps[row * cells + column] ?? 0) : 0;
  }
}

function blocksOf({ obstacles }: Simulation): Block[] {
  return obstacles.map(({ body, size: [width, height] }) => {
    const { x, y } = body.getPosition();
    const angle = body.getAngle();
    return { x, y, cos: cos(angle), sin: sin(angle), halfWidth: width / 2, halfHeight: height / 2 };
  });
}
