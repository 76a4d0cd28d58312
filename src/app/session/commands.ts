// A person's commands to the bodies: the mode, and the target and path they share, changed under way.
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

/** Mode of drags: turn towards the target, fly to it, or draw and edit a path. */
export type Mode = 'track' | 'seek' | 'path';

/** The mode of a command of a file. */
const modeOf = { 'follow-path': 'path', 'turn-towards': 'track', seek: 'seek', idle: 'seek' } as const;

/** Distance of the default target in front of a body. m. */
const targetAhead = 15;

/** Parts of a metre that targets are rounded to. 1/m. A hand is no more precise, and a short number fits in a link. */
const perMetre = 100;

/** How long all bodies must have stayed in the settling band, and how long a step test lasts at most. s */
const testLasts = { settled: 1, atMost: 4 };

/** A step test that interrupts another mode: what to go back to, and what it is measured by. */
interface StepTest {
  readonly mode: Mode;
  readonly target: Point;
  /** Angle that the bodies turn by. rad */
  readonly angle: number;
  /** When it began. s */
  readonly began: number;
  /** When a body was last outside of the settling band. s */
  unsettled: number;
}

/** The commands as data, for undo. */
interface CommandState {
  readonly mode: Mode;
  /** Place of the target of Track and Seek. m */
  readonly target: Point;
  readonly waypoints: readonly Point[];
  readonly loop: boolean;
  /** Whether a person has given a command. Until then each body keeps its own command of the scenario. */
  readonly given: boolean;
  /** Test that interrupts the mode; null without one. */
  readonly stepTest: StepTest | null;
}

/** Mode, target and path of a session. Changing them commands every body that keeps no command of its own. */
export class Commands {
  private readonly _stage: Stage;
  /** The commands as data. Setting it gives the bodies no commands: that is up to the caller. */
  state: CommandState;

  /** Mode, target and path at the start of a simulation. */
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

  get mode(): Mode {
    return this.state.mode;
  }

  /** The target of Track and Seek: where it was put, or where it has moved to by itself. */
  get target(): Point {
    return this._simulation.targets[0]?.position ?? this.state.target;
  }

  /** Handle of the target: the target itself, or the anchor of its orbit. */
  get targetHold(): Point {
    const [moving] = this._simulation.targets;
    return moving && moving.motion.kind !== 'pointer' ? moving.anchor : this.target;
  }

  /** The path of Path. May be empty. */
  get waypoints(): readonly Point[] {
    return this.state.waypoints;
  }

  get loop(): boolean {
    return this.state.loop;
  }

  /** Whether a step test interrupts the mode. */
  get isTesting(): boolean {
    return this.state.stepTest !== null;
  }

  /** Call after every step: a step test gives back what it interrupted once it has been measured. */
  afterStep(): void {
    const { stepTest } = this.state;
    if (!stepTest) return;
    const { time } = this._simulation;
    const band = settlingBand * Math.abs(stepTest.angle);
    const isSettled = this._tested().every(({ entity }) => Math.abs(entity.turn.error ?? 0) <= band);
    if (!isSettled) stepTest.unsettled = time;
    if (time - stepTest.unsettled >= testLasts.settled || time - stepTest.began >= testLasts.atMost)
      this.endStepTest();
  }

  /** Ends a step test. The interrupted mode continues. */
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

  /** Goes on in a simulation that begins: a step test is measured from there, and paths from their start. */
  begin(): void {
    const { stepTest } = this.state;
    if (!stepTest) return;
    const { time } = this._simulation;
    this._update({ stepTest: { ...stepTest, began: time, unsettled: time } });
    for (const { body } of this._tested()) body.interrupted = { ...body.interrupted!, cursor: 0 };
  }

  /** The bodies that a step test turns, with what it interrupts. */
  private _tested() {
    const { simulation, bodies } = this._stage;
    return bodies.flatMap((body, n) => (body.interrupted ? [{ entity: simulation.entities[n], body }] : []));
  }

  private _update(change: Partial<CommandState>): void {
    this.state = { ...this.state, ...change };
    if (this.state.stepTest === null) for (const { body } of this._tested()) body.interrupted = null;
  }

