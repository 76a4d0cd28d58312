// Exports a law as a file for another engine, with the settings of a scene.

import { laws } from 'virtual:laws';
import {
  type ControllerKind,
  type ControllerSpec,
  controllerKinds,
  isControllerName,
  pdGains,
  pdTunables,
  type Tunable,
  type Wrap,
} from '../control';
import { settingsOf, wordOf } from '../control/tunable';
import { ownLawSource } from './own/own-law';
import {
  type ExpressionForms,
  marks,
  type PrintableLaw,
  type PrintedSetting,
  pascal,
  type SettingField,
  stepsOf,
  takesParameter,
} from './print/language';
import { ExpressionPrinter, printRoutine } from './print/printer';
import { methodsOf, specialised } from './specialise';
import { type ExportTarget, targets } from './targets';
import type { LawTree } from './tree';

/** Law and motor of a body: the input of an export. */
export interface BodyLaw {
  readonly controller: ControllerSpec;
  /** Limits of the motor. rad/s², rad/s; Infinity if the turn rate is not limited. */
  readonly limits: { readonly angularAcceleration: number; readonly turnRate: number };
}

/** Returns a number rounded to four significant digits, as exported files show it: 4π as 12.57. */
export const shortened = (value: number): number => Number(value.toPrecision(4));

/** Returns the fields of an exported law's class: its settings and the limits of the motor. */
export function lawFields({ controller, limits }: BodyLaw): SettingField[] {
  const { kind, ...given } = controller;
  if (!isControllerName(kind)) throw new RangeError(`${kind}: no law that can be exported`);
  const rows: readonly Tunable[] = controllerKinds[kind].tunables;
  return [
    ...(rows === pdTunables ? gainsOf(given) : rows.map((row) => fieldOf(row, given))),
    ...motorFields(limits),
  ];
}

/** Returns the fields for the motor's limits. An unlimited turn rate has no field. */
export function motorFields({ angularAcceleration, turnRate }: BodyLaw['limits']): SettingField[] {
  return [
    numberField('angularAcceleration', angularAcceleration, 'the most the motor gives, rad/s²'),
    ...(turnRate === Infinity ? [] : [numberField('turnRate', turnRate, 'the fastest it may turn, rad/s')]),
  ];
}

export function numberField(name: string, value: number, about: string): SettingField {
  return { name, type: 'number', value: shortened(value), about };
}

function fieldOf(row: Tunable, given: Readonly<Record<string, unknown>>): SettingField {
  const { key, label, unit, accepts } = row;
  const value = settingsOf([row], given)[key];
  const name = label[0].toLowerCase() + label.slice(1);
  const hint = key === 'integralZone' ? '; with 1000 here and below, the textbook’s integral' : '';
  const about = `${name}${unit && `, ${unit}`}${hint}`;
  if (accepts.odd || accepts.whole) return { name: key, type: 'count', value, about };
  return numberField(key, value, about);
}

/** Returns the fields for the gains kp and kd of a PD, computed from its frequency and damping. */
function gainsOf(given: Readonly<Record<string, unknown>>): SettingField[] {
  const set = settingsOf(pdTunables, given);
  const { kp, kd } = pdGains(set);
  const [f, d] = [shortened(set.frequency), shortened(set.damping)];
  return [
    numberField('kp', kp, `on the error: 9 f² with f = ${f} Hz, 1/s²`),
    numberField('kd', kd, `on the rate: 4.5 f d with d = ${d}, 1/s`),
  ];
}

/**
 * Returns the chosen values of a law's string options. Each item has the key of the option, the value, and a
 * phrase to print, such as “anti-windup clamping”.
 */
export function choiceWords({
  kind,
  ...given
}: ControllerSpec): { key: string; word: string; phrase: string }[] {
  if (!isControllerName(kind)) return [];
  return controllerKinds[kind].choices.map((choice) => {
    const word = wordOf(choice, given);
    const label = choice.options.find(({ value }) => value === word)?.label;
    return { key: choice.key, word, phrase: `${choice.label.toLowerCase()} ${label}` };
  });
}

/**
 * Returns comment lines for an exported file: the options of the law that are chosen from a list, and the
 * law's warning if it has one.
 */
export function variantOf(controller: ControllerSpec): string[] {
  const phrases = choiceWords(controller).map(({ phrase }) => phrase);
  const kinds: Readonly<Record<string, ControllerKind>> = controllerKinds;
  const { caution } = kinds[controller.kind] ?? {};
  return [
    ...(phrases.length > 0 ? [`Variant chosen in Slew: ${phrases.join('; ')}.`] : []),
    ...(caution === undefined ? [] : [caution]),
  ];
}

/**
 * A part of a line in an exported file. `set` is true for a number from the scene's settings, which the page
 * highlights.
 */
export interface LinePiece {
  readonly text: string;
  readonly set: boolean;
}

