// A turret's gun: picks an enemy, fires, and removes shells that hit.

import type { Body, World } from 'planck';
import { clamp } from '../../../laws/control/clamp';
import { settingsOf, type Tunable } from '../../../laws/control/tunable';
import { type Memory, numbersOf } from '../../../laws/control/turn-controller';
import { cos, hypot, sin } from '../../../laws/exact/exact';
import { distance, type Point } from '../../entities/command';
import { timeToMeet } from '../../entities/guidance/guidance-lead';
import { defaultShellSpeed, shellRadius, type Turret } from '../../entities/turret';
import { Circle } from '../../planck/planck';
import type { Contacts } from '../contacts';
import type { Entity } from '../entity-kinds';

export interface GunSpec {
  /** Speed of the shells. m/s */
  readonly shellSpeed: number;
  /** Time between two shots. s. */
  readonly reload: number;
  /** Largest distance of an enemy at which the gun fires. m */
  readonly range: number;
  /** Heading error below which the gun fires. rad */
  readonly tolerance: number;
}

type Row = Tunable & { readonly key: keyof GunSpec };

/** Labels, ranges and defaults of a gun's settings. */
export const gunTunables: readonly Row[] = [
  {
    key: 'shellSpeed',
    label: 'Shell speed',
    unit: 'm/s',
    min: 10,
    max: 50,
    step: 1,
    initial: defaultShellSpeed,
    accepts: { above: 0, to: 50 },
    help: 'Slower shells need more lead.',
  },
  {
    key: 'reload',
    label: 'Reload',
    unit: 's',
    min: 0.1,
    max: 2,
    step: 0.05,
    initial: 0.5,
    accepts: { from: 0.05, to: 60 },
    help: 'Time between two shots.',
  },
  {
    key: 'range',
    label: 'Range',
    unit: 'm',
    min: 10,
    max: 100,
    step: 1,
    initial: 45,
    accepts: { above: 0, to: 1000 },
    help: 'How far it shoots, and how near an enemy must be to be aimed at.',
  },
  {
    key: 'tolerance',
    label: 'Fires within',
    unit: 'rad',
    min: 0.005,
    max: 0.2,
    step: 0.005,
    initial: 0.02,
    accepts: { above: 0, to: 4 },
    help: 'Largest heading error at which it fires. The shell must pass the aim point closely as well.',
  },
];

// A shell weighs half a kilogram, so a hit hardly pushes a body.
/** Density of a shell. kg/m² */
const shellDensity = 1.8;

/** Largest predicted miss distance at which the gun still fires, for an enemy that does not accelerate. m */
const closeShot = 0.28;
// Larger than `closeShot`, because the course of such an enemy is uncertain.
/** Largest predicted miss distance at which the gun still fires, for an enemy that accelerates strongly. m */
const wideShot = 1;

/** Velocity of a fixed place: zero. m/s */
const still: Point = { x: 0, y: 0 };

/** Number of saved values: 3 of the enemy's motion, 5 of the gun's score */
const gunNumbers = 8;
/** Number of values in the saved state of a shell. */
const shellNumbers = 5;

/** A shell in flight. */
interface Shell {
  readonly body: Body;
  readonly velocity: Point;
  /** Flight time that the shell has left. s */
  left: number;
}

/** Shots, hits and aiming durations of a gun, counted since the last reset. */
export interface GunScore {
  /** Simulation time at which the gun's score was last reset to 0. s */
  since: number;
  shots: number;
  hits: number;
  /** Number of times that the gun has finished aiming at an enemy. */
  aims: number;
  /** Total time that the gun needed for aiming, summed over its enemies. s */
  aimTime: number;
}

/** The gun of one turret. */
export class Gun {
  readonly turret: Turret;
  readonly spec: GunSpec;
  readonly shells: Shell[] = [];
  readonly score: GunScore = { since: 0, shots: 0, hits: 0, aims: 0, aimTime: 0 };
  /** Enemy at which the gun aims; null if no enemy is in range. */
  enemy: Entity | null = null;
  private readonly _world: World;
  /** Largest number of this gun's shells in flight. */
  private readonly _mostShells: number;
  /** Time until the gun is loaded. s; 0 or less if it is loaded */
  private _untilLoaded = 0;
  /** Velocity of the gun's enemy in the last step, from which its acceleration is computed. m/s */
  private _seen: Point = { x: 0, y: 0 };
  /** Magnitude of the enemy's acceleration in the last step. m/s²; 0 for a new enemy */
  private _acceleration = 0;
  /** Time since the gun began to aim at its enemy. s. Null once aiming has ended, and without an enemy */
  private _aiming: number | null = null;

