// Changes of a scenario as data: things are added, changed and taken out, and the indices that name them stay right.
import { overlaps, slabOfBody, slabOfThing } from '../simulation/crowding';
import { type EntityName, entityKinds } from '../simulation/entity-kinds';
import type { ObstacleSpec } from '../simulation/obstacle';
import type { Place } from '../simulation/place';
import type { CommandSpec, EntitySpec, Scenario, TimelineEntry } from '../simulation/scenario';
import type { TargetSpec } from '../simulation/targets/moving-target';
import { kindRefusals } from './refusals';

/** The lists of things that stand on the field. */
export interface Lists {
  readonly entities: EntitySpec;
  readonly obstacles: ObstacleSpec;
  readonly targets: TargetSpec;
}

export type ListName = keyof Lists;

/** The lists, in the order in which a person is told of them. */
export const listNames: readonly ListName[] = ['entities', 'obstacles', 'targets'];

/** A thing of a scenario: its list and its place in it, which is its only name. */
export interface ThingRef<Name extends ListName = ListName> {
  readonly list: Name;
  readonly index: number;
}

/** Whether two references name the same thing. */
export function isSameThing(one: ThingRef, other: ThingRef): boolean {
  return one.list === other.list && one.index === other.index;
}

function listOf<Name extends ListName>(scenario: Scenario, name: Name): readonly Lists[Name][] {
  const lists: { readonly [Each in ListName]: readonly Lists[Each][] } = {
    entities: scenario.entities,
    obstacles: scenario.obstacles ?? [],
    targets: scenario.targets ?? [],
  };
  return lists[name];
}

/** All things of a scenario, list by list. */
export function thingsOf(scenario: Scenario): ThingRef[] {
  return listNames.flatMap((list) => listOf(scenario, list).map((_, index) => ({ list, index })));
}

/** A thing as its file says it; undefined where there is none. */
export function thingIn<Name extends ListName>(
  scenario: Scenario,
  { list, index }: ThingRef<Name>,
): Lists[Name] | undefined {
  return listOf(scenario, list)[index];
}

/** Where a thing is. m */
export function placeOfThing(scenario: Scenario, ref: ThingRef): Place {
  return thingIn(scenario, ref)?.position ?? [0, 0];
}

/** With one more, which comes last, so that no index changes. */
export function withAdded<Name extends ListName>(
  scenario: Scenario,
  list: Name,
  thing: Lists[Name],
): Scenario {
  return inView(suited({ ...scenario, [list]: [...listOf(scenario, list), thing] }), [thing]);
}

/** With a thing changed. */
export function withChanged<Name extends ListName>(
  scenario: Scenario,
  { list, index }: ThingRef<Name>,
  change: (thing: Lists[Name]) => Lists[Name],
): Scenario {
  const changed = listOf(scenario, list).map((each, n) => (n === index ? change(each) : each));
  return inView({ ...scenario, [list]: changed }, changed.slice(index, index + 1));
}

/**
 * Copies of things, so far beside them, in the order of their references. Copied bodies get names with numbers. Who chases another
 * copied thing chases its copy; who is told something on the timeline is told it as a copy too.
 * @param by m
 */
