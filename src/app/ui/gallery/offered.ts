// The scenes that the gallery offers, in their order.
import { type BuiltIn, inOrder } from '../../../lab/scenarios';
import type { Entry } from '../../view/entry';
import type { App } from '../app';
import { loadBuiltIn, openAddress } from '../sharing/sharing';
import type { Searched } from './found';
import { type Reached, reachedAt, reachedOf } from './reached';

/** A scene that can be opened. */
export interface Offered extends Searched {
  readonly group: BuiltIn['group'];
  readonly reached: Reached;
  open(): void;
  /** Whether it is the present scene. */
  isShown(): boolean;
}

/** The built-in scenes in their order, and the cards of games behind theirs. */
export function offeredBy(app: App, entries: readonly Entry[]): Offered[] {
  const { session } = app;
  const ofGames = entries.flatMap(({ cards }) => cards);
  return inOrder(app.scenarios).flatMap((scene): Offered[] => [
    {
      ...scene,
      reached: reachedAt(entries, scene.id),
      open: () => loadBuiltIn(app, scene.id),
      isShown: () => session.title === scene.id,
    },
    ...ofGames
      .filter(({ after }) => after === scene.id)
      .map(({ id, name, question, words: address, best, shows }) => ({
        id,
        group: scene.group,
        scenario: { ...scene.scenario, name, question },
        reached: reachedOf(best()),
        open: () => openAddress(app, address()),
        isShown: () => shows(session.scenario),
      })),
  ]);
}
