// Placeholder for a game whose rules are large: they are loaded when a scenario first needs them.
import * as v from 'valibot';
import type { Field } from './field';
import { notLoaded } from './late-parts';

interface LateRow<Spec> extends Pick<Field<Spec>, 'key' | 'things'> {
  /** Name of the game in error messages, such as "Ships in space". */
  readonly label: string;
  fetch(): Promise<Field<Spec>>;
}

/**
 * Returns a game whose rules are loaded on demand by its method `load`. Before they are loaded, most other methods
 * throw RangeError.
 */
export function lateField<Spec>({ key, things, label, fetch }: LateRow<Spec>): Field<Spec> {
  let come: Field<Spec> | null = null;
  const loaded = (): Field<Spec> => {
    if (come) return come;
    throw new RangeError(`${label} cannot be read yet: wait for slew.ready() once`);
  };
  const load = async () => {
    come = await fetch().catch(() => null);
    if (!come) throw new Error(notLoaded(label));
  };
  return {
    key,
    get things() {
      return come ? come.things : things;
    },
    load: () => (come ? null : load()),
    schema: v.lazy(() => loaded().schema),
    refusal: (scenario) => loaded().refusal?.(scenario) ?? null,
    system: (spec, simulation) => loaded().system(spec, simulation),
    extent: (spec) => loaded().extent?.(spec) ?? { places: [] },
    carried: (spec, event) => loaded().carried?.(spec, event) ?? spec,
    report: (simulation) => come?.report?.(simulation) ?? null,
  };
}
