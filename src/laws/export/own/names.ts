// Names for a written law's variables and functions that every language accepts: no keywords, and no two that differ only in case or _.
import { givenFields, limitFields, sampleFields } from '../../language';
import { type Expression, type LawTree, mapped, mappedAll, type Statement } from '../tree';

const words = (text: string): readonly string[] => text.split(' ');

/**
 * Names that an exported law must not use: keywords of the target languages, and names in their files. Lower case,
 * without _.
 */
const kept: ReadonlySet<string> = new Set([
  // C++, with names of <cmath>, windows.h and Unreal that are macros.
  ...words(
    'alignas alignof and andeq asm auto bitand bitor bool break case catch char char8t char16t char32t class compl concept const consteval constexpr constinit constcast continue coawait coreturn coyield decltype default delete do double dynamiccast else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept not noteq nullptr operator or oreq private protected public register reinterpretcast requires return short signed sizeof static staticassert staticcast struct switch template this threadlocal throw true try typedef typeid typename union unsigned using virtual void volatile wchart while xor xoreq std pi infinity nan hugeval errno assert linux unix near far small interface fpclassify isnan isinf signbit check verify ensure',
  ),
  // C#, with what every object has.
  ...words(
    'abstract as base byte checked decimal delegate event explicit finally fixed foreach implicit in internal is lock null object out override params readonly ref sbyte sealed stackalloc string uint ulong unchecked unsafe ushort var math list system equals gettype gethashcode tostring finalize memberwiseclone referenceequals',
  ),
  // GDScript, with functions of its files, and what every RefCounted has.
  ...words(
    'assert await breakpoint elif extends func match pass preload self signal super tau trait void warning when yield absf minf maxf sqrt floorf roundf signf sin cos tan atan2 range print array addusersignal call calldeferred callv cantranslatemessages cancelfree connect disconnect emitsignal free get getclass getincomingconnections getindexed getinstanceid getmeta getmetalist getmethodargumentcount getmethodlist getpropertylist getreferencecount getscript getsignalconnectionlist getsignallist hasconnections hasmeta hasmethod hassignal hasusersignal init initref isblockingsignals isclass isconnected isqueuedfordeletion notification notifypropertylistchanged propertycanrevert propertygetrevert reference removemeta removeusersignal script set setblocksignals setdeferred setindexed setmessagetranslation setmeta setscript settranslationdomain gettranslationdomain tostring tr trn unreference validateproperty iterinit iternext iterget inf',
  ),
  // Lua, with what its files have.
  ...words('elseif end function local nil repeat then until setmetatable table require index'),
  // TypeScript and JavaScript.
  ...words('any boolean debugger enum instanceof let number of package type typeof with'),
]);

/** Names of functions and constants in every exported file. A law must not use these names. */
const taken = words(
  'update limited reset saturate steer clamp clamped wrapAngle square cube rounded hypot sign round turn ownLaw matter rigidBody',
);

// C++ warns of a local variable that hides a field.
/**
 * Names of local variables in exported files. The gains, constants, functions and memory variables of a law must not
 * have these names.
 */
const takenInside: ReadonlySet<string> = new Set(
  words(
    'law body world heading headingrate commanded applied inertia left dt value lowest highest angle wrapped x y below',
  ),
);

/** Returns a name in lower case and without _. Two names with the same result can clash in some languages. */
const plain = (name: string) => name.replaceAll('_', '').toLowerCase();

/**
 * Returns a function that converts a name in a law to its name in the exported file. If that name is taken,
 * the function adds a _ or a number.
 * @param ofLaw names that are visible in the whole law: constants, gains, memory, functions
 * @param more further names that the exported file uses
 */
export function namer(ofLaw: readonly string[], more: readonly string[] = []): (name: string) => string {
  const known = new Map<string, string>([...sampleFields, ...limitFields].map((name) => [name, name]));
  const used = new Set([...taken, ...more, ...givenFields, ...limitFields].map(plain));
  const fresh = (name: string, isOfLaw: boolean): string => {
    const isFree = (one: string) => !used.has(plain(one)) && !(isOfLaw && takenInside.has(plain(one)));
    // Names with two _ are reserved in C++ and Lua, with a leading _ in C++ and Godot.
    const start = name
      .replaceAll(/_{2,}/g, '_')
      .replace(/^_/, '')
      .replace(/^(?=\d|$)/, 'n');
    if (kept.has(plain(start)) && isFree(start)) return `${start}_`;
    for (let n = 1; ; n++) {
      const next = n === 1 ? start : `${start}${n}`;
      if (isFree(next) && !kept.has(plain(next))) return next;
    }
  };
  const named = (name: string, isOfLaw: boolean): string => {
    const next = known.get(name) ?? fresh(name, isOfLaw);
    known.set(name, next);
    used.add(plain(next));
    return next;
  };
  for (const name of ofLaw) named(name, true);
  return (name) => named(name, false);
}

/** Renames the variables and functions of a law. Returns the changed law. */
export function renamed(law: LawTree, nameOf: (name: string) => string): LawTree {
  const functions: ReadonlySet<string> = new Set(
    law.routines.map(({ name }) => name).filter((name) => !/^(?:update|limited|reset)$/.test(name)),
  );
  const ofFunction = (name: string) => (functions.has(name) ? nameOf(name) : name);
  const change = (one: Expression): Expression => {
    if (one.is === 'call') return { ...one, name: ofFunction(one.name) };
    return one.is === 'name' || one.is === 'own' ? { ...one, name: nameOf(one.name) } : one;
  };
  // Values inside are already changed.
  const declared = (body: readonly Statement[]): Statement[] =>
    body.map((one) => {
      if (one.is === 'let') return { ...one, name: nameOf(one.name) };
      if (one.is === 'for') return { ...one, name: nameOf(one.name), body: declared(one.body) };
      return one.is === 'if' ? { ...one, yes: declared(one.yes), no: declared(one.no) } : one;
    });
  const variables = (list: LawTree['state']) =>
    list.map((one) => ({ ...one, name: nameOf(one.name), value: mapped(one.value, change) }));
  return {
    ...law,
    constants: variables(law.constants),
    state: variables(law.state),
    routines: law.routines.map((one) => ({
      ...one,
      name: ofFunction(one.name),
      parameters: one.parameters.map((each) => ({ ...each, name: nameOf(each.name) })),
      body: declared(mappedAll(one.body, change)),
    })),
  };
}
