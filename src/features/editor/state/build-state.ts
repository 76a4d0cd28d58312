// State of building: tool, selection and the thing in the hand; and the changes that a person makes with them.
// Pointers, keys and the page change it, the layers read it.

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
  withoutThings,
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
  type PathSpot,
  placeOfSpot,
  spotsOf,
  withoutWaypoint,
  withSpot,
  withWaypointBehind,
} from './spots';
import { nameOfThing } from './things';
import { withMoved } from './together';

/** Functions that show messages to the person. */
export interface Notifier {
  /** Shows a sentence. Errors stay until they are closed. */
  notify(message: string, kind: 'info' | 'error'): void;
  /** Announces a sentence to screen readers. */
  say(sentence: string): void;
}

/** The part of the view that building changes. */
export interface View {
  set(key: 'focus', entity: Entity | null): void;
  set(key: 'selectedWaypoint', index: number | null): void;
  redraw(): void;
}

/** A thing in the hand that is not in the scene yet. Places in m, angles in rad */
export type ThingPreview =
  | { readonly kind: 'things'; readonly things: readonly NewThing[] }
  | { readonly kind: 'path'; readonly places: readonly Point[] }
  | { readonly kind: 'frame'; readonly from: Point; readonly to: Point };

/** A request to press a thing. */
export interface Question {
  /** The request, shown in place of the hint. */
  readonly line: string;
  /** Takes the pressed thing. Returns false if it is no valid answer; the request then stays. */
  take(thing: ThingRef): boolean;
}

/** A menu on the field. */
export interface BuildMenu {
  /** Place of the menu. CSS pixels of the page */
  readonly at: Point;
  /** Place at which "Put here…" adds a thing. m */
  readonly place: Point;
  /** The thing under the pointer; null for empty space. */
  readonly thing: ThingRef | null;
  /** Whether the group is the menu of further body kinds, which have no place in the palette. False when left out. */
  readonly kinds?: true;
}

/** The thing in the hand. */
interface InHand {
  readonly ghost: ThingPreview | null;
  /** Lines to the things with which it is aligned. */
  readonly guides: readonly Guide[];
  /** Figures of a drag: "22.0 m, −15°". */
  readonly figures: string;
  /** Moved things that would overlap others at their present places. */
  readonly overlapping: readonly ThingRef[];
  /** Overlap of the first thing: "overlaps Wall 1"; empty without one. */
  readonly overlaps: string;
}

const nothing: InHand = { ghost: null, guides: [], figures: '', overlapping: [], overlaps: '' };

/** Offset of a duplicate. m */
const duplicateBy: Place = [4, 4];

/** Distance of a new thing from others, if there is room. m */
const airBetween = 1.5;

/** Offsets to try for duplicates: below, above, right and left, at growing distances. m */
const besides: readonly Place[] = [
  duplicateBy,
  ...[4, 8, 12, 16, 24, 32].flatMap((by): Place[] => [
    [0, by],
    [0, -by],
    [by, 0],
    [-by, 0],
  ]),
];

/** Largest number of duplicated things for which room is searched. */
const mostFitted = 20;

/** Places are rounded to 1/perMetre m. */
const perMetre = 100;

/** Angles by which keys turn a thing. rad */
export const turnSteps = { coarse: Math.PI / 12, fine: Math.PI / 180 };

/** Distances by which keys move a thing. m */
export const nudgeBy = { fine: 0.5, coarse: 5 };

/** State of building: tool, selection, and the thing in the hand. Calls the view's listeners after every change. */
export class BuildState {
  readonly #session: Session;
  readonly #view: View;
  readonly #notifier: Notifier;
  #tool: BuildTool = 'select';
  #keepsTool = false;
  #chosen: readonly ThingRef[] = [];
  #hand: InHand = nothing;
  #snap = true;
  #lastRun: ComparisonRun | null = null;
  #menu: BuildMenu | null = null;
  #question: Question | null = null;
  #news = '';
  #spot: PathSpot | null = null;
  /** Ends a drag without a change; null without a drag. */
  #drop: (() => void) | null = null;
  /** The selection after the present change; null to keep the selection. */
  #nextChosen: readonly ThingRef[] | null = null;

