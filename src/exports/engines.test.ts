// Exported files turn bodies in the real engines, as the library's laws turn a double integrator: engines add nothing.
import { rmSync } from 'node:fs';
import Rapier from '@dimforge/rapier2d-compat';
import Matter from 'matter-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Box, Vec2, World } from '../exact/planck';
import { codeFor, targetOf } from './code';
import { expectedAngles, heading, kinds, largest, limits, steps, timeStep } from './turns.fixture';
import { moduleOf, workshop } from './workshop.fixture';

const folder = workshop();
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => Rapier.init());

/** A body in a world of its own. `offset` puts its centre of mass beside its origin. */
interface Turned {
  readonly body: unknown;
  angle(): number;
  step(): void;
}

const makers: Readonly<Record<string, (offset: boolean) => Turned>> = {
  'ts-planck': planckBody,
  js: planckBody,
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

/** The angles of a turn by 90° under an exported file. rad */
async function turn(id: string, kind: string, offset: boolean): Promise<number[]> {
  const { text } = codeFor(targetOf(id), { controller: { kind }, limits });
  const exported = await moduleOf(folder, `${id}-${kind}`, text);
  const Law = exported[/export class (\w+)/.exec(text)![1]] as new () => object;
  const law = new Law();
  const steer = exported.steer as (body: unknown, law: object, heading: number, timeStep: number) => void;
  const { body, angle, step } = makers[id](offset);
  return Array.from({ length: steps }, () => {
    steer(body, law, heading, timeStep);
    step();
    return angle();
  });
}

/** Rapier's numbers have 24 bits, the others' 53. rad */
const within = (id: string) => (id === 'ts-rapier' ? 1e-3 : 1e-9);

describe.each(Object.keys(makers))('%s, a turn by 90°', (id) => {
  it.each(kinds)('%s goes step for step as by the library', async (kind) => {
    expect(largest(await turn(id, kind, false), expectedAngles(kind))).toBeLessThan(within(id));
  });

  it.each(kinds)('%s turns a body whose centre of mass is beside its origin as any other', async (kind) => {
    expect(largest(await turn(id, kind, true), expectedAngles(kind))).toBeLessThan(within(id));
  });
});
