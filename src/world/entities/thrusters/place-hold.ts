// Holds a body at a place: one turn controller per axis, with metres in place of radians, and engines that push along the axes.

import type { Body } from 'planck';
import { clamp } from '../../../laws/control/clamp';
import type { ControllerSpec } from '../../../laws/control/controllers';
import { saturate } from '../../../laws/control/steer';
import type { LawStop, TurnController, TurnOutput } from '../../../laws/control/turn-controller';
import { type BodyMemory, numbersIn, recall } from '../body-memory';
import { distance, type Point } from '../command';
import { changeLaw, createLaw } from '../laws';
import type { MotionLimits } from '../motion-limits';
import type { Outside } from '../outside';
import { noTerms, TurnTelemetry } from '../telemetry';

/** Engine along one axis of the world. `from`, `to`: range of the acceleration, in multiples of the body's limit. */
export interface AxisEngine {
  readonly axis: 'x' | 'y';
  readonly from: -1 | 0;
  readonly to: 0 | 1;
}

/** Engines that hold a body at a place. */
export interface Engines {
  readonly engines: readonly AxisEngine[];
  /** Unit vector along which the position error is measured. Default: to the target */
  readonly line?: Point;
}

/** Input of the engines' controllers in each step. */
export interface HoldInput {
  /** Place to hold. m; null to brake to rest */
  readonly target: Point | null;
  /** Velocity of the target. m/s */
  readonly targetVelocity: Point;
  readonly limits: Readonly<MotionLimits>;
  readonly outside: Outside;
  /** Length of the step. s */
  readonly timeStep: number;
}

/** Smallest jump of a target within one step that counts as a new target. m */
export const placeJump = 0.5;

/**
 * Controllers and engines that hold one body at a place. Units: m for errors, m/s for rates, m/s² for accelerations.
 */
export class PlaceHold {
  /**
   * Telemetry of the last step's motion along the line to the target. Units are m, m/s and m/s², not rad, rad/s and
   * rad/s².
   */
  readonly turn: TurnTelemetry;
  /** The last thrust as an acceleration. m/s² */
  readonly thrust = { x: 0, y: 0 };
  private readonly _body: Body;
  private readonly _engines: Engines;
  private _controllers: readonly TurnController[];
  private _spec: ControllerSpec;
  /** Direction along which the telemetry measures the position error. Unit vector */
  private _line: Point;
  private _lastTarget: Point | null = null;

  /**
   * Makes the controllers that hold a body at a place, one for each engine. Throws RangeError if a setting of the
   * controllers is invalid.
   */
  constructor(body: Body, engines: Engines, spec: ControllerSpec) {
    this._body = body;
    this._engines = engines;
    this._line = engines.line ?? { x: 1, y: 0 };
    this._spec = spec;
    this._controllers = engines.engines.map(() => createLaw(spec, 'none'));
    // An engine that pushes one way only, against gravity, cannot make the time-optimal turn of a motor that works both ways.
    const bounded = engines.engines.every(({ from, to }) => to - from === 2);
    this.turn = new TurnTelemetry({ angularAcceleration: Infinity, turnRate: Infinity }, bounded);
  }

  get controller(): ControllerSpec {
    return this._spec;
  }

  /**
   * Replaces the controllers of all axes. Controllers of the same kind keep their integrals. Throws RangeError if
   * `spec` is invalid.
   */
  set controller(spec: ControllerSpec) {
    this._controllers = this._controllers.map((each) => changeLaw(each, this._spec, spec, 'none'));
    this._spec = spec;
  }

  /** Fault of the first controller that has stopped; null while all run. */
  get stopped(): LawStop | null {
    return this._controllers.find(({ stopped }) => stopped)?.stopped ?? null;
  }

  /** Clears the state of the controllers. Called on a new command. */
  reset(): void {
    this._lastTarget = null;
    for (const controller of this._controllers) controller.reset();
  }

