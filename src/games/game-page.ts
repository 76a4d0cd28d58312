// What a game adds to page and picture.
import type { GameLayer } from '../scene/layer';
import type { MountGame } from '../ui/game-part';

export interface GamePage {
  readonly layers: readonly GameLayer[];
  readonly mount: MountGame;
}
