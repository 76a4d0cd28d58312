// What changes in the arena while a game is on: walls inside it break, return and slide, and gusts blow, as the wave says.
import type { Body } from 'planck';
import { cos, sin } from '../../../laws/exact/exact';
import type { Point } from '../../../world/entities/command';
import type { Mulberry32 } from '../../../world/entities/random';
import type { Obstacle } from '../../../world/simulation/obstacle';
import type { Place } from '../../../world/simulation/place';
import { gapBetween } from './gap';

const sliding = {
  /** Largest distance from their own places. m */
  reach: 11,
  /** Time of one way to and fro. s; with the reach, at most 6.9 m/s: half of what the player does. */
  period: 10,
  /** Time in which the reach grows from nothing, and falls to nothing at the end. s; half a period, so that no moment is faster. */
  eased: 5,
} as const;

export const breaking = {
  /** Time after the wave in which a wall broke until it returns. s */
  away: 8,
  /** It is outlined for so long before. s */
  outlined: 1.5,
  /** It waits while a missile is nearer than this to where it will stand. m, hull to hull */
  missiles: 10,
  /** The same for the player, who must not find a wall in the way out. m */
  player: 12,
} as const;

/** Who stays beside one wall hides behind it, or circles it for ever: then neither a near miss nor a lured missile pays. */
const hiding = {
  /** Beside it is so near. m, hull to hull */
  within: 7,
  /** For so long. s */
  after: 3,
} as const;

/** What is near the walls. */
interface Near {
  readonly player: Body;
  readonly missiles: readonly Body[];
}

/** A wall inside the arena. */
export class InnerWall {
  readonly obstacle: Obstacle;
  /** How often it broke. */
  breaks = 0;
  /** s until it may return; null while it stands. */
  returnsIn: number | null = null;
  private readonly _home: Point;
  /** Which way it slides, along its length; 0 for one that stays. */
  private readonly _way: Point;
  /** The wave in which it broke. */
  private _wave = 0;
  /** How long the player has been beside it. s */
  private _beside = 0;

  /** @param side 1 or -1 for one that slides, 0 for one that stays */
  constructor(obstacle: Obstacle, side: -1 | 0 | 1) {
    const { body, size } = obstacle;
    const { x, y } = body.getPosition();
    this.obstacle = obstacle;
    this._home = { x, y };
    const along = body.getWorldVector(size[0] >= size[1] ? { x: side, y: 0 } : { x: 0, y: side });
    this._way = { x: along.x, y: along.y };
    if (side !== 0) body.setKinematic();
  }

  get slides(): boolean {
    return this._way.x !== 0 || this._way.y !== 0;
  }

  /** The ends of the way of its middle when it slides. m */
  get ends(): readonly [Point, Point] {
    const [one, other] = [-sliding.reach, sliding.reach].map((by) => this._at(by));
    return [one, other];
  }

  /** Whether the player hides beside it. */
  get hides(): boolean {
    return this._beside >= hiding.after;
  }

  /** One step: looks whether the player is beside it. */
  look(timeStep: number, player: Body): void {
    const isBeside = this.returnsIn === null && gapBetween(this.obstacle.body, player) <= hiding.within;
    this._beside = isBeside ? this._beside + timeStep : 0;
  }

  /** Takes it out of the world. @param wave the wave under way */
  break(wave: number): void {
    this.returnsIn = breaking.away;
    this.breaks += 1;
    this._wave = wave;
    const { body } = this.obstacle;
    if (this.slides) body.setLinearVelocity({ x: 0, y: 0 });
    body.setActive(false);
  }

  /** One step of its way back. @param wave the wave under way */
  mend(timeStep: number, wave: number, { player, missiles }: Near): void {
    if (this.returnsIn === null || wave === this._wave) return;
    this.returnsIn = Math.max(0, this.returnsIn - timeStep);
    if (this.returnsIn > 0) return;
    const { body } = this.obstacle;
    if (gapBetween(body, player) < breaking.player) return;
    if (missiles.some((missile) => gapBetween(body, missile) < breaking.missiles)) return;
    body.setActive(true);
    this.returnsIn = null;
  }

  /** Moves it in the next step to where it is to be then. @param by from its own place, m */
  move(by: number, timeStep: number): void {
    const { body } = this.obstacle;
    const goal = this._at(by);
    if (this.returnsIn !== null) {
      body.setTransform(goal, body.getAngle());
      return;
    }
    const { x, y } = body.getPosition();
    body.setLinearVelocity({ x: (goal.x - x) / timeStep, y: (goal.y - y) / timeStep });
  }

  private _at(by: number): Point {
    const { _home: home, _way: way } = this;
    return { x: home.x + by * way.x, y: home.y + by * way.y };
  }
}

