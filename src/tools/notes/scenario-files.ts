// Makes the reference of scenario files: kinds, ranges and defaults from the descriptions of settings and from the schema that reads files.

import type { JsonSchema } from '@valibot/to-json-schema';
import { heroes } from '../../app/view/heroes/heroes';
import { untakenBy } from '../../lab/files/refusals';
import { most } from '../../lab/files/schema-parts';
import type { ControllerKind } from '../../laws/control/controllers';
import type { Choice, TextSetting, Tunable } from '../../laws/control/tunable';
import { guidanceKinds } from '../../world/entities/guidance/guidance';
import { World } from '../../world/planck/planck';
import { mostWaypoints } from '../../world/simulation/command-spec';
import { mostColliding } from '../../world/simulation/crowding';
import { type EntityKind, type EntityName, entityKinds } from '../../world/simulation/entity-kinds';
import { gunTunables } from '../../world/simulation/guns/gun';
import { mostShells } from '../../world/simulation/guns/gunnery';
import { type HeroKind, type HeroName, heroKinds } from '../../world/simulation/heroes/hero';
import { crateDamping, crateDensity } from '../../world/simulation/obstacle';
import { defaultSeconds } from '../../world/simulation/scenario';
import { bodySettings, hasRow, type RowSetting, worldSettings } from '../../world/simulation/settings';
import { targetMotionKinds } from '../../world/simulation/targets/moving-target';
import { turnByTunable } from '../../world/simulation/targets/turns-spec';
import { formAt } from './schema';

/** Returns words as markdown code, separated by commas. */
const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');

/**
 * Returns in words which values a field of a scenario file may have.
 * @param path of the field, as in error messages: `entities[0].label`
 */
export function acceptedValues(path: string): string {
  const form = formAt(path);
  const { type, description = '', minItems = 0, maxItems = 0 } = form;
  switch (type) {
    case 'array':
      // A list with a fixed length describes each of its places.
      return minItems === maxItems
        ? inCode(description)
        : `a list of ${minItems} to ${maxItems} ${description}`;
    case 'boolean':
      return 'true or false';
    case 'integer':
      return description;
    case 'number':
      return form.enum ? code(form.enum.map(String)) : rangeOf(form);
    case 'string':
      return form.enum ? code(form.enum.map(String)) : textOf(form);
    default:
      return form.const === undefined ? description : String(form.const);
  }
}

const inCode = (words: string) => words.replace(/\[.*?\]/, (place) => `\`${place}\``);

const rangeOf = ({ minimum, exclusiveMinimum, maximum }: JsonSchema) =>
  `${exclusiveMinimum === undefined ? minimum : `above ${exclusiveMinimum}`} to ${maximum}`;

const textOf = ({ minLength = 0, maxLength }: JsonSchema) =>
  `text of ${minLength > 0 ? `${minLength} to` : 'at most'} ${maxLength} characters`;

/** A control law, guidance law or motion of a target that scenario files can name, with its settings. */
interface Kind {
  readonly label: string;
  readonly help?: string;
  readonly tunables: readonly Tunable[];
  readonly choices?: readonly Choice[];
  readonly texts?: readonly TextSetting[];
}

/** All kinds of controllers, by name. Each can be used by at least one kind of entity. */
const controllers: Readonly<Record<string, ControllerKind>> = Object.assign(
  {},
  ...Object.values<EntityKind>(entityKinds).map((kind) => kind.controllers),
);

/** Kinds of control laws, guidance laws and target motions in scenario files, by group and by name. */
const families: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  controllers,
  guidance: guidanceKinds,
  motions: targetMotionKinds,
};

/** Descriptions of the numeric fields of guns and crates. The key is `gun` or `crate`. */
const rows: Readonly<Record<string, readonly Tunable[]>> = { gun: gunTunables, crate: [crateDensity] };

/** Numbers for placeholders in the reference of scenario files, by placeholder name. */
const values: Readonly<Record<string, number>> = {
  seconds: defaultSeconds,
  'crate damping': crateDamping,
  guns: most.guns,
  cards: most.cards,
  'least turn': turnByTunable.min,
  colliding: mostColliding.entities,
  pairs: mostColliding.pairs,
  beside: mostColliding.beside,
  shells: mostShells,
  waypoints: mostWaypoints.all,
};

const line = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const table = (heads: readonly string[], lines: readonly string[]) =>
  [line(...heads), line(...heads.map(() => '---')), ...lines].join('\n');

/** Returns a number as text for people: 2π for a multiple of π, "no limit" for Infinity. */
export function numberText(value: number): string {
  if (value === Infinity) return 'no limit';
  const turns = Number((value / Math.PI).toPrecision(12));
  return value !== 0 && Number.isInteger(turns) ? `${turns}π` : String(value);
}

/** Returns the accepted range of a setting with its unit: "odd, 3 to 999 samples". */
function rangeText({ accepts: { above, from, to, odd, whole }, unit }: Tunable): string {
  const least = above === undefined ? numberText(from ?? -Infinity) : `above ${numberText(above)}`;
  return `${odd ? 'odd, ' : whole ? 'whole, ' : ''}${least} to ${numberText(to)} ${unit}`.trim();
}

/** Returns the rows of a markdown table, one for each field of an object. @param name name of the object */
function fieldRows(name: string): string {
  return rows[name]
    .map((row) => line(`\`${row.key}\``, rangeText(row), numberText(row.initial), row.help))
    .join('\n');
}

