// Test that reading a saved scene gives back what was saved, after any edits of a person and at any positions.
import { expect, it } from 'vitest';
import { type Edit, Session } from '../app/session/session';
import { parseScenario } from '../lab/files/read-scenario';
import type { ControllerSpec } from '../laws/control/controllers';
import { Mulberry32 } from '../world/entities/random';
import { setPose } from '../world/entities/set-pose';
import { holdEach, shoveEach, spinEach } from '../world/simulation/entity-edits';
import { kindOf } from '../world/simulation/entity-kinds';
import { density, limitEntity, seekDistance, size } from '../world/simulation/settings';
import { lighter } from './lighter.fixture';
import { gameFields } from './rules';
import { allScenarios } from './scenes';

/** An edit that a person can make. @param next returns a number from 0 to 1 */
type Deed = (next: () => number) => Edit;

const place = (next: () => number) => ({ x: 120 * next() - 60, y: 120 * next() - 60 });

const commands: readonly Deed[] = [
  () =>
    ({ commands }) =>
      commands.setMode('track'),
  () =>
    ({ commands }) =>
      commands.setMode('seek'),
  () =>
    ({ commands }) =>
      commands.setMode('path'),
  (next) =>
    ({ commands }) =>
      commands.moveTarget(place(next)),
  (next) =>
    ({ commands }) =>
      commands.setPath([place(next), place(next), place(next)], next() < 0.5),
  (next) =>
    ({ commands }) =>
      commands.insertWaypoint(0, place(next)),
  () =>
    ({ commands }) =>
      commands.setLoop(!commands.loop),
  (next) =>
    ({ commands }) =>
      commands.stepTest(3 * next() - 1.5),
  (next) =>
    ({ commands }) =>
      commands.moveTargetBy({ kind: 'zigzag', speed: 1 + 20 * next() }),
  (next) =>
    ({ simulation }) =>
      holdEach(simulation, 60 * next()),
];

/** Edits that do not command a body. */
const settings: readonly Deed[] = [
  () =>
    ({ reducedLimit }) =>
      reducedLimit.toggle(),
  () =>
    ({ lineUp }) =>
      lineUp.next(),
  () =>
    ({ simulation }) =>
      shoveEach(simulation.entities),
  () =>
    ({ simulation }) =>
      spinEach(simulation.entities),
  (next) =>
    ({ simulation }) =>
      simulation.wind.set({ windTorque: 2000 * next() - 1000, gusts: next() }),
  (next) =>
    ({ simulation }) => {
      simulation.stepRate = 30 + Math.round(210 * next());
    },
  () =>
    ({ simulation }) => {
      simulation.bodiesCollide = !simulation.bodiesCollide;
    },
  (next) => (_, body) =>
    limitEntity(body, { angularAcceleration: 1 + 99 * next(), turnRate: 1 + 9 * next() }),
  (next) =>
    ({ simulation }, entity) =>
      seekDistance.set({ simulation, entity }, 1 + 9 * next()),
  (next) =>
    ({ simulation }, entity) => {
      size.set({ simulation, entity }, 0.25 + 3 * next());
      density.set({ simulation, entity }, 0.1 + 9 * next());
    },
  (next) => (_, body) => {
    const kinds = Object.keys(kindOf(body).controllers);
    body.configure({ kind: kinds[Math.floor(next() * kinds.length)] } satisfies ControllerSpec);
  },
  () => (_, body) => {
    const { guided } = body;
    if (guided) guided.options.wrap = !guided.options.wrap;
  },
];

/** Makes twelve random edits in a session. An edit that the session refuses changes nothing. */
function play(session: Session, seed: number): void {
  const random = new Mulberry32(seed);
  const next = () => random.next();
  for (let n = 0; n < 12; n++) {
    const deeds = session.scenario.space ? settings : [...commands, ...settings];
    const change = deeds[Math.floor(next() * deeds.length)](next);
    try {
      session.edit(change, session.entities[Math.floor(next() * session.entities.length)]);
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
    session.step(Math.floor(40 * next()));
  }
}

/** Moves all objects beyond the places that a file can store, and turns them thousands of times. */
function scatter({ simulation }: Session): void {
  const far = 2.5e5;
  simulation.entities.forEach(({ body }, n) => {
    setPose(body, { x: n % 2 ? far : -far, y: -far }, n % 2 ? 167_370 : -167_370);
  });
  simulation.obstacles.forEach(({ body }, n) => {
    setPose(body, { x: far, y: 9 * n }, 40_000);
  });
  for (const target of simulation.targets) target.moveTo({ x: -far, y: far });
}

it.each(allScenarios)('$id, after random play and from far away', ({ id, scenario }) => {
  const session = new Session(lighter(scenario), id, gameFields);
  const reads = () => {
    const saved = JSON.stringify(session.toScenario());
    expect(parseScenario(saved, gameFields)).toEqual(JSON.parse(saved));
  };
  play(session, 1 + id.length);
  reads();
  scatter(session);
  reads();
});
