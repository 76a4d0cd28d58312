// The full and the reduced turn limits of the bodies, and the switch between them.
import type { TurnLimits } from '../control/turn-controller';
import { limitEntity } from '../simulation/entity-edits';
import type { Entity } from '../simulation/entity-kinds';
import type { Simulation } from '../simulation/simulation';

/** Reduced is this share of the motor's full angular acceleration until it is set otherwise. */
export const reducedShare = 1 / 4;

/** The switch as data. */
export interface ReducedState {
  readonly reduced: boolean;
  readonly cut: TurnLimits;
  /** The full limits of bodies that have been reduced. */
  readonly full: readonly (readonly [Entity, TurnLimits])[];
}

/** Lets all bodies turn by their full limits or by reduced ones, live. */
export class ReducedLimit {
  reduced = false;
  /** The reduced limits, for all bodies. */
  readonly cut: TurnLimits;
  private _simulation: Simulation;
  /** The full limits of bodies that have been reduced. */
  private readonly _full = new Map<Entity, TurnLimits>();

  /** The reduced limits come from those of the first body. */
  constructor(simulation: Simulation) {
    const { angularAcceleration, turnRate } = simulation.entities[0].limits;
    this._simulation = simulation;
    this.cut = { angularAcceleration: angularAcceleration * reducedShare, turnRate };
  }

  /** Switches over; in force from the next step. */
  toggle(): void {
    const { entities } = this._simulation;
    if (!this.reduced) for (const entity of entities) this._full.set(entity, turnPart(entity));
    this.reduced = !this.reduced;
    for (const entity of entities) {
      const full = this._full.get(entity) ?? turnPart(entity);
      limitEntity(entity, this.reduced ? least(full, this.cut) : full);
    }
  }

  /** What a body may do with its whole motor, cut or not. */
  fullOf(entity: Entity): TurnLimits {
    return (this.reduced && this._full.get(entity)) || turnPart(entity);
  }

  /** Its settings as data, for undo. */
  get state(): ReducedState {
    return { reduced: this.reduced, cut: { ...this.cut }, full: [...this._full] };
  }

  /** Puts data back. The limits in force stay: those are the bodies'. */
  putBack({ reduced, cut, full }: ReducedState): void {
    this.reduced = reduced;
    Object.assign(this.cut, cut);
    this._full.clear();
    for (const [entity, limits] of full) this._full.set(entity, limits);
  }

  /** Changes the limits in force, for all bodies. Throws RangeError for a limit out of range. */
  set(limits: Partial<TurnLimits>): void {
    for (const entity of this._simulation.entities) limitEntity(entity, limits);
    if (this.reduced) Object.assign(this.cut, limits);
  }

  /** A body that takes over from another takes its full limits over too. */
  handOver(from: Entity, to: Entity): void {
    const full = this._full.get(from);
    if (full) this._full.set(to, full);
  }

  /** Continues in another simulation of the same bodies, as after a restart. @param was the former bodies, in its order */
  restart(simulation: Simulation, was: readonly Entity[]): void {
    this._simulation = simulation;
    simulation.entities.forEach((entity, n) => {
      this.handOver(was[n], entity);
      this._full.delete(was[n]);
    });
  }
}

/** The lower limits of two: reduced is never above a body's own. */
function least(a: TurnLimits, b: TurnLimits): TurnLimits {
  return {
    angularAcceleration: Math.min(a.angularAcceleration, b.angularAcceleration),
    turnRate: Math.min(a.turnRate, b.turnRate),
  };
}

function turnPart({ limits: { angularAcceleration, turnRate } }: Entity): TurnLimits {
  return { angularAcceleration, turnRate };
}
