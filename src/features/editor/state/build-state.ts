// What a person does and has chosen while a scene is built: the tool, the things, what is in the hand; and the changes of the
// scene by them. Plain state: pointers, keys and the page act on it, the layers read it.

import type { Session, StartChange } from '../../../app/session/session';
import type { ComparisonRun } from '../../../app/view/comparison-run';
import {
  canTurn,
  chasersOf,
  copiesOf,
  indexFor,
  isSameThing,
  isThing,
  type ListName,
  type Lists,
  listNamesOf,
  openLists,
  overlapsOf,
  readyFor,
  type ThingRef,
  thingIn,
  thingsOf,
  withAdded,
  withAll,
  withCopies,
  without,
  withPlaced,
  withTurned,
} from '../../../lab/files/edit-scenario';
import { type Field, listsOf } from '../../../lab/files/field';
import { toStep } from '../../../laws/exact/figures';
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Place } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import {
  type BuildTool,
  freePlace,
  gameListsOf,
  isGameTool,
  type NewThing,
  newThing,
  suitedPlace,
} from './placing';
import type { Guide } from './snap';
import {
  nameOfSpot,
  placeOfSpot,
  type Spot,
  spotsOf,
  withoutWaypoint,
  withSpot,
  withWaypointBehind,
} from './spots';
import { nameOfThing } from './things';
import { withMoved } from './together';

/** Messages to the person. */
export interface Told {
  /** Shows a sentence; errors stay until they are closed. */
  notify(message: string, kind: 'info' | 'error'): void;
  /** Says a sentence to whoever listens instead of looking. */
  say(sentence: string): void;
}

/** The part of the view that building changes. */
export interface View {
  set(key: 'focus', entity: Entity | null): void;
  set(key: 'selectedWaypoint', index: number | null): void;
  redraw(): void;
}

/** A thing in the hand that is not in the scene yet. Places in m, angles in rad */
export type Ghost =
  | { readonly kind: 'things'; readonly things: readonly NewThing[] }
  | { readonly kind: 'path'; readonly places: readonly Point[] }
  | { readonly kind: 'frame'; readonly from: Point; readonly to: Point };

/** A press on a thing that is waited for. */
export interface Question {
  /** Request to the person, in place of the quiet line. */
  readonly line: string;
  /** Takes what was pressed; false for what is no answer: the question stays. */
  take(thing: ThingRef): boolean;
}

/** A menu that was asked for on the field. */
export interface BuildMenu {
  /** CSS pixels of the page. */
  readonly at: Point;
  /** m. Where "Put here…" puts something. */
  readonly place: Point;
  /** The thing under it; null for empty space. */
  readonly thing: ThingRef | null;
  /** Whether it is that of the kinds of bodies for which the palette has no place of their own; not when left out. */
  readonly kinds?: true;
}

/** The thing in the hand. */
interface InHand {
  readonly ghost: Ghost | null;
  /** Lines to the things that it aligns with. */
  readonly guides: readonly Guide[];
  /** Its figures while it is dragged: "22.0 m, −15°". */
  readonly figures: string;
  /** Things that are moved, and would lie on others where they are now. */
  readonly overlapping: readonly ThingRef[];
  /** Overlap of the first thing: "overlaps Wall 1"; empty without one. */
  readonly overlaps: string;
}

const nothing: InHand = { ghost: null, guides: [], figures: '', overlapping: [], overlaps: '' };

/** How far beside it a duplicate is put. m */
const duplicateBy: Place = [4, 4];

/** How far a new thing keeps off others, where there is room for that. m */
const airBetween = 1.5;

/** Offsets for the search for room: below, above, right and left, at growing distances. m */
const besides: readonly Place[] = [
  duplicateBy,
  ...[4, 8, 12, 16, 24, 32].flatMap((by): Place[] => [
    [0, by],
    [0, -by],
    [by, 0],
    [-by, 0],
  ]),
];

/** More things than these are duplicated without looking for room. */
const mostFitted = 20;

/** Parts of a metre that places are rounded to. 1/m */
const perMetre = 100;

/** A turn of a thing by a key. rad */
export const turnBy = { coarse: Math.PI / 12, fine: Math.PI / 180 };

/** A move of a thing by a key. m */
export const nudgeBy = { fine: 0.5, coarse: 5 };

