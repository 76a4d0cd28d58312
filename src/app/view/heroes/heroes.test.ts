// Tests of main controls: every built-in scene has one, and each has the stated effect, measured on the simulation.

import { describe, expect, it } from 'vitest';
import { readScenario } from '../../../lab/files/read-scenario';
import { scenarios } from '../../../lab/scenarios';
import { toRadians } from '../../../laws/exact/figures';
import { distance } from '../../../world/entities/command';
import { inertiaAboutCentre } from '../../../world/entities/hull';
import { shoveSpeed } from '../../../world/simulation/entity-edits';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { gunsOf } from '../../../world/simulation/guns/gunnery';
import { opened } from './opened.fixture';

const spinning = ({ body }: Entity) => Math.abs(body.getAngularVelocity());

describe('the scenes', () => {
  it.each(scenarios.map(({ id }) => id))('%s has a hero with a value or a press', (id) => {
    const { hero, now } = opened(id);
    if (hero.choice || hero.range) expect(now()).toEqual(expect.any(Number));
    else expect(hero.press).toBeDefined();
  });

  it('have values within their ranges at the start', () => {
    for (const { id } of scenarios) {
      const { hero, now } = opened(id);
      if (!hero.range) continue;
      expect(now(), id).toBeGreaterThanOrEqual(hero.range.min * 0.999);
      expect(now(), id).toBeLessThanOrEqual(hero.range.max * 1.001);
    }
  });

  it('show one of their choices as chosen at the start', () => {
    for (const { id } of scenarios) {
      const { hero, now, values } = opened(id);
      if (hero.choice) expect(values(), id).toContain(now());
    }
  });
});

describe('a hero', () => {
  it('of the motor leaves a quarter of it, and gives it back', () => {
    const { entities, choose, now } = opened('path-race');
    choose(1);
    const full = entities[0].limits.angularAcceleration;
    choose(0);
    expect(entities[0].limits.angularAcceleration).toBeCloseTo(full / 4, 9);
    expect(now()).toBe(0);
    choose(0);
    expect(entities[0].limits.angularAcceleration).toBeCloseTo(full / 4, 9);
  });

  it('of remarks hides them and nothing else', () => {
    const { view, choose } = opened('2013-demo');
    const before = { ...view.shown };
    choose(0);
    expect(view.shown).toEqual({ ...before, remarks: false });
  });

  it('of bodies lets one fly alone, and restores the other one in its place', () => {
    const { session, choose, now, words } = opened('put-right');
    expect(words()).toEqual(['both', '2013', 'repaired']);
    session.step(60);
    choose(2);
    expect(session.entities.map(({ kind }) => kind)).toEqual(['missile']);
    expect(now()).toBe(2);
    const { x, y } = session.entities[0].body.getPosition();
    choose(1);
    expect(session.entities.map(({ kind }) => kind)).toEqual(['missile-2013']);
    expect(session.entities[0].body.getPosition()).toMatchObject({ x, y });
    choose(0);
    expect(session.entities).toHaveLength(2);
    expect(now()).toBe(0);
  });

  it.each(['p-pi-pid', 'known-wind'])('of wind in %s turns by torque over inertia: 50 N m', (id) => {
    const turned = [0, 50].map((windTorque) => {
      const { session, entities, choose } = opened(id);
      choose(windTorque);
      session.step();
      return entities[0].body.getAngularVelocity();
    });
    const { body } = opened(id).entities[0];
    expect(turned[1] - turned[0]).toBeCloseTo(50 / inertiaAboutCentre(body) / 60, 9);
  });

  it('of gravity pulls a lifter that does not know it farther down on Earth than on the Moon', () => {
    const sunk = [0, 1.62, 9.81].map((gravity) => {
      const { session, choose } = opened('hold-height');
      choose(gravity);
      session.step(60);
      return session.entities[0].body.getPosition().y;
    });
    expect(sunk[0]).toBeCloseTo(0, 9);
    expect(sunk[1]).toBeGreaterThan(0.1);
    expect(sunk[2]).toBeGreaterThan(3 * sunk[1]);
  });

  it('of crates lets none, few or many stand, and begins the turn again', () => {
    const { session, simulation, choose, now } = opened('why-torque');
    session.step(60);
    choose(3);
    expect(simulation.obstacles).toHaveLength(36);
    expect(now()).toBe(3);
    expect(simulation.entities[0].body.getAngle()).toBe(0);
    choose(0);
    expect(simulation.obstacles).toHaveLength(0);
    expect(simulation.world.getBodyCount()).toBe(5);
    session.restart();
    expect(session.simulation.obstacles).toHaveLength(0);
  });

  it('of forgetting exchanges the turrets with their names, and both counts start again', () => {
    const { session, simulation, entities, choose, now } = opened('tower-defence');
    session.step(300);
    const labels = entities.slice(0, 2).map((entity) => session.labelOf(entity));
    choose(1);
    expect(now()).toBe(1);
    expect(entities.slice(0, 2).map(({ guided }) => guided!.options.resetOnRetarget)).toEqual([false, true]);
    expect(entities.slice(0, 2).map((entity) => session.labelOf(entity))).toEqual(labels.toReversed());
    for (const { score } of gunsOf(simulation)) expect(score).toMatchObject({ shots: 0, since: 5 });
  });

  it('of forgetting lets both keep their past and says so, and one forget again', () => {
    const { session, entities, choose, now } = opened('tower-defence');
    const labels = () => entities.slice(0, 2).map((entity) => session.labelOf(entity));
    choose(-1);
    expect(now()).toBe(-1);
    expect(entities.slice(0, 2).map(({ guided }) => guided!.options.resetOnRetarget)).toEqual([false, false]);
    expect(labels()).toEqual(['keeps its past', 'keeps its past']);
    choose(0);
    expect(now()).toBe(0);
    expect(labels()).toEqual(['forgets its past', 'keeps its past']);
  });

  it('of inertia lets torque for the usual missile turn one of 8 times the inertia by an eighth', () => {
    const { session, entities, choose } = opened('masses');
    choose(0);
    session.step(1);
    const [, light, usual, heavy, big] = entities.map(spinning);
    expect(heavy / usual).toBeCloseTo(1 / 8, 9);
    expect(light / usual).toBeCloseTo(8, 9);
    expect(big / usual).toBeCloseTo(1 / 64, 9);
    choose(1);
    session.step(1);
    const turned = entities.map(spinning);
    for (const each of turned) expect(each).toBeCloseTo(turned[0], 9);
  });
});

