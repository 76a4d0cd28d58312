// Tests of the rules of space in sessions and files: measured turns, orders, drives, main controls, undo, rewinding and
// links.
import { describe, expect, it } from 'vitest';
import { Session } from '../../../app/session/session';
import { type Field, simulationOf } from '../../../lab/files/field';
import { parseScenario } from '../../../lab/files/read-scenario';
import {
  inverse,
  multiply,
  type Quaternion,
  rotationVector,
} from '../../../laws/control/attitude/quaternion';
import { add, lengthOf } from '../../../laws/control/attitude/vector';
import { toRadians } from '../../../laws/exact/figures';
import { firstDifference, recordOf } from '../../../world/simulation/history/same-state.fixture';
import { stateHash } from '../../../world/simulation/history/state-hash';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import type { Simulation } from '../../../world/simulation/simulation';
import { spaceFlip, spaceOrder, spaceScenes, spaceTurn, spaceWhy } from '../scenario';
import type { Attitude, SpaceSpec } from '../spec';
import { attitudeOf } from './attitudes';
import { spaceGame } from './game';
import { hitSeconds } from './meter';
import { trailSeconds } from './nose-trail';
import { type SpaceRules, spaceOf } from './space-rules';
import { turnAbout, turnBy } from './turn-by';

const games: readonly Field[] = [spaceGame];

const up = { x: 0, y: 1, z: 0 };

/** A quarter turn to the left. */
const left: Attitude = attitudeOf(turnAbout(up, Math.PI / 2));

const missile: EntitySpec = { kind: 'missile', limits: { angularAcceleration: 9 } };

/** Returns a scene of ships, one for each entity. */
const scene = (space: SpaceSpec, entities: readonly EntitySpec[] = [missile]): Scenario => ({
  ...{ version: 1, name: 'n', entities, space },
});

/** Returns the angle of the rotation from one attitude to another. rad */
const apart = (one: Quaternion, other: Quaternion) => lengthOf(rotationVector(multiply(one, inverse(other))));

const rulesOf = (simulation: Simulation): SpaceRules => spaceOf(simulation)!;

const shipOf = (simulation: Simulation, n = 0) => rulesOf(simulation).spheres[n].ship;

const step = (simulation: Simulation, steps: number) => {
  for (let n = 0; n < steps; n++) simulation.step();
};

const turnOf = (simulation: Simulation, n = 0) => simulation.measures.of(simulation.entities[n])!.turn.last!;

