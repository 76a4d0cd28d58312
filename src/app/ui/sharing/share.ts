// Sharing a scene as a link or as a file.
import type { Field } from '../../../lab/files/field';
import type { Scenario } from '../../../world/simulation/scenario';
import type { App } from '../app';
import { download } from '../kit/download';
import { formatCount } from '../kit/formats';
import { pageHistory } from '../kit/page-history';
import { addressOf } from './address';
import { embedQuery } from './frame';
import type { ShortAddress } from './link-form';

/** Largest length of a link. Characters. Mail programs, messengers and forums cut longer ones. */
export const longestLink = 2000;

/** Returns the address of the full page, without a query and without a scene. */
export function pageAddress(): string {
  return new URL(location.pathname, location.href).href;
}

export async function copy(app: App, text: string, said: string, instead: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    app.notify(said, 'info');
  } catch {
    app.notify(instead, 'info');
  }
}

export function copyLinkTo(app: App, link: string, hash: string, said: string): Promise<void> {
  pageHistory.show(hash);
  const instead = 'The link is in the address bar now; this browser does not let a page copy it.';
  return copy(app, link, said, instead);
}

/**
 * Returns the message that a scene is saved as a file because its link is too long.
 * @param what the name of the scene, such as "This scene"
 * @param length length of the link, characters
 */
export function tooLong(what: string, length: number): string {
  return `${what} is too long for a link (${formatCount(length)} characters, ${formatCount(longestLink)} at most), so it is saved as a file: drop it on the page to open it.`;
}

/**
 * Returns the address of a scene's HTML page, which has a preview picture.
 * @returns the address; null if there is no such page, for example in development and in the single-file version
 */
function pageOf({ page }: ShortAddress): string | null {
  // In development and in the single-file version.
  const built = import.meta.env.MODE === 'production' && location.protocol.startsWith('http');
  return page !== null && built ? new URL(page, location.href).href : null;
}

/**
 * Checks whether a link is short enough to share; otherwise saves a file.
 * @param what first words of the message about a long link, such as "This scene"
 * @param save saves the file
 */
export function fits(app: App, what: string, link: string, save: () => void): boolean {
  if (link.length <= longestLink) return true;
  save();
  app.notify(tooLong(what, link.length), 'info');
  return false;
}

/**
 * Whether a shared link or file normally opens the scene at its start. If false, it opens the scene in its present
 * state.
 */
export function sharesStart({ session, scenarios }: Pick<App, 'session' | 'scenarios'>): boolean {
  const { building, title, scenario } = session;
  return building || !(scenario.moment || scenarios.some(({ id }) => id === title));
}

/** The state in which a shared scene opens: at its start (`start`), or at the present moment (`now`). */
type ShareForm = 'start' | 'now';

const usual = (app: App): ShareForm => (sharesStart(app) ? 'start' : 'now');

const sharedOf = ({ session }: App, shared: ShareForm) =>
  shared === 'start' ? session.start : session.toScenario();

const playedIn = ({ session, features }: App) =>
  features.linksFor(session.scenario)?.written(session) ?? null;

/** A link to a scene. */
interface SceneLink {
  /** The whole address. */
  readonly link: string;
  /** Fragment of the scene's address, with its #. */
  readonly hash: string;
  /** Sentence that describes the shared scene. */
  readonly said: string;
}

/** Returns a link to the open scene. */
export async function sceneLink(app: App, shared = usual(app)): Promise<SceneLink> {
  const short = shortAddress(app);
  const page = short && pageOf(short);
  const { hash, holds } = await sceneHash(app, shared);
  const said = page ? 'It opens this scene from its start, and shows its picture where it is posted.' : holds;
  return { link: page || pageAddress() + hash, hash, said };
}

/**
 * Returns a link that contains a scenario. The link may be too long to share.
 * @param games the games that the scenario may belong to
 */
export async function linkTo(scenario: Scenario, games: readonly Field[]): Promise<string> {
  const address = pageAddress();
  return address + (await addressOf(scenario, longestLink - address.length, games));
}

/** Copies a link to the open scene, or saves a file if the link is too long. */
export async function copyLink(app: App, shared = usual(app)): Promise<void> {
  const { link, hash, said } = await sceneLink(app, shared);
  if (fits(app, 'This scene', link, () => saveScene(app, shared)))
    await copyLinkTo(app, link, hash, `Link copied. ${said}`);
}

/** Reloads the page. The open scene then continues from its present state. */
export async function loadPageAgain(app: App): Promise<void> {
  const { hash } = await sceneHash(app, 'now');
  pageHistory.show(hash);
  location.reload();
}

/** Saves the open scene, or the run that was just played, as a file. */
export function saveScene(app: App, shared = usual(app)): void {
  saveScenario(playedIn(app)?.scenario ?? sharedOf(app, shared));
}

/** Saves a scene as a file. */
export function saveScenario(scenario: Scenario): void {
  download(scenario.name, '.json', 'application/json', `${JSON.stringify(scenario, null, 2)}\n`);
}

export async function sceneHash(app: App, shared = usual(app)) {
  const short = shortAddress(app);
  if (short) return { hash: `#${short.words}`, holds: 'It holds this scene from its start.' };
  const { session } = app;
  const played = playedIn(app);
  if (played && played.words !== null) return { hash: `#${played.words}`, holds: 'It holds your run.' };
  const room = longestLink - (pageAddress() + embedQuery).length;
  const hash = await addressOf(played?.scenario ?? sharedOf(app, shared), room, session.games);
  if (played) return { hash, holds: 'It holds the course and your run.' };
  const ofNow = 'It holds the bodies, their settings and the path as they are now.';
  return { hash, holds: shared === 'start' ? 'It begins where your scene begins.' : ofNow };
}

/**
 * Returns the short address of the open scene, such as the id of a built-in scene.
 * @returns the address; null if there is none, or if the scene was changed, played, paused or rewound
 */
function shortAddress(app: App): ShortAddress | null {
  const { session, scenarios, features } = app;
  const { title, playback, rewindSeconds, scenario } = session;
  if (playedIn(app) || session.edited || playback.paused || rewindSeconds !== null) return null;
  const found = scenarios.find(({ id }) => id === title)?.scenario;
  // A copy of a scenario shares its list of bodies. A swarm may have changed its size.
  const isSame =
    found?.entities === scenario.entities &&
    found.seed === scenario.seed &&
    found.swarm?.count === scenario.swarm?.count;
  if (isSame) return { words: title, page: `scene/${title}.html` };
  return features.linksFor(scenario)?.short?.(session) ?? null;
}
