// Rules of Dodge: missiles chase the player in waves, and a hit ends the game. Equal seeds and inputs give equal games.
import { distance, type Point } from '../../../world/entities/command';
import { Mulberry32 } from '../../../world/entities/random';
import type { TouchStart } from '../../../world/simulation/contacts';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { poseOf } from '../../../world/simulation/pose';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Simulation } from '../../../world/simulation/simulation';
import type { System } from '../../../world/simulation/system';
import { type DodgeSpec, dodgeRefusal } from '../spec';
import { type Gust, Gusts, InnerWalls } from './arena';
import type { DodgeEvent, Killer } from './events';
import { MissileFlight } from './flight';
import type { GhostRun } from './ghost';
import { Launcher, type Warning } from './launcher';
import { Recorder } from './recorder';
import { Combo, nearMiss, type PointKind, points, pointsForGap, pointsForWreck, Tally } from './score';
import { type MissileName, waveOf } from './waves';

/** Simulated time after which the state of a new game changes from 'ready' to 'running'. s */
const readySeconds = 0.2;

/** Time for which an event stays in the list `recent`. s */
const recentSeconds = 3;

/** Number that is added to the game's seed to get the seed for the gusts' directions. */
const gustSeed = 0x6f57;

/** Data of a game that only the page uses. They have no effect on the simulation. */
interface Display {
  /** Recorded run that is drawn pale during the game (as a ghost); null if there is none. */
  ghost: GhostRun | null;
  /** Whether the title screen is skipped, because the player started the run with a key or button. */
  skipsTitle: boolean;
}

/** Rules and state of one game. The page may write only the field `display`. */
export class Dodge implements System {
  readonly player: Entity;
  state: 'ready' | 'running' | 'over' = 'ready';
  /** Time from the first launch to the hit, or to now if there was no hit yet. s */
  seconds = 0;
  /** The missile that hit the player; null before the hit. */
  killer: Killer | null = null;
  readonly combo = new Combo();
  readonly tally = new Tally();
  /** Events of the last simulation step. */
  events: DodgeEvent[] = [];
  /** Events of the last 3 s, oldest first. */
  recent: DodgeEvent[] = [];
  /** Walls inside the arena, which may break, return and slide. */
  readonly walls: InnerWalls;
  readonly display: Display = { ghost: null, skipsTitle: false };
  private readonly _simulation: Simulation;
  private readonly _launcher: Launcher;
  private readonly _recorder: Recorder;
  private readonly _gusts: Gusts;
  /** Missiles in the air, in the order of their launch. Each change creates a new list. */
  private _flights: readonly MissileFlight[] = [];
  private _count = 0;

  /**
   * Creates the game in a simulation. Throws RangeError if the scenario cannot be played as Dodge, see dodgeRefusal.
   */
  constructor(spec: DodgeSpec, simulation: Simulation) {
    const refused = dodgeRefusal(simulation.scenario);
    if (refused) throw new RangeError(`${refused.path.join('.')} ${refused.message}`);
    this._simulation = simulation;
    this.player = simulation.entities[0];
    this._launcher = new Launcher(new Mulberry32(simulation.seed), spec.arena);
    this._recorder = new Recorder(this.player);
    this.walls = new InnerWalls(simulation.obstacles, spec.arena, spec.slides ?? []);
    this._gusts = new Gusts(new Mulberry32(simulation.seed + gustSeed));
    // Without collisions nothing could be hit.
    simulation.bodiesCollide = true;
  }

  /** Score of the game: points for time, near misses and wrecked missiles. */
  get score(): number {
    return Math.floor(points.second * this.seconds) + this.tally.points;
  }

  /** The gust that is announced or blowing; null between two gusts. */
  get gust(): Gust | null {
    return this._gusts.now;
  }

  /** Number of the present wave, from 1; 0 before the first wave. */
  get wave(): number {
    return this._launcher.wave;
  }

  /** Launches of missiles that are announced at present. */
  get warnings(): readonly Readonly<Warning>[] {
    return this._launcher.warnings;
  }

