// The turn limit's two settings, full and reduced, and the switch between them.
import type { TurnLimits } from '../control/turn-controller';
import type { Entity } from '../entities/moving-entity';
import type { Simulation } from '../simulation/simulation';

/** Reduced is this share of the motor's full angular acceleration until it is set otherwise. */
export const reducedShare = 1 / 4;

/** Lets all bodies turn by their full limits or by reduced ones, live. */
export class ReducedLimit {
  reduced = false;
  /** What the reduced setting is, for all bodies. */
  readonly cut: TurnLimits;
  private readonly _full = new WeakMap<Entity, TurnLimits>();

  /** @param lead the body whose limits set the reduced ones */
  constructor(lead: Entity) {
    const { angularAcceleration, turnRate } = lead.limits;
    this.cut = { angularAcceleration: angularAcceleration * reducedShare, turnRate };
  }

  /** Switches over; in force from the next step. */
  toggle(simulation: Simulation): void {
    const { entities } = simulation;
    if (!this.reduced) for (const entity of entities) this._full.set(entity, turnPart(entity));
    this.reduced = !this.reduced;
    for (const entity of entities) {
      const full = this._full.get(entity) ?? turnPart(entity);
      simulation.limit(entity, this.reduced ? least(full, this.cut) : full);
    }
  }

  /** Changes the setting in force, for all bodies. Throws RangeError when it is out of range. */
  set(simulation: Simulation, limits: Partial<TurnLimits>): void {
    for (const entity of simulation.entities) simulation.limit(entity, limits);
    if (this.reduced) Object.assign(this.cut, limits);
  }

  /** A body that takes over from another takes its full limits over too. */
  handOver(from: Entity, to: Entity): void {
    const full = this._full.get(from);
    if (full) this._full.set(to, full);
  }
}

/** Reduced is never more than a body's own. */
function least(a: TurnLimits, b: TurnLimits): TurnLimits {
  return {
    angularAcceleration: Math.min(a.angularAcceleration, b.angularAcceleration),
    turnRate: Math.min(a.turnRate, b.turnRate),
  };
}

function turnPart({ limits: { angularAcceleration, turnRate } }: Entity): TurnLimits {
  return { angularAcceleration, turnRate };
}
