// Tests written laws with random texts: random laws compared with the JavaScript engine's own compiler, and texts that are nearly laws.

import { compared, lived, nearlyLaw, randomLaw } from '../../laws/language/random-law.fixture';
import { Mulberry32 } from '../../world/entities/random';

/** Number of steps for which a law runs in one test. */
const steps = {
  /** Number of steps for which a random valid law runs. */
  compared: 30,
  /** Number of steps for which a law text with random changes runs. */
  lived: 20,
};

/**
 * Number of changed law texts that are tested after each random law. A changed text is a known law with random changes.
 */
const changedTexts = 5;

/** Longest time allowed for parsing and running one law text. ms */
const longestMs = 10;

/** Returns the time that a call takes, ms. A slow call runs three times, and the shortest time counts. */
function timed(run: () => void): number {
  const once = () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  };
  const first = once();
  return first > longestMs ? Math.min(first, once(), once()) : first;
}

/** Counts of the results of a test with random laws. */
interface Outcome {
  /** Number of random laws that gave the same results as the JavaScript engine, to the last bit. */
  same: number;
  // The engine's result is then not finite either.
  /** Number of random laws that stopped at a runtime fault. */
  stopped: number;
  /** Number of randomly changed law texts that the law language refused as invalid. */
  refused: number;
  /** Number of randomly changed law texts that were valid and ran, whether to the end or to a runtime fault. */
  ran: number;
  /** Longest time that a text took to be parsed and run. ms */
  longestMs: number;
  /** Number of wrong results, unexpected errors, and law texts that take over 10 ms */
  faults: number;
}

/**
 * Compares random laws with the same code run by the JavaScript engine. Also parses and runs law texts with random
 * changes. Returns the counts of the results.
 * @param count number of random laws
 * @param tell called with a description of each fault
 */
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
    for (let left = changedTexts; left > 0; left--) live(nearlyLaw(chance), seed + n, outcome, fault);
  }
  return outcome;
}

/**
 * Parses and runs a randomly changed law text. Counts the result in `outcome`.
 * @param seed seed of the random numbers for the run
 * @param fault function that receives the description of a fault
 */
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
