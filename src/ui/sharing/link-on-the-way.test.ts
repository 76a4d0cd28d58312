// A link that is copied on the way along a path.
import { expect, it } from 'vitest';
import { Session } from '../../session/session';
import { onSquare, sessionOf, stepToCursor } from '../../session/session.fixture';
import { addressOf, scenarioOfAddress } from './address';

it.each(['missile', 'character'] as const)('a %s that flies to waypoint 3 goes on to it', async (kind) => {
  const session = sessionOf([onSquare(kind)]);
  stepToCursor(session, 3);
  const { scenario, title } = await scenarioOfAddress(await addressOf(session.toScenario()), {
    scenarios: [],
    games: [],
  });
  const opened = new Session(scenario, title);
  expect(opened.entities[0].cursor).toBe(3);
  opened.step();
  expect(opened.entities[0].cursor).toBe(3);
  expect(opened.entities[0].target).toEqual(session.entities[0].target);
});
