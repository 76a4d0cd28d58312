// The rules of Dodge: the player is the target, missiles come in waves, a hit ends it. Seeded: same in, same out.
import type { Body } from 'planck';
import { distance, type Point } from '../../../entities/command';
import { Mulberry32 } from '../../../entities/random';
import type { Touch } from '../../../simulation/contacts';
import type { Entity } from '../../../simulation/entity-kinds';
import type { Scenario } from '../../../simulation/scenario';
import type { Simulation } from '../../../simulation/simulation';
import type { System } from '../../../simulation/system';
import { type DodgeSpec, dodgeRefusal } from '../spec';
import { Flight } from './flight';
import { gapBetween } from './gap';
import { Launcher, type Warning } from './launcher';
import { nearMiss } from './near-miss-watch';
import { Recorder } from './recorder';
import { Combo, points, pointsForGap } from './score';

/** Something that happened. */
export interface DodgeEvent {
  /** From 1, in the order of the run: tells which are new. */
  readonly n: number;
  /** s from the start. */
  readonly at: number;
  readonly kind: 'wave' | 'launch' | 'near-miss' | 'wreck' | 'burn-out' | 'hit';
  readonly place: Point;
  /** Points it gave; 0 for most. */
  readonly points: number;
  /** How many times a wreck counted, in a row of wrecks; 1 for everything else. */
  readonly times: number;
}

/** Change of its velocity by an impact that wrecks a missile. m/s. A graze along a wall is less. */
const wreckingSpeed = 2;

/** How long events stay in `recent`. s; as long as a picture may show them. */
const recentSeconds = 3;

/** Distance between centres beyond which the gap is not worked out. m; two hulls' lengths and nearMiss.apart. */
const watchedWithin = 20;

/** The game. The page only reads it. */
export class Dodge implements System {
  readonly player: Entity;
  state: 'playing' | 'over' = 'playing';
  /** Seconds survived. */
  seconds = 0;
  nearMisses = 0;
  wrecks = 0;
  /** What happened in the last step. */
  events: DodgeEvent[] = [];
  /** What happened in the last seconds, oldest first; several steps may fall between two pictures. */
  recent: DodgeEvent[] = [];
  readonly combo = new Combo();
  private readonly _simulation: Simulation;
  private readonly _launcher: Launcher;
  private readonly _recorder: Recorder;
  private _flights: Flight[] = [];
  private _bonus = 0;
  private _count = 0;

  /** Throws RangeError when the first entity cannot be the player, see dodgeRefusal. */
  constructor({ arena }: DodgeSpec, simulation: Simulation) {
    const refused = dodgeRefusal(simulation.scenario);
    if (refused) throw new RangeError(`the player of the game ${refused.message}`);
    this._simulation = simulation;
    this.player = simulation.entities[0];
    this._launcher = new Launcher(new Mulberry32(simulation.seed), arena);
    this._recorder = new Recorder(this.player);
    // Without it nothing could be hit.
    simulation.bodiesCollide = true;
  }

  /** Seconds, near misses and wrecks in points. */
  get score(): number {
    return Math.floor(points.second * this.seconds) + this._bonus;
  }

  /** The wave under way, from 1; 0 before the first. */
  get wave(): number {
    return this._launcher.wave;
  }

  /** The launches that are warned of. */
  get warnings(): readonly Readonly<Warning>[] {
    return this._launcher.warnings;
  }

  /** The missiles in the air, burnt-out ones too. */
  get missiles(): readonly Entity[] {
    return this._flights.map(({ entity }) => entity);
  }

  /** Whether the player only repeats a run: it counts for no best score. */
  get replayed(): boolean {
    return this._simulation.isAutonomous(this.player);
  }

  /** How many times the next wreck counts. */
  get comboNow(): number {
    return this.combo.next(this._simulation.time);
  }

  /** Share of a missile's fuel that is left, 0 to 1; at 0 it is harmless. Null for other bodies. */
  fuelOf(entity: Entity): number | null {
    return this._flights.find((flight) => flight.entity === entity)?.fuel ?? null;
  }

  /** The run so far as a scenario that plays itself: the same seed and the player's commands. */
  replay(): Scenario {
    const { time, stepRate } = this._simulation;
    return this._recorder.replay(this._simulation.scenario, Math.max(time, 1 / stepRate));
  }

