// Runs a trial simulation of the offered answers while the editor is open, a little at a time, after each edit.
import { useEffect } from 'preact/hooks';
import { type App, useApp } from '../../../app/ui/app';
import type { Scenario } from '../../../world/simulation/scenario';
import { type AnswersTried, tryAnswers } from '../state/answer-trial';

const pace = {
  /** Pause between an edit and the start of the trial simulation. ms */
  restMs: 300,
  /** Computing time after which the trial simulation pauses, so that the page can react. ms */
  sliceMs: 6,
  /** Limit of the total computing time. ms. A longer trial simulation ends without results. */
  longestMs: 4000,
};

/** Scenario and results of the most recent trial simulation. `trial`: null while the simulation runs. */
let last: { readonly scenario: Scenario; readonly trial: AnswersTried | null } | null = null;

/**
 * Continues the trial simulation for about 6 ms.
 * @returns the results as sentences; null while the simulation runs; empty if the scene cannot be simulated
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

/**
 * Returns the first result of each measurement in a trial simulation of the present scene, by measurement name. Null
 * while the trial runs.
 */
export function useTrial(): AnswersTried | null {
  const app = useApp();
  const { scenario } = app.session;
  useEffect(() => begin(app), [scenario]);
  return last?.scenario === scenario ? last.trial : null;
}
