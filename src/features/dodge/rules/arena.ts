// Changes in the arena: inner walls break, return and slide, and gusts blow. The number of the wave decides which.
import type { Body } from 'planck';
import { cos, sin } from '../../../laws/exact/exact';
import type { Point } from '../../../world/entities/command';
import type { Mulberry32 } from '../../../world/entities/random';
import type { Obstacle } from '../../../world/simulation/obstacle';
import type { Place } from '../../../world/simulation/place';
import { gapBetweenHulls } from './gap';

const sliding = {
  /** Largest distance of a sliding wall from its home position, to either side. m */
  reach: 11,
  /** Duration of one swing of a sliding wall: to one side, to the other side and back. s */
  period: 10,
  /** Time in which the swing of sliding walls grows from 0 to full size, or shrinks back. s */
  eased: 5,
} as const;

export const breaking = {
  /** Least time before a broken wall returns, s. The time counts from the end of the wave in which the wall broke. */
  away: 8,
  /** Time for which an outline announces that a broken wall returns. s */
  outlined: 1.5,
  /**
   * Distance that every missile must have from the place of a broken wall before the wall returns. m, between the
   * nearest points
   */
  missiles: 10,
  /** Distance that the player must have from the place of a broken wall before the wall returns. m, hull to hull */
  player: 12,
} as const;

const hiding = {
  /** Gap between player and wall up to which the player counts as beside the wall. m */
  within: 7,
  /** Time beside one wall after which the player counts as hiding. s */
  after: 3,
} as const;

/** Bodies near which a broken wall does not return. */
interface WallBlockers {
  readonly player: Body;
  readonly missiles: readonly Body[];
}

/** A wall inside the arena, which can break and may slide. */
export class InnerWall {
  readonly obstacle: Obstacle;
  /** Number of times that the wall has broken. */
  breaks = 0;
  /** Time until the broken wall may return. s. Null while the wall stands. */
  returnsIn: number | null = null;
  private readonly _home: Point;
  /** Unit vector in which the wall slides, along its length. Zero vector if the wall never slides. */
  private readonly _way: Point;
  /** Number of the latest wave in which this wall broke; 0 if it never broke. */
  private _wave = 0;
  /** Time for which the player has been beside this wall without interruption. s */
  private _beside = 0;

  /**
   * Creates an inner wall of the game, at its home position.
   * @param side direction in which the wall first slides, 1 or −1; 0 if it never slides
   */
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

  /** The two ends of the line along which the middle of the wall slides. m */
  get ends(): readonly [Point, Point] {
    const [one, other] = [-sliding.reach, sliding.reach].map((by) => this._at(by));
    return [one, other];
  }

  /**
   * Whether the player has stayed beside this wall long enough to count as hiding. A hiding player gets no points for
   * near misses and lured missiles.
   */
  get hides(): boolean {
    return this._beside >= hiding.after;
  }

  observe(timeStep: number, player: Body): void {
    const isBeside = this.returnsIn === null && gapBetweenHulls(this.obstacle.body, player) <= hiding.within;
    this._beside = isBeside ? this._beside + timeStep : 0;
  }

  /** Breaks the wall: removes it from the world, until `mend` puts it back. @param wave number of the present wave */
  break(wave: number): void {
    this.returnsIn = breaking.away;
    this.breaks += 1;
    this._wave = wave;
    const { body } = this.obstacle;
    if (this.slides) body.setLinearVelocity({ x: 0, y: 0 });
    body.setActive(false);
  }

  mend(timeStep: number, wave: number, { player, missiles }: WallBlockers): void {
    if (this.returnsIn === null || wave === this._wave) return;
    this.returnsIn = Math.max(0, this.returnsIn - timeStep);
    if (this.returnsIn > 0) return;
    const { body } = this.obstacle;
    if (gapBetweenHulls(body, player) < breaking.player) return;
    if (missiles.some((missile) => gapBetweenHulls(body, missile) < breaking.missiles)) return;
    body.setActive(true);
    this.returnsIn = null;
  }

