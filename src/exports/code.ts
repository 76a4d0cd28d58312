// A law as a file for another engine, with the numbers of a scene.
import { laws } from 'virtual:laws';
import { controllerKinds, isControllerName } from '../control';
import { stepsOf } from './engines/engine';
import { ExpressionPrinter } from './print/expression';
import { pascal, type Told } from './print/language';
import { printRoutine } from './print/routine';
import { fieldsOf, type Given, wordsOf } from './settings';
import { methodsOf, specialised } from './specialise/specialise';
import { type Target, targets } from './targets';

/** A piece of a line; `set` is a value of the scene. */
export interface Piece {
  readonly text: string;
  readonly set: boolean;
}

/** A file to take home. */
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

/** The file of a body's law for a target. Throws RangeError for a law that cannot be exported. */
export function codeFor(target: Target, given: Given): CodeFile {
  for (const compact of [false, true]) {
    const file = printed(target, given, { compact, warned: true });
    if (file.lines.length <= longest) return file;
  }
  return printed(target, given, { compact: true });
}

/** Most lines of a file: a longer one is printed compactly, and at last without what bites. */
const longest = 105;

function printed(
  target: Target,
  given: Given,
  { compact = false, warned = false }: { readonly compact?: boolean; readonly warned?: boolean },
): CodeFile {
  const { kind } = given.controller;
  if (!isControllerName(kind))
    throw new RangeError(`${kind} cannot be exported: choose one of the laws of today`);
  const told = toldOf(given);
  const { printer, wiring } = target;
  const name = target.fileOf(kind);
  const { label, source } = controllerKinds[kind];
  const part = {
    law: told.name,
    file: name,
    hasReset: told.law.routines.some((one) => one.name === 'reset'),
    hasTimeStep: told.law.routines.some(
      (one) =>
        (one.name === 'update' || one.name === 'saturate') &&
        one.parameters.some((each) => each.name === 'timeStep'),
    ),
    steps: (reads: Parameters<typeof stepsOf>[1]) => stepsOf(told.law, reads),
  };
  const expressions = new ExpressionPrinter(printer.words, told.methods, new Set());
  const head = [
    `${label}: turns a ${target.engine} body by torque. From Slew.`,
    `Source: ${source}.`,
    licence,
    ...wordsOf(given.controller).map((word) => `Set: ${word.told}.`),
    ...wiring.usage(part),
    ...(warned ? sentencesOf(target.bites) : []),
  ];
  const { given: builtIn = {} } = printer.words;
  const routines = (isMethod: boolean) =>
    told.law.routines
      .filter((one) => told.methods.has(one.name) === isMethod && !Object.hasOwn(builtIn, one.name))
      .map((one) => printRoutine(one, printer, told, compact));
  const lines = printer.file({
    told,
    head: head.map((line) => `${target.comment} ${line}`),
    imports: wiring.imports,
    wiring: wiring.lines(part),
    constants: told.law.constants.map((one) => ({
      name: printer.words.name(one.name),
      value: expressions.text(one.value),
      about: one.about,
    })),
    settings: told.settings.map(({ name: key, type, value, about }) => ({
      name: printer.words.name(key),
      type,
      value: marks[0] + printer.words.number(value, type === 'count') + marks[1],
      about,
    })),
    state: told.law.state.map((one) => ({
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

function toldOf(given: Given): Told {
  const { kind } = given.controller;
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
  const told = { name, law: { ...law, routines }, settings };
  return { ...told, methods: methodsOf(law) };
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