export interface CodeFile {
  readonly name: string;
  /** Owner and licence of the law, in a few words. */
  readonly licence: string;
  readonly text: string;
  readonly lines: readonly (readonly LinePiece[])[];
}

/** Returns a setting's value as code. Invisible characters enclose a value that the page highlights. */
export function printedValue({ value, type, told }: SettingField, { number }: ExpressionForms): string {
  const text = number(value, type === 'count');
  return told ? text : marks[0] + text + marks[1];
}

/** Licence line of an exported file, which the MIT licence requires. */
const mit = 'MIT License, Copyright (c) 2026 Slew contributors.';

export { targets };

/** Languages and engines to which a control law can be exported, and a function that makes the file. */
export interface CodeOffer {
  readonly targets: readonly Omit<ExportTarget, 'printer' | 'wiring'>[];
  /**
   * Returns the exported file of a body's law. Throws RangeError for an unknown id, and for a law that cannot be
   * exported.
   * @param id id of the language or engine, from `targets`
   */
  file(id: string, given: BodyLaw): CodeFile;
}

/** The code export for bodies that turn in the plane (2D). */
export const planeCode: CodeOffer = { targets, file: (id, given) => codeFor(targetOf(id), given) };

/**
 * Returns the export target (language or engine) with an id, from the list for bodies in 2D. Throws RangeError
 * for an unknown id.
 */
export function targetOf(id: string): ExportTarget;
/** Returns the export target with an id from a list. Throws RangeError for an unknown id. */
export function targetOf<Of extends { readonly id: string }>(id: string, list: readonly Of[]): Of;
export function targetOf(id: string, list: readonly { readonly id: string }[] = targets) {
  const found = list.find((one) => one.id === id);
  if (found) return found;
  throw new RangeError(`must be one of ${list.map((one) => one.id).join(', ')}, got ${String(id)}`);
}

/**
 * Returns the exported file of a body's law. Throws RangeError for a law that cannot be exported.
 * @param given law and motor limits of the body
 * @param law the body's law as a syntax tree; by default `printableLaw(given)`
 * @param does purpose of the file, for its first line, such as 'turns a body in Unity by torque'
 */
export function codeFor(
  target: ExportTarget,
  given: BodyLaw,
  law = printableLaw(given),
  does = `turns a body in ${target.engine} by torque`,
): CodeFile {
  for (const compact of [false, true]) {
    const file = printed(target, given, law, does, compact, true);
    if (file.lines.length <= (target.longest ?? longest)) return file;
  }
  return printed(target, given, law, does, true, false);
}

/** Returns whether all files of a project share one namespace for class names, as in C# and C++. */
const isOneSpace = ({ language }: ExportTarget): boolean => language === 'C#' || language === 'C++';

/**
 * If an exported file has more lines than this, it is printed in a compact form. Default for all languages.
 */
const longest = 105;

function printed(
  target: ExportTarget,
  { controller }: BodyLaw,
  law: PrintableLaw,
  does: string,
  compact: boolean,
  warned: boolean,
): CodeFile {
  const { printer, wiring } = target;
  const name = target.fileOf(controller.kind === 'own' ? 'own-law' : controller.kind);
  const settings = law.settings.map(
    (one): PrintedSetting => ({
      name: printer.words.name(one.name),
      type: one.type,
      value: printedValue(one, printer.words),
      about: one.about,
      ...(one.told && { told: true }),
    }),
  );
  const part = {
    settings,
    law: law.name,
    file: name,
    hasReset: law.tree.routines.some((one) => one.name === 'reset'),
    hasTimeStep: takesParameter(law.tree, 'timeStep'),
    hasRate: takesParameter(law.tree, 'targetAngularVelocity'),
    steps: (reads: Parameters<typeof stepsOf>[1]) => stepsOf(law.tree, reads),
  };
  const expressions = new ExpressionPrinter(printer.words, law.methods, new Map());
  const head = [
    `${law.label}: ${does}. From Slew.`,
    `Source: ${law.source}.`,
    ...(law.isOwn ? ['The law is its author’s. Wiring and helpers are Slew’s:'] : []),
    mit,
    ...(law.isOwn && isOneSpace(target) ? [`Beside another law of your own rename ${law.name}.`] : []),
    ...variantOf(controller),
    ...wiring.usage(part),
    ...(warned ? sentencesOf(target.pitfalls) : []),
  ];
  const { builtIn = {} } = printer.words;
  const routines = (isMethod: boolean) =>
    law.tree.routines
      .filter((one) => law.methods.has(one.name) === isMethod && !Object.hasOwn(builtIn, one.name))
      .map((one) => printRoutine(one, printer, law, compact));
  const lines = printer.file({
    law,
    head: head.map((line) => `${target.comment} ${line}`),
    imports: wiring.imports,
    wiring: wiring.lines(part),
    constants: law.tree.constants.map((one) => ({
      name: printer.words.name(one.name),
      value: expressions.text(one.value),
      about: one.about,
    })),
    settings,
    state: law.tree.state.map((one) => ({
      name: printer.words.name(one.name),
      type: one.type,
      value: one.type === 'list' ? '' : expressions.text(one.value),
    })),
    methods: routines(true),
    helpers: routines(false),
  });
  const pieces = lines.map(piecesOf);
  const text = pieces.map((line) => line.map((one) => one.text).join('')).join('\n');
  return {
    name,
    licence: law.isOwn ? 'the law yours, the rest MIT' : 'MIT',
    text: `${text}\n`,
    lines: pieces,
  };
}