it.each(['long-way', 'kick', 'orbit', 'p-pi-pid', 'why-torque', 'masses', 'tower-defence'])(
  'what the hero of %s changes is undone',
  (id) => {
    const { session, hero, now, choose, values } = opened(id);
    const was = now();
    choose(hero.choice ? values().find((value) => value !== was)! : hero.range!.max);
    expect(now()).not.toBe(was);
    session.settle();
    expect(session.undo()).toBe(true);
    expect(now()).toBe(was);
  },
);

it('a hero keeps the settings of its file, also when it is saved', () => {
  const { session, hero } = opened('put-right');
  expect(hero.label).toBe('Rules');
  expect(readScenario(session.toScenario()).hero).toEqual(session.scenario.hero);
});

const total = (entities: readonly Entity[], of: (entity: Entity) => number) =>
  entities.reduce((sum, entity) => sum + of(entity), 0);

describe('a hero', () => {
  it('of the frequency sets that of every law that has one', () => {
    const { entities, choose, now } = opened('three-rates');
    choose(4);
    expect(now()).toBe(4);
    const set = entities.map(({ controller }) => controller.frequency ?? null);
    expect(set.filter((frequency) => frequency === 4)).toHaveLength(9);
    expect(set.filter((frequency) => frequency === null)).toHaveLength(3);
  });

  it('of a low frequency lets no law swing', () => {
    const { session, entities, choose } = opened('three-rates');
    session.step(240);
    choose(4);
    session.step(240);
    for (const { turn } of entities.slice(0, 9)) expect(Math.abs(turn.error!)).toBeLessThan(toRadians(0.5));
  });

  it('of the slow frame lets a body stand still for so long: 400 ms are 24 steps', () => {
    const { session, simulation, entities, choose, now } = opened('long-frames');
    const longestStill = () => {
      let [still, longest] = [0, 0];
      for (let step = 0; step < 360; step++) {
        const { body } = entities[0];
        const angle = body.getAngle();
        // The body turns faster than its motor can stop in a step, so it turns whenever its world steps.
        body.setAngularVelocity(5);
        session.step();
        still = body.getAngle() === angle ? still + 1 : 0;
        longest = Math.max(longest, still);
      }
      return longest;
    };
    choose(0.4);
    expect(now()).toBeCloseTo(0.4, 9);
    // The step itself comes with the last of the 24 ticks.
    expect(longestStill()).toBeGreaterThanOrEqual(23);
    choose(1 / 60);
    const { steps } = simulation.specOf(entities[0]);
    expect(Math.max(...steps!)).toBe(1);
    expect(steps!.reduce((sum, step) => sum + step, 0)).toBe(60);
  });

  it('of noise makes the motor tremble more, of the noisy bodies alone', () => {
    const trembling = [toRadians(0.1), toRadians(1)].map((noise) => {
      const { session, entities, choose } = opened('noise');
      choose(noise);
      session.step(240);
      let sum = 0;
      for (let step = 0; step < 60; step++) {
        session.step();
        sum += Math.abs(entities[0].turn.applied);
      }
      expect(entities.map(({ guided }) => guided!.sensor.noise)).toEqual([noise, noise, 0, 0]);
      return sum;
    });
    expect(trembling[1]).toBeGreaterThan(3 * trembling[0]);
  });

  it('of the target’s speed sets it over the missiles’ 20 m/s, and the chase begins again', () => {
    const { session, simulation, entities, choose, now } = opened('fast-target');
    const { x, y } = simulation.targets[0].position;
    const starts = entities.map(({ position }) => ({ ...position }));
    session.step(60);
    choose(1.2);
    expect(now()).toBeCloseTo(1.2, 9);
    expect(simulation.targets[0].position).toEqual({ x, y });
    expect(entities.map(({ position }) => ({ ...position }))).toEqual(starts);
    session.step();
    const { velocity } = simulation.targets[0];
    expect(Math.hypot(velocity.x, velocity.y)).toBeCloseTo(24, 9);
  });

  it('of evasion changes the acceleration of the evaders only', () => {
    const { session, simulation, choose, now } = opened('evader');
    choose(40);
    expect(now()).toBe(40);
    session.step(60);
    const before = simulation.targets.map(({ velocity }) => velocity);
    let most = 0;
    for (let step = 0; step < 120; step++) {
      session.step();
      const { velocity } = simulation.targets[2];
      most = Math.max(most, 60 * Math.hypot(velocity.x - before[2].x, velocity.y - before[2].y));
      before[2] = velocity;
    }
    expect(most).toBeCloseTo(40, 6);
    expect(simulation.targets[0].motion).toEqual(expect.not.objectContaining({ acceleration: 40 }));
  });

  it('of the turn rate limits all: at 6 rad/s both missiles of the orbit arrive', () => {
    const { session, entities, choose } = opened('orbit');
    choose(6);
    const nearest = entities.map(() => Infinity);
    for (let step = 0; step < 600; step++) {
      session.step();
      entities.forEach(({ body, target }, n) => {
        if (target) nearest[n] = Math.min(nearest[n], distance(body.getPosition(), target));
      });
    }
    for (const range of nearest) expect(range).toBeLessThan(2.1);
  });

  it('of a turn turns every body by it: 30°', () => {
    const { session, view, entities, choose, press, now } = opened('turn-90');
    session.step(240);
    choose(toRadians(30));
    expect(now()).toBeCloseTo(toRadians(30), 9);
    expect(view.stepAngle).toBeCloseTo(30, 9);
    const before = entities.map(({ body }) => body.getAngle());
    press();
    session.step(120);
    const turned = entities.map(({ body }, n) => Math.abs(body.getAngle() - before[n]));
    // All bodies except that of the one-step law, which oscillates forever.
    expect(
      turned.filter((angle) => Math.abs(angle - toRadians(30)) < toRadians(3)).length,
    ).toBeGreaterThanOrEqual(8);
  });

  it('of a jump moves every target together, and keeps the controllers’ past', () => {
    const { session, entities, choose, now } = opened('kick');
    session.step(120);
    choose(toRadians(60));
    expect(now()).toBeCloseTo(toRadians(60), 6);
    session.step();
    // A jump times 60 Hz × Kd + Kp: the derivative of the error jumps, that of the measurement does not.
    const [kicked, , calm] = entities.map(({ turn }) => Math.abs(turn.commanded));
    expect(kicked).toBeGreaterThan(5 * calm);
  });

  it('of holding holds every body for 3 s, then lets go', () => {
    const { session, entities, press } = opened('windup');
    session.step(900);
    press();
    session.step(179);
    for (const { body } of entities) expect(body.getAngle()).toBe(0);
    session.step(30);
    for (const entity of entities) expect(spinning(entity)).toBeGreaterThan(0.5);
  });

  it('of a shove gives every body 20 m/s more across', () => {
    const { entities, press } = opened('knocked-about');
    const before = total(entities, ({ body }) => body.getLinearVelocity().length());
    press();
    const after = total(entities, ({ body }) => body.getLinearVelocity().length());
    expect(before).toBe(0);
    expect(after).toBeCloseTo(2 * shoveSpeed, 9);
  });
});
