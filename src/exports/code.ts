// A law as a file for another engine, with the numbers of a scene.
import { laws } from 'virtual:laws';
import { controllerKinds, isControllerName } from '../control';
import { stepsOf } from './print/engine';
import { type PrintableLaw, pascal } from './print/language';
import { ExpressionPrinter, printRoutine } from './print/printer';
import { fieldsOf, type Given, wordsOf } from './settings';
import { methodsOf, specialised } from './specialise/specialise';
import { type Target, targets } from './targets';

/** A piece of a line; `set` is a value of the scene. */
export interface Piece {
  readonly text: string;
  readonly set: boolean;
}

/** An exported file. */
export interface CodeFile {
  readonly name: string;
  readonly text: string;
  readonly lines: readonly (readonly Piece[])[];
}

/** Signs around a value of the scene while a file is printed; no language has them. */
const marks = ['\u0002', '\u0003'] as const;

/** The line that the MIT licence asks to keep. */
const licence = 'MIT License, Copyright (c) 2026 Slew contributors.';

export { targets };

/** The target of this id. Throws RangeError with the known ids for another. */
export function targetOf(id: string): Target {
  const found = targets.find((one) => one.id === id);
  if (found) return found;
  throw new RangeError(`must be one of ${targets.map((one) => one.id).join(', ')}, got ${String(id)}`);
}

/**
 * The file of a body's law for a target. Throws RangeError for a law that cannot be exported.
 * @param law the same for every target
 */
export function codeFor(target: Target, given: Given, law = printableLaw(given)): CodeFile {
  for (const compact of [false, true]) {
    const file = printed(target, given, law, { compact, warned: true });
    if (file.lines.length <= longest) return file;
  }
  return printed(target, given, law, { compact: true });
}

/** Most lines of a file: a longer one is printed compactly, and at last without the pitfalls. */
const longest = 105;

function printed(
  target: Target,
  { controller }: Given,
  law: PrintableLaw,
  { compact = false, warned = false }: { readonly compact?: boolean; readonly warned?: boolean },
): CodeFile {
  const { printer, wiring } = target;
  const name = target.fileOf(controller.kind);
  const part = {
    law: law.name,
    file: name,
    hasReset: law.tree.routines.some((one) => one.name === 'reset'),
    hasTimeStep: law.tree.routines.some(
      (one) =>
        (one.name === 'update' || one.name === 'saturate') &&
        one.parameters.some((each) => each.name === 'timeStep'),
    ),
    steps: (reads: Parameters<typeof stepsOf>[1]) => stepsOf(law.tree, reads),
  };
  const expressions = new ExpressionPrinter(printer.words, law.methods, new Set());
  const head = [
    `${law.label}: turns a ${target.engine} body by torque. From Slew.`,
    `Source: ${law.source}.`,
    licence,
    ...wordsOf(controller).map((word) => `Set: ${word.phrase}.`),
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
    settings: law.settings.map(({ name: key, type, value, about }) => ({
      name: printer.words.name(key),
      type,
      value: marks[0] + printer.words.number(value, type === 'count') + marks[1],
      about,
    })),
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
  return { name, text: `${text}\n`, lines: pieces };
}

/** A law with the numbers of a scene. Throws RangeError for one that cannot be exported. */
export function printableLaw(given: Given): PrintableLaw {
  const { kind } = given.controller;
  if (!isControllerName(kind))
    throw new RangeError(`${kind} cannot be exported: choose one of the laws of today`);
  const { label, source } = controllerKinds[kind];
  const words = wordsOf(given.controller).map(({ key, word }) => [key, word]);
  const law = specialised(laws[kind], {
    // A heading's error goes the short way round.
    words: { wrap: 'angle', ...Object.fromEntries(words) },
    infinite: given.limits.turnRate === Infinity ? ['turnRate'] : [],
    // What is switched off is left out; other settings of 0 stay, to be changed.
    zero: given.controller.brake ? [] : ['brake'],
  });
  const used = JSON.stringify(law);
  const settings = fieldsOf(given).filter(({ name }) => used.includes(`{"is":"own","name":"${name}"}`));
  const name = kind.split('-').map(pascal).join('');
  const about: Readonly<Record<string, string>> = {
    update: 'Angular acceleration to command. rad/s²',
    limited: 'Takes what was applied of the last command, so that nothing winds up. rad/s²',
    reset: 'Forgets the past.',
    saturate: 'What the motor gives of a command. rad/s²',
  };
  const routines = law.routines.map((one) => ({ ...one, about: about[one.name] ?? one.about }));
  return { name, label, source, tree: { ...law, routines }, settings, methods: methodsOf(law) };
}

function piecesOf(line: string): Piece[] {
  return line
    .split(new RegExp(`(${marks[0]}[^${marks[1]}]*${marks[1]})`))
    .filter((text) => text !== '')
    .map((text) => ({
      text: text.replaceAll(new RegExp(`[${marks.join('')}]`, 'g'), ''),
      set: text.startsWith(marks[0]),
    }));
}

/** Sentences as plain text, one a line. */
function sentencesOf(text: string): string[] {
  return text.replaceAll('`', '').split(/(?<=[.;]) (?=\p{L})/u);
}
