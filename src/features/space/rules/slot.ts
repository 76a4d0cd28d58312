// Space before what reads and plays it is loaded: few visits see a ship, and its physics engine and scenes are large.
import * as v from 'valibot';
import type { Field } from '../../../lab/files/field';
import type { Scenario } from '../../../world/simulation/scenario';
import type { SpaceSpec } from '../spec';
import { type SpaceScene, titles } from './titles';

/** What comes late: the game, and its scenes whole. */
export interface SpaceParts {
  readonly game: Field<SpaceSpec>;
  readonly scenes: Readonly<Record<SpaceScene, Scenario>>;
}

let parts: SpaceParts | null = null;

/** Takes what was loaded. */
export function provideSpace(given: SpaceParts): void {
  parts = given;
}

async function load(): Promise<void> {
  const come = await import('./late').catch(() => null);
  if (!come) throw new Error('Ships in space could not be loaded. Is the connection gone?');
  parts ??= come.space;
}

function loaded(): Field<SpaceSpec> {
  if (parts) return parts.game;
  throw new RangeError('ships in space cannot be read yet: wait for slew.ready() once');
}

/** Ships in space, as a game that is loaded when it is first wanted. */
export const spaceGame: Field<SpaceSpec> = {
  key: 'space',
  things: 'fixed',
  load: () => (parts ? null : load()),
  schema: v.lazy(() => loaded().schema),
  refusal: (scenario) => loaded().refusal?.(scenario) ?? null,
  system: (spec, simulation) => loaded().system(spec, simulation),
  carried: (spec, event) => loaded().carried?.(spec, event) ?? spec,
  report: (simulation) => parts?.game.report?.(simulation) ?? null,
};

/** A scene: its name and its question from the start, all of it once the game is there. */
const sceneOf = (id: SpaceScene) => ({
  id,
  group: 'space' as const,
  get scenario(): Scenario {
    return parts?.scenes[id] ?? { version: 1, ...titles[id], entities: [], space: {} };
  },
});

/** The scenes in the order of the gallery. */
export const spaceScenes = (Object.keys(titles) as SpaceScene[]).map(sceneOf);
