// Tests of the settings in Tune that only ships in space have: live, with undo, in files and in links.
import { describe, expect, it } from 'vitest';
import { Session } from '../../../app/session/session';
import type { App } from '../../../app/ui/app';
import { addressOf, scenarioOfAddress } from '../../../app/ui/sharing/address';
import { ViewState } from '../../../app/view/view-state';
import { turn90 } from '../../../lab/scenarios/lab/turn-90';
import type { Scenario } from '../../../world/simulation/scenario';
import { gameFields } from '../../rules';
import { tripleOf } from '../rules/attitudes';
import { gyroscopicRow, integralFrameRow } from '../rules/settings';
import { spaceOf } from '../rules/space-rules';
import { spaceFlip, spaceTurn } from '../scenario';
import { spaceSection } from './space-section';

function opened(scenario: Scenario) {
  const session = new Session(scenario, 'n', gameFields);
  const app = { session, view: new ViewState() } as App;
  const rows = () => spaceSection.rows(app);
  return {
    session,
    look: (n: number) => app.view.set('focus', session.entities[n]),
    labels: () => rows().map(({ row }) => row.label),
    gyroscopic: () => rows().find((row) => row.type === 'switch')!,
    frame: () => rows().find((row) => row.type === 'choice')!,
    words: () => spaceSection.inWords(app),
    ships: () => spaceOf(session.simulation)!.spheres.map(({ ship }) => ship),
  };
}

describe('the gyroscopic torque', () => {
  it('is switched off in flight, and spinning ships keep their angular velocity', () => {
    const { session, gyroscopic, ships, words } = opened(spaceFlip);
    const [free] = ships();
    session.step(60);
    const before = free.body.motion.angularVelocity;
    gyroscopic().set(false);
    session.step(300);
    expect(ships()[0]).toBe(free);
    expect(free.body.motion.angularVelocity).toEqual(before);
    expect(words()).toBe('gyroscopic torque off');
    session.settle();
    session.undo();
    expect(gyroscopic().get()).toBe(true);
    session.step(60);
    expect(free.body.motion.angularVelocity).not.toEqual(before);
  });

  it('stays off through a restart and a choice of the hero, in a file and in a link', async () => {
    const { session, gyroscopic, ships } = opened(spaceFlip);
    gyroscopic().set(false);
    session.restart();
    session.edit(({ simulation }) => spaceOf(simulation)!.adjustables().held.set([0]));
    session.step(300);
    // The scene's initial spin: a little about the other axes.
    for (const ship of ships()) expect(tripleOf(ship.body.motion.angularVelocity)).toEqual([0.01, 5, 0.01]);
    const { scenario } = await scenarioOfAddress(await addressOf(session.toScenario()), {
      scenarios: [],
      games: gameFields,
    });
    expect(scenario.space).toMatchObject({ gyroscopic: false });
    expect(opened(scenario).gyroscopic().get()).toBe(false);
  });
});

describe('the axes in which errors are summed', () => {
  it('are offered if the law sums them, or is written by a person', () => {
    const source = 'function turn({ error }) { return error; }';
    const { session, look, labels } = opened(spaceTurn);
    const both = [gyroscopicRow.label, integralFrameRow.label];
    const offered = session.entities.map((_, n) => {
      look(n);
      return labels().length === both.length;
    });
    const kinds = session.entities.map(({ controller }) => controller.kind);
    expect(kinds.filter((_, n) => offered[n])).toEqual(['windowed-pid', 'leaky-pid', 'pid']);
    const own: Scenario = {
      ...spaceFlip,
      entities: [{ kind: 'missile' }, { kind: 'missile', controller: { kind: 'own', source } }],
    };
    const other = opened(own);
    other.look(1);
    expect(other.labels()).toEqual(both);
  });

  it('are those of the ship in focus alone, are undone, and come back out of a link', async () => {
    const { session, look, frame, ships } = opened(spaceTurn);
    const framesNow = () => ships().map(({ integralFrame }) => integralFrame);
    look(2);
    session.step(30);
    expect(frame().get()).toBe('body');
    frame().set('world');
    expect(framesNow().filter((each) => each === 'world')).toHaveLength(1);
    expect(framesNow()[2]).toBe('world');
    session.settle();
    session.undo();
    expect(framesNow()).not.toContain('world');
    session.redo();
    const { scenario } = await scenarioOfAddress(await addressOf(session.toScenario()), {
      scenarios: [],
      games: gameFields,
    });
    expect(opened(scenario).ships()[2].integralFrame).toBe('world');
  });

  it('begin with an empty sum when they are chosen', () => {
    const { session, look, frame, ships } = opened(spaceTurn);
    look(2);
    session.step(30);
    expect(ships()[2].memory.length).toBeGreaterThan(0);
    frame().set('world');
    expect(ships()[2].memory).toEqual([]);
  });
});

it('nothing of it is offered in the plane', () => {
  expect(opened(turn90).labels()).toEqual([]);
});
