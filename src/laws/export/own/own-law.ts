// A written law in a form that every language can print: with accepted names, and the helper functions that a file needs.
import { laws } from 'virtual:laws';
import { type LawText, programOf } from '../../language';
import { specialised } from '../specialise';
import { type Expression, type LawTree, mapped, mappedAll, type Routine, type Variable } from '../tree';
import { callsIn } from './acting';
import { namer, renamed } from './names';
import { withoutUnread } from './unread';

/** Class name of a user-written law in exported files. */
export const ownClass = 'OwnLaw';

export interface OwnLawSource {
  readonly tree: LawTree;
  /** Name of the law, from the first comment of its text; empty if there is no comment. */
  readonly title: string;
  /** Gains of the law. `name` is the gain's name in exported files; `row` has its default and range. */
  readonly gains: readonly { readonly name: string; readonly row: LawText['gains'][number] }[];
}

/**
 * Prepares a user-written law for export to any language.
 * @param isEndless whether the turn rate is unlimited
 * @param taken names that the exported file already uses, which the law must not use
 * @throws LawError for an invalid text
 */
export function ownLawSource(source: string, isEndless: boolean, taken: readonly string[]): OwnLawSource {
  const { law, gains, name: title } = programOf(source);
  const read = withoutUnread(withFunctions(placeless(law), isEndless));
  const nameOf = namer(
    [
      ...gains.map(({ key }) => key),
      ...[...read.constants, ...read.state, ...read.routines].map(({ name }) => name),
    ],
    taken,
  );
  const own = withHelpers(renamed(read, nameOf));
  const ofEveryFile = library(isEndless);
  const called = [...own.routines, ...ofEveryFile.routines].flatMap(({ body }) => callsIn(body));
  const missing = clamped.filter(
    ({ name }) => called.includes(name) && !ofEveryFile.routines.some((one) => one.name === name),
  );
  return {
    title,
    tree: {
      name: ownClass,
      constants: [...own.constants, ...ofEveryFile.constants],
      state: own.state,
      routines: [...own.routines, ...ofEveryFile.routines, ...missing],
    },
    gains: gains.map((row) => ({ name: nameOf(row.key), row })),
  };
}

/**
 * Removes the text positions from a law, so that equal expressions compare as equal. Returns the changed law.
 */
function placeless(law: LawTree): LawTree {
  return JSON.parse(JSON.stringify(law, (key, value) => (key === 'place' ? undefined : value)));
}

/**
 * Replaces constants by functions if C++ and C# cannot compute them at compile time, such as square roots.
 * Returns the changed law.
 */
function withFunctions(law: LawTree, isEndless: boolean): LawTree {
  // Roots and quotients by 0 among them. A turn rate without a limit becomes infinity.
  const functions = new Set<string>();
  const isConstant = (one: Expression): boolean => {
    if (one.is === 'name') return !functions.has(one.name);
    if (one.is === 'unary') return isConstant(one.of);
    if (one.is === 'binary')
      return (
        isConstant(one.left) &&
        (one.op === '/' ? one.right.is === 'number' && one.right.value !== 0 : isConstant(one.right))
      );
    return one.is === 'number' || one.is === 'constant';
  };
  const put = (one: Expression): Expression => {
    if (one.is === 'name' && functions.has(one.name)) return { is: 'call', name: one.name, of: [] };
    return isEndless && one.is === 'own' && one.name === 'turnRate'
      ? { is: 'constant', name: 'infinity' }
      : one;
  };
  const constants: Variable[] = [];
  const more: Routine[] = [];
  for (const one of law.constants) {
    const value = mapped(one.value, put);
    if (isConstant(one.value)) constants.push({ ...one, value });
    else {
      functions.add(one.name);
      more.push({
        name: one.name,
        about: '',
        parameters: [],
        returns: 'number',
        body: [{ is: 'return', value }],
      });
    }
  }
  const state = law.state.map((one) => ({ ...one, value: mapped(one.value, put) }));
  const routines = law.routines.map((one) => ({ ...one, body: mappedAll(one.body, put) }));
  return { ...law, constants, state, routines: [...routines, ...more] };
}

const x: Expression = { is: 'name', name: 'x' };
const y: Expression = { is: 'name', name: 'y' };
const below: Expression = { is: 'name', name: 'below' };
const joined = (left: Expression, op: string, right: Expression): Expression => ({
  is: 'binary',
  op,
  left,
  right,
});
const helper = (name: string, names: readonly string[], body: Routine['body']): Routine => ({
  name,
  about: '',
  parameters: names.map((each) => ({ name: each, type: 'number' })),
  returns: 'number',
  body,
});

/**
 * Functions such as `hypot` that some target languages lack. An exported file contains those that its law
 * calls.
 */
const helpers: readonly Routine[] = [
  helper('square', ['x'], [{ is: 'return', value: joined(x, '*', x) }]),
  helper('cube', ['x'], [{ is: 'return', value: joined(joined(x, '*', x), '*', x) }]),
  helper(
    'hypot',
    ['x', 'y'],
    [
      {
        is: 'return',
        value: { is: 'math', name: 'sqrt', of: [joined(joined(x, '*', x), '+', joined(y, '*', y))] },
      },
    ],
  ),
  // Ties round up. Languages round them to the even number, or away from 0.
  helper(
    'rounded',
    ['x'],
    [
      {
        is: 'let',
        name: 'below',
        type: 'number',
        value: { is: 'math', name: 'floor', of: [x] },
        varies: false,
      },
      {
        is: 'return',
        value: {
          is: 'choice',
          test: joined(joined(x, '-', below), '<', { is: 'number', value: 0.5 }),
          yes: below,
          no: joined(below, '+', { is: 'number', value: 1 }),
        },
      },
    ],
  ),
];

/** Returns the helper functions whose names are in `called`. Ignores names that belong to no helper. */
export const helpersFor = (called: readonly string[]): readonly Routine[] =>
  helpers.filter(({ name }) => called.includes(name));

/**
 * Adds to a law the helper functions that it calls, and replaces Math.round by the helper `rounded`. Returns
 * the changed law.
 */
function withHelpers(law: LawTree): LawTree {
  const put = (one: Expression): Expression =>
    one.is === 'math' && one.name === 'round' ? { is: 'call', name: 'rounded', of: one.of } : one;
  const variables = (list: LawTree['state']) =>
    list.map((one) => ({ ...one, value: mapped(one.value, put) }));
  const routines = law.routines.map((one) => ({ ...one, body: mappedAll(one.body, put) }));
  const state = variables(law.state);
  const called = [
    ...routines.flatMap(({ body }) => callsIn(body)),
    ...state.flatMap(({ value }) => callsIn([{ is: 'return', value }])),
  ];
  return { ...law, state, routines: [...routines, ...helpersFor(called)] };
}

const ofLibrary = laws['one-step'];
const clamped = ofLibrary.routines.filter(({ name }) => name === 'clamp');

function library(isEndless: boolean): LawTree {
  const routines = ofLibrary.routines.filter(({ name }) => /^(?:wrapAngle|saturate|clamp)$/.test(name));
  return specialised(
    { ...ofLibrary, state: [], routines },
    { words: {}, truths: {}, infinite: isEndless ? ['turnRate'] : [], zero: [] },
  );
}
