// What Par does for a scene that is built: gates along its path, and the laws that fly it for its medals.
import type { Scenario } from '../../../simulation/scenario';
import type { Findings, GameBuilder } from '../../../view/game-presentation';
import type { Flight } from '../rules/course';
import { medalTimes } from '../rules/medals';
import {
  type Proof,
  type ProofProgress,
  type ProofRefusal,
  withGatesAlong,
  withMedals,
} from '../rules/own-course';
import { gapText, refusalText, timeText } from '../text';
import { Proofs } from './proofs';

/** Before anything was flown. */
const none: Findings = {
  share: 0,
  progress: '',
  rows: [],
  medals: [],
  reason: '',
  at: null,
  scenario: null,
};

export const builder: GameBuilder = {
  name: 'Course of gates',
  makes: 'Gates along the path',
  needs: 'A course goes along a path: draw one that leads away from its body.',
  make: withGatesAlong,
  unmake({ par: _, ...scenario }) {
    return scenario;
  },
  find(scenario, told) {
    const proofs = new Proofs();
    proofs.ask(scenario, {
      progress: (progress) => told(underWay(progress)),
      found: (found) => told(foundOf(scenario, found)),
      failed: (reason) => told({ ...none, reason }),
    });
    return () => proofs.stop();
  },
};

/** What is known while the laws fly. */
export function underWay({ flown, of, flights }: ProofProgress): Findings {
  return {
    ...none,
    share: flown / of,
    progress: `flight ${flown} of ${of}`,
    rows: rowsOf(flights, 'so far'),
  };
}

/** What was found: medals, or the gate at which there are none. */
export function foundOf(scenario: Scenario, found: Proof | ProofRefusal): Findings {
  if ('why' in found) return { ...none, share: 1, reason: refusalText(found), at: found.gate };
  const { flights, medals } = found;
  return {
    ...none,
    share: 1,
    rows: rowsOf(flights, ''),
    medals: medalTimes(medals).map(({ name, time }) => ({ name, words: timeText(time) })),
    reason: gapText(found),
    scenario: withMedals(scenario, medals),
  };
}

/** The fastest flights of each kind. @param isLast what stands beside the last kind, which the search goes on with */
function rowsOf({ straight, slider, law, best }: ProofProgress['flights'], isLast: string): Findings['rows'] {
  const row = (label: string, flight: Flight | undefined, note: string) =>
    flight ? [{ label, value: timeText(flight.time), note }] : [];
  const isSameLaw = law?.time === slider?.time;
  return [
    ...row('the line as it is', straight, 'all gates'),
    ...row('best seek distance', slider, `${slider?.seekDistance} m`),
    ...row('best law', law, isSameLaw ? 'the same' : ''),
    ...row('a better line', best, isLast),
  ];
}
