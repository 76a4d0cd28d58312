// Pointers on the canvas while the editor is open: they select, move and turn objects, add new ones, and move the view.

import { type Gestures, waypointsOfLine } from '../../../app/scene/input/gestures';
import { grabRadius, gripAt, type PressedPointer } from '../../../app/scene/input/hand';
import type { PointerHand } from '../../../app/scene/input/pointers';
import type { Session } from '../../../app/session/session';
import { mostShared, nearestLeg } from '../../../app/session/waypoints';
import type { ViewState } from '../../../app/view/view-state';
import type { Viewport } from '../../../app/view/viewport';
import { withPathMoved } from '../../../lab/files/edit-commands';
import { isSameThing, type ThingRef } from '../../../lab/files/edit-scenario';
import type { GameList } from '../../../lab/files/things';
import { atan2 } from '../../../laws/exact/exact';
import { angleText } from '../../../laws/exact/figures';
import { distance, type Point } from '../../../world/entities/command';
import { placeOf, pointOf } from '../../../world/simulation/place';
import type { BuildState } from '../state/build-state';
import { stateOf } from '../state/current';
import {
  type BuildDrag,
  CommandDrag,
  crateSide,
  figuresOfShape,
  handleDrag,
  MoveDrag,
  sizeText,
} from '../state/drags';
import { followedBy } from '../state/paths';
import { isGameTool, type NewThing, newGameThing, newThing, shapeOfNew } from '../state/placing';
import { snapped, snappedAngle } from '../state/snap';
import { type PathSpot, placeOfSpot, spotsOf } from '../state/spots';
import {
  endsOfShape,
  handleAt,
  placesInLine,
  shapeNow,
  thingAt,
  thingsBetween,
  wallTowards,
} from '../state/things';

/** Distance at which a press becomes a drag, for mouse and finger. CSS pixels */
const startsAfter = { mouse: 4, finger: 10 };

/**
 * Times of the long press that opens the menu. ms. `wholeMs`: duration of the press. `frameMs`: largest time that one
 * frame can add to the measured duration.
 */
const rest = { wholeMs: 500, frameMs: 100 };

/** Distance from the last waypoint within which a click ends the path. CSS pixels */
const sameClick = 12;

/**
 * Present press of the pointer. `drag`: changes objects. `frame`: selects objects. `put`: adds an object. `path`: draws
 * a path. `view`: moves the view.
 */
type Press =
  | {
      readonly kind: 'drag';
      readonly drag: BuildDrag;
      readonly from: PressedPointer;
      begun: boolean;
      readonly tap?: () => void;
    }
  | { readonly kind: 'frame'; readonly from: PressedPointer; readonly place: Point }
  | { readonly kind: 'put'; readonly from: PressedPointer; readonly at: Point; readonly opened: boolean }
  | { readonly kind: 'path'; readonly from: PressedPointer; readonly places: Point[] }
  | { readonly kind: 'view'; readonly from: PressedPointer; begun: boolean };

/** Turns pointer events into changes of the scene in the editor. */
export class BuildHand implements PointerHand {
  readonly #session: Session;
  readonly #view: ViewState;
  readonly #viewport: Viewport;
  readonly #gestures: Gestures;
  readonly #down = new Map<number, PressedPointer>();
  #held: Press | null = null;
  /** First end of a wall that the player draws by two clicks, m. Null before the first click. */
  #end: Point | null = null;
  /**
   * Waypoints of a path that the player draws by single clicks (m), and the simulation at the last click. Null if no
   * path is being drawn by clicks.
   */
  #clicks: { readonly places: readonly Point[]; readonly simulation: Session['simulation'] } | null = null;
  /** Simulation at the last press of the pointer. Null before the first press */
  #simulation: Session['simulation'] | null = null;
  /** Real time of the last frame. ms */
  #waitedAt = 0;
  /** Time for which a finger has rested on the canvas. ms */
  #restedMs = 0;

  /**
   * Creates the editor's receiver of pointer events.
   * @param gestures handles presses and wheel turns that only move the view
   */
  constructor(session: Session, view: ViewState, viewport: Viewport, gestures: Gestures) {
    this.#session = session;
    this.#view = view;
    this.#viewport = viewport;
    this.#gestures = gestures;
  }

  get takes(): boolean {
    return this.#session.building;
  }

  /** Whether a press that drags, adds, draws, selects or moves the view is in progress */
  get holding(): boolean {
    return this.#held !== null;
  }