  /** The command a body begins with again. @param start what it began as, which may be another kind in its place */
  commandAtStart(entity: Entity, start: EntitySpec): CommandSpec {
    const simulation = this._simulation;
    const { given, target } = this.state;
    if (!given || simulation.isAutonomous(entity)) return start.command ?? { kind: 'idle' };
    const command = formatCommand(this._commandFor(start, entity.target ?? target), simulation);
    if (command.kind !== 'follow-path' || start.command?.kind !== 'follow-path') return command;
    // It starts where it started, so it heads for the same waypoint, if that is still there.
    const { next = 0 } = start.command;
    return next > 0 && next < command.waypoints.length ? { ...command, next } : command;
  }

  /** Another mode; every body gets its command. Throws RangeError where the path is too long for all of them. */
  setMode(mode: Mode): void {
    if (mode === 'path') assertPathFits(this.waypoints, this._simulation);
    const { mode: was, target } = this.state;
    const [first] = this._simulation.entities;
    const isLeft = mode !== 'path' && was === 'path';
    this._update({ mode, stepTest: null, target: (isLeft && first.target) || target });
    this._giveAll();
  }

  /** The target of Track and Seek moves by itself from now on. Throws RangeError for a motion that is refused. */
  moveTargetBy(motion: TargetMotion): void {
    this._simulation.moveTargetBy(motion, this.state.target);
    this._update({ stepTest: null });
    if (this.mode !== 'path') this._giveAll();
  }

  /**
   * Puts the target of Track and Seek somewhere, to the centimetre. Nothing happens in Path, whose targets are waypoints.
   * Throws RangeError for a place that is no number.
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
   * Every body stops where it is and turns by an angle, to be measured. Bodies that flew fly on afterwards, in the mode
   * they were in; bodies that stood stay as they point then. rad, positive clockwise, not 0
   */
  stepTest(angle: number): void {
    const simulation = this._simulation;
    this.endStepTest();
    // A body that holds a place has no heading to turn.
    const turning = this._commanded().filter((entity) => kindOf(entity).controlledVariable === 'heading');
    const { mode, target } = this.state;
    if (mode !== 'track') this._interrupt(turning, angle);
    for (const entity of turning) {
      entity.place(entity.body.getPosition(), entity.body.getAngle());
      simulation.give(entity, { kind: 'turn-towards', target: ahead(entity, angle) });
    }
    this._update({ mode: 'track', target: turning[0]?.target ?? target, given: true });
  }

  /** Keeps what a step test of some bodies interrupts. @param angle that they turn by. rad */
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

  /** A new path, followed from its start. Throws RangeError for places that are no numbers, and too many of them. */
  setPath(waypoints: readonly Point[], loop: boolean): void {
    assertPathFits(waypoints, this._simulation);
    const command: Command =
      waypoints.length > 0 ? { kind: 'follow-path', waypoints, loop } : { kind: 'idle' };
    for (const entity of this._commanded()) this._simulation.give(entity, command);
    this._update({ mode: 'path', waypoints, loop, given: true, stepTest: null });
  }

  /** Loop on or off, without going back to the start. */
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

  /** Inserts a waypoint before the one at that index. */
  insertWaypoint(index: number, place: Point): void {
    this._editPath(this.waypoints.toSpliced(index, 0, place), (cursor) =>
      cursor >= index ? cursor + 1 : cursor,
    );
  }

  /** Removes a waypoint; the last one left stays. */
  removeWaypoint(index: number): void {
    if (this.waypoints.length < 2) return;
    const left = this.waypoints.toSpliced(index, 1);
    this._editPath(left, (cursor, loop) => {
      const next = cursor > index ? cursor - 1 : cursor;
      return loop ? next % left.length : next;
    });
  }

  /** Changes the path of the bodies that share it; `cursorAfter` says where a cursor ends up. */
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

  /** The bodies that take a person's commands. */
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

/** Whether two commands are the same chase. */
function isSameChase(now: Command, command: Command): boolean {
  return 'chased' in now && 'chased' in command && now.kind === command.kind && now.chased === command.chased;
}

/** A place in front of a body, or aside of that by an angle. m @param aside rad */
function ahead(entity: Entity, aside = 0): Point {
  const { x, y, angle } = poseOf(entity);
  return pointOf([x + targetAhead * cos(angle + aside), y + targetAhead * sin(angle + aside)]);
}

/** A place, rounded. m */
function toCentimetre({ x, y }: Point): Point {
  return { x: toStep(x, perMetre), y: toStep(y, perMetre) };
}
