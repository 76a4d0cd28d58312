// Gives the person what others can open: a link, a frame for a page of their own, or a file; of a scene or of a run.
import type { Field } from '../../../lab/files/field';
import type { Scenario } from '../../../world/simulation/scenario';
import type { App } from '../app';
import { download } from '../kit/download';
import { formatCount } from '../kit/formats';
import { addressOf, addressOfRun } from './address';
import { embedQuery, frameOf } from './frame';

/** Longest link that mail programs, messengers and forums neither cut nor refuse. characters */
export const longestLink = 2000;

/** The page's own address without what says which scene, and as a page of its own where it is embedded. */
export function pageAddress(): string {
  return new URL(location.pathname, location.href).href;
}

/** Copies a text, and says so; where the browser does not let a page copy, says what to do instead. */
async function copy(app: App, text: string, said: string, instead: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    app.notify(said, 'info');
  } catch {
    app.notify(instead, 'info');
  }
}

/** Copies a link, and puts it in the address bar, from where it can be taken by hand. @param hash of the page */
function copyLinkTo(app: App, link: string, hash: string, said: string): Promise<void> {
  history.replaceState(null, '', hash);
  const instead = 'The link is in the address bar now; this browser does not let a page copy it.';
  return copy(app, link, said, instead);
}

/** The message for what is saved because its link is too long. @param what "This scene" @param length of the link, characters */
export function tooLong(what: string, length: number): string {
  return `${what} is too long for a link (${formatCount(length)} characters, ${formatCount(longestLink)} at most), so it is saved as a file: drop it on the page to open it.`;
}

/** The address of a built-in scene's own page, which shows its question and picture where its link is posted; null where there are none: in development, and in the one-file page. */
function pageOfScene(id: string): string | null {
  const built = import.meta.env.MODE === 'production' && location.protocol.startsWith('http');
  return built ? new URL(`scene/${id}.html`, location.href).href : null;
}

/** Whether a link is short enough; in place of one that is not, a file is saved, and the person is told. @param what "This scene" */
function fits(app: App, what: string, link: string, save: () => void): boolean {
  if (link.length <= longestLink) return true;
  save();
  app.notify(tooLong(what, link.length), 'info');
  return false;
}

/** Whether what is shared of the scene begins where the scene begins: of one that is built, or is none of ours. One that came under way goes on. */
export function sharesStart({ session, scenarios }: Pick<App, 'session' | 'scenarios'>): boolean {
  const { building, title, scenario } = session;
  return building || !(scenario.moment || scenarios.some(({ id }) => id === title));
}

/** What is shared of the scene: from its start, or as it is now. */
type Shared = 'start' | 'now';

const usual = (app: App): Shared => (sharesStart(app) ? 'start' : 'now');

const sharedOf = ({ session }: App, shared: Shared) =>
  shared === 'start' ? session.start : session.toScenario();

/** Contents of links and files of what was just played; null for nothing. */
const playedIn = ({ session, features }: App) =>
  features.linksFor(session.scenario)?.written(session) ?? null;

/** A link to the scene, whatever its length: its hash, and what is said of it. */
export async function sceneLink(
  app: App,
  shared = usual(app),
): Promise<{ link: string; hash: string; said: string }> {
  const id = idIfUntouched(app);
  const page = id && pageOfScene(id);
  const { hash, holds } = await sceneHash(app, shared);
  const said = page ? 'It opens this scene from its start, and shows its picture where it is posted.' : holds;
  return { link: page || pageAddress() + hash, hash, said };
}

/** A link to a scene that need not be on the page, from its start, whatever its length. */
export async function linkTo(scenario: Scenario, games: readonly Field[]): Promise<string> {
  const address = pageAddress();
  return address + (await addressOf(scenario, longestLink - address.length, games));
}

/** Copies such a link, or saves the scene as a file where the link is too long. */
export async function copyLinkOf(app: App, scenario: Scenario): Promise<void> {
  const link = await linkTo(scenario, app.session.games);
  if (fits(app, `“${scenario.name}”`, link, () => saveScenario(scenario)))
    await copy(app, link, 'Link copied. It begins where your scene begins.', link);
}

