// The commands that a person gives to the bodies: the mode, and the target and path that all of them share.
import { settlingBand } from '../../laws/control/step-response';
import { cos, sin } from '../../laws/exact/exact';
import { toStep } from '../../laws/exact/figures';
import type { Command, Point } from '../../world/entities/command';
import { formatCommand } from '../../world/simulation/command-spec';
import { type Entity, type EntityName, kindOf } from '../../world/simulation/entity-kinds';
import { commandNow } from '../../world/simulation/entity-spec';
import { pointOf } from '../../world/simulation/place';
import { poseOf } from '../../world/simulation/pose';
import { assertFinite } from '../../world/simulation/refuse';
import type { CommandSpec, EntitySpec } from '../../world/simulation/scenario';
import type { Simulation } from '../../world/simulation/simulation';
import type { TargetMotion } from '../../world/simulation/targets/moving-target';
import type { Stage } from './stage';
import { assertPathFits, samePlaces } from './waypoints';

/** Effect of a drag: turn to a place (`track`), fly there (`seek`) or draw a path (`path`). */
export type DragMode = 'track' | 'seek' | 'path';

/** Drag mode (effect of a drag in the scene) for each kind of command in a scenario file. */
const modeOf = { 'follow-path': 'path', 'turn-towards': 'track', seek: 'seek', idle: 'seek' } as const;

/** Distance of the default target in front of a body. m */
const targetAhead = 15;

/** Number of grid steps per metre for rounding target coordinates. 100 means whole centimetres. */
const perMetre = 100;

/** Two conditions that end a step test (all bodies turn by the same angle). Either of them is enough. */
const testEnds = {
  /** Time for which all bodies must stay in the settling band before the step test ends. s */
  settled: 1,
  /** Longest duration of a step test (all bodies turn by the same angle). s */
  atMost: 4,
};

/** A running step test (all bodies turn by the same angle). `mode` and `target` are restored after the test. */
interface StepTest {
  readonly mode: DragMode;
  readonly target: Point;
  /** Angle by which the bodies turn. rad, positive clockwise */
  readonly angle: number;
  /** Simulation time at which the step test (all bodies turn by the same angle) started. s */
  readonly began: number;
  /** Latest simulation time at which some body was not yet settled at the target angle. s */
  unsettled: number;
}

interface CommandState {
  readonly mode: DragMode;
  /** Position of the shared target, which the modes `track` and `seek` use. m */
  readonly target: Point;
  readonly waypoints: readonly Point[];
  readonly loop: boolean;
  /** Whether a person has given a command. If not, each body follows its command from the scenario file. */
  readonly given: boolean;
  readonly stepTest: StepTest | null;
}

/** Gives a person's commands to the bodies: where to turn or fly, or which path to follow. */
export class Commands {
  private readonly _stage: Stage;
  state: CommandState;

  constructor(stage: Stage) {
    this._stage = stage;
    const { entities } = stage.simulation;
    const [first] = entities;
    const path = entities.map(({ command }) => command).find((command) => command.kind === 'follow-path');
    this.state = {
      mode: modeOf[first.command.kind],
      target: first.target ?? ahead(first),
      waypoints: path?.waypoints ?? [],
      loop: path?.loop ?? false,
      given: false,
      stepTest: null,
    };
  }

  private get _simulation(): Simulation {
    return this._stage.simulation;
  }

  get mode(): DragMode {
    return this.state.mode;
  }

  /** Present position of the shared target. m */
  get target(): Point {
    return this._simulation.targets[0]?.position ?? this.state.target;
  }

  /**
   * Point at which a person can drag the target, m. If the target moves by itself, the point is the centre of its
   * motion. Otherwise it is the target's position.
   */
  get targetHold(): Point {
    const [moving] = this._simulation.targets;
    return moving && moving.motion.kind !== 'pointer' ? moving.anchor : this.target;
  }

  /** Waypoints of the path that all bodies share, m. Empty if there is no path. */
  get waypoints(): readonly Point[] {
    return this.state.waypoints;
  }

  get loop(): boolean {
    return this.state.loop;
  }

  /** Whether a step test (all bodies turn by the same angle) is running. */
  get isTesting(): boolean {
    return this.state.stepTest !== null;
  }

  /** Ends the step test (equal turn of all bodies) when all bodies have settled or time is up. */
  afterStep(): void {
    const { stepTest } = this.state;
    if (!stepTest) return;
    const { time } = this._simulation;
    const band = settlingBand * Math.abs(stepTest.angle);
    const isSettled = this._tested().every(({ entity }) => Math.abs(entity.turn.error ?? 0) <= band);
    if (!isSettled) stepTest.unsettled = time;
    if (time - stepTest.unsettled >= testEnds.settled || time - stepTest.began >= testEnds.atMost)
      this.endStepTest();
  }

