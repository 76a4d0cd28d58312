// The languages and engines that a law can be had for.
import type { Engine } from './engines/engine';
import { matter, planck, planckPlain, rapier } from './engines/javascript';
import { javaScript, typeScript } from './print/javascript';
import type { Language } from './print/language';

/** What the project's tests do with a target's files. */
export type Check = 'run' | 'compiled' | 'read';

export interface Target {
  readonly id: string;
  /** Its language and its engine, as shown. */
  readonly language: string;
  readonly engine: string;
  readonly check: Check;
  /** What goes wrong in this engine, in a sentence or two. Names between `signs`. */
  readonly bites: string;
  readonly printer: Language;
  readonly wiring: Engine;
  /** The sign before a comment. */
  readonly comment: string;
  /** The file's name, by the law's kind. */
  fileOf(kind: string): string;
}

const originBites =
  'planck’s `getInertia()` is about the body’s origin; the file takes it about the centre of mass. With a density of 0 it is 0.';

export const targets: readonly Target[] = [
  {
    id: 'ts-planck',
    language: 'TypeScript',
    engine: 'planck',
    check: 'run',
    bites: originBites,
    printer: typeScript,
    wiring: planck,
    comment: '//',
    fileOf: (kind) => `${kind}.ts`,
  },
  {
    id: 'ts-rapier',
    language: 'TypeScript',
    engine: 'Rapier',
    check: 'run',
    bites:
      'A torque of Rapier’s `addTorque()` stays until `resetTorques()`; the file applies an impulse, which acts once.',
    printer: typeScript,
    wiring: rapier,
    comment: '//',
    fileOf: (kind) => `${kind}.ts`,
  },
  {
    id: 'ts-matter',
    language: 'TypeScript',
    engine: 'Matter',
    check: 'run',
    bites:
      'Set `frictionAir: 0`; by default it is 0.01 and slows every turn. Steps are in milliseconds, `timeStep` here in seconds.',
    printer: typeScript,
    wiring: matter,
    comment: '//',
    fileOf: (kind) => `${kind}.ts`,
  },
  {
    id: 'js',
    language: 'JavaScript',
    engine: 'planck',
    check: 'run',
    bites: originBites,
    printer: javaScript,
    wiring: planckPlain,
    comment: '//',
    fileOf: (kind) => `${kind}.js`,
  },
];
