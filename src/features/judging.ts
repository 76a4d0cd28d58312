// Judges laws in a worker, one question after the other.

import { scoreRows } from './score-rows';
import type { Judge, JudgeAnswer, JudgeQuestion } from './workshop/score-card/judge';

/** A question, and who waits for its answer. */
interface Waiting extends JudgeQuestion {
  take(answer: JudgeAnswer | null): void;
}

class Judging implements Judge {
  readonly rows = scoreRows;
  #worker: Worker | null = null;
  #isBroken = false;
  #underWay: Waiting | null = null;
  #waiting: readonly Waiting[] = [];

  ask({ asks, law }: JudgeQuestion, take: Waiting['take']): () => void {
    let isWanted = true;
    const question: Waiting = { asks, law, take: (answer) => void (isWanted && take(answer)) };
    this.#waiting = [...this.#waiting, question];
    this.#begin();
    return () => {
      isWanted = false;
      this.#waiting = this.#waiting.filter((each) => each !== question);
      if (this.#underWay === question) this.#abort();
    };
  }

  /** Ends what is under way: a law may take its time, and the next one is not to wait for it. */
  #abort(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#underWay = null;
    this.#begin();
  }

  #begin(): void {
    const [next, ...others] = this.#waiting;
    if (this.#underWay || !next) return;
    this.#waiting = others;
    this.#underWay = next;
    const { asks, law } = next;
    this.#worker ??= this.#isBroken ? null : this.#start();
    if (this.#worker) this.#worker.postMessage({ asks, law } satisfies JudgeQuestion);
    else this.#answer(null);
  }

  #answer(answer: JudgeAnswer | null): void {
    const asked = this.#underWay;
    this.#underWay = null;
    asked?.take(answer);
    this.#begin();
  }

  #start(): Worker | null {
    try {
      const worker = new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<JudgeAnswer>) => this.#answer(data);
      worker.onerror = (event) => {
        event.preventDefault();
        worker.terminate();
        this.#worker = null;
        this.#isBroken = true;
        this.#answer(null);
      };
      return worker;
    } catch {
      this.#isBroken = true;
      return null;
    }
  }
}

export const judging: Judge = new Judging();
