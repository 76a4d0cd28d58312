// Runs a trial simulation of the offered answers while the editor is open, a little at a time, after each edit.
import { useEffect } from 'preact/hooks';
import { type App, useApp } from '../../../app/ui/app';
import type { Scenario } from '../../../world/simulation/scenario';
import { type AnswersTried, tryAnswers } from '../state/answer-trial';

/**
 * Pause after an edit before a trial begins, longest time of one slice of a trial, and longest duration of a trial. ms
 */
const pace = { restMs: 300, sliceMs: 6, longestMs: 4000 };

/** The scene of the last trial simulation, and what the offered answers said in it; null while it runs. */
let last: { readonly scenario: Scenario; readonly trial: AnswersTried | null } | null = null;

/**
 * Advances the trial simulation for a few milliseconds. Returns its result, or null if it is not over. A scene that
 * cannot be simulated has no answers.
 */
function advanced(trial: ReturnType<typeof tryAnswers>): AnswersTried | null {
  const from = performance.now();
  try {
    do {
      const { done, value } = trial.next();
      if (done) return value;
    } while (performance.now() - from < pace.sliceMs);
  } catch {
    return new Map();
  }
  return null;
}

/**
 * Begins the trial simulation of the present scene, which finds out what the offered answers say. Does nothing if it
 * has begun already.
 */
function begin({ session, view }: App): void {
  const { scenario, games } = session;
  if (last?.scenario === scenario) return;
  last = { scenario, trial: null };
  let steps: ReturnType<typeof tryAnswers> | null = null;
  let spent = 0;
  const goOn = () => {
    if (last?.scenario !== scenario) return;
    // A run needs the time of the page itself.
    if (!session.building) {
      last = null;
      return;
    }
    const from = performance.now();
    steps ??= tryAnswers(scenario, games);
    const trial = advanced(steps) ?? (spent > pace.longestMs ? new Map() : null);
    spent += performance.now() - from;
    if (!trial) {
      setTimeout(goOn);
      return;
    }
    last = { scenario, trial };
    view.redraw();
  };
  setTimeout(goOn, pace.restMs);
}

/** Returns what the offered answers say in the present scene, by a trial simulation. Null while that runs. */
export function useTrial(): AnswersTried | null {
  const app = useApp();
  const { scenario } = app.session;
  useEffect(() => begin(app), [scenario]);
  return last?.scenario === scenario ? last.trial : null;
}
