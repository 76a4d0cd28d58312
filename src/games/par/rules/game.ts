// Par as a game that files and simulations take.
import type { Game } from '../../../files/game';
import { readScenario } from '../../../files/read-scenario';
import type { Place } from '../../../simulation/place';
import { isOld, type ParSpec, parSchema } from '../spec';
import { courseCalled } from './course-called';
import { gatesOf } from './gate';
import { scenarioOfWords } from './link';
import { medalFor, medalsOf } from './medals';
import { ParRules, parOf } from './par-rules';

export const parGame: Game<ParSpec> = {
  key: 'par',
  schema: parSchema,
  places(spec) {
    const gates = gatesOf(spec).map(({ at: { x, y } }): Place => [x, y]);
    const { reach } = (!isOld(spec) && spec.course && courseCalled(spec.course)) || {};
    return reach ? [...gates, reach] : gates;
  },
  system: (spec, simulation) => new ParRules(spec, simulation),
  async fromAddress(words) {
    const scenario = await scenarioOfWords(words);
    return scenario === null ? null : { scenario: readScenario(scenario, [parGame]), title: 'par' };
  },
  report(simulation) {
    const rules = parOf(simulation);
    if (!rules) return null;
    const { state, spec, finished, time, flaw } = rules;
    const medal = finished && !flaw ? medalFor(time, medalsOf(spec)) : null;
    return { kind: 'par', state, course: isOld(spec) ? 'old' : (spec.course ?? null), time, medal };
  },
};