describe('a ship', () => {
  it('turns to its order by the law and under the limits of its entity, and the entity stands still', () => {
    const simulation = simulationOf(scene({ ships: [{ order: left }] }), games);
    const { body } = simulation.entities[0];
    let most = 0;
    for (let n = 0; n < 180; n++) {
      simulation.step();
      most = Math.max(most, lengthOf(shipOf(simulation).turn!.applied));
    }
    expect(lengthOf(shipOf(simulation).error)).toBeLessThan(toRadians(0.1));
    expect(most).toBeCloseTo(9, 9);
    expect([body.getPosition(), body.getAngle()]).toEqual([{ x: 0, y: 0 }, 0]);
  });

  it('stays d/2f + Δt behind a turning order, unless its law gets the rate', () => {
    const controller = { kind: 'backward-pd', frequency: 1, damping: 1 };
    const entities: EntitySpec[] = [0, 1].map(() => ({ ...missile, controller }));
    const ships = [true, false].map((toldRate) => ({ orderRate: [0, 1, 0] as const, toldRate }));
    const simulation = simulationOf({ ...scene({ ships }, entities), stepRate: 50 }, games);
    step(simulation, 10 * 50);
    expect(lengthOf(shipOf(simulation, 0).error)).toBeLessThan(toRadians(0.1));
    // At 1 rad/s: the figure of erratum 34, 29.8°.
    expect(lengthOf(shipOf(simulation, 1).error)).toBeCloseTo(1 / 2 + 1 / 50, 3);
    expect(rulesOf(simulation).specAtMoment.ships?.[1]).toMatchObject({
      orderRate: [0, 1, 0],
      toldRate: false,
    });
  });

  it('reads an angle by a cosine in single precision, as in erratum 35, if its file says so', () => {
    const controller = { kind: 'backward-pd', frequency: 1, damping: 1 };
    const pushed = (angle: number, reading?: 'single-arc-cosine') => {
      const ship = { order: attitudeOf(turnAbout(up, toRadians(angle))), ...(reading && { angle: reading }) };
      const simulation = simulationOf(scene({ ships: [ship] }, [{ ...missile, controller }]), games);
      simulation.step();
      return lengthOf(shipOf(simulation).turn!.applied);
    };
    expect(pushed(0.02)).toBeGreaterThan(0);
    expect(pushed(0.02, 'single-arc-cosine')).toBe(0);
    // The neighbour of 1 below it is 1 - 2⁻²⁴. An angle of 0.03° is then measured as √(8 × 2⁻²⁴).
    const read = Math.sqrt(8 * 2 ** -24);
    expect(pushed(0.03, 'single-arc-cosine') / pushed(0.03)).toBeCloseTo(read / toRadians(0.03), 6);
    expect(pushed(90, 'single-arc-cosine') / pushed(90)).toBeCloseTo(1, 6);
  });

  it('follows a slow order by jerks if it reads angles that way', () => {
    const controller = { kind: 'backward-pd', frequency: 4, damping: 1 };
    const order = { orderRate: [0, toRadians(0.05), 0] as const, toldRate: false };
    const ships = [order, { ...order, angle: 'single-arc-cosine' as const }];
    const entities: EntitySpec[] = ships.map(() => ({ ...missile, controller }));
    const simulation = simulationOf({ ...scene({ ships }, entities), stepRate: 50 }, games);
    step(simulation, 5 * 50);
    const rates: number[][] = [[], []];
    for (let n = 0; n < 5 * 50; n++) {
      simulation.step();
      for (const k of [0, 1]) rates[k].push(shipOf(simulation, k).body.motion.angularVelocity.y);
    }
    const spread = rates.map((each) => (Math.max(...each) - Math.min(...each)) / toRadians(0.05));
    expect(spread[0]).toBeLessThan(0.01);
    expect(spread[1]).toBeGreaterThan(1);
    expect(rulesOf(simulation).specAtMoment.ships?.[1]).toMatchObject({ angle: 'single-arc-cosine' });
  });

  it('turns the short way: to an order of 185° the other way round than to one of 175°', () => {
    const ships = [175, 185].map((angle) => ({ order: attitudeOf(turnAbout(up, toRadians(angle))) }));
    const simulation = simulationOf(scene({ ships }, [missile, missile]), games);
    step(simulation, 30);
    const [to175, to185] = [0, 1].map((n) => shipOf(simulation, n).body.motion.angularVelocity.y);
    expect(to175).toBeGreaterThan(0.5);
    expect(to185).toBeCloseTo(-to175, 1);
  });

  it('drifts freely if it is not steered: its angular velocity about a main axis stays', () => {
    const ship = { steered: false, order: left, angularVelocity: [0, 2, 0] } as const;
    const simulation = simulationOf(scene({ ships: [ship] }), games);
    step(simulation, 60);
    const { motion } = shipOf(simulation).body;
    // The fin turns the main axes by 1°, so this is nearly exact.
    expect(motion.angularVelocity.y).toBeCloseTo(2, 3);
    expect(simulation.entities[0].turn.error).toBeNull();
  });

  it('takes up another law, settings and limits of its entity under way', () => {
    const simulation = simulationOf(scene({ ships: [{ order: left }] }), games);
    const [entity] = simulation.entities;
    step(simulation, 10);
    entity.configure({ kind: 'time-optimal' });
    entity.limits.angularAcceleration = 20;
    simulation.step();
    expect(lengthOf(shipOf(simulation).turn!.applied)).toBeCloseTo(20, 9);
    entity.configure({ kind: 'forward-pd', frequency: 0.5, damping: 1 });
    step(simulation, 2);
    entity.configure({ kind: 'forward-pd', frequency: 1, damping: 1 });
    simulation.step();
    const { error, applied } = shipOf(simulation).turn!;
    // kp = 9 f² = 9 and kd = 4.5 f d = 4.5. The command is far below the motor's limit, so the motor gives all of it.
    const rate = entity.turn.rate;
    expect(entity.turn.applied).toBeCloseTo(9 * lengthOf(error) - 4.5 * rate, 3);
    expect(lengthOf(applied)).toBeLessThan(20);
  });

  it('turns by a written law, three times, like the equal law of the library', () => {
    const source = `
const kp = 20;
const kd = 8;

function turn({ error, angularVelocity }) {
  return kp * error - kd * angularVelocity;
}
`;
    // kp = 9 f², kd = 4.5 f d.
    const forward = { kind: 'forward-pd', frequency: Math.sqrt(20) / 3, damping: 8 / (1.5 * Math.sqrt(20)) };
    const entities: EntitySpec[] = [
      { ...missile, controller: { kind: 'own', source } },
      { ...missile, controller: forward },
    ];
    const order = attitudeOf(turnBy({ x: 0.5, y: 1, z: -0.4 }));
    const simulation = simulationOf(scene({ ships: [{ order }, { order }] }, entities), games);
    step(simulation, 40);
    const [own, other] = [0, 1].map((n) => shipOf(simulation, n).body.motion.angularVelocity);
    expect(lengthOf(own)).toBeGreaterThan(0.1);
    expect(own).toEqual({
      x: expect.closeTo(other.x, 9),
      y: expect.closeTo(other.y, 9),
      z: expect.closeTo(other.z, 9),
    });
  });
});

