// Gestures: turns presses, moves and releases of pointers into edits of the session and moves of the viewport.
import { clamp } from '../../../laws/control/clamp';
import { distance, type Point } from '../../../world/entities/command';
import type { Session } from '../../session/session';
import { mostShared, nearestLeg, simplified, thinned } from '../../session/waypoints';
import type { ViewState } from '../../view/view-state';
import type { Viewport } from '../../view/viewport';
import { bodyAt, grabRadius, gripAt, type Hand, type Touch } from './hand';
import { applyShove, holdAt, type Shove } from './shove';

/** The drag that goes on: of a target or waypoint, a stroke, a shove, or of the view. A pan with `tap` may still be a tap. */
type Drag =
  | { readonly kind: 'target'; readonly offset: Point }
  | { readonly kind: 'waypoint'; readonly index: number; readonly offset: Point }
  | { readonly kind: 'draw'; readonly from: Point; readonly points: Point[]; begun: boolean }
  | ({ readonly kind: 'shove'; readonly from: Touch; readonly place: Point } & Omit<Shove, 'drag'>)
  | { readonly kind: 'pan'; readonly place: Point; readonly tap?: Touch }
  | { readonly kind: 'pinch'; readonly place: Point; readonly spread: number; readonly zoom: number };

/** How far a pointer moves before its press becomes a drawing or a shove, and a finger before it pans. CSS pixels */
const startsAfter = { drag: 6, pan: 10 };
/** Change of the zoom's logarithm per pixel of scrolling: a notch of 100 is 16 %. `mostPixels` bounds mice that send thousands at once. */
const wheel = { perPixel: 0.0015, mostPixels: 200 };

/**
 * Turns pointers into edits of the session and moves of the viewport. Wheel, pan and pinch switch the camera off, so
 * that it does not work against the person. Free of Phaser.
 */
export class Gestures {
  readonly #session: Session;
  readonly #view: ViewState;
  readonly #viewport: Viewport;
  readonly #down = new Map<number, Touch>();
  readonly #hand: Hand;
  #drag: Drag | null = null;
  #lastPress: Touch | null = null;
  /** The scene and the bodies of its scenario when the drag began: its name, or what its game knows of it, may become another meanwhile. */
  #scene: symbol | null = null;
  #bodies: Session['scenario']['entities'] | null = null;

  /** @param hand state of the gesture, which the layers read */
  constructor(session: Session, view: ViewState, viewport: Viewport, hand: Hand) {
    this.#session = session;
    this.#view = view;
    this.#viewport = viewport;
    this.#hand = hand;
  }

  /** It takes the pointers wherever no other hand does. */
  readonly takes = true;

  /** Whether something is being dragged, drawn or panned: the camera must not move then. */
  get holding(): boolean {
    return this.#drag !== null;
  }

  /** Puts the body under a press in focus, and does nothing else then. Whether there was one. */
  choose(touch: Touch): boolean {
    const entity = this.#mode.takes.includes('hands') ? null : bodyAt(touch, this.#session, this.#viewport);
    if (entity) this.#view.set('focus', entity);
    return entity !== null;
  }

