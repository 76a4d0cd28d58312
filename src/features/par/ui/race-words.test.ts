// Tests of the text at the top of a course before its first run.
import { expect, it } from 'vitest';
import type { Scenario } from '../../../world/simulation/scenario';
import { scenarioOf } from '../rules/course';
import { slalom } from '../rules/slalom';
import { wordsBefore } from './race-words';

const own: Scenario = {
  version: 1,
  name: 'Corners',
  entities: [{ kind: 'missile', command: { kind: 'follow-path', waypoints: [[20, 0]] } }],
  par: { gates: [{ at: [20, 0], direction: 0, width: 6 }] },
};

const ada = { who: 'Ada', says: 9.95, isTrue: true, built: true, passed: 1 };
const record = { time: 9.95, splits: [9.95], poses: [] };

it('a course of the player without a question asks for a perfect run, and gives a hint', () => {
  expect(wordsBefore([], own)).toEqual({
    question: 'How near to perfect can you fly this?',
    hint: 'One gate. Drag the line or draw a better one, then Start.',
  });
});

it('the question and hint of the scene stay', () => {
  const words = { question: 'Who gets past the wall?', hint: 'Mind the crate.' };
  expect(wordsBefore([], { ...own, ...words })).toEqual(words);
});

it('a race names the time to beat, and how to beat it', () => {
  const words = wordsBefore([{ ...ada, record }], own);
  expect(words?.question).toBe('Ada built this and flew it in 9.95\u00a0s. Can you beat them?');
  expect(words?.hint).toContain('Drag the line or draw a better one, then Start.');
});

it('the question of an author stays in a race, with the race described below it', () => {
  const words = wordsBefore([{ ...ada, record }], { ...own, question: 'Who gets past the wall?' });
  expect(words?.question).toBe('Who gets past the wall?');
  expect(words?.hint).toMatch(
    /^Ada built this and flew it in 9.95\u00a0s. Can you beat them\? Drag the line/,
  );
});

it('against a run that does not finish the question is that of the course', () => {
  const lost = { ...ada, isTrue: false, record: null };
  expect(wordsBefore([lost], own)?.question).toBe('How near to perfect can you fly this?');
});

it('a built-in course says it all itself', () => {
  expect(wordsBefore([], scenarioOf(slalom))).toBeNull();
});
