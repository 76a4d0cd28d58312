// Shares the present scene: as a link, as a frame for a page of one's own, or as a file.
import type { Scenario } from '../../simulation/scenario';
import type { App } from '../app';
import { download } from '../legacy/element';
import { addressOf } from './address';
import { embedQuery, frameOf } from './frame';
import { copy, copyLinkTo, longestLink, pageAddress, tooLong } from './link';
import { pageOfScene } from './scene-page';

/** What follows the page's address in a link, and what such a link holds. */
interface Held {
  readonly hash: string;
  readonly holds: string;
}

/** Copies a link to the scene as it is now, or saves it as a file where the link is too long. */
export async function copyLink(app: App): Promise<void> {
  const id = untouched(app);
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
  const { hash, holds } = await heldNow(app);
  const link = pageAddress() + hash;
  if (link.length <= longestLink) await copyLinkTo(app, link, hash, `Link copied. ${holds}`);
  else saveInstead(app, link.length);
}

/** Copies the HTML of a frame that shows the scene as it is now, or saves it as a file where its address is too long. */
export async function copyFrame(app: App): Promise<void> {
  const { hash, holds } = await heldNow(app);
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
  const { hash } = await heldNow(app);
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
async function heldNow(app: App): Promise<Held> {
  const id = untouched(app);
  if (id) return { hash: `#${id}`, holds: 'It holds this scene from its start.' };
  const { session, view } = app;
  const own = view.games.of(session.scenario)?.address?.(session) ?? null;
  if (own !== null) return { hash: `#${own}`, holds: 'It holds your run.' };
  const room = longestLink - (pageAddress() + embedQuery).length;
  const hash = await addressOf(session.toScenario(), room, session.games);
  return { hash, holds: 'It holds the bodies, their settings and the path as they are now.' };
}

/** Id of the present scene if it is a built-in one that runs as it came: nothing is changed, and no moment is held. */
function untouched({ session, scenarios }: App): string | null {
  const { title, playback, lookingBack } = session;
  if (session.edited || playback.paused || lookingBack !== null) return null;
  const found = scenarios.find(({ id }) => id === title);
  return found && isAsIn(found.scenario, session.scenario) ? title : null;
}

/** Whether a scenario is another one, or its copy. */
function isAsIn(one: Scenario, other: Scenario): boolean {
  return one.entities === other.entities && one.seed === other.seed;
}
