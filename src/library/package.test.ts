// The package as a stranger has it: packed, installed in a bare strict project, compiled and run without a bundler.
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'slew-package-'));
const run = (cwd: string, program: string, ...options: string[]) =>
  execFileSync(program, options, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const node = (cwd: string, ...options: string[]) => run(cwd, process.execPath, ...options);

/** A body of 2 m by 1 m, its centre 3 m off its origin, turned by 90°; then a missile of pixels flown to a place. */
const program = `
import { BoxShape, World } from 'planck';
import { createController, inertiaAboutCentre, steer, turnSettlingBound } from 'slew/control';
import { Missile, MovingEntity, Scale } from 'slew/planck';

const timeStep = 1 / 60;
const world = new World({ gravity: { x: 0, y: 0 } });
const body = world.createBody({ type: 'dynamic' });
body.createFixture(new BoxShape(1, 0.5, { x: 3, y: 0 }, 0), { density: 2 });
const inertia = inertiaAboutCentre({ inertia: body.getInertia(), mass: body.getMass(), centre: body.getLocalCenter() });
const controller = createController({ kind: 'time-optimal' });
const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity };
for (let n = 0; n < 60; n++) {
  const { angularAcceleration } = steer(controller, {
    desired: Math.PI / 2, angle: body.getAngle(), angularVelocity: body.getAngularVelocity(), timeStep, limits,
  });
  body.applyTorque(inertia * angularAcceleration, true);
  world.step(timeStep);
}

const scale = new Scale(32);
const missile: MovingEntity = new Missile(world, scale.start({ position: { x: 0, y: 320 }, angle: 0 }));
missile.give(scale.command({ kind: 'seek', target: { x: 640, y: 320 } }));
for (let n = 0; n < 300; n++) {
  missile.update(timeStep);
  world.step(timeStep);
}
const bound: number = turnSettlingBound(Math.PI / 2, limits);
const sample = { error: 1, angularVelocity: 0, targetAngularVelocity: 0, timeStep, limits };
const first = controller.update(sample);
const isOwn = controller.update(sample) !== first;
console.log(JSON.stringify({ isOwn, degrees: (body.getAngle() * 180) / Math.PI, bound, x: scale.pose(missile.body).x }));
`;

const options = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom'],
  types: [],
};

let packed: string[] = [];

beforeAll(() => {
  node(
    root,
    'node_modules/vite/bin/vite.js',
    'build',
    '-c',
    'vite.library.config.ts',
    '--outDir',
    join(project, 'dist'),
    '--logLevel',
    'error',
  );
  run(join(project, 'dist'), 'npm', 'pack', '--silent', '--offline', '--pack-destination', project);
  const [tarball] = readdirSync(project).filter((name) => name.endsWith('.tgz'));
  packed = run(project, 'tar', '-tzf', tarball).trim().split('\n');
  const modules = join(project, 'node_modules');
  mkdirSync(join(modules, 'slew'), { recursive: true });
  run(project, 'tar', '-xzf', tarball, '-C', join(modules, 'slew'), '--strip-components=1');
  symlinkSync(join(root, 'node_modules/planck'), join(modules, 'planck'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(project, 'main.ts'), program);
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['main.ts'] }),
  );
});

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

it('holds both entry points with their types, licence and text, and nothing else', () => {
  const outside = packed.filter((path) => !/^package\/types\/.+\.d\.ts$/.test(path));
  expect(outside.toSorted()).toEqual(
    ['LICENSE', 'README.md', 'control.js', 'laws.js', 'package.json', 'planck.js'].map(
      (name) => `package/${name}`,
    ),
  );
  expect(packed.filter((path) => /test|fixture/.test(path))).toEqual([]);
});

it('carries its licence in every file of code', () => {
  for (const file of ['control.js', 'laws.js', 'planck.js']) {
    const [first] = readFileSync(join(project, 'node_modules/slew', file), 'utf8').split('\n');
    expect(first).toBe('// Slew, MIT License, Copyright (c) 2026 Slew contributors.');
  }
});

it('compiles in a bare strict project, turns a body by 90°, flies a missile, and returns outputs that may be kept', () => {
  node(project, join(root, 'node_modules/typescript/bin/tsc'));
  const { degrees, bound, x, isOwn } = JSON.parse(node(project, 'main.js'));
  expect(isOwn).toBe(true);
  expect(degrees).toBeCloseTo(90, 6);
  // 2 √(θ/α) - √(2 × 0.02 θ/α) with θ/α = 1/8
  expect(bound).toBeCloseTo(2 / Math.sqrt(8) - Math.sqrt(0.04 / 8), 9);
  expect(Math.abs(x - 640)).toBeLessThan(4 * 32);
});
