// Tests of the actions that a game locks because they would break its rules.

import { describe, expect, it } from 'vitest';
import { Listeners } from '../app/session/listeners';
import { Session } from '../app/session/session';
import { canRun, runAction } from '../app/ui/actions/action';
import { shove, spin, stepTest, turnLimit } from '../app/ui/actions/list';
import type { App, FeaturesOfScenes } from '../app/ui/app';
import { Features } from '../app/ui/features';
import { Modes } from '../app/view/mode';
import { ViewState } from '../app/view/view-state';
import type { Scenario } from '../world/simulation/scenario';
import { dodgeScenario } from './dodge/scenario';
import { features } from './index';
import { parScenario } from './par/scenario';
import { gameFields } from './rules';

const all = new Features(features);
const modes = new Modes(all.played);

/** Returns a mock of the page (App) with only the parts that the tested actions use. */
const appOf = (scenario: Scenario) =>
  ({
    features: all as FeaturesOfScenes,
    session: new Session(scenario, scenario.name, gameFields),
    view: new ViewState(modes),
    stepTests: new Listeners(),
  }) as App;

const lab: Scenario = { version: 1, name: 'Lab', entities: [{ kind: 'missile' }] };

describe('an action', () => {
  it.each([shove, spin, turnLimit, stepTest])('$id is not done in Dodge', (action) => {
    const app = appOf(dodgeScenario);
    const changes: string[] = [];
    app.session.onChange(() => changes.push('session'));
    app.view.onChange(() => changes.push('view'));
    expect(runAction(app, action)).toBe(false);
    expect(changes).toEqual([]);
  });

  it.each([shove, spin])('$id is not done in Par', (action) => {
    expect(canRun(appOf(parScenario), action)).toBe(false);
  });

  it.each([shove, spin, turnLimit, stepTest])('$id runs without a game', (action) => {
    expect(runAction(appOf(lab), action)).toBe(true);
  });

  it('that is never refused is done in a game, too', () => {
    const done: string[] = [];
    const always = { id: 'always', key: '', label: '', help: '', run: () => void done.push('always') };
    expect(runAction(appOf(dodgeScenario), always)).toBe(true);
    expect(done).toEqual(['always']);
  });
});
