// What the bodies are told: the mode, and the target and the path they share, changed under way.
import type { Command, Point } from '../entities/command';
import type { Entity } from '../entities/moving-entity';
import { formatCommand } from '../simulation/command-spec';
import { isPublished } from '../simulation/entity-kinds';
import { pointOf } from '../simulation/place';
import { poseOf } from '../simulation/pose';
import type { CommandSpec, EntitySpec } from '../simulation/scenario';
import type { Simulation } from '../simulation/simulation';
import type { TargetMotion } from '../simulation/targets/moving-target';
import { samePlaces } from './waypoints';

/** What a drag does: turn towards the target, fly to it, or draw and edit a path. */
export type Mode = 'track' | 'seek' | 'path';

const modeOf = { 'follow-path': 'path', 'turn-towards': 'track', seek: 'seek', idle: 'seek' } as const;

/** How far in front of a body a target waits when none is given. m. */
const targetAhead = 15;

/** Mode, target and path of a session. Changing them commands every body of the simulation given. */
export class Commands {
  mode: Mode;
  /** Where the target of Track and Seek was put. */
  private _target: Point;
  /** The path of Path. May be empty. */
  waypoints: readonly Point[];
  loop: boolean;
  /** Whether a person has told the bodies anything. Until then each follows its own command of the scenario. */
  private _given = false;

  /** What a simulation begins with. */
  constructor({ entities }: Simulation) {
    const [lead] = entities;
    const path = entities.map(({ command }) => command).find((command) => command.kind === 'follow-path');
    this.waypoints = path?.waypoints ?? [];
    this.loop = path?.loop ?? false;
    this.mode = modeOf[lead.command.kind];
    this._target = lead.target ?? ahead(lead);
  }

  /** The target of Track and Seek: where it was put, or where it has moved to by itself. */
  targetOf({ targets: [moving] }: Simulation): Point {
    return moving?.position ?? this._target;
  }

  /** The command a body goes on with after a restart. */
  commandAtStart(simulation: Simulation, entity: Entity, start: EntitySpec): CommandSpec {
    if (!this._given || simulation.isAutonomous(entity)) return start.command ?? { kind: 'idle' };
    return formatCommand(this._commandFor(simulation, entity, entity.target ?? this._target), simulation);
  }

  setMode(simulation: Simulation, mode: Mode): void {
    if (mode !== 'path' && this.mode === 'path') this._target = simulation.entities[0].target ?? this._target;
    this.mode = mode;
    this._giveAll(simulation);
  }

  /** The target moves by itself from now on. */
  moveTargetBy(simulation: Simulation, motion: TargetMotion): void {
    simulation.moveTargetBy(motion, this._target);
    if (this.mode !== 'path') this._giveAll(simulation);
  }

  /** Nothing happens in Path, whose targets are waypoints. */
  moveTarget(simulation: Simulation, target: Point): void {
    if (this.mode === 'path') return;
    simulation.targets[0]?.moveTo(target);
    for (const entity of told(simulation)) {
      const command = this._commandFor(simulation, entity, target);
      if (chasesAlready(simulation.givenCommand(entity), command)) continue;
      if (entity.command.kind === command.kind && 'target' in entity.command)
        simulation.moveTarget(entity, target);
      else simulation.give(entity, command);
    }
    this._target = target;
    this._given = true;
  }

  /** Every body stops where it is and turns by an angle. rad, positive clockwise, not 0 */
  stepTest(simulation: Simulation, angle: number): void {
    const turning = told(simulation);
    for (const entity of turning) {
      entity.place(entity.body.getPosition(), entity.body.getAngle());
      simulation.give(entity, { kind: 'turn-towards', target: ahead(entity, angle) });
    }
    this.mode = 'track';
    this._target = turning[0]?.target ?? this._target;
    this._given = true;
  }

  setPath(simulation: Simulation, waypoints: readonly Point[], loop: boolean): void {
    const command: Command =
      waypoints.length > 0 ? { kind: 'follow-path', waypoints, loop } : { kind: 'idle' };
    for (const entity of told(simulation)) simulation.give(entity, command);
    this.mode = 'path';
    this.waypoints = waypoints;
    this.loop = loop;
    this._given = true;
  }

  setLoop(simulation: Simulation, loop: boolean): void {
    this.loop = loop;
    if (this.mode !== 'path') return;
    this._given = true;
    for (const entity of told(simulation).filter(({ kind }) => !isPublished(kind))) {
      const { cursor } = entity;
      simulation.give(entity, this._commandFor(simulation, entity, this._target));
      simulation.reroute(entity, this.waypoints, cursor);
    }
  }

  moveWaypoint(simulation: Simulation, index: number, place: Point): void {
    this._editPath(simulation, this.waypoints.with(index, place), (cursor) => cursor);
  }

  insertWaypoint(simulation: Simulation, index: number, place: Point): void {
    this._editPath(simulation, this.waypoints.toSpliced(index, 0, place), (cursor) =>
      cursor >= index ? cursor + 1 : cursor,
    );
  }

  removeWaypoint(simulation: Simulation, index: number): void {
    if (this.waypoints.length < 2) return;
    const left = this.waypoints.toSpliced(index, 1);
    this._editPath(simulation, left, (cursor, loop) => {
      const next = cursor > index ? cursor - 1 : cursor;
      return loop ? next % left.length : next;
    });
  }

  /** Changes the path of the bodies that share it; `cursorAfter` says where a cursor ends up. */
  private _editPath(
    simulation: Simulation,
    waypoints: readonly Point[],
    cursorAfter: (cursor: number, loop: boolean) => number,
  ): void {
    for (const entity of told(simulation)) {
      const { command, cursor } = entity;
      if (command.kind === 'follow-path' && samePlaces(entity.waypoints, this.waypoints))
        simulation.reroute(entity, waypoints, cursorAfter(cursor, command.loop));
    }
    this.waypoints = waypoints;
    this._given = true;
  }

  private _giveAll(simulation: Simulation): void {
    for (const entity of told(simulation))
      simulation.give(entity, this._commandFor(simulation, entity, this._target));
    this._given = true;
  }

  private _commandFor({ targets: [chased] }: Simulation, { kind }: Entity, target: Point): Command {
    if (this.mode !== 'path') {
      const told = this.mode === 'track' ? 'turn-towards' : 'seek';
      return chased ? { kind: told, chased } : { kind: told, target };
    }
    const { waypoints } = this;
    if (waypoints.length === 0) return { kind: 'idle' };
    return { kind: 'follow-path', waypoints, loop: this.loop && !isPublished(kind) };
  }
}

/** Whether a body is after the target of a command as it is. */
function chasesAlready(now: Command, command: Command): boolean {
  return 'chased' in now && 'chased' in command && now.kind === command.kind && now.chased === command.chased;
}

/** The bodies that do what a person says. */
function told(simulation: Simulation): Entity[] {
  return simulation.entities.filter((entity) => !simulation.isAutonomous(entity));
}

/** A place in front of a body, or aside by an angle. */
function ahead(entity: Entity, aside = 0): Point {
  const { x, y, angle } = poseOf(entity);
  return pointOf([x + targetAhead * Math.cos(angle + aside), y + targetAhead * Math.sin(angle + aside)]);
}
