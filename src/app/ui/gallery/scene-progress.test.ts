// Tests of the texts on cards about a person's progress, and of which scenes count as done.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BestResult, Entry } from '../../view/entry';
import { memoryStorage } from '../kit/stored.fixture';
import { progress } from '../progress/progress';
import { countOf, progressAt } from './scene-progress';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', { search: '' });
});
afterEach(() => void vi.unstubAllGlobals());

/** Returns whether a scene counts as done, followed by the texts on the scene's card. */
const said = (doors: readonly Entry[], id: string) => {
  const { marks, isDone } = progressAt(doors, id);
  return [isDone, ...marks.map(({ words }) => words)];
};

const card = {
  ...{ id: 'day', after: 'dodge', name: 'Day', question: '?' },
  ...{ words: () => '', best: () => null, shows: () => false },
};

/**
 * Returns a gallery entry for an invented game, which belongs to the scene Dodge.
 * @param today best result in the daily game
 */
const game = (best: BestResult | null, today: BestResult | null, cards?: Entry['cards']): Entry => ({
  ...{ scene: 'dodge', name: 'A game', line: '', best: () => best, cards: cards ?? [] },
  today: { name: 'Today', line: '', words: () => '', best: () => today },
});

it('a scene is new, then seen, then answered, or guessed right', () => {
  expect(said([], 'kick')).toEqual([false, 'new']);
  progress.note('kick', 'guessed');
  expect(said([], 'kick')).toEqual([false]);
  progress.note('kick', 'answered');
  expect(said([], 'kick')).toEqual([true, 'answered']);
  progress.note('kick', 'right');
  expect(said([], 'kick')).toEqual([true, 'guessed right']);
});

it('a game shows its best result, and that of today unless another card shows it', () => {
  expect(said([game(null, null)], 'dodge')).toEqual([false, 'new']);
  expect(said([game({ words: '386' }, null)], 'dodge')).toEqual([true, 'best 386', 'today –']);
  expect(said([game({ words: '386' }, { words: '120' })], 'dodge')).toEqual([true, 'best 386', 'today 120']);
  const medals = ['silver', 'bronze'] as const;
  expect(said([game({ words: '2 of 9', medals }, null, [card])], 'dodge')).toEqual([true, '2 of 9']);
});

it('a group counts the scenes that are done', () => {
  progress.note('kick', 'answered');
  const reached = ['kick', 'windup', 'orbit'].map((id) => ({ reached: progressAt([], id) }));
  expect(countOf(reached)).toBe('1 of 3');
});
