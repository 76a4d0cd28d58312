// Tests that a link holds every state of the page: the opened scene equals the sent one, and continues in the same way.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Session } from '../app/session/session';
import { addressOf, scenarioOfAddress } from '../app/ui/sharing/address';
import { shoveEach, spinEach } from '../world/simulation/entity-edits';
import { kindOf } from '../world/simulation/entity-kinds';
import { stateHash } from '../world/simulation/history/state-hash';
import { limitEntity, seekDistance } from '../world/simulation/settings';
import { lighter } from './lighter.fixture';
import { gameFields } from './rules';
import { allScenarios as scenarios } from './scenes';

/**
 * Functions that each make one edit, as a person can. `at` selects the body; `x` and `y` are the edit's numbers. The
 * tests call them with unrounded numbers, such as pointers and sliders give.
 */
const doings = [
  ({ edit }, at) => edit(({ commands }) => commands.setMode('track'), at),
  ({ edit }, at) => edit(({ commands }) => commands.setMode('seek'), at),
  ({ edit }, at) => edit(({ commands }) => commands.setMode('path'), at),
  ({ edit }, at, x, y) => edit(({ commands }) => commands.moveTarget({ x, y }), at),
  ({ edit }, at, x, y) =>
    edit(({ commands }) => {
      if (commands.waypoints.length > 0) commands.moveWaypoint(0, { x, y });
    }, at),
  ({ edit }, at, x, y) =>
    edit(
      ({ commands }) =>
        commands.setPath(
          [
            { x, y },
            { x: y, y: x },
            { x: -x, y },
          ],
          x > y,
        ),
      at,
    ),
  ({ edit }, at, x) =>
    edit(({ commands }) => commands.moveTargetBy({ kind: 'circle', radius: 1 + Math.abs(x) }), at),
  ({ edit }, at) => edit(({ reducedLimit }) => reducedLimit.toggle(), at),
  ({ edit }, at) => edit(({ lineUp }) => lineUp.next(), at),
  ({ edit }, at) => edit(({ simulation }) => shoveEach(simulation.entities), at),
  ({ edit }, at) => edit(({ simulation }) => spinEach(simulation.entities), at),
  ({ edit }, at, x, y) =>
    edit(({ simulation }) => simulation.wind.set({ windForce: Math.abs(x), windTorque: y }), at),
  ({ edit }, at) => edit(({ simulation }) => Object.assign(simulation, { stepRate: 120 }), at),
  ({ edit }, at, x) => edit((_, body) => limitEntity(body, { angularAcceleration: 1 + Math.abs(x) / 9 }), at),
  ({ edit }, at, x) =>
    edit(({ simulation }, entity) => seekDistance.set({ simulation, entity }, 1 + Math.abs(x) / 9), at),
  ({ edit }, at, x) =>
    edit((_, body) => {
      const kinds = Object.keys(kindOf(body).controllers);
      body.configure({ kind: kinds[Math.floor(Math.abs(x)) % kinds.length] } as typeof body.controller);
    }, at),
  ({ edit }, at) =>
    edit((_, { guided }) => {
      if (!guided) return;
      const { options } = guided;
      Object.assign(options, { wrap: !options.wrap, torqueByInertia: !options.torqueByInertia });
    }, at),
] satisfies ((hand: Hand, at: number, x: number, y: number) => void)[];

/**
 * Number of edits at the beginning of the list `doings` that change a body's command, that is, where it flies. Tests of
 * scenes in space leave these edits out.
 */
const commandCount = 7;

/** Applies edits to the bodies of a session. An edit that the session refuses changes nothing. */
interface Hand {
  readonly edit: (change: Parameters<Session['edit']>[0], at: number) => void;
}

const handOn = (session: Session): Hand => ({
  edit: (change, at) => {
    try {
      session.edit(change, session.entities[at % session.entities.length]);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  },
});

/**
 * Random numbers for edits. Most have more digits than a short link stores; some are the ends of a range, such as π.
 */
const number = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: -60, max: 60, noNaN: true }) },
  fc.constantFrom(Math.PI, -Math.PI, 2 * Math.PI, 1 / 3),
);
const doing = fc.tuple(
  fc.nat(doings.length - 1),
  fc.nat(20),
  number,
  number,
  fc.integer({ min: 0, max: 90 }),
);

it('a link of any state of the page opens that state, and continues equally for ten seconds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(scenarios.length - 1),
      fc.array(doing, { maxLength: 8 }),
      fc.nat(300),
      async (n, done, steps) => {
        const { id, scenario } = scenarios[n];
        const session = new Session(lighter(scenario), id, gameFields);
        const hand = handOn(session);
        for (const [what, at, x, y, wait] of done) {
          // A ship turns by its orders, and takes no commands for the plane.
          const offered = scenario.space ? doings.slice(commandCount) : doings;
          offered[what % offered.length](hand, at, x, y);
          session.step(wait);
        }
        session.step(steps);
        const sent = session.toScenario();
        const address = await addressOf(sent);
        const { scenario: opened, title } = await scenarioOfAddress(address, {
          scenarios,
          games: gameFields,
        });
        expect(opened).toEqual(JSON.parse(JSON.stringify(sent)));
        // With rounded numbers it is another run, but never a refused one.
        const short = await scenarioOfAddress(await addressOf(sent, 100, gameFields), {
          scenarios,
          games: gameFields,
        });
        expect(short.scenario.entities).toHaveLength(sent.entities.length);
        const [one, other] = [new Session(sent, title, gameFields), new Session(opened, title, gameFields)];
        for (const each of [one, other]) each.step(10 * each.simulation.stepRate);
        expect(stateHash(other.simulation)).toBe(stateHash(one.simulation));
      },
    ),
    { numRuns: 10, seed: 20261122 },
  );
});

it.each(scenarios)('$id fits into a link at its start, and after ten seconds', async ({ id, scenario }) => {
  const session = new Session(scenario, id, gameFields);
  // Length of the scenes' links before files contained all limits of bodies. characters
  expect((await addressOf(session.toScenario())).length).toBeLessThanOrEqual(1036);
  for (const steps of [0, 600]) {
    session.step(steps);
    expect((await addressOf(session.toScenario(), 1900, gameFields)).length).toBeLessThanOrEqual(1900);
  }
});
