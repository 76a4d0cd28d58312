// Facts about a law in space that the engine-specific code of a file depends on, and sentences that all engines share.
import { printedValue } from '../code';
import type { EnginePart, ExpressionForms } from '../print/language';
import type { ExportTarget } from '../targets';
import type { AttitudeLaw } from './attitude-law';

/** Data about a control law for bodies in 3D, used to print the code for a game engine. */
export interface SteeringFacts {
  /** Name of the law's class. */
  readonly law: string;
  /** Name of the exported file. */
  readonly file: string;
  /** Name of the exported file without its ending. */
  readonly stem: string;
  /**
   * Whether the exported code uses one instance of the law for all axes. False: three instances, one for each
   * axis of the body.
   */
  readonly isOne: boolean;
  /**
   * Settings that the exported code stores outside the law's class, such as the motor's limits. Names and
   * values are in the target language.
   */
  readonly settings: readonly { readonly name: string; readonly value: string; readonly about: string }[];
  /**
   * Settings of the law itself that stay the same at every step, such as its gains. Names and values are in the target
   * language.
   */
  readonly gains: SteeringFacts['settings'];
  /** Names of the parameters of the law's function `update`, in order. */
  readonly update: readonly string[];
  /**
   * Argument of the law's function `limited`. 'applied': angular acceleration that the motor gives. '': no
   * argument. null: the law has no such function.
   */
  readonly limited: 'applied' | '' | null;
  readonly hasReset: boolean;
  /** Whether the exported code for one simulation step uses the body's angular velocity. */
  readonly hasTurning: boolean;
  /** Whether the code of a step needs the angular velocity of the desired attitude. */
  readonly hasRate: boolean;
  /** Whether the exported code of one simulation step needs the length of this step. */
  readonly hasTimeStep: boolean;
  readonly hasDisturbance: boolean;
  /**
   * Whether the law is a PID that integrates only at small errors. At each step, the code that calls the PID
   * tells it whether to integrate.
   */
  readonly isGated: boolean;
  /**
   * Whether the exported code sets the motor limit of each axis (the law's field `angularAcceleration`) at
   * each step.
   */
  readonly setsAxisLimit: boolean;
  /** Whether the exported code sets the law's field `turnRate` (largest turn rate) at each step. */
  readonly setsTurnRate: boolean;
  /** Whether the motor's turn rate is limited. */
  readonly slows: boolean;
}

/** Functions that return the engine-specific parts of an exported file, for bodies that turn in space. */
export interface AttitudeEngine {
  /** Returns the lines of a comment on how to use the exported file, without the comment sign. */
  usage(steering: SteeringFacts): string[];
  readonly imports: readonly string[];
  lines(steering: SteeringFacts): string[];
}

/** Language and game engine to which control laws for turns in space are exported. */
export interface AttitudeTarget extends Omit<ExportTarget, 'wiring'> {
  readonly steers: AttitudeEngine;
}

/**
 * Returns the data about a control law that are needed to print code for a game engine.
 * @param file name of the exported file
 */
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
    setsAxisLimit: !isOne && has(settings, 'angularAcceleration'),
    setsTurnRate: !isOne && has(settings, 'turnRate'),
  };
}

/** Returns functions that print the code between an exported law for 3D and the game engine that runs it. */
export function wiringOf({ steers, printer }: AttitudeTarget, law: AttitudeLaw, file: string): EnginePart {
  const told = steeringOf(law, file, printer.words);
  return { usage: () => steers.usage(told), imports: steers.imports, lines: () => steers.lines(told) };
}

/**
 * Returns a comment for an exported file: whether the law has one instance, or three for the axes of the
 * body.
 */
export const aboutLaws = ({ isOne }: SteeringFacts): string =>
  isOne
    ? 'One law about the axis that is left to turn about; what turns aside of it is stopped first.'
    : 'One law for each axis of the body; the motor’s limit holds for the length of all three.';

/** Comment in an exported file, beside the declaration of the law's three instances. */
export const noteOnLaws = 'one for each axis of the body';

/** Comment in an exported file that explains a parameter: the angular velocity of the desired attitude. */
export const aboutAttitudeRate = 'how fast it turns, in the world, where you know it, rad/s';
