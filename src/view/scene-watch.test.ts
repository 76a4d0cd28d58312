// Which scenarios are one scene to look at.
import { describe, expect, it } from 'vitest';
import { dodge } from '../games/dodge/scenario';
import type { Scenario } from '../simulation/scenario';
import { isSameScene, SceneWatch } from './scene-watch';

const scene: Scenario = { version: 1, name: 'One', entities: [{ kind: 'missile' }] };

describe('a scene', () => {
  it('is the same for the runs and the replay of a game, whatever their seed and who steers', () => {
    const [player] = dodge.entities;
    const replay = { ...dodge, seed: 9, timeline: [], entities: [{ ...player, autonomous: true }] };
    expect(isSameScene(dodge, { ...dodge, seed: 2 })).toBe(true);
    expect(isSameScene({ ...dodge, seed: 2 }, replay)).toBe(true);
  });

  it('is another one for another file, though it be like the first', () => {
    expect(isSameScene(scene, { ...scene })).toBe(false);
    expect(isSameScene(dodge, structuredClone(dodge))).toBe(false);
  });

  it('is new at the first look, and then when another one comes', () => {
    const watch = new SceneWatch();
    const looks = [scene, scene, dodge, { ...dodge, seed: 5 }, scene].map((each) => watch.isNew(each));
    expect(looks).toEqual([true, false, true, false, true]);
  });
});