it('errors summed in the world’s axes hold after a turn against a push that stays in the world, where those of the body’s do not', () => {
  const controller = { kind: 'pid', kp: 20, ki: 20, kd: 9 };
  const entities: EntitySpec[] = [0, 1].map(() => ({ ...missile, controller }));
  // 1 rad/s² about z, as an impulse at every step, on a body with equal moments of inertia.
  const inertia = { moments: [60, 60, 60] } as const;
  const pushes = [0, 1].flatMap((ship) =>
    Array.from({ length: 499 }, (_, n) => ({ at: n / 60, ship, spin: [0, 0, 1] as const })),
  );
  const ships = [{ inertia }, { inertia, integralFrame: 'world' as const }];
  const orders = { every: 60, first: 6, attitudes: [left] };
  const simulation = simulationOf(scene({ ships, pushes, orders }, entities), games);
  step(simulation, 6 * 60);
  const errors = () => [0, 1].map((n) => lengthOf(shipOf(simulation, n).error));
  for (const error of errors()) expect(error).toBeLessThan(toRadians(0.2));
  step(simulation, 100);
  const [inBody, inWorld] = errors();
  expect(inWorld).toBeLessThan(inBody / 4);
});

describe('the entity reports the turn along the arc', () => {
  it('so that the meters of the plane measure it: angle, settling, overshoot, times the best', () => {
    const simulation = simulationOf(
      scene({ ships: [{ order: left }] }, [{ ...missile, controller: { kind: 'time-optimal' } }]),
      games,
    );
    step(simulation, 180);
    const { step: angle, response, timesLimit } = turnOf(simulation);
    expect(angle).toBeCloseTo(Math.PI / 2, 9);
    // The best turn takes 2 √(θ/α) = 0.836 s to rest, and a tenth less to 2 %.
    expect(Math.abs(response.settlingTime! - 0.9 * 2 * Math.sqrt(Math.PI / 2 / 9))).toBeLessThan(0.02);
    expect(timesLimit).toBeCloseTo(1, 1);
  });

  it('a target that is dragged begins no turn, one that jumps does', () => {
    const simulation = simulationOf(scene({ ships: [{}] }), games);
    const meter = simulation.measures.of(simulation.entities[0])!.turn;
    for (let n = 1; n <= 60; n++) {
      rulesOf(simulation).order(turnAbout(up, toRadians(n)));
      simulation.step();
    }
    expect(meter.last).toBeNull();
    rulesOf(simulation).order(turnAbout(up, toRadians(100)));
    step(simulation, 60);
    expect(meter.last!.step).toBeGreaterThan(toRadians(30));
  });

  it('an attitude on the arc represents each heading: its own, the order’s, the best turn’s', () => {
    const simulation = simulationOf(scene({ ships: [{ order: left }] }), games);
    const ship = shipOf(simulation);
    // A few steps later, when the body and the best turn differ.
    step(simulation, 30);
    const before = ship.body.motion.attitude;
    simulation.step();
    const { held, error } = simulation.entities[0].turn;
    // The ship itself is slightly off its arc.
    expect(apart(ship.onArc(held), before)).toBeLessThan(2e-3);
    expect(apart(ship.onArc(held + error!), ship.order)).toBeLessThan(1e-9);
    const { ghost } = simulation.measures.of(simulation.entities[0])!.turn;
    expect(ghost).not.toBeNull();
    expect(apart(ship.onArc(ghost!), ship.order)).toBeCloseTo(held + error! - ghost!, 9);
  });

  it('the law of a published product assumes the cargo where the product has the principal axes', () => {
    const simulation = simulationOf(spaceOrder, games);
    const [printed, right] = [0, 1].map((n) => rulesOf(simulation).spheres[n]);
    const assumed = () => multiply(printed.assumedCargo!, printed.ship.body.solid.frame);
    const product = () => multiply(printed.ship.body.solid.frame, printed.ship.body.motion.attitude);
    // In the first attitude both are the same.
    expect(apart(printed.assumedCargo!, printed.ship.body.motion.attitude)).toBeLessThan(1e-9);
    step(simulation, 390);
    expect(apart(assumed(), product())).toBeLessThan(1e-9);
    expect(apart(printed.assumedCargo!, printed.ship.body.motion.attitude)).toBeGreaterThan(0.3);
    expect(right.assumedCargo).toBeNull();
  });

  it('one that turns aside at its order has no best turn to be measured by', () => {
    const spun = { order: left, angularVelocity: [1, 0, 0] } as const;
    const simulation = simulationOf(scene({ ships: [spun] }), games);
    step(simulation, 240);
    expect(turnOf(simulation).response.settlingTime).not.toBeNull();
    expect(turnOf(simulation).timesLimit).toBeNull();
  });
});

