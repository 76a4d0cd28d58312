// The layers of Par, and where they are among the others.
import type { GameLayer } from '../../../scene/layer';
import { gateLayer } from './gate-layer';
import { ghostLayer } from './ghost-layer';
import { resultLayer } from './result-layer';

export const parLayers: readonly GameLayer[] = [
  { below: 'path', make: gateLayer },
  { below: 'waypoints', make: resultLayer },
  { below: 'shells', make: ghostLayer },
];
