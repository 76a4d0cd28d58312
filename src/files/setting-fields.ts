// The fields of a scenario file for what can be set on a body or on the world, from the table of settings.
import * as v from 'valibot';
import { hasRow, type Setting, settingGroups } from '../simulation/settings';
import { type Fields, fields, flag, numberThat, oneOf } from './schema-parts';

/** Schemas of the settings that have no row, by their names. */
type Specs = Readonly<Record<string, v.GenericSchema>>;

/** An optional field for each setting; those of a group are fields of one object. The cast is for the keys. */
export function settingFields<Spec>(settings: readonly Setting<never>[], specs: Specs = {}): Fields<Spec> {
  const names = [...new Set(settings.map(({ path: [name] }) => name))];
  const entries = names.map((name) => {
    const group = settings.filter(({ path }) => path[0] === name);
    return [name, v.optional(fieldOf(name, group, specs))];
  });
  return Object.fromEntries(entries) as Fields<Spec>;
}

function fieldOf(name: string, group: readonly Setting<never>[], specs: Specs): v.GenericSchema {
  const [first] = group;
  if (first.path.length === 1) return hasRow(first) ? schemaOf(first) : specs[name];
  const members = group.filter(hasRow).map((setting) => [setting.path[1], v.optional(schemaOf(setting))]);
  return fields(Object.fromEntries(members), `an object of ${settingGroups[name]}`);
}

/** The values of a setting with a row. */
function schemaOf(setting: Extract<Setting<never>, { readonly row: unknown }>): v.GenericSchema {
  switch (setting.type) {
    case 'number':
      return numberThat(setting.row);
    case 'switch':
      return flag;
    case 'choice':
      return oneOf(setting.row.options.map(({ value }) => value));
  }
}
