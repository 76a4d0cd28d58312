// Interim.
import type { App } from '../app';
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
      app.notify(`${what} could not be loaded. Is the connection gone? Load the page again.`, 'error');
    }
  };
}
