// Addresses: what they load, and how bad ones are refused.
import { describe, expect, it } from 'vitest';
import { ScenarioError } from '../../files/read-scenario';
import { scenarios } from '../../scenarios';
import type { Scenario } from '../../simulation/scenario';
import { addressOf, builtIn, scenarioOfAddress } from './address';

const scenario: Scenario = {
  version: 1,
  name: 'Räder 競走 🚀 \ud800 >>>???',
  stepRate: 50,
  entities: [
    { kind: 'missile', position: [12.25, -3], angle: 0.5, command: { kind: 'seek', target: [1, 2] } },
    {
      kind: 'character',
      command: {
        kind: 'follow-path',
        waypoints: [
          [0, 0],
          [5, 5],
        ],
        loop: true,
      },
    },
  ],
};

const known = { scenarios, games: [] };

/** The sentence that refuses an address. */
function refused(hash: string): string {
  try {
    scenarioOfAddress(hash, known);
  } catch (error) {
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
  throw new Error('it was accepted');
}

const coded = (text: string) => `#s=${btoa(text)}`;

describe('an address', () => {
  it('holds a whole scenario in letters that need no escaping', () => {
    const address = addressOf(scenario);
    expect(address).toMatch(/^#s=[A-Za-z0-9_-]+$/);
    expect(scenarioOfAddress(address, known)).toEqual({ scenario, title: scenario.name });
  });

  it.each(scenarios)('holds the built-in scenario $id, places to half a millimetre', ({ scenario }) => {
    const nearly: Scenario = JSON.parse(JSON.stringify(scenario), (_, value) =>
      typeof value === 'number' ? expect.closeTo(value, 3) : value,
    );
    expect(scenarioOfAddress(addressOf(scenario), known).scenario).toEqual(nearly);
  });

  it('names a built-in scenario by its id, and the first one when it is empty', () => {
    expect(scenarioOfAddress('#2013-demo', known)).toEqual(builtIn(scenarios, '2013-demo'));
    expect(scenarioOfAddress('#2013%2Ddemo', known).title).toBe('2013-demo');
    for (const hash of ['', '#']) expect(scenarioOfAddress(hash, known).title).toBe(scenarios[0].id);
  });

  it('with an unknown id is refused with the known ones', () => {
    const ids = scenarios.map(({ id }) => id).join(', ');
    expect(refused('#no-such')).toBe(`no built-in scenario is called "no-such"; there are ${ids}`);
    expect(refused('#constructor')).toContain('is called "constructor"');
    expect(refused('#%E0%A4%A')).toContain('is called "%E0%A4%A"');
    expect(refused(`#${'x'.repeat(1000)}`)).toContain(`"${'x'.repeat(60)}"`);
    expect(refused('#a%0A%1B%E2%80%AEb')).toMatch(/^[^\p{Cc}\p{Cf}]+$/u);
  });

  it('that was cut off anywhere is refused', () => {
    const address = addressOf(scenario);
    for (let length = 3; length < address.length; length++) {
      expect(refused(address.slice(0, length))).toMatch(
        /^the scenario (in this address is damaged|is not JSON)/,
      );
    }
  });

  it.each([
    ['letters that are not base64', '#s=%%%'],
    ['bytes that are not text', coded('\xff\xfe')],
    ['zeros', '#s=AAAA'],
  ])('of %s is called damaged', (_, hash) => {
    expect(refused(hash)).toBe('the scenario in this address is damaged: perhaps the link was cut short');
  });

  it('that holds something else is refused with the field', () => {
    expect(refused(coded('{"version":1,"name":"n","entities":[]}'))).toBe(
      'entities: must be a list of 1 to 2000 entities, got a list of 0',
    );
  });
});
