// Tests of the store of best results: results are read as they were written, and no error of the storage stops the
// page.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BestStore } from './best-store';
import { forbiddenStorage, memoryStorage } from './kit/stored.fixture';

const number = (value: unknown) => (typeof value === 'number' ? value : null);

/** Replaces the browser's storage for one test. */
function stub(storage = memoryStorage()) {
  vi.stubGlobal('localStorage', storage);
  return storage;
}

afterEach(() => void vi.unstubAllGlobals());

describe('a store of best results', () => {
  it('reads stored results, also after the page was closed', () => {
    const storage = stub();
    new BestStore().write('a', 21.5);
    const next = new BestStore();
    expect(next.read('a', number)).toBe(21.5);
    expect(next.read('b', number)).toBeNull();
    expect([...storage.values.keys()]).toEqual(['slew.best.v1']);
  });

  it('forgets all results on request, also those that could not be stored', () => {
    const storage = stub();
    const store = new BestStore();
    store.write('a', 21.5);
    storage.setItem = forbiddenStorage.setItem;
    store.write('b', 7);
    expect([store.read('a', number), store.read('b', number)]).toEqual([21.5, 7]);
    let told = 0;
    vi.stubGlobal('window', new EventTarget());
    store.onChange(() => told++);
    store.forget();
    expect([store.read('a', number), store.read('b', number), told]).toEqual([null, null, 1]);
    expect(storage.values.size).toBe(0);
  });

  it('reads null if the check refuses the value', () => {
    stub();
    const store = new BestStore();
    store.write('a', 'fast');
    expect(store.read('a', number)).toBeNull();
  });

  it.each(['', 'no JSON', '{"a":1}', 'null', '7', '[1,["a"],[2,3],"x"]'])(
    'treats %j in its place as empty, and overwrites it',
    (rubbish) => {
      stub().values.set('slew.best.v1', rubbish);
      const store = new BestStore();
      expect(store.read('a', number)).toBeNull();
      store.write('a', 1);
      expect(new BestStore().read('a', number)).toBe(1);
    },
  );

  it('keeps results until the page is left when storage is full, missing or forbidden', () => {
    for (const storage of [memoryStorage(3), undefined, forbiddenStorage]) {
      vi.stubGlobal('localStorage', storage);
      const store = new BestStore();
      store.write('a', 1);
      store.write('a', 2);
      expect(store.read('a', number)).toBe(2);
      expect(store.read('b', number)).toBeNull();
    }
  });

  it('reports once that a result cannot be stored, and nothing otherwise', () => {
    for (const [room, expected] of [
      [Infinity, 0],
      [3, 1],
    ]) {
      let told = 0;
      stub(memoryStorage(room));
      const store = new BestStore();
      store.onceNotKept = () => {
        told += 1;
      };
      store.write('a', 1);
      store.write('a', 2);
      expect(told).toBe(expected);
    }
  });

  it('keeps the twenty that were written last', () => {
    stub();
    const store = new BestStore();
    for (let n = 0; n <= 20; n++) {
      store.write(`n${n}`, n);
      store.write('often', n);
    }
    const kept = Array.from({ length: 21 }, (_, n) => store.read(`n${n}`, number));
    expect(kept).toEqual([null, null, ...Array.from({ length: 19 }, (_, n) => n + 2)]);
    expect(store.read('often', number)).toBe(20);
  });
});
