// The part of window.slew that changes a scene in the editor.

import type { App } from '../../../app/ui/app';
import type { SceneChanges } from '../../../app/ui/features';
import {
  copiesOf,
  indexFor,
  isThing,
  type ListName,
  type Lists,
  listNamesOf,
  type ThingRef,
  thingIn,
  thingsOf,
  withAdded,
  withChanged,
  withCopies,
  withoutThings,
} from '../../../lab/files/edit-scenario';
import type { Place } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import { stateOf } from '../state/current';
import { handlesOf, nameOfThing } from '../state/things';

export function buildConsole({ session, viewport }: App): SceneChanges {
  const { games } = session;
  const isList = (list: ListName) => listNamesOf(session.scenario, games).includes(list);
  /** Changes the scene in one undo step. If the change is refused, throws and changes nothing. */
  const change = (made: (start: Scenario) => Scenario, chosen?: readonly ThingRef[]): void => {
    session.changeStart(made);
    if (chosen) stateOf(session)?.choose(chosen);
  };
  const known = (ref: ThingRef): ThingRef => {
    if (!isList(ref.list) || !thingIn(session.scenario, ref, games))
      throw new RangeError(`slew: there is no ${ref.list}[${ref.index}], see slew.things()`);
    return ref;
  };
  return {
    things: () => {
      const { start } = session;
      return thingsOf(start, games).map((ref) => ({
        ...ref,
        name: nameOfThing(session, ref),
        spec: thingIn(start, ref, games),
      }));
    },
    add<Name extends ListName>(list: Name, spec: Lists[Name]): ThingRef {
      if (!isList(list))
        throw new RangeError(
          `slew.add: there is no list ${list}; there are ${listNamesOf(session.scenario, games).join(', ')}`,
        );
      let ref = { list, index: 0 };
      change((start) => {
        if (!isThing(start, list, spec, games)) throw new RangeError(`slew.add: this is no thing of ${list}`);
        ref = { list, index: indexFor(start, list, spec, games) };
        return withAdded(start, list, spec, games);
      });
      stateOf(session)?.choose([ref]);
      return ref;
    },
    change<Name extends ListName>(list: Name, index: number, fields: Partial<Lists[Name]>): void {
      const ref = { list, index };
      known(ref);
      change((start) => withChanged(start, ref, (thing) => ({ ...thing, ...fields }), games));
    },
    remove: (refs: readonly ThingRef[]): void => {
      const gone = refs.map(known);
      change((start) => withoutThings(start, gone, games), []);
    },
    duplicate(refs: readonly ThingRef[], by: Place): ThingRef[] {
      const copies = copiesOf(session.start, refs.map(known), by, games);
      change((start) => withCopies(start, refs, by, games), copies);
      return copies;
    },
    chosen: (): ThingRef[] => [...(stateOf(session)?.chosen ?? [])],
    choose: (refs: readonly ThingRef[]): void => stateOf(session)?.choose(refs.map(known)),
    handles: () =>
      (stateOf(session)?.chosen ?? []).flatMap((ref) =>
        handlesOf(session, ref, viewport.zoom).map(({ part, at }) => ({
          ...ref,
          part,
          ...viewport.toPage(at),
        })),
      ),
  };
}
