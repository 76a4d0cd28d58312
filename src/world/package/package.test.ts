// Tests of the package as a stranger uses it: packed, installed in a bare strict project, compiled, and run without a
// bundler.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'slew-package-'));
const run = (cwd: string, program: string, ...options: string[]) =>
  execFileSync(program, options, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const node = (cwd: string, ...options: string[]) => run(cwd, process.execPath, ...options);

/**
 * Source text of a test program that uses the package. It turns a body with an off-centre shape by 90°. Then it lets a
 * missile fly to a place, with lengths in pixels.
 */
const program = `
import { BoxShape, World } from 'planck';
import {
  type AttitudeSteering, createAttitudeController, createController, inertiaAboutCentre, rotationVector, steer, steerAttitude,
  turnSettlingBound,
} from '@slew-game/slew/control';
import { type Engagement, proportionalNavigation } from '@slew-game/slew/guidance';
import { Missile, MovingEntity, Scale } from '@slew-game/slew/planck';

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

const half = Math.SQRT1_2;
const steering: AttitudeSteering = {
  desired: { x: 0, y: half, z: 0, w: half },
  attitude: { x: 0, y: 0, z: 0, w: 1 },
  angularVelocity: { x: 0, y: 0, z: 0 },
  timeStep,
  limits,
  inertia: { moments: { x: 1, y: 4, z: 5 }, frame: { x: 0, y: 0, z: 0, w: 1 }, gyroscopic: false },
};
const { torque, error } = steerAttitude(createAttitudeController({ kind: 'time-optimal' }), steering);
const engagement: Engagement = {
  position: { x: 0, y: 0 }, velocity: { x: 10, y: 0 }, heading: 0, speed: 10,
  target: { x: 40, y: 0 }, targetVelocity: { x: 0, y: 5 }, timeStep,
};
const { headingRate } = proportionalNavigation({ navigationConstant: 3 }).aim(engagement);
const inSpace = [torque.y, error.y, rotationVector(steering.desired).y];
console.log(JSON.stringify({ headingRate, inSpace, isOwn, degrees: (body.getAngle() * 180) / Math.PI, bound, x: scale.pose(missile.body).x }));
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
/** Folder of the installed package. */
let installed = '';

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
  installed = join(modules, '@slew-game/slew');
  mkdirSync(installed, { recursive: true });
  run(project, 'tar', '-xzf', tarball, '-C', installed, '--strip-components=1');
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

it('holds its three entry points, their parts with types, maps and sources, licence and text, and nothing else', () => {
  const outside = packed.filter(
    (path) => !/^package\/(src\/)?(laws\/(?:control|exact)|world\/(?:entities|package|planck))\//.test(path),
  );
  expect(outside.toSorted()).toEqual(
    [
      ...[
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'control.d.ts',
        'control.js',
        'guidance.d.ts',
        'guidance.js',
      ],
      ...['package.json', 'planck.d.ts', 'planck.js'],
    ].map((name) => `package/${name}`),
  );
  expect(packed.filter((path) => /test|fixture/.test(path))).toEqual([]);
});

it('has documents with working links: into the package, or to files of the repository', () => {
  const { repository, homepage, bugs } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const page = repository.url.replace(/^git\+|\.git$/g, '');
  for (const document of ['README.md', 'CHANGELOG.md']) {
    const text = readFileSync(join(installed, document), 'utf8');
    const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, link]) => link.replace(/(.)#.*/, '$1'));
    const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(
      ([, heading]) =>
        `#${heading
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-')}`,
    );
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      if (link.startsWith('#')) expect(headings).toContain(link);
      else if (link.startsWith(`${page}/blob/main/`))
        expect(existsSync(join(root, link.slice(`${page}/blob/main/`.length))), link).toBe(true);
      else if (!link.startsWith('https://')) expect(existsSync(join(installed, link)), link).toBe(true);
    }
  }
  expect([homepage, bugs]).toEqual([expect.stringMatching(/^https:/), expect.stringMatching(/^https:/)]);
});

