// Tests of the space bar: it pauses the lab and scenes with ships in space; in games that start with it, it belongs to
// the game.
import { expect, it } from 'vitest';
import { Session } from '../app/session/session';
import type { Action } from '../app/ui/actions/action';
import { actionOf } from '../app/ui/actions/keys';
import { keyedActions } from '../app/ui/actions/list';
import type { App } from '../app/ui/app';
import { Features } from '../app/ui/features';
import { Modes } from '../app/view/mode';
import { ViewState } from '../app/view/view-state';
import type { Scenario } from '../world/simulation/scenario';
import { dodgeScenario } from './dodge/scenario';
import { features } from './index';
import { parScenario } from './par/scenario';
import { gameFields } from './rules';
import { spaceFlip } from './space/scenario';

const modes = new Modes(new Features(features).played);

const appOf = (scenario: Scenario) =>
  ({
    session: new Session(scenario, scenario.name, gameFields),
    view: new ViewState(modes),
  }) as App;

const lab: Scenario = { version: 1, name: 'Lab', entities: [{ kind: 'missile' }] };

it.each([
  ['the lab', lab, 'pause'],
  ['space', spaceFlip, 'pause'],
  ['Dodge', dodgeScenario, undefined],
  ['Par', parScenario, undefined],
])('in %s it stops time, or is left alone', (_, scenario, id) => {
  expect(actionOf(appOf(scenario), ' ', keyedActions)?.id).toBe(id);
});

it('is left to an action that can be run with it, and taken where that cannot', () => {
  const start = (enabled: boolean): Action => ({
    ...{ id: 'start', key: ' ', label: 'Start', help: 'Starts.' },
    enabled: () => enabled,
    run: () => {},
  });
  expect(actionOf(appOf(lab), ' ', [start(true)])?.id).toBe('start');
  expect(actionOf(appOf(lab), ' ', [start(false)])?.id).toBe('pause');
});
