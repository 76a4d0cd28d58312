// The layers of Dodge, and where they are among the others.
import type { GameLayer } from '../../../scene/layer';
import { arenaLayer } from './arena-layer';
import { armsLayer } from './arms-layer';
import { burstLayer } from './bursts';
import { deathLayer } from './death-layer';
import { dodgeLayer } from './dodge-layer';
import { ghostLayer } from './ghost-layer';
import { shakeLayer } from './shake-layer';

export const dodgeLayers: readonly GameLayer[] = [
  { below: 'obstacles', make: arenaLayer },
  { below: 'bodies', make: burstLayer },
  { below: 'bodies', make: ghostLayer },
  { below: 'outlines', make: armsLayer },
  { below: 'shells', make: dodgeLayer },
  { make: (surface) => shakeLayer(surface) },
  { make: deathLayer },
];