  /**
   * Makes the gun of a turret. Throws RangeError if a setting is invalid.
   * @param mostShells largest number of this gun's shells in flight; at this number, the gun does not fire
   */
  constructor(world: World, turret: Turret, spec: Partial<GunSpec> = {}, mostShells = Infinity) {
    this._world = world;
    this._mostShells = mostShells;
    this.turret = turret;
    this.spec = settingsOf(gunTunables, spec);
    turret.shellSpeed = this.spec.shellSpeed;
  }

  resetCounts(time: number): void {
    Object.assign(this.score, { since: time, shots: 0, hits: 0, aims: 0, aimTime: 0 });
  }

  /** Chooses the enemy to aim at. Must be called before the entities' updates. */
  before(timeStep: number, hostile: readonly Entity[]): void {
    // A hostile turret never aims at itself.
    const turned = this._pick(hostile.filter((enemy) => enemy !== this.turret));
    this._untilLoaded -= timeStep;
    if (!this.enemy) return;
    const { x, y } = this.enemy.velocity;
    this._acceleration = turned ? 0 : hypot(x - this._seen.x, y - this._seen.y) / timeStep;
    this._seen = { x, y };
  }

  /** Fires if the turret points at its enemy. Must be called after the turret's update. */
  updated(timeStep: number): void {
    const aimed = this.enemy !== null && this._aimed();
    if (this._aiming !== null) this._aim(aimed, timeStep);
    if (aimed && this._untilLoaded <= 0 && this.shells.length < this._mostShells) this._fire();
  }

  /**
   * Removes shells that hit something or flew long enough. Must be called after the worlds' steps.
   * @returns enemies that were hit
   */
  after(timeStep: number, contacts: Contacts, enemies: readonly Entity[]): Entity[] {
    const hit = new Set<Entity>();
    for (const one of [...this.shells]) {
      one.left -= timeStep;
      const touched = contacts.begun.find(({ a, b }) => a === one.body || b === one.body);
      const other = touched && (touched.a === one.body ? touched.b : touched.a);
      const enemy = enemies.find(({ body }) => body === other);
      if (enemy) {
        hit.add(enemy);
        this.score.hits += 1;
      }
      if (other || one.left <= 0) this._spend(one);
    }
    if (this.enemy && hit.has(this.enemy)) this.enemy = null;
    return [...hit];
  }

  /** Picks the nearest enemy if the current enemy is out of range or gone. Returns whether the enemy changed. */
  private _pick(enemies: readonly Entity[]): boolean {
    if (this.enemy && enemies.includes(this.enemy) && this._rangeOf(this.enemy) <= this.spec.range)
      return false;
    const near = enemies.filter((enemy) => this._rangeOf(enemy) <= this.spec.range);
    const next = near.toSorted((a, b) => this._rangeOf(a) - this._rangeOf(b))[0] ?? null;
    this.enemy = next;
    if (!next) {
      this._aiming = null;
      if (this.turret.command.kind !== 'idle') this.turret.give({ kind: 'idle' });
      return false;
    }
    this._aiming = 0;
    this.turret.retarget(next);
    return true;
  }

  /** Returns whether to fire: the heading error is small and the shell will pass close to the enemy. */
  private _aimed(): boolean {
    // Guidance assumes a barrel that points along the desired heading and follows it, ω = ψ'. After the time of
    // flight the shell would then be m + s t ahead and ω m t across. With the barrel's real heading and ω it must
    // come close to that.
    const { body, turn, aim, shellStart: m } = this.turret;
    const { shellSpeed: s, range, tolerance } = this.spec;
    if (turn.error === null || aim.point === null || aim.fallback || aim.closed) return false;
    const way = distance(body.getPosition(), aim.point);
    const planned = aim.headingRate * m;
    const time = timeToMeet({ x: way, y: 0 }, still, { speed: s, reach: m, turning: aim.headingRate });
    if (time === null || time > range / s) return false;
    const { error } = turn;
    const ahead = m + s * time;
    const across = body.getAngularVelocity() * m * time;
    const off = hypot(
      ahead * cos(error) - planned * time * sin(error) - ahead,
      ahead * sin(error) + planned * time * cos(error) - across,
    );
    // The place of an enemy with acceleration a is uncertain by a t²/2.
    const unsure = (this._acceleration * time * time) / 2;
    return Math.abs(error) < tolerance && off < clamp(unsure, closeShot, wideShot);
  }

