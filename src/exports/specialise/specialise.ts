// A law for one scene: its words choose the branches, and what then is never used goes.
import type { Expression, Law, Routine, Statement } from '../tree';
import { folded, simplified, withoutLastReturn } from './fold';
import { expressionsOf, mapped, mappedAll, statementsOf } from './walk';

/** What an exported file calls from outside, and so keeps. */
export const entryPoints = ['update', 'limited', 'reset', 'saturate', 'wrapAngle'];

/** What is known of a law's fields: words by name, and fields that are infinite or 0. */
export interface Known {
  readonly words: Readonly<Record<string, string>>;
  readonly infinite: readonly string[];
  readonly zero: readonly string[];
}

/** The law with all that is known put in. */
export function specialised(law: Law, known: Known): Law {
  const put = (one: Expression): Expression => {
    if (one.is !== 'own') return one;
    if (known.infinite.includes(one.name)) return { is: 'constant', name: 'infinity' };
    if (known.zero.includes(one.name)) return { is: 'number', value: 0 };
    const word = known.words[one.name];
    return word === undefined ? one : { is: 'word', value: word };
  };
  let now: Law = {
    ...law,
    routines: law.routines.map((one) => ({ ...one, body: mappedAll(one.body, put) })),
  };
  for (let before = ''; ; ) {
    now = reachable(withoutState(withoutParameters(simplifiedAll(inlined(now)))));
    const text = JSON.stringify(now);
    if (text === before) return now;
    before = text;
  }
}

function simplifiedAll(law: Law): Law {
  const routines = law.routines.map((one) => {
    const body = simplified(mappedAll(one.body, folded));
    return { ...one, body: one.returns === 'void' ? withoutLastReturn(body) : body };
  });
  return { ...law, routines };
}

const callsOf = (law: Law, name: string) =>
  law.routines.flatMap((one) =>
    expressionsOf(one.body).flatMap((part) =>
      part.is === 'call' && part.name === name ? [{ part, from: one }] : [],
    ),
  );

/** A routine that is one return goes where it is called, if that is one place or makes the call simpler. */
function inlined(law: Law): Law {
  const short = new Map(
    law.routines.flatMap((one) => {
      const [only, ...rest] = one.body;
      const isShort = only?.is === 'return' && only.value && rest.length === 0;
      return isShort && !entryPoints.includes(one.name) ? [[one.name, { one, value: only.value! }]] : [];
    }),
  );
  const change = (part: Expression): Expression => {
    const found = part.is === 'call' ? short.get(part.name) : undefined;
    if (part.is !== 'call' || !found) return part;
    const { one, value } = found;
    const put = mapped(value, (inner) => {
      const index = inner.is === 'name' ? one.parameters.findIndex(({ name }) => name === inner.name) : -1;
      return folded(index < 0 ? inner : part.of[index]);
    });
    const endsIn = (of: Expression) => JSON.stringify(of).includes('"infinity"');
    const isSimpler = part.of.some(endsIn) && !endsIn(put);
    const twice = one.parameters.some(
      ({ name }, index) => !/^(name|own|number|word)$/.test(part.of[index].is) && timesRead(value, name) > 1,
    );
    return isSimpler || (callsOf(law, one.name).length === 1 && !twice) ? put : part;
  };
  return { ...law, routines: law.routines.map((one) => ({ ...one, body: mappedAll(one.body, change) })) };
}

function timesRead(value: Expression, name: string): number {
  return expressionsOf([{ is: 'return', value }]).filter((one) => one.is === 'name' && one.name === name)
    .length;
}

/** Parameters go that are not used, or are the same wherever the routine is called. */
function withoutParameters(law: Law): Law {
  for (const routine of law.routines) {
    for (const [index, { name }] of routine.parameters.entries()) {
      const values = callsOf(law, routine.name)
        .filter(({ part, from }) => !(from === routine && isName(part.of[index], name)))
        .map(({ part }) => part.of[index]);
      const same =
        !entryPoints.includes(routine.name) &&
        values.length > 0 &&
        values.every((one) => isSame(one, values[0]));
      if (same || !isRead(routine, index)) return without(law, routine, index, same ? values[0] : null);
    }
  }
  return law;
}