/** State of the editor: tool, selection, and the thing in the hand. It notifies the view's listeners of every change. */
export class BuildState {
  readonly #session: Session;
  readonly #view: View;
  readonly #told: Told;
  #tool: BuildTool = 'select';
  #keepsTool = false;
  #chosen: readonly ThingRef[] = [];
  #hand: InHand = nothing;
  #snap = true;
  #lastRun: ComparisonRun | null = null;
  #menu: BuildMenu | null = null;
  #question: Question | null = null;
  #news = '';
  #spot: Spot | null = null;
  /** Ends a drag without a change; null while there is none. */
  #drop: (() => void) | null = null;
  /** The things that are chosen after the change that is made now; null for those that are chosen before it. */
  #nextChosen: readonly ThingRef[] | null = null;

  constructor(session: Session, view: View, told: Told) {
    this.#session = session;
    this.#view = view;
    this.#told = told;
    let { scene } = session;
    session.onChange(() => {
      if (scene !== session.scene) this.#forget();
      ({ scene } = session);
      if (!session.building) {
        this.#hand = nothing;
        this.#setDrop(null);
      }
      // Undo may take away what was chosen.
      if (this.#chosen.some((ref) => !this.#isThere(ref))) this.choose(this.#chosen);
      if (this.#spot && !placeOfSpot(session, this.#spot)) this.#spot = null;
      if (!session.building) this.#question = null;
      // What is played as something else has no such things.
      if (isGameTool(this.#tool) && !gameListsOf(session).includes(this.#tool)) this.take('select');
    });
    session.onStartChange((change) => this.#onStartChange(change));
  }

  /** The tool: effect of a press on the field. */
  get tool(): BuildTool {
    return this.#tool;
  }

  /** Whether the tool stays after its use. */
  get keepsTool(): boolean {
    return this.#keepsTool;
  }

  /** The chosen things, in the order of choosing. */
  get chosen(): readonly ThingRef[] {
    return this.#chosen;
  }

  /** Whether places and angles snap. */
  get snap(): boolean {
    return this.#snap;
  }

  set snap(snap: boolean) {
    this.#snap = snap;
    this.#view.redraw();
  }

  /** The thing in the hand that is not in the scene yet; null without one. */
  get ghost(): Ghost | null {
    return this.#hand.ghost;
  }

  get guides(): readonly Guide[] {
    return this.#hand.guides;
  }

  /** Figures of what is dragged: "22.0 m, −15°"; empty while nothing is. */
  get figures(): string {
    return this.#hand.figures;
  }

  /** Overlap of the thing in the hand: "overlaps Wall 1"; empty without one. */
  get overlaps(): string {
    return this.#hand.overlaps;
  }

  /** Things in the hand that would lie on others. */
  get overlapping(): readonly ThingRef[] {
    return this.#hand.overlapping;
  }

  /** The run before building; null without one, and after a change of the scene. */
  get lastRun(): ComparisonRun | null {
    return this.#lastRun;
  }

  set lastRun(run: ComparisonRun | null) {
    this.#lastRun = run;
    this.#view.redraw();
  }

  /** The menu that was asked for on the field; null while there is none. */
  get menu(): BuildMenu | null {
    return this.#menu;
  }

  set menu(menu: BuildMenu | null) {
    this.#menu = menu;
    this.#view.redraw();
  }

  /** Request for the next press on a thing; null without one. */
  get question(): Question | null {
    return this.#question;
  }

  /** Asks for a press on a thing. Another choice, a tool and Escape leave it. */
  ask(question: Question): void {
    this.take('select');
    this.#question = question;
    this.#view.redraw();
  }

  /** Message about the last change, in place of the quiet line; empty without one. */
  get news(): string {
    return this.#news;
  }

  /** Answers what is asked. */
  answer(thing: ThingRef): void {
    const question = this.#question;
    if (question?.take(thing)) this.#question = null;
    this.#view.redraw();
  }

  /** Selected waypoint or plain target; null without one. */
  get spot(): Spot | null {
    return this.#spot;
  }

  /** The waypoints, or the plain target, of the scene. */
  get spots(): readonly Spot[] {
    return this.hasField ? spotsOf(this.#session) : [];
  }

  /** Chooses a waypoint or the plain target, and no thing. */
  chooseSpot(spot: Spot): void {
    this.choose([]);
    this.#spot = spot;
    this.#view.set('selectedWaypoint', spot === 'target' ? null : spot);
    this.#view.redraw();
  }

  /** Whether the tools are offered: bodies on cards have no field to put things on. */
  get hasField(): boolean {
    return this.#session.scenario.cards === undefined;
  }

  /** Takes a tool. @param keeps whether it stays after its use; that of a game does, which is made of several things */
  take(tool: BuildTool, keeps = false): void {
    this.#tool = this.hasField ? tool : 'select';
    this.#question = null;
    this.#news = '';
    this.#keepsTool = tool !== 'select' && (keeps || isGameTool(tool));
    this.#hand = nothing;
    this.#view.redraw();
    this.#setDrop(null);
  }

  /** After a use of the tool: back to choosing, unless it stays. @param keeps whether it stays this time */
  used(keeps: boolean): void {
    if (!keeps && !this.#keepsTool) this.#tool = 'select';
    this.#view.redraw();
  }

  /** Chooses these things; each once, and only those that there are. */
  choose(refs: readonly ThingRef[]): void {
    const { entities } = this.#session;
    this.#spot = null;
    this.#question = null;
    this.#news = '';
    this.#chosen = refs.filter(
      (ref, n) => this.#isThere(ref) && refs.findIndex((other) => isSameThing(other, ref)) === n,
    );
    const [first] = this.#chosen.filter(({ list }) => list === 'entities');
    if (first) this.#view.set('focus', entities[first.index]);
    this.#view.redraw();
  }

  #isThere(ref: ThingRef): boolean {
    return thingIn(this.#session.scenario, ref, this.#session.games) !== undefined;
  }

  /** All things of the scene. */
  get things(): readonly ThingRef[] {
    return thingsOf(this.#session.scenario, this.#session.games);
  }

  chooseAll(): void {
    this.choose(this.things);
  }

  isChosen(ref: ThingRef): boolean {
    return this.#chosen.some((other) => isSameThing(other, ref));
  }

  /** Returns the name of a thing. */
  nameOf(ref: ThingRef): string {
    return nameOfThing(this.#session, ref);
  }

  /** Whether what is chosen can be removed: a scene keeps at least one body, a path one waypoint. */
  get canRemove(): boolean {
    if (this.#spot !== null) return this.#spot !== 'target' && this.#session.commands.waypoints.length > 1;
    const staying = this.things.filter((ref) => !this.isChosen(ref));
    return this.#chosen.length > 0 && staying.some(({ list }) => list === 'entities');
  }

  /**
   * Changes the scene, one step of undo. What is refused is shown to the person, and changes nothing. Returns whether it was
   * done. @param chosen what is chosen then; what is chosen now when left out
   */
  change(made: (start: Scenario) => Scenario, chosen = this.#chosen): boolean {
    this.#session.settle();
    const done = this.#change(made, chosen);
    this.#session.settle();
    return done;
  }

  /** A change that may go on: all until the session settles are one step of undo. */
  #change(made: (start: Scenario) => Scenario, chosen = this.#chosen): boolean {
    this.#hand = nothing;
    this.#nextChosen = chosen;
    try {
      this.#session.rebuild(made);
    } catch (error) {
      this.#told.notify(error instanceof Error ? error.message : String(error), 'error');
      this.#view.redraw();
      return false;
    } finally {
      this.#nextChosen = null;
    }
    return true;
  }

  #onStartChange({ game, completes }: StartChange): void {
    if (completes) {
      // Room for what was found out.
      this.#news = '';
      this.#view.redraw();
      return;
    }
    this.#hand = nothing;
    // It was the run of another scene.
    this.#lastRun = null;
    const chosen = this.#nextChosen ?? this.#chosen;
    const [spot, question] = [this.#spot, this.#question];
    this.choose(chosen);
    if (chosen.length === 0 && spot !== null && placeOfSpot(this.#session, spot)) this.#spot = spot;
    this.#question = question;
    const { game: played } = this.#session;
    if (game === played) return;
    const began = firstOf(played)?.words;
    const ended = played ? undefined : firstOf(game)?.endedWords;
    this.#news = began ?? ended ?? '';
    if (this.#news) this.#told.say(this.#news);
  }

  /** Puts the chosen waypoint or target elsewhere. m */
  putSpot(at: Place): boolean {
    const spot = this.#spot;
    return spot !== null && this.change((start) => withSpot(this.#session, start, spot, at));
  }

  /** One waypoint more behind the chosen one, halfway to the next, which is chosen then. */
  insertWaypoint(): boolean {
    const spot = this.#spot;
    if (spot === null || spot === 'target') return false;
    const done = this.change((start) => withWaypointBehind(this.#session, start, spot));
    if (done) {
      this.chooseSpot(spot + 1);
      this.#told.say(`${nameOfSpot(spot + 1)} added.`);
    }
    return done;
  }

  #removeWaypoint(): boolean {
    const spot = this.#spot;
    if (spot === null || spot === 'target' || !this.canRemove) return false;
    const done = this.change((start) => withoutWaypoint(this.#session, start, spot));
    if (done) {
      this.chooseSpot(Math.min(spot, this.#session.commands.waypoints.length - 1));
      this.#told.say(`${nameOfSpot(spot)} removed.`);
    }
    return done;
  }

  /** Adds a thing and chooses it; null where it is refused. */
  add(thing: NewThing): ThingRef | null {
    const { start, games } = this.#session;
    const { list, spec } = thing;
    const ready = (scenario: Scenario) => readyFor(scenario, list, spec, games);
    const ref = { list, index: indexFor(ready(start), list, spec, games) };
    if (!this.change((now) => withAdded(ready(now), list, spec, games), [ref])) return null;
    const overlaps = overlapsOf(this.#session.scenario, ref).map((other) => this.nameOf(other));
    this.#told.say(
      `${this.nameOf(ref)} added${overlaps.length > 0 ? `, overlaps ${overlaps.join(', ')}` : ''}.`,
    );
    return ref;
  }

  /**
   * Puts the thing of a tool at the free place nearest to another one; null where there is no room, or it is refused.
   * @param middle m @param hasRoom whether there is room for a thing as it would stand, on the free part of the page, so far off others
   */
  addNear(
    tool: BuildTool,
    middle: Point,
    hasRoom: (thing: NewThing, air: number) => boolean,
  ): ThingRef | null {
    const session = this.#session;
    const { start } = session;
    const made = (at: Point) => newThing(session, tool, suitedPlace(session, tool, at));
    const near = (air: number) => freePlace(start, made, middle, (thing) => hasRoom(thing, air));
    const at = near(airBetween) ?? near(0);
    const thing = at && made(at);
    if (thing) return this.add(thing);
    this.#told.notify('There is no room for it in view: zoom out, or move something.', 'info');
    return null;
  }

  /** Removes things, by default the selected ones. Bodies that chased one fly to its last place, and a message says so. */
  remove(refs = this.#chosen): boolean {
    if (refs.length === 0) return this.#removeWaypoint();
    const { scenario, games } = this.#session;
    const names = refs.map((ref) => this.nameOf(ref));
    const gone = new Set(refs.filter(({ list }) => list === 'entities').map(({ index }) => index));
    const left = chasersOf(scenario, refs)
      .filter((index) => !gone.has(index))
      .map((index) => this.nameOf({ list: 'entities', index }));
    if (!this.change((start) => without(start, refs, games), [])) return false;
    this.#told.say(`${names.length > 3 ? `${names.length} things` : names.join(', ')} removed.`);
    if (left.length > 0)
      this.#told.notify(
        `${left.slice(0, 3).join(', ')}${left.length > 3 ? ' and others' : ''} now ${left.length > 1 ? 'go' : 'goes'} to where it stood.`,
        'info',
      );
    return true;
  }

  /** Duplicates things, the chosen ones when left out, and chooses the copies. @param by m; where they have room beside when left out */
  duplicate(refs = this.#chosen, by = this.#roomBeside(refs)): readonly ThingRef[] {
    if (refs.length === 0) return [];
    const { start, games } = this.#session;
    const copies = copiesOf(start, refs, by, games);
    if (!this.change((now) => withCopies(now, refs, by, games), copies)) return [];
    this.#told.say(`${copies.map((ref) => this.nameOf(ref)).join(', ')} added.`);
    return copies;
  }

  /** How far beside things their copies lie on nothing; as usual where that is not found near them. m */
  #roomBeside(refs: readonly ThingRef[]): Place {
    if (!this.hasField) return [0, 0];
    const { start, games } = this.#session;
    const isFree = (by: Place) => {
      const next = withCopies(start, refs, by, games);
      return copiesOf(start, refs, by, games).every((copy) => overlapsOf(next, copy).length === 0);
    };
    const tried = refs.length > mostFitted ? [] : besides;
    return tried.find(isFree) ?? duplicateBy;
  }

  /** Moves the chosen things. m */
  moveBy([dx, dy]: Place): boolean {
    if (!this.hasField) return false;
    const spot = this.#spot;
    const from = spot === null ? null : placeOfSpot(this.#session, spot);
    if (spot !== null && from) {
      const to: Place = [toStep(from.x + dx, perMetre), toStep(from.y + dy, perMetre)];
      return this.#change((start) => withSpot(this.#session, start, spot, to));
    }
    if (this.#chosen.length === 0) return false;
    const { games } = this.#session;
    const moved = ([x, y]: Place): Place => [toStep(x + dx, perMetre), toStep(y + dy, perMetre)];
    return this.#changeEach((scenario, ref) => withMoved(scenario, ref, moved, games));
  }

  /** Turns the chosen things about themselves. rad, clockwise */
  turnBy(angle: number): boolean {
    const { scenario, games } = this.#session;
    const turning = this.#chosen.filter((ref) => canTurn(scenario, ref, games));
    if (turning.length === 0) return false;
    return this.#changeEach((start, ref) => withTurned(start, ref, angle, games), turning);
  }

  /** One change of several things. Keys that go on are one step of undo. */
  #changeEach(changed: (scenario: Scenario, ref: ThingRef) => Scenario, refs = this.#chosen): boolean {
    return this.#change((start) => refs.reduce(changed, start));
  }

  /** The chosen things as text, to be put elsewhere: their lists, as a file has them. */
  get copied(): string {
    const { start, games } = this.#session;
    const lists = listNamesOf(start, games).map(
      (list) =>
        [
          list,
          this.#chosen.flatMap((ref) => (ref.list === list ? [thingIn(start, ref, games)] : [])),
        ] as const,
    );
    return JSON.stringify(Object.fromEntries(lists.filter(([, things]) => things.length > 0)));
  }

  /** Puts what such a text holds, a little beside where it was, and chooses it. False for a text that holds no things. */
  paste(text: string): boolean {
    const { start, games } = this.#session;
    const names = new Set([...listNamesOf(start, games), ...openLists(start, games)]);
    const pasted = listsIn(text, [...names]).filter(({ list, thing }) => isThing(start, list, thing, games));
    if (pasted.length === 0) return false;
    let refs: readonly ThingRef[] = [];
    const isDone = this.change((now) => {
      const more = withAll(now, pasted, games);
      ({ refs } = more);
      return refs.reduce((next, ref) => withPlaced(next, ref, beside, games), more.scenario);
    });
    if (isDone) this.choose(refs);
    return isDone;
  }

  /** Returns the thing in the hand. @param drop ends it without a change */
  hold(hand: Partial<InHand>, drop: (() => void) | null = this.#drop): void {
    this.#hand = { ...nothing, ...hand };
    this.#view.redraw();
    this.#setDrop(drop);
  }

  /** Whether Escape can end a drag now. */
  get isHeld(): boolean {
    return this.#drop !== null;
  }

  /** Nothing is in the hand any more. */
  letGo(): void {
    this.#hand = nothing;
    this.#view.redraw();
    this.#setDrop(null);
  }

  /** Leaves what is on: a menu, a drag, the tool, what is chosen. Whether there was anything. It never ends building. */
  escape(): boolean {
    if (this.#menu) this.menu = null;
    else if (this.#drop) {
      const drop = this.#drop;
      this.letGo();
      drop();
    } else if (this.#question) {
      this.#question = null;
      this.#view.redraw();
    } else if (this.#tool !== 'select') this.take('select');
    else if (this.#hand.ghost) this.letGo();
    else if (this.#chosen.length > 0 || this.#spot !== null) this.choose([]);
    else return false;
    return true;
  }

  /** Ends a path that is clicked from point to point, with the points that there are. Whether there was one. */
  finish(): boolean {
    return this.#hand.ghost?.kind === 'path' && this.#drop !== null && this.escape();
  }

  #forget(): void {
    this.#chosen = [];
    this.#spot = null;
    this.#question = null;
    this.#news = '';
    this.#hand = nothing;
    this.#menu = null;
    this.#setDrop(null);
    this.#lastRun = null;
    this.#tool = 'select';
  }

  #setDrop(drop: (() => void) | null): void {
    this.#drop = drop;
    this.#session.drag.isActive = drop !== null;
  }
}

/** How a scene gets this field by the first of its things, and loses it with the last; undefined where it has no things. */
const firstOf = (field: Field | null) => Object.values(listsOf(field))[0]?.first;

/** The things in a text, with their lists; none where it holds none. What they are is checked when they come into the scene. */
function listsIn(
  text: string,
  names: readonly ListName[],
): { readonly list: ListName; readonly thing: Lists[ListName] }[] {
  try {
    const value: unknown = JSON.parse(text);
    const found = typeof value === 'object' && value !== null ? value : {};
    return names.flatMap((list) => {
      const things: unknown = list in found ? Reflect.get(found, list) : [];
      return Array.isArray(things) ? things.map((thing) => ({ list, thing })) : [];
    });
  } catch {
    return [];
  }
}

/** @param position of any text: what is no place is left to be refused */
function beside(position: Place): Place {
  if (!Array.isArray(position)) return position;
  const [x, y] = position;
  return [x + duplicateBy[0], y + duplicateBy[1]];
}
