// A person's commands to the bodies: the mode, and the target and path they share, changed under way.
import type { Command, Point } from '../entities/command';
import { formatCommand } from '../simulation/command-spec';
import { type Entity, kindOf } from '../simulation/entity-kinds';
import { mustBeFinite } from '../simulation/refuse';
import type { CommandSpec, EntitySpec } from '../simulation/scenario';
import type { Simulation } from '../simulation/simulation';
import type { TargetMotion } from '../simulation/targets/moving-target';
import type { CommandState } from './command-state';
import { ahead, isSameChase, toCentimetre } from './command-target';
import { Interruption } from './interruption';
import { type Mode, modeOf } from './mode';
import { mustBeShared, samePlaces } from './waypoints';

export type { Mode };

/** Mode, target and path of a session. Changing them commands every body that keeps no command of its own. */
export class Commands {
  private _simulation: Simulation;
  private _mode: Mode;
  /** Where the target of Track and Seek was put. */
  private _target: Point;
  private _waypoints: readonly Point[];
  private _loop: boolean;
  /** Whether a person has given a command. Until then each body keeps its own command of the scenario. */
  private _given = false;
  private _interrupted: Interruption | null = null;

  /** What a simulation begins with. */
  constructor(simulation: Simulation) {
    const { entities } = simulation;
    const [first] = entities;
    this._simulation = simulation;
    const path = entities.map(({ command }) => command).find((command) => command.kind === 'follow-path');
    this._waypoints = path?.waypoints ?? [];
    this._loop = path?.loop ?? false;
    this._mode = modeOf[first.command.kind];
    this._target = first.target ?? ahead(first);
  }

  get mode(): Mode {
    return this._mode;
  }

  /** The target of Track and Seek: where it was put, or where it has moved to by itself. */
  get target(): Point {
    return this._simulation.targets[0]?.position ?? this._target;
  }

  /** What a drag of the target moves: the target itself, or the anchor that it runs round. */
  get targetHold(): Point {
    const [moving] = this._simulation.targets;
    return moving && moving.motion.kind !== 'pointer' ? moving.anchor : this.target;
  }

  /** The path of Path. May be empty. */
  get waypoints(): readonly Point[] {
    return this._waypoints;
  }

  get loop(): boolean {
    return this._loop;
  }

  /** The commands as data, for undo. */
  get state(): CommandState {
    const { _mode: mode, _target: target, _waypoints: waypoints, _loop: loop } = this;
    return { mode, target, waypoints, loop, given: this._given, interrupted: this._interrupted };
  }

  /** Puts data back. The bodies get no commands: that is up to the caller. */
  putBack(state: Partial<CommandState>): void {
    const { mode, target, waypoints, loop, given, interrupted } = { ...this.state, ...state };
    this._mode = mode;
    this._target = target;
    this._waypoints = waypoints;
    this._loop = loop;
    this._given = given;
    this._interrupted = interrupted;
  }

  /** Call after every step: a step test gives back what it interrupted once it has been measured. */
  afterStep(): void {
    if (this._interrupted?.isOver(this._simulation)) this.endStepTest();
  }

  /** Ends a step test that interrupts another mode; that goes on where it was. */
  endStepTest(): void {
    const interrupted = this._interrupted;
    if (!interrupted) return;
    this._interrupted = null;
    interrupted.giveBack(this._simulation);
    this._mode = interrupted.mode;
    this._target = interrupted.target;
  }

  /** Continues in another simulation under the same commands, as after a restart. @param was the former bodies, in its order */
  restart(simulation: Simulation, was: readonly Entity[]): void {
    this._simulation = simulation;
    this._interrupted = this._interrupted?.restart(simulation, was) ?? null;
  }

  /** The command a body goes on with after a restart. */
  commandAtStart(entity: Entity, start: EntitySpec): CommandSpec {
    const simulation = this._simulation;
    if (!this._given || simulation.isAutonomous(entity)) return start.command ?? { kind: 'idle' };
    const command = formatCommand(this._commandFor(entity, entity.target ?? this._target), simulation);
    if (command.kind !== 'follow-path' || start.command?.kind !== 'follow-path') return command;
    // It starts where it started, so it heads for the same waypoint, if that is still there.
    const { next = 0 } = start.command;
    return next > 0 && next < command.waypoints.length ? { ...command, next } : command;
  }

