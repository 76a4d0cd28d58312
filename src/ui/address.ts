// Scenarios in the page's address: #id of a built-in one, or #s= and a whole scenario.
import { scenarios } from '../scenarios';
import { parseScenario, ScenarioError } from '../simulation/read-scenario';
import type { Scenario } from '../simulation/scenario';

/** A scenario and the title it runs under. */
export interface Titled {
  readonly scenario: Scenario;
  readonly title: string;
}

/** The scenario an address asks for; the first built-in one when it asks for none. Throws ScenarioError. */
export function scenarioOfAddress(hash: string): Titled {
  const words = hash.replace(/^#/, '');
  if (words === '') return builtIn(scenarios[0].id);
  if (!words.startsWith('s=')) return builtIn(decodeURIComponentSafely(words));
  const scenario = parseScenario(decode(words.slice(2)));
  return { scenario, title: scenario.name };
}

/** A built-in scenario by id. Throws ScenarioError. */
export function builtIn(id: string): Titled {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (found) return { scenario: found.scenario, title: id };
  const known = scenarios.map((scenario) => scenario.id).join(', ');
  throw new ScenarioError(
    `no built-in scenario is called ${JSON.stringify(id.slice(0, 60))}; there are ${known}`,
  );
}

/** The address part that holds a scenario. */
export function addressOf(scenario: Scenario): string {
  const bytes = new TextEncoder().encode(JSON.stringify(scenario, rounded));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `#s=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** Seven significant digits: links stay short, places stay exact to a millimetre. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(7)) : value;
}

function decode(text: string): string {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ScenarioError('the scenario in this address is damaged: perhaps the link was cut short');
  }
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
