// The languages and engines that a law can be had for.
import { box2d, cpp } from './languages/cpp';
import { csharp, unity } from './languages/csharp';
import { gdscript, godot } from './languages/gdscript';
import { javaScript, matter, planck, planckPlain, rapier, typeScript } from './languages/javascript';
import { love, lua } from './languages/lua';
import type { Engine, Language } from './print/language';

/**
 * Where the project's tests run a target's files: in its engine, compiled with its calls run in its engine, without it, nowhere; or
 * by their language alone, for files of no engine.
 */
export type Check = 'run' | 'compiled' | 'apart' | 'read' | 'alone';

export interface Target {
  readonly id: string;
  /** Its language and its engine, as shown. */
  readonly language: string;
  readonly engine: string;
  /** What draws beside the engine in the file's example, as shown; nothing when left out. */
  readonly beside?: string;
  readonly check: Check;
  /** What goes wrong in this engine, in a sentence or two. Names between `signs`. */
  readonly pitfalls: string;
  readonly printer: Language;
  readonly wiring: Engine;
  /** The sign before a comment. */
  readonly comment: string;
  /** Most lines of a file: a longer one is printed compactly, and at last without the pitfalls; 105 when left out. */
  readonly longest?: number;
  /** The file's name, by the law's kind. */
  fileOf(kind: string): string;
}

const originPitfalls =
  'planck’s `getInertia()` is about the body’s origin; the file takes it about the centre of mass. Give a fixture a density: without one no torque turns it.';

export const targets: readonly Target[] = [
  {
    id: 'ts-planck',
    language: 'TypeScript',
    engine: 'planck',
    check: 'run',
    pitfalls: originPitfalls,
    printer: typeScript,
    wiring: planck,
    comment: '//',
    fileOf: (kind) => `${kind}.planck.ts`,
  },
  {
    id: 'ts-rapier',
    language: 'TypeScript',
    engine: 'Rapier',
    check: 'run',
    pitfalls:
      'A torque of Rapier’s `addTorque()` stays until `resetTorques()`; the file applies an impulse, which acts once.',
    printer: typeScript,
    wiring: rapier,
    comment: '//',
    fileOf: (kind) => `${kind}.rapier.ts`,
  },
  {
    id: 'ts-matter',
    language: 'TypeScript',
    engine: 'Matter',
    check: 'run',
    pitfalls:
      'Set `frictionAir: 0`; by default it is 0.01 and slows every turn. Steps are in milliseconds, `timeStep` here in seconds.',
    printer: typeScript,
    wiring: matter,
    comment: '//',
    fileOf: (kind) => `${kind}.matter.ts`,
  },
  {
    id: 'js',
    language: 'JavaScript',
    engine: 'planck',
    check: 'run',
    pitfalls: originPitfalls,
    printer: javaScript,
    wiring: planckPlain,
    comment: '//',
    fileOf: (kind) => `${kind}.js`,
  },
  {
    id: 'cpp-box2d',
    language: 'C++',
    engine: 'Box2D v3',
    check: 'compiled',
    pitfalls:
      '`b2Body_GetRotationalInertia()` is of v3.1; before, it is `b2Body_GetInertiaTensor()`. Box2D counts in `float`, and its sub-steps turn a little sooner.',
    printer: cpp,
    wiring: box2d,
    comment: '//',
    fileOf: (kind) => `${kind}.h`,
  },
  {
    id: 'cs-unity',
    language: 'C#',
    engine: 'Unity 2D',
    check: 'apart',
    pitfalls:
      '`rotation` and `angularVelocity` are in degrees, torque in radians. `inertia` is about the centre of mass.',
    printer: csharp,
    wiring: unity,
    comment: '//',
    fileOf: () => 'Steer.cs',
  },
  {
    id: 'gd-godot',
    language: 'GDScript',
    engine: 'Godot 4',
    check: 'apart',
    pitfalls:
      'The default `angular_damp` of 1 slows every turn, and `inertia` reads 0; the file switches the one off and takes `1 / inverse_inertia`.',
    printer: gdscript,
    wiring: godot,
    comment: '#',
    fileOf: (kind) => `${kind.replaceAll('-', '_')}.gd`,
  },
  {
    id: 'lua-love',
    language: 'Lua',
    engine: 'LÖVE',
    check: 'run',
    pitfalls: '`getInertia()` is about the body’s origin; the file takes it about the centre of mass.',
    printer: lua,
    wiring: love,
    comment: '--',
    fileOf: (kind) => `${kind}.lua`,
  },
];