/** Returns a setting's row for a markdown table: name, accepted values, default, effect. */
function settingRow(setting: RowSetting<never>): string {
  const field = code([String(setting.path.at(-1))]);
  switch (setting.type) {
    case 'number': {
      const { row, initial } = setting;
      return line(field, rangeText(row), initial === undefined ? 'by kind' : numberText(initial), row.help);
    }
    case 'switch':
      return line(field, 'true or false', code([String(setting.initial)]), setting.row.help);
    case 'choice': {
      const { row, initial } = setting;
      return line(field, code(row.options.map(({ value }) => value)), code([String(initial)]), row.help);
    }
  }
}

/**
 * Returns the rows of a markdown table, one for each setting of a group.
 * @param of name of the group: 'world' for settings of a scenario, 'body' for settings of an entity, or the name of a
 * nested object, such as `limits`
 */
function settingRows(of: string): string {
  const settings: readonly RowSetting<never>[] =
    of === 'world' ? worldSettings.filter(hasRow) : bodySettings.filter(hasRow);
  const isOf = ({ path: [name, member] }: RowSetting<never>) =>
    member === undefined ? of === 'world' || of === 'body' : name === of;
  return settings.filter(isOf).map(settingRow).join('\n');
}

/**
 * Returns the settings of a law or motion as text, each with its default: "`kp` 42". Without settings, returns "none".
 */
function defaultsOf({ tunables, choices = [], texts = [] }: Kind): string {
  const numbers = tunables.map(({ key, initial }) => `\`${key}\` ${numberText(initial)}`);
  const words = choices.map(({ key, options }) => `\`${key}\` \`${options[0].value}\``);
  const told = texts.map(({ key }) => `\`${key}\`, a text`);
  return [...told, ...numbers, ...words].join(', ') || 'none';
}

/**
 * Returns a markdown table of the laws or motions in a group, with their settings and defaults.
 * @param family name of the group, such as `guidance`
 */
function kindTable(family: string): string {
  const lines = Object.entries(families[family]).map(([name, kind]) =>
    line(`\`${name}\``, kind.help ? `${kind.label}. ${kind.help}` : kind.label, defaultsOf(kind)),
  );
  return table(['`kind`', 'what it is', 'settings and their defaults'], lines);
}

/** Returns the values that a setting accepts, as text: a range, a list of options, or a description. */
function takenBy(row: Tunable | Choice | TextSetting): string {
  if ('takes' in row) return row.takes;
  return 'options' in row ? code(row.options.map(({ value }) => value)) : rangeText(row);
}

function settingTable(family: string): string {
  const kindsOf: Record<string, Record<string, string[]>> = {};
  for (const [name, { tunables, choices = [], texts = [] }] of Object.entries(families[family]))
    for (const row of [...texts, ...tunables, ...choices]) {
      const cells = line(takenBy(row), row.help);
      kindsOf[row.key] ??= {};
      kindsOf[row.key][cells] = [...(kindsOf[row.key][cells] ?? []), name];
    }
  const lines = Object.entries(kindsOf).flatMap(([key, rest]) =>
    Object.entries(rest).map(([cells, kinds]) => `| \`${key}\` | ${code(kinds)} ${cells}`),
  );
  return table(['setting', 'of', 'takes', 'what it does'], lines);
}

function entityLine(name: EntityName): string {
  const { label, controllers: own, create } = entityKinds[name] as EntityKind;
  const body = create(new World(), { position: { x: 0, y: 0 }, angle: 0 });
  const { kind, ...settings } = body.controller;
  const special = own[kind].tunables.filter(({ key, initial }) => (settings[key] ?? initial) !== initial);
  const gains = special.map(({ key }) => `\`${key}\` ${settings[key]}`).join(', ');
  const others = Object.keys(controllers).filter((other) => !Object.hasOwn(own, other));
  const few = Object.keys(own).length === 1;
  return line(
    `\`${name}\``,
    label,
    `\`${kind}\`${gains && ` with ${gains}`}`,
    `${body.seekDistance} m`,
    [code(untakenBy(name)), few ? 'any other controller' : code(others)].filter(Boolean).join(', '),
  );
}

const entityTable = () =>
  table(
    ['`kind`', 'name', '`controller`', '`seekDistance`', 'does not take'],
    Object.keys(entityKinds).map((name) => entityLine(name as EntityName)),
  );

/** Returns a markdown table of the main controls that a scene can have: name, effect, accepted values. */
function heroTable(): string {
  const lines = Object.entries<HeroKind>(heroKinds).map(([name, { takes: what, accepts, unit }]) => {
    const range = `${numberText(accepts.from)} to ${numberText(accepts.to)} ${unit}`.trim();
    const fields = {
      values: `\`values\`, ${range}`,
      range: `\`min\` and \`max\`, ${range}`,
      nothing: 'nothing more',
    };
    return line(`\`${name}\``, heroes[name as HeroName].help, fields[what]);
  });
  return table(['`sets`', 'what it does', 'takes'], lines);
}

/**
 * Functions that write the text for placeholders in a manual. `{{takes version}}` calls the function `takes` with
 * 'version'.
 */
const makers: Readonly<Record<string, (name: string) => string>> = {
  takes: acceptedValues,
  rows: fieldRows,
  fields: settingRows,
  value: (name) => numberText(values[name]),
  kinds: (family) => (family === 'entities' ? entityTable() : kindTable(family)),
  settings: settingTable,
  heroes: heroTable,
};

/**
 * Fills in the placeholders in the manual of the scenario file format.
 * @param source text of the manual, with placeholders
 * @throws RangeError for an unknown placeholder
 */
export function scenarioReference(source: string): string {
  return source.replace(/\{\{(\w+) ?(.*?)\}\}/g, (placeholder, maker: string, name: string) => {
    if (!Object.hasOwn(makers, maker)) throw new RangeError(`nothing makes ${placeholder}`);
    return makers[maker](name);
  });
}
