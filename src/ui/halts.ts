// Tells the person when time stands still although nobody stopped it.
import type { App } from './app';

/** Shows why time was halted, and takes that away when it goes on. */
export function tellHalts({ session, notify, messages }: App): void {
  let told: string | null = null;
  session.onChange(() => {
    const { halted } = session.playback;
    if (halted === told) return;
    told = halted;
    if (halted === null) messages.close();
    else notify(halted, 'error');
  });
}
