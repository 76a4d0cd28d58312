// Scripted players of Dodge: three of little skill, and one that knows where everything is and how it moves.

import { simulationOf } from '../../../lab/files/field';
import { atan2, cos, sin } from '../../../laws/exact/exact';
import { distance, type Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Simulation } from '../../../world/simulation/simulation';
import { dodge } from '../scenario';
import { type Dodge, dodgeOf } from './dodge';
import { Foresight, type Style } from './foresight.fixture';
import { dodgeGame } from './game';

/** Returns where to go, or null to leave the target where it is. Called at every decision. */
export type Player = (dodge: Dodge, simulation: Simulation) => Point | null;

/** Time between two decisions of a player. s; as fast as a hand. */
const decisionTime = 0.1;

/** A game that is played. */
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

  /** Plays until it is over, or for so many seconds. */
  play(seconds: number): this {
    while (this.dodge.state !== 'over' && this.simulation.time < seconds) this.step();
    return this;
  }
}

/** Does nothing. */
export const stander: Player = () => null;

/** Runs to and fro between two places, and ignores missiles. */
export function shuttler(a: Point, b: Point): Player {
  let goal = a;
  return ({ player }) => {
    if (distance(player.body.getPosition(), goal) < 2) goal = goal === a ? b : a;
    return goal;
  };
}

/** Runs to where the next missile is warned of. */
export const rusher: Player = ({ warnings }) => warnings.at(0)?.place ?? null;

/** Runs straight away from the nearest missile, and ignores walls. */
export const runaway: Player = ({ player, missiles }) => {
  const here = player.body.getPosition();
  const nearest = nearestOf(here, missiles);
  if (!nearest) return null;
  const { x, y } = nearest.body.getPosition();
  const away = atan2(here.y - y, here.x - x);
  return { x: here.x + 20 * cos(away), y: here.y + 20 * sin(away) };
};

/** Keeps a pillar between itself and the nearest missile. */
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

/** Flies round a pillar for ever, as far from it as who hides. @param rate rad/s; the ship's 15 m/s are 2.5 */
const round =
  (rate: number): Player =>
  (_, { time }) => ({ x: 24 + 6 * cos(time * rate), y: 13 + 6 * sin(time * rate) });

/** Circles at two thirds of its speed. */
export const circler = round(1.6);

/** Circles at nine tenths of its speed: missiles miss it narrowly. */
export const racer = round(2.3);

/** When who steps aside does so: distance of the nearest missile, and how far it runs. m */
const aside = { within: 14, run: 14 };

/** Decisions that a person is late by: 0.2 s. */
const lateBy = 2;

/** Steps aside from the nearest missile alone, off its line, 0.2 s late. */
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

/** A place off a missile's line, on the side where one is. */
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

/** Knows the place and velocity of every missile and wall, and foresees two seconds. */
function foreseer(style: Style): Player {
  const foresight = new Foresight(style);
  return (dodge, simulation) => foresight.foresee(dodge, simulation);
}

/** Keeps far from everything. */
export const careful = () => foreseer({ comfort: 2.5, margin: 0, near: 0, lured: 0 });

/** Lets missiles pass close by, for it shuns no more than a hit. */
export const shaver = () => foreseer({ comfort: 0.3, margin: 0.7, near: 0, lured: 0 });

/** Goes after near misses, and after nothing else. */
export const grazer = () => foreseer({ comfort: 0.8, margin: 0.7, near: 0.3, lured: 0 });

/** Goes after near misses, and leads missiles into walls and into each other. */
export const bold = () => foreseer({ comfort: 0.8, margin: 0.6, near: 0.3, lured: 0.3 });

/** Those of little skill, by what they do. */
export const unskilled: readonly (readonly [string, () => Player])[] = [
  ['stands still', () => stander],
  ['runs to and fro', () => shuttler({ x: -30, y: 0 }, { x: 30, y: 0 })],
  ['runs away from the nearest missile', () => runaway],
];

/** Those who know everything, by what they are after. */
export const skilled: readonly (readonly [string, () => Player])[] = [
  ['knows everything and is careful', careful],
  ['knows everything and shaves past', shaver],
  ['knows everything, seeks near misses', grazer],
  ['knows everything and is bold', bold],
];

/** Those who hide from the game, and one of some skill. */
export const others: readonly (readonly [string, () => Player])[] = [
  ['hides behind a pillar', () => hider],
  ['circles a pillar', () => circler],
  ['circles it at nine tenths of its speed', () => racer],
  ['steps aside from the nearest', sidestepper],
];

/** How a player fared over the games of some seeds, each of which ends after `most` at the latest. s */
export function faredOver(seeds: readonly number[], player: () => Player, most: number): Fared {
  const games = seeds.map((seed) => new Game({ ...dodge, seed }, player()).play(most).dodge);
  const seconds = games.map((game) => game.seconds);
  const total = games.reduce((sum, { score }) => sum + score, 0);
  const lasted = seconds.reduce((sum, one) => sum + one, 0);
  return { seconds, perMinute: (60 * total) / lasted, perRun: total / games.length };
}

/** How a player fared: seconds a seed, and points. */
export interface Fared {
  readonly seconds: readonly number[];
  readonly perMinute: number;
  readonly perRun: number;
}

/** How long a player lasts in the game of a seed, which ends after `most` at the latest. s */
export function secondsSurvived(seed: number, player: Player, most: number): number {
  return new Game({ ...dodge, seed }, player).play(most).dodge.seconds;
}
