// The rules of Dodge: the player is the target, missiles come in waves, a hit ends it. Seeded: same in, same out.
import { distance, type Point } from '../../../entities/command';
import { Mulberry32 } from '../../../entities/random';
import type { Touch } from '../../../simulation/contacts';
import type { Entity } from '../../../simulation/entity-kinds';
import { poseOf } from '../../../simulation/pose';
import type { Scenario } from '../../../simulation/scenario';
import type { Simulation } from '../../../simulation/simulation';
import type { System } from '../../../simulation/system';
import { type DodgeSpec, dodgeRefusal } from '../spec';
import { Arena, type Gust, type InnerWalls } from './arena';
import { type DodgeEvent, EventLog, type Killer, type Paid } from './events';
import { type Flight, Flights, flightsOf } from './flight';
import { Launcher, type Warning } from './launcher';
import { Recorder } from './recorder';
import { Combo, nearMiss, points, pointsForGap, pointsForWreck, Tally } from './score';
import type { MissileName } from './waves';

/** How long a game is ready before it runs. s; a page stands still in it until somebody plays. */
const readySeconds = 0.2;

/** The game. The page only reads it. */
export class Dodge implements System {
  readonly player: Entity;
  state: 'ready' | 'running' | 'over' = 'ready';
  /** Seconds survived since the first launch. */
  seconds = 0;
  /** What hit the player; null before. */
  killer: Killer | null = null;
  readonly combo = new Combo();
  readonly tally = new Tally();
  private readonly _simulation: Simulation;
  private readonly _launcher: Launcher;
  private readonly _recorder: Recorder;
  private readonly _arena: Arena;
  private readonly _log = new EventLog();
  private readonly _flights: Flights;

  /** Throws RangeError when the first entity cannot be the player, see dodgeRefusal. */
  constructor(spec: DodgeSpec, simulation: Simulation) {
    const refused = dodgeRefusal(simulation.scenario);
    if (refused) throw new RangeError(`${refused.path.join('.')} ${refused.message}`);
    this._simulation = simulation;
    this.player = simulation.entities[0];
    this._launcher = new Launcher(new Mulberry32(simulation.seed), spec.arena);
    this._recorder = new Recorder(this.player);
    this._flights = new Flights(simulation);
    this._arena = new Arena(spec, simulation);
    // Without it nothing could be hit.
    simulation.bodiesCollide = true;
  }

  /** Seconds, near misses and wrecks in points. */
  get score(): number {
    return Math.floor(points.second * this.seconds) + this.tally.points;
  }

  /** What happened in the last step. */
  get events(): readonly DodgeEvent[] {
    return this._log.now;
  }

  /** What happened in the last seconds, oldest first. */
  get recent(): readonly DodgeEvent[] {
    return this._log.recent;
  }

  /** The gust that is announced or blows; null when there is none. */
  get gust(): Gust | null {
    return this._arena.gusts.now;
  }

  /** The walls inside the arena. */
  get walls(): InnerWalls {
    return this._arena.walls;
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
    return this._flights.missiles;
  }

  /** Whether the player only repeats a run: it counts for no best score. */
  get replayed(): boolean {
    return this._simulation.isAutonomous(this.player);
  }

  /** How many times the next near miss or lured missile counts. */
  get comboNow(): number {
    return this.combo.next(this._simulation.time);
  }

  /** Share of the combo's time that is left. 1 to 0 */
  get comboLeft(): number {
    return this.combo.left(this._simulation.time);
  }

  /** Time until a pair becomes two; null for other bodies. s */
  splitsIn(entity: Entity): number | null {
    return this._flights.of(entity)?.splitsIn ?? null;
  }

  /** Name of a missile in the air; null for other bodies. */
  nameOf(entity: Entity): MissileName | null {
    return this._flights.of(entity)?.name ?? null;
  }

  /** Share of a missile's fuel that is left, 0 to 1; at 0 it is harmless. Null for other bodies. */
  fuelOf(entity: Entity): number | null {
    return this._flights.of(entity)?.fuel ?? null;
  }

  /** The run so far as a scenario that plays itself: the same seed and the player's commands. */
  replay(): Scenario {
    const { scenario, time, stepRate } = this._simulation;
    return this._recorder.replay(scenario, Math.max(time, 1 / stepRate));
  }

  /** Before the entities are updated: records, warns, launches, moves walls, blows. */
  before(timeStep: number): void {
    const { time } = this._simulation;
    this._log.begin(time);
    this._arena.update(timeStep, this);
    if (this.state === 'over') {
      if (this.player.command.kind !== 'idle') this._simulation.give(this.player, { kind: 'idle' });
      return;
    }
    if (time >= readySeconds) this.state = 'running';
    this._recorder.look(time, this._simulation);
    this._launch(timeStep);
  }

