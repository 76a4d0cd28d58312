// Repeated turns: at every period the targets' directions jump, there and back, so that a scene of turns never stands still.

import { atan2, cos, sin } from '../../../laws/exact/exact';
import type { Command, Point } from '../../entities/command';
import type { Entity } from '../entity-kinds';
import { pointOf } from '../place';
import type { Population } from '../population';
import { assertInRange } from '../refuse';
import type { EntitySpec, Scenario } from '../scenario';
import type { System } from '../system';
import { timeTolerance } from '../timeline';
import { type TurnsSpec, turnByTunable } from './turns-spec';

/** Data and functions that `RepeatedTurns` needs from a simulation. */
export interface TurnsContext {
  readonly scenario: Pick<Scenario, 'turns'>;
  readonly entities: readonly Entity[];
  readonly population: Pick<Population, 'hold' | 'heldUntil'>;
  /** Time since the start of the simulation. s */
  readonly time: number;
  specOf(entity: Entity): EntitySpec;
  isAutonomous(entity: Entity): boolean;
  give(entity: Entity, command: Command): void;
}

/** Makes the targets of all turning bodies jump at equal time intervals. */
export class RepeatedTurns implements System {
  private readonly _spec: TurnsSpec;
  private readonly _simulation: TurnsContext;
  /** Time of the next jump of the targets. s */
  private _next: number;
  /** Time of the last jump of the targets. s; null before the first */
  private _last: number | null = null;
  /**
   * Angle by which all targets jump next. rad, clockwise. Each jump rotates a target about the start position of its
   * body.
   */
  private _by: number;
  // `first` in a file, the time of the first jump, counts from this moment.
  /**
   * Simulation time from which `TurnsSpec.first` (time until the first jump of the targets) counts: 0, or the time of
   * the last `restart`. s
   */
  private _began = 0;

  static of(this: void, simulation: TurnsContext): RepeatedTurns | null {
    const { turns } = simulation.scenario;
    return turns ? new RepeatedTurns(turns, simulation) : null;
  }

  constructor(spec: TurnsSpec, simulation: TurnsContext) {
    this._spec = spec;
    this._simulation = simulation;
    this._next = spec.first ?? 0;
    this._by = spec.by;
  }

  /** Angle by which the targets jump, without its sign. rad. Setting a value out of range throws RangeError. */
  get by(): number {
    return Math.abs(this._by);
  }

  set by(by: number) {
    assertInRange(turnByTunable, by);
    this._by = Math.sign(this._by) * by;
  }

  /**
   * Angle by which all targets jump next. rad, clockwise. Each jump rotates a target about the start position of its
   * body.
   */
  get coming(): number {
    return this._by;
  }

  /** Time between two jumps of the targets. s */
  get every(): number {
    return this._spec.every;
  }

  /** Time after each jump for which the rotation of the bodies is locked. s; 0 if never */
  get held(): number {
    return this._spec.held ?? 0;
  }

  /** Time since the last jump of the targets. s; null before the first jump */
  get sinceJump(): number | null {
    return this._last === null ? null : this._simulation.time - this._last;
  }

  /** Time until the targets jump to new places and the bodies start to turn again. s */
  get left(): number {
    return Math.max(0, this._next - this._simulation.time);
  }

  // Clamping needs the shapes of all bodies in the engine.
  /**
   * True if a snapshot for rewinding is allowed to save the bodies in groups, each group in a different simulation
   * step.
   */
  get bodyByBody(): boolean {
    return this.held === 0;
  }

  /** Progress in time from the last jump of the targets (0) to the next jump (1). */
  get fraction(): number {
    const { every } = this._spec;
    return Math.min(1, Math.max(0, 1 - this.left / every));
  }

  /** Time until no body is clamped (unable to turn) any more. s; 0 if no body is clamped */
  get holdLeft(): number {
    const { entities, population, time } = this._simulation;
    return Math.max(0, ...entities.map((entity) => population.heldUntil(entity) - time));
  }

  /**
   * Simulation time from which `TurnsSpec.first` (time until the first jump of the targets) counts: 0, or the time of
   * the last `restart`. s
   */
  get began(): number {
    return this._began;
  }

  /** Makes the targets jump in the next step. */
  beginNow(): void {
    this._next = this._simulation.time;
  }

  restart(): void {
    this._began = this._simulation.time;
    this._next = this._began + (this._spec.first ?? 0);
    this._last = null;
    this._by = Math.sign(this._spec.by) * this.by;
  }

  /**
   * Settings of the repeated turns at the start of the run, for saving. Exception: `by` (angle of the jumps) has the
   * original sign but the present size.
   */
  get specAtRestart(): TurnsSpec {
    return { ...this._spec, by: Math.sign(this._spec.by) * this.by };
  }

  /**
   * Settings of the repeated turns at the present moment, for saving. `by`: angle of the next jump of the targets, rad.
   * `first`: time until this jump, s
   */
  get specAtMoment(): TurnsSpec {
    return { ...this._spec, by: this._by, first: this.left };
  }

  /** Makes all targets jump if the next jump is due. Must be called before the entities' updates. */
  before(): void {
    const { time } = this._simulation;
    if (this._next > time + timeTolerance) return;
    this._last = time;
    this._next = time + this._spec.every;
    for (const entity of this._turning()) this._turn(entity);
    this._by = -this._by;
  }

  private _turn(entity: Entity): void {
    const { population, time } = this._simulation;
    const target = entity.target!;
    const start = pointOf(this._simulation.specOf(entity).position ?? [0, 0]);
    const ahead = turned(start, target, this._by);
    if (this._spec.fromRest) {
      entity.place(start, atan2(target.y - start.y, target.x - start.x));
      this._simulation.give(entity, { kind: 'turn-towards', target: ahead });
    } else entity.moveTarget(ahead);
    if (this.held > 0) population.hold(entity, time + this.held);
  }

  private _turning(): Entity[] {
    const simulation = this._simulation;
    return simulation.entities.filter(
      (entity) =>
        entity.command.kind === 'turn-towards' &&
        'target' in entity.command &&
        entity.target !== null &&
        !simulation.isAutonomous(entity),
    );
  }
}

/** Returns the system that makes targets jump at equal time intervals; null if the simulation has none. */
export function turnsOf({ systems }: { readonly systems: readonly System[] }): RepeatedTurns | null {
  return systems.find((system) => system instanceof RepeatedTurns) ?? null;
}

/** Returns a place rotated about another place. m @param angle rad, clockwise */
function turned(about: Point, { x, y }: Point, angle: number): Point {
  const [dx, dy] = [x - about.x, y - about.y];
  const [c, s] = [cos(angle), sin(angle)];
  return { x: about.x + dx * c - dy * s, y: about.y + dx * s + dy * c };
}
