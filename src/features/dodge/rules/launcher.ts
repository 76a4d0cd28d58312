// Decides when and where missiles are launched: waves, announcements, and fair places on the rim of the arena.

import type { Body, World } from 'planck';
import { atan2 } from '../../../laws/exact/exact';
import { distance, type Point } from '../../../world/entities/command';
import type { Mulberry32 } from '../../../world/entities/random';
import { AABB } from '../../../world/planck/planck';
import type { Place } from '../../../world/simulation/place';
import { type LaunchSide, type MissileName, type Wave, waveOf } from './waves';

/** A launch of a missile that is announced on the page. */
export interface Warning {
  readonly place: Point;
  /** Heading of the missile at its launch. rad, 0 along +x, positive clockwise */
  readonly angle: number;
  /** Time until the launch. s */
  in: number;
  readonly wave: Wave;
  readonly name: MissileName;
  /** Whether the missile is a pair, which splits into two in flight. */
  readonly pair: boolean;
}

export const launching = {
  /** Time from the start of a game to the announcement of the first launch. s */
  calm: 1,
  /** Time between the announcement of a launch and the launch. s. In this time the player can turn away. */
  lead: 1.5,
  /** Least distance between the player and a missile at its launch. m */
  fairDistance: 16,
  /** Distance of launch places from the outer walls. m. More than the length of a missile. */
  inset: 5,
  /** Distance between neighbouring launch places along the rim of the arena. m */
  spacing: 4,
  /** Half the side of a square around a launch place. m. The square must be free of bodies before a launch. */
  room: 3,
  /** Largest number of missiles in flight plus announced launches. */
  mostInFlight: 24,
} as const;

/** A launch place on the rim of the arena, and its side. 0: top, 1: right, 2: bottom, 3: left. */
interface RimPlace extends Point {
  readonly side: number;
}

/** State of the game on which the next launches depend: world, player, and number of missiles. */
export interface Range {
  readonly world: World;
  /** Position of the player. m */
  readonly player: Point;
  /** Largest speed of the player. m/s */
  readonly playerSpeed: number;
  /** Number of missiles in the air. */
  readonly inFlight: number;
}

/** Announces and launches the missiles of each wave, at random places and headings. */
export class Launcher {
  /** Number of the present wave of missiles, from 1; 0 before the first wave. */
  wave = 0;
  /** Announced launches, in the order in which they were announced. */
  warnings: Warning[] = [];
  private readonly _random: Pick<Mulberry32, 'next'>;
  private readonly _places: readonly RimPlace[];
  /** Numbers of the arena's two longer sides. 0: top, 1: right, 2: bottom, 3: left. */
  private readonly _long: readonly number[];
  /**
   * Arena side of the previous launch in this wave. 0: top, 1: right, 2: bottom, 3: left. Null before the first launch.
   */
  private _side: number | null = null;
  /** Number of missiles of the present wave whose launch is not announced yet. */
  private _left = 0;
  /** Time until the next launch is announced. s */
  private _wait: number = launching.calm;

  /**
   * Creates the launcher of a game, before its first wave.
   * @param random returns random numbers from 0 to 1
   * @param arena width and height of the arena around the origin, m
   */
  constructor(random: Pick<Mulberry32, 'next'>, arena: Place) {
    this._random = random;
    this._places = rimOf(arena);
    this._long = arena[0] >= arena[1] ? [0, 2] : [1, 3];
  }

  /** Advances the launcher by one step. Returns the announced launches that are now due. */
  update(timeStep: number, range: Range): Warning[] {
    this._wait -= timeStep;
    const pending = range.inFlight + this.warnings.length;
    if (this._wait <= 0 && pending < launching.mostInFlight) this._next(range);
    for (const launch of this.warnings) launch.in = Math.max(0, launch.in - timeStep);
    const due = this.warnings.filter((launch) => launch.in === 0);
    for (const launch of due) {
      this.warnings = this.warnings.filter((one) => one !== launch);
      // The place may have become blocked since the warning.
      if (!isClear(range.world, launch.place)) this._warn(launch, range);
    }
    return due.filter(({ place }) => isClear(range.world, place));
  }

  /** Cancels all announced launches, and announces no more. */
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

  private _choose({ world, player, playerSpeed }: Range, from: LaunchSide): RimPlace {
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

  private _suits(side: number, from: LaunchSide): boolean {
    if (from === 'long') return this._long.includes(side);
    if (from === 'any' || this._side === null) return true;
    return side === (from === 'one' ? this._side : (this._side + 2) % 4);
  }
}

/** Returns all launch places along the rim of an arena. */
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

/** Returns whether the square around a launch place is free of bodies. @param but the body that is ignored, or null */
export function isClear(world: World, { x, y }: Point, but: Body | null = null): boolean {
  const { room } = launching;
  let clear = true;
  world.queryAABB(new AABB({ x: x - room, y: y - room }, { x: x + room, y: y + room }), (fixture) => {
    clear &&= fixture.getBody() === but;
    return clear;
  });
  return clear;
}
