// Scenarios in the page's address: #id of a built-in one, or a whole one, with the targets of a run after &t=.
// A whole one is JSON: deflated after #z=, as it is after #s=, which is how all links were once.

import type { Game } from '../../files/game';
import { parseScenario, readScenario, ScenarioError } from '../../files/read-scenario';
import type { BuiltIn } from '../../scenarios';
import type { Scenario } from '../../simulation/scenario';
import { canInflate, deflated, inflated } from './deflate';
import { bytesOf, lettersOf } from './letters';
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

/** The most that a deflated part of an address may hold. A file of the largest size has as much. bytes */
const mostInflated = 8_000_000;

/** The scenario of an address; the first built-in one for an empty address. Rejects with a ScenarioError. */
export async function scenarioOfAddress(hash: string, { scenarios, games }: Known): Promise<Titled> {
  const words = hash.replace(/^#/, '');
  if (words === '') return builtIn(scenarios, scenarios[0].id);
  for (const game of games) {
    const own = await game.fromAddress?.(words);
    if (own) return own;
  }
  const [, form, whole, track] = /^([sz])=([^&]*)(?:&t=(.*))?$/s.exec(words) ?? [];
  if (!form) return builtIn(scenarios, decodeURIComponentSafely(words));
  const read = form === 'z' ? inflatedBytesOf : plainBytesOf;
  const rest = parseScenario(textOf(await read(whole)), games);
  const scenario = track ? readScenario(unpack(rest, [...(await read(track))]), games) : rest;
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

/**
 * The address part that holds a scenario: to the last bit if that is short enough, else with numbers rounded.
 * @param room characters that it should take at most
 */
export async function addressOf(scenario: Scenario, room = Infinity): Promise<string> {
  const exact = await addressOfText(JSON.stringify(scenario));
  return exact.length <= room ? exact : addressOfText(JSON.stringify(scenario, rounded));
}

/** The address part that holds a run to the last bit, so that its replay is the same. */
export async function addressOfRun(scenario: Scenario): Promise<string> {
  const { rest, track } = pack(scenario);
  return addressOfText(JSON.stringify(rest), Uint8Array.from(track));
}

async function addressOfText(text: string, track = new Uint8Array()): Promise<string> {
  const whole = new TextEncoder().encode(text);
  const [short, shortTrack] = await Promise.all([deflated(whole), deflated(track)]);
  const end = (bytes: Uint8Array) => (track.length > 0 ? `&t=${lettersOf(bytes)}` : '');
  if (!short || !shortTrack) return `#s=${lettersOf(whole)}${end(track)}`;
  return `#z=${lettersOf(short)}${end(shortTrack)}`;
}

/** Rounds to seven significant digits, which is a millimetre in a kilometre. Whole numbers stay: a seed is one. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(7)) : value;
}

async function plainBytesOf(letters: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = bytesOf(letters);
  if (!bytes) throw damaged();
  return bytes;
}

async function inflatedBytesOf(letters: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!canInflate())
    throw new ScenarioError(
      'the scenario in this address is compressed, and this browser cannot unpack it: open it in a current Firefox, Chrome, Edge or Safari',
    );
  const bytes = await inflated(await plainBytesOf(letters), mostInflated).catch(() => {
    throw damaged();
  });
  if (!bytes)
    throw new ScenarioError(
      `the scenario in this address is too long: more than ${mostInflated} bytes when it is unpacked`,
    );
  return bytes;
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
