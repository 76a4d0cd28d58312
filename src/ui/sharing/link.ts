// A link: what it stands on, how long it may be, and how it is given to the person.
import type { App } from '../app';
import { formatCount } from '../kit/formats';

/** Longest link that mail programs, messengers and forums neither cut nor refuse. characters */
export const longestLink = 2000;

/** The page's own address without what says which scene, and as a page of its own where it is embedded. */
export function pageAddress(): string {
  return new URL(location.pathname, location.href).href;
}

/** Copies a text, and says so; where the browser does not let a page copy, says what to do instead. */
export async function copy(app: App, text: string, said: string, instead: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    app.notify(said, 'info');
  } catch {
    app.notify(instead, 'info');
  }
}

/** Copies a link, and puts it in the address bar, from where it can be taken by hand. @param hash of the page */
export function copyLinkTo(app: App, link: string, hash: string, said: string): Promise<void> {
  history.replaceState(null, '', hash);
  const instead = 'The link is in the address bar now; this browser does not let a page copy it.';
  return copy(app, link, said, instead);
}

/** The message for what is saved because its link is too long. @param what "This scene" @param length of the link, characters */
export function tooLong(what: string, length: number): string {
  return `${what} is too long for a link (${formatCount(length)} characters, ${formatCount(longestLink)} at most), so it is saved as a file: drop it on the page to open it.`;
}
