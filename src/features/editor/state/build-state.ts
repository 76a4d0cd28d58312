// State of the editor: tool, selection and preview of an object; and the changes that the player makes with them.
// Pointers, keys and the page change this state, and the layers of the canvas read it.

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
import { type Field, type FieldThings, listsOf } from '../../../lab/files/field';
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

/** Functions of the page that show messages to the player. */
export interface Notifier {
  /** Shows a sentence on the page. An error stays until the player closes it. */
  notify(message: string, kind: 'info' | 'error'): void;
  /** Lets screen readers say a sentence. */
  say(sentence: string): void;
}

/** Functions of the page that the editor calls. They set the body in focus and the selected waypoint, and redraw. */
export interface View {
  set(key: 'focus', entity: Entity | null): void;
  set(key: 'selectedWaypoint', index: number | null): void;
  redraw(): void;
}

/**
 * Preview on the canvas: new objects, a new path, or the selection frame that the player draws. Places in m, angles in
 * rad
 */
export type ThingPreview =
  | { readonly kind: 'things'; readonly things: readonly NewThing[] }
  | { readonly kind: 'path'; readonly places: readonly Point[] }
  | { readonly kind: 'frame'; readonly from: Point; readonly to: Point };

/** A request to the player to press an object of the scene. */
export interface Question {
  /** Sentence that asks the player to press an object. */
  readonly line: string;
  /** Receives the object that the player pressed. Returns true to stop asking, false to ask for another object. */
  take(thing: ThingRef): boolean;
}

/** The open menu of the editor on the canvas. */
export interface BuildMenu {
  /** Position of the editor's menu on the page. CSS pixels */
  readonly at: Point;
  /** Place in the world where the menu item "Put here…" adds an object. m */
  readonly place: Point;
  /** The object on which the menu was opened; null if it was opened on empty space. */
  readonly thing: ThingRef | null;
  /** Whether the menu offers the kinds of bodies that have no button in the palette. False when left out. */
  readonly kinds?: true;
}

/** Information that the page shows while the player drags or adds objects. */
interface InHand {
  /** Preview of objects that are not in the scene yet; null if there is none. */
  readonly ghost: ThingPreview | null;
  /** Lines to the objects with which the dragged object is aligned. */
  readonly guides: readonly Guide[];
  /** Place, size or angle of the dragged object as text, for example "22.0 m, −15°". */
  readonly figures: string;
  /** Dragged objects that overlap others at their present places. */
  readonly overlapping: readonly ThingRef[];
  /** Text about the first overlap of a dragged object, such as "overlaps Wall 1". Empty without an overlap. */
  readonly overlaps: string;
}

const nothing: InHand = { ghost: null, guides: [], figures: '', overlapping: [], overlaps: '' };

/** Default displacement of a duplicate from its original: x and y. m */
const duplicateBy: Place = [4, 4];

/** Preferred distance of a new object from others. m. Ignored if there is too little space. */
const airBetween = 1.5;

/** Possible displacements of a duplicate from its original, in order of preference. m */
const besides: readonly Place[] = [
  duplicateBy,
  ...[4, 8, 12, 16, 24, 32].flatMap((by): Place[] => [
    [0, by],
    [0, -by],
    [by, 0],
    [-by, 0],
  ]),
];

/** Largest number of duplicates for which the editor looks for free space. */
const mostFitted = 20;

/** Places of objects are rounded to multiples of 1/perMetre m. */
const perMetre = 100;

/** Angles by which one press of a key turns an object: without Shift (`coarse`), and with Shift (`fine`). rad */
export const turnSteps = { coarse: Math.PI / 12, fine: Math.PI / 180 };

/**
 * Distances by which one press of an arrow key moves an object: without Shift (`fine`), and with Shift (`coarse`). m
 */
export const nudgeBy = { fine: 0.5, coarse: 5 };