describe('orders that repeat', () => {
  const repeated = (more: object = {}) =>
    simulationOf(
      scene({ ships: [{}], orders: { every: 3, attitudes: [left, [0, 0, 0, 1]], ...more } }),
      games,
    );

  it('come at their times, one after the other, and begin again', () => {
    const simulation = repeated({ first: 1 });
    const order = () => attitudeOf(shipOf(simulation).order);
    step(simulation, 60);
    expect(order()).toEqual([0, 0, 0, 1]);
    simulation.step();
    expect(order()).toEqual(left);
    step(simulation, 180);
    expect(order()).toEqual([0, 0, 0, 1]);
    step(simulation, 180);
    expect(order()).toEqual(left);
  });

  it('come no more once a person gives one', () => {
    const simulation = repeated();
    simulation.step();
    rulesOf(simulation).order(turnBy({ x: 1, y: 0, z: 0 }));
    step(simulation, 400);
    expect(shipOf(simulation).order).toEqual(turnBy({ x: 1, y: 0, z: 0 }));
  });

  it('from rest begin where the last turn should have ended, with a fresh law', () => {
    const simulation = repeated({ fromRest: true });
    step(simulation, 180);
    const first = turnOf(simulation).response.settlingTime;
    step(simulation, 180);
    expect(turnOf(simulation).step).toBeCloseTo(Math.PI / 2, 12);
    expect(turnOf(simulation).response.settlingTime).toBeCloseTo(first!, 9);
  });
});

