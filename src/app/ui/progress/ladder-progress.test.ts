// Tests of progress on the challenges for laws: what is stored, and that no storage and no other page can spoil it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { challenges } from '../../../lab/ladder/challenges';
import { forbiddenStorage, memoryStorage } from '../kit/stored.fixture';
import { LadderProgress } from './ladder-progress';

const key = 'slew.ladder.v1';

/** Replaces the browser's storage and the page's address for one test. */
function stub(storage = memoryStorage(), search = '') {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('location', { search });
  return storage;
}

beforeEach(() => void stub());
afterEach(() => void vi.unstubAllGlobals());

/**
 * Returns the result of a law in the challenges: for each one, whether the law reached it.
 * @param numbers numbers of the reached challenges, from 1
 */
const law = (...numbers: number[]) => challenges.map((_, place) => numbers.includes(place + 1));

/** Returns the numbers of the challenges that are stored as reached, from 1. */
const keptBy = (progress: LadderProgress) =>
  challenges.flatMap((_, place) => (progress.has(place) ? [place + 1] : []));

it('keeps every challenge that was reached by any law, and the most that one law reached', () => {
  new LadderProgress().note(law(1, 2));
  new LadderProgress().note(law(1, 3, 4));
  new LadderProgress().note(law(8));
  const progress = new LadderProgress();
  expect(keptBy(progress)).toEqual([1, 2, 3, 4, 8]);
  expect(progress.mostByOneLaw).toBe(3);
});

it('the star needs all challenges by one law: eight laws with one each do not earn it', () => {
  const progress = new LadderProgress();
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) progress.note(law(number));
  expect([keptBy(progress).length, progress.mostByOneLaw]).toEqual([8, 1]);
  progress.note(law(1, 2, 3, 4, 5, 6, 7, 8));
  expect(progress.mostByOneLaw).toBe(challenges.length);
});

it('two pages combine their progress', () => {
  const [one, other] = [new LadderProgress(), new LadderProgress()];
  one.note(law(1));
  other.note(law(2, 3));
  one.note(law(4));
  expect([keptBy(new LadderProgress()), new LadderProgress().mostByOneLaw]).toEqual([[1, 2, 3, 4], 2]);
});

it('forgets all progress, and reports every change once, by another page too', () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const storage = stub();
  const progress = new LadderProgress();
  let told = 0;
  const end = progress.onChange(() => told++);
  progress.note(law(1, 2));
  progress.note(law(2));
  expect(told).toBe(1);
  progress.forget();
  expect([told, keptBy(progress), progress.mostByOneLaw, storage.values.size]).toEqual([2, [], 0, 0]);
  for (const changed of [key, null, 'slew.best.v1'])
    window.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));
  expect(told).toBe(4);
  end();
  progress.note(law(1));
  expect(told).toBe(4);
});

it('notes nothing in another page', () => {
  const storage = stub(memoryStorage(), '?embed');
  new LadderProgress().note(law(1, 2));
  expect(storage.values.size).toBe(0);
});

describe('a storage that is none', () => {
  it.each([
    ['full', memoryStorage(1)],
    ['missing', undefined],
    ['forbidden', forbiddenStorage],
  ])('%s: what is noted lasts until the page is left', (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    const progress = new LadderProgress();
    progress.note(law(1, 2));
    progress.note(law(3));
    expect([keptBy(progress), progress.mostByOneLaw]).toEqual([[1, 2, 3], 2]);
    progress.forget();
    expect(keptBy(progress)).toEqual([]);
  });

  it.each([
    '',
    'null',
    '-1',
    '0.5',
    '1e4',
    '65536',
    '99999',
    '0x1f',
    '[3]',
    '{"1":3}',
    ' 3',
    '3'.repeat(5000),
  ])('%j in its place counts for nothing, and is overwritten', (rubbish) => {
    const storage = stub();
    storage.values.set(key, rubbish);
    const progress = new LadderProgress();
    expect([keptBy(progress), progress.mostByOneLaw]).toEqual([[], 0]);
    progress.note(law(2));
    expect(keptBy(new LadderProgress())).toEqual([2]);
    expect(storage.values.get(key)!.length).toBeLessThan(6);
  });

  it('the largest number that it may hold is all of it', () => {
    stub().values.set(key, '65535');
    const progress = new LadderProgress();
    expect([keptBy(progress), progress.mostByOneLaw]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], 8]);
    expect(progress.has(8)).toBe(false);
  });
});
