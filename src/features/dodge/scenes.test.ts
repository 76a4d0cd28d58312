// Tests of which scenarios of Dodge count as the same scene for the view.
import { describe, expect, it } from 'vitest';
import { Camera } from '../../app/scene/camera/camera';
import { Session } from '../../app/session/session';
import { Features } from '../../app/ui/features';
import { Modes } from '../../app/view/mode';
import { SceneWatch } from '../../app/view/scene-watch';
import { ViewState } from '../../app/view/view-state';
import { Viewport } from '../../app/view/viewport';
import type { Scenario } from '../../world/simulation/scenario';
import { dodge as feature } from './index';
import { dodgeGame } from './rules/game';
import { dodgeScenario } from './scenario';

const modes = new Modes(new Features([feature]).played);
const scene: Scenario = { version: 1, name: 'One', entities: [{ kind: 'missile' }] };

describe('a scene of Dodge', () => {
  it('is the same for the runs and the replay of a game, for any seed and player', () => {
    const [player] = dodgeScenario.entities;
    const replay = { ...dodgeScenario, seed: 9, timeline: [], entities: [{ ...player, autonomous: true }] };
    expect(modes.isSameScene(dodgeScenario, { ...dodgeScenario, seed: 2 })).toBe(true);
    expect(modes.isSameScene({ ...dodgeScenario, seed: 2 }, replay)).toBe(true);
  });

  it('is another one for another file of the same content', () => {
    expect(modes.isSameScene(dodgeScenario, structuredClone(dodgeScenario))).toBe(false);
  });

  it('is new at the first call, and then when another one is opened', () => {
    const watch = new SceneWatch(modes);
    const looks = [scene, scene, dodgeScenario, { ...dodgeScenario, seed: 5 }, scene].map((scenario) =>
      watch.isNew({ scenario, scene: Symbol() }),
    );
    expect(looks).toEqual([true, false, true, false, true]);
  });

  it('keeps the chosen camera when the next run begins', () => {
    const session = new Session(scene, 'one', [dodgeGame]);
    const view = new ViewState(modes);
    new Camera(session, view, new Viewport());
    session.load({ ...dodgeScenario, seed: 1 }, 'dodge');
    view.set('camera', 'follow');
    session.load({ ...session.scenario, seed: 2 }, 'dodge');
    expect(view.camera).toBe('follow');
  });
});
