// What is loaded after the start: dialogs and drawers that few people need at once.
import type { App } from './app';
import { element } from './element';

/** How long what comes late waits for a quiet moment at most. ms */
const longestWaitMs = 2000;

const notLoaded = (what: string) =>
  `${what} could not be loaded. Is the connection gone? Load the page again.`;

/** A function that loads what can be opened, once, and opens it. A failure is said, and the next call tries again. @param what it is called: 'The notes' */
export function openedLate<Shown extends unknown[]>(
  what: string,
  load: (app: App) => Promise<{ open(...shown: Shown): void }>,
): (app: App, ...shown: Shown) => Promise<void> {
  let loaded: ReturnType<typeof load> | null = null;
  return async (app, ...shown) => {
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
 * place. A failure is said where the part is seen, and the next time that it comes in sight tries again.
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
      state = place.checkVisibility() ? 'failed' : 'away';
      refresh();
    }
  };
  let said = false;
  const refresh = () => {
    const seen = place.checkVisibility();
    if (part) part.refresh();
    else if (seen && state === 'failed' && !said) {
      said = true;
      app.notify(notLoaded(what), 'error');
    } else if (seen) void load();
    else if (said) {
      said = false;
      state = 'away';
    }
  };
  return { element: place, refresh, load };
}

/** Calls back when the browser has nothing else to do. */
export function whenIdle(then: () => void): void {
  // Safari has no such moment.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: longestWaitMs });
  else setTimeout(then, longestWaitMs);
}
