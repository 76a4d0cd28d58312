// What a section of the Tune drawer is, and how its rows reach the body in focus.
import type { Choice } from '../../../control/tunable';
import type { Edit } from '../../../session/session';
import type { Action } from '../../actions/action';
import { canRun, runAction } from '../../actions/action';
import { type App, inFocus } from '../../app';
import type { ChoiceRow, Row, SwitchRow } from '../rows/row';

/** A section of the drawer. It is not there while it has no rows. */
export interface Section {
  readonly title: string;
  /** Whether it is open at first. */
  readonly open?: true;
  /** Its rows now: only those that do something. */
  rows(app: App): Row[];
  /** Its present value in a few words, shown while it is folded. */
  inWords(app: App): string;
}

/** An edit of the body in focus, in the session's record like every other. */
export function editFocused(app: App, change: Edit): void {
  app.session.edit(change, inFocus(app));
}

/** A switch. @param shortcut key that does the same; empty for none */
export function switchRow(
  label: string,
  shortcut: string,
  help: string,
  binding: Pick<SwitchRow, 'get' | 'set'>,
): SwitchRow {
  return { type: 'switch', key: label, label, shortcut, help, ...binding };
}

/** A switch that runs an action which stays pressed. */
export function actionSwitch(app: App, action: Action): SwitchRow {
  const { key, label, help } = action;
  const binding = {
    get: () => action.pressed?.(app) ?? false,
    set: () => void runAction(app, action),
  };
  return { ...switchRow(label, key, help, binding), enabled: () => canRun(app, action) };
}

/** One of a few words. */
export function choiceRow(
  { key, label, options, help }: Choice,
  binding: Pick<ChoiceRow, 'get' | 'set'>,
): ChoiceRow {
  return { type: 'choice', key, label, options, help, ...binding };
}
