// What is loaded after the start: parts of the page and dialogs that few people need at once.
import type { VNode } from 'preact';
import { type App, useApp } from '../app';
import { hasDialogs } from './older-browsers';

/** How long what comes late waits for a quiet moment at most. ms */
const longestWaitMs = 2000;

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

/** Opens a dialog over the page. @param what its name: 'The code' */
export function openDialog(app: App, what: string, content: () => VNode): void {
  if (hasDialogs()) app.dialogs.open(what, content);
  else
    app.notify('This browser is too old to open this. The scene and its controls work without it.', 'error');
}

/** Calls back when the browser has nothing else to do. */
export function whenIdle(then: () => void): void {
  // Safari has no such moment.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: longestWaitMs });
  else setTimeout(then, longestWaitMs);
}
