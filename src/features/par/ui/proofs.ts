// Proves courses of one's own in a worker, for whoever edits one: each edit begins the proof anew, after a rest.
import { Work } from '../../../app/ui/kit/work';
import type { Scenario } from '../../../world/simulation/scenario';
import type { ProofRefusal } from '../rules/display';
import type { Proof, ProofProgress } from '../rules/own-course';

/** The medals of a course, for `withMedals`, or the gate at which there are none. */
export type ProofResult = Proof | ProofRefusal;

/** What is done with a proof. */
export interface ProofListener {
  progress(progress: ProofProgress): void;
  found(found: ProofResult): void;
  /** It could not be made. @param message one sentence */
  failed(message: string): void;
}

/** Seed of the search: with the same one a scene has the same medals on every device. */
export const proofSeed = 1;

/** How long a scene stays as it is before it is flown. ms */
const restMs = 700;

const notFlown = 'The laws could not fly this course, so it has no medals.';

const startWorker = () => new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });

/** The proofs of one scene that is edited. */
export class Proofs {
  readonly #work: Work<Scenario, ProofResult, ProofProgress>;
  readonly #longestMs: number | null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** @param start makes the worker @param longestMs how long it may take, ms; null for any time */
  constructor(start: () => Worker = startWorker, longestMs: number | null = null) {
    this.#work = new Work('The proof', start);
    this.#longestMs = longestMs;
  }

  /** Proves a scene once nothing was asked for 0.7 s. What was asked before is no longer told. @param scenario with a course */
  ask(scenario: Scenario, listener: ProofListener): void {
    this.stop();
    this.#timer = setTimeout(() => this.#begin(scenario, listener), restMs);
  }

  /** Ends what is under way; nothing of it is told any more. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#work.end();
  }

  #begin(scenario: Scenario, { progress, found, failed }: ProofListener): void {
    const fail = () => {
      this.stop();
      failed(notFlown);
    };
    this.#timer = this.#longestMs === null ? null : setTimeout(fail, this.#longestMs);
    this.#work.ask(scenario, {
      progress,
      answer: (result) => {
        this.stop();
        found(result);
      },
      failed: fail,
    });
  }
}

/** Proves a course. Rejects with a sentence where the worker fails. @param proofs those of nobody else */
export function provenOnce(scenario: Scenario, proofs = new Proofs()): Promise<ProofResult> {
  return new Promise((resolve, reject) => {
    proofs.ask(scenario, {
      progress() {},
      found: resolve,
      failed: (message) => reject(new Error(message)),
    });
  });
}
