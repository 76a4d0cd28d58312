// Scenarios in the page's address: #id of a built-in one, #own= and the id of one that is kept on this device, or a whole one, with the targets of a run after &t=.
// A whole one is JSON with codes for its phrases, deflated, after #w=.

import type { Field } from '../../../lab/files/field';
import { loadForScene, loadForText } from '../../../lab/files/late-parts';
import { parseScenario, readScenario, ScenarioError } from '../../../lab/files/read-scenario';
import type { BuiltIn } from '../../../lab/scenarios';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Origin } from '../../session/session';
import { deflated, fromBase64Url, inflated, toBase64Url } from './bytes';
import { pack, unpack } from './packed-track';
import { decodePhrases, encodePhrases, hasNewPhrases } from './phrases';

/** A scenario and the title it runs under. */
export interface Titled {
  readonly scenario: Scenario;
  readonly title: string;
  /** Where it came from; left out for what the page offers to everybody. */
  readonly origin?: Origin;
}

/** The scenarios and games that addresses may name. */
export interface Known {
  readonly scenarios: readonly BuiltIn[];
  readonly games: readonly Field[];
  /** Reads the words of an address `key=…` of a feature; null for other words. Left out where no feature reads any. */
  named?(words: string): Promise<Titled | null>;
  /** A scenario that is kept on this device, by its id; null where there is none. Left out where nothing is kept. */
  own?(id: string): Promise<Scenario | null>;
}

/** The most that a deflated part of an address may hold. A file of the largest size has as much. bytes */
const mostInflated = 8_000_000;

/** The scenario of an address; the first built-in one for an empty address. Rejects with a ScenarioError. */
export async function scenarioOfAddress(
  hash: string,
  { scenarios, games, named, own }: Known,
): Promise<Titled> {
  const words = hash.replace(/^#/, '');
  const ready = async (id: string) => {
    await loadForScene(builtIn(scenarios, id).scenario, games);
    // Only now all of a large game’s scene is there.
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

/** A scene that is kept on this device. */
async function ownScene(id: string, own: Known['own']): Promise<Titled> {
  const scenario = await own?.(id);
  if (!scenario) throw new ScenarioError('This scene is on another device. Ask for its link.');
  return { scenario, title: scenario.name, origin: `own=${id}` };
}

/** What is said of a field, or of a word in it, that there is not: in a link, which no hand has written, it is from later. */
const ofNewer = /^(.*?(?=: (?:is not a field here|must be one of ))|version(?=: ))/;

const newer = (field = '') =>
  new ScenarioError(`this link was made by a newer Slew${field}: load the page again`);

/** The parts of the page's address. */
interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The same address with the scene of its query behind the #; what stands there already says more, and stays. Null where the query names none. */
export function moveSceneToHash({ pathname, search, hash }: Place): string | null {
  const query = new URLSearchParams(search);
  const scene = query.get('scene');
  if (scene === null) return null;
  query.delete('scene');
  // Without values, as in ?embed, there is no equals sign.
  const rest = query.toString().replace(/=(?=&|$)/g, '');
  return `${pathname}${rest && `?${rest}`}${hash || `#${encodeURIComponent(scene)}`}`;
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
 * The address part that holds a scenario: to the last bit if that is short enough, else with numbers rounded. Where a
 * rounded number would be refused, all are rounded towards 0, and where that would be, none.
 * @param room characters that it should take at most @param games that the scenario may be played as
 */
export async function addressOf(
  scenario: Scenario,
  room = Infinity,
  games: readonly Field[] = [],
): Promise<string> {
  const exact = await addressOfText(JSON.stringify(scenario));
  if (exact.length <= room) return exact;
  const rounded = significantDigits.flatMap((digits) => roundedText(scenario, digits, games) ?? []);
  const addresses = await Promise.all(rounded.map((text) => addressOfText(text)));
  // Where none is short enough, nothing is gained by the coarsest.
  return addresses.find(({ length }) => length <= room) ?? addresses[0] ?? exact;
}

/** A scenario’s text with its numbers rounded; null where it would be refused. @param digits significant ones */
function roundedText(scenario: Scenario, digits: number, games: readonly Field[]): string | null {
  for (const rounding of [nearest, towardsZero]) {
    const text = JSON.stringify(scenario, (_, value: unknown) =>
      // Whole numbers stay: a seed is one.
      typeof value === 'number' && !Number.isInteger(value) ? rounding(value, digits) : value,
    );
    try {
      parseScenario(text, games);
      return text;
    } catch {}
  }
  return null;
}

/** The address part that holds a run to the last bit, so that its replay is the same. */
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

/** Significant digits of rounded numbers: a millimetre in a kilometre, and where that is still too long a centimetre in a hundred metres. */
const significantDigits = [7, 4];

/** Most decimals of a rounded number: a micrometre, or as little of a radian. */
const decimals = 6;

const nearest = (value: number, digits: number): number =>
  Number(Number(value.toPrecision(digits)).toFixed(decimals));

/** The nearest rounded number that is not larger, or for one below 0 not smaller. */
function towardsZero(value: number, digits: number): number {
  const near = nearest(value, digits);
  if (Math.abs(near) <= Math.abs(value)) return near;
  const [mantissa, exponent] = near.toExponential(digits - 1).split('e');
  const less = Math.round(Math.abs(Number(mantissa)) * 10 ** (digits - 1)) - 1;
  return Math.sign(value) * Number(`${less}e${Number(exponent) - digits + 1}`);
}

/** Inflates a part of an address. */
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

/** The JSON text of an address. */
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
