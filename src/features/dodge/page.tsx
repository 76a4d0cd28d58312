// Dodge on the page: title, strip with the score, card with the result, sounds and steering. Loaded on first use.
import type { FeatureCode } from '../../app/feature/feature';
import type { App } from '../../app/ui/app';
import { download } from '../../app/ui/kit/download';
import { progress } from '../../app/ui/progress/progress';
import { addressOfRun } from '../../app/ui/sharing/address';
import { copyLink, copyLinkTo, fits, pageAddress } from '../../app/ui/sharing/share';
import { seedOf } from '../../lab/scenarios/day';
import type { Scenario } from '../../world/simulation/scenario';
import { style } from './appearance';
import { dodgeOf } from './rules/dodge';
import { readLink } from './rules/game';
import { arenaLayer } from './scene/arena-layer';
import { armsLayer } from './scene/arms-layer';
import { burstLayer } from './scene/bursts';
import { deathLayer } from './scene/death-layer';
import { dodgeLayer } from './scene/dodge-layer';
import { ghostLayer } from './scene/ghost-layer';
import { shakeLayer } from './scene/shake-layer';
import { trapLayer } from './scene/trap-layer';
import { startRun as beginRun } from './start-run';
import { entry } from './ui/entry';
import { beginFlow } from './ui/flow';
import { Hud } from './ui/hud';
import { dodgeId } from './ui/results';
import { DodgeCues, nearestThrust } from './ui/sound-cues';
import { listenForSteering } from './ui/steering';
import { shownResult } from './ui/text';

const trapsTold = {
  count: () => progress.explained(dodgeId),
  add: () => progress.noteExplained(dodgeId),
};

/** Connects Dodge to the page. Called once, when the code of Dodge is loaded. */
export function begin(app: App): FeatureCode {
  const flow = beginFlow(app);
  listenForSteering(app, flow);
  const cues = new DodgeCues();
  const played = () => flow.run?.played ?? null;
  return {
    run: {
      // A restart has the same missiles.
      restart: ({ session }) => beginRun(session, session.scenario),
      // A link contains the run that was just played, the game from its start, or the present replay.
      link: ({ session }) => void (played() ? copyLink(app) : shareRun(app, session.scenario)),
      save: ({ session }) => saveRun(played()?.scenario ?? session.scenario),
    },
    parts: { 'scene figures': () => <Hud flow={flow} /> },
    entry,
    layers: [
      { below: 'obstacles', make: arenaLayer },
      { below: 'bodies', make: burstLayer },
      { below: 'bodies', make: ghostLayer },
      { below: 'outlines', make: trapLayer(trapsTold) },
      { below: 'outlines', make: armsLayer },
      { below: 'shells', make: dodgeLayer },
      { make: (surface) => shakeLayer(surface) },
      { make: deathLayer },
    ],
    style,
    playing: {
      announcement: () => flow.announcement,
      listen: () => {
        const game = dodgeOf(app.session.simulation);
        return game && { sounds: cues.next(game, flow.run?.toBeat), thrust: nearestThrust(game) };
      },
      result: ({ simulation }) => {
        const game = dodgeOf(simulation);
        if (!game?.killer) return null;
        const { score, seconds, killer } = game;
        return shownResult({ score, seconds, killer: killer.name });
      },
      links: {
        read: (words) => readLink(words.replace(/=today$/, `=${seedOf(new Date())}`)),
        written: played,
        signature: null,
      },
    },
  };
}

async function shareRun(app: App, scenario: Scenario): Promise<void> {
  const hash = await addressOfRun(scenario);
  const link = pageAddress() + hash;
  const holds = isReplay(scenario) ? 'It shows this run again.' : 'It gives the same missiles.';
  if (fits(app, 'This run', link, () => saveRun(scenario)))
    await copyLinkTo(app, link, hash, `Link copied. ${holds}`);
}

/** Saves a run of a game as a scenario file. */
function saveRun(scenario: Scenario): void {
  const name = `${scenario.name}${isReplay(scenario) ? ' replay' : ''}`;
  download(name, '.json', 'application/json', `${JSON.stringify(scenario)}\n`);
}

const isReplay = ({ entities: [player] }: Scenario): boolean => player.autonomous ?? false;
