import { describe, expect, it } from 'vitest';
import { Simulation } from '../simulation';
import { fnv1a64, stateHash } from './state-hash';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('fnv1a64', () => {
  // Test vectors of the authors, http://www.isthe.com/chongo/src/fnv/test_fnv.c
  it.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('of “%s” is %s', (text, hash) => {
    expect(fnv1a64(bytes(text))).toBe(hash);
  });
});

describe('stateHash', () => {
  const at = (x: number) =>
    new Simulation({ version: 1, name: 'One', entities: [{ kind: 'missile', position: [x, 0] }] });

  it('has the tick and the bytes of the six numbers of each body, least significant first', () => {
    // 1 is 3ff0000000000000. The five other numbers are 0, except the place of the body's origin.
    const state = new Uint8Array(48);
    state.set([0, 0, 0, 0, 0, 0, 0xf0, 0x3f]);
    expect(stateHash(at(1))).toBe(`0 ${fnv1a64(state)}`);
  });

  it('differs when a number differs in its last bit', () => {
    expect(stateHash(at(1))).not.toBe(stateHash(at(1 + Number.EPSILON)));
  });

  it('counts the steps', () => {
    const simulation = at(0);
    simulation.step();
    expect(stateHash(simulation)).toMatch(/^1 [0-9a-f]{16}$/);
  });
});