  /**
   * State for saving. `x`, `y`: memories of the x and y controllers. `hold`: [target x, target y, `_line.x`,
   * `_line.y`], target in m; [] without a target.
   */
  get memory(): BodyMemory {
    const { _engines: engines, _lastTarget: last, _line: line } = this;
    const laws = this._controllers.map((each, n) => [engines.engines[n].axis, each.memory ?? []]);
    return { ...Object.fromEntries(laws), hold: last ? [last.x, last.y, line.x, line.y] : [] };
  }

  set memory(memory: BodyMemory) {
    this._engines.engines.forEach(({ axis }, n) => {
      recall(this._controllers[n], axis, memory[axis]);
    });
    if (!memory.hold?.length) return;
    const [x, y, alongX, alongY] = numbersIn(memory, 'hold', 4);
    this._lastTarget = { x, y };
    this._line = { x: alongX, y: alongY };
  }

  /** Pushes the body towards the place to hold; brakes it if there is none. Must be called before the world's step. */
  steer(input: HoldInput): void {
    const { target, limits } = input;
    const body = this._body;
    const position = body.getPosition();
    if (target) this._face(target);
    const away = target && { x: target.x - position.x, y: target.y - position.y };
    Object.assign(this.turn, noTerms, {
      error: away && this._along(away),
      held: this._along(position),
      rate: this._along(body.getLinearVelocity()),
    });
    // Both axes at full push give this along the line, so the axis with the larger share is the limit.
    const share = Math.max(Math.abs(this._line.x), Math.abs(this._line.y));
    this.turn.limits.angularAcceleration = limits.linearAcceleration / share;
    this.turn.limits.turnRate = limits.speed / share;
    Object.assign(this.thrust, { x: 0, y: 0 });
    this._engines.engines.forEach((engine, n) => {
      this._push(engine, this._controllers[n], away, input);
    });
    const mass = body.getMass();
    body.applyForceToCenter({ x: this.thrust.x * mass, y: this.thrust.y * mass }, true);
  }

  /** Computes the thrust along one axis (x or y) for one step. Adds the controller's P, I and D terms to the telemetry. */
  private _push(
    { axis, from, to }: AxisEngine,
    controller: TurnController,
    away: Point | null,
    { targetVelocity, limits, outside, timeStep }: HoldInput,
  ): void {
    const { linearAcceleration: most, speed } = limits;
    const allowed = { angularAcceleration: most, turnRate: speed };
    const rate = this._body.getLinearVelocity()[axis];
    const terms = away
      ? controller.update({
          error: away[axis],
          angularVelocity: rate,
          targetAngularVelocity: targetVelocity[axis],
          timeStep,
          disturbance: outside.push[axis],
          limits: allowed,
          onlyWay: true,
        })
      : { p: 0, i: 0, d: 0, output: -rate / timeStep };
    const applied = clamp(saturate(terms.output, rate, timeStep, allowed), from * most, to * most);
    controller.limited?.(applied);
    this.thrust[axis] = applied;
    this._record(terms, applied, this._line[axis]);
  }

  /**
   * Projects the controller's output along one axis (x or y) on `_line` (direction of the plotted position error), and
   * adds the result to the telemetry.
   * @param applied acceleration after the engine's limits. m/s²
   * @param share factor of the projection: cosine of the angle between the axis and `_line`, -1 to 1
   */
  private _record({ p, i, d, output }: TurnOutput, applied: number, share: number): void {
    const { turn } = this;
    turn.p += p * share;
    turn.i += i * share;
    turn.d += d * share;
    turn.commanded += output * share;
    turn.applied += applied * share;
  }

  /**
   * Turns the axis on which the error is measured (`_line`) towards the target. Does nothing unless the target is new
   * or has jumped.
   */
  private _face(target: Point): void {
    const jumps = this._lastTarget === null || distance(target, this._lastTarget) > placeJump;
    this._lastTarget = { x: target.x, y: target.y };
    if (!jumps || this._engines.line) return;
    const { x, y } = this._body.getPosition();
    const length = distance(target, { x, y });
    if (length > 0) this._line = { x: (target.x - x) / length, y: (target.y - y) / length };
  }

  private _along({ x, y }: Point): number {
    return x * this._line.x + y * this._line.y;
  }
}
