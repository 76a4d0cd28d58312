// Tests of a person's progress through the scenes: what is stored, and that no storage and no other page can spoil it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scenarios } from '../../../lab/scenarios';
import { forbiddenStorage, memoryStorage } from '../kit/stored.fixture';
import { TourProgress } from './progress';

const key = 'slew.progress.v1';

/** Replaces the browser's storage and the page's address for one test. */
function stub(storage = memoryStorage(), search = '') {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('location', { search });
  return storage;
}

beforeEach(() => void stub());
afterEach(() => void vi.unstubAllGlobals());

it('reads stored progress, also after the page was closed', () => {
  new TourProgress().note('windup', 'seen');
  new TourProgress().note('kick', 'right');
  const next = new TourProgress();
  expect([next.has('windup', 'seen'), next.has('windup', 'answered')]).toEqual([true, false]);
  expect([next.has('orbit', 'seen'), next.has('kick', 'right')]).toEqual([false, true]);
});

it('a guess implies that the scene was seen, and a right guess that it was answered', () => {
  const progress = new TourProgress();
  progress.note('kick', 'guessed');
  const known = () =>
    (['seen', 'guessed', 'answered', 'right'] as const).map((deed) => progress.has('kick', deed));
  expect(known()).toEqual([true, true, false, false]);
  progress.note('kick', 'answered');
  expect(known()).toEqual([true, true, true, false]);
  progress.note('kick', 'right');
  expect(known()).toEqual([true, true, true, true]);
});

it('two pages combine their progress', () => {
  const [one, other] = [new TourProgress(), new TourProgress()];
  one.note('kick', 'seen');
  other.note('windup', 'answered');
  one.note('orbit', 'seen');
  other.note('kick', 'guessed');
  const kept = new TourProgress();
  expect(['kick', 'windup', 'orbit'].map((scene) => kept.has(scene, 'seen'))).toEqual([true, true, true]);
  expect([kept.has('kick', 'guessed'), kept.has('windup', 'answered')]).toEqual([true, true]);
});

it('forgets all progress, and reports every change once', () => {
  vi.stubGlobal('window', new EventTarget());
  const storage = stub();
  const progress = new TourProgress();
  let told = 0;
  const end = progress.onChange(() => told++);
  progress.note('kick', 'right');
  progress.note('kick', 'seen');
  expect(told).toBe(1);
  progress.forget();
  expect([told, progress.has('kick', 'seen'), storage.values.size]).toEqual([2, false, 0]);
  end();
  progress.note('kick', 'seen');
  expect(told).toBe(2);
});

it('calls its listeners when another page changes or clears the progress, and at no other time', () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  let told = 0;
  new TourProgress().onChange(() => told++);
  for (const changed of [key, null, 'slew.best.v1'])
    window.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));
  expect(told).toBe(2);
});

it('all scenes with all that can be noted are far below 4 kB', () => {
  const storage = stub();
  const progress = new TourProgress();
  for (const { id } of scenarios) progress.note(id, 'right');
  expect(scenarios.every(({ id }) => progress.has(id, 'right'))).toBe(true);
  expect(storage.values.get(key)!.length).toBeLessThan(1000);
});

it('stores nothing for a scene from a file, and nothing on a page inside another one', () => {
  const storage = stub();
  new TourProgress().note('my own scene', 'seen');
  stub(storage, '?embed');
  new TourProgress().note('kick', 'seen');
  expect(storage.values.size).toBe(0);
});

it('counts to three how often something was explained, over two visits', () => {
  const counts = [];
  for (let visit = 0; visit < 2; visit++)
    for (let n = 0; n < 2; n++) {
      const progress = new TourProgress();
      progress.noteExplained('dodge');
      counts.push(progress.explained('dodge'));
    }
  expect(counts).toEqual([1, 2, 3, 3]);
  const progress = new TourProgress();
  expect([progress.has('dodge', 'seen'), progress.explained('kick')]).toEqual([false, 0]);
  progress.note('dodge', 'right');
  expect([progress.explained('dodge'), progress.has('dodge', 'right')]).toEqual([3, true]);
  progress.forget();
  expect(progress.explained('dodge')).toBe(0);
});

it('in another page counts explanations until it is left, and keeps none', () => {
  const storage = stub(memoryStorage(), '?embed');
  const progress = new TourProgress();
  progress.noteExplained('dodge');
  expect([progress.explained('dodge'), new TourProgress().explained('dodge'), storage.values.size]).toEqual([
    1, 0, 0,
  ]);
});

describe('a storage that is none', () => {
  it.each([
    ['full', memoryStorage(1)],
    ['missing', undefined],
    ['forbidden', forbiddenStorage],
  ])('%s: what is noted lasts until the page is left', (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    const progress = new TourProgress();
    progress.note('kick', 'answered');
    progress.note('windup', 'seen');
    progress.noteExplained('dodge');
    progress.noteExplained('dodge');
    expect([progress.has('kick', 'answered'), progress.has('windup', 'seen')]).toEqual([true, true]);
    expect(progress.explained('dodge')).toBe(2);
    progress.forget();
    expect(progress.has('kick', 'seen')).toBe(false);
  });

  it('that is full keeps its contents, and can be written again later', () => {
    const storage = stub(memoryStorage(12));
    const progress = new TourProgress();
    progress.note('kick', 'seen');
    progress.note('windup', 'seen');
    expect(storage.values.get(key)).toBe('{"kick":1}');
    const roomy = stub();
    progress.note('orbit', 'seen');
    expect(JSON.parse(roomy.values.get(key)!)).toEqual({ windup: 1, orbit: 1, kick: 1 });
  });

  it.each([
    ...['', 'no JSON', 'null', '7', '"kick"', '[15]', '[["kick",15]]', '{"kick":"seen"}', '{"kick":128}'],
    ...[
      '{"kick":-1}',
      '{"kick":0.5}',
      '{"kick":null}',
      '{"kick":{}}',
      '{"constructor":15,"__proto__":{"kick":15}}',
    ],
    ...['{"other":15}', `{"kick":15,"a":"${'x'.repeat(5000)}"}`],
  ])('%j in its place counts for nothing, and is overwritten', (rubbish) => {
    const storage = stub();
    storage.values.set(key, rubbish);
    const progress = new TourProgress();
    expect(scenarios.filter(({ id }) => progress.explained(id) > 0)).toEqual([]);
    const seen = () => scenarios.filter(({ id }) => progress.has(id, 'seen')).map(({ id }) => id);
    expect([seen(), progress.has('constructor', 'seen')]).toEqual([[], false]);
    progress.note('orbit', 'seen');
    expect(seen()).toEqual(['orbit']);
    expect(storage.values.get(key)!.length).toBeLessThan(100);
  });

  it('an invalid entry does not affect the valid ones', () => {
    stub().values.set(key, '{"kick":"seen","windup":3}');
    expect(new TourProgress().has('windup', 'answered')).toBe(true);
  });
});
