// Tests of which scenarios count as the same scene, without games.
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../world/simulation/scenario';
import { Modes } from './mode';
import { SceneWatch } from './scene-watch';

const scene: Scenario = { version: 1, name: 'One', entities: [{ kind: 'missile' }] };

describe('a scene', () => {
  it('is another one for another file, even if it is equal', () => {
    expect(new Modes().isSameScene(scene, { ...scene })).toBe(false);
  });

  it('is new at the first call, and later when another one is opened', () => {
    const watch = new SceneWatch(new Modes());
    const looks = [scene, scene, { ...scene }, scene].map((scenario) =>
      watch.isNew({ scenario, scene: Symbol() }),
    );
    expect(looks).toEqual([true, false, true, true]);
  });
});
