// What the bodies are told: the mode, and the target and the path they share, changed under way.
import type { Command, Point } from '../entities/command';
import { isPublished } from '../entities/entity-kinds';
import type { Entity } from '../entities/moving-entity';
import { commandOf, pointOf } from './place';
import type { EntitySpec, Scenario } from './scenario';
import { poseOf, type Simulation } from './simulation';
import { samePlaces } from './waypoints';

/** What a drag does: turn towards the target, fly to it, or draw and edit a path. */
export type Mode = 'track' | 'seek' | 'path';

const modeOf = { 'follow-path': 'path', 'turn-towards': 'track', seek: 'seek', idle: 'seek' } as const;

/** How far in front of a body a target waits when none is given. m. */
const targetAhead = 15;

/** Mode, target and path of a session. Changing them commands every body of the simulation given. */
export class Orders {
  mode: Mode;
  /** The target of Track and Seek; it stays where it is put. */
  target: Point;
  /** The path of Path. May be empty. */
  waypoints: readonly Point[];
  loop: boolean;
  /** Whether a person has told the bodies anything. Until then each follows its own command of the scenario. */
  #given = false;

  /** What a scenario begins with. @param lead its first body */
  constructor({ entities }: Scenario, lead: Entity) {
    const commands = entities.map(({ command }) => commandOf(command ?? { kind: 'idle' }));
    const path = commands.find((command) => command.kind === 'follow-path');
    this.waypoints = path?.waypoints ?? [];
    this.loop = path?.loop ?? false;
    this.mode = modeOf[commands[0].kind];
    this.target = lead.target ?? ahead(lead);
  }

  /** The command a body goes on with after a restart. */
  commandAtStart(entity: Entity, start: EntitySpec): Command {
    if (!this.#given) return commandOf(start.command ?? { kind: 'idle' });
    return this.#commandFor(entity, entity.target ?? this.target);
  }

  setMode(simulation: Simulation, mode: Mode): void {
    const { entities } = simulation;
    if (mode !== 'path' && this.mode === 'path') this.target = entities[0].target ?? this.target;
    this.mode = mode;
    for (const entity of entities) simulation.give(entity, this.#commandFor(entity, this.target));
    this.#given = true;
  }

  /** Nothing happens in Path, whose targets are waypoints. */
  moveTarget(simulation: Simulation, target: Point): void {
    if (this.mode === 'path') return;
    for (const entity of simulation.entities) {
      const command = this.#commandFor(entity, target);
      if (entity.command.kind === command.kind) simulation.moveTarget(entity, target);
      else simulation.give(entity, command);
    }
    this.target = target;
    this.#given = true;
  }

  /** Every body stops where it is and turns by an angle. rad, positive clockwise, not 0 */
  stepTest(simulation: Simulation, angle: number): void {
    const { entities } = simulation;
    for (const entity of entities) {
      entity.body.setLinearVelocity({ x: 0, y: 0 });
      entity.body.setAngularVelocity(0);
      simulation.give(entity, { kind: 'turn-towards', target: ahead(entity, angle) });
    }
    this.mode = 'track';
    this.target = entities[0].target ?? this.target;
    this.#given = true;
  }

  setPath(simulation: Simulation, waypoints: readonly Point[], loop: boolean): void {
    const command: Command =
      waypoints.length > 0 ? { kind: 'follow-path', waypoints, loop } : { kind: 'idle' };
    for (const entity of simulation.entities) simulation.give(entity, command);
    this.mode = 'path';
    this.waypoints = waypoints;
    this.loop = loop;
    this.#given = true;
  }

  setLoop(simulation: Simulation, loop: boolean): void {
    this.loop = loop;
    if (this.mode !== 'path') return;
    this.#given = true;
    for (const entity of simulation.entities.filter(({ kind }) => !isPublished(kind))) {
      const { cursor } = entity;
      simulation.give(entity, this.#commandFor(entity, this.target));
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
    for (const entity of simulation.entities) {
      const { command, cursor } = entity;
      if (command.kind === 'follow-path' && samePlaces(entity.waypoints, this.waypoints))
        simulation.reroute(entity, waypoints, cursorAfter(cursor, command.loop));
    }
    this.waypoints = waypoints;
    this.#given = true;
  }

  #commandFor({ kind }: Entity, target: Point): Command {
    if (this.mode !== 'path') return { kind: this.mode === 'track' ? 'turn-towards' : 'seek', target };
    const { waypoints } = this;
    if (waypoints.length === 0) return { kind: 'idle' };
    return { kind: 'follow-path', waypoints, loop: this.loop && !isPublished(kind) };
  }
}

/** A place in front of a body, or aside by an angle. */
function ahead(entity: Entity, aside = 0): Point {
  const { x, y, angle } = poseOf(entity);
  return pointOf([x + targetAhead * Math.cos(angle + aside), y + targetAhead * Math.sin(angle + aside)]);
}
