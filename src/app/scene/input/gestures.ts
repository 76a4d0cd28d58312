// Gestures: converts presses, moves and releases of pointers into edits of the session and moves of the viewport.
import { clamp } from '../../../laws/control/clamp';
import { distance, type Point } from '../../../world/entities/command';
import type { Session } from '../../session/session';
import { mostShared, nearestLeg, simplified, thinned } from '../../session/waypoints';
import { isCrowd } from '../../view/hull-size';
import { reticlePlace, type ViewState } from '../../view/view-state';
import type { Viewport } from '../../view/viewport';
import { bodyAt, grabRadius, gripAt, type Hand, type PressedPointer } from './hand';
import { applyShove, holdAt, type Shove } from './shove';

/** The current drag. It moves a target or waypoint, draws a path, shoves a body, pans or zooms. */
type Drag =
  | { readonly kind: 'target'; readonly offset: Point }
  | { readonly kind: 'waypoint'; readonly index: number; readonly offset: Point }
  | { readonly kind: 'draw'; readonly from: Point; readonly points: Point[]; begun: boolean }
  | ({ readonly kind: 'shove'; readonly from: PressedPointer; readonly place: Point } & Omit<Shove, 'drag'>)
  | { readonly kind: 'pan'; readonly place: Point; readonly tap?: PressedPointer }
  | { readonly kind: 'pinch'; readonly place: Point; readonly spread: number; readonly zoom: number };

/** Distances that the pointer must move before a press becomes a drag. CSS pixels */
const startsAfter = {
  /** Distance that the pointer must move before a press becomes a drawn path or a shove. CSS pixels */
  drag: 6,
  /** Distance that the pointer must move before a press pans the picture. CSS pixels */
  pan: 10,
};
/** Rate and limit of zooming with the mouse wheel. */
const wheel = {
  /** Change of the zoom's natural logarithm per pixel that the mouse wheel scrolls. */
  perPixel: 0.0015,
  /** Largest scroll distance that counts in one wheel event. The rest of a longer scroll is ignored. Pixels */
  mostPixels: 200,
};

// Wheel, pan and pinch switch the camera off, so that it does not work against the person.
/** Converts pointer presses and moves into session edits and viewport moves. */
export class Gestures {
  readonly #session: Session;
  readonly #view: ViewState;
  readonly #viewport: Viewport;
  readonly #down = new Map<number, PressedPointer>();
  readonly #hand: Hand;
  readonly #offerUndo: (message: string) => void;
  #drag: Drag | null = null;
  #lastPress: PressedPointer | null = null;
  /** Symbol that identifies the scene of the last press; null before the first press. */
  #scene: symbol | null = null;
  #bodies: Session['scenario']['entities'] | null = null;

  /**
   * Creates the handler of pointer events for a page.
   * @param hand state of the pointer, which the drawing layers read
   * @param offerUndo shows a message with an undo button, for example after a new path has replaced the old one
   */
  constructor(
    session: Session,
    view: ViewState,
    viewport: Viewport,
    hand: Hand,
    offerUndo: (message: string) => void,
  ) {
    this.#session = session;
    this.#view = view;
    this.#viewport = viewport;
    this.#hand = hand;
    this.#offerUndo = offerUndo;
  }

  /** Always true: this handler gets the pointer events that no other handler takes. */
  readonly takes = true;

  /** Whether a person is dragging, drawing, panning or zooming. */
  get holding(): boolean {
    return this.#drag !== null;
  }

