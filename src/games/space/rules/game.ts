// Space as a game that files and simulations take. Its rules, and the engine that solves contacts, are loaded later than the page.
import type { Game } from '../../../files/game';
import type { Simulation } from '../../../simulation/simulation';
import type { System } from '../../../simulation/system';
import { type SpaceSpec, spaceRefusal, spaceSchema } from '../spec';

/** What comes late of the game. */
export type SpaceRulesMaker = Required<Pick<Game<SpaceSpec>, 'system' | 'onwards' | 'anew' | 'report'>>;

/** The rules; null until they are there. */
let rules: SpaceRulesMaker | null = null;

/** Takes the rules. */
export function provideSpace(late: SpaceRulesMaker): void {
  rules = late;
}

/** Stands for rules that are not there yet, in a scene that waits for them. The first step puts them in its place. */
class RulesToCome implements System {
  private readonly _spec: SpaceSpec;
  private readonly _simulation: Simulation;

  constructor(spec: SpaceSpec, simulation: Simulation) {
    this._spec = spec;
    this._simulation = simulation;
  }

  /** Throws RangeError while they have not come. */
  before(timeStep: number): void {
    if (!rules) throw new RangeError('the rules of bodies in space have not been loaded yet');
    const { systems } = this._simulation;
    const system = rules.system(this._spec, this._simulation);
    systems[systems.indexOf(this)] = system;
    system.before?.(timeStep);
  }
}

export const spaceGame: Game<SpaceSpec> = {
  key: 'space',
  schema: spaceSchema,
  refusal: spaceRefusal,
  system: (spec, simulation) => rules?.system(spec, simulation) ?? new RulesToCome(spec, simulation),
  onwards: (simulation) => rules?.onwards(simulation) ?? null,
  anew: (simulation) => rules?.anew(simulation) ?? null,
  report: (simulation) => rules?.report(simulation) ?? null,
};
