// The part of window.slew that changes a scene while it is built. docs/console.md documents it; it is stable.
import {
  copiesOf,
  type ListName,
  type Lists,
  listNames,
  type ThingRef,
  thingIn,
  thingsOf,
  withAdded,
  withChanged,
  withCopies,
  without,
} from '../../files/edit-scenario';
import type { Place } from '../../simulation/place';
import type { Scenario } from '../../simulation/scenario';
import { handlesOf, nameOfThing } from '../../view/build/things';
import type { App } from '../app';

export function buildConsole({ session, view, viewport }: App) {
  /** One change, one step of undo. Throws why it is refused, and changes nothing then. */
  const change = (made: (start: Scenario) => Scenario, chosen?: readonly ThingRef[]): void => {
    session.settle();
    session.rebuild(made);
    session.settle();
    if (chosen) view.build?.choose(chosen);
  };
  const known = (ref: ThingRef): ThingRef => {
    if (!listNames.includes(ref.list) || !thingIn(session.scenario, ref))
      throw new RangeError(`slew: there is no ${ref.list}[${ref.index}], see slew.things()`);
    return ref;
  };
  return {
    things: () => {
      const { start } = session;
      return thingsOf(start).map((ref) => ({
        ...ref,
        name: nameOfThing(session, ref),
        spec: thingIn(start, ref),
      }));
    },
    add<Name extends ListName>(list: Name, spec: Lists[Name]): ThingRef {
      if (!listNames.includes(list))
        throw new RangeError(`slew.add: there is no list ${list}; there are ${listNames.join(', ')}`);
      const ref = { list, index: (session.scenario[list] ?? []).length };
      change((start) => withAdded(start, list, spec), [ref]);
      return ref;
    },
    change<Name extends ListName>(list: Name, index: number, fields: Partial<Lists[Name]>): void {
      const ref = { list, index };
      known(ref);
      change((start) => withChanged(start, ref, (thing) => ({ ...thing, ...fields })));
    },
    remove: (refs: readonly ThingRef[]): void => {
      const gone = refs.map(known);
      change((start) => without(start, gone), []);
    },
    duplicate(refs: readonly ThingRef[], by: Place): ThingRef[] {
      const copies = copiesOf(session.scenario, refs.map(known));
      change((start) => withCopies(start, refs, by), copies);
      return copies;
    },
    chosen: (): ThingRef[] => [...(view.build?.chosen ?? [])],
    choose: (refs: readonly ThingRef[]): void => view.build?.choose(refs.map(known)),
    handles: () =>
      (view.build?.chosen ?? []).flatMap((ref) =>
        handlesOf(session, ref, viewport.zoom).map(({ part, at }) => ({
          ...ref,
          part,
          ...viewport.toPage(at),
        })),
      ),
  };
}
