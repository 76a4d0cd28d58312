// The full and the reduced turn limits of the bodies, and the switch between them.
import type { TurnLimits } from '../control/turn-controller';
import type { Entity } from '../simulation/entity-kinds';
import { limitEntity } from '../simulation/settings';
import type { Stage } from './stage';

/** Reduced is this share of the motor's full angular acceleration until it is set otherwise. */
export const reducedShare = 1 / 4;

/** Lets all bodies turn by their full limits or by reduced ones, live. */
export class ReducedLimit {
  reduced = false;
  /** The reduced limits, for all bodies. */
  cut: Readonly<TurnLimits>;
  private readonly _stage: Stage;

  /** The reduced limits come from those of the first body. */
  constructor(stage: Stage) {
    const { angularAcceleration, turnRate } = stage.simulation.entities[0].limits;
    this._stage = stage;
    this.cut = { angularAcceleration: angularAcceleration * reducedShare, turnRate };
  }

  /** Switches over; in force from the next step. */
  toggle(): void {
    const { simulation, bodies } = this._stage;
    this.reduced = !this.reduced;
    simulation.entities.forEach((entity, n) => {
      const full = this.reduced ? turnPart(entity) : (bodies[n]?.full ?? turnPart(entity));
      if (this.reduced && bodies[n]) bodies[n].full = full;
      limitEntity(entity, this.reduced ? least(full, this.cut) : full);
    });
  }

  /** What a body may do with its whole motor, cut or not. */
  fullOf(entity: Entity): TurnLimits {
    const { simulation, bodies } = this._stage;
    return (this.reduced && bodies[simulation.entities.indexOf(entity)]?.full) || turnPart(entity);
  }

  /** Changes the limits in force, for all bodies. Throws RangeError for a limit out of range. */
  set(limits: Partial<TurnLimits>): void {
    for (const entity of this._stage.simulation.entities) limitEntity(entity, limits);
    if (this.reduced) this.cut = { ...this.cut, ...limits };
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
