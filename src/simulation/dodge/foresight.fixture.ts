// What the player of perfect information foresees: where it can run, and where the missiles will be meanwhile.
import { wrapAngle } from '../../control/angle';
import { clamp } from '../../control/limit-turn';
import type { Point } from '../../entities/command';
import type { Simulation } from '../simulation';
import type { Dodge } from './dodge';

/** Directions looked at, and standing still. */
const directions = 24;
/** It takes every motor to burn so long. s */
const burn = 8;
/** How far it looks ahead, and in what steps. s */
const horizon = 2;
const tick = 0.1;
/** Turns on the way that are looked at, and when. rad, s */
const turns = [Math.PI / 2, -Math.PI / 2, Math.PI];
const moments = [0.3, 0.7];
/** Kp / Kd of the missiles' own controller, 42 / 10: how fast they follow a heading. 1/s */
const follows = 4.2;
/** What it takes the bodies for: a circle, and a line of half length with a round end. m */
const playerRadius = 1.6;
const halfLength = 2;
const missileRadius = 0.6;
/** How fast a character's velocity follows, see Character. 1/s */
const velocityGain = 20;
/** Gaps are worth less and less. m */
const comfort = 2.5;

/** Size of the grid of gaps. m, cells across */
const cell = 0.6;
const cells = 180;

interface Missile {
  x: number;
  y: number;
  angle: number;
  omega: number;
  speed: number;
  readonly alpha: number;
  readonly turnRate: number;
  readonly acceleration: number;
  readonly most: number;
  readonly law: string;
  fuel: number;
  gone: boolean;
}

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

/** A player that looks ahead each time it is asked. */
export class Foresight {
  #room: Room | null = null;

  /** Where to go now. */
  foresee(dodge: Dodge, simulation: Simulation): Point {
    const { x, y } = dodge.player.body.getPosition();
    const { speed, linearAcceleration: acceleration } = dodge.player.limits;
    const { x: vx, y: vy } = dodge.player.body.getLinearVelocity();
    const runner = { x, y, vx, vy, acceleration };
    if (!this.#room || simulation.time >= this.#room.until) this.#room = new Room(simulation);
    const missiles = missilesOf(dodge);
    let best = Infinity;
    let plan: Plan = { angle: 0, later: 0, until: 0, run: 0 };
    for (const one of plansAt(speed)) {
      const cost = costOf(runner, one, missiles, this.#room, best);
      if (cost < best) [best, plan] = [cost, one];
    }
    const reach = plan.run > 0 ? 20 : 0;
    return { x: x + reach * Math.cos(plan.angle), y: y + reach * Math.sin(plan.angle) };
  }
}

/** To stand, to run straight on, and to turn on the way. */
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
    const ax = Math.min(1, tick * velocityGain) * (run * Math.cos(heading) - vx);
    const ay = Math.min(1, tick * velocityGain) * (run * Math.sin(heading) - vy);
    const share = Math.min(1, (from.acceleration * tick) / (Math.hypot(ax, ay) || 1));
    vx += share * ax;
    vy += share * ay;
    // Out of a tight place every way is free that leads to more room.
    const least = Math.min(playerRadius, room.at(x, y) - 0.1);
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
      fly(missile, x, y, vx, vy);
      const gap = gapOf(missile, x, y);
      if (gap < 0) cost += 1000 * (horizon - t + 1);
      else cost += Math.exp(-gap / comfort);
      missile.gone = missile.fuel < 0 || gap < 0 || room.at(missile.x, missile.y) < missileRadius;
    }
    if (cost >= enough) return cost;
  }
  // The middle is where there is room to run.
  return cost + 0.002 * Math.hypot(x, 1.5 * y);
}