  /**
   * Moves the wall along its track, with a speed at which it reaches a given offset at the end of the step.
   * @param offset distance from the wall's home position, m; negative on the other side
   */
  moveTo(offset: number, timeStep: number): void {
    const { body } = this.obstacle;
    const goal = this._at(offset);
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

/** All walls inside the arena. The sliding walls start, turn back and stop together. */
export class InnerWalls {
  readonly walls: readonly InnerWall[];
  /** Time since the walls began to slide. s. Null while no wall slides. */
  private _time: number | null = null;
  /**
   * Time at which the sliding walls begin to slow down, s after they began to slide. Null while they are not told to
   * stop.
   */
  private _slowsAt: number | null = null;

  /**
   * Finds the inner walls among all obstacles of the arena.
   * @param arena width and height of the arena around the origin, m
   * @param slides indices of the sliding walls in the list of obstacles
   */
  constructor(obstacles: readonly Obstacle[], [width, height]: Place, slides: readonly number[]) {
    const isInner = ({ kind, body }: Obstacle) => {
      const { x, y } = body.getPosition();
      return kind === 'wall' && Math.abs(x) < width / 2 && Math.abs(y) < height / 2;
    };
    this.walls = obstacles.flatMap((obstacle, n) => {
      const nth = slides.indexOf(n);
      // Directions alternate, so that the picture stays balanced.
      return isInner(obstacle) ? new InnerWall(obstacle, nth < 0 ? 0 : nth % 2 === 0 ? 1 : -1) : [];
    });
  }

  /** Whether walls are sliding now. */
  get sliding(): boolean {
    return this._time !== null;
  }

  /** Total number of times that inner walls have broken. */
  get broken(): number {
    return this.walls.reduce((sum, { breaks }) => sum + breaks, 0);
  }

  /**
   * Whether the player counts as hiding beside an inner wall. A hiding player gets no points for near misses or for
   * missiles lured into a crash.
   */
  get hide(): boolean {
    return this.walls.some((wall) => wall.hides);
  }

  among(bodies: readonly Body[]): InnerWall | null {
    return this.walls.find(({ obstacle }) => bodies.includes(obstacle.body)) ?? null;
  }

  /**
   * Updates all inner walls for one step. Moves the sliding walls and puts broken walls back.
   * @param wave number of the present wave
   * @param slides whether walls slide in this wave
   * @param blockers player and missiles; a broken wall does not return while one of these is near its place
   */
  update(timeStep: number, wave: number, slides: boolean, blockers: WallBlockers): void {
    const by = this._advance(timeStep, slides);
    for (const wall of this.walls) {
      if (wall.slides) wall.moveTo(by, timeStep);
      wall.mend(timeStep, wave, blockers);
      wall.observe(timeStep, blockers.player);
    }
  }

  /**
   * Advances the motion that all sliding walls share. Returns the walls' displacement from their home positions, m.
   * @param wanted whether walls should slide now
   */
  private _advance(timeStep: number, wanted: boolean): number {
    if (this._time === null) {
      if (wanted) this._time = 0;
      return 0;
    }
    this._time += timeStep;
    const { reach, period, eased } = sliding;
    // Walls pass their home position every half period. From there the swing shrinks as gently as it grew.
    if (!wanted) this._slowsAt ??= Math.ceil((2 * this._time) / period) * (period / 2);
    const left = this._slowsAt === null ? eased : this._slowsAt + eased - this._time;
    if (left <= 0) {
      this._time = null;
      this._slowsAt = null;
      return 0;
    }
    const share = Math.min(1, this._time / eased, left / eased);
    return reach * share * sin((2 * Math.PI * this._time) / period);
  }
}

export const gusts = {
  /** Time between the announcements of two successive gusts. s */
  every: 7,
  /** Time for which arrows announce a gust before it blows. s */
  warned: 1.5,
  /** Time for which a gust blows. s */
  lasts: 3,
  /** Force of a gust on each body. N */
  force: 60,
  /** Torque of a gust on each body, in a random direction. N m */
  torque: 20,
} as const;

/** A gust of wind that is announced or blowing. */
export interface Gust {
  /** Direction in which the gust blows. rad, 0 along +x, positive clockwise */
  readonly heading: number;
  /** Torque of the gust on each body. N m, positive clockwise */
  readonly torque: number;
  /** Time until the gust blows. s; 0 while it blows */
  readonly in: number;
}

/** The gusts of a game, with random directions. */
export class Gusts {
  /** The gust that is announced or blowing; null between two gusts. */
  now: Gust | null = null;
  private readonly _random: Pick<Mulberry32, 'next'>;
  /** Time since the last announcement of a gust. s */
  private _time = Infinity;

  constructor(random: Pick<Mulberry32, 'next'>) {
    this._random = random;
  }

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