export function withCopies(scenario: Scenario, refs: readonly ThingRef[], by: Place): Scenario {
  const [bodies, targets] = [copiesIn(scenario, refs, 'entities'), copiesIn(scenario, refs, 'targets')];
  const command = (given: CommandSpec): CommandSpec => {
    if (!('quarry' in given)) return given;
    const { kind, quarry } = given;
    return 'entity' in quarry
      ? { kind, quarry: { entity: bodies.get(quarry.entity) ?? quarry.entity } }
      : { kind, quarry: { target: targets.get(quarry.target) ?? quarry.target } };
  };
  const commanded = <Item extends { readonly command?: CommandSpec }>(item: Item): Item =>
    item.command ? { ...item, command: command(item.command) } : item;
  const labels = new Set(scenario.entities.map(nameOf));
  const named = (entity: EntitySpec): EntitySpec => {
    const label = freeName(nameOf(entity), labels);
    labels.add(label);
    return { ...entity, label };
  };
  const copied = <Name extends ListName>(list: Name) => [...copiesIn(scenario, refs, list).keys()];
  const beside = <Item extends { readonly position?: Place }>(item: Item): Item => {
    const [x, y] = item.position ?? [0, 0];
    return { ...item, position: [x + by[0], y + by[1]] };
  };
  const entities = copied('entities').map((n) => named(commanded(beside(scenario.entities[n]))));
  const { obstacles = [], targets: moving = [], timeline } = scenario;
  const things = copied('obstacles').map((n) => beside(obstacles[n]));
  const others = copied('targets').map((n) => beside(moving[n]));
  const told = [...bodies].flatMap(([from, entity]) =>
    (timeline ?? [])
      .filter((entry) => entry.entity === from)
      .map((entry) => ({ ...commanded(entry), entity })),
  );
  const more = {
    ...scenario,
    entities: [...scenario.entities, ...entities],
    ...(things.length > 0 && { obstacles: [...obstacles, ...things] }),
    ...(others.length > 0 && { targets: [...moving, ...others] }),
    ...(timeline && { timeline: [...timeline, ...told] }),
  };
  return inView(suited(more), [...entities, ...things, ...others]);
}

/** The indices of things of a list, each with that of the copy it will have. */
function copiesIn(scenario: Scenario, refs: readonly ThingRef[], list: ListName): Map<number, number> {
  const { length } = listOf(scenario, list);
  const indices = new Set(
    refs.filter((ref) => ref.list === list && thingIn(scenario, ref)).map(({ index }) => index),
  );
  return new Map([...indices].map((index, n) => [index, length + n]));
}

/** Where the copies of things are that `withCopies` made. @param scenario before them */
export function copiesOf(scenario: Scenario, refs: readonly ThingRef[]): ThingRef[] {
  return listNames.flatMap((list) =>
    [...copiesIn(scenario, refs, list).values()].map((index) => ({ list, index })),
  );
}

/** What a body is called: by its file, or as its kind. */
function nameOf({ kind, label }: EntitySpec): string {
  return label ?? entityKinds[kind].label;
}

/** Longest name of a body in a file. letters */
const longestName = 60;

/** A name like another one that nobody has yet: with the next number behind it. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const stem = name.replace(/ \d{1,3}$/, '').slice(0, longestName - ' 9999'.length);
  for (let n = 2; ; n++) if (!taken.has(`${stem} ${n}`)) return `${stem} ${n}`;
}

/** Without some things: who chased one of them goes to where it stood, and what was planned for one is dropped. */
export function without(scenario: Scenario, gone: readonly ThingRef[]): Scenario {
  const lost = (list: ListName) => new Set(gone.filter((ref) => ref.list === list).map(({ index }) => index));
  const [entities, obstacles, targets] = [lost('entities'), lost('obstacles'), lost('targets')];
  const left = <Item>(list: readonly Item[], those: ReadonlySet<number>) =>
    list.filter((_, n) => !those.has(n));
  const command = (given: CommandSpec): CommandSpec => {
    if (!('quarry' in given)) return given;
    const { kind, quarry } = given;
    const chased: ThingRef =
      'entity' in quarry
        ? { list: 'entities', index: quarry.entity }
        : { list: 'targets', index: quarry.target };
    const index = indexWithout(chased.index, chased.list === 'entities' ? entities : targets);
    if (index === null) return { kind, target: placeOfThing(scenario, chased) };
    return { kind, quarry: chased.list === 'entities' ? { entity: index } : { target: index } };
  };
  const entry = (given: TimelineEntry): TimelineEntry[] => {
    const entity = indexWithout(given.entity, entities);
    return entity === null
      ? []
      : [{ ...given, entity, ...(given.command && { command: command(given.command) }) }];
  };
  return suited({
    ...scenario,
    entities: left(scenario.entities, entities).map((each) =>
      each.command ? { ...each, command: command(each.command) } : each,
    ),
    ...(scenario.obstacles && { obstacles: left(scenario.obstacles, obstacles) }),
    ...(scenario.targets && { targets: left(scenario.targets, targets) }),
    ...(scenario.timeline && { timeline: scenario.timeline.flatMap(entry) }),
  });
}

