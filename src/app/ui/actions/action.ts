// What an action is, and how it is run: keys, buttons and rows of the panel all run actions here.
import { type App, attempt } from '../app';
import type { Sign } from '../kit/icon';

export interface Action {
  readonly id: string;
  /** The key, as KeyboardEvent.key says it; upper case for letters. Empty when there is none. */
  readonly key: string;
  /** Its name. */
  readonly label: string;
  /** What it does, for the tooltip and the help. */
  readonly help: string;
  /** Text of its button; its sign alone when left out, or its label where it has none. */
  buttonText?(app: App): string;
  /** Sign of its button. */
  sign?(app: App): Sign;
  /** Whether its button is pressed. Left out for buttons that do not stay pressed. */
  pressed?(app: App): boolean;
  /** Whether it can be run now; always when left out. */
  enabled?(app: App): boolean;
  run(app: App): void;
}

/** Whether an action can be run now: it is enabled, and no game locks it. */
export function canRun(app: App, action: Action): boolean {
  const locks = app.view.modes.of(app.session.scenario).locks;
  return !locks.includes(action.id) && (action.enabled?.(app) ?? true);
}

/** Runs an action if it can be run now, as the feature that plays the scene does it. A refusal is shown to the person. True when it was run. */
export function runAction(app: App, action: Action): boolean {
  const run = app.features.runIn(app.session.scenario, action.id) ?? action.run;
  return canRun(app, action) && attempt(app, () => run(app));
}
