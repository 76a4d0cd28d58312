// The games with a face: what the page mounts. Adding one is a line here.
import type { GameLayer } from '../scene/layer';
import type { MountGame } from '../ui/game-part';
import type { GameFace } from '../view/game-face';
import { dodgeFace } from './dodge/face';
import { dodgeLayers } from './dodge/scene/layers';
import { mountDodge } from './dodge/ui/mount';
import { parFace } from './par/face';
import { parLayers } from './par/scene/par-layer';
import { mountPar } from './par/ui/hud';

/** A game as the page knows it. */
interface PlayedGame {
  readonly face: GameFace;
  readonly layers: readonly GameLayer[];
  readonly mount: MountGame;
}

/** Every game. */
export const games: readonly PlayedGame[] = [
  { face: dodgeFace, layers: dodgeLayers, mount: mountDodge },
  { face: parFace, layers: parLayers, mount: mountPar },
];
