// Shares a run that replays step by step: as a link if that is short enough, else as a file.
import type { Scenario } from '../../simulation/scenario';
import type { App } from '../app';
import { download } from '../element';
import { addressOfRun } from './address';

/** Longest link that mail programs and messengers do not cut. characters */
export const longestLink = 30_000;

/** Copies a link to a run, or saves the run as a file, and tells the person which. */
export async function shareRun(app: App, scenario: Scenario): Promise<void> {
  const address = addressOfRun(scenario);
  const link = `${location.origin}${location.pathname}${location.search}${address}`;
  if (link.length > longestLink) {
    saveRun(scenario);
    app.notify(tooLong(link.length), 'info');
    return;
  }
  try {
    await navigator.clipboard.writeText(link);
    app.notify(isReplay(scenario) ? copied.replay : copied.game, 'info');
  } catch {
    history.replaceState(null, '', address);
    app.notify('The link is in the address bar now; this browser does not let a page copy it.', 'info');
  }
}

/** Saves a run as a scenario file, to the last bit. */
export function saveRun(scenario: Scenario): void {
  download(
    `${scenario.name}${isReplay(scenario) ? ' replay' : ''}`,
    '.json',
    'application/json',
    `${JSON.stringify(scenario)}\n`,
  );
}

function isReplay({ entities: [player] }: Scenario): boolean {
  return player.autonomous ?? false;
}

const copied = {
  replay: 'Link copied. Who opens it sees this run again.',
  game: 'Link copied. Who opens it gets the same missiles.',
};

/** The message for a run that is saved because its link is too long. @param length of the link, characters */
export function tooLong(length: number): string {
  const thousands = (count: number) => `${Math.ceil(count / 1000)} 000`;
  return `This run is too long for a link (${thousands(length)} characters, ${thousands(longestLink)} at most), so it is saved as a file: drop it on the page to watch it.`;
}
