// Scenarios in the page's address: #id for a built-in one, #own= for a saved one, #w= for a whole one, &t= for the
// targets of a run. A whole scenario is deflated JSON with codes for frequent phrases.

import type { Field } from '../../../lab/files/field';
import { loadForScene, loadForText } from '../../../lab/files/late-parts';
import { parseScenario, readScenario, ScenarioError } from '../../../lab/files/read-scenario';
import type { BuiltIn } from '../../../lab/scenarios';
import type { Scenario } from '../../../world/simulation/scenario';
import type { SceneOrigin } from '../../session/session';
import { deflated, fromBase64Url, inflated, toBase64Url } from './bytes';
import { pack, unpack } from './packed-track';
import { decodePhrases, encodePhrases, hasNewPhrases } from './phrases';

/** A scenario and its title. */
export interface TitledScenario {
  readonly scenario: Scenario;
  readonly title: string;
  /** Origin of the scenario, such as a link or a file; undefined for built-in scenarios. */
  readonly origin?: SceneOrigin;
}

/** Data and functions with which the program finds the scenario that an address names. */
export interface AddressContext {
  readonly scenarios: readonly BuiltIn[];
  readonly games: readonly Field[];
  /**
   * Reads an address of the form `key=…` whose key belongs to a feature, such as a game. Resolves to null for any other
   * address.
   */
  named?(words: string): Promise<TitledScenario | null>;
  /** Returns the saved scenario with an id; null if there is none. Left out where scenes cannot be saved. */
  own?(id: string): Promise<Scenario | null>;
}

/** Largest size of a part of an address after decompression, bytes. */
const mostInflated = 8_000_000;

/**
 * Returns the scenario of an address. An empty address gives the first built-in scenario. Rejects with a ScenarioError
 * for an invalid address.
 * @param hash fragment of the address, with its #
 */