it('a push gives a ship its angular momentum at its time', () => {
  const ship = { steered: false, inertia: { moments: [2, 3, 4] } } as const;
  const pushes = [{ at: 0.5, ship: 0, spin: [0, 6, 0] }] as const;
  const simulation = simulationOf(scene({ ships: [ship], pushes }), games);
  step(simulation, 30);
  expect(lengthOf(shipOf(simulation).body.motion.angularVelocity)).toBe(0);
  simulation.step();
  expect(shipOf(simulation).body.motion.angularVelocity.y).toBeCloseTo(2, 12);
});

describe('how a ship is turned', () => {
  const among = (drive: EntitySpec['drive']) => {
    const entities = [
      {
        ...missile,
        controller: { kind: 'backward-pd', frequency: 1.6, damping: 1.2 },
        ...(drive && { drive }),
      },
    ];
    const simulation = simulationOf(scene({ ...spaceWhy.space, ships: [{}] }, entities), games);
    step(simulation, 204);
    return rulesOf(simulation).spheres[0];
  };

  it('by torque it feels crates, is thrown off its arc, and comes back', () => {
    const { meter, ship } = among('torque');
    expect(meter.hits).toBeGreaterThan(2);
    expect(meter.felt).toBeGreaterThan(100);
    expect(meter.mostOffArc).toBeGreaterThan(toRadians(3));
    expect(lengthOf(ship.error)).toBeLessThan(toRadians(2));
  });

  it('a hit is stored for a while with time, place and momentum', () => {
    const entities = [{ ...missile, controller: { kind: 'backward-pd', frequency: 1.6, damping: 1.2 } }];
    const simulation = simulationOf(
      scene({ ...spaceWhy.space, ships: [{}] }, entities as EntitySpec[]),
      games,
    );
    const [{ meter, crates }] = rulesOf(simulation).spheres;
    let known = 0;
    for (let n = 0; n < 204; n++) {
      const { hits } = meter;
      simulation.step();
      if (meter.hits > hits) {
        const { time, at, felt } = meter.lastHits.at(-1)!;
        expect(time).toBe(simulation.time);
        expect(felt).toBeGreaterThan(0);
        // A crate's corner is 0.3 √3 m from its middle.
        const near = Math.min(...crates.map(({ motion }) => lengthOf(add(motion.place, at, -1))));
        expect(near).toBeLessThan(0.6);
        known += 1;
        expect(meter.hitTimes.at(-1)).toBe(time);
      }
      for (const { time } of meter.lastHits) expect(simulation.time - time).toBeLessThan(hitSeconds);
    }
    expect(known).toBeGreaterThan(2);
    expect(meter.hitTimes).toHaveLength(known);
    for (let n = 0; n < 4 * 60; n++) simulation.step();
    for (const time of meter.hitTimes) expect(simulation.time - time).toBeLessThan(trailSeconds);
    expect(meter.hitTimes.length).toBeLessThan(meter.hits);
  });

  it('by setting its attitude it goes through them and feels nothing', () => {
    const { meter, ship } = among('angle');
    expect(meter.hits).toBe(4);
    expect(meter.felt).toBe(0);
    expect(meter.lastHits).toEqual([]);
    expect(meter.mostOffArc).toBeLessThan(1e-6);
    expect(lengthOf(ship.body.motion.place)).toBe(0);
  });

  it('setting its angular velocity overrides their effect on its turning', () => {
    const { meter, ship } = among('angular-velocity');
    expect(meter.hits).toBeGreaterThan(0);
    expect(meter.felt).toBeGreaterThan(0);
    expect(lengthOf(ship.error)).toBeLessThan(toRadians(2));
  });
});

