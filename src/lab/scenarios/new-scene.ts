// A new scene to build on: one missile and its target.
import type { Scenario } from '../../world/simulation/scenario';

/** Its target stands 30 m ahead: the whole of it fits on a phone, and a missile of 7.5 m is large in it. */
export const newScene: Scenario = {
  version: 1,
  name: 'My scene',
  hero: { sets: 'motor' },
  entities: [{ kind: 'missile', position: [-15, 0], command: { kind: 'seek', target: [15, 0] } }],
};