  /** Missiles in the air, including those without fuel. */
  get missiles(): readonly Entity[] {
    return this._flights.map(({ entity }) => entity);
  }

  get isUnderWay(): boolean {
    return this.state === 'running' && !this.replayed;
  }

  /** Whether this game is the replay of a recorded run. A replay stores no best score. */
  get replayed(): boolean {
    return this._simulation.isAutonomous(this.player);
  }

  /**
   * Combo factor from 1 to 4. It multiplies the points of the next near miss or lured missile (missile that crashes
   * while it chases the player).
   */
  get comboNow(): number {
    return this.combo.next(this._simulation.time);
  }

  /**
   * Remaining share of the combo time, from 1 to 0. A near miss or lured missile in this time raises the combo factor.
   */
  get comboLeft(): number {
    return this.combo.remainingShare(this._simulation.time);
  }

  /** Returns the time until a pair (a missile that splits in two) splits. s. Null for any other body. */
  splitsIn(entity: Entity): number | null {
    return this._flightOf(entity)?.splitsIn ?? null;
  }

  /** Returns the kind of a missile in the air. Null for any other body. */
  nameOf(entity: Entity): MissileName | null {
    return this._flightOf(entity)?.name ?? null;
  }

  /** Returns the remaining fuel of a missile, as a fraction from 1 to 0. Null for any other body. */
  fuelOf(entity: Entity): number | null {
    return this._flightOf(entity)?.fuel ?? null;
  }

  /** Returns a scenario that repeats the run so far. */
  replay(): Scenario {
    const { scenario, time, stepRate } = this._simulation;
    return this._recorder.replay(scenario, Math.max(time, 1 / stepRate));
  }

  /**
   * Called before each step: records the player's steering, announces and launches missiles, moves walls, and applies
   * gusts.
   */
  before(timeStep: number): void {
    const { time } = this._simulation;
    this.events = [];
    this.recent = this.recent.filter(({ at }) => at > time - recentSeconds);
    this._updateArena(timeStep);
    if (this.state === 'over') {
      if (this.player.command.kind !== 'idle') this._simulation.give(this.player, { kind: 'idle' });
      return;
    }
    if (time >= readySeconds) this.state = 'running';
    this._recorder.record(time, this._simulation);
    this._launch(timeStep);
  }

  /** Called after each physics step: finds hits, wrecks, near misses and missiles without fuel. */
  after(timeStep: number): void {
    const inAir = this._flights;
    if (this.state !== 'over' && (this.seconds > 0 || inAir.length > 0)) this.seconds += timeStep;
    const { begun } = this._simulation.contacts;
    const isHit = ({ a, b }: TouchStart) => a === this.player.body || b === this.player.body;
    // If a missile touched several bodies in this step, the hit on the player counts.
    for (const touch of begun.filter(isHit)) this._touchedPlayer(touch, inAir);
    for (const touch of begun.filter((touch) => !isHit(touch))) this._touched(touch, inAir);
    for (const flight of this._flights) {
      if (this.state !== 'over' && !flight.burntOut) this._look(flight);
      if (flight.burn(this._simulation, timeStep)) this._tell('burn-out', flight.place);
      if (flight.spent) this._remove(flight);
    }
  }

  /** Moves walls and applies gusts as the present wave demands. */
  private _updateArena(timeStep: number): void {
    const { wave, player, missiles } = this;
    const { walls, gusts } = wave > 0 ? waveOf(wave) : {};
    const near = { player: player.body, missiles: missiles.map(({ body }) => body) };
    this.walls.update(timeStep, wave, walls === true, near);
    if (this.state !== 'over') this._gusts.update(timeStep, gusts === true, [player, ...missiles]);
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
    this._flights = [...this._flights, ...due.map((launch) => new MissileFlight(this._simulation, launch))];
    for (const { place } of due) this._tell('launch', place);
  }

  private _flightOf(entity: Entity): MissileFlight | null {
    return this._flights.find((flight) => flight.entity === entity) ?? null;
  }

