// The C++ files, compiled with g++ against declarations of the Box2D calls they make, and their laws run.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { filesOf, holdToLibrary, isHere, steps } from './programs.fixture';
import { argumentsOf, cases } from './vectors.fixture';

const textOf = filesOf('cpp-box2d');

/** What the files use of box2d.h, v3.1. */
const box2d = `#pragma once
struct b2BodyId { int index1; };
struct b2Rot { float c, s; };
b2Rot b2Body_GetRotation(b2BodyId bodyId);
float b2Rot_GetAngle(b2Rot q);
float b2Body_GetAngularVelocity(b2BodyId bodyId);
float b2Body_GetRotationalInertia(b2BodyId bodyId);
void b2Body_ApplyTorque(b2BodyId bodyId, float torque, bool wake);
`;

/** A program that runs every law over the same steps and prints what it answers, a line a step. */
function program(): string {
  const texts = cases.map(textOf);
  const includes = texts.map((_, index) => `namespace c${index} {\n#include "case-${index}.h"\n}`);
  const runs = texts.map((text, index) => {
    const name = /^struct (\w+)/m.exec(text)![1];
    return `  { c${index}::${name} law; for (const Step& s : steps) {
    ${/ reset\(\)/.test(text) ? 'if (s.resets) law.reset();' : ''}
    const double commanded = law.update(${argumentsOf(text, 'double update')});
    const double applied = law.saturate(${argumentsOf(text, 'double saturate')});
    ${/ limited\(/.test(text) ? 'law.limited(applied);' : ''}
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
    writeFileSync(join(folder, 'box2d', 'box2d.h'), box2d);
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
