// Tests of the stated causes of answers. Each run without the cause lacks the effect.
import { describe, expect, it } from 'vitest';
import { Session } from '../app/session/session';
import { sentenceText } from '../lab/answers/answer';
import { answerMeterOf } from '../lab/answers/answers';
import { rotate } from '../laws/control/attitude/quaternion';
import { lengthOf, type Vector } from '../laws/control/attitude/vector';
import { distance, type Point } from '../world/entities/command';
import type { Channel } from '../world/simulation/meters/telemetry';
import type { EntitySpec, Scenario } from '../world/simulation/scenario';
import { gameFields } from './rules';
import { allScenarios } from './scenes';
import { spaceOf } from './space/rules/space-rules';

function scenarioOf(id: string): Scenario {
  return allScenarios.find((each) => each.id === id)!.scenario;
}

/** Opens a scene with some fields changed. */
function opened(id: string, changes: Partial<Scenario> = {}): Session {
  return new Session({ ...scenarioOf(id), ...changes }, id, gameFields);
}

/** Runs a scene until it gives its first answer. Returns the session at that moment. */
function answered(id: string, changes: Partial<Scenario> = {}): Session {
  const session = opened(id, changes);
  while (!session.answer) {
    if (session.simulation.time > 40) throw new Error(`“${id}” gives no answer in 40 s`);
    session.step();
  }
  return session;
}

/** Returns the descriptions of a scene's bodies with some fields of each body changed. */
function changed(id: string, change: (spec: EntitySpec, n: number) => Partial<EntitySpec>): EntitySpec[] {
  return scenarioOf(id).entities.map((spec, n) => ({ ...spec, ...change(spec, n) }));
}

/**
 * Returns the recorded values of a measured quantity (channel) of a body, from the start on. Steps without a value are
 * left out.
 */
function column({ simulation, entities }: Session, body: number, channel: Channel): number[] {
  return simulation.measures.telemetry.column(entities[body], channel).filter((value) => value !== null);
}

const degrees = (angle: number) => (angle * 180) / Math.PI;
const wrapped = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));
const rms = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
const greatest = (values: readonly number[]) => Math.max(...values.map(Math.abs));

