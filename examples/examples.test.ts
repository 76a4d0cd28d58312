// Tests of the examples' steering in their engines, without a page: the same turn in the same time, by few lines.
import { readdirSync, readFileSync } from 'node:fs';
import { ColliderDesc, init, World as RapierWorld, RigidBodyDesc } from '@dimforge/rapier2d-compat';
import { controllerOf, measureTurn, turnSettlingBound } from '@slew-game/slew/control';
import Matter from 'matter-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectStored } from '../src/laws/exact/stored.fixture';
import { spaceCode } from '../src/laws/export/attitude/code';
import { BoxShape, World } from '../src/world/planck/planck';
import * as planckTurn from './canvas-planck/turn';
import * as matterTurn from './phaser-matter/turn';
import { launch } from './phaser-planck/ship';
import * as rapierTurn from './rapier/turn';

const timeStep = 1 / 60;
const desired = Math.PI / 2;
const motor = 4 * Math.PI;

/** A body in a physics engine. `step` steers it and makes one step. `angle` is its present angle, rad. */
interface Turning {
  step(kind: string): void;
  readonly angle: number;
}

/** Returns a function that gives the controller of a kind. It creates each controller only once. */
function laws() {
  const made = new Map<string, ReturnType<typeof controllerOf>>();
  return (kind: string) => made.get(kind) ?? made.set(kind, controllerOf({ kind })).get(kind)!;
}

/** Returns a box of 2 m by 1 m with its centre 3 m off the origin of its body. */
function inPlanck(): Turning {
  const law = laws();
  const world = new World({ gravity: { x: 0, y: 0 } });
  const body = world.createBody({ type: 'dynamic' });
  body.createFixture(new BoxShape(1, 0.5, { x: 3, y: 0 }, 0), { density: 2 });
  return {
    step(kind) {
      planckTurn.turnTowards(body, law(kind), desired);
      world.step(planckTurn.timeStep);
    },
    get angle() {
      return body.getAngle();
    },
  };
}

function inRapier(): Turning {
  const law = laws();
  const world = new RapierWorld({ x: 0, y: 0 });
  world.timestep = rapierTurn.timeStep;
  const body = world.createRigidBody(RigidBodyDesc.dynamic());
  world.createCollider(ColliderDesc.cuboid(1, 0.5).setTranslation(3, 0).setDensity(2), body);
  return {
    step(kind) {
      rapierTurn.turnTowards(body, law(kind), desired);
      world.step();
    },
    get angle() {
      return body.rotation();
    },
  };
}

function inMatter(): Turning {
  const law = laws();
  const engine = Matter.Engine.create({ gravity: { x: 0, y: 0 } });
  const body = Matter.Bodies.rectangle(0, 0, 80, 40, { frictionAir: 0 });
  Matter.Composite.add(engine.world, body);
  return {
    step(kind) {
      matterTurn.turnTowards(body, law(kind), desired);
      Matter.Engine.update(engine, 1000 * matterTurn.timeStep);
    },
    get angle() {
      return body.angle;
    },
  };
}

/** Measures a turn by 90° from rest for two seconds. */
function turn(body: Turning, kind: string) {
  const errors = Array.from({ length: 120 }, () => {
    body.step(kind);
    return desired - body.angle;
  });
  return measureTurn({ step: desired, timeStep, errors, applied: errors.map(() => 0), limit: motor });
}

beforeAll(async () => {
  await init();
});

const engines = [
  ['planck', inPlanck],
  ['Rapier', inRapier],
  ['Matter', inMatter],
] as const;

describe.each(engines)('in %s', (_, start) => {
  it('the time-optimal law turns 90° in 38 steps, 0.63 s, without overshoot', () => {
    const { settlingTime, overshoot } = turn(start(), 'time-optimal');
    expect(settlingTime! * 60).toBeCloseTo(38, 9);
    // Rapier uses numbers of single precision.
    expect(overshoot).toBeLessThan(1e-5);
    // The bound holds for continuous time. The sampled state is ahead of it by at most two steps.
    expect(
      Math.abs(
        settlingTime! - turnSettlingBound(desired, { angularAcceleration: motor, turnRate: Infinity }),
      ),
    ).toBeLessThan(2 * timeStep);
  });

  it.each([
    ['forward-pd', 49, 0.004],
    ['windowed-pid', 43, 0.012],
  ])('%s turns as it does in the others, in %i steps', (kind, steps, past) => {
    const { settlingTime, overshoot } = turn(start(), kind);
    expect(settlingTime! * 60).toBeCloseTo(steps, 9);
    expect(overshoot).toBeCloseTo(past, 3);
  });
});

it('the missile of Phaser and planck turns to a place beside it in as many steps, and flies there', () => {
  const { missile, step } = launch({ x: 320, y: 320 });
  missile.give({ kind: 'turn-towards', target: { x: 10, y: 1010 } });
  const errors = Array.from({ length: 120 }, () => {
    step();
    return desired - missile.body.getAngle();
  });
  const { settlingTime } = measureTurn({
    step: desired,
    timeStep,
    errors,
    applied: errors.map(() => 0),
    limit: motor,
  });
  expect(settlingTime! * 60).toBeCloseTo(38, 9);
  missile.give({ kind: 'seek', target: { x: 25, y: 10 } });
  for (let n = 0; n < 600; n++) step();
  const { x, y } = missile.position;
  expect(Math.hypot(x - 25, y - 10)).toBeLessThan(missile.seekDistance);
});

const folder = new URL('./', import.meta.url);
const isExported = (file: string) => /\.rapier3d\.ts$/.test(file);

it('the ship of three.js and Rapier is turned by a file as Code gives it', async () => {
  const limits = { angularAcceleration: motor, turnRate: Infinity };
  const { name, text } = spaceCode.file('ts-rapier3d', { controller: { kind: 'time-optimal' }, limits });
  await expectStored(text, `three-rapier/${name}`, 'npx vitest run examples --update');
});
const examples = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(examples)('%s', (name) => {
  const all = readdirSync(new URL(`${name}/`, folder));
  // Exported files are not counted, because their length is given.
  const files = all.filter((file) => file.endsWith('.ts') && !isExported(file));
  const texts = files.map((file) => readFileSync(new URL(`${name}/${file}`, folder), 'utf8'));

  it('has at most 67 lines of code, trail included', () => {
    const lines = texts.map((text) => text.trimEnd().split('\n').length);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(67);
  });
});
