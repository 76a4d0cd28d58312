// Detects the errors of the 2013 code on a body as they happen, for the callouts of the picture.

import type { Vec2Value } from 'planck';
import { cos, hypot, sin } from '../../laws/exact/exact';
import { Entity2013 } from './entity-2013';
import { believedStep } from './pid-2013';

/** An erratum (mistake of the 2013 code) that is visible on a body now. `number` is its number in docs/errata.md. */
export interface SeenErratum {
  readonly number: number;
  /** Text about the erratum, with the measured values. */
  readonly text: string;
  /** Position of the erratum's warning sign in the scene. m; null for a sign at the body itself */
  readonly place: Vec2Value | null;
}

/** Time for which the warning about an error of the 2013 code stays visible after the error's last occurrence. s */
const holdTime = 1.2;

/** Thresholds for showing errata (mistakes of the 2013 code). An erratum with a smaller effect is not shown. */
const least = {
  /** Erratum 1 of docs/errata.md is shown if |i| / (|p| + |i| + |d|) is above this value. p, i, d: controller terms */
  integralShare: 0.6,
  // Erratum 2 also needs a derivative term above it.
  /** Below this commanded angular acceleration, errata 1 and 2 of docs/errata.md are not shown. rad/s² */
  commanded: 2,
  /** Speed / speed limit of a missile above which erratum 6 (docs/errata.md) is shown */
  speeding: 1.05,
  /** Sideways speed of a missile above which erratum 7 (docs/errata.md) is shown. m/s */
  sideways: 0.5,
  /** Fraction of a character's thrust limit above which erratum 8 (docs/errata.md) is shown */
  thrust: 0.75,
};

/**
 * Detects errata (mistakes of the 2013 code) on one body. Call `update` after the body's update, and `record` after the
 * world's step.
 */
export class ErrataWatch {
  private readonly _shown = new Map<number, { readonly text: string; readonly until: number }>();
  private readonly _usedUp: SeenErratum[] = [];
  private readonly _visited = new Set<number>();
  private _cursor = 0;
  private _command: unknown = null;
  private _time = 0;
  private _velocity: Vec2Value = { x: 0, y: 0 };

  get activeErrata(): readonly SeenErratum[] {
    const onBody = [...this._shown]
      .filter(([, { until }]) => until > this._time)
      .map(([number, { text }]) => ({ number, text, place: null }));
    return [...this._usedUp, ...onBody].toSorted((a, b) => a.number - b.number);
  }

  /**
   * Detects errata (mistakes of the 2013 code) in the body's last update.
   * @param timeStep length of the body's time step, s
   */
  update(body: Entity2013, timeStep: number): void {
    this._time += timeStep;
    this._watchController(body, timeStep);
    this._watchWaypoints(body);
    this._watchMotor(body);
    this._watchTravel(body);
  }

  /** Records the velocity that the physics engine has given the body. Must be called after each step of the engine. */
  record({ body }: Entity2013): void {
    const { x, y } = body.getLinearVelocity();
    this._velocity = { x, y };
  }

  private _point(number: number, text: string): void {
    this._shown.set(number, { text, until: this._time + holdTime });
  }

  private _watchController({ turn }: Entity2013, timeStep: number): void {
    const { p, i, d, commanded } = turn;
    if (Math.abs(commanded) < least.commanded) return;
    const share = Math.abs(i) / (Math.abs(p) + Math.abs(i) + Math.abs(d));
    if (share > least.integralShare)
      this._point(
        1,
        `Its “integral” is a mean of 7 errors, 10,000 times too strong: ${(100 * share).toFixed(0)} % of this turn`,
      );
    if (Math.abs(d) > least.commanded)
      this._point(
        2,
        `It damps ${(timeStep / believedStep).toFixed(1)} times what it should: it takes every step to last ${believedStep} s`,
      );
  }

  /** Detects waypoints that a body skips by erratum 4 (mistake of the 2013 code). */
  private _watchWaypoints({ cursor, waypoints, command }: Entity2013): void {
    if (command !== this._command) {
      this._command = command;
      this._usedUp.length = 0;
      this._visited.clear();
      this._cursor = 0;
    }
    if (command.kind !== 'follow-path') return;
    for (let n = this._cursor + 1; n < cursor; n++) {
      if (this._visited.has(n) || !waypoints[n]) continue;
      this._visited.add(n);
      this._usedUp.push({
        number: 4,
        text: 'Never reached: crossed off on arriving at the one before',
        place: waypoints[n],
      });
    }
    this._cursor = cursor;
  }

  private _watchMotor({ body, turn, limits }: Entity2013): void {
    if (Math.abs(turn.applied) < limits.angularAcceleration) return;
    const { x, y } = body.getLocalCenter();
    const aboutCentre = body.getInertia() - body.getMass() * (x * x + y * y);
    const real = (limits.angularAcceleration * body.getInertia()) / aboutCentre;
    this._point(
      5,
      `Its motor turns it with ${real.toFixed(1)} rad/s², the limit is ${limits.angularAcceleration.toFixed(1)}`,
    );
  }

  private _watchTravel(entity: Entity2013): void {
    const { body, kind, limits, thrust, command } = entity;
    const speed = hypot(this._velocity.x, this._velocity.y);
    if (kind === 'missile-2013' && speed > least.speeding * limits.speed)
      this._point(
        6,
        `It flies at ${speed.toFixed(1)} m/s, the limit is ${limits.speed}: it is applied before the thrust, not after`,
      );
    if (kind === 'missile-2013' && command.kind !== 'idle') {
      const nose = { x: cos(body.getAngle()), y: sin(body.getAngle()) };
      const sideways = Math.abs(nose.x * this._velocity.y - nose.y * this._velocity.x);
      if (sideways > least.sideways)
        this._point(7, `Its velocity is overwritten: ${sideways.toFixed(1)} m/s sideways are lost`);
    }
    const push = hypot(thrust.x, thrust.y);
    if (kind === 'character-2013' && push > least.thrust * limits.linearAcceleration)
      this._point(
        8,
        `Its thrust ignores mass: ${push.toFixed(0)} m/s² here, twice that for a body half as heavy`,
      );
  }
}

/** Detects errata (mistakes of the 2013 code) on all bodies that behave as in 2013. */
export class ErrataSystem {
  readonly bodyByBody = true;
  private readonly _simulation: { readonly entities: readonly object[] };
  private readonly _watches = new Map<Entity2013, ErrataWatch>();

  constructor(simulation: { readonly entities: readonly object[] }) {
    this._simulation = simulation;
  }

  watches(entity: object): boolean {
    return entity instanceof Entity2013;
  }

  /**
   * Detects errata (mistakes of the 2013 code) in a body's last update.
   * @param timeStep length of the body's step. s
   */
  afterUpdate(entity: object, timeStep: number): void {
    if (!(entity instanceof Entity2013)) return;
    const watch = this._watches.get(entity) ?? new ErrataWatch();
    this._watches.set(entity, watch);
    watch.update(entity, timeStep);
  }

  /**
   * Records the velocity of each body that moves by the program published in 2013. Must be called after each physics
   * step.
   */
  after(): void {
    for (const [entity, watch] of this._watches) {
      if (this._simulation.entities.includes(entity)) watch.record(entity);
      else this._watches.delete(entity);
    }
  }

  /**
   * Returns the errata (mistakes of the 2013 code) that are visible on a body now. Null for a body that does not behave
   * as in 2013.
   */
  callouts(entity: object): readonly SeenErratum[] | null {
    return entity instanceof Entity2013 ? (this._watches.get(entity)?.activeErrata ?? []) : null;
  }
}
