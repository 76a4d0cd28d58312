// Has a course that is built flown for its medals, anew after each change of it, whatever of the page is open.
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../../app/ui/app';
import type { Scenario } from '../../../world/simulation/scenario';
import type { ProofRefusal } from '../rules/display';
import { flownIn } from '../rules/game';
import { type Proof, withMedals } from '../rules/own-course';
import { parOf } from '../rules/par-rules';
import { courseSpec } from '../spec';
import { fewMedalsText, gapText, refusalText, underWayText } from '../text';
import { Proofs } from './proofs';

/** What is told of the proof of a scene; of no other one. Its name and its medals are no part of it. */
let told: { readonly of: string; readonly words: string } = { of: '', words: '' };

/** How far the proof of a scene is, or what it found; of one that was proven before, what its medals tell. */
export function wordsOfProof(scenario: Scenario): string {
  if (told.of === flownIn(scenario)) return told.words;
  const medals = scenario.par ? courseSpec(scenario.par).medals : null;
  return medals && medals.silver === undefined ? fewMedalsText : '';
}

/** Proves the course that is built; it shows nothing itself. */
export function CourseProof() {
  const app = useApp();
  const { session, view, notify, say } = app;
  const [proofs] = useState(() => new Proofs());
  const { scenario } = session;
  const hasMedals = scenario.par !== undefined && courseSpec(scenario.par).medals !== null;
  // What was set by hand since is in the start, and in no scenario yet.
  const of = scenario.par ? flownIn(session.start) : null;
  useEffect(() => {
    const rules = parOf(session.simulation);
    if (rules) rules.display.refusal = null;
    if (of === null || hasMedals) return;
    const tell = (words: string) => {
      told = { of, words };
      view.redraw();
    };
    let stopWaiting = () => {};
    const take = (proof: Proof | ProofRefusal) => {
      // Another scene, or Play, may have come meanwhile.
      if (!session.building || flownIn(session.start) !== of) return;
      if ('why' in proof) {
        const words = refusalText(proof);
        const refused = parOf(session.simulation);
        if (refused) refused.display.refusal = proof;
        tell(words);
        notify(words, 'info');
        return;
      }
      tell(gapText(proof));
      session.complete((start) => withMedals(start, proof.medals));
      say('The medals of the course have come.');
    };
    const found = (proof: Proof | ProofRefusal) => {
      stopWaiting = session.drag.whenFree(() => take(proof));
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