/** Where an index is once some have gone; null for one of those. */
function indexWithout(index: number, gone: ReadonlySet<number>): number | null {
  if (gone.has(index)) return null;
  return index - [...gone].filter((each) => each < index).length;
}

/** Another kind of body in the same place, without what that kind does not take; and the names of the fields that went. */
export function asKind(
  given: EntitySpec,
  kind: EntityName,
): { readonly spec: EntitySpec; readonly dropped: readonly string[] } {
  let spec: EntitySpec = { ...given, kind };
  const dropped: string[] = [];
  for (let found = kindRefusals(spec)[0]; found; found = kindRefusals(spec)[0]) {
    const [field, part] = found.path.map(String);
    // A path stays without its loop.
    if (field === 'command' && part === 'loop') {
      spec = { ...spec, command: withoutField(spec.command, 'loop') };
      dropped.push('loop');
    } else {
      spec = withoutField(spec, field as keyof EntitySpec);
      dropped.push(field);
    }
  }
  // Names say the kind; the name of one kind would be wrong on another.
  return { spec: spec.label === entityKinds[given.kind].label ? withoutField(spec, 'label') : spec, dropped };
}

function withoutField<Item>(item: Item, field: string): Item {
  return Object.fromEntries(Object.entries(item as object).filter(([key]) => key !== field)) as Item;
}

/** The bodies that chase one of some things, by their indices. */
export function chasersOf(scenario: Scenario, refs: readonly ThingRef[]): number[] {
  return scenario.entities.flatMap(({ command }, n) => {
    if (!command || !('quarry' in command)) return [];
    const { quarry } = command;
    const chased: ThingRef =
      'entity' in quarry
        ? { list: 'entities', index: quarry.entity }
        : { list: 'targets', index: quarry.target };
    return refs.some((ref) => isSameThing(ref, chased)) ? [n] : [];
  });
}

/** The bodies, crates and walls on which a thing lies. */
export function overlapsOf(scenario: Scenario, ref: ThingRef): ThingRef[] {
  const slab = slabOf(scenario, ref);
  if (!slab) return [];
  return thingsOf(scenario).filter((other) => {
    const its = isSameThing(other, ref) ? null : slabOf(scenario, other);
    return its !== null && overlaps(slab, its);
  });
}

function slabOf(scenario: Scenario, { list, index }: ThingRef) {
  const [entity, obstacle] = [scenario.entities[index], scenario.obstacles?.[index]];
  if (list === 'entities') return entity ? slabOfBody(entity) : null;
  return list === 'obstacles' && obstacle ? slabOfThing(obstacle) : null;
}

/** Without what counts the bodies and counts them no longer: a table of cards, the words of a hero. */
function suited(scenario: Scenario): Scenario {
  const { cards, hero, entities } = scenario;
  const table = cards?.table;
  const cells = table ? table.columns.length * table.rows.length : entities.length;
  const isWorded = hero?.sets === 'bodies' && hero.words && hero.words.length !== entities.length + 1;
  return {
    ...scenario,
    ...(cells !== entities.length && { cards: withoutField(cards, 'table') }),
    ...(isWorded && { hero: withoutField(hero, 'words') }),
  };
}

/** Room round what is put outside of the view of a scenario. m */
const viewMargin = 4;

/** With a view that holds some things too, where the scenario says one. */
function inView(scenario: Scenario, things: readonly { readonly position?: Place }[]): Scenario {
  const { view } = scenario;
  if (!view) return scenario;
  const places = things.map(({ position = [0, 0] }) => position);
  const side = (axis: 0 | 1) => {
    const [one, other] = [view[0][axis], view[1][axis]];
    const [least, most] = [Math.min(one, other), Math.max(one, other)];
    const put = places.map((place) => place[axis]);
    const low = Math.min(least, ...put.filter((at) => at < least).map((at) => at - viewMargin));
    const high = Math.max(most, ...put.filter((at) => at > most).map((at) => at + viewMargin));
    return [low, high] as const;
  };
  const [[left, right], [top, bottom]] = [side(0), side(1)];
  return {
    ...scenario,
    view: [
      [left, top],
      [right, bottom],
    ],
  };
}
