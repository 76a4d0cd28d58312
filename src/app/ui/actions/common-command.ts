// Decides whether the bodies of a scene share a command. Only then do the modes (Point, Follow,
// Fly) and Draw make sense.
import { kindOf } from '../../../world/simulation/entity-kinds';
import type { Scenario } from '../../../world/simulation/scenario';
import type { App } from '../app';
import { canRun } from './action';
import { modes } from './list';

/** Whether the buttons Point, Follow and Fly have an effect in the open scene. */
export function hasCommonCommand(app: App): boolean {
  return modes.some((action) => canRun(app, action)) && takesCommands(app.session.scenario);
}

/** Whether a person can give a scene's bodies one common target or path. */
export function takesCommands({ entities }: Scenario): boolean {
  const free = entities.filter(({ autonomous }) => !autonomous);
  const marks = free.map(({ kind, command }) => {
    const hasMark = command?.kind === 'turn-towards' || kindOf({ kind }).controlledVariable === 'place';
    return hasMark && command && 'target' in command ? command.target.join() : null;
  });
  return free.length > 0 && (marks.includes(null) || new Set(marks).size < 2);
}

export const isWorkedByPad = ({ view, session }: App): boolean =>
  !session.building && !view.modes.hides(session.scenario, 'drawers');