  endStepTest(): void {
    const { stepTest } = this.state;
    if (!stepTest) return;
    for (const { entity, body } of this._tested()) {
      const { command, cursor } = body.interrupted!;
      this._simulation.give(entity, command);
      if (command.kind === 'follow-path') this._simulation.reroute(entity, command.waypoints, cursor);
    }
    this._update({ mode: stepTest.mode, target: stepTest.target, stepTest: null });
  }

  /** Starts the running step test (all bodies turn by the same angle) again. Call after a restart of the simulation. */
  begin(): void {
    const { stepTest } = this.state;
    if (!stepTest) return;
    const { time } = this._simulation;
    this._update({ stepTest: { ...stepTest, began: time, unsettled: time } });
    for (const { body } of this._tested()) body.interrupted = { ...body.interrupted!, cursor: 0 };
  }

  private _tested() {
    const { simulation, bodies } = this._stage;
    return bodies.flatMap((body, n) => (body.interrupted ? [{ entity: simulation.entities[n], body }] : []));
  }

  private _update(change: Partial<CommandState>): void {
    this.state = { ...this.state, ...change };
    if (this.state.stepTest === null) for (const { body } of this._tested()) body.interrupted = null;
  }

  /**
   * Returns the command (such as follow a path) that a body gets when it is put back to its start.
   * @param start description (as in a scenario file) from which the body was created
   */
  commandAtStart(entity: Entity, start: EntitySpec): CommandSpec {
    const simulation = this._simulation;
    const { given, target } = this.state;
    if (!given || simulation.isAutonomous(entity)) return start.command ?? { kind: 'idle' };
    const command = formatCommand(this._commandFor(start, entity.target ?? target), simulation);
    if (command.kind !== 'follow-path' || start.command?.kind !== 'follow-path') return command;
    // The body is back at its start, so it heads for its first waypoint, if that still exists.
    const { next = 0 } = start.command;
    return next > 0 && next < command.waypoints.length ? { ...command, next } : command;
  }

  /**
   * Sets the effect of a drag: turn to a place, fly there or draw a path. Also gives the bodies a command of this mode
   * at once.
   * @throws RangeError if the mode is `path` and the present shared path has too many waypoints for the number of
   * bodies
   */
  setMode(mode: DragMode): void {
    if (mode === 'path') assertPathFits(this.waypoints, this._simulation);
    const { mode: was, target } = this.state;
    const [first] = this._simulation.entities;
    const isLeft = mode !== 'path' && was === 'path';
    this._update({ mode, stepTest: null, target: (isLeft && first.target) || target });
    this._giveAll();
  }

  /** Makes the shared target move by itself from now on. Throws RangeError for an invalid motion. */
  moveTargetBy(motion: TargetMotion): void {
    this._simulation.moveTargetBy(motion, this.state.target);
    this._update({ stepTest: null });
    if (this.mode !== 'path') this._giveAll();
  }

  /**
   * Moves the shared target, except in mode `path`. Throws RangeError for a place that is not finite.
   * @param place m
   */
  moveTarget(place: Point): void {
    assertFinite(place);
    if (this.mode === 'path') return;
    const target = toCentimetre(place);
    const simulation = this._simulation;
    simulation.targets[0]?.moveTo(target);
    for (const entity of this._commanded()) {
      const command = this._commandFor(entity, target);
      if (isSameChase(simulation.givenCommand(entity), command)) continue;
      if (entity.command.kind === command.kind && 'target' in entity.command) entity.moveTarget(target);
      else simulation.give(entity, command);
    }
    this._update({ target, given: true, stepTest: null });
  }

  /**
   * Starts a step test: each body whose heading is controlled stops, then turns by `angle`.
   * @param angle rad, positive clockwise, not 0
   */
  stepTest(angle: number): void {
    const simulation = this._simulation;
    this.endStepTest();
    // A body that is commanded to a place has no heading setpoint to step.
    const turning = this._commanded().filter((entity) => kindOf(entity).controlledVariable === 'heading');
    const { mode, target } = this.state;
    if (mode !== 'track') this._interrupt(turning, angle);
    for (const entity of turning) {
      entity.place(entity.body.getPosition(), entity.body.getAngle());
      simulation.give(entity, { kind: 'turn-towards', target: ahead(entity, angle) });
    }
    this._update({ mode: 'track', target: turning[0]?.target ?? target, given: true });
  }

