// Test of the legend of a scene in space: it explains the drawn symbols and no others.
import { expect, it } from 'vitest';
import { Session } from '../../../app/session/session';
import { scenarios } from '../../../lab/scenarios';
import { gameFields } from '../../rules';
import { spaceOf } from '../rules/space-rules';
import { spaceScenes } from '../scenario';
import { keyRowsOf } from './key-rows';

function signsOf(id: string, name?: string, value = 0): string[] {
  const { scenario } = spaceScenes.find((scene) => scene.id === id)!;
  const session = new Session(scenario, id, gameFields);
  if (name) session.edit(({ simulation }) => spaceOf(simulation)!.adjustables()[name].set([value]));
  return keyRowsOf(session).map(([sign]) => sign);
}

it.each([
  ['space-why', ['order', 'knock', 'heat']],
  ['space-order', ['order', 'assumed-cargo', 'heat']],
  ['space-flip', ['order', 'middle-axis', 'heat']],
  ['space-turn', ['order', 'axis', 'heat']],
])('of %s it has %j', (id, signs) => {
  expect(signsOf(id)).toEqual(signs);
});

it('leaves out signs that are not drawn: knocks without crates, missing cargo, the order of unsteered ships', () => {
  expect(signsOf('space-why', 'crates')).toEqual(['order', 'heat']);
  expect(signsOf('space-order', 'cargo')).toEqual(['order', 'heat']);
  expect(signsOf('space-flip', 'held')).toEqual(['middle-axis']);
});

it('explains at an answer the way, and the ship as it should lie', () => {
  const { scenario } = spaceScenes.find(({ id }) => id === 'space-order')!;
  const session = new Session(scenario, 'space-order', gameFields);
  session.round.holds = true;
  while (!session.answer) session.step();
  expect(session.round.hold()).toBe(true);
  expect(keyRowsOf(session)).toEqual([
    ['order', 'the mark: where to point'],
    ['wanted', 'how it should lie'],
    ['way', 'shortest way'],
    ['assumed-cargo', 'cargo, and where its law puts it'],
    ['heat', 'motor at its limit'],
  ]);
});

it('is empty in the plane', () => {
  const { scenario } = scenarios.find(({ id }) => id === 'turn-90')!;
  expect(keyRowsOf(new Session(scenario, 'turn-90', gameFields))).toEqual([]);
});