describe('settings of the rules', () => {
  const setIn = (scenario: Scenario, name: string, ...values: number[]) => {
    const session = new Session(scenario, 'n', games);
    session.step(100);
    session.edit(({ simulation }) => rulesOf(simulation).adjustables()[name].set(values));
    return session;
  };

  it('of crates, eight are met more often than four in one turn, and throw a ship off further', () => {
    const [four, eight] = [4, 8].map((count) => {
      const session = setIn(spaceWhy, 'crates', count);
      session.step(200);
      return rulesOf(session.simulation).spheres.map(({ meter }) => meter);
    });
    four.forEach(({ hits }, n) => {
      expect(eight[n].hits).toBeGreaterThan(hits);
    });
    expect(eight[1].mostOffArc).toBeGreaterThan(1.5 * four[1].mostOffArc);
  });

  it('a crate that floats against a ship at rest does not knock it', () => {
    const session = new Session(spaceWhy, 'n', games);
    const hits = () => rulesOf(session.simulation).spheres.map(({ meter }) => meter.hits);
    session.step(198);
    session.edit(({ simulation }) => rulesOf(simulation).order(turnBy({ x: 0, y: 0, z: 0 })));
    session.step(300);
    const atRest = hits();
    session.step(1200);
    expect(hits()).toEqual(atRest);
  });

  it('the number of crates: the ships begin again among them', () => {
    const session = setIn(spaceWhy, 'crates', 8);
    const { spheres } = rulesOf(session.simulation);
    expect(spheres.map(({ crates }) => crates.length)).toEqual([8, 8]);
    expect(lengthOf(spheres[1].ship.body.motion.angularVelocity)).toBe(0);
    session.step();
    expect(lengthOf(shipOf(session.simulation, 1).error)).toBeGreaterThan(1);
  });

  it('the cargo of all ships, and whether the last one is steered', () => {
    const { simulation } = setIn(spaceOrder, 'cargo', 480);
    // Computed by hand from the same boxes: 480 kg in the pods.
    expect(shipOf(simulation, 1).body.solid.mass).toBeCloseTo(1200, 9);
    expect(rulesOf(simulation).adjustables().cargo.get()).toEqual([480]);
    expect(shipOf(setIn(spaceFlip, 'held', 0).simulation, 1).steered).toBe(false);
  });

  it('the angle of all turns', () => {
    const { simulation } = setIn(spaceTurn, 'turn', toRadians(30));
    step(simulation, 60);
    expect(turnOf(simulation, 3).step).toBeCloseTo(toRadians(30), 9);
  });

  it('the angle of all turns from where the file says, about the axis that it has', () => {
    const from = attitudeOf(turnAbout({ x: 1, y: 0, z: 0 }, 1));
    const quarter = attitudeOf(multiply(turnAbout(up, Math.PI / 2), turnAbout({ x: 1, y: 0, z: 0 }, 1)));
    const orders = { every: 2, attitudes: [quarter, from], from, fromRest: true };
    const { simulation } = setIn(
      scene({ ships: [{ attitude: from, order: from }], orders }),
      'turn',
      toRadians(30),
    );
    expect(rulesOf(simulation).axis).toEqual({
      x: expect.closeTo(0, 9),
      y: expect.closeTo(1, 9),
      z: expect.closeTo(0, 9),
    });
    // Until the pause after another angle is over.
    for (let n = 0; n < 50; n++) simulation.step();
    const { order } = shipOf(simulation);
    const turned = rotationVector(multiply(order, inverse(turnAbout({ x: 1, y: 0, z: 0 }, 1))));
    expect(turned.y).toBeCloseTo(toRadians(30), 9);
    expect(lengthOf(turned)).toBeCloseTo(toRadians(30), 9);
    expect(rulesOf(simulation).specAtRestart.orders?.from).toEqual(from);
  });

  it('an order of a person’s own stays among other crates, undo goes back step by step, and restart brings the file’s', () => {
    const session = new Session(spaceWhy, 'n', games);
    const own = turnBy({ x: 1, y: 0, z: 0 });
    const [first] = spaceWhy.space.orders.attitudes;
    const order = () => attitudeOf(shipOf(session.simulation).order);
    session.step(60);
    session.edit(({ simulation }) => rulesOf(simulation).order(own));
    session.settle();
    session.step(300);
    session.edit(({ simulation }) => rulesOf(simulation).adjustables().crates.set([8]));
    session.settle();
    session.step(60);
    expect(order()).toEqual(attitudeOf(own));
    expect(rulesOf(session.simulation).spheres[0].crates).toHaveLength(8);
    session.step(204);
    expect(order()).toEqual(attitudeOf(own));
    // Back among four crates, the ships turn to their earlier orders.
    session.undo();
    session.step();
    expect(order()).toEqual(attitudeOf(own));
    expect(rulesOf(session.simulation).spheres[0].crates).toHaveLength(4);
    expect(lengthOf(shipOf(session.simulation).error)).toBeGreaterThan(toRadians(30));
    session.undo();
    session.step(2);
    expect(order()).not.toEqual(attitudeOf(own));
    expect(spaceWhy.space.orders.attitudes).toContainEqual(order());
    session.restart();
    session.step();
    expect(order()).toEqual(first);
  });

  it('a turn that begins again is measured from its own start, whatever the angle of the one before', () => {
    const settledOf = (session: Session) =>
      session.entities.map(
        (entity) => session.simulation.measures.of(entity)?.turn.last?.response.settlingTime ?? null,
      );
    const usual = new Session(spaceTurn, 'n', games);
    usual.step(239);
    for (const steps of [10, 200, 500]) {
      const session = new Session(spaceTurn, 'n', games);
      session.step(steps);
      session.edit(({ simulation }) => {
        const rules = rulesOf(simulation);
        rules.axis = rules.axis!;
      });
      session.step(239);
      expect(settledOf(session), `after ${steps} steps`).toEqual(settledOf(usual));
    }
  });

  it('is undone and done again', () => {
    const session = setIn(spaceWhy, 'crates', 0);
    const crates = () => rulesOf(session.simulation).adjustables().crates.get();
    session.undo();
    expect(crates()).toEqual([4]);
    session.redo();
    expect(crates()).toEqual([0]);
  });

  it('stays through a restart, which begins from the file’s start', () => {
    const session = setIn(spaceWhy, 'crates', 8);
    session.step(50);
    session.restart();
    const [{ ship, crates }] = rulesOf(session.simulation).spheres;
    expect(crates).toHaveLength(8);
    expect(attitudeOf(ship.body.motion.attitude)).toEqual([0, 0, 0, 1]);
  });

  it.each([
    ['crates', 3, 'crates: must be one of 0, 4, 8, got 3'],
    ['cargo', 2000, 'cargo: must be a number from 0 to 1000, got 2000'],
    ['turn', 4, 'by: must be above 0 and at most π, got 4'],
    ['integralFrame', 2, 'integralFrame: must be 0 to 1 for each ship, got 2'],
  ])('%s is refused out of its range, and nothing changes', (name, value, sentence) => {
    const simulation = simulationOf(spaceTurn, games);
    const set = () => rulesOf(simulation).adjustables()[name].set([value]);
    const before = stateHash(simulation);
    expect(set).toThrow(sentence);
    expect(stateHash(simulation)).toBe(before);
  });
});