/**
 * Prepares the law of a body for export: simplifies its code for the chosen settings. Throws RangeError for a
 * law that cannot be exported.
 * @param shape options for the kind of body; by default, for bodies in 2D
 */
export function printableLaw(given: BodyLaw, shape = inPlane): PrintableLaw {
  const { kind } = given.controller;
  if (kind === 'own') return printableOwnLaw(given, shape);
  if (!isControllerName(kind))
    throw new RangeError(`${kind} cannot be exported: choose one of the laws of today`);
  const { label, source } = controllerKinds[kind];
  const words = choiceWords(given.controller).map(({ key, word }) => [key, word]);
  const law = specialised(laws[kind], {
    words: { wrap: shape.wrap, ...Object.fromEntries(words) },
    truths: { onlyWay: shape.onlyWay },
    infinite: given.limits.turnRate === Infinity ? ['turnRate'] : [],
    // Settings that are switched off are left out; other settings of 0 stay, so that they can be changed.
    zero: given.controller.brake ? [] : ['brake'],
  });
  const tree = { ...shape.changed(law), name: kind.split('-').map(pascal).join('') };
  return { label, source, isOwn: false, ...printable(tree, lawFields(given)) };
}

/** Options for exporting a control law. */
export interface Shape {
  /**
   * 'angle' if the law's error is an angle, 'none' for another quantity. Changes of an angle are computed the short way
   * round.
   */
  readonly wrap: Wrap;
  /**
   * True forbids the law to turn the other way round, by error ± 2π. Must be true for an error that is not
   * an angle, such as a vector component.
   */
  readonly onlyWay: boolean;
  /** Function that is applied to the syntax tree of the law before printing. Returns the tree to print. */
  changed(law: LawTree): LawTree;
  /** Names that the exported file already uses, which the law must not use. */
  readonly taken: readonly string[];
}

/** Options to export a law for bodies in 2D. */
const inPlane: Shape = { wrap: 'angle', onlyWay: false, changed: (law) => law, taken: [] };

/** Prepares a user-written law for export. */
function printableOwnLaw(given: BodyLaw, shape: Shape): PrintableLaw {
  const { controller, limits } = given;
  const { tree, title, gains } = ownLawSource(
    String(controller.source),
    limits.turnRate === Infinity,
    shape.taken,
  );
  const fields = gains.map(({ name, row }) => {
    const { key, label, unit } = row;
    const about = [label === key ? 'as set in Slew' : label, unit].filter((text) => text !== '').join(', ');
    return numberField(name, settingsOf([row], controller)[key], about);
  });
  return {
    label: title || 'A law of one’s own',
    source: 'written by hand, in Slew',
    isOwn: true,
    ...printable(shape.changed(tree), [...fields, ...motorFields(limits)]),
  };
}

/**
 * Returns the parts of a law that are printed: name, syntax tree, settings and methods.
 * @param fields all possible settings. Settings that the law does not use are left out
 */
function printable(law: LawTree, fields: readonly SettingField[]) {
  const used = JSON.stringify(law);
  const about: Readonly<Record<string, string>> = {
    update: 'Angular acceleration to command. rad/s²',
    limited: 'Takes what was applied of the last command, so that nothing winds up. rad/s²',
    reset: 'Forgets the past.',
    saturate: 'What the motor gives of a command. rad/s²',
  };
  return {
    name: law.name,
    tree: { ...law, routines: law.routines.map((one) => ({ ...one, about: about[one.name] ?? one.about })) },
    settings: fields.filter(({ name }) => used.includes(`{"is":"own","name":"${name}"}`)),
    methods: methodsOf(law),
  };
}

function piecesOf(line: string): LinePiece[] {
  return line
    .split(new RegExp(`(${marks[0]}[^${marks[1]}]*${marks[1]})`))
    .filter((text) => text !== '')
    .map((text) => ({
      text: text.replaceAll(new RegExp(`[${marks.join('')}]`, 'g'), ''),
      set: text.startsWith(marks[0]),
    }));
}

/** Returns the sentences of a text, one per item, without backquotes. */
function sentencesOf(text: string): string[] {
  return text.replaceAll('`', '').split(/(?<=[.;]) (?=\p{L})/u);
}
