// The JSON schema of scenario files, converted from the schema that reads them.
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { gameFields } from '../../features/rules';
import { scenarioSchema } from '../../lab/files/scenario-schema';

/** Validation steps of the library Valibot that JSON schema cannot express. */
const wordless = ['check', 'raw_check', 'transform', 'raw_transform'];

/** A schema that is built when it is first used. */
interface LazySchema extends GenericSchema {
  getter(value: unknown): GenericSchema;
}

const isLazy = (schema: { readonly type: string }): schema is LazySchema => schema.type === 'lazy';

/** Metadata in a schema of the library Valibot. `options`: alternative schemas, of which a value must match one */
interface Metadata {
  readonly type: 'metadata';
  readonly metadata: { readonly options?: readonly GenericSchema[] };
}

const isMetadata = (action: { readonly type: string }): action is Metadata => action.type === 'metadata';

/** Converts a schema of the file reader to JSON schema. Throws an error if JSON schema cannot express it. */
function converted(schema: GenericSchema): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...form
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'output',
    ignoreActions: wordless,
    // A field that a function checks has its JSON schema in its metadata.
    overrideSchema: ({ valibotSchema }) => {
      if (valibotSchema.type === 'custom') return {};
      return isLazy(valibotSchema) ? converted(valibotSchema.getter(undefined)) : undefined;
    },
    overrideAction: ({ valibotAction }) => {
      if (!isMetadata(valibotAction) || !valibotAction.metadata.options) return undefined;
      const { options, ...words } = valibotAction.metadata;
      return { ...words, anyOf: options.map(converted) };
    },
  });
  return form;
}

/** JSON schema of a scenario file. */
export const scenarioForm: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A scenario file of Slew',
  ...converted(scenarioSchema(gameFields)),
};

/**
 * Returns the JSON schema of a field. Throws RangeError if the field has none.
 * @param path path of the field, written as in error messages: `entities[0].label`
 */
export function formAt(path: string): JsonSchema {
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  const found = keys.reduce<JsonSchema | undefined>(
    (form, key) => form && partsOf(form, key)[0],
    scenarioForm,
  );
  if (found) return found;
  throw new RangeError(`there is no field ${path}`);
}

/**
 * Returns the JSON schemas for a field of an object or an item of a list. Several if the schema has alternatives
 * (`anyOf`).
 * @param key name of the field, or index of the item
 * @returns an empty list if there is no such field or item
 */
function partsOf(
  { properties = {}, items, prefixItems = [], anyOf = [] }: JsonSchema,
  key: string,
): JsonSchema[] {
  const own = Object.hasOwn(properties, key)
    ? properties[key]
    : /^\d+$/.test(key)
      ? (prefixItems[Number(key)] ?? items)
      : undefined;
  return [
    ...[own].flat().flatMap((one) => (typeof one === 'object' ? [one] : [])),
    ...anyOf.flatMap((one) => (typeof one === 'object' ? partsOf(one, key) : [])),
  ];
}
