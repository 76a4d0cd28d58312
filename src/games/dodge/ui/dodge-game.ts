// Whether the game of Dodge is on, and what the page asks of it.

import type { App } from '../../../ui/app';
import { Dodge } from '../rules/dodge';

/** The game that is on; null in any other scene. */
export function dodgeOf({ session }: Pick<App, 'session'>): Dodge | null {
  const { rules } = session.simulation;
  return rules instanceof Dodge ? rules : null;
}

/** Whether no game of Dodge is on: what would change its rules or its aim is for the other scenes. */
export function isNotDodge(app: Pick<App, 'session'>): boolean {
  return dodgeOf(app) === null;
}
