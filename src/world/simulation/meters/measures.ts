// Measurements of the bodies: records, turns, closest approaches, and momentum from collisions. They never steer.
import type { World } from 'planck';
import type { Touch } from '../contacts';
import type { Entity } from '../entity-kinds';
import type { OwnStep } from '../worlds/worlds';
import { ApproachMeter } from './approach-meter';
import { ContactImpulses, PushMeter } from './push-meter';
import { mostRecorded, Telemetry } from './telemetry';
import { TimeBarMarks } from './time-bar-marks';
import { Tracks } from './tracks';
import { TurnMeter } from './turn-meter';

/** The meters of one body. */
interface Meters {
  readonly turn: TurnMeter;
  readonly approach: ApproachMeter;
  readonly push: PushMeter;
}

function measure({ turn, approach }: Meters, entity: Entity, time: number, { length, unit }: OwnStep): void {
  const samples = Math.round(length / unit);
  // A turn begins when the body learns of it, at the end of its long step. The wait before does not count.
  for (let n = 0; n < samples; n++) if (turn.update(entity, unit)) break;
  approach.update(entity, time);
}

/** The meters of a simulation's first bodies. */
export class Measures {
  /** Record of the turns of the last seconds. */
  readonly telemetry = new Telemetry();
  /** The trails of the bodies. */
  readonly tracks: Tracks;
  /** When targets jumped and bodies were hit. */
  readonly timeBarMarks = new TimeBarMarks();
  private readonly _meters = new Map<Entity, Meters>();
  private readonly _impulses: ContactImpulses;

  /** @param world the one in which bodies collide @param bodies how many there are at first */
  constructor(world: World, bodies = 1) {
    this.tracks = new Tracks(bodies);
    this._impulses = new ContactImpulses(world);
  }

  /** Ring buffers that only grow. Rewinding makes fewer of their values count. */
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

  /** Returns the meters of a body; undefined for bodies beyond the first few. */
  of(entity: Entity): Meters | undefined {
    return this._meters.get(entity);
  }

  /**
   * Call after an entity's own update, before the worlds' steps.
   * @param time at the start of the step. s
   * @param step the body's own; a longer one counts as so many samples in which nothing changed
   */
  updated(entity: Entity, time: number, step: OwnStep): void {
    const meters = this._meters.get(entity);
    if (meters) measure(meters, entity, time, step);
  }

  /** Call once a step, after all updates. @param time s */
  record(time: number, entities: readonly Entity[]): void {
    this.telemetry.record(time, entities);
    this.tracks.record(time, entities);
  }

  /** Call once a step, after the worlds' steps. @param time s @param begun the contacts that began in it */
  afterWorlds(time: number, entities: readonly Entity[], begun: readonly Touch[]): void {
    this.timeBarMarks.look(time, entities, begun);
    for (const [entity, { push }] of this._meters) push.look(entity, this._impulses.take(entity.body));
  }
}
