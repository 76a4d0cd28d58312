// The turn controllers by their names in scenario files, with their settings.
// MIT License, Copyright (c) 2026 Slew contributors.
import type { Wrap } from './angle';
import { LeakyPid, type LeakyPidSettings, leakyPidTunables } from './leaky-pid';
import {
  backwardPd,
  forwardPd,
  PdController,
  type PdSettings,
  pdTunables,
  type SpdSettings,
  StablePd,
  spdChoices,
} from './pd';
import { Pid, type PidSettings, pidChoices, pidSettings, pidTunables, withoutGate } from './pid';
import { quoted, refuseMissing, refuseUnlessWrap } from './refuse';
import { OneStep, TimeOptimal } from './time-optimal';
import { type Choice, refuseUnknown, type TextSetting, type Tunable } from './tunable';
import type { ControllerSettings, EmptySettings, TurnController } from './turn-controller';
import { WindowedPid, type WindowedPidSettings, windowedPidTunables } from './windowed-pid';

/** A kind of control law, such as a PID: its texts, its settings and a function that makes a controller. */
export interface ControllerKind {
  /** Name of the law, shown to people. */
  readonly label: string;
  /** One sentence: how the law turns a body. */
  readonly help: string;
  /** Source of the law: author and title of the publication. */
  readonly source: string;
  /** One sentence to read before using the law; undefined if the law needs none. */
  readonly caution?: string;
  /** Numeric settings of the law. */
  readonly tunables: readonly Tunable[];
  /** String options of the law. */
  readonly choices: readonly Choice[];
  /**
   * Returns descriptions of the numeric settings in the text of a user-written law. Other laws lack this
   * method; their settings are `tunables`.
   * @internal
   */
  rows?(settings: ControllerSettings): readonly Tunable[];
  /** Settings of the law whose values are texts; undefined if the law has none. @internal */
  readonly texts?: readonly TextSetting[];
  /**
   * Returns the initial settings of a user-written law whose text is `text`. Other laws lack this method.
   * @param text the body's previous law, rewritten as the text of a user-written law
   * @internal
   */
  begin?(text: string): ControllerSettings;
  /**
   * Makes a controller. A setting left out has its default. Throws RangeError for a setting that is unknown,
   * not a number or out of range.
   * @param wrap 'angle' (the default) if the error is an angle; 'none' for other errors, such as metres
   */
  create(settings: ControllerSettings, wrap?: Wrap): TurnController;
}

/**
 * Returns a kind of law whose `create` throws RangeError for an unknown setting, or for a `wrap` other than
 * 'angle' and 'none'.
 */
const kindOf = (kind: ControllerKind): ControllerKind => ({
  ...kind,
  create(settings, wrap = 'angle') {
    refuseUnlessWrap(wrap);
    refuseUnknown([...kind.tunables, ...kind.choices], settings);
    return kind.create(settings, wrap);
  },
});

const digitalOpus = 'DigitalOpus, “Controlling Objects With Forces and Torques”';
const pd = { tunables: pdTunables, choices: [] };
const noSettings = { tunables: [], choices: [] };

/** All kinds of controller in this library, by their names in scenario files. */
export const controllerKinds = {
  'windowed-pid': kindOf({
    label: 'PID with a window',
    help: 'Turns harder the larger the error, brakes as it shrinks, and sums the last few errors.',
    source: 'Wucher, “PID Control of Physics Bodies”, repaired',
    tunables: windowedPidTunables,
    choices: [],
    create: (settings, wrap) => new WindowedPid(settings, wrap),
  }),
  'leaky-pid': kindOf({
    label: 'PID that forgets',
    help: 'Turns harder the larger the error, brakes as it shrinks, and sums errors that fade.',
    source: 'Stolk, “Proportional Integral Differential”',
    tunables: leakyPidTunables,
    choices: [],
    create: (settings, wrap) => new LeakyPid(settings, wrap),
  }),
  pid: kindOf({
    label: 'PID, textbook',
    help: 'Turns harder the larger the error, brakes as it shrinks, and sums an error that stays.',
    source: 'Åström & Murray, “Feedback Systems”, ch. 11',
    tunables: pidTunables,
    choices: pidChoices,
    create: (settings, wrap) => new Pid(pidSettings(settings), wrap),
  }),
  'forward-pd': kindOf({
    label: 'PD, forward',
    help: 'A spring and a damper by the error of now; too stiff for its step, it swings ever wider.',
    source: digitalOpus,
    ...pd,
    create: (settings) => new PdController(forwardPd, settings),
  }),
  'backward-pd': kindOf({
    label: 'PD, backward',
    help: 'A spring and a damper by the error one step ahead: without a limit, stable however stiff.',
    source: `Wu, as told by ${digitalOpus}`,
    ...pd,
    create: (settings) => new PdController(backwardPd, settings),
  }),
  spd: kindOf({
    label: 'Stable PD',
    help: 'A spring and a damper by the error after the step, forces that it is told of included.',
    source: 'Tan, Liu, Turk, “Stable Proportional-Derivative Controllers”, 2011',
    tunables: pdTunables,
    choices: spdChoices,
    create: (settings) => new StablePd(settings),
  }),
  'one-step': kindOf({
    label: 'One step',
    help: 'Asks for the whole turn in one step; with a limited motor it shoots far past.',
    source: digitalOpus,
    ...noSettings,
    create: () => new OneStep(),
  }),
  'time-optimal': kindOf({
    label: 'Time optimal',
    help: 'Turns with all the motor has, and brakes with all of it at the last moment.',
    caution: 'A noisy heading keeps it at full torque, to and fro: filter the heading, or take a PD.',
    source: 'Bang-bang control (Athans & Falb, “Optimal Control”, ch. 7), derived for semi-implicit Euler',
    ...noSettings,
    create: () => new TimeOptimal(),
  }),
} satisfies Record<string, ControllerKind>;

