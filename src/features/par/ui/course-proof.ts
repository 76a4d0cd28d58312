// Searches the medals of the course in the editor, and restarts the search after each edit, also
// while its panel is closed.
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../../app/ui/app';
import type { Scenario } from '../../../world/simulation/scenario';
import type { ProofRefusal } from '../rules/display';
import { flightKey } from '../rules/game';
import { type Proof, withMedals } from '../rules/own-course';
import { parOf } from '../rules/par-rules';
import { courseSpec } from '../spec';
import { fewMedalsText, gapText, refusalText, underWayText } from '../text';
import { keepFlights } from './known-flights';
import { Proofs } from './proofs';

/** Latest message on the search for a course's medal times. */
let told: {
  /** Text that identifies the course whose medal times were searched. Empty before the first search. */
  readonly course: string;
  readonly words: string;
} = { course: '', words: '' };

export function wordsOfProof(scenario: Scenario): string {
  if (told.course === flightKey(scenario)) return told.words;
  const medals = scenario.par ? courseSpec(scenario.par).medals : null;
  return medals && medals.silver === undefined ? fewMedalsText : '';
}

/** Finds the medal times of the course in the editor. Renders nothing. */
export function CourseProof() {
  const app = useApp();
  const { session, view, notify, say } = app;
  const [proofs] = useState(() => new Proofs());
  const { scenario } = session;
  const hasMedals = scenario.par !== undefined && courseSpec(scenario.par).medals !== null;
  // Settings changed by hand are in the start, not yet in the scenario.
  const of = scenario.par ? flightKey(session.start) : null;
  useEffect(() => {
    const rules = parOf(session.simulation);
    if (rules) rules.display.refusal = null;
    if (of === null || hasMedals) return;
    const tell = (words: string) => {
      told = { course: of, words };
      view.redraw();
    };
    let stopWaiting = () => {};
    const take = (proof: Proof | ProofRefusal) => {
      // The player may have opened another scene, or Play, in the meantime.
      if (!session.building || flightKey(session.start) !== of) return;
      if ('why' in proof) {
        const words = refusalText(proof);
        const refused = parOf(session.simulation);
        if (refused) refused.display.refusal = proof;
        tell(words);
        notify(words, 'info');
        return;
      }
      keepFlights(session.start, proof);
      tell(gapText(proof));
      session.complete((start) => withMedals(start, proof.medals));
      say('The medals of the course have come.');
    };
    const found = (proof: Proof | ProofRefusal) => {
      stopWaiting = session.drag.afterDrag(() => take(proof));
    };
    tell(underWayText(null));
    proofs.ask(session.start, {
      progress: (progress) => tell(underWayText(progress)),
      found,
      failed: tell,
    });
    return () => {
      proofs.stop();
      stopWaiting();
    };
  }, [of]);
  return null;
}