  /** Another mode; every body gets its command. Throws RangeError where the path is too long for all of them. */
  setMode(mode: Mode): void {
    if (mode === 'path') mustBeShared(this._waypoints, this._simulation);
    this._interrupted = null;
    if (mode !== 'path' && this._mode === 'path')
      this._target = this._simulation.entities[0].target ?? this._target;
    this._mode = mode;
    this._giveAll();
  }

  /** The target of Track and Seek moves by itself from now on. Throws RangeError for a motion that is refused. */
  moveTargetBy(motion: TargetMotion): void {
    this._simulation.moveTargetBy(motion, this._target);
    this._interrupted = null;
    if (this._mode !== 'path') this._giveAll();
  }

  /**
   * Puts the target of Track and Seek somewhere, to the centimetre. Nothing happens in Path, whose targets are waypoints.
   * Throws RangeError for a place that is no number.
   */
  moveTarget(place: Point): void {
    mustBeFinite(place);
    if (this._mode === 'path') return;
    this._interrupted = null;
    const target = toCentimetre(place);
    const simulation = this._simulation;
    simulation.targets[0]?.moveTo(target);
    for (const entity of this._commanded()) {
      const command = this._commandFor(entity, target);
      if (isSameChase(simulation.givenCommand(entity), command)) continue;
      if (entity.command.kind === command.kind && 'target' in entity.command) entity.moveTarget(target);
      else simulation.give(entity, command);
    }
    this._target = target;
    this._given = true;
  }

  /**
   * Every body stops where it is and turns by an angle, to be measured. Bodies that flew fly on afterwards, in the mode
   * they were in; bodies that stood stay as they point then. rad, positive clockwise, not 0
   */
  stepTest(angle: number): void {
    const simulation = this._simulation;
    this.endStepTest();
    // A body that holds a place has no heading to turn.
    const turning = this._commanded().filter((entity) => kindOf(entity).holds === 'heading');
    if (this._mode !== 'track')
      this._interrupted = Interruption.of(simulation, turning, this._mode, this._target, angle);
    for (const entity of turning) {
      entity.place(entity.body.getPosition(), entity.body.getAngle());
      simulation.give(entity, { kind: 'turn-towards', target: ahead(entity, angle) });
    }
    this._mode = 'track';
    this._target = turning[0]?.target ?? this._target;
    this._given = true;
  }

  /** A new path, followed from its start. Throws RangeError for places that are no numbers, and too many of them. */
  setPath(waypoints: readonly Point[], loop: boolean): void {
    mustBeShared(waypoints, this._simulation);
    this._interrupted = null;
    const command: Command =
      waypoints.length > 0 ? { kind: 'follow-path', waypoints, loop } : { kind: 'idle' };
    for (const entity of this._commanded()) this._simulation.give(entity, command);
    this._mode = 'path';
    this._waypoints = waypoints;
    this._loop = loop;
    this._given = true;
  }

  /** Loop on or off, without going back to the start. */
  setLoop(loop: boolean): void {
    this._loop = loop;
    if (this._mode !== 'path') return;
    this._given = true;
    const simulation = this._simulation;
    for (const entity of this._commanded().filter((one) => kindOf(one).loops)) {
      const { cursor } = entity;
      simulation.give(entity, this._commandFor(entity, this._target));
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
    this._waypoints = waypoints;
    this._given = true;
  }

  private _giveAll(): void {
    for (const entity of this._commanded())
      this._simulation.give(entity, this._commandFor(entity, this._target));
    this._given = true;
  }

  /** The bodies that take a person's commands. */
  private _commanded(): Entity[] {
    const simulation = this._simulation;
    return simulation.entities.filter((entity) => !simulation.isAutonomous(entity));
  }

  private _commandFor(entity: Entity, target: Point): Command {
    if (this._mode !== 'path') {
      const [chased] = this._simulation.targets;
      const kind = this._mode === 'track' ? 'turn-towards' : 'seek';
      return chased ? { kind, chased } : { kind, target };
    }
    const { waypoints } = this;
    if (waypoints.length === 0) return { kind: 'idle' };
    return { kind: 'follow-path', waypoints, loop: this._loop && kindOf(entity).loops };
  }
}