  /** Before the entities are updated: records, warns, launches. */
  before(timeStep: number): void {
    this.events = [];
    const { time } = this._simulation;
    this.recent = this.recent.filter(({ at }) => at > time - recentSeconds);
    if (this.state === 'over') {
      if (this.player.command.kind !== 'idle') this._simulation.give(this.player, { kind: 'idle' });
      return;
    }
    this._recorder.look(time, this._simulation);
    this._launch(timeStep);
  }

  /** After the worlds' steps: hits, wrecks, near misses, burnt-out motors. */
  after(timeStep: number): void {
    if (this.state === 'playing') this.seconds += timeStep;
    const inAir = this._flights;
    // A missile that also touched something else in the step has hit the player first.
    const isHit = ({ a, b }: Touch) => a === this.player.body || b === this.player.body;
    const { begun } = this._simulation.contacts;
    for (const touch of begun.filter(isHit)) this._touchedPlayer(touch, inAir);
    for (const touch of begun.filter((touch) => !isHit(touch))) this._touched(touch, inAir);
    for (const flight of [...this._flights]) {
      if (this.state === 'playing' && !flight.burntOut) this._watchMiss(flight, this._gapOf(flight));
      if (flight.burn(this._simulation, timeStep)) this._tell('burn-out', flight.place);
      if (flight.spent) this._remove(flight);
    }
  }

  private _launch(timeStep: number): void {
    const { wave } = this;
    const { x, y } = this.player.body.getPosition();
    const due = this._launcher.update(timeStep, {
      world: this._simulation.world,
      player: { x, y },
      playerSpeed: this.player.limits.speed,
      inFlight: this._flights.length,
    });
    if (this.wave > wave) this._tell('wave', { x, y });
    for (const launch of due) {
      this._flights.push(new Flight(this._simulation, launch));
      this._tell('launch', launch.place);
    }
  }

  private _touchedPlayer({ a, b, place }: Touch, inAir: readonly Flight[]): void {
    for (const flight of flightsOf([a, b], inAir)) {
      if (!flight.burntOut) this._hit(flight, place);
    }
  }

  private _touched({ a, b, place, impulse }: Touch, inAir: readonly Flight[]): void {
    const flights = flightsOf([a, b], inAir);
    for (const flight of flights) {
      if (this._flights.includes(flight) && impulse >= wreckingSpeed * flight.mass)
        this._wreck(flight, flights.length === 2, place);
    }
  }

  private _hit(flight: Flight, place: Point): void {
    this._remove(flight);
    if (this.state === 'over') {
      this._tell('wreck', place);
      return;
    }
    this.state = 'over';
    this._launcher.stop();
    this._tell('hit', place);
  }

  /** @param met whether it ran into another missile */
  private _wreck(flight: Flight, met: boolean, place: Point): void {
    this._remove(flight);
    if (this.state === 'over' || flight.burntOut) {
      this._tell('wreck', place);
      return;
    }
    this._watchMiss(flight, null);
    this.wrecks += 1;
    const times = this.combo.count(this._simulation.time);
    this._tell('wreck', place, times * (met ? points.missile : points.wall), times);
  }

  /** @param gap between the hulls. m; null when the missile is gone */
  private _watchMiss({ watch, place }: Flight, gap: number | null): void {
    const least = gap === null ? watch.end() : watch.update(gap);
    if (least === null) return;
    this.nearMisses += 1;
    this._tell('near-miss', place, pointsForGap(least, nearMiss.within));
  }

  private _gapOf({ entity }: Flight): number {
    const range = distance(entity.body.getPosition(), this.player.body.getPosition());
    return range > watchedWithin ? range : gapBetween(entity.body, this.player.body);
  }

  private _remove(flight: Flight): void {
    this._flights = this._flights.filter((one) => one !== flight);
    this._simulation.remove(flight.entity);
  }

  private _tell(kind: DodgeEvent['kind'], place: Point, given = 0, times = 1): void {
    this._count += 1;
    this._bonus += given;
    const { time } = this._simulation;
    const event = { n: this._count, at: time, kind, place: { x: place.x, y: place.y }, points: given, times };
    this.events.push(event);
    this.recent.push(event);
  }
}

/** The game that is played in a simulation; null where there is none. */
export function dodgeOf({ systems }: Pick<Simulation, 'systems'>): Dodge | null {
  return systems.find((system) => system instanceof Dodge) ?? null;
}

/** The flights whose missiles are among some bodies. */
function flightsOf(bodies: readonly Body[], flights: readonly Flight[]): Flight[] {
  return flights.filter(({ entity }) => bodies.includes(entity.body));
}
