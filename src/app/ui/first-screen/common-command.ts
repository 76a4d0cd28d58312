// Whether the scene's bodies take one command in common: only then have modes and Draw something to do.
import { kindOf } from '../../../world/simulation/entity-kinds';
import type { Scenario } from '../../../world/simulation/scenario';
import { canRun } from '../actions/action';
import { modes } from '../actions/list';
import type { App } from '../app';

/** Whether modes do anything here: a game may lock them, and bodies may keep commands of their own. */
export function hasCommonCommand(app: App): boolean {
  return modes.some((action) => canRun(app, action)) && takesCommands(app.session.scenario);
}

/**
 * Whether some body is free to take commands, and the scene is not one in which each body turns towards a mark of its
 * own, or holds a place of its own: a mode would take that from it.
 */
export function takesCommands({ entities }: Scenario): boolean {
  const free = entities.filter(({ autonomous }) => !autonomous);
  const marks = free.map(({ kind, command }) => {
    const hasMark = command?.kind === 'turn-towards' || kindOf({ kind }).controlledVariable === 'place';
    return hasMark && command && 'target' in command ? command.target.join() : null;
  });
  return free.length > 0 && (marks.includes(null) || new Set(marks).size < 2);
}
