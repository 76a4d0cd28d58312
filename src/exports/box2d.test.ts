// The wiring of the C++ files in the real Box2D v3, as wasm: its lines call the same functions, so they run as they stand.
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeFor, targetOf } from './code';
import { moduleOf, workshop } from './workshop.fixture';

const folder = workshop();
afterAll(() => rmSync(folder, { recursive: true }));

const timeStep = 1 / 60;
const heading = Math.PI / 2;
const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity };
const kinds = ['windowed-pid', 'pid', 'backward-pd', 'time-optimal'];

/** The functions of Box2D, by name. */
// biome-ignore lint/suspicious/noExplicitAny: the package's types leave most of them out.
let b2: Record<string, any>;

beforeAll(async () => {
  const build = new URL('../../node_modules/box2d3-wasm/build/dist/es/compat/', import.meta.url);
  const at = (name: string) => fileURLToPath(new URL(name, build));
  const { default: make } = await import(/* @vite-ignore */ pathToFileURL(at('Box2D.compat.mjs')).href);
  b2 = await make({ wasmBinary: readFileSync(at('Box2D.compat.wasm')) });
});

/** The steer method of a C++ file as a function; a law of the JavaScript file stands for the struct. */
async function steerOf(kind: string): Promise<(body: unknown) => void> {
  const given = { controller: { kind }, limits };
  const text = codeFor(targetOf('cpp-box2d'), given).text;
  const body = /void steer\([^)]*\) \{\n([\s\S]*?)\n {4}\}/.exec(text)![1];
  const lines = body
    .replaceAll('const double', 'const')
    .replaceAll('static_cast<float>', 'Math.fround')
    .replaceAll(/\b(update|saturate|limited)\(/g, 'law.$1(')
    .replaceAll(/\bb2(?=\w+\()/g, 'b2.b2');
  const script = codeFor(targetOf('js'), given).text;
  const exported = await moduleOf(folder, kind, `${script}\nexport { wrapAngle };\n`);
  const Law = exported[/export class (\w+)/.exec(script)![1]] as new () => object;
  const steer = new Function('b2', 'law', 'wrapAngle', 'body', 'heading', 'timeStep', lines);
  const law = new Law();
  return (turned) => steer(b2, law, exported.wrapAngle, turned, heading, timeStep);
}

/** Angles of a turn by 90°. rad */
async function turn(kind: string, offset: boolean): Promise<number[]> {
  const worldDef = b2.b2DefaultWorldDef();
  worldDef.gravity = new b2.b2Vec2(0, 0);
  worldDef.enableSleep = false;
  const world = b2.b2CreateWorld(worldDef);
  const bodyDef = b2.b2DefaultBodyDef();
  bodyDef.type = b2.b2BodyType.b2_dynamicBody;
  const body = b2.b2CreateBody(world, bodyDef);
  const box = b2.b2MakeOffsetBox(1, 0.3, new b2.b2Vec2(offset ? 0.8 : 0, 0), b2.b2MakeRot(0));
  b2.b2CreatePolygonShape(body, b2.b2DefaultShapeDef(), box);
  const steer = await steerOf(kind);
  return Array.from({ length: 120 }, () => {
    steer(body);
    b2.b2World_Step(world, timeStep, 4);
    return b2.b2Rot_GetAngle(b2.b2Body_GetRotation(body));
  });
}

describe.each(kinds)('%s in Box2D v3', (kind) => {
  it('turns by 90° within 1.5 s, at most 3 % too far', async () => {
    const angles = await turn(kind, false);
    expect(Math.max(...angles)).toBeLessThan(1.03 * heading);
    for (const angle of angles.slice(90)) expect(Math.abs(angle - heading)).toBeLessThan(0.02 * heading);
  });

  it('turns a body whose centre of mass is beside its origin as any other, step for step', async () => {
    const [centred, offset] = [await turn(kind, false), await turn(kind, true)];
    const differences = centred.map((angle, index) => Math.abs(angle - offset[index]));
    // Box2D counts in 24 bits. rad
    expect(Math.max(...differences)).toBeLessThan(1e-3);
  });
});
