// Proves courses of one's own in a worker, for whoever edits one: each edit begins the proof anew, after a rest.
import type { Scenario } from '../../../world/simulation/scenario';
import type { ProofRefusal } from '../rules/display';
import type { Proof, ProofProgress } from '../rules/own-course';

/** What the worker tells. */
export type ProofMessage = { readonly progress: ProofProgress } | { readonly found: Proof | ProofRefusal };

/** What is done with a proof. */
export interface ProofListener {
  progress(progress: ProofProgress): void;
  /** Its medals, for `withMedals`, or the gate at which there are none. */
  found(found: Proof | ProofRefusal): void;
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
  readonly #start: () => Worker;
  #worker: Worker | null = null;
  readonly #longestMs: number | null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** @param start makes the worker @param longestMs how long it may take, ms; null for any time */
  constructor(start: () => Worker = startWorker, longestMs: number | null = null) {
    this.#start = start;
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
    if (!this.#worker) return;
    this.#worker.onmessage = null;
    this.#worker.onerror = null;
    this.#worker.terminate();
    this.#worker = null;
  }

  #begin(scenario: Scenario, listener: ProofListener): void {
    this.#timer = null;
    try {
      this.#worker = this.#start();
    } catch {
      listener.failed(notFlown);
      return;
    }
    this.#worker.onmessage = ({ data }: MessageEvent<ProofMessage>) => {
      if ('progress' in data) return listener.progress(data.progress);
      this.stop();
      listener.found(data.found);
    };
    const fail = () => {
      this.stop();
      listener.failed(notFlown);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      fail();
    };
    if (this.#longestMs !== null) this.#timer = setTimeout(fail, this.#longestMs);
    this.#worker.postMessage(scenario);
  }
}

/** Proves a course. Rejects with a sentence where the worker fails. @param proofs those of nobody else */
export function provenOnce(scenario: Scenario, proofs = new Proofs()): Promise<Proof | ProofRefusal> {
  return new Promise((resolve, reject) => {
    proofs.ask(scenario, {
      progress() {},
      found: resolve,
      failed: (message) => reject(new Error(message)),
    });
  });
}
