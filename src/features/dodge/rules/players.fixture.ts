// Scripted players of Dodge for tests: some of little skill, and some that know the states of all bodies.

import { simulationOf } from '../../../lab/files/field';
import { atan2, cos, sin } from '../../../laws/exact/exact';
import { distance, type Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Simulation } from '../../../world/simulation/simulation';
import { dodgeScenario } from '../scenario';
import { type Dodge, dodgeOf } from './dodge';
import { Foresight, type PlayerStyle } from './foresight.fixture';
import { dodgeGame } from './game';

/** Scripted player. Returns the place to run to; null to keep the last place. */
export type Player = (dodge: Dodge, simulation: Simulation) => Point | null;

/** Time between two decisions of a scripted player. s */
const decisionTime = 0.1;

/** A game of Dodge that a scripted player plays. */
export class Game {
  readonly simulation: Simulation;
  readonly dodge: Dodge;
  private readonly _player: Player;
  private _decided = -Infinity;

  constructor(scenario: Scenario, player: Player) {
    this.simulation = simulationOf(scenario, [dodgeGame]);
    const dodge = dodgeOf(this.simulation);
    if (!dodge) throw new Error('the scenario is no game of Dodge');
    this.dodge = dodge;
    this._player = player;
  }

  step(): void {
    const { simulation, dodge } = this;
    if (simulation.time >= this._decided + decisionTime - 1e-9) {
      this._decided = simulation.time;
      const target = this._player(dodge, simulation);
      if (target) dodge.player.moveTarget(target);
    }
    simulation.step();
  }

  /** Plays until the game is over, or until a simulation time is reached. @param seconds the simulation time, s */
  play(seconds: number): this {
    while (this.dodge.state !== 'over' && this.simulation.time < seconds) this.step();
    return this;
  }
}

export const stander: Player = () => null;

/** Returns a player that runs to and fro between two places, and ignores missiles. */
export function shuttler(a: Point, b: Point): Player {
  let goal = a;
  return ({ player }) => {
    if (distance(player.body.getPosition(), goal) < 2) goal = goal === a ? b : a;
    return goal;
  };
}

export const rusher: Player = ({ warnings }) => warnings.at(0)?.place ?? null;

/** Player that runs straight away from the nearest missile, and ignores walls. */
export const runaway: Player = ({ player, missiles }) => {
  const here = player.body.getPosition();
  const nearest = nearestOf(here, missiles);
  if (!nearest) return null;
  const { x, y } = nearest.body.getPosition();
  const away = atan2(here.y - y, here.x - x);
  return { x: here.x + 20 * cos(away), y: here.y + 20 * sin(away) };
};

/** Player that keeps a pillar between itself and the nearest missile. */
export const hider: Player = ({ player, missiles }, { obstacles }) => {
  const here = player.body.getPosition();
  const threat = nearestOf(here, missiles)?.body.getPosition();
  if (!threat) return null;
  const pillars = obstacles.filter(({ kind, size }) => kind === 'wall' && size[0] === size[1]);
  const places = pillars.map(({ body }) => body.getPosition());
  const [pillar] = places.toSorted((a, b) => distance(a, here) - distance(b, here));
  if (!pillar) return null;
  const away = atan2(pillar.y - threat.y, pillar.x - threat.x);
  return { x: pillar.x + 6 * cos(away), y: pillar.y + 6 * sin(away) };
};

/**
 * Returns a scripted player that circles around a pillar.
 * @param rate angular velocity on the circle, rad/s. At 2.5, the player runs at its largest speed
 */
const round =
  (rate: number): Player =>
  (_, { time }) => ({ x: 24 + 6 * cos(time * rate), y: 13 + 6 * sin(time * rate) });

export const circler = round(1.6);

export const racer = round(2.3);

/**
 * Distances of the sidestepping player, m. `within`: distance of a missile at which the player reacts. `run`: distance
 * to the place to which the player then runs.
 */
const aside = { within: 14, run: 14 };

/** Reaction delay of the sidestepping player, as a number of decisions (0.1 s each). */
const lateBy = 2;

