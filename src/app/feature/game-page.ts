// What a game adds to page and picture, loaded late.
import type { GameLayer } from '../scene/layer';
import type { App } from '../ui/app';
import type { GamePart } from '../ui/game-part';

/** What the module of a game’s page exports. */
export interface GamePage {
  readonly layers: readonly GameLayer[];
  /** Begins its part of the page. */
  mount(app: App): GamePart;
}
