// What is loaded after the start: dialogs and drawers that few people need at once.
import type { App } from './app';
import { element } from './element';
import { opensDialogs } from './older-browsers';
import { loadPageAgain } from './sharing/share-scene';

/** How long what comes late waits for a quiet moment at most. ms */
const longestWaitMs = 2000;

const notLoaded = (what: string) =>
  `${what} could not be loaded. Is the connection gone? Load the page again.`;

/** A function that loads a dialog, once, and opens it. A failure is said. @param what it is called: 'The notes' */
export function openedLate<Shown extends unknown[]>(
  what: string,
  load: (app: App) => Promise<{ open(...shown: Shown): void }>,
): (app: App, ...shown: Shown) => Promise<void> {
  let loaded: ReturnType<typeof load> | null = null;
  return async (app, ...shown) => {
    if (!opensDialogs(app)) return;
    try {
      loaded ??= load(app);
      (await loaded).open(...shown);
    } catch {
      loaded = null;
      app.notify(notLoaded(what), 'error');
    }
  };
}

/** A part of the page. */
interface Part {
  readonly element: HTMLElement;
  refresh(): void;
}

/**
 * A part of the page that is loaded when it is first seen, or before by `load`. Until then its element is an empty
 * place. A failure is said there, with a button that loads the page again: browsers do not ask twice for a module.
 * @param what it is called: 'The settings'
 */
export function shownLate(
  app: App,
  what: string,
  create: () => Promise<Part>,
): Part & { load(): Promise<void> } {
  const place = element('div');
  let part: Part | null = null;
  let state: 'away' | 'coming' | 'failed' = 'away';
  const load = async () => {
    if (state !== 'away') return;
    state = 'coming';
    try {
      part = await create();
      place.replaceWith(part.element);
      part.refresh();
    } catch {
      // What failed unseen is tried again when it is seen.
      state = place.checkVisibility() ? 'failed' : 'away';
      if (state === 'failed') place.append(failure());
    }
  };
  const failure = () => {
    const again = element('button', { type: 'button', class: 'button filled' }, 'Load the page again');
    again.addEventListener('click', () => void loadPageAgain(app));
    const sentence = element('p', {}, `${what} could not be loaded. Is the connection gone?`);
    return element('div', { class: 'not-loaded', role: 'alert' }, sentence, again);
  };
  const refresh = () => {
    if (part) part.refresh();
    else if (place.checkVisibility()) void load();
  };
  return { element: place, refresh, load };
}

/** Calls back when the browser has nothing else to do. */
export function whenIdle(then: () => void): void {
  // Safari has no such moment.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: longestWaitMs });
  else setTimeout(then, longestWaitMs);
}
