// Tests of the message of a ship without a controller: why it takes no orders, and which ship does.
import { expect, it } from 'vitest';
import { Session } from '../../../app/session/session';
import { gameFields } from '../../rules';
import { spaceOf } from '../rules/space-rules';
import { spaceFlip } from '../scenario';
import { whyFree } from './why-free';

const free = 'Nobody steers this ship: it spins freely.';

const letGo = (session: Session) =>
  session.edit(({ simulation }) => spaceOf(simulation)!.adjustables().held.set([0]));

it('names the sphere that takes orders', () => {
  const session = new Session(spaceFlip, 'space-flip', gameFields);
  expect(whyFree(session)).toBe(`${free} Drag on the sphere of “Steered”.`);
});

it('names the control that steers a ship if none is steered', () => {
  const session = new Session(spaceFlip, 'space-flip', gameFields);
  letGo(session);
  expect(whyFree(session)).toBe(`${free} “Steered” below steers the other one.`);
});

it('names nothing if nothing steers a ship', () => {
  const { hero: _, ...scenario } = spaceFlip;
  const session = new Session(scenario, 'space-flip', gameFields);
  letGo(session);
  expect(whyFree(session)).toBe(free);
});
