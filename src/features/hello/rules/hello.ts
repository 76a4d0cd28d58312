// The rules of Hello: they count how often a missile catches its target.
import type { Field } from '../../../lab/files/field';
import { type Fields, fields, whole } from '../../../lab/files/schema-parts';
import { distance } from '../../../world/entities/command';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Simulation } from '../../../world/simulation/simulation';
import type { System } from '../../../world/simulation/system';

/** Settings of Hello, a small example game, in a scenario file. */
export interface HelloSpec {
  /** Number of catches after which the scene ends. */
  readonly catches: number;
}

declare module '../../../world/simulation/scenario' {
  interface GameSpecs {
    readonly hello: HelloSpec;
  }
}

/** Distance from the target at which a missile catches it. m */
export const reach = 3;

export class Hello implements System {
  /** Number of times that the missile has caught its target. */
  catches = 0;
  readonly wanted: number;
  private readonly _simulation: Simulation;
  private _isNear = false;

  constructor({ catches }: HelloSpec, simulation: Simulation) {
    this.wanted = catches;
    this._simulation = simulation;
  }

  get isOver(): boolean {
    return this.catches >= this.wanted;
  }

  /** Complete state of these rules between steps. The hash of a run includes it. */
  get ownState(): readonly number[] {
    return [this.catches, Number(this._isNear)];
  }

  /** Counts a catch when the missile comes near the target. Called after each step. */
  after(): void {
    const [{ body, target }] = this._simulation.entities;
    const isNear = target !== null && distance(body.getPosition(), target) < reach;
    if (isNear && !this._isNear && !this.isOver) this.catches += 1;
    this._isNear = isNear;
  }
}

/** Returns the rules of the game Hello that a simulation uses. Null if its scene is not of that game. */
export function helloOf({ systems }: Pick<Simulation, 'systems'>): Hello | null {
  return systems.find((system) => system instanceof Hello) ?? null;
}

export const helloField: Field<HelloSpec> = {
  key: 'hello',
  schema: fields({ catches: whole(1, 100) } satisfies Fields<HelloSpec>, 'an object'),
  system: (spec, simulation) => new Hello(spec, simulation),
  report(simulation) {
    const rules = helloOf(simulation);
    return rules && { kind: 'hello', state: rules.isOver ? 'over' : 'running', catches: rules.catches };
  },
};

export const helloScene: Scenario = {
  version: 1,
  name: 'Hello',
  question: 'Move the target away: how soon is it caught again?',
  hello: { catches: 2 },
  entities: [{ kind: 'missile', position: [-20, 0], command: { kind: 'seek', target: [10, 0] } }],
};
