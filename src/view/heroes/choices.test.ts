// Every scene has a hero, every hero has a scene, and those with choices do what they say, measured on the simulation.
import { describe, expect, it } from 'vitest';
import { inertiaAboutCentre } from '../../entities/hull';
import { readScenario } from '../../files/read-scenario';
import { scenarios } from '../../scenarios';
import type { Entity } from '../../simulation/entity-kinds';
import { gunsOf } from '../../simulation/guns/gunnery';
import { heroKinds } from '../../simulation/heroes/hero';
import { opened } from './opened.fixture';

const spinning = ({ body }: Entity) => Math.abs(body.getAngularVelocity());

describe('the scenes', () => {
  it.each(scenarios.map(({ id }) => id))('%s has a hero with a value or a press', (id) => {
    const { hero, now } = opened(id);
    if (hero.choice || hero.range) expect(now()).toEqual(expect.any(Number));
    else expect(hero.press).toBeDefined();
  });

  it('use every hero that there is', () => {
    const used = new Set(scenarios.map(({ scenario }) => scenario.hero?.sets));
    expect([...used].sort()).toEqual(Object.keys(heroKinds).sort());
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

  it('of bodies lets one fly alone, and the other one back in its place', () => {
    const { session, choose, now, words } = opened('put-right');
    expect(words()).toEqual(['both', '2013', 'put right']);
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

  it('of gravity pulls a lifter that is not told of it farther down on Earth than on the Moon', () => {
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

  it('of forgetting exchanges the turrets with their names, and both count anew', () => {
    const { session, simulation, entities, choose, now } = opened('tower-defence');
    session.step(300);
    const labels = entities.slice(0, 2).map((entity) => session.labelOf(entity));
    choose(1);
    expect(now()).toBe(1);
    expect(entities.slice(0, 2).map(({ guided }) => guided!.options.resetOnRetarget)).toEqual([false, true]);
    expect(entities.slice(0, 2).map((entity) => session.labelOf(entity))).toEqual(labels.toReversed());
    for (const { score } of gunsOf(simulation)) expect(score).toMatchObject({ shots: 0, since: 5 });
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

it('a hero keeps what its file says of it, in what is saved too', () => {
  const { session, hero } = opened('put-right');
  expect(hero.label).toBe('Rules');
  expect(readScenario(session.toScenario()).hero).toEqual(session.scenario.hero);
});
