// Gives the person what others can open: a link, a frame for a page of their own, or a file; of a scene or of a run.
import type { Scenario } from '../../simulation/scenario';
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

/** What follows the page's address in a link, and what such a link holds. */
interface SceneHash {
  readonly hash: string;
  readonly holds: string;
}

/** Copies a link to the scene as it is now, or saves it as a file where the link is too long. */
export async function copyLink(app: App): Promise<void> {
  const id = idIfUntouched(app);
  const page = id && pageOfScene(id);
  if (page) {
    await copyLinkTo(
      app,
      page,
      `#${id}`,
      'Link copied. It opens this scene from its start, and shows its picture where it is posted.',
    );
    return;
  }
  const { hash, holds } = await sceneHash(app);
  const link = pageAddress() + hash;
  if (link.length <= longestLink) await copyLinkTo(app, link, hash, `Link copied. ${holds}`);
  else saveInstead(app, link.length);
}

/** Copies the HTML of a frame that shows the scene as it is now, or saves it as a file where its address is too long. */
export async function copyFrame(app: App): Promise<void> {
  const { hash, holds } = await sceneHash(app);
  const address = pageAddress() + embedQuery + hash;
  if (address.length > longestLink) {
    saveInstead(app, address.length);
    return;
  }
  const { name, question = name } = app.session.scenario;
  const html = frameOf(address, question);
  await copy(app, html, `HTML copied: paste it into a page of your own. ${holds}`, html);
}

/** Loads the page again with the scene as it is now. */
export async function loadPageAgain(app: App): Promise<void> {
  const { hash } = await sceneHash(app);
  history.replaceState(null, '', hash);
  location.reload();
}

/** Saves the present scene as a file. */
export function saveScene({ session }: App): void {
  const scenario = session.toScenario();
  download(scenario.name, '.json', 'application/json', `${JSON.stringify(scenario, null, 2)}\n`);
}

function saveInstead(app: App, length: number): void {
  saveScene(app);
  app.notify(tooLong('This scene', length), 'info');
}

/** The present scene in an address: by its id, by what its game puts there, or whole. */
async function sceneHash(app: App): Promise<SceneHash> {
  const id = idIfUntouched(app);
  if (id) return { hash: `#${id}`, holds: 'It holds this scene from its start.' };
  const { session, view } = app;
  const own = view.games.of(session.scenario)?.address?.(session) ?? null;
  if (own !== null) return { hash: `#${own}`, holds: 'It holds your run.' };
  const room = longestLink - (pageAddress() + embedQuery).length;
  const hash = await addressOf(session.toScenario(), room, session.games);
  return { hash, holds: 'It holds the bodies, their settings and the path as they are now.' };
}

/** Id of the present scene if it is a built-in one that runs as it came: nothing is changed, and no moment is held. */
function idIfUntouched({ session, scenarios }: App): string | null {
  const { title, playback, lookingBack } = session;
  if (session.edited || playback.paused || lookingBack !== null) return null;
  const found = scenarios.find(({ id }) => id === title);
  return found && isCopy(found.scenario, session.scenario) ? title : null;
}

/** Whether a scenario is another one, or its copy. */
function isCopy(one: Scenario, other: Scenario): boolean {
  return one.entities === other.entities && one.seed === other.seed;
}

/** Copies a link to a run, or saves the run as a file, and tells the person which. */
export async function shareRun(app: App, scenario: Scenario): Promise<void> {
  const hash = await addressOfRun(scenario);
  const link = pageAddress() + hash;
  if (link.length > longestLink) {
    saveRun(scenario);
    app.notify(tooLong('This run', link.length), 'info');
    return;
  }
  await copyLinkTo(app, link, hash, isReplay(scenario) ? copied.replay : copied.game);
}

/** Saves a run as a scenario file, to the last bit. */
export function saveRun(scenario: Scenario): void {
  download(
    `${scenario.name}${isReplay(scenario) ? ' replay' : ''}`,
    '.json',
    'application/json',
    `${JSON.stringify(scenario)}\n`,
  );
}

function isReplay({ entities: [player] }: Scenario): boolean {
  return player.autonomous ?? false;
}

const copied = {
  replay: 'Link copied. Who opens it sees this run again.',
  game: 'Link copied. Who opens it gets the same missiles.',
};