  private _interrupt(turning: readonly Entity[], angle: number): void {
    const { simulation, bodies } = this._stage;
    const { mode, target } = this.state;
    const { time: began } = simulation;
    const isTurning = new Set(turning);
    bodies.forEach((body, n) => {
      const entity = simulation.entities[n];
      if (isTurning.has(entity))
        body.interrupted = { command: commandNow(simulation, entity), cursor: entity.cursor };
    });
    this._update({ stepTest: { mode, target, angle, began, unsettled: began } });
  }

  /** Replaces the shared path. Throws RangeError for a non-finite place or too many waypoints. */
  setPath(waypoints: readonly Point[], loop: boolean): void {
    assertPathFits(waypoints, this._simulation);
    const command: Command =
      waypoints.length > 0 ? { kind: 'follow-path', waypoints, loop } : { kind: 'idle' };
    for (const entity of this._commanded()) this._simulation.give(entity, command);
    this._update({ mode: 'path', waypoints, loop, given: true, stepTest: null });
  }

  /** Closes the path into a loop, or opens it. Bodies on the path keep their next waypoint. */
  setLoop(loop: boolean): void {
    this._update({ loop });
    if (this.mode !== 'path') return;
    this._update({ given: true });
    const simulation = this._simulation;
    for (const entity of this._commanded().filter((one) => kindOf(one).loops)) {
      const { cursor } = entity;
      simulation.give(entity, this._commandFor(entity, this.state.target));
      simulation.reroute(entity, this.waypoints, cursor);
    }
  }

  moveWaypoint(index: number, place: Point): void {
    this._editPath(this.waypoints.with(index, place), (cursor) => cursor);
  }

  /** Inserts a waypoint into the path, before the waypoint with this index. @param place m */
  insertWaypoint(index: number, place: Point): void {
    this._editPath(this.waypoints.toSpliced(index, 0, place), (cursor) =>
      cursor >= index ? cursor + 1 : cursor,
    );
  }

  /** Removes a waypoint from the path. Does nothing if it is the only waypoint. */
  removeWaypoint(index: number): void {
    if (this.waypoints.length < 2) return;
    const left = this.waypoints.toSpliced(index, 1);
    this._editPath(left, (cursor, loop) => {
      const next = cursor > index ? cursor - 1 : cursor;
      return loop ? next % left.length : next;
    });
  }

  /**
   * Replaces the waypoints of the shared path, for all bodies that follow it.
   * @param cursorAfter converts the index of a body's next waypoint from the old path to the new path
   */
  private _editPath(
    waypoints: readonly Point[],
    cursorAfter: (cursor: number, loop: boolean) => number,
  ): void {
    for (const entity of this._commanded()) {
      const { command, cursor } = entity;
      if (command.kind === 'follow-path' && samePlaces(entity.waypoints, this.waypoints))
        this._simulation.reroute(entity, waypoints, cursorAfter(cursor, command.loop));
    }
    this._update({ waypoints, given: true });
  }

  private _giveAll(): void {
    for (const entity of this._commanded())
      this._simulation.give(entity, this._commandFor(entity, this.state.target));
    this._update({ given: true });
  }

  /** Returns the bodies that obey a person, without the autonomous bodies. */
  private _commanded(): Entity[] {
    const simulation = this._simulation;
    return simulation.entities.filter((entity) => !simulation.isAutonomous(entity));
  }

  private _commandFor(entity: { readonly kind: EntityName }, target: Point): Command {
    if (this.mode !== 'path') {
      const [chased] = this._simulation.targets;
      const kind = this.mode === 'track' ? 'turn-towards' : 'seek';
      return chased ? { kind, chased } : { kind, target };
    }
    const { waypoints } = this;
    if (waypoints.length === 0) return { kind: 'idle' };
    return { kind: 'follow-path', waypoints, loop: this.loop && kindOf(entity).loops };
  }
}

/** Whether two commands are of the same kind and chase the same moving target or body. */
function isSameChase(now: Command, command: Command): boolean {
  return 'chased' in now && 'chased' in command && now.kind === command.kind && now.chased === command.chased;
}

/**
 * Returns a point 15 m from a body, straight ahead or at an angle to the heading. m
 * @param aside angle between the direction to the point and the body's heading, rad, positive clockwise
 */
function ahead(entity: Entity, aside = 0): Point {
  const { x, y, angle } = poseOf(entity);
  return pointOf([x + targetAhead * cos(angle + aside), y + targetAhead * sin(angle + aside)]);
}

/** Returns the place rounded to the centimetre. m */
function toCentimetre({ x, y }: Point): Point {
  return { x: toStep(x, perMetre), y: toStep(y, perMetre) };
}
