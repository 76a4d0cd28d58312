// The full and the reduced turn limits of the bodies, and the switch between them.
import type { TurnLimits } from '../../laws/control/turn-controller';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { MotorSpec } from '../../world/simulation/moment-spec';
import { cutBy, cutLimits, turnLimitsOf } from '../../world/simulation/motor';
import { limitEntity } from '../../world/simulation/settings';
import type { Stage } from './stage';

/** Switches all bodies of a session between full and reduced motor limits. */
export class ReducedLimit {
  reduced: boolean;
  /** Largest angular acceleration and turn rate with reduced motors, the same for all bodies. */
  cut: Readonly<TurnLimits>;
  private readonly _stage: Stage;

  /**
   * Creates the switch between full and reduced limits. If the scenario gives no reduced limits, they are computed from
   * the first body's limits.
   */
  constructor(stage: Stage) {
    const { simulation, bodies } = stage;
    const { fullLimits, entities } = simulation;
    this._stage = stage;
    this.reduced = fullLimits.length > 0;
    fullLimits.forEach((full, n) => {
      bodies[n].full = full;
    });
    this.cut = cutLimits(fullLimits[0] ?? turnLimitsOf(entities[0]), simulation.scenario.motor);
  }

  /** Returns the reduced motor limits for a scenario file; undefined at full strength. */
  toSpec(): MotorSpec | undefined {
    if (!this.reduced) return undefined;
    const usual = cutLimits(this.fullOf(this._stage.simulation.entities[0]));
    const { angularAcceleration, turnRate } = this.cut;
    if (angularAcceleration === usual.angularAcceleration && turnRate === usual.turnRate) return 'cut';
    return { angularAcceleration, ...(turnRate !== Infinity && { turnRate }) };
  }

  /** Switches all bodies between full and reduced motors, from the next step on. */
  toggle(): void {
    const { simulation, bodies } = this._stage;
    this.reduced = !this.reduced;
    simulation.entities.forEach((entity, n) => {
      const full = this.reduced ? turnLimitsOf(entity) : (bodies[n]?.full ?? turnLimitsOf(entity));
      if (this.reduced && bodies[n]) bodies[n].full = full;
      limitEntity(entity, this.reduced ? cutBy(full, this.cut) : full);
    });
  }

  fullOf(entity: Entity): TurnLimits {
    const { simulation, bodies } = this._stage;
    return (this.reduced && bodies[simulation.entities.indexOf(entity)]?.full) || turnLimitsOf(entity);
  }

  /** Changes the current turn limits of all bodies. Throws RangeError for a limit out of range. */
  set(limits: Partial<TurnLimits>): void {
    for (const entity of this._stage.simulation.entities) limitEntity(entity, limits);
    if (this.reduced) this.cut = { ...this.cut, ...limits };
  }
}
