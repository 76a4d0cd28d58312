// Tests of the TypeScript and JavaScript files. Their laws give the library's results, and they compile with the
// strictest options. In the real engines they turn bodies exactly as the library's laws turn a simulated one.
import { rmSync } from 'node:fs';
import Rapier from '@dimforge/rapier2d-compat';
import Matter from 'matter-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Box, Vec2, World } from '../../../world/planck/planck';
import { strictlyCompiled } from '../compiled.fixture';
import { moduleOf, scriptOf, workshop } from '../programs.fixture';
import { targets } from '../targets';
import {
  answersOf,
  type Case,
  cases,
  expectedAngles,
  fileOf,
  heading,
  kinds,
  largest,
  largestDifference,
  stepsOf,
  timeStep,
  turnedBy,
  turnSteps,
} from '../vectors.fixture';

const folder = workshop();
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => Rapier.init());

const steps = stepsOf(2000);

/** The functions of a control law, loaded from an exported file. */
interface Law {
  update(...values: number[]): number;
  saturate(...values: number[]): number;
  limited?(applied: number): void;
  reset?(): void;
}

/** Returns the names of a method's parameters in a file. */
const parametersOf = (text: string, method: string) =>
  new RegExp(`^ {2}${method}\\((.*?)\\)`, 'm')
    .exec(text)![1]
    .split(', ')
    .map((one) => one.split(':')[0]);

async function answersOfFile(one: Case, index: number) {
  const { text } = fileOf('ts-planck', one);
  const exported = await moduleOf(folder, `case-${index}`, text);
  const name = /export class (\w+)/.exec(text)![1];
  const law = new (exported[name] as new () => Law)();
  const [update, saturate] = [parametersOf(text, 'update'), parametersOf(text, 'saturate')];
  return steps.map((step) => {
    if (step.resets) law.reset?.();
    const values = { ...step } as unknown as Record<string, number>;
    const commanded = law.update(...update.map((key) => values[key]));
    values.commanded = commanded;
    const applied = law.saturate(...saturate.map((key) => values[key]));
    law.limited?.(applied);
    return { commanded, applied };
  });
}

/** Returns the code of a file, without types and comments. */
async function codeOf(id: string, given: Omit<Case, 'title'>): Promise<string> {
  const script = await scriptOf(fileOf(id, given).text);
  return script.replaceAll(/\s*\/\*\*.*?\*\/|\s*\/\/.*$/gm, '').trim();
}

describe('laws as TypeScript and JavaScript', () => {
  it.each(cases.map((one, index) => ({ ...one, index })))(
    '$title answers as the library does',
    async (one) => {
      const answers = await answersOfFile(one, one.index);
      expect(largestDifference(answers, answersOf(one, steps))).toBeLessThan(1e-9);
    },
  );

  it('are equal except for the types, so that one test covers both', async () => {
    for (const given of [...cases, ...kinds.map((kind) => turnedBy(kind))])
      expect(await codeOf('js', given)).toBe(await codeOf('ts-planck', given));
  });

  it('compile in a project as Vite sets one up, as strict as TypeScript can be', () => {
    const texts = targets
      .filter(({ language }) => language === 'TypeScript')
      .flatMap(({ id }) => cases.map((one) => fileOf(id, one).text));
    expect(strictlyCompiled(folder, texts)).toBe('');
  });
});

/** A test body, alone in its physics world. `angle` returns the body's angle (rad), and `step` steps the world. */
interface Turned {
  readonly body: unknown;
  angle(): number;
  step(): void;
}

const makers: Readonly<Record<string, (offset: boolean) => Turned>> = {
  'ts-planck': planckBody,
  'ts-rapier': (offset) => {
    const world = new Rapier.World({ x: 0, y: 0 });
    world.timestep = timeStep;
    const body = world.createRigidBody(Rapier.RigidBodyDesc.dynamic());
    world.createCollider(Rapier.ColliderDesc.cuboid(1, 0.3).setTranslation(offset ? 0.8 : 0, 0), body);
    body.recomputeMassPropertiesFromColliders();
    return { body, angle: () => body.rotation(), step: () => world.step() };
  },
  'ts-matter': (offset) => {
    const engine = Matter.Engine.create({ gravity: { x: 0, y: 0, scale: 0 } });
    const parts = [
      Matter.Bodies.rectangle(0, 0, 60, 20),
      ...(offset ? [Matter.Bodies.rectangle(50, 0, 30, 40)] : []),
    ];
    const body = Matter.Body.create({ parts, frictionAir: 0 });
    Matter.Composite.add(engine.world, body);
    return { body, angle: () => body.angle, step: () => void Matter.Engine.update(engine, 1000 * timeStep) };
  },
};

function planckBody(offset: boolean): Turned {
  const world = new World({ gravity: new Vec2(0, 0), allowSleep: false });
  const body = world.createBody({ type: 'dynamic' });
  body.createFixture({ shape: new Box(1, 0.3, new Vec2(offset ? 0.8 : 0, 0)), density: 2 });
  return { body, angle: () => body.getAngle(), step: () => world.step(timeStep) };
}

/**
 * Simulates a turn of a body by 90° under an exported file. Returns the body's angle after each step. rad
 * @param offset whether the centre of mass is away from the origin
 */
async function turn(id: string, kind: string, offset: boolean): Promise<number[]> {
  const { text } = fileOf(id, turnedBy(kind));
  const exported = await moduleOf(folder, `${id}-${kind}`, text);
  const Law = exported[/export class (\w+)/.exec(text)![1]] as new () => object;
  const law = new Law();
  const steer = exported.steer as (body: unknown, law: object, heading: number, ...rest: number[]) => void;
  const rest = /^export function steer\(.*timeStep/m.test(text) ? [timeStep] : [];
  const { body, angle, step } = makers[id](offset);
  return Array.from({ length: turnSteps }, () => {
    steer(body, law, heading, ...rest);
    step();
    return angle();
  });
}

/** Returns the allowed difference of angles. rad. Rapier computes in single precision, the other engines in double. */
const within = (id: string) => (id === 'ts-rapier' ? 1e-3 : 1e-9);

describe.each(Object.keys(makers))('%s, a turn by 90°', (id) => {
  it.each(kinds)('%s goes step for step as by the library', async (kind) => {
    expect(largest(await turn(id, kind, false), expectedAngles(kind))).toBeLessThan(within(id));
  });

  it.each(kinds)('%s turns a body with an off-centre mass like any other body', async (kind) => {
    expect(largest(await turn(id, kind, true), expectedAngles(kind))).toBeLessThan(within(id));
  });
});
