// Exports a guidance law as a file for any engine, with the settings of a scene: it returns the heading that a missile should turn to.
import { guides } from 'virtual:laws';
import { type CodeFile, type CodeOffer, codeFor, numberField, planeCode, targetOf } from '../code';
import { cpp } from '../languages/cpp';
import { csharp } from '../languages/csharp';
import { gdscript } from '../languages/gdscript';
import { typeScript } from '../languages/javascript';
import { lua } from '../languages/lua';
import { callsIn } from '../own/acting';
import { helpersFor } from '../own/own-law';
import { type EnginePart, type PrintableLaw, pascal, type TargetLanguage } from '../print/language';
import { methodsOf, specialised } from '../specialise';
import type { ExportTarget } from '../targets';

/** A guidance law with its settings, as an exported file contains it. */
export interface GuidanceLaw {
  readonly kind: string;
  /** Navigation constant N of proportional navigation; 4 when left out. */
  readonly navigationConstant?: number;
}

const about: Readonly<Record<string, readonly [label: string, source: string]>> = {
  pursuit: ['Pursuit', 'Shneydor, “Missile Guidance and Pursuit”, ch. 3'],
  lead: ['Lead', 'Shneydor, “Missile Guidance and Pursuit”, ch. 4'],
  'proportional-navigation': [
    'Proportional navigation',
    'Zarchan, “Tactical and Strategic Missile Guidance”, ch. 2',
  ],
  'augmented-navigation': [
    'Augmented proportional navigation',
    'Zarchan, “Tactical and Strategic Missile Guidance”, ch. 8',
  ],
};

/**
 * Returns three pieces of code: the creation of a guidance law, a call of its method `update`, and a call of
 * its method `rate`.
 * @param law name of the law's class
 * @param file name of the exported file
 */
type GuidanceCalls = (
  law: string,
  file: string,
) => readonly [creation: string, updateCall: string, rateCall: string];

const wiring = (made: GuidanceCalls, { name }: TargetLanguage['words']): EnginePart => ({
  usage: ({ law, file, hasTimeStep }) => {
    const [once, call, rate] = made(law, file);
    const [velocity, target] = ['velocity', 'target'].map((of) => `${name(`${of}X`)}, ${name(`${of}Y`)}`);
    return [
      `Once for each missile:  ${once}`,
      `At each step:  ${call} is the heading to turn to, and ${rate} how fast it turns.`,
      'Turn to it by a law of Slew, or by any other; its thrust is along its nose.',
      `x, y: from the missile to the target, m. ${velocity}: of the missile, m/s.`,
      `${target}: velocity of the target, m/s. heading: where the missile points, rad.`,
      ...(law === 'Lead' ? ['speed: of the missile, m/s.'] : []),
      ...(hasTimeStep ? [`${name('timeStep')}: length of the step, s.`] : []),
      'Nearer than 0.5 m the last heading is held. Reset it for a new target.',
    ];
  },
  imports: [],
  lines: () => [],
});

const target = (
  id: string,
  language: string,
  printer: TargetLanguage,
  comment: string,
  fileOf: ExportTarget['fileOf'],
  made: GuidanceCalls,
): ExportTarget => ({
  id,
  language,
  engine: 'guidance, any engine',
  check: 'alone',
  pitfalls:
    'Angles are from +x towards +y, whichever way that is on the screen. Lengths may be pixels, if 0.5 of them is near.',
  printer,
  wiring: wiring(made, printer.words),
  comment,
  longest: 200,
  fileOf,
});

export const guidanceTargets: readonly ExportTarget[] = [
  target(
    'ts-guidance',
    'TypeScript',
    typeScript,
    '//',
    (kind) => `${kind}.ts`,
    (law) => [`const guidance = new ${law}();`, 'guidance.update(x, y, …)', 'guidance.rate()'],
  ),
  target(
    'cs-guidance',
    'C#',
    csharp,
    '//',
    (kind) => `${kind.split('-').map(pascal).join('')}.cs`,
    (law) => [`var guidance = new ${law}();`, 'guidance.Update(x, y, …)', 'guidance.Rate()'],
  ),
  target(
    'gd-guidance',
    'GDScript',
    gdscript,
    '#',
    (kind) => `${kind.replaceAll('-', '_')}.gd`,
    (law, file) => [
      `var guidance := preload("${file}").${law}.new()`,
      'guidance.update(x, y, …)',
      'guidance.rate()',
    ],
  ),
  target(
    'cpp-guidance',
    'C++',
    cpp,
    '//',
    (kind) => `${kind}.h`,
    (law, file) => [`#include "${file}"  ${law} guidance;`, 'guidance.update(x, y, …)', 'guidance.rate()'],
  ),
  target(
    'lua-guidance',
    'Lua',
    lua,
    '--',
    (kind) => `${kind}.lua`,
    (_, file) => [
      `local guidance = require("${file.replace(/\.lua$/, '')}").new()`,
      'guidance:update(x, y, …)',
      'guidance:rate()',
    ],
  ),
];

/** Returns a guidance law, ready to be printed, with its settings. Throws RangeError for an unknown kind. */
function printableGuidance({ kind, navigationConstant = 4 }: GuidanceLaw): PrintableLaw {
  if (!Object.hasOwn(about, kind))
    throw new RangeError(`guidance: must be one of ${Object.keys(about).join(', ')}, got ${kind}`);
  const [label, source] = about[kind];
  const known = { words: {}, infinite: [], zero: [], truths: { augmented: kind.startsWith('augmented') } };
  const law = specialised(guides[kind], known);
  const called = law.routines.flatMap(({ body }) => callsIn(body));
  const tree = {
    ...law,
    name: kind.split('-').map(pascal).join(''),
    routines: [...law.routines, ...helpersFor(called)],
  };
  const settings = /navigation/.test(kind)
    ? [numberField('navigationConstant', navigationConstant, 'N, 3 to 5 is usual')]
    : [];
  return { name: tree.name, label, source, isOwn: false, tree, settings, methods: methodsOf(tree) };
}

/**
 * Returns the code export for a 2D body that follows a guidance law. It offers two files: one of the body's control
 * law, and one of its guidance law.
 */
export function guidedCode(guidance: GuidanceLaw): CodeOffer {
  const isOfGuidance = (id: string) => guidanceTargets.some((one) => one.id === id);
  return {
    targets: [...planeCode.targets, ...guidanceTargets],
    file: (id, given) => (isOfGuidance(id) ? guidanceFile(id, guidance) : planeCode.file(id, given)),
  };
}

/**
 * Returns the exported file of a guidance law. Throws RangeError for an unknown target language or an unknown kind of
 * law.
 * @param id id of the target language
 */
export function guidanceFile(id: string, guidance: GuidanceLaw): CodeFile {
  const found = targetOf(id, guidanceTargets);
  const named = { ...found, fileOf: () => found.fileOf(guidance.kind) };
  // The body's law is not mentioned in this file. A law with a caution or choices would be.
  const given = {
    controller: { kind: 'one-step' },
    limits: { angularAcceleration: 1, turnRate: Infinity },
  };
  return codeFor(named, given, printableGuidance(guidance), 'says where a missile should point');
}