/**
 * Runs a session to a step, and makes a person's edits on the way: two commanded attitudes and another motion limit.
 * @param until number of the last step
 */
function edited(session: Session, until: number): void {
  for (let { tick } = session.simulation; tick < until; tick++) {
    if (tick === 60 || tick === 200)
      session.edit(({ simulation }) => rulesOf(simulation).order(turnBy({ x: tick / 100, y: 1, z: -0.3 })));
    if (tick === 130) session.edit((_, { limits }) => Object.assign(limits, { angularAcceleration: 14 }));
    session.step();
  }
}

function expectSame(session: Session, other: Session): void {
  const rootsOf = ({ simulation, commands }: Session) => ({ simulation, commands });
  const leaveOut = [session.scenario, session.simulation.scenario, ...session.simulation.measures.rings];
  expect(firstDifference(rootsOf(session), rootsOf(other), leaveOut)).toBeNull();
  expect(firstDifference(recordOf(session.simulation), recordOf(other.simulation))).toBeNull();
  expect(stateHash(session.simulation)).toBe(stateHash(other.simulation));
}

describe('to the last bit, in the middle of hits', () => {
  it('rewinding restores the past, and continues like a run stepped to that moment', () => {
    const session = new Session(spaceWhy, 'space-why', games);
    edited(session, 300);
    const { time } = session.simulation;
    for (const tick of [24, 30, 140, 231]) {
      const fresh = new Session(spaceWhy, 'space-why', games);
      edited(fresh, tick);
      session.lookBack(time - tick / 60);
      expect(session.simulation.tick).toBe(tick);
      expectSame(session, fresh);
    }
    session.lookBack(0);
    const fresh = new Session(spaceWhy, 'space-why', games);
    edited(fresh, 300);
    expectSame(session, fresh);
    session.lookBack(time - 30 / 60);
    session.step(200);
    const other = new Session(spaceWhy, 'space-why', games);
    other.step(230);
    expectSame(session, other);
  });

  it('an undone order leaves the bodies flying, and an undone restart returns them to their places', () => {
    const [session, other] = [0, 1].map(() => new Session(spaceWhy, 'space-why', games));
    const shownOf = ({ simulation }: Session) =>
      rulesOf(simulation).spheres.map(({ trail, meter }) => ({ trail, meter }));
    const expectSameShips = () => {
      expect(stateHash(session.simulation)).toBe(stateHash(other.simulation));
      // The displayed history of the flight is the same too.
      expect(firstDifference(shownOf(session), shownOf(other))).toBeNull();
    };
    for (const each of [session, other]) each.step(30);
    session.edit(({ simulation }) => rulesOf(simulation).order(turnBy({ x: 1, y: 0, z: 0 })));
    session.settle();
    session.undo();
    other.step(100);
    session.step(100);
    expectSameShips();
    session.restart();
    session.step(10);
    session.undo();
    session.step(50);
    other.step(50);
    expectSameShips();
  });

  it.each(spaceScenes)('$id continues from a file saved at any moment', ({ id, scenario }) => {
    for (const steps of [0, 33, 215]) {
      const session = new Session(scenario, id, games);
      session.step(steps);
      const text = JSON.stringify(session.toScenario());
      const other = new Session(parseScenario(text, games), 'opened', games);
      expect(JSON.stringify(other.toScenario()).length).toBeGreaterThan(100);
      for (const each of [session, other]) each.step(120);
      const [one, same] = [session, other].map(({ simulation }) => stateHash(simulation).split(' ')[1]);
      expect(same, `after ${steps} steps`).toBe(one);
    }
  });
});

