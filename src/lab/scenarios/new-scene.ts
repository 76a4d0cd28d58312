// A new scene to build on: one missile and its target.
import type { Scenario } from '../../world/simulation/scenario';

/** Scenario with which a person starts a new scene: one missile and its target, 30 m ahead. */
export const newScene: Scenario = {
  version: 1,
  name: 'My scene',
  hero: { sets: 'motor' },
  entities: [{ kind: 'missile', position: [-15, 0], command: { kind: 'seek', target: [15, 0] } }],
};
