// When and where the missiles of Dodge are launched: waves, warnings, and places on the rim that are fair.
import { distance } from '../../../entities/command';
import { atan2 } from '../../../exact/exact';
import { AABB } from '../../../exact/planck';
import { waveOf } from './waves';
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
};
/** Draws the launches. The same numbers and the same player make the same launches. */
export class Launcher {
  /** The wave under way, from 1; 0 before the first. */
  wave = 0;
  /** The launches that are warned of, in the order of their warnings. */
  warnings = [];
  _random;
  _places;
  /** The two sides along the arena's length. */
  _long;
  /** The side of the wave's last launch; null before its first. */
  _side = null;
  /** Missiles of the wave that are not warned of yet. */
  _left = 0;
  /** s until the next warning. */
  _wait = launching.calm;
  /** @param random gives numbers from 0 to 1 @param arena width and height around the origin. m */
  constructor(random, arena) {
    this._random = random;
    this._places = rimOf(arena);
    this._long = arena[0] >= arena[1] ? [0, 2] : [1, 3];
  }
  /** One step: counts down, warns, and hands out the launches that are due. */
  update(timeStep, range) {
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
  stop() {
    this.warnings = [];
    this._wait = Infinity;
  }
  _next(range) {
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
  _warn({ wave, name, pair }, range) {
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
  _choose({ world, player, playerSpeed }, from) {
    const least = launching.fairDistance + playerSpeed * launching.lead;
    const taken = (place) => this.warnings.some((one) => distance(one.place, place) < 2 * launching.room);
    const free = this._places.filter((place) => isClear(world, place) && !taken(place));
    const fairOf = (places) => places.filter((place) => distance(place, player) >= least);
    const wanted = fairOf(free.filter(({ side }) => this._suits(side, from)));
    const fair = wanted.length > 0 ? wanted : fairOf(free);
    const drawn = this._random.next();
    if (fair.length > 0) return fair[Math.floor(drawn * fair.length)];
    const places = free.length > 0 ? free : this._places;
    return places.toSorted((a, b) => distance(b, player) - distance(a, player))[0];
  }
  /** Whether a launch from a side is as the wave says. */
  _suits(side, from) {
    if (from === 'long') return this._long.includes(side);
    if (from === 'any' || this._side === null) return true;
    return side === (from === 'one' ? this._side : (this._side + 2) % 4);
  }
}
/** Places along the rim of an arena, all the way round. */
export function rimOf([width, height]) {
  const [x, y] = [width / 2 - launching.inset, height / 2 - launching.inset];
  const along = (half) => {
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
export function isClear(world, { x, y }, but = null) {
  const { room } = launching;
  let clear = true;
  world.queryAABB(new AABB({ x: x - room, y: y - room }, { x: x + room, y: y + room }), (fixture) => {
    clear &&= fixture.getBody() === but;
    return clear;
  });
  return clear;
}
