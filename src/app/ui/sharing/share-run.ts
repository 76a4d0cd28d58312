// Sharing a run of a game: a link, or a file.
import type { Scenario } from '../../../world/simulation/scenario';
import type { App } from '../app';
import { download } from '../kit/download';
import { addressOfRun } from './address';
import { copyLinkTo, fits, pageAddress } from './share';

/** Copies a link to a run of a game. If the link is too long, saves the run as a file. Shows a message about it. */
export async function shareRun(app: App, scenario: Scenario): Promise<void> {
  const hash = await addressOfRun(scenario);
  const link = pageAddress() + hash;
  const seen = isReplay(scenario) ? 'sees this run again' : 'gets the same missiles';
  if (fits(app, 'This run', link, () => saveRun(scenario)))
    await copyLinkTo(app, link, hash, `Link copied. Who opens it ${seen}.`);
}

/** Saves a run of a game as a scenario file. The file contains the run exactly. */
export function saveRun(scenario: Scenario): void {
  const name = `${scenario.name}${isReplay(scenario) ? ' replay' : ''}`;
  download(name, '.json', 'application/json', `${JSON.stringify(scenario)}\n`);
}

const isReplay = ({ entities: [player] }: Scenario): boolean => player.autonomous ?? false;