  /** Removes a missile from the list of flights and from the simulation. */
  private _remove(flight: MissileFlight): void {
    this._flights = this._flights.filter((one) => one !== flight);
    this._simulation.remove(flight.entity);
  }

  private _touchedPlayer({ a, b, place }: TouchStart, inAir: readonly MissileFlight[]): void {
    for (const flight of inAir) if (flight.isIn([a, b]) && !flight.burntOut) this._hit(flight, place);
  }

  private _touched({ a, b, place, impulse }: TouchStart, inAir: readonly MissileFlight[]): void {
    const flights = inAir.filter((flight) => flight.isIn([a, b]));
    for (const flight of flights) {
      if (!this._flights.includes(flight) || !flight.isWreckedBy(impulse)) continue;
      const wall = this.walls.among([a, b]);
      this._wreck(flight, flights.length === 2, place);
      if (!wall || !flight.breaksWalls) continue;
      wall.break(this.wave);
      this._tell('break', place);
    }
  }

  private _hit(flight: MissileFlight, place: Point): void {
    const { entity, name, way } = flight;
    const [pose, player] = [poseOf(entity), poseOf(this.player)];
    const isPair = flight.splitsIn !== null;
    this._remove(flight);
    if (this.state === 'over') return void this._tell('wreck', place);
    this.state = 'over';
    this.killer = {
      entity,
      name,
      isPair,
      pose,
      player,
      way: [...way, flight.place],
      at: this._simulation.time,
    };
    this._launcher.stop();
    this._gusts.now = null;
    this._tell('hit', place);
  }

  /**
   * Removes a missile that has crashed, and gives the points for it.
   * @param met whether it collided with another missile
   */
  private _wreck(flight: MissileFlight, met: boolean, place: Point): void {
    this._remove(flight);
    if (this.state === 'over' || flight.burntOut) return void this._tell('wreck', place);
    this._watchMiss(flight, null);
    const lured = flight.isLured(this._simulation.time);
    const source = met ? 'met' : 'lured';
    this._pay('wreck', place, lured ? source : 'own', pointsForWreck(lured, met, flight.name === 'heavy'));
  }

  private _look(flight: MissileFlight): void {
    const here = this.player.body.getPosition();
    const range = distance(flight.place, here);
    flight.record(here, range, this._simulation.time);
    const two = flight.split(this._simulation, range);
    if (!two) return void this._watchMiss(flight, flight.gapTo(this.player.body, range));
    this._remove(flight);
    this._flights = [...this._flights, ...two];
    this._tell('launch', flight.place);
  }

  /**
   * Gives the points for a near miss as soon as the missile has passed the player or is gone.
   * @param gap distance between missile and player, m; null if the missile is gone
   */
  private _watchMiss({ watch, place }: MissileFlight, gap: number | null): void {
    const least = gap === null ? watch.end() : watch.update(gap);
    if (least === null) return;
    this._pay('near-miss', place, 'near', pointsForGap(least, nearMiss.within));
  }

  private _pay(kind: DodgeEvent['kind'], place: Point, source: PointKind, worth: number): void {
    const isOwn = source === 'own';
    if (!isOwn && this.walls.hide) return void this._tell(kind, place, { hidden: true });
    const times = isOwn ? 1 : this.combo.count(this._simulation.time);
    this.tally.add(source, times * worth, times);
    this._tell(kind, place, { points: times * worth, times, lured: kind === 'wreck' && !isOwn });
  }

  /**
   * Adds an event, such as a near miss, to the lists of events.
   * @param paid fields about the event's points; left out for an event without points
   */
  private _tell(kind: DodgeEvent['kind'], { x, y }: Point, paid: Partial<DodgeEvent> = {}): void {
    this._count += 1;
    const at = this._simulation.time;
    const event = { n: this._count, at, kind, place: { x, y }, points: 0, times: 1, lured: false, ...paid };
    this.events.push(event);
    this.recent.push(event);
  }
}

/** Returns the game of Dodge in a simulation. Null for another scene. */
export function dodgeOf({ systems }: Pick<Simulation, 'systems'>): Dodge | null {
  return systems.find((system) => system instanceof Dodge) ?? null;
}
