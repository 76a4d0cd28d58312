// Runs the trial of the offered answers beside the page, a little at a time, after each change of the scene.
import { useEffect } from 'preact/hooks';
import { type App, useApp } from '../../../app/ui/app';
import type { Scenario } from '../../../world/simulation/scenario';
import { type AnswersTried, tryAnswers } from '../state/answer-trial';

/** Time without a change after which a trial begins, its part of a turn, and its longest duration. Real ms */
const pace = { restMs: 300, sliceMs: 6, longestMs: 4000 };

/** The last trial, or the present one with null for its result. */
let last: { readonly scenario: Scenario; readonly trial: AnswersTried | null } | null = null;

/**
 * Advances a trial for a slice of time. Returns its result, or null if it is not over. A scene that cannot be flown has no
 * answers: Play says why.
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

/** Begins the trial of the present scene, unless it has one. */
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

/** Returns the trial of the present scene; null while it runs. */
export function useTrial(): AnswersTried | null {
  const app = useApp();
  const { scenario } = app.session;
  useEffect(() => begin(app), [scenario]);
  return last?.scenario === scenario ? last.trial : null;
}
