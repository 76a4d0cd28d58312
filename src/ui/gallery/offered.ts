// What the gallery offers: the built-in scenes in their order, and the cards of games behind theirs.
import { type BuiltIn, inOrder } from '../../scenarios';
import type { App } from '../app';
import { loadBuiltIn, openAddress } from '../sharing/sharing';
import type { Searched } from './found';

/** A scene that can be opened. */
export interface Offered extends Searched {
  readonly group: BuiltIn['group'];
  open(): void;
  /** Whether it is the present scene. */
  isShown(): boolean;
}

export function offeredBy(app: App): Offered[] {
  const { session, view } = app;
  const ofGames = view.faces.all.flatMap(({ cards = [] }) => cards);
  return inOrder(app.scenarios).flatMap((scene): Offered[] => [
    { ...scene, open: () => loadBuiltIn(app, scene.id), isShown: () => session.title === scene.id },
    ...ofGames
      .filter(({ after }) => after === scene.id)
      .map(({ id, name, question, words, shows }) => ({
        id,
        group: scene.group,
        scenario: { ...scene.scenario, name, question },
        open: () => openAddress(app, words()),
        isShown: () => shows(session.scenario),
      })),
  ]);
}