  /** After the worlds' steps: hits, wrecks, near misses, burnt-out motors. */
  after(timeStep: number): void {
    const inAir = this._flights.all;
    if (this.state !== 'over' && (this.seconds > 0 || inAir.length > 0)) this.seconds += timeStep;
    const { begun } = this._simulation.contacts;
    const isHit = ({ a, b }: Touch) => a === this.player.body || b === this.player.body;
    // A missile that also touched something else in the step has hit the player first.
    for (const touch of begun.filter(isHit)) this._touchedPlayer(touch, inAir);
    for (const touch of begun.filter((touch) => !isHit(touch))) this._touched(touch, inAir);
    for (const flight of this._flights.all) {
      if (this.state !== 'over' && !flight.burntOut) this._look(flight);
      if (flight.burn(this._simulation, timeStep)) this._tell('burn-out', flight.place);
      if (flight.spent) this._flights.remove(flight);
    }
  }

  private _launch(timeStep: number): void {
    const { wave } = this;
    const { x, y } = this.player.body.getPosition();
    const due = this._launcher.update(timeStep, {
      world: this._simulation.world,
      player: { x, y },
      playerSpeed: this.player.limits.speed,
      inFlight: this._flights.all.length,
    });
    if (this.wave > wave) this._tell('wave', { x, y });
    this._flights.launch(due);
    for (const { place } of due) this._tell('launch', place);
  }

  private _touchedPlayer({ a, b, place }: Touch, inAir: readonly Flight[]): void {
    for (const flight of flightsOf([a, b], inAir)) if (!flight.burntOut) this._hit(flight, place);
  }

  private _touched({ a, b, place, impulse }: Touch, inAir: readonly Flight[]): void {
    const flights = flightsOf([a, b], inAir);
    for (const flight of flights) {
      if (!this._flights.all.includes(flight) || !flight.isWreckedBy(impulse)) continue;
      const wall = this.walls.among([a, b]);
      this._wreck(flight, flights.length === 2, place);
      if (!wall || !flight.breaksWalls) continue;
      wall.break(this.wave);
      this._tell('break', place);
    }
  }

  private _hit(flight: Flight, place: Point): void {
    const { entity, name, way } = flight;
    const [pose, player] = [poseOf(entity), poseOf(this.player)];
    this._flights.remove(flight);
    if (this.state === 'over') {
      this._tell('wreck', place);
      return;
    }
    this.state = 'over';
    this.killer = { entity, name, pose, player, way: [...way, flight.place], at: this._simulation.time };
    this._launcher.stop();
    this._arena.gusts.stop();
    this._tell('hit', place);
  }

  /** @param met whether it ran into another missile */
  private _wreck(flight: Flight, met: boolean, place: Point): void {
    this._flights.remove(flight);
    if (this.state === 'over' || flight.burntOut) {
      this._tell('wreck', place);
      return;
    }
    this._watchMiss(flight, null);
    const { time } = this._simulation;
    const lured = flight.isLured(time);
    if (lured && this.walls.hide) return void this._tell('wreck', place, { hidden: true });
    const times = lured ? this.combo.count(time) : 1;
    const given = times * pointsForWreck(lured, met, flight.name === 'heavy');
    this.tally.add(lured ? (met ? 'met' : 'lured') : 'own', given, times);
    this._tell('wreck', place, { points: given, times, lured });
  }

  private _look(flight: Flight): void {
    const here = this.player.body.getPosition();
    const range = distance(flight.place, here);
    flight.look(here, range, this._simulation.time);
    const two = flight.split(this._simulation, range);
    if (!two) {
      this._watchMiss(flight, flight.gapTo(this.player.body, range));
      return;
    }
    this._flights.remove(flight);
    this._flights.take(two);
    this._tell('launch', flight.place);
  }

  /** @param gap between the hulls. m; null when the missile is gone */
  private _watchMiss({ watch, place }: Flight, gap: number | null): void {
    const least = gap === null ? watch.end() : watch.update(gap);
    if (least === null) return;
    if (this.walls.hide) return void this._tell('near-miss', place, { hidden: true });
    const times = this.combo.count(this._simulation.time);
    const given = times * pointsForGap(least, nearMiss.within);
    this.tally.add('near', given, times);
    this._tell('near-miss', place, { points: given, times });
  }

  private _tell(kind: DodgeEvent['kind'], place: Point, paid?: Paid): void {
    this._log.tell(this._simulation.time, kind, place, paid);
  }
}

/** The game that is played in a simulation; null where there is none. */
export function dodgeOf({ systems }: Pick<Simulation, 'systems'>): Dodge | null {
  return systems.find((system) => system instanceof Dodge) ?? null;
}