  press(touch: Touch, pan: boolean): void {
    if (this.#mode.takes.includes('hands')) return;
    this.#down.set(touch.id, touch);
    this.#scene = this.#session.scene;
    this.#bodies = this.#session.scenario.entities;
    if (this.#down.size > 1) {
      this.#endDrag(false);
      this.#beginPinch();
    } else if (pan) {
      this.#view.set('camera', 'off');
      this.#drag = { kind: 'pan', place: this.#viewport.toWorld(touch) };
    } else if (this.#view.tool === 'shove') {
      this.#beginShove(touch);
    } else if (this.#view.tool === 'draw') {
      this.#beginDrawing(touch);
    } else {
      this.#beginDrag(touch);
    }
    this.#lastPress = touch;
  }

  move(touch: Touch): void {
    if (!this.#down.has(touch.id)) return;
    this.#down.set(touch.id, touch);
    if (this.#isLost()) this.#endDrag(false);
    const drag = this.#drag;
    const place = this.#viewport.toWorld(touch);
    if (drag?.kind === 'target')
      this.#session.command((commands) => commands.moveTarget(plus(place, drag.offset)));
    else if (drag?.kind === 'waypoint')
      this.#session.command((commands) => commands.moveWaypoint(drag.index, plus(place, drag.offset)));
    else if (drag?.kind === 'draw') this.#draw(drag, touch, place);
    else if (drag?.kind === 'shove') this.#drawShove(drag, touch, place);
    else if (drag?.kind === 'pan') this.#pan(drag, touch);
    else if (drag?.kind === 'pinch') this.#pinch(drag);
    if (drag?.kind === 'target' || drag?.kind === 'waypoint') this.#hand.hasDragged = true;
  }

  release(touch: Touch): void {
    if (!this.#down.delete(touch.id)) return;
    if (this.#drag?.kind !== 'pinch') this.#endDrag(!this.#isLost());
    else this.#drag = null;
    this.#session.settle();
  }

  /** The pointer was lost, as to another window: what was dragged stays where it is, a half-drawn path is dropped. */
  cancel(): void {
    this.#down.clear();
    this.#endDrag(false);
    this.#session.settle();
  }

  /** The wheel. `amount` in CSS pixels of scrolling, positive away from the person. */
  wheel(page: Point, amount: number): void {
    if (this.#mode.takes.includes('hands')) return;
    this.#view.set('camera', 'off');
    const pixels = clamp(amount, -wheel.mostPixels, wheel.mostPixels);
    this.#viewport.zoomAt(page, Math.exp(-pixels * wheel.perPixel));
  }

  /** The cursor to show over a place. */
  cursorAt(page: Point): string {
    if (this.#drag) return this.#drag.kind === 'draw' ? 'crosshair' : 'grabbing';
    const touch = { ...page, id: 0, finger: false, timeMs: 0 };
    if (this.#view.tool === 'draw') return 'crosshair';
    if (this.#view.tool === 'shove') return bodyAt(touch, this.#session, this.#viewport) ? 'grab' : 'default';
    if (gripAt(touch, this.#session, this.#view, this.#viewport)) return 'grab';
    return 'crosshair';
  }

  get #mode() {
    return this.#view.modes.of(this.#session.scenario);
  }

  #beginDrag(touch: Touch): void {
    const place = this.#viewport.toWorld(touch);
    const grip = gripAt(touch, this.#session, this.#view, this.#viewport);
    const { mode, waypoints } = this.#session.commands;
    if (grip?.kind === 'waypoint') {
      this.#drag = { ...grip, offset: minus(waypoints[grip.index], place) };
      this.#view.set('selectedWaypoint', grip.index);
    } else if (grip) {
      this.#drag = { kind: 'target', offset: minus(this.#session.commands.targetHold, place) };
    } else if (mode === 'path' && this.#insert(touch, place)) {
      return;
    } else if (touch.finger && !this.#mode.takes.includes('finger')) {
      this.#drag = { kind: 'pan', place, tap: touch };
    } else if (mode !== 'path') {
      this.#drag = { kind: 'target', offset: { x: 0, y: 0 } };
      this.#session.command((commands) => commands.moveTarget(place));
    } else {
      this.#beginDrawing(touch);
    }
  }

  #beginDrawing(touch: Touch): void {
    this.#view.set('selectedWaypoint', null);
    this.#drag = { kind: 'draw', from: touch, points: [this.#viewport.toWorld(touch)], begun: false };
  }

  /** A finger that hardly moves taps, and then nothing pans. */
  #pan({ place, tap }: Extract<Drag, { kind: 'pan' }>, touch: Touch): void {
    if (tap && distance(touch, tap) < startsAfter.pan) return;
    this.#view.set('camera', 'off');
    this.#drag = { kind: 'pan', place };
    this.#viewport.hold(place, touch);
  }

  /** A tap on empty space: the target comes there, in Path the waypoint is let go. */
  #tap(place: Point): void {
    this.#view.set('selectedWaypoint', null);
    if (this.#session.commands.mode !== 'path')
      this.#session.command((commands) => commands.moveTarget(place));
  }

  /** Whether another scenario was loaded meanwhile, or the waypoint being dragged was removed. */
  #isLost(): boolean {
    const { scene, scenario } = this.#session;
    if (scene !== this.#scene || scenario.entities !== this.#bodies) return true;
    if (this.#drag?.kind !== 'waypoint') return false;
    const { index } = this.#drag;
    return this.#view.selectedWaypoint !== index || index >= this.#session.commands.waypoints.length;
  }

  /** A double-click on a leg adds a waypoint there and begins to drag it. */
  #insert(touch: Touch, place: Point): boolean {
    const { waypoints, loop } = this.#session.commands;
    if (!isDoubleClick(this.#lastPress, touch) || waypoints.length >= mostShared(this.#session.simulation))
      return false;
    const leg = nearestLeg(waypoints, loop, place);
    if (!leg || leg.distance * this.#viewport.zoom > grabRadius.leg) return false;
    this.#session.command((commands) => commands.insertWaypoint(leg.to, place));
    this.#view.set('selectedWaypoint', leg.to);
    this.#drag = { kind: 'waypoint', index: leg.to, offset: { x: 0, y: 0 } };
    return true;
  }

  #draw(drag: Extract<Drag, { kind: 'draw' }>, touch: Touch, place: Point): void {
    if (!drag.begun && distance(touch, drag.from) < startsAfter.drag) return;
    drag.begun = true;
    drag.points.push(place);
    this.#hand.draft = drag.points;
  }

  /** Begins a shove of the body under the pointer. A press elsewhere does nothing; it must not move the target. */
  #beginShove(touch: Touch): void {
    const entity = bodyAt(touch, this.#session, this.#viewport);
    if (!entity) return;
    const place = this.#viewport.toWorld(touch);
    this.#drag = { kind: 'shove', entity, grip: holdAt(entity, place), from: touch, place };
  }

  #drawShove(
    { entity, grip, from, place }: Extract<Drag, { kind: 'shove' }>,
    touch: Touch,
    now: Point,
  ): void {
    if (!this.#hand.shove && distance(touch, from) < startsAfter.drag) return;
    this.#hand.shove = { entity, grip, drag: minus(now, place) };
  }

  #endDrag(finished: boolean): void {
    const drag = this.#drag;
    this.#drag = null;
    // A click chooses the body.
    if (finished && drag?.kind === 'shove' && !this.#hand.shove) this.#view.set('focus', drag.entity);
    if (finished && this.#hand.shove) applyShove(this.#session, this.#hand.shove);
    this.#hand.shove = null;
    if (finished && drag?.kind === 'pan' && drag.tap) this.#tap(drag.place);
    if (drag?.kind !== 'draw') return;
    this.#hand.draft = [];
    if (!finished || !drag.begun) return;
    const waypoints = pathOf(drag.points, this.#viewport.zoom, mostShared(this.#session.simulation));
    if (!waypoints) return;
    this.#view.set('selectedWaypoint', null);
    this.#session.command((commands) => commands.setPath(waypoints, commands.loop));
    if (this.#view.tool === 'draw') this.#view.set('tool', 'point');
  }

  #beginPinch(): void {
    this.#view.set('camera', 'off');
    const [a, b] = [...this.#down.values()];
    const place = this.#viewport.toWorld(between(a, b));
    this.#drag = { kind: 'pinch', place, spread: spreadOf(a, b), zoom: this.#viewport.zoom };
  }

  /** Keeps the place that was between two fingers between them, and zooms as they spread. */
  #pinch({ place, spread, zoom }: Extract<Drag, { kind: 'pinch' }>): void {
    const [a, b] = [...this.#down.values()];
    const middle = between(a, b);
    const wanted = zoom * (spreadOf(a, b) / spread);
    this.#viewport.zoomAt(middle, wanted / this.#viewport.zoom);
    this.#viewport.hold(place, middle);
  }
}

/** Longest time (ms) and largest distance (CSS pixels) between the presses of a double-click. */
const doubleClick = { timeMs: 350, distancePx: 14 };
/** Smallest distance that two fingers count as, which bounds the zoom of fingers that touch. CSS pixels */
const leastSpread = 20;

/** Whether a press and the one before make a double-click. */
function isDoubleClick(last: Touch | null, touch: Touch): boolean {
  return (
    last !== null &&
    touch.timeMs - last.timeMs < doubleClick.timeMs &&
    distance(touch, last) < doubleClick.distancePx
  );
}

/** How far two fingers are apart. CSS pixels */
function spreadOf(a: Touch, b: Touch): number {
  return Math.max(leastSpread, distance(a, b));
}

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

/** The midpoint. */
function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** How far a drawn line may be from its simplified path. CSS pixels */
const tolerancePx = 4;

/** What a stroke must have to be a path, and no slip of the hand: length in the world (m) and on the page (CSS pixels), points. */
const least = { metres: 4, pixels: 40, points: 3 };

/**
 * The waypoints of a drawn stroke; null when it is too short to be meant as a path.
 * @param drawn its points, in the order of drawing. m @param zoom CSS pixels per metre @param most how many waypoints it may have
 */
export function pathOf(drawn: readonly Point[], zoom: number, most: number): Point[] | null {
  const waypoints = simplified(drawn, tolerancePx / zoom);
  const length = waypoints.slice(1).reduce((sum, place, n) => sum + distance(place, waypoints[n]), 0);
  const isSlip = drawn.length < least.points || length < least.metres || length * zoom < least.pixels;
  return isSlip ? null : thinned(waypoints, most);
}
