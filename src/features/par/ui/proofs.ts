// Searches the medals of a course in a worker. In the editor, each edit restarts the search after a pause.
import { Work } from '../../../app/ui/kit/work';
import type { Scenario } from '../../../world/simulation/scenario';
import type { ProofRefusal } from '../rules/display';
import type { Proof, ProofProgress } from '../rules/own-course';

export type ProofResult = Proof | ProofRefusal;

export interface ProofListener {
  progress(progress: ProofProgress): void;
  found(found: ProofResult): void;
  /** Receives the reason if the medal search fails. @param message the reason, as one sentence to show to the player */
  failed(message: string): void;
}

/** Fixed random seed of the search for a course's medal times. */
export const proofSeed = 1;

/** Pause between the last edit of a course and the search for medal times. ms */
const restMs = 700;

const notFlown = 'The laws could not fly this course, so it has no medals.';

const startWorker = () => new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });

/** Finds the medal times of courses by simulated flights in a worker. */
export class Proofs {
  readonly #work: Work<Scenario, ProofResult, ProofProgress>;
  readonly #longestMs: number | null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /**
   * Prepares the search for a course's medal times.
   * @param start creates the worker
   * @param longestMs time after which a search is given up, ms; null for no limit
   */
  constructor(start: () => Worker = startWorker, longestMs: number | null = null) {
    this.#work = new Work('The proof', start);
    this.#longestMs = longestMs;
  }

  /**
   * Cancels the running search for medal times, and starts a new one after 0.7 s.
   * @param scenario a scene with a course
   */
  ask(scenario: Scenario, listener: ProofListener): void {
    this.stop();
    this.#timer = setTimeout(() => this.#begin(scenario, listener), restMs);
  }

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

/**
 * Computes the medal times of a course by simulated flights. Rejects with an Error if the search fails.
 * @param scenario a scene with a course
 * @param proofs object that runs the search; no other search may use it at the same time
 * @returns promise of the medal times with their flights, or of the reason why the course has no medals
 */
export function provenOnce(scenario: Scenario, proofs = new Proofs()): Promise<ProofResult> {
  return new Promise((resolve, reject) => {
    proofs.ask(scenario, {
      progress() {},
      found: resolve,
      failed: (message) => reject(new Error(message)),
    });
  });
}
