// Measurements of the bodies: records, turns, closest approaches, and momentum from collisions. They never steer.
import type { World } from 'planck';
import type { TouchStart } from '../contacts';
import type { Entity } from '../entity-kinds';
import type { OwnStep } from '../worlds/worlds';
import { ApproachMeter } from './approach-meter';
import { ContactImpulses, PushMeter } from './push-meter';
import { mostRecorded, Telemetry } from './telemetry';
import { TimeBarMarks } from './time-bar-marks';
import { Tracks } from './tracks';
import { TurnMeter } from './turn-meter';

/** Instruments that measure the turns, approaches and collisions of one body. */
interface Meters {
  readonly turn: TurnMeter;
  readonly approach: ApproachMeter;
  readonly push: PushMeter;
}

function measure({ turn, approach }: Meters, entity: Entity, time: number, { length, unit }: OwnStep): void {
  const samples = Math.round(length / unit);
  // A turn begins when the body gets its command, at the end of its long step. The wait before does not count.
  for (let n = 0; n < samples; n++) if (turn.update(entity, unit)) break;
  approach.update(entity, time);
}

/** Instruments that measure and record the bodies of a simulation. */
export class Measures {
  /** Record of the bodies' rotations in the last seconds. */
  readonly telemetry = new Telemetry();
  /** Recorder of the positions of the bodies, from which trails are drawn. */
  readonly tracks: Tracks;
  /** Times at which targets jumped or bodies were hit, for marks on the time bar. */
  readonly timeBarMarks = new TimeBarMarks();
  private readonly _meters = new Map<Entity, Meters>();
  private readonly _impulses: ContactImpulses;

  /**
   * Makes the measuring instruments of a simulation.
   * @param world world in which bodies collide
   * @param bodies initial number of bodies
   */
  constructor(world: World, bodies = 1) {
    this.tracks = new Tracks(bodies);
    this._impulses = new ContactImpulses(world);
  }

  get rings(): readonly object[] {
    return [...this.telemetry.rings, ...this.tracks.rings];
  }

  add(entity: Entity): void {
    if (this._meters.size >= mostRecorded) return;
    this._meters.set(entity, {
      turn: new TurnMeter(entity),
      approach: new ApproachMeter(),
      push: new PushMeter(),
    });
    this._impulses.watch(entity.body);
  }

  remove(entity: Entity): void {
    this._meters.delete(entity);
    this._impulses.forget(entity.body);
    this.telemetry.remove(entity);
    this.tracks.remove(entity);
  }

  /** Returns the measuring instruments of a body. Undefined if it has none. */
  of(entity: Entity): Meters | undefined {
    return this._meters.get(entity);
  }

  /**
   * Updates the instruments that measure a body. Must be called after the body's update, before the step of the physics
   * worlds.
   * @param time start of the step. s
   * @param step current step of the body's physics world. A long step counts as several samples of equal length
   */
  updated(entity: Entity, time: number, step: OwnStep): void {
    const meters = this._meters.get(entity);
    if (meters) measure(meters, entity, time, step);
  }

  /**
   * Records the telemetry and positions of all bodies. Must be called once a step, after the update of every body.
   * @param time s
   */
  record(time: number, entities: readonly Entity[]): void {
    this.telemetry.record(time, entities);
    this.tracks.record(time, entities);
  }

  /**
   * Updates the instruments that measure the result of a step, such as collisions. Must be called after the step of the
   * physics worlds.
   * @param time s
   * @param begun list of the contacts that began in the step
   */
  afterWorlds(time: number, entities: readonly Entity[], begun: readonly TouchStart[]): void {
    this.timeBarMarks.record(time, entities, begun);
    for (const [entity, { push }] of this._meters) push.record(entity, this._impulses.take(entity.body));
  }
}
