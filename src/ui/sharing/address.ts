// Scenarios in the page's address: #id of a built-in one, or #s= and a whole scenario, with the targets of a run after &t=.

import type { Game } from '../../files/game';
import { parseScenario, readScenario, ScenarioError } from '../../files/read-scenario';
import type { BuiltIn } from '../../scenarios';
import type { Scenario } from '../../simulation/scenario';
import { pack, unpack } from './packed-track';

/** A scenario and the title it runs under. */
export interface Titled {
  readonly scenario: Scenario;
  readonly title: string;
}

/** The scenarios and games that addresses may name. */
export interface Known {
  readonly scenarios: readonly BuiltIn[];
  readonly games: readonly Game[];
}

/** The scenario of an address; the first built-in one for an empty address. Throws ScenarioError. */
export function scenarioOfAddress(hash: string, { scenarios, games }: Known): Titled {
  const words = hash.replace(/^#/, '');
  if (words === '') return builtIn(scenarios, scenarios[0].id);
  for (const game of games) {
    const own = game.fromAddress?.(words);
    if (own) return own;
  }
  if (!words.startsWith('s=')) return builtIn(scenarios, decodeURIComponentSafely(words));
  const [whole, track] = words.slice(2).split('&t=');
  const rest = parseScenario(textOf(bytesOf(whole)), games);
  const scenario = track ? readScenario(unpack(rest, [...bytesOf(track)]), games) : rest;
  return { scenario, title: scenario.name };
}

/** A built-in scenario by id. Throws ScenarioError. */
export function builtIn(scenarios: readonly BuiltIn[], id: string): Titled {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (found) return { scenario: found.scenario, title: id };
  const known = scenarios.map((scenario) => scenario.id).join(', ');
  throw new ScenarioError(
    `no built-in scenario is called ${JSON.stringify(id.slice(0, 60))}; there are ${known}`,
  );
}

/** The address part that holds a scenario. */
export function addressOf(scenario: Scenario): string {
  return `#s=${lettersOf(new TextEncoder().encode(JSON.stringify(scenario, rounded)))}`;
}

/** The address part that holds a run to the last bit, so that its replay is the same. */
export function addressOfRun(scenario: Scenario): string {
  const { rest, track } = pack(scenario);
  const whole = lettersOf(new TextEncoder().encode(JSON.stringify(rest)));
  return `#s=${whole}${track.length > 0 ? `&t=${lettersOf(track)}` : ''}`;
}

/** Rounds to seven significant digits: links stay short, and places are exact to a millimetre. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(7)) : value;
}

/** Base64 for addresses, RFC 4648 §5, without padding. */
function lettersOf(bytes: Iterable<number>): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(letters: string): Uint8Array {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    throw damaged();
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Whatever else it is, it was never a scenario.
    if (!text.startsWith('{')) throw damaged();
    return text;
  } catch {
    throw damaged();
  }
}

function damaged(): ScenarioError {
  return new ScenarioError('the scenario in this address is damaged: perhaps the link was cut short');
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
