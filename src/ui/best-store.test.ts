// Best results come back as they were written, and nothing that storage does can stop the page.
import { describe, expect, it } from 'vitest';
import { BestStore } from './best-store';

const number = (value: unknown) => (typeof value === 'number' ? value : null);

/** Storage in memory; `room` is how much a value may hold. characters */
function memory(room = Infinity) {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new Error('QuotaExceededError');
      values.set(key, value);
    },
  };
}

describe('a store of best results', () => {
  it('gives back what was written, also to the next page', () => {
    const shelf = memory();
    new BestStore(() => shelf).write('a', 21.5);
    const next = new BestStore(() => shelf);
    expect(next.read('a', number)).toBe(21.5);
    expect(next.read('b', number)).toBeNull();
    expect([...shelf.values.keys()]).toEqual(['slew.best.v1']);
  });

  it('gives nothing for what its check refuses', () => {
    const shelf = memory();
    const store = new BestStore(() => shelf);
    store.write('a', 'fast');
    expect(store.read('a', number)).toBeNull();
  });

  it.each(['', 'no JSON', '{"a":1}', 'null', '7', '[1,["a"],[2,3],"x"]'])(
    'takes %j in its place for an empty one, and writes over it',
    (rubbish) => {
      const shelf = memory();
      shelf.values.set('slew.best.v1', rubbish);
      const store = new BestStore(() => shelf);
      expect(store.read('a', number)).toBeNull();
      store.write('a', 1);
      expect(new BestStore(() => shelf).read('a', number)).toBe(1);
    },
  );

  it('keeps results while the page lasts when storage is full, missing or forbidden', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    for (const shelf of [() => memory(3), () => undefined, forbidden]) {
      const store = new BestStore(shelf);
      store.write('a', 1);
      store.write('a', 2);
      expect(store.read('a', number)).toBe(2);
      expect(store.read('b', number)).toBeNull();
    }
  });

  it('holds the twenty written last', () => {
    const shelf = memory();
    const store = new BestStore(() => shelf);
    for (let n = 0; n <= 20; n++) {
      store.write(`n${n}`, n);
      store.write('often', n);
    }
    const kept = Array.from({ length: 21 }, (_, n) => store.read(`n${n}`, number));
    expect(kept).toEqual([null, null, ...Array.from({ length: 19 }, (_, n) => n + 2)]);
    expect(store.read('often', number)).toBe(20);
  });
});
