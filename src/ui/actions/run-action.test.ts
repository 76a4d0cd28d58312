// What can be done in a game, by whatever way: the game keeps its rules.
import { describe, expect, it } from 'vitest';
import { dodge } from '../../games/dodge/scenario';
import { par } from '../../games/par/scenario';
import { Session } from '../../session/session';
import type { Scenario } from '../../simulation/scenario';
import { ViewState } from '../../view/view-state';
import type { App } from '../app';
import { shove, shoveTool, spin } from './disturbances';
import { stepTest, turnLimit } from './list';
import { canRun, runAction } from './run-action';

/** What these actions use of the page. */
const appOf = (scenario: Scenario) =>
  ({ session: new Session(scenario, scenario.name), view: new ViewState() }) as App;

const lab: Scenario = { version: 1, name: 'Lab', entities: [{ kind: 'missile' }] };

describe('an action', () => {
  it.each([shove, spin, shoveTool, turnLimit, stepTest])('$id is not done in Dodge', (action) => {
    const app = appOf(dodge);
    const told: string[] = [];
    app.session.onChange(() => told.push('session'));
    app.view.onChange(() => told.push('view'));
    expect(runAction(app, action)).toBe(false);
    expect(told).toEqual([]);
  });

  it.each([shove, spin])('$id is not done in Par', (action) => {
    expect(canRun(appOf(par), action)).toBe(false);
  });

  it.each([shove, spin, shoveTool, turnLimit, stepTest])('$id is done where no game is on', (action) => {
    expect(runAction(appOf(lab), action)).toBe(true);
  });

  it('that is never refused is done in a game, too', () => {
    const done: string[] = [];
    const always = { id: 'always', key: '', label: '', help: '', run: () => void done.push('always') };
    expect(runAction(appOf(dodge), always)).toBe(true);
    expect(done).toEqual(['always']);
  });
});
