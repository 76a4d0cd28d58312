// What the part of a file that knows an engine is told of a law in space, and what all of them say.
import { printedValue } from '../code';
import type { Engine, Words } from '../print/language';
import type { Target } from '../targets';
import type { AttitudeLaw } from './attitude-law';

/** What an engine's part is told of a law. */
export interface Steering {
  /** Name of the law's class, and of its file. */
  readonly law: string;
  readonly file: string;
  /** Whether one law turns about the eigenaxis, instead of one about each axis of the body. */
  readonly isOne: boolean;
  /** Settings of what steers, named as in the language, their values marked. */
  readonly settings: readonly { readonly name: string; readonly value: string; readonly about: string }[];
  /** Names of what the law's update takes, in order. */
  readonly update: readonly string[];
  /** Whether it is told what was applied: null where it is not, else whether it takes that. */
  readonly limited: 'applied' | '' | null;
  readonly hasReset: boolean;
  /** Whether laws or limits need the angular velocity. */
  readonly hasTurning: boolean;
  /** Whether it matters how fast the attitude turns. */
  readonly hasRate: boolean;
  /** Whether laws or limits need the length of a step. */
  readonly hasTimeStep: boolean;
  readonly hasDisturbance: boolean;
  /** Whether a law integrates only where the lengths of error and rate are small. */
  readonly isGated: boolean;
  /** Whether each law is told its share of the motor, and the turn rate. */
  readonly tellsShare: boolean;
  readonly tellsRate: boolean;
  /** Whether the turn rate has a limit. */
  readonly slows: boolean;
}

/** The part of a file that knows an engine in which bodies turn in space. */
export interface AttitudeEngine {
  /** Comments after the first lines: how it is used. Without the language's comment sign. */
  usage(steering: Steering): string[];
  readonly imports: readonly string[];
  lines(steering: Steering): string[];
}

/** A language and engine for bodies that turn in space. */
export interface AttitudeTarget extends Omit<Target, 'wiring'> {
  readonly steers: AttitudeEngine;
}

/** What an engine's part is told of a law. */
export function steeringOf(law: AttitudeLaw, file: string, words: Words): Steering {
  const { form, tree, around, settings } = law;
  const routine = (name: string) => tree.routines.find((one) => one.name === name);
  const update = routine('update')!.parameters.map(({ name }) => name);
  const limited = routine('limited');
  const has = (list: AttitudeLaw['settings'], name: string) => list.some((one) => one.name === name);
  const isOne = form === 'eigenaxis';
  const slows = has([...around, ...settings], 'turnRate');
  const isGated = has(around, 'integralZone');
  return {
    ...{ law: law.name, file, isOne, update, slows, isGated },
    settings: around.map((one) => ({
      name: words.name(one.name),
      value: printedValue(one, words),
      about: one.about,
    })),
    limited: limited ? (limited.parameters.length > 0 ? 'applied' : '') : null,
    hasReset: routine('reset') !== undefined,
    hasTurning: isOne || isGated || slows || update.includes('angularVelocity'),
    hasRate: isOne || isGated || update.includes('targetAngularVelocity'),
    hasTimeStep: isOne || slows || update.includes('timeStep'),
    hasDisturbance: update.includes('disturbance'),
    tellsShare: !isOne && has(settings, 'angularAcceleration'),
    tellsRate: !isOne && has(settings, 'turnRate'),
  };
}

/** An engine's part for one law, as the printer of files takes it. */
export function wiringOf({ steers, printer }: AttitudeTarget, law: AttitudeLaw, file: string): Engine {
  const told = steeringOf(law, file, printer.words);
  return { usage: () => steers.usage(told), imports: steers.imports, lines: () => steers.lines(told) };
}

/** How the laws turn the body, in a line. */
export const aboutLaws = ({ isOne }: Steering): string =>
  isOne
    ? 'One law about the axis that is left to turn about; what turns aside of it is stopped first.'
    : 'One law for each axis of the body; the motor’s limit holds for the length of all three.';

/** What they are in a few words, where they stand. */
export const noteOnLaws = 'one for each axis of the body';

/** What the rate of an attitude is, for those who call. */
export const aboutAttitudeRate = 'how fast it turns, in the world, where you know it, rad/s';