/** Name of a kind of control law, as in scenario files. */
export type ControllerName = keyof typeof controllerKinds;

/** A controller as a scenario file describes it: its kind and settings. A setting left out has its default. */
export type ControllerSpec = { readonly kind: string; readonly [setting: string]: number | string };

/** Types of the settings of each law, by the law's kind. */
export interface LawSettings {
  readonly 'windowed-pid': WindowedPidSettings;
  readonly 'leaky-pid': LeakyPidSettings;
  readonly pid: PidSettings;
  readonly 'forward-pd': PdSettings;
  readonly 'backward-pd': PdSettings;
  readonly spd: SpdSettings;
  readonly 'one-step': NoSettings;
  readonly 'time-optimal': NoSettings;
}

/** Type of the settings of a law without settings: an empty object. */
type NoSettings = Readonly<Record<never, never>>;

/**
 * Type of the settings that `retune` accepts for a kind of law. It is an empty object for a law without
 * settings.
 */
export type Retuning<Kind extends ControllerName> = [keyof LawSettings[Kind]] extends [never]
  ? EmptySettings
  : LawSettings[Kind];

/**
 * A kind of law with its settings. The compiler checks that the settings belong to this kind. A setting left out has
 * its default.
 */
export type LawSpec = {
  [Kind in ControllerName]: { readonly kind: Kind } & LawSettings[Kind];
}[ControllerName];

/** Returns whether a value is the name of a kind of control law in this library. */
export function isControllerName(kind: unknown): kind is ControllerName {
  return isNameIn(controllerKinds, kind);
}

const isNameIn = (kinds: ControllerKinds, kind: unknown): kind is string =>
  typeof kind === 'string' && Object.hasOwn(kinds, kind);

/**
 * Creates a controller. Throws RangeError for an unknown kind or setting, or a value out of range.
 * @param spec kind of law and its settings; a setting left out has its default
 * @param wrap 'angle' (the default) for errors that are angles; 'none' for other errors, such as metres. With
 * 'none', `integralZone` and `integralRate` of a `pid` default to 1000
 */
export function createController<Kind extends ControllerName>(
  spec: { readonly kind: Kind } & LawSettings[Kind],
  wrap?: Wrap,
): TurnController<Retuning<Kind>>;
export function createController(spec: LawSpec, wrap?: Wrap): TurnController<never> {
  const isFree = spec?.kind === 'pid' && wrap === 'none';
  return controllerOf(isFree ? { ...withoutGate, ...spec } : spec, wrap);
}

/** Kinds of control law by their names in scenario files. */
export type ControllerKinds = Readonly<Record<string, ControllerKind>>;

/**
 * Returns the descriptions of a law's numeric settings. Those of a user-written law depend on its text.
 * @internal
 */
export function rowsOf({ rows, tunables }: ControllerKind, settings: ControllerSettings): readonly Tunable[] {
  return rows?.(settings) ?? tunables;
}

/**
 * Creates a controller from a spec (kind and settings of a law).
 * @param spec kind and settings; may be unchecked, for example from a file
 * @param wrap 'angle' (the default) for errors that are angles; 'none' for other errors, such as metres
 * @param kinds allowed kinds of law; by default, those of this library
 * @throws RangeError for an unknown kind or setting, or a value out of range
 */
export function controllerOf(
  spec: ControllerSpec,
  wrap?: Wrap,
  kinds: ControllerKinds = controllerKinds,
): TurnController {
  refuseMissing('spec', spec);
  const { kind, ...settings } = spec;
  if (isNameIn(kinds, kind)) return kinds[kind].create(settings, wrap);
  const names = Object.keys(kinds).join(', ');
  throw new RangeError(`kind: must be one of ${names}, got ${quoted(kind)}`);
}

/**
 * Adapts a controller to a changed spec (kind and settings).
 * @param from spec of the given controller
 * @param to changed spec; a setting left out has its default
 * @param kinds allowed kinds of law; by default, those of this library
 * @returns the given controller, retuned; a new one if the kind or the law's text changed
 * @throws RangeError for an invalid spec; then nothing changes
 */
export function reconfigure(
  controller: TurnController,
  from: ControllerSpec,
  to: ControllerSpec,
  wrap?: Wrap,
  kinds: ControllerKinds = controllerKinds,
): TurnController {
  const { kind } = to;
  if (kind !== from.kind || !isNameIn(kinds, kind)) return controllerOf(to, wrap, kinds);
  const { texts = [] } = kinds[kind];
  if (texts.some(({ key }) => from[key] !== to[key])) return controllerOf(to, wrap, kinds);
  controller.retune(allSettings(to, kinds));
  return controller;
}

/** Returns every setting of a law: the values in the spec, and defaults for all others. */
export function allSettings(
  { kind, ...settings }: ControllerSpec,
  kinds: ControllerKinds = controllerKinds,
): ControllerSettings {
  const { choices } = kinds[kind];
  const defaults = [
    ...rowsOf(kinds[kind], settings).map(({ key, initial }) => [key, initial]),
    ...choices.map(({ key, options }) => [key, options[0].value]),
  ];
  return { ...Object.fromEntries(defaults), ...settings };
}