/** Copies a link to the scene, or saves it as a file where the link is too long. */
export async function copyLink(app: App, shared = usual(app)): Promise<void> {
  const { link, hash, said } = await sceneLink(app, shared);
  if (fits(app, 'This scene', link, () => saveScene(app, shared)))
    await copyLinkTo(app, link, hash, `Link copied. ${said}`);
}

/** Copies the HTML of a frame that shows the scene, or saves it as a file where its address is too long. */
export async function copyFrame(app: App): Promise<void> {
  const { hash, holds } = await sceneHash(app, usual(app));
  const address = pageAddress() + embedQuery + hash;
  if (!fits(app, 'This scene', address, () => saveScene(app))) return;
  const { name, question = name } = app.session.scenario;
  const html = frameOf(address, question);
  await copy(app, html, `HTML copied: paste it into a page of your own. ${holds}`, html);
}

/** Loads the page again with the scene as it is now. */
export async function loadPageAgain(app: App): Promise<void> {
  const { hash } = await sceneHash(app, 'now');
  history.replaceState(null, '', hash);
  location.reload();
}

/** Saves the present scene as a file. */
export function saveScene(app: App, shared = usual(app)): void {
  saveScenario(playedIn(app)?.scenario ?? sharedOf(app, shared));
}

/** Saves a scene as a file. */
export function saveScenario(scenario: Scenario): void {
  download(scenario.name, '.json', 'application/json', `${JSON.stringify(scenario, null, 2)}\n`);
}

/** The present scene in an address, and what that holds: by its id, by what its game puts there, or whole. */
async function sceneHash(app: App, shared: Shared) {
  const id = idIfUntouched(app);
  if (id) return { hash: `#${id}`, holds: 'It holds this scene from its start.' };
  const { session } = app;
  const played = playedIn(app);
  if (played && played.words !== null) return { hash: `#${played.words}`, holds: 'It holds your run.' };
  const room = longestLink - (pageAddress() + embedQuery).length;
  const hash = await addressOf(played?.scenario ?? sharedOf(app, shared), room, session.games);
  if (played) return { hash, holds: 'It holds the course and your run.' };
  const ofNow = 'It holds the bodies, their settings and the path as they are now.';
  return { hash, holds: shared === 'start' ? 'It begins where your scene begins.' : ofNow };
}

/** Id of the present scene if it is a built-in one that runs as it came: nothing is changed or was played, and no moment is held. */
function idIfUntouched(app: App): string | null {
  const { session, scenarios } = app;
  const { title, playback, lookingBack, scenario } = session;
  if (playedIn(app) || session.edited || playback.paused || lookingBack !== null) return null;
  const found = scenarios.find(({ id }) => id === title)?.scenario;
  // A copy has the same list of bodies, and a swarm may have another number of them.
  const isSame =
    found?.entities === scenario.entities &&
    found.seed === scenario.seed &&
    found.swarm?.count === scenario.swarm?.count;
  return isSame ? title : null;
}

/** Copies a link to a run, or saves the run as a file, and tells the person which. */
export async function shareRun(app: App, scenario: Scenario): Promise<void> {
  const hash = await addressOfRun(scenario);
  const link = pageAddress() + hash;
  const seen = isReplay(scenario) ? 'sees this run again' : 'gets the same missiles';
  if (fits(app, 'This run', link, () => saveRun(scenario)))
    await copyLinkTo(app, link, hash, `Link copied. Who opens it ${seen}.`);
}

/** Saves a run as a scenario file, to the last bit. */
export function saveRun(scenario: Scenario): void {
  const name = `${scenario.name}${isReplay(scenario) ? ' replay' : ''}`;
  download(name, '.json', 'application/json', `${JSON.stringify(scenario)}\n`);
}

const isReplay = ({ entities: [player] }: Scenario): boolean => player.autonomous ?? false;
