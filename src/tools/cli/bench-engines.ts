// The engines that the benchmark compares Slew with: bodies of three polygons each, flying and turning, without any steering.
// Rapier with SIMD has 0.19 as its latest version; the tests and examples have Rapier 0.21 without it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import rapier from '@dimforge/rapier2d-simd-compat';
import type * as Planck from 'planck';
import { missileShape } from '../../world/entities/missile';
import { defaultLimits } from '../../world/entities/motion-limits';

/** Returns the version of the physics engine Rapier. Await `rapierSimd` first */
export const rapierVersion = (): string => rapier.version();

/** A physics world whose steps the benchmark measures. Each step simulates 1/60 s. */
export interface Candidate {
  step(): void;
}

/** A function that makes a physics world with a number of bodies. @param apart distance between bodies. m */
export type EngineFactory = (count: number, apart: number) => Candidate;

/** Simulation step. `time`: length, s. `velocity`, `position`: numbers of solver iterations */
const step = { time: 1 / 60, velocity: 8, position: 3 };

/** Speed of the bodies: the default speed of bodies in Slew. m/s */
const speed = defaultLimits.speed;

/**
 * Returns position (m), velocity (m/s) and angular velocity (rad/s) of the nth body at the start.
 * @param apart distance between bodies. m
 */
function start(n: number, count: number, apart: number) {
  const columns = Math.ceil(Math.sqrt(count));
  const row = Math.floor(n / columns);
  return {
    x: (n % columns) * apart,
    y: row * apart,
    // Rows fly in opposite directions, at Slew's speed, and never meet.
    velocity: { x: row % 2 === 0 ? speed : -speed, y: 0 },
    spin: 1,
  };
}

// A separate instance of planck is loaded, because the one of `exact/planck.ts` computes with Slew's functions.
export function stockPlanck(): EngineFactory {
  const { World, Polygon, Vec2 }: typeof Planck = createRequire(import.meta.url)('planck');
  return (count, apart) => {
    const world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
    for (let n = 0; n < count; n++) {
      const { x, y, velocity, spin } = start(n, count, apart);
      const body = world.createBody({ type: 'dynamic', position: { x, y }, linearVelocity: velocity });
      body.setAngularVelocity(spin);
      for (const polygon of missileShape)
        body.createFixture({
          shape: new Polygon(polygon.map(([px, py]) => new Vec2(px, py))),
          density: 1,
          friction: 1,
          filterGroupIndex: -1,
        });
    }
    return { step: () => world.step(step.time, step.velocity, step.position) };
  };
}

/** Loads Rapier with SIMD. Returns a function that makes worlds without collisions */
export async function rapierSimd(): Promise<EngineFactory> {
  await rapier.init();
  return (count, apart) => {
    const world = new rapier.World({ x: 0, y: 0 });
    world.timestep = step.time;
    for (let n = 0; n < count; n++) {
      const { x, y, velocity, spin } = start(n, count, apart);
      const body = world.createRigidBody(
        rapier.RigidBodyDesc.dynamic()
          .setTranslation(x, y)
          .setLinvel(velocity.x, velocity.y)
          .setAngvel(spin)
          .setCanSleep(false),
      );
      for (const polygon of missileShape) {
        const shape = rapier.ColliderDesc.convexHull(new Float32Array(polygon.flat()));
        // Member of the first group, collides with the second.
        if (shape)
          world.createCollider(shape.setDensity(1).setFriction(1).setCollisionGroups(0x0001_0002), body);
      }
    }
    return { step: () => world.step() };
  };
}

/** Returns a function that makes worlds with Box2D 3 as WebAssembly, on one thread. */
export async function box2d3(): Promise<EngineFactory> {
  const build = new URL('../../../node_modules/box2d3-wasm/build/dist/es/compat/', import.meta.url);
  const { default: make } = await import(new URL('Box2D.compat.mjs', build).href);
  // biome-ignore lint/suspicious/noExplicitAny: the package's types leave most of its functions out.
  const b2: Record<string, any> = await make({
    wasmBinary: readFileSync(new URL('Box2D.compat.wasm', build)),
  });
  return (count, apart) => {
    const worldDef = b2.b2DefaultWorldDef();
    worldDef.gravity = new b2.b2Vec2(0, 0);
    worldDef.enableSleep = false;
    const world = b2.b2CreateWorld(worldDef);
    for (let n = 0; n < count; n++) {
      const { x, y, velocity, spin } = start(n, count, apart);
      const bodyDef = b2.b2DefaultBodyDef();
      bodyDef.type = b2.b2BodyType.b2_dynamicBody;
      bodyDef.position = new b2.b2Vec2(x, y);
      bodyDef.linearVelocity = new b2.b2Vec2(velocity.x, velocity.y);
      bodyDef.angularVelocity = spin;
      const body = b2.b2CreateBody(world, bodyDef);
      const shapeDef = b2.b2DefaultShapeDef();
      shapeDef.density = 1;
      const { filter } = shapeDef;
      filter.groupIndex = -1;
      shapeDef.filter = filter;
      for (const polygon of missileShape) {
        const hull = b2.b2ComputeHull(polygon.map(([px, py]) => new b2.b2Vec2(px, py)));
        b2.b2CreatePolygonShape(body, shapeDef, b2.b2MakePolygon(hull, 0));
      }
    }
    return { step: () => b2.b2World_Step(world, step.time, 4) };
  };
}