export async function scenarioOfAddress(
  hash: string,
  { scenarios, games, named, own }: AddressContext,
): Promise<TitledScenario> {
  const words = hash.replace(/^#(scene=)?/, '');
  const ready = async (id: string) => {
    await loadForScene(builtIn(scenarios, id).scenario, games);
    // The scene is only complete after its game was loaded.
    return builtIn(scenarios, id);
  };
  if (words === '') return ready(scenarios[0].id);
  const found = await named?.(words);
  if (found) return found;
  if (words.startsWith('own=')) return ownScene(words.slice(4), own);
  if (/^[sz]=/.test(words)) throw new ScenarioError(earlyLink);
  const [, whole, track] = /^w=([^&]*)(?:&t=(.*))?$/s.exec(words) ?? [];
  if (whole === undefined) return ready(decodeURIComponentSafely(words));
  const json = await textOf(whole);
  await loadForText(json, games);
  try {
    const rest = parseScenario(json, games);
    const scenario = track ? readScenario(unpack(rest, [...(await bytesOf(track))]), games) : rest;
    return { scenario, title: scenario.name, origin: 'outside' };
  } catch (error) {
    const [, field] = (error instanceof ScenarioError && ofNewer.exec(error.message)) || [];
    throw field ? newer(` (${field})`) : error;
  }
}

const earlyLink = 'this link was made by an early Slew and no longer opens: ask for a new one';

/**
 * Returns a scene that is saved on this device. Rejects with a ScenarioError if there is none.
 * @param id identifier of the saved scene
 */
async function ownScene(id: string, own: AddressContext['own']): Promise<TitledScenario> {
  const scenario = await own?.(id);
  if (!scenario) throw new ScenarioError('This scene is on another device. Ask for its link.');
  return { scenario, title: scenario.name, origin: `own=${id}` };
}

/** Matches the error message for a link from a newer program. */
const ofNewer = /^(.*?(?=: (?:is not a field here|must be one of ))|version(?=: ))/;

const newer = (field = '') =>
  new ScenarioError(`this link was made by a newer Slew${field}: load the page again`);

/** The parts of the page's address, as in `location`. */
interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Returns the page's address with ?scene=id changed to #id. Null if the query names no scene. */
export function moveSceneToHash({ pathname, search, hash }: Place): string | null {
  const query = new URLSearchParams(search);
  const scene = query.get('scene');
  if (scene === null) return null;
  query.delete('scene');
  // Removes "=" after names without a value, as in ?embed.
  const rest = query.toString().replace(/=(?=&|$)/g, '');
  return `${pathname}${rest && `?${rest}`}${hash || `#${encodeURIComponent(scene)}`}`;
}

/** Returns a built-in scenario by id. Throws UnknownScene for an unknown id. */
export function builtIn(scenarios: readonly BuiltIn[], id: string): TitledScenario {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (found) return { scenario: found.scenario, title: id };
  throw new UnknownScene(id, scenarios);
}

/** The error for an id that no built-in scenario has. */
export class UnknownScene extends ScenarioError {
  readonly nearest: BuiltIn;

  constructor(id: string, scenarios: readonly BuiltIn[]) {
    const known = scenarios.map((scenario) => scenario.id).join(', ');
    super(`no built-in scenario is called ${JSON.stringify(id.slice(0, 60))}; there are ${known}`);
    const short = id.slice(0, 60).toLowerCase();
    const edits = new Map(scenarios.map((scenario) => [scenario, editsBetween(short, scenario.id)]));
    this.nearest = scenarios.reduce((best, scenario) =>
      edits.get(scenario)! < edits.get(best)! ? scenario : best,
    );
  }
}

/** Returns the Levenshtein distance of two words. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, n) => n);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries())
      next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (letter === other ? 0 : 1)));
    row = next;
  }
  return row[to.length];
}

/**
 * Returns the fragment of an address that contains a scenario. If the fragment would be longer than `room`, the numbers
 * in the scenario are rounded.
 * @param room the wanted largest length of the fragment, characters; even after rounding, the fragment may be longer
 * @param games the games that the scenario may belong to
 */
export async function addressOf(
  scenario: Scenario,
  room = Infinity,
  games: readonly Field[] = [],
): Promise<string> {
  // If rounding makes the scenario invalid, numbers are rounded towards 0, or else not at all.
  const exact = await addressOfText(JSON.stringify(scenario));
  if (exact.length <= room) return exact;
  const rounded = significantDigits.flatMap((digits) => roundedText(scenario, digits, games) ?? []);
  const addresses = await Promise.all(rounded.map((text) => addressOfText(text)));
  // If no rounding is short enough, the coarsest is not worth its loss.
  return addresses.find(({ length }) => length <= room) ?? addresses[0] ?? exact;
}

/**
 * Returns a scenario as JSON with rounded numbers; null if rounding would make the scenario invalid.
 * @param digits significant digits of the numbers
 */
function roundedText(scenario: Scenario, digits: number, games: readonly Field[]): string | null {
  for (const rounding of [nearest, towardsZero]) {
    const text = JSON.stringify(scenario, (_, value: unknown) =>
      // Whole numbers are not rounded, because some are seeds.
      typeof value === 'number' && !Number.isInteger(value) ? rounding(value, digits) : value,
    );
    try {
      parseScenario(text, games);
      return text;
    } catch {}
  }
  return null;
}

/** Returns a link's fragment (from `#` on) for a scenario with a recorded run. */
export async function addressOfRun(scenario: Scenario): Promise<string> {
  const { rest, track } = pack(scenario);
  return addressOfText(JSON.stringify(rest), Uint8Array.from(track));
}

async function addressOfText(text: string, track = new Uint8Array()): Promise<string> {
  const [short, shortTrack] = await Promise.all([
    deflated(new TextEncoder().encode(encodePhrases(text))),
    deflated(track),
  ]);
  const end = (bytes: Uint8Array) => (track.length > 0 ? `&t=${toBase64Url(bytes)}` : '');
  return `#w=${toBase64Url(short)}${end(shortTrack)}`;
}

const significantDigits = [7, 4];

/** Largest number of decimals of a number that is rounded to shorten an address. */
const decimals = 6;

const nearest = (value: number, digits: number): number =>
  Number(Number(value.toPrecision(digits)).toFixed(decimals));

/** Rounds a number towards 0 to some significant digits. @param digits number of significant digits */
function towardsZero(value: number, digits: number): number {
  const near = nearest(value, digits);
  if (Math.abs(near) <= Math.abs(value)) return near;
  const [mantissa, exponent] = near.toExponential(digits - 1).split('e');
  const less = Math.round(Math.abs(Number(mantissa)) * 10 ** (digits - 1)) - 1;
  return Math.sign(value) * Number(`${less}e${Number(exponent) - digits + 1}`);
}

/** Decodes and decompresses a part of an address. Rejects with a ScenarioError if it is damaged or too long. */
async function bytesOf(letters: string): Promise<Uint8Array> {
  const packed = fromBase64Url(letters);
  const bytes = packed && (await inflated(packed, mostInflated).catch(() => null));
  if (!bytes) throw damaged();
  if (bytes.length > mostInflated)
    throw new ScenarioError(
      `the scenario in this address is too long: more than ${mostInflated} bytes when it is unpacked`,
    );
  return bytes;
}

/**
 * Decodes a part of an address to JSON text. Rejects with a ScenarioError if the part is damaged or was made by a later
 * version.
 */
async function textOf(letters: string): Promise<string> {
  const bytes = await bytesOf(letters);
  let refusal = damaged();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const json = decodePhrases(text, mostInflated);
    if (json?.startsWith('{')) return json;
    refusal = hasNewPhrases(text) ? newer() : refusal;
  } catch {}
  throw refusal;
}

const damaged = () =>
  new ScenarioError('the scenario in this address is damaged: perhaps the link was cut short');

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
