// Tests of the texts of the scores for whole runs.
import { expect, it } from 'vitest';
import { onSquare, sessionOf } from '../../session/session.fixture';
import { gunTally, pushTally, withName } from './score-layer';

it('a gun has its hits a minute from the fifth second of counting on', () => {
  expect(gunTally({ hits: 1, since: 5 }, 9.9)).toBe('');
  // 4 hits in 20 s are 12 in 60.
  expect(gunTally({ hits: 4, since: 5 }, 25)).toBe('12 hits a minute');
});

it('a drive that removes three quarters of a push leaves a quarter', () => {
  expect(pushTally({ given: 80, overridden: 60, overlap: 0.1 })).toBe('feels 25 % of what it hits');
  expect(pushTally({ given: 80, overridden: 0, overlap: 0.1 })).toBe('feels all of what it hits');
  expect(pushTally({ given: 80, overridden: 0, overlap: 0.1 }, true)).toBe('feels all');
});

it('a drive that sets the angle gets no push, however deep it moves into a thing', () => {
  expect(pushTally({ given: 0, overridden: 0, overlap: 0.27 })).toBe('goes through, feels nothing');
});

it('a body that touched nothing has no score', () => {
  expect(pushTally({ given: 0, overridden: 0, overlap: 0 })).toBe('');
});

it('a result has the name of its body above it only while an answer stands, and if bodies look alike', () => {
  const alike = [
    { ...onSquare('missile'), label: 'one' },
    { ...onSquare('missile'), label: 'other' },
  ];
  const session = sessionOf(alike);
  const [body] = session.entities;
  expect(withName(session, body, 'fast')).toBe('fast');
  Object.defineProperty(session.round, 'state', { get: () => 'held' });
  expect(withName(session, body, 'fast')).toBe('one\nfast');
  const single = sessionOf([{ ...onSquare('missile'), label: 'one' }]);
  Object.defineProperty(single.round, 'state', { get: () => 'held' });
  expect(withName(single, single.entities[0], 'fast')).toBe('fast');
});
