// Tests of the 2013 bodies against the recorded trajectories of the original program.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Settings, World } from '../planck/planck';
import { Entity2013, type Kind2013 } from './entity-2013';
import { Pid2013 } from './pid-2013';

const fixtures = new URL('./fixtures/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, fixtures), 'utf8');
const rows = (name: string) =>
  read(name)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map(Number));
/**
 * Names of the recorded runs of the original 2013 program. Each has a file with its commands (.json) and one with its
 * motion (.csv).
 */
const names = [
  'character-path',
  'character-seek',
  'character-track',
  'missile-path',
  'missile-path-half-turn',
  'missile-seek',
  'missile-seek-drag',
  'missile-track',
];
const point = ([x, y]: number[]) => ({ x, y });

function run(name: string) {
  const file = JSON.parse(read(`${name}.json`));
  const [{ kind, position, angle, limits, command }] = file.entities;
  const world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  const entity = new Entity2013(world, { kind: kind as Kind2013, position: point(position), angle, limits });
  entity.give(
    command.kind === 'follow-path'
      ? { kind: 'follow-path', waypoints: command.waypoints.map(point), loop: false }
      : { kind: command.kind, target: point(command.target) },
  );
  const timeline = [...(file.timeline ?? [])];
  return (tick: number) => {
    while (timeline.length > 0 && timeline[0].at <= tick / file.stepRate + 1e-9) {
      entity.moveTarget(point(timeline.shift().target));
    }
    entity.update();
    world.step(1 / 30, 8, 1);
    const { x, y } = entity.body.getPosition();
    const v = entity.body.getLinearVelocity();
    return [x, y, entity.body.getAngle(), v.x, v.y, entity.body.getAngularVelocity()];
  };
}

describe('the recordings of the original', () => {
  it('are eight runs and the controller, each there and none untested', () => {
    const expected = [...names.flatMap((name) => [`${name}.csv`, `${name}.json`]), 'pid-2013.csv'];
    const found = readdirSync(fixtures).filter((file) => file !== 'README.md');
    expect(found.sort()).toEqual(expected.sort());
    expect(names).toHaveLength(8);
  });

  it.each(names)('%s has a row for every tick of its length', (name) => {
    const { seconds, stepRate } = JSON.parse(read(`${name}.json`));
    expect(rows(`${name}.csv`).map(([tick]) => tick)).toEqual(
      Array.from({ length: seconds * stepRate }, (_, n) => n + 1),
    );
  });
});

describe('the 2013 bodies', () => {
  it.each(names)('%s: within 1e-3 m and 1e-3 rad of the original at every tick', (name) => {
    const tick = run(name);
    for (const [n, ...original] of rows(`${name}.csv`)) {
      const ours = tick(n - 1);
      for (const k of [0, 1, 2]) {
        const off = Math.abs(ours[k] - original[k]);
        if (off > 1e-3) expect.fail(`tick ${n}: ${['x', 'y', 'angle'][k]} is off by ${off}`);
      }
    }
  });

  it('have the mass, inertia and centre of mass of the original', () => {
    const world = new World();
    const { body } = new Entity2013(world, { kind: 'missile-2013', position: { x: 0, y: 0 }, angle: 0 });
    expect(body.getMass()).toBeCloseTo(12.25, 9);
    expect(body.getInertia()).toBeCloseTo(55.708, 3);
    expect(body.getLocalCenter().x).toBeCloseTo(0.95918, 5);
    const character = new Entity2013(world, { kind: 'character-2013', position: { x: 0, y: 0 }, angle: 0 })
      .body;
    expect(character.getMass()).toBeCloseTo(12.75, 9);
    expect(character.getInertia()).toBeCloseTo(56.75, 3);
    expect(character.getLocalCenter().x).toBeCloseTo(0.94118, 5);
    expect(Settings.maxTranslation).toBe(2);
  });
});

describe('the 2013 controller', () => {
  it('answers the 300 errors as the original did, within 1e-9 relative', () => {
    const pid = new Pid2013({ kp: 1, ki: 0.05, kd: 5 });
    const table = rows('pid-2013.csv');
    expect(table).toHaveLength(300);
    for (const [error, output] of table) {
      expect(Math.abs(pid.update(error).output - output)).toBeLessThanOrEqual(1e-9 * Math.abs(output));
    }
  });
});
