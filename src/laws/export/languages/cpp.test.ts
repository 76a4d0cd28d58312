// Tests of the C++ files: compiled with g++ and declarations of the Box2D functions they call, their laws are run.
// Their steering code runs in the real Box2D v3 as WebAssembly.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf, holdToLibrary, isHere, moduleOf, workshop } from '../programs.fixture';
import { argumentsOf, cases, fileOf, heading, limits, steps, timeStep, toldOf } from '../vectors.fixture';

const textOf = filesOf('cpp-box2d');

/** Stand-in for the declarations of box2d.h, v3.1, that the exported files use. */
const header = `#pragma once
struct b2BodyId { int index1; };
struct b2Rot { float c, s; };
b2Rot b2Body_GetRotation(b2BodyId bodyId);
float b2Rot_GetAngle(b2Rot q);
float b2Body_GetAngularVelocity(b2BodyId bodyId);
float b2Body_GetRotationalInertia(b2BodyId bodyId);
void b2Body_ApplyTorque(b2BodyId bodyId, float torque, bool wake);
`;

/** Returns a C++ program that runs every law over the same steps, and prints its output on one line for each step. */
function program(): string {
  const texts = cases.map(textOf);
  const includes = texts.map((_, index) => `namespace c${index} {\n#include "case-${index}.h"\n}`);
  const runs = texts.map((text, index) => {
    const name = /^struct (\w+)/m.exec(text)![1];
    return `  { c${index}::${name} law; for (const Step& s : steps) {
    ${/ reset\(\)/.test(text) ? 'if (s.resets) law.reset();' : ''}
    const double commanded = law.update(${argumentsOf(text, 'double update')});
    const double applied = law.saturate(${argumentsOf(text, 'double saturate')});
    ${/ limited\(/.test(text) ? `law.limited(${toldOf(text, 'void limited')});` : ''}
    std::printf("%.17g %.17g\\n", commanded, applied); } }`;
  });
  const rows = steps.map(
    ({ resets, error, angularVelocity, targetAngularVelocity, timeStep, disturbance }) =>
      `{${[resets, error, angularVelocity, targetAngularVelocity, timeStep, disturbance].join(', ')}}`,
  );
  return `#include <cmath>
#include <cstdio>
#include <limits>
#include <vector>
#include <box2d/box2d.h>
${includes.join('\n')}
struct Step { bool resets; double error, angularVelocity, targetAngularVelocity, timeStep, disturbance; };
static const Step steps[] = {\n${rows.join(',\n')}};
b2Rot b2Body_GetRotation(b2BodyId) { return {1.0f, 0.0f}; }
float b2Rot_GetAngle(b2Rot) { return 0.0f; }
float b2Body_GetAngularVelocity(b2BodyId) { return 0.0f; }
float b2Body_GetRotationalInertia(b2BodyId) { return 1.0f; }
void b2Body_ApplyTorque(b2BodyId, float, bool) {}
int main() {\n${runs.join('\n')}\n}\n`;
}

describe.skipIf(!isHere('g++'))('C++, where g++ is there (skipped without it)', () => {
  holdToLibrary((folder) => {
    mkdirSync(join(folder, 'box2d'));
    writeFileSync(join(folder, 'box2d', 'box2d.h'), header);
    for (const [index, one] of cases.entries()) writeFileSync(join(folder, `case-${index}.h`), textOf(one));
    writeFileSync(join(folder, 'main.cpp'), program());
    const flags = [
      '-std=c++17',
      '-O0',
      '-ffp-contract=off',
      '-Wall',
      '-Wextra',
      '-Wshadow',
      '-Werror',
      '-I',
      folder,
    ];
    execFileSync('g++', [...flags, 'main.cpp', '-o', 'laws'], { cwd: folder });
    return execFileSync(join(folder, 'laws'), { encoding: 'utf8', maxBuffer: 1e8 });
  }, false);
});

const folder = workshop();
afterAll(() => rmSync(folder, { recursive: true }));

/** The functions of Box2D, by name. */
// biome-ignore lint/suspicious/noExplicitAny: the package's types leave most of them out.
let b2: Record<string, any>;

beforeAll(async () => {
  const build = new URL('../../../../node_modules/box2d3-wasm/build/dist/es/compat/', import.meta.url);
  const at = (name: string) => fileURLToPath(new URL(name, build));
  const { default: make } = await import(/* @vite-ignore */ pathToFileURL(at('Box2D.compat.mjs')).href);
  b2 = await make({ wasmBinary: readFileSync(at('Box2D.compat.wasm')) });
});

/**
 * Translates the function `steer` of an exported C++ file to JavaScript, and returns it. The function calls the law of
 * the exported JavaScript file.
 */
async function steerOf(kind: string): Promise<(body: unknown) => void> {
  const given = { controller: { kind }, limits };
  const text = textOf(given);
  const body = /void steer\(.*\) \{\n([\s\S]*?)\n {4}\}/.exec(text)![1];
  const lines = body
    .replaceAll('const double', 'const')
    .replaceAll('static_cast<float>', 'Math.fround')
    .replaceAll(/\b(update|saturate|limited)\(/g, 'law.$1(')
    .replaceAll(/\bb2(?=\w+\()/g, 'b2.b2');
  const script = fileOf('js', given).text;
  const exported = await moduleOf(folder, kind, `${script}\nexport { wrapAngle };\n`);
  const Law = exported[/export class (\w+)/.exec(script)![1]] as new () => object;
  const steer = new Function('b2', 'law', 'wrapAngle', 'body', 'heading', 'timeStep', 'headingRate', lines);
  const law = new Law();
  return (turned) => steer(b2, law, exported.wrapAngle, turned, heading, timeStep, 0);
}

/**
 * Simulates a turn of a body by 90° in Box2D under an exported law. Returns the body's angle after each step. rad
 * @param offset whether the centre of mass is away from the origin
 */
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

describe.each(['windowed-pid', 'pid', 'backward-pd', 'time-optimal'])('%s in Box2D v3', (kind) => {
  it('turns by 90° within 1.5 s, at most 3 % too far', async () => {
    const angles = await turn(kind, false);
    expect(Math.max(...angles)).toBeLessThan(1.03 * heading);
    for (const angle of angles.slice(90)) expect(Math.abs(angle - heading)).toBeLessThan(0.02 * heading);
  });

  it('turns a body with an off-centre mass like any other body, step by step', async () => {
    const [centred, offset] = [await turn(kind, false), await turn(kind, true)];
    const differences = centred.map((angle, index) => Math.abs(angle - offset[index]));
    // Box2D uses numbers of 24 bits. rad
    expect(Math.max(...differences)).toBeLessThan(1e-3);
  });
});
