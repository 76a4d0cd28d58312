// Actions that disturb bodies: an impulse or an angular impulse on all of them, and the tool that shoves a single one.

import type { Session } from '../../session/session';
import { shoveEach, spinEach } from '../../simulation/entity-edits';
import type { Action } from './action';

/** Shoves every body sideways. */
export function shoveAll(session: Session): void {
  session.edit(({ simulation }) => shoveEach(simulation.entities));
}

/** Spins every body clockwise. */
export function spinAll(session: Session): void {
  session.edit(({ simulation }) => spinEach(simulation.entities));
}

export const shove: Action = {
  id: 'shove',
  key: 'K',
  label: 'Shove all',
  help: 'Knocks every body aside, one to its right, the next to its left.',
  run: ({ session }) => shoveAll(session),
};

export const spin: Action = {
  id: 'spin',
  key: 'U',
  label: 'Spin all',
  help: 'Sets every body spinning; its turn controller has to catch it.',
  run: ({ session }) => spinAll(session),
};

export const shoveTool: Action = {
  id: 'shove-tool',
  key: 'V',
  label: 'Shove tool',
  help: 'Drag a body and let go: it is knocked that way.',
  pressed: ({ view }) => view.tool === 'shove',
  run: ({ view }) => view.setTool(view.tool === 'shove' ? 'point' : 'shove'),
};

/** All disturbances, in the order of the menu. */
export const disturbances: readonly Action[] = [shove, spin, shoveTool];
