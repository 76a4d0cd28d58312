// The space bar: it stops time in the lab and among ships in space, and is the games' where they begin with it.
import { expect, it } from 'vitest';
import { Session } from '../session/session';
import type { Scenario } from '../simulation/scenario';
import type { Action } from '../ui/actions/action';
import { actionOf } from '../ui/actions/keys';
import { keyedActions } from '../ui/actions/list';
import type { App } from '../ui/app';
import { GamePresentations } from '../view/game-presentation';
import { ViewState } from '../view/view-state';
import { dodgePresentation } from './dodge/presentation';
import { dodge } from './dodge/scenario';
import { parPresentation } from './par/presentation';
import { par } from './par/scenario';
import { games } from './rules';
import { spacePresentation } from './space/presentation';
import { spaceFlip } from './space/scenario';

const presentations = new GamePresentations([dodgePresentation, parPresentation, spacePresentation]);

const appOf = (scenario: Scenario) =>
  ({
    session: new Session(scenario, scenario.name, games),
    view: new ViewState(presentations),
  }) as App;

const lab: Scenario = { version: 1, name: 'Lab', entities: [{ kind: 'missile' }] };

it.each([
  ['the lab', lab, 'pause'],
  ['space', spaceFlip, 'pause'],
  ['Dodge', dodge, undefined],
  ['Par', par, undefined],
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
