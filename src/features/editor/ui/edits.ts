// The edits that the fields of Build make: each changes the scene from its start, in one step of undo.

import type { App } from '../../../app/ui/app';
import {
  asKind,
  type ListName,
  type Lists,
  type ThingRef,
  withChanged,
} from '../../../lab/files/edit-scenario';
import { type EntityName, kindOf } from '../../../world/simulation/entity-kinds';
import { buildOf } from '../state/current';

/** Changes a thing. A refusal is shown. True when it was done. */
export function change<Name extends ListName>(
  app: App,
  ref: ThingRef<Name>,
  to: (thing: Lists[Name]) => Lists[Name],
): boolean {
  return buildOf(app).change((start) => withChanged(start, ref, to));
}

/** Makes bodies another kind. What that kind does not take is dropped, and said. */
export function setKind(app: App, refs: readonly ThingRef<'entities'>[], kind: EntityName): void {
  const dropped = new Set<string>();
  const done = buildOf(app).change((start) =>
    refs.reduce(
      (scenario, ref) =>
        withChanged(scenario, ref, (entity) => {
          const made = asKind(entity, kind);
          for (const field of made.dropped) dropped.add(field);
          return made.spec;
        }),
      start,
    ),
  );
  const name = kindOf({ kind }).label.toLowerCase();
  if (done && dropped.size > 0)
    app.notify(`A ${name} takes none, so it was dropped: ${[...dropped].join(', ')}.`, 'info');
}
