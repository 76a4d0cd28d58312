// The walls inside the arena: heavy missiles break them, they return, and some of them slide in some waves.
import type { Body } from 'planck';
import type { Point } from '../../../entities/command';
import type { Obstacle } from '../../../simulation/obstacle';
import type { Place } from '../../../simulation/place';
import { gapBetween } from './gap';
import { Slide, sliding } from './slide';

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
export const hiding = {
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
  private readonly _slide = new Slide();

  /** @param arena width and height around the origin, m @param slides places of those that slide in the list of obstacles */
  constructor(obstacles: readonly Obstacle[], arena: Place, slides: readonly number[]) {
    const [x, y] = [arena[0] / 2, arena[1] / 2];
    const isInner = ({ kind, body }: Obstacle) => {
      const place = body.getPosition();
      return kind === 'wall' && Math.abs(place.x) < x && Math.abs(place.y) < y;
    };
    this.walls = obstacles.flatMap((obstacle, n) => {
      const nth = slides.indexOf(n);
      // In turn to either side: the picture stays in balance.
      return isInner(obstacle) ? new InnerWall(obstacle, nth < 0 ? 0 : nth % 2 === 0 ? 1 : -1) : [];
    });
  }

  /** Whether those that slide are on their way. */
  get sliding(): boolean {
    return this._slide.on;
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
    const by = this._slide.advance(timeStep, slides);
    for (const wall of this.walls) {
      if (wall.slides) wall.move(by, timeStep);
      wall.mend(timeStep, wave, near);
      wall.look(timeStep, near.player);
    }
  }
}
