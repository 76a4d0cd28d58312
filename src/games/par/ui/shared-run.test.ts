// The address of a run of Par: with it the run is flown again, whatever was done to its path in flight.
import { expect, it } from 'vitest';
import { Session } from '../../../session/session';
import { scenarioOf } from '../rules/course';
import { slalom } from '../rules/courses';
import { parGame } from '../rules/game';
import { friendGhosts } from '../rules/ghosts';
import { parOf } from '../rules/par-rules';
import { friendsOf } from './friends';
import { addressOfRun } from './shared-run';

it('of a run with a path drawn anew, points moved and points taken away in flight is flown again to the last bit', async () => {
  const session = new Session(scenarioOf(slalom), 'par', [parGame]);
  const rules = parOf(session.simulation)!;
  rules.begin();
  const until = (gate: number) => {
    while (rules.course.passed < gate) session.step();
  };
  session.step(20);
  session.edit(({ commands }) => commands.moveWaypoint(0, { x: -34, y: -8.5 }));
  until(1);
  session.step(7);
  session.edit(({ commands }) => commands.moveWaypoint(2, { x: -4, y: -8 }));
  until(2);
  const whole = slalom.gates.map(({ at: [x, y] }) => ({ x, y: y + 0.25 }));
  session.edit(({ commands }) => commands.setPath([...whole, { x: 53, y: 9 }], false));
  until(4);
  session.edit(({ commands }) => commands.insertWaypoint(5, { x: 34, y: 0 }));
  session.step();
  session.edit(({ commands }) => commands.removeWaypoint(5));
  until(6);
  const words = addressOfRun(session)!;
  expect(words.split('&r=')[1].split('~')).toHaveLength(5);
  expect(words.length).toBeLessThan(1000);
  const [ghost] = friendGhosts(friendsOf((await parGame.fromAddress!(words))!.scenario));
  expect(ghost.record.time).toBe(rules.time);
  expect(ghost.name).toBe(`A friend, ${rules.time.toFixed(2)}\u00a0s`);
});
