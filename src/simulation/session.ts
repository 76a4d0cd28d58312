// What a person is doing with a simulation: mode, shared target and path, who is on stage, pause and pace.
import type { TurnLimits } from '../control/turn-controller';
import type { Command, Point } from '../entities/command';
import { type EntityName, entityKinds } from '../entities/entity-kinds';
import type { Entity } from '../entities/moving-entity';
import { type Cast, castOf, casts, rostersOf } from './cast';
import { FixedStep } from './fixed-step';
import { commandOf, specOf } from './place';
import type { EntitySpec, Scenario } from './scenario';
import { poseOf, Simulation } from './simulation';
import { TurnLimitSwitch } from './turn-limit';

/** What a drag does: turn towards the target, fly to it, or draw and edit a path. */
export type Mode = 'track' | 'seek' | 'path';

/** Simulated seconds per real second that a person can choose. */
export const paces: readonly number[] = [1, 0.5, 0.25, 0.1];

/** How far in front of the first body the target waits when a scenario has none. m. */
const targetAhead = 15;

/** One person's session. Tells its listeners of every change but the passing of time. */
export class Session {
  simulation!: Simulation;
  /** Id of the built-in scenario, or the name of a loaded one. */
  title!: string;
  mode!: Mode;
  /** The target of Track and Seek; it stays where it is put. */
  target!: Point;
  /** The path of Path. May be empty. */
  waypoints!: readonly Point[];
  loop!: boolean;
  cast!: Cast;
  turnLimit!: TurnLimitSwitch;
  paused = false;
  pace = paces[0];
  readonly #clock = new FixedStep();
  readonly #listeners = new Set<() => void>();
  /** What each body on stage began as. */
  readonly #starts = new Map<Entity, EntitySpec>();
  #scenario!: Scenario;
  #rosters!: ReturnType<typeof rostersOf>;

  constructor(scenario: Scenario, title: string) {
    this.load(scenario, title);
  }

  /** Calls back after every change that a person made; returns how to stop that. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get scenario(): Scenario {
    return this.#scenario;
  }

  get entities(): readonly Entity[] {
    return this.simulation.entities;
  }

  /** Begins another scenario. It must be a valid one, see readScenario. Pause and pace stay. */
  load(scenario: Scenario, title: string): void {
    const simulation = new Simulation(scenario);
    const [lead] = simulation.entities;
    this.simulation = simulation;
    this.#scenario = scenario;
    this.title = title;
    this.cast = castOf(scenario.entities);
    this.turnLimit = new TurnLimitSwitch(lead);
    this.#rosters = rostersOf(scenario.entities);
    this.#starts.clear();
    simulation.entities.forEach((entity, n) => {
      this.#starts.set(entity, scenario.entities[n]);
    });
    const commands = scenario.entities.map(({ command }) => commandOf(command ?? { kind: 'idle' }));
    const path = commands.find((command) => command.kind === 'follow-path');
    this.waypoints = path?.waypoints ?? [];
    this.loop = path?.loop ?? false;
    this.mode = ({ 'follow-path': 'path', 'turn-towards': 'track', seek: 'seek', idle: 'seek' } as const)[
      commands[0].kind
    ];
    this.target = lead.target ?? ahead(lead);
    this.#clock.reset();
    this.#changed();
  }

