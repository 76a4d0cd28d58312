// The action “Score card”: judges the law of the body in focus. Its dialog is loaded when it is first opened.

import type { Action } from '../../../app/ui/actions/action';
import { type App, inFocus } from '../../../app/ui/app';
import { lateDialog } from '../../../app/ui/kit/late';
import { laws } from '../../../laws/language/laws';
import { kindOf } from '../../../world/simulation/entity-kinds';

const openScoreCard = lateDialog('The score card', async (app) => {
  const [{ scoreCardDialog }, judge] = await Promise.all([import('./score-card-dialog'), app.judge()]);
  return () => scoreCardDialog(judge);
});

/** Whether the law of the body in focus turns to headings, by rules of today. */
export function canJudgeFocused(app: App): boolean {
  const { kind, controller } = inFocus(app);
  return kindOf({ kind }).controlledVariable === 'heading' && Object.hasOwn(laws, controller.kind);
}

export const scoreCard: Action = {
  id: 'score-card',
  key: '',
  label: 'Score card',
  help: 'Judges the law of this body on turns, in wind, with noise, delay, a weak motor and a misjudged inertia, and on Par’s courses, beside Slew’s eight laws.',
  enabled: canJudgeFocused,
  run: (app) => void openScoreCard(app),
};