/** Returns a body's mean control error (desired - actual) over the last second. rad for a heading, m for a place */
function offOf(session: Session, body: number): number {
  const errors = column(session, body, 'error').slice(-60);
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

/** Returns the largest overshoot of a body in a turn: its largest error beyond the target. rad or m */
function pastOf(session: Session, body: number): number {
  const errors = column(session, body, 'error');
  const first = errors.find((error) => Math.abs(error) > 0.09) ?? 0;
  return Math.max(0, ...errors.map((error) => -Math.sign(first) * error));
}

/**
 * Runs a session for some seconds, and returns the motion of a body in each step. `angle` is its heading before the
 * step, `push` the change of its velocity. `slip` is the angle from the heading to the new velocity. `speed` and
 * `after` are its speeds before and after the step.
 */
function stepsOf(session: Session, body: number, seconds: number) {
  const { body: rigid } = session.entities[body];
  return Array.from({ length: Math.round(seconds * session.simulation.stepRate) }, () => {
    const before = { ...rigid.getLinearVelocity() };
    const angle = rigid.getAngle();
    session.step();
    const { x, y } = rigid.getLinearVelocity();
    const speed = Math.hypot(before.x, before.y);
    const slip = wrapped(Math.atan2(y, x) - angle);
    return { angle, slip, push: { x: x - before.x, y: y - before.y }, speed, after: Math.hypot(x, y) };
  });
}

it('path-race: the missile flies along its nose all the time; the character flies and is pushed across it, too', () => {
  const [missile, character] = [0, 1].map((body) => {
    const steps = stepsOf(opened('path-race'), body, 12);
    return {
      slips: steps.filter(({ after }) => after > 1).map(({ slip }) => degrees(slip)),
      across: steps.map(({ angle, push }) => Math.abs(push.y * Math.cos(angle) - push.x * Math.sin(angle))),
    };
  });
  expect(greatest(missile.slips)).toBeLessThan(0.1);
  expect(greatest(character.slips)).toBeGreaterThan(60);
  // Its engine gives 100 m/s²: 1.67 m/s in 1/60 s.
  expect(greatest(character.across)).toBeGreaterThan(1);
});

it('swarm: a missile flies in the crowd as it does alone, so the cost of each adds up', () => {
  const [crowd, alone] = [300, 1].map((count) =>
    opened('swarm', { swarm: { ...scenarioOf('swarm').swarm!, count } }),
  );
  crowd.step(120);
  alone.step(120);
  const stateOf = ({ entities: [{ body }] }: Session) => [body.getAngle(), body.getAngularVelocity()];
  expect(stateOf(crowd)).toEqual(stateOf(alone));
});

it('swarm: on a device that takes half the time for a step, twice as many fit', () => {
  const [slow, fast] = [0.008, 0.004].map((spent) => {
    const session = opened('swarm');
    session.step();
    const meter = answerMeterOf(session.simulation)!;
    for (let n = 0; n < 601; n++) meter.noteFrame?.({ elapsed: 1 / 60, steps: 1, isDrawn: true, spent });
    return Number(
      /about ([\d,]+) (?:could|would)/.exec(sentenceText(meter.answer!.phrases))![1].replace(',', ''),
    );
  });
  expect(fast / slow).toBeCloseTo(2, 1);
});

/**
 * Returns the events in which a body reaches waypoints of its path. `used` is the number of waypoints reached in the
 * same step. `away` is the distance from the last of them before that step, m.
 */
function arrivals(session: Session, body: number): { readonly used: number; readonly away: number }[] {
  const entity = session.entities[body];
  const all: { used: number; away: number }[] = [];
  let before = entity.cursor;
  while (!session.answer && entity.cursor < entity.waypoints.length) {
    const { x, y } = entity.body.getPosition();
    session.step();
    const used = entity.cursor - before;
    before = entity.cursor;
    const last = entity.waypoints[before - 1];
    if (used > 0 && last) all.push({ used, away: distance({ x, y }, last) });
  }
  return all;
}

describe.each([
  ['2013-demo', 0],
  ['put-right', 0],
] as const)('%s', (id, body) => {
  it('an arrival strikes off two waypoints, and the second is far away', () => {
    const pairs = arrivals(opened(id), body).filter(({ used }) => used === 2);
    expect(pairs.length).toBeGreaterThanOrEqual(2);
    for (const { away } of pairs) expect(away).toBeGreaterThan(10);
  });
});

describe('put-right', () => {
  it('the repaired missile strikes off one waypoint at a time', () => {
    expect(new Set(arrivals(opened('put-right'), 1).map(({ used }) => used))).toEqual(new Set([1]));
  });

  it('the published missile is below its limit of 10 m/s before each push, and above it after', () => {
    const steps = stepsOf(opened('put-right'), 0, 8);
    const faster = steps.filter(({ after, speed }) => after > speed + 1e-6);
    expect(Math.max(...steps.map(({ after }) => after))).toBeCloseTo(13.33, 1);
    // The push in a step is at most 100 m/s² for 1/30 s.
    for (const { after } of faster) expect(after).toBeLessThan(10 + 100 / 30 + 0.01);
    const repaired = stepsOf(opened('put-right'), 1, 8);
    expect(Math.max(...repaired.map(({ after }) => after))).toBeLessThan(10.01);
  });
});

it('three-rates: at 30 Hz forward PD is past its mark at most looks; at 60 Hz, or planned ahead, it is not', () => {
  const session = answered('three-rates');
  const changes = (body: number, every: number) => {
    const errors = column(session, body, 'error').filter((_, n) => n % every === 0);
    // At rest the sign of the last bit may change.
    const isPast = (error: number, n: number) =>
      n > 0 && error * errors[n - 1] < 0 && Math.abs(error) > 0.001;
    return errors.filter(isPast).length / errors.length;
  };
  // There are 120 steps a second. The first body measures at every fourth step, the second one at every other step.
  expect(changes(0, 4)).toBeGreaterThan(0.5);
  expect(changes(1, 2)).toBeLessThan(0.05);
  // Stable PD and backward PD at 30 Hz.
  expect(changes(3, 4)).toBeLessThan(0.1);
  expect(changes(6, 4)).toBeLessThan(0.1);
});

it('known-wind: who pushes back makes a small turn in the wind as without it; the others do not', () => {
  // The turn is so small that the motor never reaches its limit.
  const turns = { every: 7, by: 0.1, fromRest: true } as const;
  const [windy, calm] = [answered('known-wind', { turns }), opened('known-wind', { turns, windTorque: 0 })];
  while (calm.simulation.tick < windy.simulation.tick) calm.step();
  const apart = [0, 1, 2].map((body) => {
    const other = column(calm, body, 'error');
    return degrees(greatest(column(windy, body, 'error').map((error, n) => error - other[n])));
  });
  expect(apart[2]).toBeLessThan(0.01);
  expect(apart[0]).toBeGreaterThan(5);
  expect(apart[1]).toBeGreaterThan(5);
});

describe('noise', () => {
  const session = answered('noise');

  it('the rate shakes more than the heading that it is taken from, and less with a filter', () => {
    const last = (body: number, channel: Channel) => rms(column(session, body, channel).slice(-120));
    expect(last(0, 'd')).toBeGreaterThan(2 * last(0, 'p'));
    expect(last(1, 'd')).toBeLessThan(last(0, 'd') / 2);
  });

  it('without a filter it asks most of its motor, of all four, two of which have no noise', () => {
    const worked = [0, 1, 2, 3].map((body) => rms(column(session, body, 'commanded').slice(-120)));
    expect(session.answer!.right).toEqual([0]);
    expect(worked[0]).toBeGreaterThan(2 * Math.max(...worked.slice(1)));
  });

  it('told at once, the one that never rests is at rest', () => {
    const prompt = answered('noise', { entities: changed('noise', () => ({ sensor: {} })) });
    const swing = (each: Session) => degrees(greatest(column(each, 3, 'error').slice(-60)));
    expect(swing(session)).toBeGreaterThan(10);
    expect(swing(prompt)).toBeLessThan(0.5);
  });
});

describe('knocked-about', () => {
  const { obstacles = [] } = scenarioOf('knocked-about');
  const { figures } = answered('knocked-about').answer!;

  it('without the wall across its way the character is not thrown off', () => {
    const others = obstacles.filter(({ kind, position: [x] }) => kind !== 'wall' || x !== 0);
    expect(others).toHaveLength(obstacles.length - 1);
    const free = opened('knocked-about', { obstacles: others });
    free.step(8.5 * 60);
    expect(free.answer?.figures['character off']).toBeUndefined();
    expect(figures['character off']).toBeGreaterThan(3);
  });

  it('the missile does not come back past crates that do not give way', () => {
    const fixed = obstacles.map((each) => ({ ...each, kind: 'wall' as const }));
    const { figures: among } = answered('knocked-about', { obstacles: fixed }).answer!;
    expect(figures['missile back']).toBeLessThan(3);
    expect(among['character back']).toBeGreaterThan(3);
    expect(among['missile back']).toBeUndefined();
  });
});

it('long-frames: with short steps the one that is thrown past stays', () => {
  const bodies = scenarioOf('long-frames').entities.map(({ steps: _, ...spec }) => spec);
  expect(degrees(pastOf(answered('long-frames'), 0))).toBeCloseTo(60, 0);
  expect(degrees(pastOf(answered('long-frames', { entities: bodies }), 0))).toBeLessThan(1);
});

it('dock: One step asks for more than its engine has, and with a stronger one it stops at its place', () => {
  const session = answered('dock');
  // The engine of the third body gives 5 m/s².
  expect(greatest(column(session, 2, 'commanded'))).toBeGreaterThan(50);
  const strong = { linearAcceleration: 5000, speed: 12 };
  const bodies = changed('dock', () => ({ limits: strong }));
  const free = opened('dock', { entities: bodies, obstacles: [] });
  free.step(7 * 60);
  expect(session.answer!.figures['One step: past']).toBeCloseTo(14, 0);
  expect(offOf(free, 2)).toBeLessThan(0.1);
});

describe('why-torque', () => {
  const [among, clear] = [answered('why-torque'), opened('why-torque', { obstacles: [] })];
  while (clear.simulation.tick < among.simulation.tick) clear.step();
  const apart = [0, 1, 2, 3].map((body) => {
    const other = column(clear, body, 'error');
    return degrees(greatest(column(among, body, 'error').map((error, n) => error - other[n])));
  });

  it('crates throw those that turn by torque or a joint off by more than 70°, the two that are set by less than 25°', () => {
    const [torque, joint, rateSet, angleSet] = apart;
    expect(among.answer!.right).toEqual([0, 1]);
    expect(Math.min(torque, joint)).toBeGreaterThan(70);
    expect(Math.max(rateSet, angleSet)).toBeLessThan(25);
  });

  it('the motor of torque keeps to its limit, and a set turn rate gives back nothing that crates gave', () => {
    const applied = greatest(column(among, 0, 'applied'));
    expect(applied).toBeLessThanOrEqual(greatest(column(among, 0, 'alphaLimit')) + 1e-9);
    const [torque, , rateSet] = among.entities.map((entity) => among.simulation.measures.of(entity)!.push);
    expect(torque.given).toBeGreaterThan(100);
    expect(torque.overridden).toBe(0);
    expect(rateSet.given).toBeGreaterThan(100);
    expect(rateSet.overridden).toBe(rateSet.given);
  });
});

describe('fast-target', () => {
  const session = opened('fast-target');
  /** Headings and places of the bodies, and the place of the target, after each step. */
  const seen: { headings: number[]; places: Point[]; target: Point }[] = [];
  while (!session.answer) {
    session.step();
    seen.push({
      headings: session.entities.map(({ body }) => body.getAngle()),
      places: session.entities.map(({ body }) => ({ ...body.getPosition() })),
      target: { ...session.simulation.targets[0].position },
    });
  }
  const off = (n: number, body: number, to: Point) => {
    const { headings, places } = seen[n];
    return Math.abs(
      degrees(wrapped(Math.atan2(to.y - places[body].y, to.x - places[body].x) - headings[body])),
    );
  };

  it.each([30, 60, 120, 180])(
    'at step %i pursuit points at the target; the others point ahead, and lead nearest to the catch',
    (n) => {
      const end = seen[seen.length - 1].target;
      expect(off(n, 0, seen[n].target)).toBeLessThan(2);
      for (const body of [1, 2]) expect(off(n, body, seen[n].target)).toBeGreaterThan(10);
      expect(off(n, 1, end)).toBeLessThan(off(n, 0, end) - 5);
      expect(off(n, 1, end)).toBeLessThan(off(n, 2, end) - 1);
    },
  );
});

it('evader: the turn that is told goes on for a second with the steady target, and not with the one that jerks', () => {
  const session = opened('evader');
  const { targets, stepRate } = session.simulation;
  const [steady, jerky] = [0, 2].map((n) => targets[n]);
  const rates = [steady, jerky].map((): number[] => []);
  let before = [steady, jerky].map(({ velocity }) => velocity);
  for (let n = 0; n < 4 * stepRate; n++) {
    session.step();
    [steady, jerky].forEach(({ velocity }, k) => {
      const turned = Math.atan2(velocity.y, velocity.x) - Math.atan2(before[k].y, before[k].x);
      rates[k].push(wrapped(turned) * stepRate);
    });
    before = [steady, jerky].map(({ velocity }) => velocity);
  }
  // Error of a prediction for one second later, made from the present turn rate.
  const wrong = rates.map((each) =>
    greatest(
      each.slice(0, -stepRate).map((rate, n) => {
        const turned = each.slice(n, n + stepRate).reduce((sum, value) => sum + value / stepRate, 0);
        return degrees(turned - rate);
      }),
    ),
  );
  expect(wrong[0]).toBeLessThan(1);
  expect(wrong[1]).toBeGreaterThan(20);
});

it('orbit: at half the speed the circle has half the radius', () => {
  const radius = (speed: number) => {
    const entities = changed('orbit', () => ({ limits: { speed, turnRate: 1 } }));
    const session = opened('orbit', { entities });
    session.step(10 * 60);
    const { body } = session.entities[0];
    return body.getLinearVelocity().length() / Math.abs(body.getAngularVelocity());
  };
  // 12 m/s and 6 m/s, divided by 1 rad/s.
  expect(radius(12)).toBeCloseTo(12, 1);
  expect(radius(6)).toBeCloseTo(6, 1);
});

describe('tower-defence', () => {
  it('without a sum of the past both guns hit alike', () => {
    const entities = changed('tower-defence', ({ controller }) =>
      controller ? { controller: { ...controller, ki: 0 } } : {},
    );
    const session = opened('tower-defence', { entities });
    session.step(18.25 * 60);
    const standings = answerMeterOf(session.simulation)!.standings!;
    const [left, right] = standings.rows.map(({ value }) => value);
    expect(left).toBe(right);
    expect(left).toBeGreaterThan(10);
  });

  it('at a new enemy the gun that forgets begins without a sum; the other keeps that of the last', () => {
    const session = answered('tower-defence');
    const aims = (body: number) => {
      const [errors, sums] = (['error', 'i'] as const).map((channel) => column(session, body, channel));
      // The error jumps when the gun turns to another enemy.
      return sums.filter((_, n) => n > 0 && Math.abs(errors[n] - errors[n - 1]) > 0.5).map(Math.abs);
    };
    expect(Math.max(...aims(0))).toBeLessThan(1);
    expect(Math.max(...aims(1))).toBeGreaterThan(2);
  });
});

it('masses: told its own inertia, each body turns by the same errors; told the usual one, none of the others does', () => {
  const errorsOf = (torqueByInertia: boolean) => {
    const session = opened('masses', { entities: changed('masses', () => ({ torqueByInertia })) });
    session.step(110);
    return session.entities.map((_, body) => column(session, body, 'error'));
  };
  const apart = (all: number[][]) =>
    all.map((errors) => degrees(greatest(errors.map((error, n) => error - all[2][n]))));
  for (const off of apart(errorsOf(true))) expect(off).toBeLessThan(0.01);
  for (const [n, off] of apart(errorsOf(false)).entries()) if (n !== 2) expect(off).toBeGreaterThan(10);
});

/** Returns the present attitudes of all ships in space. Each attitude consists of two directions: nose and wing. */
function attitudes(session: Session): Vector[][] {
  return spaceOf(session.simulation)!.spheres.map(({ ship }) =>
    [
      { x: 1, y: 0, z: 0 },
      { x: 0, y: 1, z: 0 },
    ].map((axis) => rotate(axis, ship.body.motion.attitude)),
  );
}

/**
 * Returns the angle between two attitudes: the larger of the angles between their noses and between their wings. rad
 */
const between = (one: readonly Vector[], other: readonly Vector[]) =>
  Math.max(
    ...one.map((axis, n) => {
      const { x, y, z } = other[n];
      return Math.acos(Math.min(1, axis.x * x + axis.y * y + axis.z * z));
    }),
  );

it('space-why: crates move the ship that is pushed by torque, and not the one that is set', () => {
  const { space } = scenarioOf('space-why');
  const [among, clear] = [opened('space-why'), opened('space-why', { space: { ...space!, crates: 0 } })];
  const most = [0, 0];
  for (let n = 0; n < 108; n++) {
    among.step();
    clear.step();
    const [here, there] = [attitudes(among), attitudes(clear)];
    for (const ship of [0, 1]) most[ship] = Math.max(most[ship], degrees(between(here[ship], there[ship])));
  }
  expect(most[0]).toBeLessThan(0.01);
  expect(most[1]).toBeGreaterThan(3);
});

describe('space-order', () => {
  it('with cargo some axes of a ship are harder to turn, and these axes turn with the ship', () => {
    const session = opened('space-order');
    const { ship } = spaceOf(session.simulation)!.spheres[1];
    const { x, y, z } = ship.body.solid.moments;
    expect(Math.max(x, y, z) / Math.min(x, y, z)).toBeGreaterThan(1.5);
    const hardness = () => ship.body.timesInertia({ x: 1, y: 0, z: 0 });
    const before = hardness();
    while (!session.answer) session.step();
    const after = hardness();
    expect(lengthOf({ x: after.x - before.x, y: after.y - before.y, z: after.z - before.z })).toBeGreaterThan(
      0.2 * lengthOf(before),
    );
  });

  it('without cargo the old tilt keeps near its way', () => {
    const ships = (scenarioOf('space-order').space?.ships ?? []).map((ship) => ({ ...ship, cargo: 0 }));
    const { space } = scenarioOf('space-order');
    const off = (session: Session) => {
      while (session.simulation.time < 6.6) session.step();
      return degrees(spaceOf(session.simulation)!.spheres[0].meter.mostOffArc);
    };
    expect(off(opened('space-order', { space: { ...space!, ships } }))).toBeLessThan(10);
    expect(off(opened('space-order'))).toBeGreaterThan(60);
  });
});

it('space-flip: with no torque the tilt of the middle axis grows from 0.3° to more than a right angle', () => {
  const session = opened('space-flip');
  const { ship } = spaceOf(session.simulation)!.spheres[0];
  const momentum = () => ship.body.timesInertia(ship.body.motion.angularVelocity);
  const first = momentum();
  const tilt = () => {
    const { attitude, angularVelocity } = ship.body.motion;
    const middle = rotate({ x: 0, y: 1, z: 0 }, attitude);
    const { x, y, z } = angularVelocity;
    return degrees(Math.acos((middle.x * x + middle.y * y + middle.z * z) / lengthOf(angularVelocity)));
  };
  expect(tilt()).toBeLessThan(0.5);
  let most = 0;
  while (!session.answer) {
    session.step();
    most = Math.max(most, tilt());
  }
  expect(most).toBeGreaterThan(90);
  const last = momentum();
  const lost = lengthOf({ x: last.x - first.x, y: last.y - first.y, z: last.z - first.z });
  expect(lost / lengthOf(first)).toBeLessThan(0.001);
});

it('space-turn: the winner turns about one axis, fully pushed one way, then the other; One step more often', () => {
  const session = opened('space-turn');
  const { spheres } = spaceOf(session.simulation)!;
  const names = session.entities.map(({ controller }) => controller.kind);
  const [winner, late] = ['time-optimal', 'one-step'].map((kind) => spheres[names.indexOf(kind)].ship);
  const signs = [winner, late].map((): number[] => []);
  const axis: (Vector | null)[] = [null, null];
  let off = 0;
  while (!session.answer) {
    session.step();
    off = Math.max(off, winner.offArc);
    [winner, late].forEach((ship, k) => {
      const push = ship.turn?.applied;
      if (!push || lengthOf(push) < 0.9 * ship.entity.limits.angularAcceleration) return;
      axis[k] ??= push;
      const { x, y, z } = axis[k] ?? push;
      signs[k].push(Math.sign(push.x * x + push.y * y + push.z * z));
    });
  }
  // The last step before the target may push back once more.
  const lasting = signs.map((each) =>
    each.filter((sign, n) => n < 2 || (sign === each[n - 1] && sign === each[n - 2])),
  );
  const changes = lasting.map((each) => each.filter((sign, n) => n > 0 && sign !== each[n - 1]).length);
  expect(signs[0].length).toBeGreaterThan(30);
  expect(degrees(off)).toBeLessThan(1);
  expect(changes[0]).toBe(1);
  expect(changes[1]).toBeGreaterThan(1);
});