function fly(missile: Missile, x: number, y: number, vx: number, vy: number): void {
  const range = Math.hypot(x - missile.x, y - missile.y);
  const toX = x - missile.x;
  const toY = y - missile.y;
  const relX = vx - missile.speed * Math.cos(missile.angle);
  const relY = vy - missile.speed * Math.sin(missile.angle);
  const sight = Math.atan2(toY, toX);
  let rate: number;
  if (missile.law === 'proportional-navigation' && Math.abs(wrapAngle(sight - missile.angle)) < 1.2)
    rate = (4 * (toX * relY - toY * relX)) / Math.max(1, range * range);
  else {
    const lead = missile.law === 'lead' ? range / Math.max(5, missile.speed) : 0;
    const wanted = lead > 0 ? Math.atan2(toY + lead * vy, toX + lead * vx) : sight;
    rate = follows * wrapAngle(wanted - missile.angle);
  }
  rate = clamp(rate, -missile.turnRate, missile.turnRate);
  const most = missile.alpha * tick;
  missile.omega += clamp(rate - missile.omega, -most, most);
  missile.angle += missile.omega * tick;
  missile.speed = Math.min(missile.most, missile.speed + missile.acceleration * tick);
  missile.x += missile.speed * tick * Math.cos(missile.angle);
  missile.y += missile.speed * tick * Math.sin(missile.angle);
  missile.fuel -= tick;
}

/** From a missile, a line with round ends, to the player, a circle. m, below 0 when they overlap */
function gapOf({ x, y, angle }: Missile, toX: number, toY: number): number {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const along = clamp((toX - x) * cos + (toY - y) * sin, -halfLength, halfLength);
  return Math.hypot(toX - x - along * cos, toY - y - along * sin) - playerRadius - missileRadius;
}

/** From a block to a point. m, 0 inside */
function gapTo({ x, y, cos, sin, halfWidth, halfHeight }: Block, toX: number, toY: number): number {
  const along = Math.abs((toX - x) * cos + (toY - y) * sin) - halfWidth;
  const aside = Math.abs((toY - y) * cos - (toX - x) * sin) - halfHeight;
  if (along <= 0) return Math.max(0, aside);
  return aside <= 0 ? along : Math.sqrt(along * along + aside * aside);
}

/** How far it is to the nearest wall or crate, looked up in a grid: crates hardly move. */
class Room {
  /** When it is to be looked at anew. s */
  readonly until: number;
  readonly #gaps: Float32Array;

  constructor(simulation: Simulation) {
    this.until = simulation.time + 1;
    const blocks = blocksOf(simulation);
    this.#gaps = new Float32Array(cells * cells);
    for (let n = 0; n < this.#gaps.length; n++) {
      const x = ((n % cells) - cells / 2) * cell;
      const y = (Math.floor(n / cells) - cells / 2) * cell;
      this.#gaps[n] = Math.min(...blocks.map((block) => gapTo(block, x, y)));
    }
  }

  /** m; 0 outside of the grid. */
  at(x: number, y: number): number {
    const column = Math.round(x / cell + cells / 2);
    const row = Math.round(y / cell + cells / 2);
    return column >= 0 && column < cells ? (this.#gaps[row * cells + column] ?? 0) : 0;
  }
}

function blocksOf({ obstacles }: Simulation): Block[] {
  return obstacles.map(({ body, size: [width, height] }) => {
    const { x, y } = body.getPosition();
    const angle = body.getAngle();
    return { x, y, cos: Math.cos(angle), sin: Math.sin(angle), halfWidth: width / 2, halfHeight: height / 2 };
  });
}

function missilesOf(dodge: Dodge): Missile[] {
  return dodge.missiles.flatMap((entity) => {
    const fuel = dodge.fuelOf(entity) ?? 0;
    if (fuel === 0) return [];
    const { body, limits, guidance } = entity;
    const { x, y } = body.getPosition();
    const velocity = body.getLinearVelocity();
    return {
      x,
      y,
      angle: body.getAngle(),
      omega: body.getAngularVelocity(),
      alpha: limits.angularAcceleration,
      speed: Math.hypot(velocity.x, velocity.y),
      turnRate: limits.turnRate,
      acceleration: limits.linearAcceleration,
      most: limits.speed,
      law: guidance.kind,
      fuel: fuel * burn,
      gone: false,
    };
  });
}