  press(touch: PressedPointer, pan: boolean): void {
    const state = this.#state;
    if (!state) return;
    state.menu = null;
    this.#restedMs = 0;
    this.#down.set(touch.id, touch);
    this.#simulation = this.#session.simulation;
    if (state.tool !== 'path') this.#clicks = null;
    if (this.#down.size > 1) {
      this.#drop();
      for (const each of this.#down.values()) this.#gestures.press(each, true);
      this.#held = { kind: 'view', from: touch, begun: true };
    } else if (pan) this.#pan(touch);
    else if (state.question) this.#answer(touch, state);
    else if (state.tool === 'select') this.#pressSelect(touch, state);
    else this.#pressTool(touch, state);
  }

  move(touch: PressedPointer): void {
    const state = this.#state;
    if (!state) return;
    if (!this.#down.has(touch.id)) {
      if (!touch.finger) this.#hover(touch, state);
      return;
    }
    this.#down.set(touch.id, touch);
    const held = this.#held;
    // The scene has changed during the press, for example by undo.
    if (held && held.kind !== 'view' && this.#session.simulation !== this.#simulation) {
      this.#held = null;
      state.letGo();
      return;
    }
    if (held) this.#moveHeld(held, touch, state);
  }

  #moveHeld(held: Press, touch: PressedPointer, state: BuildState): void {
    const place = this.#viewport.toWorld(touch);
    switch (held.kind) {
      case 'drag':
        // Escape has ended the drag.
        if (held.begun && !state.isHeld) return;
        held.begun ||= distance(touch, held.from) >= startsAfter[touch.finger ? 'finger' : 'mouse'];
        if (held.begun) held.drag.move(place, touch, this.#viewport.zoom);
        return;
      case 'frame':
        state.hold({ ghost: { kind: 'frame', from: held.place, to: place } });
        return;
      case 'put':
        this.#show(this.#thing(held, touch, state), touch, state);
        return;
      case 'path':
        held.places.push(place);
        state.hold({ ghost: { kind: 'path', places: held.places } });
        return;
      case 'view':
        held.begun ||= distance(touch, held.from) >= startsAfter.finger;
        if (held.begun) this.#gestures.move(touch);
    }
  }

  release(touch: PressedPointer): void {
    this.#gestures.release(touch);
    const state = this.#state;
    if (!this.#down.delete(touch.id) || !state) return;
    const held = this.#held;
    this.#held = null;
    if (!held || (held.kind !== 'view' && this.#session.simulation !== this.#simulation)) return;
    if (held.kind === 'drag') {
      if (!held.begun) held.tap?.();
      else if (state.isHeld) held.drag.end();
    } else if (held.kind === 'frame') this.#chooseFrame(held, touch, state);
    else if (held.kind === 'put') this.#put(held, touch, state);
    else if (held.kind === 'path') this.#pathHeld(held, touch, state);
    else if (!held.begun && this.#down.size === 0) state.choose([]);
  }

  #pathHeld(
    { from, places }: Extract<Press, { kind: 'path' }>,
    touch: PressedPointer,
    state: BuildState,
  ): void {
    if (distance(touch, from) < startsAfter[touch.finger ? 'finger' : 'mouse']) this.#clicked(touch, state);
    else this.#drawn(places, touch, state);
  }

  /** Cancels the press without a change of the scene, because the pointer was lost. */
  cancel(): void {
    this.#gestures.cancel();
    this.#down.clear();
    this.#drop();
  }

  wheel(page: Point, amount: number): void {
    this.#gestures.wheel(page, amount);
  }

  /** Opens the menu of the editor on the canvas, after a right click or a resting finger. */
  menu(touch: PressedPointer): void {
    const state = this.#state;
    if (!state) return;
    this.#drop();
    const thing = thingAt(this.#session, this.#viewport, touch);
    if (thing && !state.isChosen(thing)) state.choose([thing]);
    const { x, y } = touch;
    const { place } = snapped(this.#viewport.toWorld(touch), [], this.#viewport.zoom, !state.snap);
    state.menu = { at: { x, y }, place, thing };
  }

  /** Opens the menu if a finger has rested long enough. Called once a frame. @param nowMs real time, ms */
  wait(nowMs: number): void {
    const frameMs = Math.min(rest.frameMs, nowMs - this.#waitedAt);
    this.#waitedAt = nowMs;
    const touch = this.#resting;
    this.#restedMs = touch ? this.#restedMs + frameMs : 0;
    if (touch && this.#restedMs >= rest.wholeMs) this.menu(touch);
  }

  /** The finger that rests on the canvas, if it is the only one and has not moved; null otherwise. */
  get #resting(): PressedPointer | null {
    const held = this.#held;
    if (!held?.from.finger || this.#down.size !== 1 || this.#state?.tool !== 'select') return null;
    const touch = this.#down.get(held.from.id);
    return touch && !isMoved(held, touch) ? touch : null;
  }

  cursorAt(page: Point): string {
    const state = this.#state;
    if (state?.tool !== 'select') return 'crosshair';
    if (this.#held) return this.#held.kind === 'frame' ? 'crosshair' : 'grabbing';
    const press = { ...page, id: 0, finger: false, timeMs: 0 };
    if (state.question) return thingAt(this.#session, this.#viewport, press) ? 'pointer' : 'crosshair';
    const isOver =
      this.#handleAt(press, state) ?? thingAt(this.#session, this.#viewport, press) ?? this.#spotAt(press);
    return isOver === null ? 'default' : 'grab';
  }

  get #state(): BuildState | null {
    return stateOf(this.#session);
  }

  #drop(): void {
    const held = this.#held;
    this.#held = null;
    this.#end = null;
    this.#clicks = null;
    if (held?.kind === 'drag') held.drag.drop();
    else this.#state?.letGo();
  }

  #pan(touch: PressedPointer): void {
    this.#gestures.press(touch, true);
    this.#held = { kind: 'view', from: touch, begun: true };
  }

  #handleAt(touch: PressedPointer, { chosen }: BuildState) {
    return chosen.length === 1 ? handleAt(this.#session, this.#viewport, chosen[0], touch) : null;
  }

  #spotAt(touch: PressedPointer): PathSpot | null {
    const session = this.#session;
    const grip = gripAt(touch, session, this.#view, this.#viewport);
    if (grip?.kind === 'waypoint') return grip.index;
    if (grip && session.simulation.targets.length === 0) return 'target';
    const reach = touch.finger ? grabRadius.finger : grabRadius.mouse;
    const marks = spotsOf(session).flatMap((spot) => {
      const place = typeof spot === 'string' ? placeOfSpot(session, spot) : null;
      const away = place ? distance(this.#viewport.toPage(place), touch) : Infinity;
      return away <= reach ? [{ spot, away }] : [];
    });
    return marks.toSorted((a, b) => a.away - b.away)[0]?.spot ?? null;
  }

  /** Chooses the object under the pointer if the editor asks for one. */
  #answer(touch: PressedPointer, state: BuildState): void {
    const thing = thingAt(this.#session, this.#viewport, touch);
    if (thing) state.answer(thing);
  }

  /** Whether a press on a line, such as a gate, is nearer to the line's middle than to its ends. */
  #isUnderGrip(ref: ThingRef, touch: PressedPointer): boolean {
    const shape = shapeNow(this.#session, ref);
    if (!shape) return false;
    const near = (place: Point) => distance(this.#viewport.toPage(place), touch);
    const { from, to } = endsOfShape(shape);
    return Math.min(near(from), near(to)) > near(pointOf(shape.at));
  }

  #pressSelect(touch: PressedPointer, state: BuildState): void {
    const session = this.#session;
    const place = this.#viewport.toWorld(touch);
    const handle = this.#handleAt(touch, state);
    const under = handle ? null : thingAt(session, this.#viewport, touch);
    const spot = handle || (under && !this.#isUnderGrip(under, touch)) ? null : this.#spotAt(touch);
    const thing = spot === null ? under : null;
    if (!handle) this.#view.set('selectedWaypoint', typeof spot === 'number' ? spot : null);
    if (handle) this.#drag(handleDrag(session, state, handle), touch);
    else if (thing) this.#pressThing(thing, touch, state);
    else if (spot !== null) {
      state.chooseSpot(spot);
      this.#drag(new CommandDrag(session, state, spot, place), touch);
    } else if (touch.finger) {
      this.#gestures.press(touch, true);
      this.#held = { kind: 'view', from: touch, begun: false };
    } else this.#held = { kind: 'frame', from: touch, place };
  }

  /** Begins a drag. @param tap called instead of the drag if the pointer is released without moving far enough */
  #drag(drag: BuildDrag, from: PressedPointer, tap?: () => void): void {
    this.#held = { kind: 'drag', drag, from, begun: false, ...(tap && { tap }) };
  }

  /** Selects a pressed object, and begins to drag the selected objects. */
  #pressThing(thing: ThingRef, touch: PressedPointer, state: BuildState): void {
    const { shift = false } = touch;
    const wasChosen = state.isChosen(thing);
    if (shift && wasChosen) {
      state.choose(state.chosen.filter((ref) => !isSameThing(ref, thing)));
      return;
    }
    if (!wasChosen) state.choose(shift ? [...state.chosen, thing] : [thing]);
    const place = this.#viewport.toWorld(touch);
    // A click on one of several selected things selects it alone.
    const tap = () => shift || state.choose([thing]);
    if (state.hasField) this.#drag(new MoveDrag(this.#session, state, thing, place), touch, tap);
  }

  #chooseFrame(
    { from, place }: Extract<Press, { kind: 'frame' }>,
    touch: PressedPointer,
    state: BuildState,
  ): void {
    state.letGo();
    const isClick = distance(touch, from) < startsAfter.mouse;
    const to = this.#viewport.toWorld(touch);
    const found = isClick ? [] : thingsBetween(this.#session, place, to, this.#viewport.zoom);
    state.choose(touch.shift ? [...state.chosen, ...found] : found);
  }

  #pressTool(touch: PressedPointer, state: BuildState): void {
    if (state.tool === 'path') {
      if (this.#clickedSoFar(state).length === 0 && this.#insertWaypoint(touch, state)) return;
      this.#held = { kind: 'path', from: touch, places: [this.#viewport.toWorld(touch)] };
      return;
    }
    const at = this.#end ?? this.#snapped(touch, state).place;
    this.#held = { kind: 'put', from: touch, at, opened: this.#end !== null };
    this.#show(this.#thing(this.#held, touch, state), touch, state);
  }

  #snapped(touch: PressedPointer, state: BuildState) {
    const { zoom } = this.#viewport;
    const place = this.#viewport.toWorld(touch);
    return snapped(place, placesInLine(this.#session), zoom, (touch.ctrl ?? false) || !state.snap);
  }

  /** Returns the object that a release of the pointer would add now; null if none. */
  #thing(
    { from, at, opened }: Pick<Extract<Press, { kind: 'put' }>, 'at' | 'opened' | 'from'>,
    touch: PressedPointer,
    state: BuildState,
  ): NewThing | null {
    const { tool } = state;
    const isDragged = opened || distance(touch, from) >= startsAfter[touch.finger ? 'finger' : 'mouse'];
    const free = (touch.ctrl ?? false) || !state.snap;
    if (tool === 'wall') {
      const spec = isDragged ? wallTowards(at, this.#snapped(touch, state).place, free) : null;
      return spec && { list: 'obstacles', spec };
    }
    const place = this.#viewport.toWorld(touch);
    if (isGameTool(tool) && isDragged) return this.#across(tool, at, place, free);
    const thing = newThing(this.#session, tool, at);
    if (!thing || !isDragged) return thing;
    const off = { x: place.x - at.x, y: place.y - at.y };
    if (thing.list === 'entities') {
      const angle = snappedAngle(atan2(off.y, off.x), free);
      return { ...thing, spec: { ...thing.spec, ...(angle !== 0 && { angle }) } };
    }
    if (thing.list !== 'obstacles') return thing;
    const side = crateSide(Math.max(Math.abs(off.x), Math.abs(off.y)), free);
    return { ...thing, spec: { ...thing.spec, size: [side, side] } };
  }

  /**
   * Returns a new line-shaped object, such as a gate, for a drag from `from` to `to`. The line crosses the middle of
   * the drag at a right angle.
   */
  #across(tool: GameList, from: Point, to: Point, free: boolean): NewThing | null {
    const { zoom } = this.#viewport;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const { place } = snapped(middle, placesInLine(this.#session), zoom, free);
    const angle = snappedAngle(atan2(to.y - from.y, to.x - from.x), free);
    return newGameThing(this.#session, tool, place, angle);
  }

  #show(thing: NewThing | null, touch: PressedPointer, state: BuildState): void {
    const { guides } = this.#snapped(touch, state);
    const figures = thing ? figuresOfNew(this.#session, thing) : '';
    const isBegun = this.#held !== null || this.#end !== null;
    const drop = () => {
      this.#held = null;
      this.#end = null;
    };
    state.hold(
      { ghost: thing && { kind: 'things', things: [thing] }, guides, figures },
      isBegun ? drop : null,
    );
  }

  /** Shows a preview at the mouse pointer: the object that a click with the current tool would add. */
  #hover(touch: PressedPointer, state: BuildState): void {
    if (state.tool === 'path') this.#showClicks(this.#snapped(touch, state).place, state);
    if (state.tool === 'select' || state.tool === 'path') return;
    const at = this.#end ?? this.#snapped(touch, state).place;
    this.#show(this.#thing({ from: touch, at, opened: this.#end !== null }, touch, state), touch, state);
  }

  #put(held: Extract<Press, { kind: 'put' }>, touch: PressedPointer, state: BuildState): void {
    const thing = this.#thing(held, touch, state);
    const isClick = distance(touch, held.from) < startsAfter[touch.finger ? 'finger' : 'mouse'];
    // The first click sets one end of a wall, the next click the other.
    if (state.tool === 'wall' && isClick && !held.opened) {
      this.#end = held.at;
      return;
    }
    this.#end = null;
    state.letGo();
    if (thing && state.add(thing)) state.used(touch.shift ?? false);
  }

  /**
   * Adds a waypoint where the player presses the path, and begins to drag the waypoint. Returns false if the press is
   * not on the path.
   */
  #insertWaypoint(touch: PressedPointer, state: BuildState): boolean {
    const session = this.#session;
    const { waypoints, loop, mode } = session.commands;
    if (mode !== 'path' || waypoints.length >= mostShared(session.simulation)) return false;
    const leg = nearestLeg(waypoints, loop, this.#viewport.toWorld(touch));
    if (!leg || leg.distance * this.#viewport.zoom > grabRadius.leg) return false;
    const { place } = this.#snapped(touch, state);
    const was = waypoints.map(placeOf);
    if (!state.change((start) => withPathMoved(start, was, was.toSpliced(leg.to, 0, placeOf(place)))))
      return true;
    state.chooseSpot(leg.to);
    state.used(touch.shift ?? false);
    return true;
  }

  /**
   * Turns a line drawn by hand into the path of the selected bodies. If no body is selected, all bodies that take
   * commands follow the path.
   */
  #drawn(places: readonly Point[], touch: PressedPointer, state: BuildState): void {
    state.letGo();
    this.#clicks = null;
    const session = this.#session;
    const found = waypointsOfLine(places, this.#viewport.zoom, mostShared(session.simulation));
    if (!found) return;
    const free = (touch.ctrl ?? false) || !state.snap;
    const waypoints = found.map((place) => placeOf(snapped(place, [], this.#viewport.zoom, free).place));
    if (!state.change(followedBy(session, state.chosen, waypoints))) return;
    this.#used(touch, state);
  }

  /** Finishes the addition of a path: leaves the path tool, unless Shift is pressed. */
  #used({ shift = false }: Pick<PressedPointer, 'shift'>, state: BuildState): void {
    const last = state.spots.at(-1);
    if (state.chosen.length === 0 && typeof last === 'number') state.chooseSpot(last);
    state.used(shift);
  }

  /** Adds a waypoint to the path at a click. A click on the last waypoint ends the path. */
  #clicked(touch: PressedPointer, state: BuildState): void {
    const session = this.#session;
    const { place } = this.#snapped(touch, state);
    const clicked = this.#clickedSoFar(state);
    const last = clicked.at(-1);
    if (last && distance(this.#viewport.toPage(last), touch) <= sameClick) {
      state.finish();
      return;
    }
    const places = [...clicked, place];
    const isPath = places.length > 1;
    if (isPath && !state.change(followedBy(session, state.chosen, places.map(placeOf)))) return;
    this.#clicks = { places, simulation: session.simulation };
    this.#showClicks(place, state);
  }

  /** Ends the drawing of a path by clicks. With fewer than two waypoints, no path is made. */
  #endPath(state: BuildState): void {
    const isPath = this.#clickedSoFar(state).length > 1;
    this.#clicks = null;
    if (isPath) this.#used({ shift: false }, state);
  }

  /** Returns the clicked waypoints of the present path, without undone ones. m */
  #clickedSoFar({ tool }: BuildState): readonly Point[] {
    if (!this.#clicks || tool !== 'path') return [];
    const { simulation, commands } = this.#session;
    if (this.#clicks.simulation === simulation) return this.#clicks.places;
    return commands.mode === 'path' ? commands.waypoints : [];
  }

  /** Shows a line from the last clicked waypoint to the pointer. */
  #showClicks(to: Point, state: BuildState): void {
    const last = this.#clickedSoFar(state).at(-1);
    if (!last) return;
    state.hold({ ghost: { kind: 'path', places: [last, to] } }, () => this.#endPath(state));
  }
}

/** Whether the pointer has moved far enough since the press for a drag. */
function isMoved(held: Press, touch: PressedPointer): boolean {
  return distance(touch, held.from) >= startsAfter.finger || ('begun' in held && held.begun);
}

function figuresOfNew(session: Session, thing: NewThing): string {
  const { list, spec } = thing;
  const shape = shapeOfNew(session, thing);
  if (shape) return figuresOfShape(shape);
  if (list === 'obstacles') return sizeText(spec);
  return list === 'entities' ? angleText(spec.angle ?? 0) : '';
}