  /** Bodies back to the start; path, target, limits and controllers stay as they are now. */
  restart(): void {
    const { stepRate, windTorque } = this.simulation;
    const was = this.entities;
    const specs = was.map((entity) => {
      const { position, angle, heldUntil } = this.#starts.get(entity)!;
      return {
        ...this.#specOf(entity),
        position,
        angle,
        heldUntil,
        command: specOf(this.#commandFor(entity)),
      };
    });
    this.simulation = new Simulation({ ...this.#scenario, stepRate, windTorque, entities: specs });
    this.entities.forEach((entity, n) => {
      this.#starts.set(entity, this.#starts.get(was[n])!);
      this.turnLimit.handOver(was[n], entity);
    });
    this.#clock.reset();
    this.#changed();
  }

  /**
   * Lets real time pass and tells how far the picture is from the last step but one to the last, 0 to 1.
   * @param elapsed real seconds since the last call
   */
  advance(elapsed: number): number {
    if (this.paused) return 1;
    const due = this.#clock.stepsFor(elapsed, this.simulation.stepRate, this.pace);
    for (let n = 0; n < due; n++) this.simulation.step();
    return this.#clock.fraction;
  }

  /** Steps by hand while paused. */
  step(steps = 1): void {
    for (let n = 0; n < steps; n++) this.simulation.step();
    this.#changed();
  }

  setPaused(paused: boolean): void {
    this.paused = paused;
    this.#clock.reset();
    this.#changed();
  }

  /** The next pace of the list, round and round. */
  nextPace(): void {
    this.pace = paces[(paces.indexOf(this.pace) + 1) % paces.length];
    this.#changed();
  }

  /** Throws RangeError when it is out of range. */
  setStepRate(stepRate: number): void {
    this.simulation.stepRate = stepRate;
    this.#changed();
  }

  /** Another mode; every body gets its command. */
  setMode(mode: Mode): void {
    if (mode !== 'path' && this.mode === 'path') this.target = this.entities[0].target ?? this.target;
    this.mode = mode;
    for (const entity of this.entities) this.#order(entity);
    this.#changed();
  }

  /** The name a scenario gives a body, if it does. */
  givenName(entity: Entity): string | undefined {
    return this.#starts.get(entity)?.label;
  }

  /** What a body is called on the picture and in tables. */
  labelOf(entity: Entity): string {
    return this.givenName(entity) ?? entityKinds[entity.kind as EntityName].label;
  }

  /**
   * Stops every body where it is and lets it turn by an angle, to be measured.
   * @param angle rad, positive clockwise, not 0
   */
  stepTest(angle: number): void {
    this.mode = 'track';
    for (const entity of this.entities) {
      entity.body.setLinearVelocity({ x: 0, y: 0 });
      entity.body.setAngularVelocity(0);
      this.simulation.give(entity, { kind: 'turn-towards', target: ahead(entity, angle) });
    }
    this.target = this.entities[0].target ?? this.target;
    this.#changed();
  }

  /** Puts the target of Track and Seek somewhere. Throws RangeError for a place that is no number. */
  moveTarget(target: Point): void {
    for (const entity of this.entities) {
      if (entity.command.kind === this.#commandFor(entity).kind) this.simulation.moveTarget(entity, target);
      else this.simulation.give(entity, this.#commandFor(entity, target));
    }
    this.target = target;
    this.#changed();
  }

  /** A new path, followed from its start. Throws RangeError for places that are no numbers. */
  setPath(waypoints: readonly Point[], loop: boolean): void {
    const command: Command =
      waypoints.length > 0 ? { kind: 'follow-path', waypoints, loop } : { kind: 'idle' };
    for (const entity of this.entities) this.simulation.give(entity, command);
    this.waypoints = waypoints;
    this.loop = loop;
    this.#changed();
  }

  /** Loop on or off, without going back to the start. */
  setLoop(loop: boolean): void {
    this.loop = loop;
    for (const entity of this.entities) this.#order(entity, entity.cursor);
    this.#changed();
  }

  moveWaypoint(index: number, place: Point): void {
    this.#editPath(this.waypoints.with(index, place), (cursor) => cursor);
  }

  /** Inserts a waypoint before the one at that index. */
  insertWaypoint(index: number, place: Point): void {
    this.#editPath(this.waypoints.toSpliced(index, 0, place), (cursor) =>
      cursor >= index ? cursor + 1 : cursor,
    );
  }

  /** Removes a waypoint; the last one left stays. */
  removeWaypoint(index: number): void {
    if (this.waypoints.length < 2) return;
    this.#editPath(this.waypoints.toSpliced(index, 1), (cursor) => (cursor > index ? cursor - 1 : cursor));
  }

  toggleTurnLimit(): void {
    this.turnLimit.toggle(this.simulation);
    this.#changed();
  }

  /** Sets the turn limit in force, full or reduced, of all bodies. Throws RangeError when it is out of range. */
  setTurnLimit(limits: Partial<TurnLimits>): void {
    this.turnLimit.set(this.simulation, limits);
    this.#changed();
  }

  /** Changes one body by the simulation's own setters, and tells the listeners. */
  edit(change: (simulation: Simulation) => void): void {
    change(this.simulation);
    this.#changed();
  }

  /** Who is on stage. Whoever comes takes over path, target, place and turn limit from those that are there. */
  setCast(cast: Cast): void {
    const was = [...this.entities];
    const roster = this.#rosters[cast];
    roster.forEach((spec, n) => {
      if (!was.some((entity) => this.#starts.get(entity) === spec)) this.#enter(spec, was[n] ?? was[0]);
    });
    for (const entity of was) {
      if (!roster.includes(this.#starts.get(entity)!)) this.simulation.remove(entity);
    }
    this.cast = cast;
    this.#changed();
  }

  nextCast(): void {
    this.setCast(casts[(casts.indexOf(this.cast) + 1) % casts.length]);
  }

  /** What is on the page as a scenario: places, settings and commands of this moment. */
  toScenario(): Scenario {
    const { description, seconds } = this.#scenario;
    return {
      version: 1,
      name: this.#scenario.name,
      ...(description && { description }),
      stepRate: this.simulation.stepRate,
      ...(this.simulation.windTorque !== 0 && { windTorque: this.simulation.windTorque }),
      ...(seconds && { seconds }),
      entities: this.entities.map((entity) => this.#specOf(entity)),
    };
  }

  /** Puts a body on stage where another one is, on the same way. */
  #enter(spec: EntitySpec, from: Entity): void {
    const { x, y, angle } = poseOf(from);
    const { angularAcceleration, turnRate } = from.limits;
    const entity = this.simulation.add({ ...spec, position: [x, y], angle });
    this.#starts.set(entity, spec);
    entity.body.setLinearVelocity(from.body.getLinearVelocity());
    this.simulation.limit(entity, { angularAcceleration, turnRate });
    this.turnLimit.handOver(from, entity);
    this.#order(entity, from.cursor);
  }

  /** Gives a body the command of the present mode; on a path it heads for the waypoint at the cursor. */
  #order(entity: Entity, cursor = 0): void {
    this.simulation.give(entity, this.#commandFor(entity));
    if (this.mode === 'path' && cursor > 0) this.simulation.reroute(entity, this.waypoints, cursor);
  }

  /** Changes the shared path under way; `cursorAfter` says where a cursor ends up. */
  #editPath(waypoints: readonly Point[], cursorAfter: (cursor: number) => number): void {
    for (const entity of this.entities) {
      if (entity.command.kind !== 'follow-path' || entity.waypoints.length !== this.waypoints.length)
        continue;
      this.simulation.reroute(entity, waypoints, cursorAfter(entity.cursor));
    }
    this.waypoints = waypoints;
    this.#changed();
  }

  #specOf(entity: Entity): EntitySpec {
    const { turnRate, ...limits } = entity.limits;
    const label = this.givenName(entity);
    const { x, y, angle } = poseOf(entity);
    return {
      kind: entity.kind as EntitySpec['kind'],
      ...(label && { label }),
      position: [x, y],
      angle,
      controller: entity.controller,
      limits: turnRate === Infinity ? limits : { ...limits, turnRate },
      seekDistance: entity.seekDistance,
      ...(entity.resetOnRetarget && { resetOnRetarget: true }),
      ...(!entity.wrap && { wrap: false }),
      command: specOf(entity.command),
    };
  }

  #commandFor(entity: Entity, target = this.target): Command {
    if (this.mode === 'path') {
      const loop = this.loop && !entity.kind.endsWith('-2013');
      return this.waypoints.length > 0
        ? { kind: 'follow-path', waypoints: this.waypoints, loop }
        : { kind: 'idle' };
    }
    return { kind: this.mode === 'track' ? 'turn-towards' : 'seek', target };
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** A place in front of a body, or aside by an angle. */
function ahead(entity: Entity, aside = 0): Point {
  const { x, y, angle } = poseOf(entity);
  return { x: x + targetAhead * Math.cos(angle + aside), y: y + targetAhead * Math.sin(angle + aside) };
}
