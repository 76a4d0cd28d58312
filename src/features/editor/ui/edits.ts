// The edits that the editor's fields make. Each one changes the start of the scene, as one undo step.

import type { App } from '../../../app/ui/app';
import {
  asKind,
  type ListName,
  type Lists,
  type ThingRef,
  withChanged,
} from '../../../lab/files/edit-scenario';
import { type EntityName, kindOf } from '../../../world/simulation/entity-kinds';
import type { CommandSpec, EntitySpec } from '../../../world/simulation/scenario';
import { buildOf } from '../state/current';

/** Changes an object of the scene in the editor. If the change is refused, shows an error and returns false. */
export function change<Name extends ListName>(
  app: App,
  ref: ThingRef<Name>,
  to: (thing: Lists[Name]) => Lists[Name],
): boolean {
  return buildOf(app).change((start) => withChanged(start, ref, to));
}

/** Gives each body a new command, such as to follow a path. @param command returns the new command of a body */
export function setCommand(
  app: App,
  refs: readonly ThingRef<'entities'>[],
  command: (body: EntitySpec) => CommandSpec,
): boolean {
  return buildOf(app).change((start) =>
    refs.reduce(
      (scenario, ref) => withChanged(scenario, ref, (body) => ({ ...body, command: command(body) })),
      start,
    ),
  );
}

/**
 * Changes the kind of bodies. A message names the settings that are dropped because the new kind does not have them.
 */
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
