import { expect, it } from 'vitest';
import { controllerKinds } from '../../laws/control/controllers';
import { lawNote } from './law-notes';

it('says of each law in few words what it does', () => {
  for (const kind of [...Object.keys(controllerKinds), 'pid-2013']) {
    const note = lawNote({ kind });
    expect(note, kind).toMatch(/^\p{Ll}/u);
    expect(note.split(' ').length, kind).toBeLessThanOrEqual(5);
  }
});

it('says of the textbook PID which terms its gains leave', () => {
  const pid = (kp: number, ki: number, kd: number) => lawNote({ kind: 'pid', kp, ki, kd });
  expect(pid(43, 0, 0)).toBe('pulls');
  expect(pid(43, 30, 0)).toBe('pulls, sums errors');
  expect(pid(43, 0, 11)).toBe('pulls, brakes');
  expect(pid(43, 30, 11)).toBe('pulls, sums errors, brakes');
});

it('is empty for a law that has no note', () => {
  expect(lawNote({ kind: 'own', source: 'return 0' })).toBe('');
});
