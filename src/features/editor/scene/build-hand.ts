// Pointers on the field while a scene is built: they choose, move and turn things, put new ones there, and move the view.

import { type Gestures, pathOf } from '../../../app/scene/input/gestures';
import { grabRadius, gripAt, type Touch } from '../../../app/scene/input/hand';
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
  figuresOf,
  figuresOfShape,
  handleDrag,
  MoveDrag,
} from '../state/drags';
import { followedBy } from '../state/paths';
import { isGameTool, type NewThing, newGameThing, newThing, shapeOfNew } from '../state/placing';
import { snapped, snappedAngle } from '../state/snap';
import {
  endsOfShape,
  handleAt,
  placesInLine,
  shapeNow,
  thingAt,
  thingsBetween,
  wallTowards,
} from '../state/things';

/** How far a pointer moves before its press becomes a drag: a mouse and a finger. CSS pixels */
const startsAfter = { mouse: 4, finger: 10 };

/** How long a finger rests on the field until the menu opens, and how much of it one frame counts at most: moves of a slow page come late. ms */
const rest = { wholeMs: 500, frameMs: 100 };

/** How near to the last waypoint a click ends the path. CSS pixels */
const sameClick = 12;

/** A press under way. */
type Held =
  | {
      readonly kind: 'drag';
      readonly drag: BuildDrag;
      readonly from: Touch;
      begun: boolean;
      readonly tap?: () => void;
    }
  | { readonly kind: 'frame'; readonly from: Touch; readonly place: Point }
  | { readonly kind: 'put'; readonly from: Touch; readonly at: Point; readonly opened: boolean }
  | { readonly kind: 'path'; readonly from: Touch; readonly places: Point[] }
  | { readonly kind: 'view'; readonly from: Touch; begun: boolean };

/** Turns pointers into changes of a scene that is built. Two fingers, the middle button and the wheel move the view, as ever. Free of Phaser. */
export class BuildHand implements PointerHand {
  readonly #session: Session;
  readonly #view: ViewState;
  readonly #viewport: Viewport;
  readonly #gestures: Gestures;
  readonly #down = new Map<number, Touch>();
  #held: Held | null = null;
  /** First end of a wall after one click. m */
  #end: Point | null = null;
  /** Waypoints that were clicked one after another, and what there was then. m */
  #clicks: { readonly places: readonly Point[]; readonly simulation: Session['simulation'] } | null = null;
  /** What was there when it was pressed: a change of the scene makes another one, and another name does not. */
  #simulation: Session['simulation'] | null = null;
  /** When it was last called to wait, and how long a finger has rested by then. ms */
  #waitedAt = 0;
  #restedMs = 0;

  /** @param gestures that move the view */
  constructor(session: Session, view: ViewState, viewport: Viewport, gestures: Gestures) {
    this.#session = session;
    this.#view = view;
    this.#viewport = viewport;
    this.#gestures = gestures;
  }

  get takes(): boolean {
    return this.#session.building;
  }

  /** Whether something is dragged or put somewhere: the camera must not move then. */
  get holding(): boolean {
    return this.#held !== null;
  }

