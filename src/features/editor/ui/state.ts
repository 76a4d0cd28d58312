// What is done and chosen while a scene is built, for the parts of the page: they are not there before it is.

import type { App } from '../../../app/ui/app';
import type { BuildState } from '../state/build-state';

/** What is done and chosen now. Throws before Build was begun. */
export function buildOf({ view }: Pick<App, 'view'>): BuildState {
  if (!view.build) throw new Error('nothing is built yet');
  return view.build;
}
