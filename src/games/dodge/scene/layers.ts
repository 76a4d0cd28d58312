// The layers of Dodge, and where they are among the others.
import type { GameLayer } from '../../../scene/layer';
import { ArenaLayer } from './arena-layer';
import { ArmsLayer } from './arms-layer';
import { BurstLayer } from './burst-layer';
import { DeathLayer } from './death-layer';
import { DodgeLayer } from './dodge-layer';
import { GhostLayer } from './ghost-layer';
import { ShakeLayer } from './shake-layer';

export const dodgeLayers: readonly GameLayer[] = [
  { below: 'obstacles', make: (scene, group) => new ArenaLayer(scene, group) },
  { below: 'bodies', make: (scene, group) => new BurstLayer(scene, group) },
  { below: 'bodies', make: (scene, group) => new GhostLayer(scene, group) },
  { below: 'outlines', make: (scene, group) => new ArmsLayer(scene, group) },
  { below: 'shells', make: (scene, group) => new DodgeLayer(scene, group) },
  { make: (scene, group) => new ShakeLayer(scene, group) },
  { make: (scene, group) => new DeathLayer(scene, group) },
];
