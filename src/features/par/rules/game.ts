// Par as a game: its field of scenario files, and its rules for simulations.
import type { Field } from '../../../lab/files/field';
import { loadOwnLaws, mayHoldOwnLaw } from '../../../lab/files/late-parts';
import { readScenario } from '../../../lab/files/read-scenario';
import { placeOf } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import { bestRunKey, courseSpec, type ParSpec, parSchema } from '../spec';
import { courses } from './courses';
import { gateThings } from './gate-things';
import { scenarioOfWords } from './link';
import { medalFor } from './medals';
import { ParRules, parOf } from './par-rules';

export const parGame: Field<ParSpec> = {
  key: 'par',
  schema: parSchema,
  extent(spec) {
    const { id, gates } = courseSpec(spec);
    const { reach } = courses.find((course) => course.id === id) ?? {};
    return { places: [...gates.map(({ at }) => placeOf(at)), ...(reach ? [reach] : [])] };
  },
  system: (spec, simulation) => new ParRules(spec, simulation),
  // Proven medals and flights belong to one course. They stay only if a change does not affect its flights.
  carried(spec, event) {
    if (event.to !== 'edit') return spec;
    const { was, now } = event;
    if (flightKey(was) === flightKey(now)) return spec;
    const { course: _course, medals: _medals, ...raced } = spec;
    if (bestRunKey(was) === bestRunKey(now)) return raced;
    const { rival: _rival, rivals: _rivals, ...own } = raced;
    return own;
  },
  things: { gates: gateThings },
  report(simulation) {
    const rules = parOf(simulation);
    if (!rules) return null;
    const { state, spec, finished, time, flaw } = rules;
    const medal = finished && !flaw ? medalFor(time, spec.medals) : null;
    return { kind: 'par', state, course: spec.id, time, medal };
  },
};

/** Returns all parts of a scenario on which the flight depends, as a text */
export function flightKey({
  name: _,
  question: _question,
  hint: _hint,
  description: _words,
  par,
  ...scene
}: Scenario): string {
  return JSON.stringify([scene, par && { ...par, medals: undefined }]);
}

/**
 * Reads the scenario of a race from a link
 * @param words URL parameters
 * @returns the scenario and its title; null for an unknown course
 * @throws if a run is damaged; the error's message is a sentence for the player
 */
export async function readLink(words: string) {
  const scenario = scenarioOfWords(words);
  if (mayHoldOwnLaw(JSON.stringify(scenario))) await loadOwnLaws();
  return scenario === null ? null : { scenario: readScenario(scenario, [parGame]), title: 'par' };
}
