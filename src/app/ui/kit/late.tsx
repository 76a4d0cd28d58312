// What is loaded after the start: parts of the page and dialogs that few people need at once.
import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { notLoaded } from '../../../lab/files/late-parts';
import { type App, useApp } from '../app';
import { hasDialogs } from './older-browsers';

/** How long what comes late waits for a quiet moment at most. ms */
const longestWaitMs = 2000;

/**
 * A part of the page that is loaded when it is first seen, or before by `load`. Until then its place is empty. A failure is
 * said there, with a button that loads the page again: browsers do not ask twice for a module.
 * @param what it is called: 'Tune'
 */
export function latePart(what: string, fetch: () => Promise<ComponentType>) {
  let part: ComponentType | null = null;
  let coming: Promise<void> | null = null;
  let isSeen = false;
  const load = () => {
    coming ??= fetch().then((come) => {
      part = come;
    });
    // What failed unseen is tried again when it is seen; what failed seen stays so until the page is loaded again.
    coming.catch(() => {
      if (!isSeen) coming = null;
    });
    return coming;
  };
  function Late() {
    const [state, setState] = useState<'away' | 'there' | 'failed'>(part ? 'there' : 'away');
    useEffect(() => {
      isSeen = true;
      if (state === 'away')
        load().then(
          () => setState('there'),
          () => setState('failed'),
        );
    }, []);
    const Part = part;
    if (Part) return <Part />;
    return state === 'failed' ? <NotLoaded why={notLoaded(what)} /> : null;
  }
  return Object.assign(Late, { load });
}

/** The place of a part that cannot be loaded. @param why as a sentence */
export function NotLoaded({ why }: { readonly why: string }) {
  const app = useApp();
  return (
    <div class="not-loaded" role="alert">
      <p>{why}</p>
      <button type="button" class="button filled" onClick={app.loadAgain}>
        Load the page again
      </button>
    </div>
  );
}

/** A function that loads a dialog and opens it over the page. A failure is said. @param what it is called: 'The notes' */
export function lateDialog<Shown extends unknown[] = []>(
  what: string,
  load: (app: App) => Promise<(...shown: Shown) => VNode>,
): (app: App, ...shown: Shown) => Promise<void> {
  return async (app, ...shown) => {
    if (!canOpenDialogs(app)) return;
    try {
      const content = await load(app);
      app.dialogs.open(what, () => content(...shown));
    } catch {
      app.notify(notLoaded(what), 'error');
    }
  };
}

/** Opens a dialog over the page. @param what it is called: 'The code' */
export function openDialog(app: App, what: string, content: () => VNode): void {
  if (canOpenDialogs(app)) app.dialogs.open(what, content);
}

/** Whether the browser has dialogs. Tells the person where it does not. */
function canOpenDialogs(app: App): boolean {
  const has = hasDialogs();
  if (!has)
    app.notify('This browser is too old to open this. The scene and its controls work without it.', 'error');
  return has;
}

/** Calls back when the browser has nothing else to do. */
export function whenIdle(then: () => void): void {
  // Safari has no such moment.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: longestWaitMs });
  else setTimeout(then, longestWaitMs);
}
