// When and where the missiles of Dodge are launched: waves, warnings, and places on the rim that are fair.

import type { Body, World } from 'planck';
import { atan2 } from '../../../laws/exact/exact';
import { distance, type Point } from '../../../world/entities/command';
import type { Mulberry32 } from '../../../world/entities/random';
import { AABB } from '../../../world/planck/planck';
import type { Place } from '../../../world/simulation/place';
import { type MissileName, type Origin, type Wave, waveOf } from './waves';

/** A launch that is warned of. */
export interface Warning {
  readonly place: Point;
  /** Where the missile will point. rad, 0 along +x, clockwise */
  readonly angle: number;
  /** s until the launch. */
  in: number;
  readonly wave: Wave;
  /** What it is: that of its wave, or a heavy one. */
  readonly name: MissileName;
  /** Whether it becomes two on its way. */
  readonly pair: boolean;
}

export const launching = {
  /** Time before the first warning, to look around. s */
  calm: 1,
  /** Time from a warning to its launch, to look there and turn away. s */
  lead: 1.5,
  /** Least distance of a start from the player. m; the fastest missile takes a second for it. */
  fairDistance: 16,
  /** Distance of the launches from the walls. m; more than a missile's length. */
  inset: 5,
  /** Distance from one place to the next along the rim. m */
  spacing: 4,
  /** Room for a missile around its place. m to each side */
  room: 3,
  /** Most missiles in the air, warned ones included. More would make a step too slow. */
  mostInFlight: 24,
} as const;

/** A place on the rim, and its side: 0 at the top, then clockwise. */
interface RimPlace extends Point {
  readonly side: number;
}

/** What a launch depends on. */
export interface Range {
  readonly world: World;
  readonly player: Point;
  /** m/s */
  readonly playerSpeed: number;
  readonly inFlight: number;
}

/** Draws the launches. The same numbers and the same player make the same launches. */
export class Launcher {
  /** The wave under way, from 1; 0 before the first. */
  wave = 0;
  /** The launches that are warned of, in the order of their warnings. */
  warnings: Warning[] = [];
  private readonly _random: Pick<Mulberry32, 'next'>;
  private readonly _places: readonly RimPlace[];
  /** The two sides along the arena's length. */
  private readonly _long: readonly number[];
  /** The side of the wave's last launch; null before its first. */
  private _side: number | null = null;
  /** Missiles of the wave that are not warned of yet. */
  private _left = 0;
  /** s until the next warning. */
  private _wait: number = launching.calm;

  /** @param random gives numbers from 0 to 1 @param arena width and height around the origin. m */
  constructor(random: Pick<Mulberry32, 'next'>, arena: Place) {
    this._random = random;
    this._places = rimOf(arena);
    this._long = arena[0] >= arena[1] ? [0, 2] : [1, 3];
  }

  /** One step: counts down, warns, and hands out the launches that are due. */
  update(timeStep: number, range: Range): Warning[] {
    this._wait -= timeStep;
    const pending = range.inFlight + this.warnings.length;
    if (this._wait <= 0 && pending < launching.mostInFlight) this._next(range);
    for (const launch of this.warnings) launch.in = Math.max(0, launch.in - timeStep);
    const due = this.warnings.filter((launch) => launch.in === 0);
    for (const launch of due) {
      this.warnings = this.warnings.filter((one) => one !== launch);
      // Something was pushed there since the warning.
      if (!isClear(range.world, launch.place)) this._warn(launch, range);
    }
    return due.filter(({ place }) => isClear(range.world, place));
  }

  /** No more launches, no more warnings. */
  stop(): void {
    this.warnings = [];
    this._wait = Infinity;
  }

  private _next(range: Range): void {
    if (this._left === 0) {
      this.wave += 1;
      this._side = null;
      this._left = waveOf(this.wave).missiles;
    }
    const wave = waveOf(this.wave);
    const nth = wave.missiles - this._left;
    const name = wave.heavies?.includes(nth) ? 'heavy' : wave.missile;
    this._warn({ wave, name, pair: wave.pairs?.includes(nth) ?? false }, range);
    this._left -= 1;
    this._wait = this._left > 0 ? wave.gap : wave.rest;
  }

  private _warn({ wave, name, pair }: Pick<Warning, 'wave' | 'name' | 'pair'>, range: Range): void {
    const { x, y, side } = this._choose(range, wave.from);
    this._side = side;
    const { player } = range;
    const [least, most] = wave.aim;
    const drawn = 2 * this._random.next() - 1;
    const off = Math.sign(drawn) * (least + (most - least) * Math.abs(drawn));
    const angle = atan2(player.y - y, player.x - x) + off;
    this.warnings.push({ place: { x, y }, angle, in: launching.lead, wave, name, pair });
  }

  /** A place that the player cannot come too near to until the launch; the farthest when there is none. */
  private _choose({ world, player, playerSpeed }: Range, from: Origin): RimPlace {
    const least = launching.fairDistance + playerSpeed * launching.lead;
    const taken = (place: Point) =>
      this.warnings.some((one) => distance(one.place, place) < 2 * launching.room);
    const free = this._places.filter((place) => isClear(world, place) && !taken(place));
    const fairOf = (places: readonly RimPlace[]) =>
      places.filter((place) => distance(place, player) >= least);
    const wanted = fairOf(free.filter(({ side }) => this._suits(side, from)));
    const fair = wanted.length > 0 ? wanted : fairOf(free);
    const drawn = this._random.next();
    if (fair.length > 0) return fair[Math.floor(drawn * fair.length)];
    const places = free.length > 0 ? free : this._places;
    return places.toSorted((a, b) => distance(b, player) - distance(a, player))[0];
  }

  /** Whether a launch from a side is as the wave says. */
  private _suits(side: number, from: Origin): boolean {
    if (from === 'long') return this._long.includes(side);
    if (from === 'any' || this._side === null) return true;
    return side === (from === 'one' ? this._side : (this._side + 2) % 4);
  }
}

/** Places along the rim of an arena, all the way round. */
export function rimOf([width, height]: Place): RimPlace[] {
  const [x, y] = [width / 2 - launching.inset, height / 2 - launching.inset];
  const along = (half: number) => {
    const parts = Math.max(1, Math.round((2 * half) / launching.spacing));
    return Array.from({ length: parts }, (_, n) => -half + (2 * half * n) / parts);
  };
  return [
    ...along(x).map((at) => ({ x: at, y: -y, side: 0 })),
    ...along(y).map((at) => ({ x, y: at, side: 1 })),
    ...along(x).map((at) => ({ x: -at, y, side: 2 })),
    ...along(y).map((at) => ({ x: -x, y: -at, side: 3 })),
  ];
}

/** Whether nothing is where a missile is to start. @param but a body that does not count */
export function isClear(world: World, { x, y }: Point, but: Body | null = null): boolean {
  const { room } = launching;
  let clear = true;
  world.queryAABB(new AABB({ x: x - room, y: y - room }, { x: x + room, y: y + room }), (fixture) => {
    clear &&= fixture.getBody() === but;
    return clear;
  });
  return clear;
}
