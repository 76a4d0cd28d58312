// Keeps the page for times without a network.
import { isEmbedded } from './sharing/frame';

/**
 * Has the browser keep all files of the page, where it can. A new version is fetched quietly beside the one that runs,
 * and is what the next visit gets: nothing is loaded anew under a person's hands.
 */
export function keepForOffline(): void {
  if (import.meta.env.MODE !== 'production' || isEmbedded() || !('serviceWorker' in navigator)) return;
  // Refused by private windows and full disks: then the page needs the network, as before.
  navigator.serviceWorker.register('./sw.js').catch(() => {});
}
