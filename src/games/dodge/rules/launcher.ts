// When and where the missiles of Dodge are launched: waves, warnings, and places on the rim that are fair.

import { AABB, type World } from 'planck';
import { distance, type Point } from '../../../entities/command';
import type { Mulberry32 } from '../../../entities/random';
import type { Place } from '../../../simulation/place';
import { type Wave, waveOf } from './waves';

/** A launch that is warned of. */
export interface Warning {
  readonly place: Point;
  /** Where the missile will point. rad, 0 along +x, clockwise */
  readonly angle: number;
  /** s until the launch. */
  in: number;
}

/** A launch that is due. */
export interface Launch extends Warning {
  readonly wave: Wave;
}

export const launching = {
  /** Time before the first warning, to look around. s */
  calm: 5,
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
  /** Largest angle off the player at the start. rad. It makes missiles fly an arc, which a person can read. */
  scatter: 0.5,
  /** Most missiles in the air, warned ones included. More would make a step too slow. */
  mostInFlight: 24,
} as const;

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
  private readonly _random: Pick<Mulberry32, 'next'>;
  private readonly _places: readonly Point[];
  private _launches: Launch[] = [];
  /** Missiles of the wave that are not warned of yet. */
  private _left = 0;
  /** s until the next warning. */
  private _wait: number = launching.calm;

  /** @param random gives numbers from 0 to 1 @param arena width and height around the origin. m */
  constructor(random: Pick<Mulberry32, 'next'>, arena: Place) {
    this._random = random;
    this._places = rimOf(arena);
  }

  /** The launches that are warned of, in the order of their warnings. */
  get warnings(): readonly Readonly<Warning>[] {
    return this._launches;
  }

  /** One step: counts down, warns, and hands out the launches that are due. */
  update(timeStep: number, range: Range): Launch[] {
    this._wait -= timeStep;
    const pending = range.inFlight + this._launches.length;
    if (this._wait <= 0 && pending < launching.mostInFlight) this._next(range);
    for (const launch of this._launches) launch.in = Math.max(0, launch.in - timeStep);
    const due = this._launches.filter((launch) => launch.in === 0);
    for (const launch of due) {
      this._launches = this._launches.filter((one) => one !== launch);
      // Something was pushed there since the warning.
      if (!isClear(range.world, launch.place)) this._warn(launch.wave, range);
    }
    return due.filter(({ place }) => isClear(range.world, place));
  }

  /** No more launches, no more warnings. */
  stop(): void {
    this._launches = [];
    this._wait = Infinity;
  }

  private _next(range: Range): void {
    if (this._left === 0) {
      this.wave += 1;
      this._left = waveOf(this.wave).missiles;
    }
    const wave = waveOf(this.wave);
    this._warn(wave, range);
    this._left -= 1;
    this._wait = this._left > 0 ? wave.gap : wave.pause;
  }

  private _warn(wave: Wave, range: Range): void {
    const place = this._choose(range);
    const { player } = range;
    const off = launching.scatter * (2 * this._random.next() - 1);
    const angle = Math.atan2(player.y - place.y, player.x - place.x) + off;
    this._launches.push({ place, angle, in: launching.lead, wave });
  }

  /** A place that the player cannot come too near to until the launch; the farthest when there is none. */
  private _choose({ world, player, playerSpeed }: Range): Point {
    const least = launching.fairDistance + playerSpeed * launching.lead;
    const taken = (place: Point) =>
      this._launches.some((one) => distance(one.place, place) < 2 * launching.room);
    const free = this._places.filter((place) => isClear(world, place) && !taken(place));
    const fair = free.filter((place) => distance(place, player) >= least);
    const drawn = this._random.next();
    if (fair.length > 0) return fair[Math.floor(drawn * fair.length)];
    const [farthest] = (free.length > 0 ? free : this._places).toSorted(
      (a, b) => distance(b, player) - distance(a, player),
    );
    return farthest;
  }
}

/** Places along the rim of an arena, all the way round. */
export function rimOf([width, height]: Place): Point[] {
  const [x, y] = [width / 2 - launching.inset, height / 2 - launching.inset];
  const along = (half: number) => {
    const parts = Math.max(1, Math.round((2 * half) / launching.spacing));
    return Array.from({ length: parts }, (_, n) => -half + (2 * half * n) / parts);
  };
  return [
    ...along(x).map((at) => ({ x: at, y: -y })),
    ...along(y).map((at) => ({ x, y: at })),
    ...along(x).map((at) => ({ x: -at, y })),
    ...along(y).map((at) => ({ x: -x, y: -at })),
  ];
}

/** Whether nothing is where a missile is to start. */
function isClear(world: World, { x, y }: Point): boolean {
  const { room } = launching;
  let clear = true;
  world.queryAABB(new AABB({ x: x - room, y: y - room }, { x: x + room, y: y + room }), () => {
    clear = false;
    return false;
  });
  return clear;
}