const isName = (one: Expression, name: string) => one.is === 'name' && one.name === name;
const isSame = (one: Expression, other: Expression) =>
  /^(number|truth|word|constant|own)$/.test(one.is) && JSON.stringify(one) === JSON.stringify(other);

/** Whether a parameter is read, but to be passed on to the routine itself. */
function isRead(routine: Routine, index: number): boolean {
  const { name } = routine.parameters[index];
  const parts = expressionsOf(routine.body);
  const passed = parts.filter(
    (one) => one.is === 'call' && one.name === routine.name && isName(one.of[index], name),
  );
  return parts.filter((one) => isName(one, name)).length > passed.length;
}

function without(law: Law, routine: Routine, index: number, value: Expression | null): Law {
  const { name } = routine.parameters[index];
  const drop = (part: Expression): Expression =>
    part.is === 'call' && part.name === routine.name
      ? { ...part, of: part.of.filter((_, at) => at !== index) }
      : part;
  const put = (part: Expression): Expression => (value && isName(part, name) ? value : part);
  const routines = law.routines.map((one) => {
    if (one !== routine) return { ...one, body: mappedAll(one.body, drop) };
    const parameters = one.parameters.filter((_, at) => at !== index);
    return { ...one, parameters, body: mappedAll(mappedAll(one.body, drop), put) };
  });
  // Two passes of one call, as the arguments come before the call.
  return { ...law, routines };
}

/** State goes that is never read. */
function withoutState(law: Law): Law {
  const read = new Set(
    law.routines
      .flatMap((one) => expressionsOf(one.body))
      .flatMap((one) => (one.is === 'own' ? [one.name] : [])),
  );
  const isLost = (one: Statement) =>
    (one.is === 'set' && one.target.is === 'own' && !read.has(one.target.name)) ||
    (one.is === 'clear' && one.list.is === 'own' && !read.has(one.list.name));
  const keep = (body: readonly Statement[]): Statement[] =>
    body
      .filter((one) => !isLost(one))
      .map((one) => {
        if (one.is === 'if') return { ...one, yes: keep(one.yes), no: keep(one.no) };
        return one.is === 'for' ? { ...one, body: keep(one.body) } : one;
      });
  const routines = law.routines.map((one) => ({ ...one, body: keep(one.body) }));
  return { ...law, routines, state: law.state.filter(({ name }) => read.has(name)) };
}

/** What the entry points lead to. */
function reachable(law: Law): Law {
  const kept = new Set(entryPoints);
  const names = new Set<string>();
  for (const name of kept) {
    const routine = law.routines.find((one) => one.name === name);
    for (const one of expressionsOf(routine?.body ?? [])) {
      if (one.is === 'call') kept.add(one.name);
      if (one.is === 'name') names.add(one.name);
    }
  }
  return {
    ...law,
    constants: law.constants.filter(({ name }) => names.has(name)),
    routines: law.routines.filter(({ name, body }) => kept.has(name) && body.length > 0),
  };
}

/** Names of the routines that use a field, by themselves or by what they call. */
export function methodsOf(law: Law): ReadonlySet<string> {
  const methods = new Set(['update', 'limited', 'reset', 'saturate']);
  for (let size = -1; size !== methods.size; ) {
    size = methods.size;
    for (const { name, body } of law.routines) {
      const usesField = expressionsOf(body).some(
        (one) => one.is === 'own' || (one.is === 'call' && methods.has(one.name)),
      );
      if (usesField || statementsOf(body).some((one) => one.is === 'set' && one.target.is === 'own'))
        methods.add(name);
    }
  }
  return methods;
}
