// The list of the gallery's cards, without the scenes that the person made.
import { type BuiltIn, inOrder } from '../../../lab/scenarios';
import type { Entry } from '../../view/entry';
import type { App } from '../app';
import { loadBuiltIn, openAddress } from '../sharing/sharing';
import { progressAt, progressOf, type SceneProgress } from './scene-progress';
import type { SearchableScene } from './search';

/** A card of the gallery, which opens a scene or a level of a game. */
export interface GalleryCard extends SearchableScene {
  readonly group: BuiltIn['group'];
  readonly reached: SceneProgress;
  open(): void;
  /** Whether the scene or level of the card is open now. */
  isShown(): boolean;
}

/** Returns the cards of the gallery in order, levels directly after their game. */
export function galleryCards(app: App, entries: readonly Entry[]): GalleryCard[] {
  const { session } = app;
  const ofGames = entries.flatMap(({ cards }) => cards);
  return inOrder(app.scenarios).flatMap((scene): GalleryCard[] => [
    {
      ...scene,
      reached: progressAt(entries, scene.id),
      open: () => loadBuiltIn(app, scene.id),
      isShown: () => session.title === scene.id,
    },
    ...ofGames
      .filter(({ after }) => after === scene.id)
      .map(({ id, name, question, words: address, best, shows }) => ({
        id,
        group: scene.group,
        scenario: { ...scene.scenario, name, question },
        reached: progressOf(best()),
        open: () => openAddress(app, address()),
        isShown: () => shows(session.scenario),
      })),
  ]);
}
