// Tests of the findings about a person's orders: computed when the drag has ended, and kept until another turn gives
// another one.
import { describe, expect, it } from 'vitest';
import { Session } from '../../app/session/session';
import { sentenceText } from '../../lab/answers/answer';
import { inverse, multiply, rotationVector } from '../../laws/control/attitude/quaternion';
import { lengthOf } from '../../laws/control/attitude/vector';
import { angleText } from '../../laws/exact/figures';
import { gameFields } from '../rules';
import { pointed } from './order';
import { spaceOf } from './rules/space-rules';
import { spaceScenes } from './scenario';

const unit = (x: number, y: number, z: number) => {
  const length = Math.hypot(x, y, z);
  return { x: x / length, y: y / length, z: z / length };
};

/**
 * Two directions as unit vectors: to the right, up and towards the camera (`aside`), and to the left, down and towards
 * the camera (`below`).
 */
const [aside, below] = [unit(1, 1, 1), unit(-1, -1, 1)];

function opened(id: string) {
  const { scenario } = spaceScenes.find((scene) => scene.id === id)!;
  const session = new Session(scenario, id, gameFields);
  const rules = () => spaceOf(session.simulation)!;
  return {
    session,
    rules,
    seconds: (count: number) => session.step(Math.round(count * session.simulation.stepRate)),
    said: () => (session.answer ? sentenceText(session.answer.phrases) : ''),
    hold: (on: boolean) =>
      session.disturb(({ simulation }) => {
        spaceOf(simulation)!.isInputHeld = on;
      }),
    order: (direction: { x: number; y: number; z: number }) =>
      session.edit(({ simulation }) => {
        const all = spaceOf(simulation)!;
        all.order(pointed(all.spheres[1].ship.order, direction));
      }),
    set: (name: string, value: number) =>
      session.edit(({ simulation }) => spaceOf(simulation)!.adjustables()[name].set([value])),
    orders: () => rules().spheres.map(({ ship }) => ship.order),
  };
}

describe('the deviation of a ship', () => {
  it('is marked for the ship that crates have thrown off, with the number of its caption', () => {
    const { session, seconds, rules } = opened('space-why');
    seconds(3);
    const [thrown] = session.answer!.marks;
    const { ship, meter } = rules().spheres.find((sphere) => sphere.ship.isTurnedByTorque)!;
    expect(session.answer!.marks).toHaveLength(1);
    expect(thrown).toMatchObject({ kind: 'deviation', of: ship.entity, text: angleText(meter.offArc) });
    const { attitude, nearest } = meter.farthest!;
    const between = rotationVector(multiply(inverse(nearest!), attitude));
    // The meter subtracts rotation vectors. For small angles that is the angle between the attitudes.
    expect(lengthOf(between)).toBeCloseTo(meter.offArc, 1);
  });

  it('is forgotten when another turn begins', () => {
    const { session, seconds, rules, order } = opened('space-why');
    seconds(3);
    expect(rules().spheres.every(({ meter }) => meter.farthest === null)).toBe(false);
    order(below);
    session.step(1);
    for (const { meter } of rules().spheres) expect(meter.offArc).toBeLessThan(0.01);
  });
});

describe('a finding', () => {
  it.each(['space-why', 'space-order', 'space-flip', 'space-turn'])(
    'of %s does not come while a hand holds an order, however long, and comes once it has let go',
    (id) => {
      const { seconds, said, hold, order, session } = opened(id);
      hold(true);
      if (id === 'space-turn')
        session.edit(({ simulation }) => {
          spaceOf(simulation)!.axis = aside;
        });
      else order(aside);
      seconds(14);
      expect(said()).toBe('');
      hold(false);
      seconds(3.6);
      expect(said()).not.toBe('');
    },
  );

  it('comes after an own order as after one of the scene, as soon as all rest', () => {
    const { session, seconds, said, order } = opened('space-why');
    seconds(0.5);
    order(aside);
    seconds(0.2);
    expect(said()).toBe('');
    const from = session.simulation.time;
    while (said() === '') session.step();
    expect(session.simulation.time - from).toBeLessThan(3.2);
  });

  it('stands while something else is ordered or set, until that has been turned to', () => {
    const { seconds, said, order, set } = opened('space-order');
    seconds(6.7);
    const found = said();
    // A second program computed these: 74.9° off its arc, and 86.9° off its order after 3.2 s.
    expect(found).toMatch(/^Repaired .*; Published 75° and still has 87° to turn and roll\.$/);
    order(below);
    seconds(0.2);
    expect(said()).toBe(found);
    seconds(3.2);
    const own = said();
    expect(own).toMatch(/off its way|within/);
    expect(own).not.toBe(found);
    set('cargo', 0);
    expect(said()).toBe(own);
  });

  it('of an own turn has the figures that stand under the spheres', () => {
    const { seconds, said, order, rules } = opened('space-order');
    seconds(3.3);
    for (const direction of [aside, below, unit(0, -1, 0.2), aside]) {
      order(direction);
      seconds(3.3);
      const off = rules().spheres.map(({ meter }) => (meter.offArc * 180) / Math.PI);
      const [printed, right] = off.map(Math.round);
      const missed = / and still has \d+° to turn and roll/.exec(said())?.[0] ?? '';
      expect(said()).toBe(
        off[0] - off[1] >= 5
          ? `Repaired ${right}° off its way; Published ${printed}°${missed}.`
          : `All kept within ${printed}° of their way.`,
      );
    }
  });

  it('says that no crate was hit, if a person’s order leads past all of them', () => {
    const { seconds, said, order, session } = opened('space-why');
    // Five degrees from the nose.
    order(unit(1, 0.09, 0));
    seconds(3.3);
    expect(said()).toBe('No crate was in the way of this turn.');
    expect(session.answer!.right).toEqual([]);
  });
});

it('an order that is dragged along begins its way where the ship was at the last move', () => {
  const { seconds, order, rules } = opened('space-order');
  seconds(3.3);
  order(aside);
  seconds(0.5);
  const printed = rules().spheres[0];
  expect(printed.meter.offArc).toBeGreaterThan(0.02);
  order(unit(1, 1.02, 1));
  seconds(1 / 60);
  expect(printed.meter.offArc).toBeLessThan(0.01);
});

describe('an own order', () => {
  it.each([
    ['space-why', 'crates', 8],
    ['space-order', 'cargo', 480],
    ['space-flip', 'held', 0],
  ] as const)('of %s stays when the main control sets %s', (id, name, value) => {
    const { seconds, order, orders, set, session, rules } = opened(id);
    seconds(1);
    order(below);
    const given = orders();
    const steered = rules().spheres.map(({ ship }) => ship.steered);
    session.settle();
    set(name, value);
    seconds(8);
    orders().forEach((now, n) => {
      if (steered[n]) expect(now).toEqual(given[n]);
    });
    session.settle();
    session.undo();
    seconds(4);
    orders().forEach((now, n) => {
      if (steered[n]) expect(now).toEqual(given[n]);
    });
  });
});
