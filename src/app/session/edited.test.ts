// Tests of the flag that a person has changed the open scene.
import { expect, it } from 'vitest';
import { shoveEach } from '../../world/simulation/entity-edits';
import { onSquare, sessionOf } from './session.fixture';

it('a session is edited from the first change on, impulses too, until something else is loaded', () => {
  const session = sessionOf([onSquare('missile')]);
  session.step(60);
  expect(session.edited).toBe(false);
  session.edit(({ simulation }) => shoveEach(simulation.entities));
  expect(session.edited).toBe(true);
  session.load({ ...session.scenario }, 'again');
  expect(session.edited).toBe(false);
});

it('a first touch, which ends a demonstration, is no edit', () => {
  const session = sessionOf([onSquare('missile')], { hero: { sets: 'motor', alternates: true } });
  expect(session.demonstration.running).toBe(true);
  session.touch();
  expect(session.demonstration.running).toBe(false);
  expect(session.edited).toBe(false);
});
