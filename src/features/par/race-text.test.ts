// Tests of the texts about a race.
import { describe, expect, it } from 'vitest';
import {
  againWords,
  claimWords,
  courseHint,
  isUnbeaten,
  planHint,
  raceHint,
  raceQuestion,
  raceSentence,
  theirLineText,
  wonWords,
} from './race-text';

/** Another player's run in which the simulated time equals the claimed time. */
const ann = {
  who: 'Ann',
  says: 11.85,
  isTrue: true,
  built: false,
  record: { time: 11.85, splits: [11.85], poses: [] },
  passed: 1,
};
const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

describe('the question of a race', () => {
  it.each([
    [[ann], 'Ann flew it in 11.85 s. Can you beat them?'],
    [[{ ...ann, built: true }], 'Ann built this and flew it in 11.85 s. Can you beat them?'],
    [[{ ...ann, isTrue: false }], 'Ann says 11.85 s. Can you beat them?'],
    [
      [ann, { ...ann, who: 'Bo', says: 12.1 }],
      'Ann flew it in 11.85 s, Bo in 12.10 s. Can you beat them both?',
    ],
    [
      [
        { ...ann, isTrue: false },
        { ...ann, who: 'Bo', says: 12.1 },
      ],
      'Ann says 11.85 s, Bo flew it in 12.10 s. Can you beat them both?',
    ],
    [[{ ...ann, isTrue: false, record: null }], null],
    [[], null],
  ])('%#', (friends, words) => {
    expect(spaced(raceQuestion(friends))).toBe(words);
  });

  it('has the result of the simulated run below it', () => {
    const another = { ...ann, isTrue: false, says: 11 };
    expect(spaced(raceHint([ann]))).toBe('Their run was flown again on this page, step by step.');
    expect(spaced(raceHint([ann, ann]))).toBe('Their runs were flown again on this page, step by step.');
    expect(spaced(raceHint([another]))).toBe('Flown again on this page, Ann’s run takes 11.85 s.');
    expect(spaced(raceHint([{ ...another, who: 'A friend' }]))).toBe(
      'Flown again on this page, their run takes 11.85 s.',
    );
    expect(spaced(raceHint([ann, { ...another, record: null, passed: 2 }]))).toBe(
      'Ann says 11.00 s, but flown again on this page the run misses gate 3.',
    );
  });
});

it('while runs are being simulated, the top shows their claims', () => {
  const words = claimWords([ann, { who: 'Bo', says: 12.1, built: false }])!;
  expect(spaced(words.question)).toBe('Ann says 11.85 s, Bo says 12.10 s. Can you beat them both?');
  expect(words.hint).toMatch(/Their runs are being flown again on this page\.$/);
});

describe('the quiet line', () => {
  it('of a race says first how to win it', () => {
    expect(spaced(planHint([ann]))).toBe(
      'Drag the line or draw a better one, then Start. Their run was flown again on this page, step by step.',
    );
  });

  it('of a race names the owner of the line, if it is another player', () => {
    expect(planHint([ann], 'Ann')).toMatch(/^This is Ann’s line: drag it, or draw a better one\. /);
    expect(planHint([ann], 'A friend')).toMatch(/^This is their line: drag it/);
    expect(theirLineText('Ann', 11.85).map(spaced)).toEqual([
      'This is Ann’s line: 11.85 s',
      'Change it to be faster.',
    ]);
  });

  it('of a course gives its number of gates, and a hint', () => {
    expect(courseHint(5)).toBe('5 gates, in their order. Drag the line or draw a better one, then Start.');
    expect(courseHint(1)).toBe('One gate. Drag the line or draw a better one, then Start.');
  });

  it('after a lost race says how to get faster', () => {
    expect(againWords('Can you beat Ann?')).toEqual({
      question: 'Can you beat Ann?',
      hint: 'Drag the line or draw a better one, then Start.',
    });
  });
});

describe('the end of a race', () => {
  const theirs = [1, 2, 3, 4, 5, 6];

  it.each([
    [[0.9, 1.9, 2.9, 3.9, 4.9, 5.88], 'You beat Ann by 0.12 s: you were ahead at every gate.'],
    [[1.1, 2.1, 3.1, 4.1, 5.1, 6.36], 'Ann was 0.36 s faster: they were ahead at every gate.'],
    [
      [0.9, 1.9, 2.9, 4.1, 5.1, 5.88],
      'You beat Ann by 0.12 s: you were ahead at gates 1 to 3 and 6, they at 4 and 5.',
    ],
    [[1.1, 2, 3, 3.9, 5.1, 6.36], 'Ann was 0.36 s faster: they were ahead at gates 1, 5 and 6, you at 4.'],
    [[1, 2, 3, 4, 5, 5.88], 'You beat Ann by 0.12 s: you were ahead at gate 6.'],
    [[1.1, 2, 3, 4, 5, 6], 'You and Ann took the same time: they were ahead at gate 1.'],
  ])('says who was ahead at which gate: %#', (mine, words) => {
    expect(spaced(raceSentence(mine, theirs, 'Ann'))).toBe(words);
  });

  it('gives a hint if nobody was ahead anywhere', () => {
    expect(spaced(raceSentence(theirs, theirs, 'Ann'))).toBe(
      'You and Ann took the same time: drag the line to be faster.',
    );
  });

  it('against somebody without a name is against your friend', () => {
    expect(spaced(raceSentence([1.5], [1], 'A friend'))).toBe(
      'Your friend was 0.50 s faster: they were ahead at every gate.',
    );
    expect(spaced(raceSentence([0.5], [1], 'A friend'))).toBe(
      'You beat your friend by 0.50 s: you were ahead at every gate.',
    );
  });
});

it('a run as fast as the others has beaten nobody', () => {
  const others = [{ time: 11.85 }, { time: 12.1 }];
  expect([11.85, 11.849, 11.86].map((time) => isUnbeaten(time, others))).toEqual([true, true, false]);
});

it('the top says whom the player has beaten, and how to send the run', () => {
  const words = wonWords(11.8, [
    { time: 11.85, friend: ann },
    { time: 12.1, friend: { who: 'A friend' } },
  ]);
  expect(spaced(words.question)).toBe('You beat Ann by 0.05 s, and your friend by 0.30 s.');
  expect(words.hint).toBe('Copy link sends your run, with theirs behind it.');
});
