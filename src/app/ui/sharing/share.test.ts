// Tests of the contents of a shared link or file, and of the message for a link that is too long.
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../lab/scenarios';
import type { Scenario } from '../../../world/simulation/scenario';
import { Session } from '../../session/session';
import { addressOf } from './address';
import { longestLink, sharesStart, tooLong } from './share';

const [{ id, scenario }] = scenarios;
const sharesItsStart = (session: Session) => sharesStart({ session, scenarios });

it('says why a file was saved instead of a link', () => {
  expect(tooLong('This run', 45_100)).toBe(
    'This run is too long for a link (45\u202f100 characters, 2\u202f000 at most), so it is saved as a file: drop it on the page to open it.',
  );
});

describe('a link holds the start of the scene', () => {
  it('of a scene that is built', () => {
    const session = new Session(scenario, id);
    expect(sharesItsStart(session)).toBe(false);
    session.build(true);
    expect(sharesItsStart(session)).toBe(true);
  });

  it('of a scene that is not built-in; of one received during a run only while it is built', () => {
    const session = new Session(scenario, id);
    session.step(100);
    const underWay = new Session(session.toScenario(), 'Their race');
    expect(sharesItsStart(underWay)).toBe(false);
    expect(sharesItsStart(new Session(underWay.start, 'Their race'))).toBe(true);
    underWay.build(true);
    expect(sharesItsStart(underWay)).toBe(true);
  });

  it('and is the same immediately and after ten seconds', async () => {
    const own = { ...scenario, name: 'My race', hero: { sets: 'motor' as const } };
    const session = new Session(own, own.name);
    const link = () => addressOf(session.start, longestLink);
    const early = await link();
    session.step(10 * session.simulation.stepRate);
    expect(await link()).toBe(early);
  });
});

it('a scene of forty bodies and forty things on places of half a metre fits into a link', async () => {
  const at = (n: number) => [-45 + 4.5 * (n % 20), -20 + 12.5 * Math.floor(n / 20)] as const;
  const waypoints = Array.from({ length: 9 }, (_, n) => [10 * n - 40, (7 * n) % 25] as const);
  const own: Scenario = {
    version: 1,
    name: 'My first course',
    question: 'Which of the forty is first round the wall?',
    entities: Array.from({ length: 40 }, (_, n) => ({
      kind: n % 2 ? 'missile' : 'character',
      label: `Body ${n + 1}`,
      position: at(n),
      angle: (Math.PI / 12) * ((5 * n) % 24),
      command: { kind: 'follow-path', waypoints, loop: true },
    })),
    obstacles: Array.from({ length: 40 }, (_, n) => ({
      kind: n % 2 ? 'wall' : 'crate',
      position: [at(n)[0] + 0.5, at(n)[1] + 5.5],
      size: n % 2 ? [4, 2] : [2, 2],
    })),
  };
  const address = await addressOf(new Session(own, own.name).start, 0);
  expect(address.length).toBeLessThan(longestLink);
});