/** Returns a player that steps out of the path of the nearest missile, 0.2 s late. */
export function sidestepper(): Player {
  const decided: Point[] = [];
  return (game) => {
    const { player, missiles } = game;
    const here = player.body.getPosition();
    const threat = nearestOf(
      here,
      missiles.filter((missile) => game.fuelOf(missile) !== 0),
    );
    const isNear = threat && distance(threat.body.getPosition(), here) <= aside.within;
    decided.push(isNear ? besides(threat, here) : { x: 0.6 * here.x, y: 0.6 * here.y });
    return decided.length > lateBy ? (decided.shift() ?? null) : null;
  };
}

/** Returns the place to which the player steps aside, at a right angle to the missile's path. m */
function besides({ body }: Entity, here: Point): Point {
  const { x, y } = body.getPosition();
  const { x: vx, y: vy } = body.getLinearVelocity();
  const side = vx * (here.y - y) - vy * (here.x - x) >= 0 ? 1 : -1;
  const way = atan2(vy, vx) + (side * Math.PI) / 2;
  return { x: here.x + aside.run * cos(way), y: here.y + aside.run * sin(way) };
}

function nearestOf(here: Point, missiles: readonly Entity[]): Entity | undefined {
  const range = ({ body }: Entity) => distance(body.getPosition(), here);
  return missiles.toSorted((a, b) => range(a) - range(b))[0];
}

/** Returns a scripted player that predicts two seconds, and chooses the best plan. */
function foreseer(style: PlayerStyle): Player {
  const foresight = new Foresight(style);
  return (dodge, simulation) => foresight.foresee(dodge, simulation);
}

/** Returns a scripted player that predicts the flights of missiles, and keeps far from everything. */
export const careful = () => foreseer({ comfort: 2.5, margin: 0, near: 0, lured: 0 });

/** Returns a scripted player that predicts missiles, and only avoids hits. */
export const shaver = () => foreseer({ comfort: 0.3, margin: 0.7, near: 0, lured: 0 });

/** Returns a scripted player that collects near misses, but lures no missiles. */
export const grazer = () => foreseer({ comfort: 0.8, margin: 0.7, near: 0.3, lured: 0 });

/** Returns a scripted player that collects near misses and lures missiles into crashes. */
export const bold = () => foreseer({ comfort: 0.8, margin: 0.6, near: 0.3, lured: 0.3 });

/** Scripted players that play badly. Each entry is a description and a function that makes the player. */
export const unskilled: readonly (readonly [string, () => Player])[] = [
  ['stands still', () => stander],
  ['runs to and fro', () => shuttler({ x: -30, y: 0 }, { x: 30, y: 0 })],
  ['runs away from the nearest missile', () => runaway],
];

/** Scripted players that play well, as [description, function that makes the player]. */
export const skilled: readonly (readonly [string, () => Player])[] = [
  ['knows everything and is careful', careful],
  ['knows everything and shaves past', shaver],
  ['knows everything, seeks near misses', grazer],
  ['knows everything and is bold', bold],
];

/** Scripted players that stay near a pillar or step aside, as [description, function that makes the player]. */
export const others: readonly (readonly [string, () => Player])[] = [
  ['hides behind a pillar', () => hider],
  ['circles a pillar', () => circler],
  ['circles it at nine tenths of its speed', () => racer],
  ['steps aside from the nearest', sidestepper],
];

/**
 * Lets a scripted player play one game for each seed. Returns the survival times and average points.
 * @param most the longest simulated time of a game, s
 */
export function faredOver(seeds: readonly number[], player: () => Player, most: number): PlayerResult {
  const games = seeds.map((seed) => new Game({ ...dodgeScenario, seed }, player()).play(most).dodge);
  const seconds = games.map((game) => game.seconds);
  const total = games.reduce((sum, { score }) => sum + score, 0);
  const lasted = seconds.reduce((sum, one) => sum + one, 0);
  return { seconds, perMinute: (60 * total) / lasted, perRun: total / games.length };
}

/** Results of a scripted player over several games. */
export interface PlayerResult {
  /** Time survived in each game. s */
  readonly seconds: readonly number[];
  /** Points per minute, over all games. */
  readonly perMinute: number;
  /** Points per game, on average. */
  readonly perRun: number;
}

/** Returns how long a player survives in the game of a seed. s @param most the longest simulated time of the game, s */
export function secondsSurvived(seed: number, player: Player, most: number): number {
  return new Game({ ...dodgeScenario, seed }, player).play(most).dodge.seconds;
}
