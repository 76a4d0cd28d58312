// What a scenario file may say of its hero, the large control, and the sentence that refuses anything else.
import { refusal } from '../control/tunable';
import { type HeroKind, type HeroSpec, heroKinds, isHeroName, mostChoices } from '../simulation/heroes/hero';
import type { Refusal } from './refusal';
import {
  checked,
  type Fields,
  fields,
  flag,
  list,
  numberThat,
  oneOf,
  optional,
  type Schema,
  text,
} from './schema-parts';

const finite = numberThat({ accepts: { from: -1e6, to: 1e6 } });

/** The hero of a scenario. */
export const hero: Schema<HeroSpec> = checked<HeroSpec>(
  fields(
    {
      sets: oneOf(Object.keys(heroKinds).filter(isHeroName)),
      label: optional(text(1, 24)),
      values: optional(list(finite, 'values', 1, mostChoices)),
      words: optional(list(text(1, 16), 'words', 1, mostChoices)),
      min: optional(finite),
      max: optional(finite),
      alternates: optional(flag),
    } satisfies Fields<HeroSpec>,
    'a hero',
  ),
  (spec) => fieldRefusal(spec) ?? numberRefusal(spec) ?? orderRefusal(spec),
);

/** Why a field is refused that this hero has no use for; null when there is none. */
function fieldRefusal(spec: HeroSpec): Refusal | null {
  const { takes }: HeroKind = heroKinds[spec.sets];
  const unused = [
    ...(takes === 'values' ? [] : ['values']),
    ...(takes === 'range' ? [] : ['min', 'max']),
    ...(spec.sets === 'motor' ? [] : ['alternates']),
  ];
  const given = Object.entries(spec).find(([key, value]) => value !== undefined && unused.includes(key));
  return given ? { path: [given[0]], message: `must be left out for ${spec.sets}` } : null;
}

/** Why one of its numbers is refused; null when none is. */
function numberRefusal({ sets, values = [], min, max }: HeroSpec): Refusal | null {
  const kind: HeroKind = heroKinds[sets];
  const given: [Refusal['path'], number | undefined][] = [
    ...values.map((value, n): [Refusal['path'], number] => [['values', n], value]),
    [['min'], min],
    [['max'], max],
  ];
  for (const [path, value] of given) {
    const message = value === undefined ? null : refusal(kind, value);
    if (message) return { path, message: `${message}, got ${value}` };
  }
  return null;
}

/** Why its numbers and words do not go together; null when they do. */
function orderRefusal({ values, words, min, max }: HeroSpec): Refusal | null {
  if (min !== undefined && max !== undefined && min >= max)
    return { path: ['max'], message: `must be above min, ${min}, got ${max}` };
  if (values && words && values.length !== words.length)
    return {
      path: ['words'],
      message: `must be a word for each of ${values.length} values, got ${words.length}`,
    };
  return null;
}
