// Fuzzes laws: random laws beside the JavaScript engine's own compiler, and texts that are nearly laws.

import { compared, lived, nearlyLaw, randomLaw } from '../../laws/language/random-law.fixture';
import { Mulberry32 } from '../../world/entities/random';

/** Lengths of the steps for the laws. s */
const steps = { compared: 30, lived: 20 };

/** Number of texts that are nearly laws, per random law. */
const nearly = 5;

/** Longest time that reading a text and running it for some steps may take. ms */
const longestMs = 10;

/** Returns the time of a call; if it is long, the shorter of two calls. ms */
function timed(run: () => void): number {
  const once = () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  };
  const first = once();
  return first > longestMs ? Math.min(first, once(), once()) : first;
}

/** Counts of results of laws. */
interface Outcome {
  /** Laws with results equal to the engine's, to the last bit, and how many of them stopped at a fault. */
  same: number;
  stopped: number;
  /** Texts that were refused, and texts that ran. */
  refused: number;
  ran: number;
  /** Longest time of one random law. ms */
  longestMs: number;
  faults: number;
}

/** Compares random laws, and reads texts that are nearly laws. @param count of laws @param tell called with each fault */
export function fuzzLaws(count: number, seed: number, tell: (fault: string) => void): Outcome {
  const outcome: Outcome = { same: 0, stopped: 0, refused: 0, ran: 0, longestMs: 0, faults: 0 };
  const fault = (sentence: string) => {
    outcome.faults += 1;
    tell(sentence);
  };
  for (let n = 0; n < count; n++) {
    const chance = new Mulberry32(seed + n);
    const found = compared(randomLaw(chance), steps.compared, chance);
    if (found === 'same') outcome.same += 1;
    else if (found === 'stops') outcome.stopped += 1;
    else fault(`law of seed ${seed + n}: ${found}`);
    for (let left = nearly; left > 0; left--) live(nearlyLaw(chance), seed + n, outcome, fault);
  }
  return outcome;
}

/** Reads and runs a text. */
function live(text: string, seed: number, outcome: Outcome, fault: (sentence: string) => void): void {
  let became: ReturnType<typeof lived> = 'refused';
  try {
    const took = timed(() => {
      became = lived(text, steps.lived, new Mulberry32(seed));
    });
    outcome.longestMs = Math.max(outcome.longestMs, took);
    if (took > longestMs) fault(`text of seed ${seed} takes ${took.toFixed(1)} ms:\n${text}`);
    if (became === 'refused') outcome.refused += 1;
    else outcome.ran += 1;
  } catch (error) {
    fault(`text of seed ${seed}: ${error}`);
  }
}