/** State of the editor: tool, selection, and preview of objects. */
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
  /** Cancels the present drag without a change of the scene; null if there is no drag. */
  #drop: (() => void) | null = null;
  /** Objects to select after the present change of the scene. Null if no change is in progress. */
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

  /** The editor's tool, which decides what a press on the canvas does. */
  get tool(): BuildTool {
    return this.#tool;
  }

  /** Whether the tool stays selected after use. */
  get keepsTool(): boolean {
    return this.#keepsTool;
  }

  /** The selected objects, in the order in which they were selected. */
  get chosen(): readonly ThingRef[] {
    return this.#chosen;
  }

  /** Whether places and angles snap to the grid and to other objects. */
  get snap(): boolean {
    return this.#snap;
  }

  set snap(snap: boolean) {
    this.#snap = snap;
    this.#view.redraw();
  }

  /** Preview of objects that are not in the scene yet; null if there is none. */
  get ghost(): ThingPreview | null {
    return this.#hand.ghost;
  }

  get guides(): readonly Guide[] {
    return this.#hand.guides;
  }

  /** Values of the present drag as text: "22.0 m, −15°". Empty if there is no drag. */
  get figures(): string {
    return this.#hand.figures;
  }

  /** Text about the first overlap of a dragged object, such as "overlaps Wall 1". Empty without an overlap. */
  get overlaps(): string {
    return this.#hand.overlaps;
  }

  /** Dragged objects that would overlap others. */
  get overlapping(): readonly ThingRef[] {
    return this.#hand.overlapping;
  }

  /**
   * The run recorded before the editor was opened, drawn for comparison. Null if there is none, and after a change of
   * the scene.
   */
  get lastRun(): ComparisonRun | null {
    return this.#lastRun;
  }

  set lastRun(run: ComparisonRun | null) {
    this.#lastRun = run;
    this.#view.redraw();
  }

  /** The open menu of the editor on the canvas; null if none is open. */
  get menu(): BuildMenu | null {
    return this.#menu;
  }

  set menu(menu: BuildMenu | null) {
    this.#menu = menu;
    this.#view.redraw();
  }

  /** The present request to press an object, such as "Press what it chases"; null if there is none. */
  get question(): Question | null {
    return this.#question;
  }

  /** Asks the player to press an object. Another selection, a tool and Escape cancel the request. */
  ask(question: Question): void {
    this.take('select');
    this.#question = question;
    this.#view.redraw();
  }

  get news(): string {
    return this.#news;
  }

  answer(thing: ThingRef): void {
    const question = this.#question;
    if (question?.take(thing)) this.#question = null;
    this.#view.redraw();
  }

  get spot(): PathSpot | null {
    return this.#spot;
  }

  get spots(): readonly PathSpot[] {
    return this.hasField ? spotsOf(this.#session) : [];
  }

  /** Selects a waypoint, or a fixed place to which bodies fly or point. Deselects all objects. */
  chooseSpot(spot: PathSpot): void {
    this.choose([]);
    this.#spot = spot;
    this.#view.set('selectedWaypoint', typeof spot === 'number' ? spot : null);
    this.#view.redraw();
  }

  get hasField(): boolean {
    return this.#session.scenario.cards === undefined;
  }

  /**
   * Selects one of the editor's tools.
   * @param keeps whether the tool stays selected after use. Tools that add game objects always stay selected
   */
  take(tool: BuildTool, keeps = false): void {
    this.#tool = this.hasField ? tool : 'select';
    this.#question = null;
    this.#news = '';
    this.#keepsTool = tool !== 'select' && (keeps || isGameTool(tool));
    this.#hand = nothing;
    this.#view.redraw();
    this.#setDrop(null);
  }

  used(keeps: boolean): void {
    if (!keeps && !this.#keepsTool) this.#tool = 'select';
    this.#view.redraw();
  }

  /** Selects the objects with these references. Ignores repeated and unknown ones. */
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

  /** References to all objects of the scene, including those of games */
  get things(): readonly ThingRef[] {
    return thingsOf(this.#session.scenario, this.#session.games);
  }

  chooseAll(): void {
    this.choose(this.things);
  }

  isChosen(ref: ThingRef): boolean {
    return this.#chosen.some((other) => isSameThing(other, ref));
  }

  /** Returns the name of an object, unique in its scene. */
  nameOf(ref: ThingRef): string {
    return nameOfThing(this.#session, ref);
  }

  /** Whether the selection can be removed. A scene keeps at least one body, and a path at least one waypoint. */
  get canRemove(): boolean {
    if (this.#spot !== null)
      return typeof this.#spot === 'number' && this.#session.commands.waypoints.length > 1;
    const staying = this.things.filter((ref) => !this.isChosen(ref));
    return this.#chosen.length > 0 && staying.some(({ list }) => list === 'entities');
  }

  /**
   * Changes the scene, as one undo step. If the change is refused, shows an error and changes nothing. Returns whether
   * it succeeded.
   * @param made returns the changed scene
   * @param chosen objects to select afterwards; the present selection when left out
   */
  change(made: (start: Scenario) => Scenario, chosen = this.#chosen): boolean {
    this.#session.settle();
    const done = this.#change(made, chosen);
    this.#session.settle();
    return done;
  }

  /**
   * Changes the scene within the current undo step. Later changes join the same undo step until `session.settle()` is
   * called.
   * @param made returns the changed scene
   * @param chosen objects to select afterwards; the present selection when left out
   * @returns false if the change is refused; then an error message is shown
   */
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
    const began = messagesOf(played)?.words;
    const ended = played ? undefined : messagesOf(game)?.endedWords;
    this.#news = began ?? ended ?? '';
    if (this.#news) this.#notifier.say(this.#news);
  }

  /**
   * Moves the selected place: a waypoint, the fixed target, or a mark. Returns false if no place is selected, or if the
   * change is refused.
   * @param at new place, m
   */
  putSpot(at: Place): boolean {
    const spot = this.#spot;
    return spot !== null && this.change((start) => withSpot(this.#session, start, spot, at));
  }

  /**
   * Inserts a waypoint after the selected one, and selects the new waypoint.
   * @returns false if no waypoint is selected, or if the change is refused
   */
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

  /** Adds and selects an object. Returns null if the object is not allowed. */
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
   * Adds the object that a tool makes, at the free place nearest to `middle`. Returns null if there is no room, or if
   * the scene would be invalid.
   * @param middle place near which the object should be, m
   * @param hasRoom function of a new object and a distance `air`, m; returns whether this object would be in view and
   * at least `air` away from others
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
   * Removes objects or a waypoint from the scene.
   * @param refs objects to remove; by default the selected ones. If empty, the selected waypoint is removed.
   * @returns whether anything was removed
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
   * Duplicates objects, by default the selected ones, and selects the copies.
   * @param by displacement of the copies from the originals, m; when left out, the copies are beside the originals if
   * there is room
   */
  duplicate(refs = this.#chosen, by = this.#roomBeside(refs)): readonly ThingRef[] {
    if (refs.length === 0) return [];
    const { start, games } = this.#session;
    const copies = copiesOf(start, refs, by, games);
    if (!this.change((now) => withCopies(now, refs, by, games), copies)) return [];
    this.#notifier.say(`${copies.map((ref) => this.nameOf(ref)).join(', ')} added.`);
    return copies;
  }

  /**
   * Returns a displacement at which the duplicates of some objects overlap nothing. m. Returns the default displacement
   * if there is no room nearby.
   */
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

  /**
   * Moves the selected objects, or the selected waypoint, target or mark, by a displacement in m. Returns false if
   * nothing can be moved.
   */
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

  /**
   * Turns each selected object that can turn, around its own middle. Returns false if none can.
   * @param angle rad, positive clockwise
   */
  turnBy(angle: number): boolean {
    const { scenario, games } = this.#session;
    const turning = this.#chosen.filter((ref) => canTurn(scenario, ref, games));
    if (turning.length === 0) return false;
    return this.#changeEach((start, ref) => withTurned(start, ref, angle, games), turning);
  }

  /** Changes several objects as one change of the scene. Returns false if refused. */
  #changeEach(changed: (scenario: Scenario, ref: ThingRef) => Scenario, refs = this.#chosen): boolean {
    return this.#change((start) => refs.reduce(changed, start));
  }

  /** The selected objects as JSON text for the clipboard, in the format of scenario files. */
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

  /**
   * Adds the objects in a text from the clipboard, slightly displaced, and selects them. Returns false if the text has
   * none, or if the change is refused.
   */
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

  /**
   * Stores the information that the page shows while the player drags or adds objects, such as a preview and guide
   * lines.
   * @param hand the information to show; a field left out is empty
   * @param drop function that Escape calls to cancel the drag; null if there is no drag. If this argument is left out,
   * the stored function is kept
   */
  hold(hand: Partial<InHand>, drop: (() => void) | null = this.#drop): void {
    this.#hand = { ...nothing, ...hand };
    this.#view.redraw();
    this.#setDrop(drop);
  }

  /** Whether a drag is in progress that Escape can cancel. */
  get isHeld(): boolean {
    return this.#drop !== null;
  }

  /** Ends the present drag, and removes the preview of dragged or new objects. */
  letGo(): void {
    this.#hand = nothing;
    this.#view.redraw();
    this.#setDrop(null);
  }

  /**
   * Cancels only the first active item of this list: menu, drag, request to press an object, tool, preview, selection.
   * @returns false if no item is active
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

  /** Ends the path that the player draws by clicks. Returns false if there is none. */
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

/**
 * Returns the messages shown when an edit adds a game to a scene (`words`) or removes it (`endedWords`). Undefined if
 * there are none.
 */
const messagesOf = (game: Field | null): Pick<FieldThings['first'], 'words' | 'endedWords'> | undefined =>
  Object.values(listsOf(game))[0]?.first;

/**
 * Reads objects from a clipboard text, each with the name of its list. The objects are not checked. Empty if the text
 * contains no objects.
 * @param names names of the lists to read
 */
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

/**
 * Returns the place of a pasted copy: x and y each 4 m larger than for the original. m
 * @param position place [x, y] of the original, m; a value that is not an array is returned unchanged
 */
function beside(position: Place): Place {
  if (!Array.isArray(position)) return position;
  const [x, y] = position;
  return [x + duplicateBy[0], y + duplicateBy[1]];
}
