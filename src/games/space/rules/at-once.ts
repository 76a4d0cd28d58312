// Has the rules of space from the start, for what runs without a page; a page loads this late.
import { provideSpace } from './game';
import { SpaceRules, spaceOf } from './space-rules';

provideSpace({
  system: (spec, simulation) => new SpaceRules(spec, simulation),
  onwards: (simulation) => spaceOf(simulation)?.onwards ?? null,
  anew: (simulation) => spaceOf(simulation)?.anew ?? null,
  report(simulation) {
    const rules = spaceOf(simulation);
    return rules && { kind: 'space', state: 'running', ships: rules.spheres.length };
  },
});