  press(touch: PressedPointer, pan: boolean): void {
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
    } else if (this.#view.tool === 'draw') {
      this.#beginDrawing(touch);
    } else {
      this.#beginDrag(touch);
    }
    this.#lastPress = touch;
  }

  move(touch: PressedPointer): void {
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

  release(touch: PressedPointer): void {
    if (!this.#down.delete(touch.id)) return;
    if (this.#drag?.kind !== 'pinch') this.#endDrag(!this.#isLost());
    else this.#drag = null;
    this.#session.settle();
  }

  /** Cancels the gesture: a dragged object stays in place, an unfinished path is discarded. */
  cancel(): void {
    this.#down.clear();
    this.#endDrag(false);
    this.#session.settle();
  }

  /**
   * Zooms the picture around a point of the page.
   * @param amount scroll distance, CSS pixels. Positive (downwards) zooms out, negative zooms in.
   */
  wheel(page: Point, amount: number): void {
    if (this.#mode.takes.includes('hands')) return;
    this.#view.set('camera', 'off');
    const pixels = clamp(amount, -wheel.mostPixels, wheel.mostPixels);
    this.#viewport.zoomAt(page, Math.exp(-pixels * wheel.perPixel));
  }

  /** Returns the CSS cursor for a place on the page. */
  cursorAt(page: Point): string {
    if (this.#drag) return this.#drag.kind === 'draw' ? 'crosshair' : 'grabbing';
    if (this.#view.tool === 'draw' || this.#mode.takes.includes('hands')) return 'crosshair';
    if (this.#gripAt({ ...page, id: 0, finger: false, timeMs: 0 })) return 'grab';
    return this.#draws || this.#bringsTarget ? 'crosshair' : 'move';
  }

  get #mode() {
    return this.#view.modes.of(this.#session.scenario);
  }

  /** Whether a drag on empty space draws a path with any tool, not only with the drawing tool. */
  get #draws(): boolean {
    return this.#session.commands.mode === 'path' && this.#mode.takes.includes('drawing');
  }

  /** Whether a press on empty space moves the target to that place and starts to drag it. */
  get #bringsTarget(): boolean {
    return this.#session.commands.mode !== 'path' && reticlePlace(this.#session, this.#view) !== null;
  }

  /** Returns the target, waypoint or body that a press would grab; null if there is none. */
  #gripAt(touch: PressedPointer) {
    const grip = gripAt(touch, this.#session, this.#view, this.#viewport);
    if (this.#mode.locks.includes('shove')) return grip;
    if (isCrowd(this.#session.entities.length) && !touch.shift) return grip;
    const entity = bodyAt(touch, this.#session, this.#viewport);
    if (!entity) return grip;
    const away = distance(this.#viewport.toPage(entity.body.getWorldCenter()), touch);
    return grip && grip.away <= away ? grip : ({ kind: 'body', entity } as const);
  }

  #beginDrag(touch: PressedPointer): void {
    const place = this.#viewport.toWorld(touch);
    const grip = this.#gripAt(touch);
    const { mode, waypoints } = this.#session.commands;
    if (grip?.kind === 'waypoint') {
      const { kind, index } = grip;
      this.#drag = { kind, index, offset: minus(waypoints[index], place) };
      this.#view.set('selectedWaypoint', index);
    } else if (grip?.kind === 'body') {
      this.#drag = {
        kind: 'shove',
        entity: grip.entity,
        grip: holdAt(grip.entity, place),
        from: touch,
        place,
      };
    } else if (grip) {
      this.#drag = { kind: 'target', offset: minus(this.#session.commands.targetHold, place) };
    } else if (mode === 'path' && this.#insert(touch, place)) {
      return;
    } else if (this.#viewport.isMoved && isDoubleClick(this.#lastPress, touch)) {
      this.#view.set('camera', 'off');
      this.#viewport.goHome();
    } else if (this.#draws) {
      this.#beginDrawing(touch);
    } else if (touch.finger || !this.#bringsTarget) {
      this.#drag = { kind: 'pan', place, tap: touch };
    } else {
      this.#drag = { kind: 'target', offset: { x: 0, y: 0 } };
      this.#session.command((commands) => commands.moveTarget(place));
    }
  }

  #beginDrawing(touch: PressedPointer): void {
    this.#view.set('selectedWaypoint', null);
    this.#drag = { kind: 'draw', from: touch, points: [this.#viewport.toWorld(touch)], begun: false };
  }

  /** Pans the picture during a drag. A pointer that hardly moves counts as a tap, which does not pan. */
  #pan({ place, tap }: Extract<Drag, { kind: 'pan' }>, touch: PressedPointer): void {
    if (tap && distance(touch, tap) < startsAfter.pan) return;
    this.#view.set('camera', 'off');
    this.#drag = { kind: 'pan', place };
    this.#viewport.hold(place, touch);
  }

  /** Handles a tap on empty space: deselects the waypoint, and moves the target there if `#bringsTarget` is true. */
  #tap(place: Point): void {
    this.#view.set('selectedWaypoint', null);
    if (this.#bringsTarget) this.#session.command((commands) => commands.moveTarget(place));
  }

  /** Whether the dragged object no longer exists. */
  #isLost(): boolean {
    const { scene, scenario } = this.#session;
    if (scene !== this.#scene || scenario.entities !== this.#bodies) return true;
    if (this.#drag?.kind !== 'waypoint') return false;
    const { index } = this.#drag;
    return this.#view.selectedWaypoint !== index || index >= this.#session.commands.waypoints.length;
  }

  /** Adds a waypoint where the path is double-clicked. Returns whether it was added. */
  #insert(touch: PressedPointer, place: Point): boolean {
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

  #draw(drag: Extract<Drag, { kind: 'draw' }>, touch: PressedPointer, place: Point): void {
    if (!drag.begun && distance(touch, drag.from) < startsAfter.drag) return;
    drag.begun = true;
    drag.points.push(place);
    this.#hand.draft = drag.points;
  }

  #drawShove(
    { entity, grip, from, place }: Extract<Drag, { kind: 'shove' }>,
    touch: PressedPointer,
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
    const waypoints = waypointsOfLine(drag.points, this.#viewport.zoom, mostShared(this.#session.simulation));
    if (!waypoints) return;
    this.#view.set('selectedWaypoint', null);
    this.#session.command((commands) => commands.setPath(waypoints, commands.loop));
    if (this.#view.tool === 'draw') this.#view.set('tool', 'point');
    if (!this.#mode.takes.includes('drawing')) this.#offerUndo('New path drawn');
  }

  #beginPinch(): void {
    this.#view.set('camera', 'off');
    const [a, b] = [...this.#down.values()];
    const place = this.#viewport.toWorld(between(a, b));
    this.#drag = { kind: 'pinch', place, spread: spreadOf(a, b), zoom: this.#viewport.zoom };
  }

  /** Handles a gesture of two fingers. Their midpoint pans, and their distance zooms. */
  #pinch({ place, spread, zoom }: Extract<Drag, { kind: 'pinch' }>): void {
    const [a, b] = [...this.#down.values()];
    const middle = between(a, b);
    const wanted = zoom * (spreadOf(a, b) / spread);
    this.#viewport.zoomAt(middle, wanted / this.#viewport.zoom);
    this.#viewport.hold(place, middle);
  }
}

/** Largest differences in time and place between the two presses of a double-click. */
const doubleClick = {
  /** Longest time between the two presses of a double-click. ms */
  timeMs: 350,
  /** Largest distance between the two presses of a double-click. CSS pixels */
  distancePx: 14,
};
/** Smallest distance of two fingers that is used for zooming. CSS pixels */
const leastSpread = 20;

/** Whether a press and the press before it form a double-click. */
function isDoubleClick(last: PressedPointer | null, touch: PressedPointer): boolean {
  return (
    last !== null &&
    touch.timeMs - last.timeMs < doubleClick.timeMs &&
    distance(touch, last) < doubleClick.distancePx
  );
}

/** Returns the distance between two fingers on the page, at least `leastSpread`. CSS pixels */
function spreadOf(a: PressedPointer, b: PressedPointer): number {
  return Math.max(leastSpread, distance(a, b));
}

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

/** Returns the midpoint of two points. */
function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Largest distance between a drawn line and the simplified path made from it. CSS pixels */
const tolerancePx = 4;

/** Limits below which a drawn line does not become a path. */
const least = {
  /** A drawn line becomes a path only if it is at least this long in the world. m */
  metres: 4,
  /** A drawn line becomes a path only if it is at least this long on the page. CSS pixels */
  pixels: 40,
  /** Smallest number of points of a drawn line that becomes a path. */
  points: 3,
};

/**
 * Returns the waypoints of a path made from a drawn line; null if the line is too short.
 * @param drawn points of the line in the order of drawing, m
 * @param zoom CSS pixels per metre
 * @param most largest number of waypoints
 */
export function waypointsOfLine(drawn: readonly Point[], zoom: number, most: number): Point[] | null {
  const waypoints = simplified(drawn, tolerancePx / zoom);
  const length = waypoints.slice(1).reduce((sum, place, n) => sum + distance(place, waypoints[n]), 0);
  const isSlip = drawn.length < least.points || length < least.metres || length * zoom < least.pixels;
  return isSlip ? null : thinned(waypoints, most);
}