  constructor(session: Session, view: View, told: Notifier) {
    this.#session = session;
    this.#view = view;
    this.#notifier = told;
    let { scene } = session;
    session.onChange(() => {
      if (scene !== session.scene) this.#forget();
      ({ scene } = session);
      if (!session.building) {
        this.#hand = nothing;
        this.#setDrop(null);
      }
      // Undo may have removed selected things.
      if (this.#chosen.some((ref) => !this.#isThere(ref))) this.choose(this.#chosen);
      if (this.#spot && !placeOfSpot(session, this.#spot)) this.#spot = null;
      if (!session.building) this.#question = null;
      // Another game has no such things.
      if (isGameTool(this.#tool) && !gameListsOf(session).includes(this.#tool)) this.take('select');
    });
    session.onStartChange((change) => this.#onStartChange(change));
  }

  /** The tool, which decides what a press on the field does. */
  get tool(): BuildTool {
    return this.#tool;
  }

  /** Whether the tool stays selected after its use. */
  get keepsTool(): boolean {
    return this.#keepsTool;
  }

  /** The selected things, in the order of selection. */
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
  get ghost(): ThingPreview | null {
    return this.#hand.ghost;
  }

  get guides(): readonly Guide[] {
    return this.#hand.guides;
  }

  /** Figures of a drag: "22.0 m, −15°"; empty without a drag. */
  get figures(): string {
    return this.#hand.figures;
  }

  /** Overlap of the thing in the hand: "overlaps Wall 1"; empty without one. */
  get overlaps(): string {
    return this.#hand.overlaps;
  }

  /** Things in the hand that would overlap others. */
  get overlapping(): readonly ThingRef[] {
    return this.#hand.overlapping;
  }

  /** The run before building, for comparison; null without one, and after a change of the scene. */
  get lastRun(): ComparisonRun | null {
    return this.#lastRun;
  }

  set lastRun(run: ComparisonRun | null) {
    this.#lastRun = run;
    this.#view.redraw();
  }

  /** The open menu on the field; null without one. */
  get menu(): BuildMenu | null {
    return this.#menu;
  }

  set menu(menu: BuildMenu | null) {
    this.#menu = menu;
    this.#view.redraw();
  }

  /** The request to press a thing; null without one. */
  get question(): Question | null {
    return this.#question;
  }

  /** Requests a press on a thing. Another selection, a tool and Escape cancel the request. */
  ask(question: Question): void {
    this.take('select');
    this.#question = question;
    this.#view.redraw();
  }

  /** Message about the last change, shown in place of the hint; empty without one. */
  get news(): string {
    return this.#news;
  }

  /** Answers the present request. */
  answer(thing: ThingRef): void {
    const question = this.#question;
    if (question?.take(thing)) this.#question = null;
    this.#view.redraw();
  }

  /** Selected waypoint, fixed target or mark; null without one. */
  get spot(): PathSpot | null {
    return this.#spot;
  }

  /** The waypoints of the scene or its fixed target, and its marks. */
  get spots(): readonly PathSpot[] {
    return this.hasField ? spotsOf(this.#session) : [];
  }

  /** Selects a waypoint, the fixed target or a mark, and no thing. */
  chooseSpot(spot: PathSpot): void {
    this.choose([]);
    this.#spot = spot;
    this.#view.set('selectedWaypoint', typeof spot === 'number' ? spot : null);
    this.#view.redraw();
  }

  /** Whether tools are offered. Bodies on cards have no field for things. */
  get hasField(): boolean {
    return this.#session.scenario.cards === undefined;
  }

  /** Selects a tool. @param keeps whether it stays selected after its use; tools of games always do */
  take(tool: BuildTool, keeps = false): void {
    this.#tool = this.hasField ? tool : 'select';
    this.#question = null;
    this.#news = '';
    this.#keepsTool = tool !== 'select' && (keeps || isGameTool(tool));
    this.#hand = nothing;
    this.#view.redraw();
    this.#setDrop(null);
  }

  /**
   * Returns to selecting after a use of the tool, unless the tool stays.
   * @param keeps whether it stays this time
   */
  used(keeps: boolean): void {
    if (!keeps && !this.#keepsTool) this.#tool = 'select';
    this.#view.redraw();
  }

  /** Selects things, without duplicates and missing ones. */
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

  /** Whether the selection can be removed: a scene keeps at least one body, and a path one waypoint. */
  get canRemove(): boolean {
    if (this.#spot !== null)
      return typeof this.#spot === 'number' && this.#session.commands.waypoints.length > 1;
    const staying = this.things.filter((ref) => !this.isChosen(ref));
    return this.#chosen.length > 0 && staying.some(({ list }) => list === 'entities');
  }

  /**
   * Changes the scene, as one undo step. Shows an error if the change is refused, and then changes nothing. Returns
   * whether it succeeded.
   * @param chosen the selection afterwards; the present one when left out
   */
  change(made: (start: Scenario) => Scenario, chosen = this.#chosen): boolean {
    this.#session.settle();
    const done = this.#change(made, chosen);
    this.#session.settle();
    return done;
  }

  /** Makes a change that may continue: all changes until the session settles form one undo step. */
  #change(made: (start: Scenario) => Scenario, chosen = this.#chosen): boolean {
    this.#hand = nothing;
    this.#nextChosen = chosen;
    try {
      this.#session.rebuild(made);
    } catch (error) {
      this.#notifier.notify(error instanceof Error ? error.message : String(error), 'error');
      this.#view.redraw();
      return false;
    } finally {
      this.#nextChosen = null;
    }
    return true;
  }

  #onStartChange({ game, completes }: StartChange): void {
    if (completes) {
      // Makes room for the computed result.
      this.#news = '';
      this.#view.redraw();
      return;
    }
    this.#hand = nothing;
    // The last run belongs to the scene before the change.
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
    if (this.#news) this.#notifier.say(this.#news);
  }

  /** Moves the selected waypoint or target. m */
  putSpot(at: Place): boolean {
    const spot = this.#spot;
    return spot !== null && this.change((start) => withSpot(this.#session, start, spot, at));
  }

  /** Inserts a waypoint after the selected one, halfway to the next, and selects it. */
  insertWaypoint(): boolean {
    const spot = this.#spot;
    if (typeof spot !== 'number') return false;
    const done = this.change((start) => withWaypointBehind(this.#session, start, spot));
    if (done) {
      this.chooseSpot(spot + 1);
      this.#notifier.say(`${nameOfSpot(spot + 1)} added.`);
    }
    return done;
  }

  #removeWaypoint(): boolean {
    const spot = this.#spot;
    if (typeof spot !== 'number' || !this.canRemove) return false;
    const done = this.change((start) => withoutWaypoint(this.#session, start, spot));
    if (done) {
      this.chooseSpot(Math.min(spot, this.#session.commands.waypoints.length - 1));
      this.#notifier.say(`${nameOfSpot(spot)} removed.`);
    }
    return done;
  }

  /** Adds a thing and selects it. Null if it is refused. */
  add(thing: NewThing): ThingRef | null {
    const { start, games } = this.#session;
    const { list, spec } = thing;
    const ready = (scenario: Scenario) => readyFor(scenario, list, spec, games);
    const ref = { list, index: indexFor(ready(start), list, spec, games) };
    if (!this.change((now) => withAdded(ready(now), list, spec, games), [ref])) return null;
    const overlaps = overlapsOf(this.#session.scenario, ref).map((other) => this.nameOf(other));
    this.#notifier.say(
      `${this.nameOf(ref)} added${overlaps.length > 0 ? `, overlaps ${overlaps.join(', ')}` : ''}.`,
    );
    return ref;
  }

  /**
   * Adds the thing of a tool at the free place nearest to another place. Null if there is no room, or if it is refused.
   * @param middle place to be near to. m
   * @param hasRoom whether a thing is in view and far enough from others
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
    this.#notifier.notify('There is no room for it in view: zoom out, or move something.', 'info');
    return null;
  }

  /**
   * Removes things, by default the selected ones. Bodies that chased one of them fly to its last place, and a message
   * says so.
   */
  remove(refs = this.#chosen): boolean {
    if (refs.length === 0) return this.#removeWaypoint();
    const { scenario, games } = this.#session;
    const names = refs.map((ref) => this.nameOf(ref));
    const gone = new Set(refs.filter(({ list }) => list === 'entities').map(({ index }) => index));
    const left = chasersOf(scenario, refs)
      .filter((index) => !gone.has(index))
      .map((index) => this.nameOf({ list: 'entities', index }));
    if (!this.change((start) => withoutThings(start, refs, games), [])) return false;
    this.#notifier.say(`${names.length > 3 ? `${names.length} things` : names.join(', ')} removed.`);
    if (left.length > 0)
      this.#notifier.notify(
        `${left.slice(0, 3).join(', ')}${left.length > 3 ? ' and others' : ''} now ${left.length > 1 ? 'go' : 'goes'} to where it stood.`,
        'info',
      );
    return true;
  }

  /**
   * Duplicates things, by default the selected ones, and selects the copies.
   * @param by offset of the copies. m; beside the originals, if there is room, when left out
   */
  duplicate(refs = this.#chosen, by = this.#roomBeside(refs)): readonly ThingRef[] {
    if (refs.length === 0) return [];
    const { start, games } = this.#session;
    const copies = copiesOf(start, refs, by, games);
    if (!this.change((now) => withCopies(now, refs, by, games), copies)) return [];
    this.#notifier.say(`${copies.map((ref) => this.nameOf(ref)).join(', ')} added.`);
    return copies;
  }

  /** Returns the smallest offset at which copies overlap nothing, or the usual one if there is none nearby. m */
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

  /** Moves the selected things. m */
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

  /** Turns each selected thing around its middle. rad, clockwise */
  turnBy(angle: number): boolean {
    const { scenario, games } = this.#session;
    const turning = this.#chosen.filter((ref) => canTurn(scenario, ref, games));
    if (turning.length === 0) return false;
    return this.#changeEach((start, ref) => withTurned(start, ref, angle, games), turning);
  }

  /** Changes several things at once. Repeated keys form one undo step. */
  #changeEach(changed: (scenario: Scenario, ref: ThingRef) => Scenario, refs = this.#chosen): boolean {
    return this.#change((start) => refs.reduce(changed, start));
  }

  /** The selected things as text for the clipboard: their lists, as in a file. */
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

  /** Adds the things of a copied text, slightly displaced, and selects them. Returns false if the text has no things. */
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

  /** Changes the thing in the hand. @param drop ends the drag without a change */
  hold(hand: Partial<InHand>, drop: (() => void) | null = this.#drop): void {
    this.#hand = { ...nothing, ...hand };
    this.#view.redraw();
    this.#setDrop(drop);
  }

  /** Whether there is a drag that Escape can end. */
  get isHeld(): boolean {
    return this.#drop !== null;
  }

  /** Empties the hand. */
  letGo(): void {
    this.#hand = nothing;
    this.#view.redraw();
    this.#setDrop(null);
  }

  /**
   * Cancels the topmost of menu, drag, tool and selection. Returns false if there was nothing to cancel. It never ends
   * building.
   */
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

  /** Ends a path that is clicked point by point. Returns false if there is none. */
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

/** Returns the changes by the first thing of a game and by removing the last; undefined for games without things. */
const firstOf = (field: Field | null) => Object.values(listsOf(field))[0]?.first;

/** Returns the things in a text, with their lists. They are checked only when they are added to the scene. */
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

/** Returns a displaced place. @param position from an unchecked text; invalid ones stay, and are refused later */
function beside(position: Place): Place {
  if (!Array.isArray(position)) return position;
  const [x, y] = position;
  return [x + duplicateBy[0], y + duplicateBy[1]];
}
