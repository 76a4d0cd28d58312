// Opening scenarios from addresses, links and files, and the actions that share them.
import { loadForScene, loadForText } from '../../../lab/files/late-parts';
import { parseScenario, printable } from '../../../lab/files/read-scenario';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Action } from '../actions/action';
import { type App, attempt } from '../app';
import { crowd } from '../crowd';
import { pageHistory } from '../kit/page-history';
import { builtIn, moveSceneToHash, scenarioOfAddress, UnknownScene } from './address';
import { copyLink, linkTo, longestLink, sharesStart } from './share';

/** Largest size of a file that is read. Bytes */
const largestFile = 8_000_000;

/** Largest scenario file that the page tries to put into its address, characters. */
const largestInAddress = 10 * longestLink;

/** Largest length of a file's name in a message. Characters */
const longestName = 60;

/** Number of requests to open a scene so far. */
let requests = 0;

/** Opens a built-in scenario that a person has chosen, and shows its id in the address. */
export function loadBuiltIn(app: App, id: string): void {
  // A swarm starts with the size that this device can simulate smoothly. Addresses and files set their own size.
  const coming = loadForScene(builtIn(app.scenarios, id).scenario, app.session.games);
  showAddress(id);
  const request = requests;
  const load = () => {
    if (request !== requests) return;
    const { scenario, title } = builtIn(app.scenarios, id);
    const { swarm } = scenario;
    // Opening a copy makes it another scene, so that choosing the present scene restarts it.
    app.session.load({ ...scenario, ...(swarm && { swarm: { ...swarm, count: crowd.first } }) }, title);
  };
  const refuse = ({ message }: Error) => {
    pageHistory.refused();
    app.notify(message, 'error');
  };
  if (coming) coming.then(load, refuse);
  else load();
}

/**
 * Shows a scene's address in the browser's address bar, before the scene is opened.
 * @param words part of the address after its #
 */
export function showAddress(words: string): void {
  requests += 1;
  pageHistory.open(`#${words}`);
}

/** Puts a scene's address into the address bar and opens the scene. @param words part of the address after its # */
export function openAddress(app: App, words: string): void {
  showAddress(words);
  void loadAddress(app);
}

/** Promise that resolves when the scenario of the last opened address is open, or refused as invalid. */
let reading: Promise<void> = Promise.resolve();

/** Resolves when the scenario of the page's address is open, or refused as invalid. */
export function whenAddressRead(): Promise<void> {
  return reading;
}

/** Opens the scenario in the address, or shows an error for an invalid address. */
export function loadAddress(app: App): Promise<void> {
  reading = readAddress(app);
  return reading;
}

async function readAddress(app: App): Promise<void> {
  const address = moveSceneToHash(location);
  if (address) pageHistory.show(address);
  const { hash } = pageHistory;
  const known = {
    scenarios: app.scenarios,
    games: app.session.games,
    named: app.features.readLink,
    own: async (id: string) => (await (await app.ownScenes()).open(id))?.scenario ?? null,
  };
  const read = await scenarioOfAddress(hash, known).catch((error: unknown) => ({ error }));
  // Another scene may have been chosen in the meantime.
  if (pageHistory.hash !== hash) return;
  if ('error' in read && read.error instanceof UnknownScene) {
    const { id, scenario } = read.error.nearest;
    const open = () => openAddress(app, id);
    app.notify('There is no scene with this address.', 'error', {
      label: `Open ${scenario.name}`,
      run: open,
    });
    pageHistory.refused();
    return;
  }
  const isLoaded = attempt(app, () => {
    if ('error' in read) throw read.error;
    app.session.load(read.scenario, read.title, read.origin);
  });
  if (!isLoaded) pageHistory.refused();
}

/** Opens a scenario file. If it is invalid, shows an error and keeps the open scenario. */
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
      pageHistory.show(location.pathname + location.search);
      if (text.length <= largestInAddress) void showInAddress(app, scenario);
    } catch (error) {
      throw new Error(`${name}: ${messageOf(error)}`);
    }
  });
}

/**
 * Puts an unsaved scene into the page's address, so that reloading the page keeps the scene. Does nothing if the
 * address would be too long.
 */
export async function showInAddress({ session }: Pick<App, 'session'>, scenario: Scenario): Promise<void> {
  const { scene } = session;
  const link = await linkTo(scenario, session.games).catch(() => null);
  if (link && link.length <= longestLink && session.scene === scene && session.origin === 'outside')
    pageHistory.show(new URL(link).hash);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Returns a file's name for a message: one line of printable characters, shortened if needed. */
function shownName({ name }: File): string {
  const line = printable(name);
  return line.length > longestName ? `${line.slice(0, longestName - 1)}…` : line;
}

/** Whether the page, not a game, makes the link to the open scene. */
const isOwnLink = ({ session, features }: App) => features.runIn(session.scenario, 'link') === null;

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
    run: (app) => void copyLink(app),
  },
  {
    id: 'open',
    key: '',
    label: 'Open…',
    help: 'A scenario file. You can also drop one on the page.',
    run: openFile,
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

/** Opens each scenario file that a person drops on the page. */
export function listenForScenarios(app: App): void {
  window.addEventListener('dragover', (event) => event.preventDefault());
  window.addEventListener('drop', (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void loadFile(app, file);
  });
}
