// The action “Score card”: judges the law of the body in focus. Its dialog is loaded when it is first opened.
import { laws } from '../../own/laws';
import { kindOf } from '../../simulation/entity-kinds';
import type { Action } from '../actions/action';
import { type App, inFocus } from '../app';
import { lateDialog } from '../kit/late';

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
