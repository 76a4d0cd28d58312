// The edits of Build: each changes the scene from its start, in one step of undo, and says what is refused.
import {
  asKind,
  chasersOf,
  copiesOf,
  type ListName,
  type Lists,
  type ThingRef,
  withAdded,
  withChanged,
  withCopies,
  without,
} from '../../files/edit-scenario';
import { type EntityName, kindOf } from '../../simulation/entity-kinds';
import type { Scenario } from '../../simulation/scenario';
import { type App, attempt } from '../app';
import { choose, chosenIn } from './choice';
import { nameOfThing, wordsOfThing } from './things';

/** How far copies stand from what was copied. m */
const besideBy = [4, 4] as const;

/** Changes the scene. A refusal is shown. True when it was done. */
export function rebuild(app: App, change: (start: Scenario) => Scenario): boolean {
  return attempt(app, () => app.session.rebuild(change));
}

/** Adds a thing and chooses it. */
export function add<Name extends ListName>(app: App, list: Name, thing: Lists[Name]): boolean {
  if (!rebuild(app, (start) => withAdded(start, list, thing))) return false;
  const { scenario } = app.session;
  const ref = { list, index: (scenario[list]?.length ?? 1) - 1 };
  choose(app, [ref]);
  app.say(`${nameOfThing(app.session, ref)} added, ${wordsOfThing(scenario, ref)}.`);
  return true;
}

/** Changes a thing. */
export function change<Name extends ListName>(
  app: App,
  ref: ThingRef<Name>,
  to: (thing: Lists[Name]) => Lists[Name],
): boolean {
  return rebuild(app, (start) => withChanged(start, ref, to));
}

/** Puts copies of what is chosen beside it, and chooses them. */
export function duplicate(app: App): void {
  const { session } = app;
  const refs = chosenIn(app);
  if (refs.length === 0) return;
  const copies = copiesOf(session.scenario, refs);
  if (!rebuild(app, (start) => withCopies(start, refs, besideBy))) return;
  choose(app, copies);
  const [first] = copies;
  app.say(
    copies.length > 1
      ? `${copies.length} copies added.`
      : `${nameOfThing(session, first)} added, ${wordsOfThing(session.scenario, first)}.`,
  );
}

/** Whether what is chosen can be taken away: one body stays. */
export function canRemove(app: App): boolean {
  const refs = chosenIn(app);
  const bodies = refs.filter(({ list }) => list === 'entities').length;
  return refs.length > 0 && bodies < app.session.scenario.entities.length;
}

/** Takes away what is chosen. Who chased it is told of. */
export function remove(app: App): void {
  if (!canRemove(app)) return;
  const { session } = app;
  const refs = chosenIn(app);
  const names =
    refs.length > 3 ? `${refs.length} things` : refs.map((ref) => nameOfThing(session, ref)).join(', ');
  const chasers = chasersOf(session.start, refs)
    .filter((index) => !refs.some((ref) => ref.list === 'entities' && ref.index === index))
    .map((index) => nameOfThing(session, { list: 'entities', index }));
  if (!rebuild(app, (start) => without(start, refs))) return;
  choose(app, []);
  const goesOn = chasers.length > 0 ? ` ${chasers.join(', ')}: now to where it stood.` : '';
  if (chasers.length > 0) app.notify(`${names} removed.${goesOn}`, 'info');
  else app.say(`${names} removed.`);
}

/** Makes bodies another kind. What that kind does not take is dropped, and said. */
export function setKind(app: App, refs: readonly ThingRef<'entities'>[], kind: EntityName): void {
  const dropped = new Set<string>();
  const done = rebuild(app, (start) =>
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
  if (done && dropped.size > 0)
    app.notify(
      `A ${kindOf({ kind }).label.toLowerCase()} takes none, so it was dropped: ${[...dropped].join(', ')}.`,
      'info',
    );
}