it('its saved file can be read however hard it is pushed and however long it flies', () => {
  // 10,000 N m s on 1 kg m² are 10,000 rad/s; 1,000 m/s from 990 m are 10 km after ten seconds.
  const moment = { place: [990, 0, 0], velocity: [1000, 0, 0] } as const;
  const pushed = { inertia: { moments: [1, 1, 1] }, steered: false, moment } as const;
  const session = new Session(
    scene({ ships: [pushed], pushes: [{ at: 0, ship: 0, spin: [0, 1e4, 0] }] }),
    'n',
    games,
  );
  session.step(600);
  const { place, angularVelocity } = shipOf(session.simulation).body.motion;
  expect([lengthOf(place), lengthOf(angularVelocity)]).toEqual([
    expect.closeTo(1000, 6),
    expect.closeTo(188, 6),
  ]);
  expect(() => parseScenario(JSON.stringify(session.toScenario()), games)).not.toThrow();
});

it('the fingerprint holds the ships and their crates', () => {
  const bodies = (simulation: Simulation) => simulation.systems.flatMap(({ ownState = [] }) => ownState);
  const simulation = simulationOf(spaceWhy, games);
  expect(bodies(simulation)).toHaveLength(13 * (2 + 2 * 4));
  // Place, attitude and motion of the first ship, which is level and at rest.
  expect(bodies(simulation).slice(0, 13)).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  const before = stateHash(simulation);
  rulesOf(simulation).spheres[1].crates[3].motion = shipOf(simulation).body.motion;
  expect(stateHash(simulation)).not.toBe(before);
});
