// Languages and engines to which laws can be exported.
import { box2d, cpp } from './languages/cpp';
import { unity, unityCsharp } from './languages/csharp';
import { godot, godotScript } from './languages/gdscript';
import { javaScript, matter, planck, planckPlain, rapier, typeScript } from './languages/javascript';
import { love, lua } from './languages/lua';
import { type EnginePart, pascal, type TargetLanguage } from './print/language';

/** Way in which the exported files for one engine were tested. */
export type Check =
  /** Tested by running the exported files in the engine (physics or game engine). */
  | 'run'
  /**
   * Tested by compiling the files with the engine's declarations, and by running the steering code in the
   * engine.
   */
  | 'compiled'
  /**
   * Tested by running the exported files with test code that imitates the game engine, never in the engine.
   */
  | 'apart'
  /** Tested only by comparing the files with the engine's reference (manual), never built with the engine. */
  | 'read'
  /** Tested by running the exported files, which need no engine. */
  | 'alone';

export interface ExportTarget {
  readonly id: string;
  /** Name of the language, as shown on the page. */
  readonly language: string;
  readonly engine: string;
  /**
   * Name of the drawing library that the example in the exported file uses, as shown on the page; undefined if it uses
   * none.
   */
  readonly beside?: string;
  readonly check: Check;
  /** Common mistakes with this engine, in one or two sentences. Identifiers in them are between backquotes. */
  readonly pitfalls: string;
  readonly printer: TargetLanguage;
  readonly wiring: EnginePart;
  /** Characters that begin a comment in the language, such as `//`. */
  readonly comment: string;
  /**
   * Largest number of lines of a file in normal form; 105 when left out. Longer files get a compact form,
   * with short functions on one line and fewer comments.
   */
  readonly longest?: number;
  /** Returns the file name for an exported control law, by the law's kind such as `pid`. */
  fileOf(kind: string): string;
}

/** An exported Unity or Godot file is printed in compact form if it would have more lines than this. */
const compactAbove = 115;

const originPitfalls =
  'planck’s `getInertia()` is about the body’s origin; the file takes it about the centre of mass. Give a fixture a density: without one no torque turns it.';

export const targets: readonly ExportTarget[] = [
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
      '`rotation` and `angularVelocity` are in degrees, torque in radians. `inertia` is taken as it is, like in Unity’s manual; not tried with a centre of mass off the origin.',
    printer: unityCsharp,
    wiring: unity,
    comment: '//',
    longest: compactAbove,
    fileOf: (kind) => `${kind.split('-').map(pascal).join('')}Steer.cs`,
  },
  {
    id: 'gd-godot',
    language: 'GDScript',
    engine: 'Godot 4',
    check: 'apart',
    pitfalls:
      'The default `angular_damp` of 1 slows every turn, and `inertia` reads 0; the file switches the one off and takes `1 / inverse_inertia`.',
    printer: godotScript,
    wiring: godot,
    comment: '#',
    longest: compactAbove,
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
