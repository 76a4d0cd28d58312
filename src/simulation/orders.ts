// What the bodies are told: the mode, and the target and the path they share, changed under way.
import type { Command, Point } from '../entities/command';
import { isPublished } from '../entities/entity-kinds';
import type { Entity } from '../entities/moving-entity';
import { specOf } from './command-spec';
import type { TargetMotion } from './moving-target';
import { pointOf } from './place';
import { poseOf } from './pose';
import type { CommandSpec, EntitySpec } from './scenario';
import type { Simulation } from './simulation';
import { samePlaces } from './waypoints';

/** What a drag does: turn towards the target, fly to it, or draw and edit a path. */
export type Mode = 'track' | 'seek' | 'path';

const modeOf = { 'follow-path': 'path', 'turn-towards': 'track', seek: 'seek', idle: 'seek' } as const;

/** How far in front of a body a target waits when none is given. m. */
const targetAhead = 15;

/** Mode, target and path of a session. Changing them commands every body of the simulation given. */
export class Orders {
  mode: Mode;
  /** Where the target of Track and Seek was put. */
  #target: Point;
  /** The path of Path. May be empty. */
  waypoints: readonly Point[];
  loop: boolean;
  /** Whether a person has told the bodies anything. Until then each follows its own command of the scenario. */
  #given = false;

  /** What a simulation begins with. */
  constructor({ entities }: Simulation) {
    const [lead] = entities;
    const path = entities.map(({ command }) => command).find((command) => command.kind === 'follow-path');
    this.waypoints = path?.waypoints ?? [];
    this.loop = path?.loop ?? false;
    this.mode = modeOf[lead.command.kind];
    this.#target = lead.target ?? ahead(lead);
  }

  /** The target of Track and Seek: where it was put, or where it has moved to by itself. */
  targetOf({ targets: [moving] }: Simulation): Point {
    return moving?.position ?? this.#target;
  }

  /** The command a body goes on with after a restart. */
  commandAtStart(simulation: Simulation, entity: Entity, start: EntitySpec): CommandSpec {
    if (!this.#given || simulation.isAutonomous(entity)) return start.command ?? { kind: 'idle' };
    return specOf(this.#commandFor(simulation, entity, entity.target ?? this.#target), simulation);
  }

  setMode(simulation: Simulation, mode: Mode): void {
    if (mode !== 'path' && this.mode === 'path') this.#target = simulation.entities[0].target ?? this.#target;
    this.mode = mode;
    this.#giveAll(simulation);
  }

  /** The target moves by itself from now on. */
  moveTargetBy(simulation: Simulation, motion: TargetMotion): void {
    simulation.moveTargetBy(motion, this.#target);
    if (this.mode !== 'path') this.#giveAll(simulation);
  }

  /** Nothing happens in Path, whose targets are waypoints. */
  moveTarget(simulation: Simulation, target: Point): void {
    if (this.mode === 'path') return;
    simulation.targets[0]?.moveTo(target);
    for (const entity of told(simulation)) {
      const command = this.#commandFor(simulation, entity, target);
      if (chasesAlready(simulation.commandOf(entity), command)) continue;
      if (entity.command.kind === command.kind && 'target' in entity.command)
        simulation.moveTarget(entity, target);
      else simulation.give(entity, command);
    }
    this.#target = target;
    this.#given = true;
  }

  /** Every body stops where it is and turns by an angle. rad, positive clockwise, not 0 */
  stepTest(simulation: Simulation, angle: number): void {
    const turning = told(simulation);
    for (const entity of turning) {
      entity.place(entity.body.getPosition(), entity.body.getAngle());
      simulation.give(entity, { kind: 'turn-towards', target: ahead(entity, angle) });
    }
    this.mode = 'track';
    this.#target = turning[0]?.target ?? this.#target;
    this.#given = true;
  }

  setPath(simulation: Simulation, waypoints: readonly Point[], loop: boolean): void {
    const command: Command =
      waypoints.length > 0 ? { kind: 'follow-path', waypoints, loop } : { kind: 'idle' };
    for (const entity of told(simulation)) simulation.give(entity, command);
    this.mode = 'path';
    this.waypoints = waypoints;
    this.loop = loop;
    this.#given = true;
  }

  setLoop(simulation: Simulation, loop: boolean): void {
    this.loop = loop;
    if (this.mode !== 'path') return;
    this.#given = true;
    for (const entity of told(simulation).filter(({ kind }) => !isPublished(kind))) {
      const { cursor } = entity;
      simulation.give(entity, this.#commandFor(simulation, entity, this.#target));
      simulation.reroute(entity, this.waypoints, cursor);
    }
  }

  moveWaypoint(simulation: Simulation, index: number, place: Point): void {
    this.#editPath(simulation, this.waypoints.with(index, place), (cursor) => cursor);
  }

  insertWaypoint(simulation: Simulation, index: number, place: Point): void {
    this.#editPath(simulation, this.waypoints.toSpliced(index, 0, place), (cursor) =>
      cursor >= index ? cursor + 1 : cursor,
    );
  }

  removeWaypoint(simulation: Simulation, index: number): void {
    if (this.waypoints.length < 2) return;
    const left = this.waypoints.toSpliced(index, 1);
    this.#editPath(simulation, left, (cursor, loop) => {
      const next = cursor > index ? cursor - 1 : cursor;
      return loop ? next % left.length : next;
    });
  }

  /** Changes the path of the bodies that share it; `cursorAfter` says where a cursor ends up. */
  #editPath(
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
    this.#given = true;
  }

  #giveAll(simulation: Simulation): void {
    for (const entity of told(simulation))
      simulation.give(entity, this.#commandFor(simulation, entity, this.#target));
    this.#given = true;
  }

  #commandFor({ targets: [quarry] }: Simulation, { kind }: Entity, target: Point): Command {
    if (this.mode !== 'path') {
      const told = this.mode === 'track' ? 'turn-towards' : 'seek';
      return quarry ? { kind: told, quarry } : { kind: told, target };
    }
    const { waypoints } = this;
    if (waypoints.length === 0) return { kind: 'idle' };
    return { kind: 'follow-path', waypoints, loop: this.loop && !isPublished(kind) };
  }
}

/** Whether a body is after the quarry of a command as it is. */
function chasesAlready(now: Command, command: Command): boolean {
  return 'quarry' in now && 'quarry' in command && now.kind === command.kind && now.quarry === command.quarry;
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
