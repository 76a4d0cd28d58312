// Shares a run that replays step by step: as a link if that is short enough, else as a file.
import type { Scenario } from '../../simulation/scenario';
import type { App } from '../app';
import { download } from '../legacy/element';
import { addressOfRun } from './address';
import { copyLinkTo, longestLink, pageAddress, tooLong } from './link';

/** Copies a link to a run, or saves the run as a file, and tells the person which. */
export async function shareRun(app: App, scenario: Scenario): Promise<void> {
  const hash = await addressOfRun(scenario);
  const link = pageAddress() + hash;
  if (link.length > longestLink) {
    saveRun(scenario);
    app.notify(tooLong('This run', link.length), 'info');
    return;
  }
  await copyLinkTo(app, link, hash, isReplay(scenario) ? copied.replay : copied.game);
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
