// Tests of mementos: the values that they write back to a simulation.
import { describe, expect, it } from 'vitest';
import { Simulation } from '../simulation';
import { Memento } from './memento';

class Counter {
  private _count = 0;
  readonly list = [1, 2];
  readonly named = new Map<string, object>([['self', this]]);
  readonly seen = new Set<number>([7]);
  readonly numbers = Float64Array.of(1.5, -0);
  more?: string;

  get count(): number {
    return this._count;
  }

  change(): void {
    this._count += 1;
    this.list.push(3);
    this.named.clear();
    this.seen.add(8);
    this.numbers[1] = 4;
    this.more = 'new';
  }
}

describe('a memento', () => {
  it('writes fields, lists, maps, sets and numbers back into the same objects', () => {
    const counter = new Counter();
    const { list } = counter;
    const memento = new Memento([{ counter }]);
    counter.change();
    memento.restore();
    expect(counter.count).toBe(0);
    expect(counter.list).toBe(list);
    expect(list).toEqual([1, 2]);
    expect(counter.named.get('self')).toBe(counter);
    expect([...counter.seen]).toEqual([7]);
    expect(Object.is(counter.numbers[1], -0)).toBe(true);
    expect(counter.more).toBeUndefined();
  });

  it('can be restored again and again', () => {
    const counter = new Counter();
    const memento = new Memento([counter]);
    for (let n = 0; n < 3; n++) {
      counter.change();
      memento.restore();
      expect(counter.count).toBe(0);
    }
  });

  it('leaves out the given objects', () => {
    const counter = new Counter();
    const memento = new Memento([counter], [counter.list]);
    counter.change();
    memento.restore();
    expect(counter.list).toEqual([1, 2, 3]);
  });

  it('after an earlier one finds new and changed objects, and each restores its own state', () => {
    const counter = new Counter();
    const things: { counter: Counter; late?: Counter } = { counter };
    const first = new Memento([things, things.counter.list]);
    counter.change();
    const late = new Counter();
    counter.named.set('late', late);
    const second = new Memento([things], [], first);
    late.change();
    counter.change();
    things.late = late;
    const third = new Memento([things], [], second);
    late.change();
    second.restore();
    expect([counter.count, late.count, things.late]).toEqual([1, 0, undefined]);
    third.restore();
    expect([counter.count, late.count, things.late]).toEqual([2, 1, late]);
    first.restore();
    expect(counter.count).toBe(0);
    expect([...counter.named.keys()]).toEqual(['self']);
  });

  it('restores every number exactly', () => {
    const numbers = [0, -0, 7, -3, 0.1, 2 ** 31, Number.NaN, -Infinity];
    const things = numbers.map((value) => ({ value }));
    const memento = new Memento(things);
    for (const thing of things) thing.value = 0.5;
    memento.restore();
    expect(things.map(({ value }) => value)).toEqual(numbers);
  });

  it('survives planck taking a contact and its tree nodes away and making others', () => {
    const wall = { kind: 'wall', position: [6, 0], size: [1, 10] } as const;
    const simulation = new Simulation({
      version: 1,
      name: 'Test',
      bodiesCollide: true,
      obstacles: [wall],
      entities: [{ kind: 'character', command: { kind: 'seek', target: [5, 0] } }],
    });
    const [body] = simulation.entities;
    for (let n = 0; n < 60; n++) simulation.step();
    const memento = new Memento([simulation]);
    const run = () => {
      for (let n = 0; n < 60; n++) simulation.step();
      return [body.body.getPosition().x, body.body.getAngle(), simulation.tick];
    };
    const first = run();
    simulation.remove(body);
    simulation.step();
    memento.restore();
    expect(simulation.tick).toBe(60);
    expect(run()).toEqual(first);
  });
});