it('leads an editor from each declaration to its source', () => {
  const maps = packed
    .filter((path) => path.endsWith('.d.ts.map'))
    .map((path) => path.replace(/^package\//, ''));
  expect(maps).toContain('laws/control/pid.d.ts.map');
  for (const map of maps) {
    const { sources } = JSON.parse(readFileSync(join(installed, map), 'utf8'));
    expect(sources.map((source: string) => existsSync(join(installed, dirname(map), source)))).toEqual([
      true,
    ]);
  }
});

it('states its purpose, dependencies and source, and is readable', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const { description: ofPage } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    sideEffects: false,
    license: 'MIT',
    engines: { node: expect.any(String) },
  });
  expect(manifest.repository.url).toMatch(/^git\+https:/);
  expect(manifest.keywords.length).toBeGreaterThan(3);
  expect(manifest.description).not.toBe(ofPage);
  expect(manifest.exports['./package.json']).toBe('./package.json');
});

it('carries its licence in every file of code', () => {
  for (const file of packed.filter((path) => path.endsWith('.js'))) {
    const [first] = readFileSync(join(installed, file.replace(/^package\//, '')), 'utf8').split('\n');
    expect(first).toBe('// Slew, MIT License, Copyright (c) 2026 Slew contributors.');
  }
});

/** Returns the minified bundle of a program that imports from the package. */
async function bundleOf(imports: string, from = 'control'): Promise<string> {
  const input = join(project, 'bundled.js');
  writeFileSync(input, `import { ${imports} } from '@slew-game/slew/${from}';\nconsole.log(${imports});\n`);
  const made = await build({
    root: project,
    logLevel: 'error',
    build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input } },
  });
  const [{ output }] = [made].flat().filter((one) => 'output' in one);
  return output.map((one) => ('code' in one ? one.code : '')).join('');
}

/**
 * Returns the gzipped size of a bundle that imports the given names from the package. bytes
 * @param from entry point of the package
 */
const weightOf = async (imports: string, from?: string) => gzipSync(await bundleOf(imports, from)).length;

it('adds to a program only what it uses: one function, or a law and a step', async () => {
  expect(await weightOf('wrapAngle')).toBeLessThanOrEqual(400);
  const most = { TimeOptimal: 1400, LeakyPid: 2100, StablePd: 2200, WindowedPid: 2500, Pid: 3050 };
  for (const [law, bytes] of Object.entries(most))
    expect([law, await weightOf(`${law}, steer`)]).toEqual([
      law,
      expect.toSatisfy((weight: number) => weight <= bytes),
    ]);
});

it('costs a program in the plane nothing for space, and one in space at most 4 kB for a law and a step', async () => {
  const ofSpace = /asideShare|integralFrame|inertia\.moments|quaternion/;
  expect(await bundleOf('steerAttitude, Eigenaxis')).toMatch(ofSpace);
  for (const plane of ['steer', 'createController, steer', 'Pid, steer', 'controllerKinds, turnTimeBound'])
    expect(await bundleOf(plane)).not.toMatch(ofSpace);
  for (const law of ['Eigenaxis', 'ByComponent', 'AttitudePid'])
    expect([law, await weightOf(`${law}, steerAttitude`)]).toEqual([
      law,
      expect.toSatisfy((bytes: number) => bytes <= 4000),
    ]);
});

it('adds to a program with guidance only its law, and no planck', async () => {
  const all = 'pursuit, lead, proportionalNavigation, augmentedNavigation, createGuidance';
  expect(await bundleOf(all, 'guidance')).not.toMatch(/createFixture|planck/);
  expect(await bundleOf('pursuit', 'guidance')).not.toMatch(/navigationConstant/);
  expect(await weightOf('pursuit', 'guidance')).toBeLessThanOrEqual(1900);
  expect(await weightOf('proportionalNavigation', 'guidance')).toBeLessThanOrEqual(3150);
  expect(await weightOf(all, 'guidance')).toBeLessThanOrEqual(4500);
});

it('refuses unknown kinds and settings at compilation', () => {
  const misspelt = [
    "{ kind: 'time-optimall' }",
    "{ kind: 'pid', kP: 3 }",
    "{ kind: 'pid', antiWindup: 'clamped' }",
    "{ kind: 'spd', knownForces: 1 }",
    "{ kind: 'forward-pd', kp: 1 }",
    "{ kind: 'one-step', frequency: 1 }",
  ];
  const right = ["{ kind: 'pid', kp: 3, derivative: 'error' }", "{ kind: 'spd', knownForces: 'countered' }"];
  const retunings = [
    "createController({ kind: 'pid' }).retune({ kpp: 50 })",
    "createController({ kind: 'pid' }).retune({ frequency: 2 })",
    "createController({ kind: 'time-optimal' }).retune({ kp: 50 })",
    "createController({ kind: 'spd' }).retune({ knownForces: 'told' })",
    "createAttitudeController({ kind: 'pid' }).retune({ kpp: 50 })",
    "createAttitudeController({ kind: 'pid', kP: 3 })",
    'new Pid().retune({ kpp: 50 })',
    'new LeakyPid({ brake: 1 })',
    'new TimeOptimal().retune({ kp: 50 })',
    'new Eigenaxis().retune({ kp: 50 })',
    'controllerKinds.pid.texts',
    "createController({ kind: 'pid' }).stopped",
  ];
  const rightly = [
    "createController({ kind: 'pid' }).retune({ kp: 50, antiWindup: 'none' })",
    "createController({ kind: 'time-optimal' }).retune({})",
    "createAttitudeController({ kind: 'backward-pd' }).retune({ damping: 1 })",
    "new ByComponent(() => createController({ kind: 'pid' }, 'none')).retune({ kp: 50 })",
    "steer(createController({ kind: 'pid' }), steering)",
    'steer(new TimeOptimal(), steering)',
  ];
  const lines = [
    'declare const steering: Steering;',
    ...[...misspelt.map((spec) => `createController(${spec})`), ...retunings].map(
      (line) => `// @ts-expect-error\n${line};`,
    ),
    ...[...right.map((spec) => `createController(${spec})`), ...rightly].map((line) => `${line};`),
  ];
  const names = [
    'ByComponent',
    'controllerKinds',
    'createAttitudeController',
    'createController',
    'Eigenaxis',
    'LeakyPid',
    'Pid',
  ];
  writeFileSync(
    join(project, 'misspelt.ts'),
    `import { ${names.join(', ')}, steer, type Steering, TimeOptimal } from '@slew-game/slew/control';\n${lines.join('\n')}\n`,
  );
  const settings = { compilerOptions: { ...options, noEmit: true }, files: ['misspelt.ts'] };
  writeFileSync(join(project, 'tsconfig.misspelt.json'), JSON.stringify(settings));
  expect(node(project, join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.misspelt.json')).toBe(
    '',
  );
});

it('compiles in a bare strict project, turns a body by 90°, one in space too, flies a missile, and returns outputs that may be kept', () => {
  node(project, join(root, 'node_modules/typescript/bin/tsc'));
  const { degrees, bound, x, isOwn, inSpace, headingRate } = JSON.parse(node(project, 'main.js'));
  // About y the torque is the whole motor, 4π, times the moment of inertia, 4.
  expect(inSpace).toEqual([16 * Math.PI, Math.PI / 2, Math.PI / 2].map((each) => expect.closeTo(each, 9)));
  expect(isOwn).toBe(true);
  // N times the rate of the line of sight: 5 m/s across 40 m.
  expect(headingRate).toBeCloseTo((3 * 5) / 40, 12);
  expect(degrees).toBeCloseTo(90, 6);
  // 2 √(θ/α) - √(2 × 0.02 θ/α) with θ/α = 1/8
  expect(bound).toBeCloseTo(2 / Math.sqrt(8) - Math.sqrt(0.04 / 8), 9);
  expect(Math.abs(x - 640)).toBeLessThan(4 * 32);
});
