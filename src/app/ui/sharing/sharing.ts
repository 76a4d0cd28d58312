// Loading and saving scenarios: by address, link, file and drop.
import { loadForScene, loadForText } from '../../../lab/files/late-parts';
import { parseScenario, printable } from '../../../lab/files/read-scenario';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Action } from '../actions/action';
import { type App, attempt } from '../app';
import { crowd } from '../crowd';
import { openDialog } from '../kit/late';
import { builtIn, moveSceneToHash, scenarioOfAddress } from './address';
import { copyFrame, copyLink, linkTo, longestLink, saveScene, sharesStart } from './share';
import { signing } from './signing';

/** Largest file that is read. bytes */
const largestFile = 8_000_000;

/** Longest file that is tried to be put into the address. characters: made short, a tenth of them is left at best */
const largestInAddress = 10 * longestLink;

/** Longest name of a file that a message shows. characters */
const longestName = 60;

/** How many scenes were asked for: a file that takes long to read must not replace a later choice. */
let requests = 0;

/**
 * Loads a built-in scenario that a person has chosen and puts its id in the address. A swarm begins with as many bodies
 * as this device turned before; what is opened by an address or a file has its own number.
 */
export function loadBuiltIn(app: App, id: string): void {
  const coming = loadForScene(builtIn(app.scenarios, id).scenario, app.session.games);
  showAddress(id);
  const request = requests;
  const load = () => {
    if (request !== requests) return;
    const { scenario, title } = builtIn(app.scenarios, id);
    const { swarm } = scenario;
    // A copy is another scene than the present one: to choose that again begins it and its view afresh.
    app.session.load({ ...scenario, ...(swarm && { swarm: { ...swarm, count: crowd.first } }) }, title);
  };
  if (coming) coming.then(load, (error: Error) => app.notify(error.message, 'error'));
  else load();
}

/** Puts words into the address: what it held is no longer shown. */
export function showAddress(words: string): void {
  requests += 1;
  history.replaceState(null, '', `#${words}`);
}

/** Puts words into the address, and loads their scenario. */
export function openAddress(app: App, words: string): void {
  showAddress(words);
  void loadAddress(app);
}

/** The address that is being read, or was last. */
let reading: Promise<void> = Promise.resolve();

/** Resolves once the scenario of the address is there, or was refused. */
export function whenAddressRead(): Promise<void> {
  return reading;
}

/** Loads the scenario of the address. If it is refused, the person is told and the current scenario stays. */
export function loadAddress(app: App): Promise<void> {
  reading = readAddress(app);
  return reading;
}

async function readAddress(app: App): Promise<void> {
  const address = moveSceneToHash(location);
  if (address) history.replaceState(null, '', address);
  const { hash } = location;
  const known = {
    scenarios: app.scenarios,
    games: app.session.games,
    named: app.features.readLink,
    own: async (id: string) => (await (await app.ownScenes()).open(id))?.scenario ?? null,
  };
  const read = await scenarioOfAddress(hash, known).catch((error: unknown) => ({ error }));
  // Another scene may have been chosen meanwhile.
  if (location.hash !== hash) return;
  attempt(app, () => {
    if ('error' in read) throw read.error;
    app.session.load(read.scenario, read.title, read.origin);
  });
}

/** Loads a scenario file. If it is refused, the person is told and the current scenario stays. */
async function loadFile(app: App, file: File): Promise<void> {
  requests += 1;
  const request = requests;
  const name = shownName(file);
  if (file.size > largestFile) {
    app.notify(`${name}: too large for a scenario: ${file.size} bytes, at most ${largestFile}`, 'error');
    return;
  }
  const text = await file.text().catch(() => null);
  const failed =
    text === null ? null : await loadForText(text, app.session.games).then(() => null, messageOf);
  if (request !== requests) return;
  if (text === null) {
    app.notify(`${name}: cannot be read; is it a folder, or has it been moved?`, 'error');
    return;
  }
  attempt(app, () => {
    try {
      if (failed) throw new Error(failed);
      const scenario = parseScenario(text, app.session.games);
      app.session.load(scenario, scenario.name, 'outside');
      history.replaceState(null, '', location.pathname + location.search);
      if (text.length <= largestInAddress) void showInAddress(app, scenario);
    } catch (error) {
      throw new Error(`${name}: ${messageOf(error)}`);
    }
  });
}

/** Puts the scene of the page, which is nowhere else, into the address, if it has room there: who loads the page again has it still. */
export async function showInAddress({ session }: Pick<App, 'session'>, scenario: Scenario): Promise<void> {
  const { scene } = session;
  const link = await linkTo(scenario, session.games).catch(() => null);
  if (link && link.length <= longestLink && session.scene === scene && session.origin === 'outside')
    history.replaceState(null, '', new URL(link).hash);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The name of a file as one line of printable characters, not too long. */
function shownName({ name }: File): string {
  const line = printable(name);
  return line.length > longestName ? `${line.slice(0, longestName - 1)}…` : line;
}

function share(app: App): void {
  signedFirst(app, 'Copy link', () => void copyLink(app));
}

/** Whether the page makes the link, and no feature does it in its place. */
const isOwnLink = ({ session, features }: App) => features.runIn(session.scenario, 'link') === null;

/** Makes a link. Where a feature lets the person sign it, it asks for that first. @param action that makes it, in words */
function signedFirst(app: App, action: string, make: () => void): void {
  const { session, features } = app;
  const links = features.linksFor(session.scenario);
  const signature = links?.written(session) ? links.signature : undefined;
  if (signature) openDialog(app, 'The link', () => signing(signature, action, make));
  else make();
}

function openFile(app: App): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) void loadFile(app, file);
  });
  input.click();
}

export const sharingActions: readonly Action[] = [
  {
    id: 'link',
    key: 'C',
    label: 'Copy link',
    help: 'A link to this scene as it is now; scenes of your own and some games are shared from their start.',
    run: share,
  },
  {
    id: 'frame',
    key: '',
    label: 'Copy as iframe',
    help: 'HTML that shows this scene as it is now in a page of your own: the picture and its main control.',
    run: (app) => signedFirst(app, 'Copy as iframe', () => void copyFrame(app)),
  },
  {
    id: 'open',
    key: '',
    label: 'Open…',
    help: 'A scenario file. You can also drop one on the page.',
    run: openFile,
  },
  {
    id: 'save',
    key: '',
    label: 'Save',
    help: 'This scene as a scenario file, as it is now; scenes of your own and some games are saved from their start.',
    run: (app) => saveScene(app),
  },
  {
    id: 'link-now',
    key: '',
    label: 'Copy link as it is now',
    help: 'A link to a scene of your own under way, which goes on from here.',
    enabled: (app) => !app.session.building && sharesStart(app) && isOwnLink(app),
    run: (app) => void copyLink(app, 'now'),
  },
];

/** Loads files that are dropped on the page, and the scenario of the address when it changes. */
export function listenForScenarios(app: App): void {
  window.addEventListener('dragover', (event) => event.preventDefault());
  window.addEventListener('drop', (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void loadFile(app, file);
  });
  window.addEventListener('hashchange', () => void loadAddress(app));
}