/** All of them. */
export class InnerWalls {
  readonly walls: readonly InnerWall[];
  /** s since those that slide began; null while they stand at their own places. */
  private _time: number | null = null;
  /** When their reach begins to fall, counted as `_time`; null while nobody asked them to stop. */
  private _end: number | null = null;

  /** @param arena width and height around the origin, m @param slides places of those that slide in the list of obstacles */
  constructor(obstacles: readonly Obstacle[], [width, height]: Place, slides: readonly number[]) {
    const isInner = ({ kind, body }: Obstacle) => {
      const { x, y } = body.getPosition();
      return kind === 'wall' && Math.abs(x) < width / 2 && Math.abs(y) < height / 2;
    };
    this.walls = obstacles.flatMap((obstacle, n) => {
      const nth = slides.indexOf(n);
      // In turn to either side: the picture stays in balance.
      return isInner(obstacle) ? new InnerWall(obstacle, nth < 0 ? 0 : nth % 2 === 0 ? 1 : -1) : [];
    });
  }

  /** Whether those that slide are on their way. */
  get sliding(): boolean {
    return this._time !== null;
  }

  /** How often walls broke. */
  get broken(): number {
    return this.walls.reduce((sum, { breaks }) => sum + breaks, 0);
  }

  /** Whether the player hides beside one of them. */
  get hide(): boolean {
    return this.walls.some((wall) => wall.hides);
  }

  /** The wall that is one of some bodies; null when none is. */
  among(bodies: readonly Body[]): InnerWall | null {
    return this.walls.find(({ obstacle }) => bodies.includes(obstacle.body)) ?? null;
  }

  /** One step: walls slide, and broken ones return. @param wave number of the wave under way @param slides whether walls slide in it */
  update(timeStep: number, wave: number, slides: boolean, near: Near): void {
    const by = this._advance(timeStep, slides);
    for (const wall of this.walls) {
      if (wall.slides) wall.move(by, timeStep);
      wall.mend(timeStep, wave, near);
      wall.look(timeStep, near.player);
    }
  }

  /** One step of their common way. @param wanted whether they are to slide @returns the distance from their own places, m */
  private _advance(timeStep: number, wanted: boolean): number {
    if (this._time === null) {
      if (wanted) this._time = 0;
      return 0;
    }
    this._time += timeStep;
    const { reach, period, eased } = sliding;
    // They pass their own places every half period: from there they come to rest as they began.
    if (!wanted) this._end ??= Math.ceil((2 * this._time) / period) * (period / 2);
    const left = this._end === null ? eased : this._end + eased - this._time;
    if (left <= 0) {
      this._time = null;
      this._end = null;
      return 0;
    }
    const share = Math.min(1, this._time / eased, left / eased);
    return reach * share * sin((2 * Math.PI * this._time) / period);
  }
}

export const gusts = {
  /** From one to the next. s */
  every: 7,
  /** Streaks show where it will blow for so long before. s */
  warned: 1.5,
  lasts: 3,
  /** N; a missile of 4.4 kg gets 14 m/s² of it, about its own thrust. */
  force: 60,
  /** N m, to either side. */
  torque: 20,
} as const;

/** A gust that is announced or blows. */
export interface Gust {
  /** Where it blows to. rad, 0 along +x, clockwise */
  readonly heading: number;
  /** N m, positive clockwise */
  readonly torque: number;
  /** s until it blows; 0 while it does. */
  readonly in: number;
}

/** The gusts of a game. */
export class Gusts {
  /** The one that is announced or blows; null between two. */
  now: Gust | null = null;
  private readonly _random: Pick<Mulberry32, 'next'>;
  /** s since the last one was announced. */
  private _time = Infinity;

  constructor(random: Pick<Mulberry32, 'next'>) {
    this._random = random;
  }

  /** One step. One that was announced blows to its end. @param wanted whether the wave has gusts */
  update(timeStep: number, wanted: boolean, bodies: readonly { readonly body: Body }[]): void {
    const { every, warned, lasts, force } = gusts;
    this._time += timeStep;
    if (this._time >= every && wanted) {
      this._time = 0;
      const heading = 2 * Math.PI * this._random.next();
      const torque = this._random.next() < 0.5 ? -gusts.torque : gusts.torque;
      this.now = { heading, torque, in: warned };
    }
    if (this._time >= warned + lasts) this.now = null;
    if (!this.now) return;
    this.now = { ...this.now, in: Math.max(0, warned - this._time) };
    const { heading, torque, in: left } = this.now;
    if (left > 0) return;
    const push = { x: force * cos(heading), y: force * sin(heading) };
    for (const { body } of bodies) {
      body.applyForceToCenter(push, true);
      body.applyTorque(torque, true);
    }
  }
}