  press(touch: Touch, pan: boolean): void {
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

  move(touch: Touch): void {
    const state = this.#state;
    if (!state) return;
    if (!this.#down.has(touch.id)) {
      if (!touch.finger) this.#hover(touch, state);
      return;
    }
    this.#down.set(touch.id, touch);
    const held = this.#held;
    // The scene has changed under the hand, as by undo.
    if (held && held.kind !== 'view' && this.#session.simulation !== this.#simulation) {
      this.#held = null;
      state.letGo();
      return;
    }
    if (held) this.#moveHeld(held, touch, state);
  }

  #moveHeld(held: Held, touch: Touch, state: BuildState): void {
    const place = this.#viewport.toWorld(touch);
    switch (held.kind) {
      case 'drag':
        // Escape has ended it.
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

  release(touch: Touch): void {
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

  #pathHeld({ from, places }: Extract<Held, { kind: 'path' }>, touch: Touch, state: BuildState): void {
    if (distance(touch, from) < startsAfter[touch.finger ? 'finger' : 'mouse']) this.#clicked(touch, state);
    else this.#drawn(places, touch, state);
  }

  /** The pointer was lost, as to another window: nothing of it stays. */
  cancel(): void {
    this.#gestures.cancel();
    this.#down.clear();
    this.#drop();
  }

  wheel(page: Point, amount: number): void {
    this.#gestures.wheel(page, amount);
  }

  /** A right click, or a finger that rests. */
  menu(touch: Touch): void {
    const state = this.#state;
    if (!state) return;
    this.#drop();
    const thing = thingAt(this.#session, this.#viewport, touch);
    if (thing && !state.isChosen(thing)) state.choose([thing]);
    const { x, y } = touch;
    const { place } = snapped(this.#viewport.toWorld(touch), [], this.#viewport.zoom, !state.snap);
    state.menu = { at: { x, y }, place, thing };
  }

  /** Call once a frame: a finger that has rested opens the menu. @param nowMs real time */
  wait(nowMs: number): void {
    const frameMs = Math.min(rest.frameMs, nowMs - this.#waitedAt);
    this.#waitedAt = nowMs;
    const touch = this.#resting;
    this.#restedMs = touch ? this.#restedMs + frameMs : 0;
    if (touch && this.#restedMs >= rest.wholeMs) this.menu(touch);
  }

  /** The only finger on the field before it moves; null otherwise. */
  get #resting(): Touch | null {
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
      this.#handleAt(press, state) ?? thingAt(this.#session, this.#viewport, press) ?? this.#gripAt(press);
    return isOver ? 'grab' : 'default';
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

  #pan(touch: Touch): void {
    this.#gestures.press(touch, true);
    this.#held = { kind: 'view', from: touch, begun: true };
  }

  #handleAt(touch: Touch, { chosen }: BuildState) {
    return chosen.length === 1 ? handleAt(this.#session, this.#viewport, chosen[0], touch) : null;
  }

  /** A waypoint, or the plain target. */
  #gripAt(touch: Touch) {
    const grip = gripAt(touch, this.#session, this.#view, this.#viewport);
    return grip?.kind === 'target' && this.#session.simulation.targets.length > 0 ? null : grip;
  }

  /** A press on a thing answers what is asked; beside things it is none. */
  #answer(touch: Touch, state: BuildState): void {
    const thing = thingAt(this.#session, this.#viewport, touch);
    if (thing) state.answer(thing);
  }

  /** Whether a waypoint or a target may be meant where a line across a way stands: unless a press is nearer to an end of that. */
  #isUnderGrip(ref: ThingRef, touch: Touch): boolean {
    const shape = shapeNow(this.#session, ref);
    if (!shape) return false;
    const near = (place: Point) => distance(this.#viewport.toPage(place), touch);
    const { from, to } = endsOfShape(shape);
    return Math.min(near(from), near(to)) > near(pointOf(shape.at));
  }

  #pressSelect(touch: Touch, state: BuildState): void {
    const session = this.#session;
    const place = this.#viewport.toWorld(touch);
    const handle = this.#handleAt(touch, state);
    const under = handle ? null : thingAt(session, this.#viewport, touch);
    const grip = handle || (under && !this.#isUnderGrip(under, touch)) ? null : this.#gripAt(touch);
    const thing = grip ? null : under;
    const index = grip?.kind === 'waypoint' ? grip.index : null;
    if (!handle) this.#view.set('selectedWaypoint', index);
    if (handle) this.#drag(handleDrag(session, state, handle), touch);
    else if (thing) this.#pressThing(thing, touch, state);
    else if (grip) {
      state.chooseSpot(index ?? 'target');
      this.#drag(new CommandDrag(session, state, index, place), touch);
    } else if (touch.finger) {
      this.#gestures.press(touch, true);
      this.#held = { kind: 'view', from: touch, begun: false };
    } else this.#held = { kind: 'frame', from: touch, place };
  }

  /** @param tap what a press does that does not become a drag */
  #drag(drag: BuildDrag, from: Touch, tap?: () => void): void {
    this.#held = { kind: 'drag', drag, from, begun: false, tap };
  }

  /** A press chooses a thing, with Shift one more, or one less; a drag moves all that are chosen then. */
  #pressThing(thing: ThingRef, touch: Touch, state: BuildState): void {
    const { shift = false } = touch;
    const wasChosen = state.isChosen(thing);
    if (shift && wasChosen) {
      state.choose(state.chosen.filter((ref) => !isSameThing(ref, thing)));
      return;
    }
    if (!wasChosen) state.choose(shift ? [...state.chosen, thing] : [thing]);
    const place = this.#viewport.toWorld(touch);
    // A click on one of several chooses it alone.
    const tap = () => shift || state.choose([thing]);
    if (state.hasField) this.#drag(new MoveDrag(this.#session, state, thing, place), touch, tap);
  }

  #chooseFrame({ from, place }: Extract<Held, { kind: 'frame' }>, touch: Touch, state: BuildState): void {
    state.letGo();
    const isClick = distance(touch, from) < startsAfter.mouse;
    const to = this.#viewport.toWorld(touch);
    const found = isClick ? [] : thingsBetween(this.#session, place, to, this.#viewport.zoom);
    state.choose(touch.shift ? [...state.chosen, ...found] : found);
  }

  #pressTool(touch: Touch, state: BuildState): void {
    if (state.tool === 'path') {
      if (this.#clickedSoFar(state).length === 0 && this.#insertWaypoint(touch, state)) return;
      this.#held = { kind: 'path', from: touch, places: [this.#viewport.toWorld(touch)] };
      return;
    }
    const at = this.#end ?? this.#snapped(touch, state).place;
    this.#held = { kind: 'put', from: touch, at, opened: this.#end !== null };
    this.#show(this.#thing(this.#held, touch, state), touch, state);
  }

  #snapped(touch: Touch, state: BuildState) {
    const { zoom } = this.#viewport;
    const place = this.#viewport.toWorld(touch);
    return snapped(place, placesInLine(this.#session), zoom, (touch.ctrl ?? false) || !state.snap);
  }

  /** The thing of the tool as the hand has it now: pressed at a place, and dragged on from there. */
  #thing(
    { from, at, opened }: Pick<Extract<Held, { kind: 'put' }>, 'at' | 'opened' | 'from'>,
    touch: Touch,
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

  /** A line across the way that a drag goes: in its middle. */
  #across(tool: GameList, from: Point, to: Point, free: boolean): NewThing | null {
    const { zoom } = this.#viewport;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const { place } = snapped(middle, placesInLine(this.#session), zoom, free);
    const angle = snappedAngle(atan2(to.y - from.y, to.x - from.x), free);
    return newGameThing(this.#session, tool, place, angle);
  }

  #show(thing: NewThing | null, touch: Touch, state: BuildState): void {
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

  /** A preview of the tool's thing follows the mouse. */
  #hover(touch: Touch, state: BuildState): void {
    if (state.tool === 'path') this.#showClicks(this.#snapped(touch, state).place, state);
    if (state.tool === 'select' || state.tool === 'path') return;
    const at = this.#end ?? this.#snapped(touch, state).place;
    this.#show(this.#thing({ from: touch, at, opened: this.#end !== null }, touch, state), touch, state);
  }

  #put(held: Extract<Held, { kind: 'put' }>, touch: Touch, state: BuildState): void {
    const thing = this.#thing(held, touch, state);
    const isClick = distance(touch, held.from) < startsAfter[touch.finger ? 'finger' : 'mouse'];
    // A click is one end of a wall, the next click the other.
    if (state.tool === 'wall' && isClick && !held.opened) {
      this.#end = held.at;
      return;
    }
    this.#end = null;
    state.letGo();
    if (thing && state.add(thing)) state.used(touch.shift ?? false);
  }

  /** A press on the path adds a waypoint there, and drags it on. */
  #insertWaypoint(touch: Touch, state: BuildState): boolean {
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

  /** A drawn line is the path of the chosen bodies, or of all that take commands. */
  #drawn(places: readonly Point[], touch: Touch, state: BuildState): void {
    state.letGo();
    this.#clicks = null;
    const session = this.#session;
    const found = pathOf(places, this.#viewport.zoom, mostShared(session.simulation));
    if (!found) return;
    const free = (touch.ctrl ?? false) || !state.snap;
    const waypoints = found.map((place) => placeOf(snapped(place, [], this.#viewport.zoom, free).place));
    if (!state.change(followedBy(session, state.chosen, waypoints))) return;
    this.#used(touch, state);
  }

  /** After a path is there: what can be done with it is at its waypoints. */
  #used({ shift = false }: Pick<Touch, 'shift'>, state: BuildState): void {
    const last = state.spots.at(-1);
    if (state.chosen.length === 0 && typeof last === 'number') state.chooseSpot(last);
    state.used(shift);
  }

  /** A click is a waypoint: with the next one there is a path, which each further click makes longer. One more on the last ends it. */
  #clicked(touch: Touch, state: BuildState): void {
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

  /** The path ends where it was clicked last; of one click there is none. */
  #endPath(state: BuildState): void {
    const isPath = this.#clickedSoFar(state).length > 1;
    this.#clicks = null;
    if (isPath) this.#used({ shift: false }, state);
  }

  /** The waypoints that were clicked one after another; what was taken back meanwhile is gone. */
  #clickedSoFar({ tool }: BuildState): readonly Point[] {
    if (!this.#clicks || tool !== 'path') return [];
    const { simulation, commands } = this.#session;
    if (this.#clicks.simulation === simulation) return this.#clicks.places;
    return commands.mode === 'path' ? commands.waypoints : [];
  }

  /** The leg from the last click to the pointer. */
  #showClicks(to: Point, state: BuildState): void {
    const last = this.#clickedSoFar(state).at(-1);
    if (!last) return;
    state.hold({ ghost: { kind: 'path', places: [last, to] } }, () => this.#endPath(state));
  }
}

/** Whether a press has become more than a press. */
function isMoved(held: Held, touch: Touch): boolean {
  return distance(touch, held.from) >= startsAfter.finger || ('begun' in held && held.begun);
}

function figuresOfNew(session: Session, thing: NewThing): string {
  const { list, spec } = thing;
  const shape = shapeOfNew(session, thing);
  if (shape) return figuresOfShape(shape);
  if (list === 'obstacles') return figuresOf(spec);
  return list === 'entities' ? angleText(spec.angle ?? 0) : '';
}
