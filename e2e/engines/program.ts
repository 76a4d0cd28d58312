// Functions that start a browser's program, wait until it answers, and end it.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Longest time within which a program must answer. ms */
const patienceMs = 60_000;

/** A browser's program that was started. */
export interface Program {
  /**
   * Calls a function every 0.1 s until it returns an answer, and resolves to it. Rejects with the program's last output
   * after a minute.
   * @param ask receives the program's output so far; returns null while there is no answer
   */
  until<Answer>(ask: (heard: string) => Promise<Answer | null> | Answer | null): Promise<Answer>;
  /** Ends the program and its child processes. Resolves when they have ended. */
  end(): Promise<void>;
}

export function start(...[path, ...args]: readonly string[]): Program {
  // In a separate process group, so that it can be ended as a whole.
  const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let heard = '';
  const hear = (part: unknown) => {
    heard = (heard + part).slice(-10_000);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.on('error', hear);
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    async until(ask) {
      for (let waitedMs = 0; waitedMs < patienceMs && child.exitCode === null; waitedMs += 100) {
        const answer = await ask(heard);
        if (answer !== null) return answer;
        await wait(100);
      }
      throw new Error(`${path} does not answer: ${heard.slice(-500)}`);
    },
    end() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
      return gone;
    },
  };
}