  private _aim(aimed: boolean, timeStep: number): void {
    if (!aimed) {
      this._aiming! += timeStep;
      return;
    }
    this.score.aims += 1;
    this.score.aimTime += this._aiming!;
    this._aiming = null;
  }

  /** Returns the state of the gun and its shells for a saved file. Times are relative to `time`. */
  memoryAt(time: number, entities: readonly Entity[]): Memory {
    // Time until the gun is loaded (s), time since it turned to its enemy (s), index of the enemy, the enemy's velocity
    // (m/s) and acceleration (m/s²), start of the score (s), shots, hits, aims and aimTime (s).
    // Then x, y (m), velocities (m/s) and remaining time (s) of each shell.
    const { score, enemy, _seen: seen } = this;
    return [
      ...[
        this._untilLoaded,
        this._aiming,
        enemy && entities.indexOf(enemy),
        seen.x,
        seen.y,
        this._acceleration,
      ],
      ...[score.since - time, score.shots, score.hits, score.aims, score.aimTime],
      ...this.shells.flatMap(({ body, left }) => {
        const { x, y } = body.getPosition();
        const velocity = body.getLinearVelocity();
        return [x, y, velocity.x, velocity.y, left];
      }),
    ];
  }

  /** Restores a saved state in a new simulation. Throws RangeError if it is not the state of a gun. */
  recall(memory: Memory, entities: readonly Entity[]): void {
    const [untilLoaded, aiming, enemy, ...rest] = memory;
    const shells = Math.min(this._mostShells, Math.ceil((rest.length - gunNumbers) / shellNumbers));
    const numbers = numbersOf([untilLoaded, ...rest], 1 + gunNumbers + shells * shellNumbers);
    const chosen = enemy === null ? null : entities[enemy];
    if (chosen === undefined) throw new RangeError(`must name an entity as its enemy, got ${enemy}`);
    const [loaded, x, y, acceleration, since, shots, hits, aims, aimTime, ...flights] = numbers;
    this._untilLoaded = loaded;
    this._aiming = aiming;
    this.enemy = chosen;
    this._seen = { x, y };
    this._acceleration = acceleration;
    Object.assign(this.score, { since, shots, hits, aims, aimTime });
    for (let n = 0; n < flights.length; n += shellNumbers) {
      const [left, top, vx, vy, time] = flights.slice(n, n + shellNumbers);
      this._launch({ x: left, y: top }, { x: vx, y: vy }, time);
    }
  }

  private _fire(): void {
    const { body, shellStart } = this.turret;
    const { shellSpeed, range, reload } = this.spec;
    const nose = body.getWorldVector({ x: 1, y: 0 });
    const axis = body.getWorldCenter();
    // The shell keeps the velocity of the muzzle, ω m across the barrel.
    const across = body.getAngularVelocity() * shellStart;
    const velocity = { x: nose.x * shellSpeed - nose.y * across, y: nose.y * shellSpeed + nose.x * across };
    const muzzle = { x: axis.x + shellStart * nose.x, y: axis.y + shellStart * nose.y };
    this._launch(muzzle, velocity, range / shellSpeed);
    this.score.shots += 1;
    this._untilLoaded = reload;
  }

  /** Adds a flying shell to the world. @param position m @param velocity m/s @param left flight time that is left. s */
  private _launch(position: Point, velocity: Point, left: number): void {
    const body = this._world.createBody({
      type: 'dynamic',
      bullet: true,
      position,
      linearVelocity: velocity,
    });
    body.createFixture(new Circle(shellRadius), { density: shellDensity, filterGroupIndex: -2 });
    this.shells.push({ body, velocity, left });
  }

  private _spend(one: Shell): void {
    this._world.destroyBody(one.body);
    this.shells.splice(this.shells.indexOf(one), 1);
  }

  private _rangeOf({ body }: Entity): number {
    return distance(this.turret.body.getPosition(), body.getPosition());
  }
}
