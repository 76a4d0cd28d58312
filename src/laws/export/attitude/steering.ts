// Input of the engine-specific part of a file, for a law in space, and sentences that all these parts share.
import { printedValue } from '../code';
import type { EnginePart, ExpressionForms } from '../print/language';
import type { ExportTarget } from '../targets';
import type { AttitudeLaw } from './attitude-law';

/** Input of the engine-specific part: facts about a law. */
export interface SteeringFacts {
  /** Name of the law's class, of its file, and of the file without its ending. */
  readonly law: string;
  readonly file: string;
  readonly stem: string;
  /** Whether one law turns about the eigenaxis, instead of one law per axis of the body. */
  readonly isOne: boolean;
  /** Settings of the steering, with names in the language and marked values. */
  readonly settings: readonly { readonly name: string; readonly value: string; readonly about: string }[];
  /** Settings of the law that nothing else sets, in the same form. */
  readonly gains: SteeringFacts['settings'];
  /** Names of the parameters of the law's update, in order. */
  readonly update: readonly string[];
  /** Parameters of the law's routine `limited`: 'applied' or none; null if the law has no such routine. */
  readonly limited: 'applied' | '' | null;
  readonly hasReset: boolean;
  /** Whether laws or limits need the angular velocity. */
  readonly hasTurning: boolean;
  /** Whether the angular velocity of the attitude is used. */
  readonly hasRate: boolean;
  /** Whether laws or limits need the length of a step. */
  readonly hasTimeStep: boolean;
  readonly hasDisturbance: boolean;
  /** Whether a law integrates only while the lengths of error and rate are small. */
  readonly isGated: boolean;
  /** Whether each law gets its share of the motor, and the turn rate. */
  readonly tellsShare: boolean;
  readonly tellsRate: boolean;
  /** Whether the turn rate has a limit. */
  readonly slows: boolean;
}

/** The engine-specific part of a file, for an engine in which bodies turn in space. */
export interface AttitudeEngine {
  /** Returns comments after the first lines: how to use the file. Without the language's comment sign. */
  usage(steering: SteeringFacts): string[];
  readonly imports: readonly string[];
  lines(steering: SteeringFacts): string[];
}

/** A language and engine for bodies that turn in space. */
export interface AttitudeTarget extends Omit<ExportTarget, 'wiring'> {
  readonly steers: AttitudeEngine;
}

/** Returns the input of the engine-specific part for a law. */
export function steeringOf(law: AttitudeLaw, file: string, words: ExpressionForms): SteeringFacts {
  const { form, tree, around, settings } = law;
  const routine = (name: string) => tree.routines.find((one) => one.name === name);
  const update = routine('update')!.parameters.map(({ name }) => name);
  const limited = routine('limited');
  const has = (list: AttitudeLaw['settings'], name: string) => list.some((one) => one.name === name);
  const isOne = form === 'eigenaxis';
  const shown = (list: AttitudeLaw['settings']) =>
    list.map((one) => ({
      name: words.name(one.name),
      value: printedValue(one, words),
      about: one.about,
    }));
  const slows = has([...around, ...settings], 'turnRate');
  const isGated = has(around, 'integralZone');
  return {
    ...{ law: law.name, file, stem: file.replace(/\..*$/, ''), isOne, update, slows, isGated },
    settings: shown(around),
    gains: shown(settings.filter(({ told }) => !told)),
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

/** Returns the engine-specific part for one law, as the printer of files takes it. */
export function wiringOf({ steers, printer }: AttitudeTarget, law: AttitudeLaw, file: string): EnginePart {
  const told = steeringOf(law, file, printer.words);
  return { usage: () => steers.usage(told), imports: steers.imports, lines: () => steers.lines(told) };
}

/** Returns a line on how the laws turn the body. */
export const aboutLaws = ({ isOne }: SteeringFacts): string =>
  isOne
    ? 'One law about the axis that is left to turn about; what turns aside of it is stopped first.'
    : 'One law for each axis of the body; the motor’s limit holds for the length of all three.';

/** Short comment on the three laws, for their declaration. */
export const noteOnLaws = 'one for each axis of the body';

/** Description of the parameter with an attitude's rate. */
export const aboutAttitudeRate = 'how fast it turns, in the world, where you know it, rad/s';
