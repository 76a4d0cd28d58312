// Decides whether the bodies of a scene share a command. Modes and Draw only make sense then.
import { kindOf } from '../../../world/simulation/entity-kinds';
import type { Scenario } from '../../../world/simulation/scenario';
import type { App } from '../app';
import { canRun } from './action';
import { modes } from './list';

/** Whether the modes do anything here. A game may lock them, and bodies may ignore common commands. */
export function hasCommonCommand(app: App): boolean {
  return modes.some((action) => canRun(app, action)) && takesCommands(app.session.scenario);
}

/** Whether a common command suits a scene: some body is free to take it, and all could have one target. */
export function takesCommands({ entities }: Scenario): boolean {
  const free = entities.filter(({ autonomous }) => !autonomous);
  const marks = free.map(({ kind, command }) => {
    const hasMark = command?.kind === 'turn-towards' || kindOf({ kind }).controlledVariable === 'place';
    return hasMark && command && 'target' in command ? command.target.join() : null;
  });
  return free.length > 0 && (marks.includes(null) || new Set(marks).size < 2);
}

/** Whether a game controller works the main control. A game with a page of its own does it itself. */
export const isWorkedByPad = ({ view, session }: App): boolean =>
  !session.building && !view.modes.hides(session.scenario, 'drawers');
