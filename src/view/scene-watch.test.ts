// Which scenarios are the same scene to look at, without games.
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../simulation/scenario';
import { Faces } from './game-face';
import { SceneWatch } from './scene-watch';

const scene: Scenario = { version: 1, name: 'One', entities: [{ kind: 'missile' }] };

describe('a scene', () => {
  it('is another one for another file, even if it is equal', () => {
    expect(new Faces().isSameScene(scene, { ...scene })).toBe(false);
  });

  it('is new at the first look, and after that when it is another one', () => {
    const watch = new SceneWatch(new Faces());
    const looks = [scene, scene, { ...scene }, scene].map((each) => watch.isNew(each));
    expect(looks).toEqual([true, false, true, true]);
  });
});
