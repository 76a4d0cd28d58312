// Has a course that is built flown for its medals, anew after each change of it, whatever of the page is open.
import { useEffect, useState } from 'preact/hooks';
import type { Scenario } from '../../../simulation/scenario';
import { useApp } from '../../../ui/app';
import { whenFree } from '../../../view/build/when-free';
import { type Proof, type ProofRefusal, withMedals } from '../rules/own-course';
import { parOf } from '../rules/par-rules';
import { setRefusal } from '../rules/refused-gate';
import { courseSpec } from '../spec';
import { gapText, refusalText, underWayText } from '../text';
import { Proofs } from './proofs';

/** What is told of the proof of a scene; of no other one. */
let told: { readonly of: string; readonly words: string } = { of: '', words: '' };

/** A scene without what was proven of it: once its medals have come it is the same one. */
const unproven = (scenario: Scenario) => JSON.stringify(withMedals(scenario, null));

/** How far the proof of a scene is, or what it found; empty where there was none. */
export const wordsOfProof = (scenario: Scenario): string =>
  told.of === unproven(scenario) ? told.words : '';

/** Proves the course that is built; it shows nothing itself. */
export function CourseProof() {
  const app = useApp();
  const { session, view, notify, say } = app;
  const [proofs] = useState(() => new Proofs());
  const { scenario } = session;
  const hasMedals = scenario.par !== undefined && courseSpec(scenario.par).medals !== null;
  // What was set by hand since is in the start, and in no scenario yet.
  const of = scenario.par ? unproven(session.start) : null;
  useEffect(() => {
    const rules = parOf(session.simulation);
    if (rules) setRefusal(rules, null);
    if (of === null || hasMedals) return;
    const tell = (words: string) => {
      told = { of, words };
      view.redraw();
    };
    let stopWaiting = () => {};
    const take = (proof: Proof | ProofRefusal) => {
      // Another scene, or Play, may have come meanwhile.
      if (!session.building || unproven(session.start) !== of) return;
      if ('why' in proof) {
        const words = refusalText(proof);
        const refused = parOf(session.simulation);
        if (refused) setRefusal(refused, proof);
        tell(words);
        notify(words, 'info');
        return;
      }
      tell(gapText(proof));
      session.complete((start) => withMedals(start, proof.medals));
      say('The medals of the course have come.');
    };
    const found = (proof: Proof | ProofRefusal) => {
      stopWaiting = whenFree(view, () => take(proof));
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
