// The action that installs the page as an app, where the browser offers it.
import type { App } from '../app';
import type { Action } from './action';

/** The event with which a browser offers to install the page as an app. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

let offer: InstallOffer | null = null;

/** Stores the browser's offer to install the page, until the person chooses Install in the menu. */
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
