// The part of a file that knows an engine: what it reads from a body and how it applies the torque. It knows no law.
import type { Law } from '../tree';

/** What an engine's part is told of the law. */
export interface Wiring {
  /** Name of the law's class, and of its file. */
  readonly law: string;
  readonly file: string;
  readonly hasReset: boolean;
  /** Whether the law or its limit needs the length of the step. */
  readonly hasTimeStep: boolean;
  /** The statements from the body's state to the angular acceleration `applied`, the same in every engine. */
  steps(reads: Reads): string[];
}

/** How an engine's part writes the common statements. */
export interface Reads {
  /** Angular velocity of the body, rad/s, and its angle, rad. */
  readonly angularVelocity: string;
  readonly angle: string;
  /** A constant: 'const error = …;'. */
  declare(name: string, value: string): string;
  /** A comment at a line's end. */
  note(text: string): string;
  readonly end: string;
  /** A name as the language writes it. */
  name(name: string): string;
  /** A call of one of the law's routines. */
  call(name: string, values: string): string;
}

export interface Engine {
  /** Comments after the first line: how it is used. Without the language's comment sign. */
  usage(wiring: Wiring): string[];
  readonly imports: readonly string[];
  lines(wiring: Wiring): string[];
}

/** The common statements, in the one order that is right: wrap, update, limit, tell the law of the limit. */
export function stepsOf(law: Law, reads: Reads): string[] {
  const { declare, name, call, end, note } = reads;
  const routine = (wanted: string) => law.routines.find((one) => one.name === wanted);
  const uses = (parameter: string) =>
    ['update', 'saturate'].some((one) => routine(one)?.parameters.some((each) => each.name === parameter));
  const made = (wanted: string) =>
    call(
      wanted,
      routine(wanted)!
        .parameters.map((one) => name(one.name))
        .join(', '),
    );
  const outside = (what: string, about: string) =>
    uses(what) ? [`${declare(name(what), '0.0')} ${note(about)}`] : [];
  return [
    ...(uses('angularVelocity') ? [declare(name('angularVelocity'), reads.angularVelocity)] : []),
    declare(name('error'), call('wrapAngle', `${name('heading')} - ${reads.angle}`)),
    ...outside('targetAngularVelocity', 'of the heading, where you know it, rad/s'),
    ...outside('disturbance', 'known from outside, such as wind, rad/s²'),
    declare(name('commanded'), made('update')),
    declare(name('applied'), made('saturate')),
    ...(routine('limited') ? [`${call('limited', name('applied'))}${end}`] : []),
  ];
}
