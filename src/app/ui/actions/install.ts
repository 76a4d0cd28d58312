// The action that installs the page as an app, where the browser offers it.
import type { App } from '../app';
import type { Action } from './action';

/** The event by which a browser offers to install a page. Chromium has it; the types of the DOM do not. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

let offer: InstallOffer | null = null;

/** Keeps the browser's offer for the menu. */
export function listenForInstallOffer({ view }: Pick<App, 'view'>): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event;
    view.redraw();
  });
  window.addEventListener('appinstalled', () => {
    offer = null;
    view.redraw();
  });
}

/** Whether the browser offers to install the page. */
export const isInstallOffered = () => offer !== null;

export const installAction: Action = {
  id: 'install',
  key: '',
  label: 'Install',
  help: 'Slew as an app of its own, which works without the network.',
  run: ({ view }) => {
    // An offer can be taken once.
    void offer?.prompt();
    offer = null;
    view.redraw();
  },
};
