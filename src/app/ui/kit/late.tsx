// Parts of the page and dialogs that are loaded after the start.
import type { VNode } from 'preact';
import { type App, useApp } from '../app';
import { hasDialogs } from './older-browsers';

/** Longest wait for a moment in which the browser is idle. ms */
const longestWaitMs = 2000;

/** A message for a page part that was not loaded, with a reload button. @param why reason as a sentence */
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

/**
 * Opens a dialog over the page. Shows an error message if the browser does not support dialogs.
 * @param what name of the dialog, such as 'The code'
 * @param content returns the dialog
 */
export function openDialog(app: App, what: string, content: () => VNode): void {
  if (hasDialogs()) app.dialogs.open(what, content);
  else
    app.notify('This browser is too old to open this. The scene and its controls work without it.', 'error');
}

/** Calls a function when the browser is idle, or after 2 s. */
export function whenIdle(then: () => void): void {
  // Safari cannot report idle moments.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: longestWaitMs });
  else setTimeout(then, longestWaitMs);
}
