// Tests of the texts of Par: figures, and the sentences at the end of a run.
import { expect, it } from 'vitest';
import { differenceText } from './rules/figures';
import {
  adviceText,
  boundText,
  gapText,
  lagText,
  missedText,
  type ParResult,
  planText,
  refusalText,
  resultText,
  sharedStartText,
  timeText,
  turnText,
} from './text';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

it('writes times to the hundredth', () => {
  expect(timeText(21.344)).toBe('21.34');
});

it('rounds a lower bound to the nearest tenth', () => {
  expect(boundText(14.19)).toBe('14.2 s');
});

it('writes differences with their sign, and a difference of 0 with both', () => {
  expect(differenceText(0.42)).toBe('+0.42');
  expect(differenceText(-1.5)).toBe('−1.50');
  expect(differenceText(-0.004)).toBe('±0.00');
});

const gold = { name: 'gold', time: 9 } as const;
const bronze = { name: 'bronze', time: 12.29 } as const;

const results: [ParResult, string][] = [
  [
    { time: 9.32, medal: 'silver', next: gold, best: 9.73, flaw: null },
    'Silver: your best by 0.41 s, 0.32 s to gold.',
  ],
  [{ time: 12.3, medal: null, next: bronze, best: null, flaw: null }, 'Your first, 0.01 s to bronze.'],
  [{ time: 8.7, medal: 'ace', next: null, best: 8.69, flaw: null }, 'Ace: 0.01 s behind your best.'],
  [{ time: 8.7, medal: 'ace', next: null, best: 8.701, flaw: null }, 'Ace: as fast as your best.'],
  [{ time: 5, medal: null, next: null, best: 20, flaw: 'wind' }, 'It does not count: wind.'],
];

it.each(results)('of %o says it', (result, sentence) => {
  expect(resultText(result)).toBe(sentence);
});

it('states the cost of the costliest turn, and leaves out zeros', () => {
  const at = { x: 0, y: 0 };
  const turn = { gate: 4, at, from: 0, lost: 1.3, angle: 1.6755, took: 1.21, possible: 0.92, longer: 9 };
  expect(turnText(turn)).toBe(
    'Gate 5: 1.30\u00a0s lost. 96° in 1.21\u00a0s, best possible 0.92; 9\u00a0m longer.',
  );
  expect(turnText({ ...turn, angle: 0.1, longer: 0 })).toBe('Gate 5: 1.30\u00a0s lost.');
});

it('names the point to move by the gate that is nearest to it', () => {
  const gates = [{ at: { x: -34, y: -9 } }, { at: { x: -19, y: 9 } }, { at: { x: -4, y: -9 } }];
  const advice = { point: 1, from: { x: -18, y: 8 }, to: { x: -18, y: 4 }, saves: 0.8 };
  expect(adviceText(advice, gates)).toBe(
    'Drag the point near gate\u00a02 along its arrow, by 4\u00a0m: 0.80\u00a0s less.',
  );
});

it('says which of two bodies counts, and where it fell behind', () => {
  const lag = { body: 1, before: 0, behind: 1.88, gate: 2, lost: 0.61 };
  expect(lagText(lag, ['strong motor', 'weak motor'])).toBe(
    'Gate 3: the weak motor lost 0.61\u00a0s here. It counts, 1.88\u00a0s after the strong motor.',
  );
});

it('says why a course has no medals, or only two', () => {
  expect(refusalText({ gate: 4, why: 'missed' })).toBe(
    'Gate\u00a05 is missed by the line as it is, so there are no medals yet.',
  );
  expect(refusalText({ gate: 0, why: 'walled' })).toBe(
    'Gate\u00a01 is not reached: something stands in the way, so there are no medals yet.',
  );
  expect(gapText({ gap: 0.314 })).toBe(
    'Bronze and ace only: the best line found gains 0.31\u00a0s, and silver and gold need 1\u00a0s.',
  );
  expect(gapText({ gap: 1 })).toBe('');
});

it('a miss says by how much, and a gate that was crossed the wrong way is missed all the same', () => {
  const plan = { record: null, passed: 1, medal: null };
  expect(spaced(planText({ ...plan, miss: { by: 1.27 } }))).toBe('misses gate 2 by 1.3 m');
  expect(planText({ ...plan, miss: { by: 0.01 } })).toBe('misses gate 2');
  expect(spaced(missedText(1, { by: 1.27 }))).toBe('Gate 2 was missed by 1.3 m: this run does not count.');
  expect(spaced(missedText(0, null))).toBe('Gate 1 was missed: this run does not count.');
});

it('says which bodies start elsewhere once a scene is a course', () => {
  expect(sharedStartText(['Missile 2'], 'Missile')).toBe(
    'Missile 2 starts where Missile does now: the course is flown by every body on the path, and the slowest counts.',
  );
  expect(sharedStartText(['B', 'C', 'D'], 'A')).toMatch(/^3 bodies start where A does now:/);
});
