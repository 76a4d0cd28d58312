// Drags in the editor. During a drag, objects are shown at their new places; the scene itself changes once, at its end.

import type { Session } from '../../../app/session/session';
import {
  copiesOf,
  gameThings,
  isGameList,
  isSameThing,
  overlapsOf,
  shapeOfThing,
  type ThingRef,
  thingIn,
  withChanged,
  withCopies,
  withShape,
} from '../../../lab/files/edit-scenario';
import type { ThingShape } from '../../../lab/files/field';
import { atan2 } from '../../../laws/exact/exact';
import { angleText, rounded } from '../../../laws/exact/figures';
import { distance, type Point } from '../../../world/entities/command';
import { setPose } from '../../../world/entities/set-pose';
import type { ObstacleSpec } from '../../../world/simulation/obstacle';
import { type Place, placeOf, pointOf } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import type { BuildState } from './build-state';
import { crates, type NewThing } from './placing';
import { snapped, snappedAngle, snappedLength } from './snap';
import { bodyOfMark, type PathSpot, placeOfSpot, withSpot } from './spots';
import {
  endsOf,
  endsOfShape,
  type Handle,
  inBoxFrame,
  placeOfRef,
  placesInLine,
  shapeNow,
  slabOf,
  walls,
  wallTowards,
} from './things';
import { thingsAt, withMoved } from './together';

/** The modifier keys that are pressed during a drag. */
export interface Keys {
  /** Whether Alt is pressed. The drag then moves copies of the objects. */
  readonly alt?: boolean;
  /** Whether Ctrl is pressed. Places then do not snap. */
  readonly ctrl?: boolean;
  readonly shift?: boolean;
}

/** A drag of something in the editor. Places in m */
export interface BuildDrag {
  /** Moves the dragged objects. @param place position of the pointer, m @param zoom CSS pixels per metre */
  move(place: Point, keys: Keys, zoom: number): void;
  /** Ends the drag. If anything has moved, makes the change in the scene. */
  end(): void;
  /** Cancels the drag, and shows everything as before the drag. */
  drop(): void;
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** Draws an object at another place during a drag, without changing the scene. */
function show(session: Session, ref: ThingRef, at: Point, angle?: number): void {
  const { entities, simulation } = session;
  const { list, index } = ref;
  if (list === 'targets') simulation.targets[index].moveTo(at);
  else if (isGameList(list)) showShape(session, ref, (shape) => ({ ...shape, at: placeOf(at) }));
  else {
    const { body } = list === 'entities' ? entities[index] : simulation.obstacles[index];
    setPose(body, at, angle ?? body.getAngle());
  }
}

/**
 * Shows a game's object, such as a gate, in a changed shape during a drag. Does not change the scene.
 * @param change takes the object's present shape, returns the shape to show
 */
function showShape(
  { scenario, games, simulation }: Session,
  { list, index }: ThingRef,
  change: (shape: ThingShape) => Omit<ThingShape, 'reach'>,
): void {
  const found = isGameList(list) ? gameThings(scenario, list, games) : null;
  const thing = found?.list[index];
  if (!found || !thing) return;
  const { things } = found;
  things.show(simulation, index, things.withShape(thing, change(things.shapeOf(thing))));
}

/**
 * Returns the new place of the point that a handle moves, such as a wall's end. m. The offset between handle and point
 * stays the same.
 * @param place position of the pointer, m
 */
const meantBy = ({ at, of }: Handle, place: Point): Point => plus(of, minus(place, at));

/** Largest number of dragged objects that are checked for overlaps with others. */
const mostLookedAt = 20;

/** Drag that moves the selected objects, or with Alt copies of them. */
export class MoveDrag implements BuildDrag {
  readonly #session: Session;
  readonly #state: BuildState;
  readonly #held: ThingRef;
  readonly #refs: readonly ThingRef[];
  readonly #from: readonly Point[];
  readonly #grip: Point;
  #by: Point = { x: 0, y: 0 };
  #isCopy = false;

  /**
   * Begins a drag of the selected objects.
   * @param held object under the pointer
   * @param place position of the pointer, m
   */
  constructor(session: Session, state: BuildState, held: ThingRef, place: Point) {
    this.#session = session;
    this.#state = state;
    this.#held = held;
    this.#refs = state.chosen;
    this.#from = this.#refs.map((ref) => placeOfRef(session, ref));
    this.#grip = place;
  }

  move(place: Point, { alt, ctrl }: Keys, zoom: number): void {
    const session = this.#session;
    this.#isCopy ||= alt ?? false;
    const others = placesInLine(session, this.#isCopy ? [] : this.#refs);
    const start = this.#from[this.#refs.findIndex((ref) => isSameThing(ref, this.#held))];
    const wanted = plus(start, minus(place, this.#grip));
    const { place: at, guides } = snapped(wanted, others, zoom, (ctrl ?? false) || !this.#state.snap);
    this.#by = minus(at, start);
    if (this.#isCopy) this.#showAtStart();
    else for (const [n, ref] of this.#refs.entries()) show(session, ref, plus(this.#from[n], this.#by));
    const { scenario } = session;
    const moved = this.#refs.slice(0, mostLookedAt);
    const next = this.#moved(scenario);
    const overlapping = moved.filter((ref) => overlapsOf(next, ref).length > 0);
    const [under] = overlapping.flatMap((ref) => overlapsOf(next, ref));
    this.#state.hold(
      {
        guides,
        overlapping,
        overlaps: under ? `overlaps ${this.#state.nameOf(under)}` : '',
        figures: placeWords(at),
        ghost: this.#isCopy ? { kind: 'things', things: this.#copies() } : null,
      },
      () => this.drop(),
    );
  }

  end(): void {
    const { x, y } = this.#by;
    this.#showAtStart();
    this.#state.letGo();
    if (x === 0 && y === 0) return;
    const { start: scenario, games } = this.#session;
    const by = [x, y] as const;
    if (this.#isCopy)
      this.#state.change(
        (start) => withCopies(start, this.#refs, by, games),
        copiesOf(scenario, this.#refs, by, games),
      );
    else this.#state.change((start) => this.#moved(start));
  }

  drop(): void {
    this.#showAtStart();
    this.#state.letGo();
  }

  #moved(scenario: Scenario): Scenario {
    const { games } = this.#session;
    return this.#refs.reduce(
      (next, ref, n) => withMoved(next, ref, () => placeOf(plus(this.#from[n], this.#by)), games),
      scenario,
    );
  }

  #showAtStart(): void {
    for (const [n, ref] of this.#refs.entries()) show(this.#session, ref, this.#from[n]);
  }

  #copies(): NewThing[] {
    const { scenario, games } = this.#session;
    const moved = this.#moved(scenario);
    return this.#refs.map(
      ({ list, index }) => ({ list, spec: thingIn(moved, { list, index }, games) }) as NewThing,
    );
  }
}

/** Drag of a handle that turns or resizes a game's object, such as a gate. */
class ShapeDrag implements BuildDrag {
  readonly #session: Session;
  readonly #state: BuildState;
  readonly #handle: Handle;
  readonly #was: ThingShape;
  /** Shape of the object as drawn at the start of the drag. */
  readonly #drawn: ThingShape;
  #now: Omit<ThingShape, 'reach'>;

  constructor(session: Session, state: BuildState, handle: Handle) {
    this.#session = session;
    this.#state = state;
    this.#handle = handle;
    this.#was = shapeOfThing(session.scenario, handle.ref, session.games)!;
    this.#drawn = shapeNow(session, handle.ref) ?? this.#was;
    this.#now = this.#was;
  }

  move(place: Point, { ctrl }: Keys, zoom: number): void {
    const free = (ctrl ?? false) || !this.#state.snap;
    const others = placesInLine(this.#session, [this.#handle.ref]);
    const { part } = this.#handle;
    const isEnd = part === 'from' || part === 'to';
    const meant = part === 'heading' ? place : meantBy(this.#handle, place);
    const { place: at, guides } = isEnd ? snapped(meant, others, zoom, free) : { place: meant, guides: [] };
    this.#now = this.#formed(at, free);
    showShape(this.#session, this.#handle.ref, () => this.#now);
    this.#state.hold({ guides, figures: figuresOfShape(this.#now) }, () => this.drop());
  }

  #formed(at: Point, free: boolean): Omit<ThingShape, 'reach'> {
    const [was, drawn] = [this.#was, this.#drawn];
    const { x, y } = minus(at, pointOf(drawn.at));
    const { part, ref } = this.#handle;
    if (part === 'size') return { ...was, size: snappedLength(distance(at, pointOf(drawn.at)), free) };
    if (part === 'heading')
      return x === 0 && y === 0 ? this.#now : { ...was, angle: snappedAngle(atan2(y, x), free) };
    // The other end stays in place.
    const { from, to } = endsOfShape(drawn);
    const fixed = part === 'from' ? to : from;
    const length = distance(fixed, at);
    if (length === 0) return this.#now;
    const across = snappedAngle(
      atan2(at.y - fixed.y, at.x - fixed.x) + (part === 'from' ? 1 : -1) * (Math.PI / 2),
      free,
    );
    const room = 2 * was.reach - was.size;
    const wanted = { ...was, angle: across, size: snappedLength(length - room, free) };
    const formed = shapedAs(this.#session, ref, wanted);
    const end = part === 'from' ? endsOfShape(formed).to : endsOfShape(formed).from;
    const off = plus(minus(fixed, end), minus(pointOf(was.at), pointOf(drawn.at)));
    return { ...formed, at: toCentimetre(plus(pointOf(formed.at), off)) };
  }

  end(): void {
    const now = this.#now;
    this.drop();
    if (now === this.#was) return;
    const { games } = this.#session;
    this.#state.change((start) => withShape(start, this.#handle.ref, () => now, games));
  }

  drop(): void {
    showShape(this.#session, this.#handle.ref, (shape) => shape);
    this.#state.letGo();
  }
}

/** Returns the changed shape of a game's object, limited to valid values. @param shape the wanted shape */
function shapedAs({ scenario, games }: Session, ref: ThingRef, shape: Omit<ThingShape, 'reach'>): ThingShape {
  return shapeOfThing(
    withShape(scenario, ref, () => shape, games),
    ref,
    games,
  )!;
}

/** Returns the size of a game's object, such as a gate, and its angle if it has one, as text: "7.0 m, 148°". */
export function figuresOfShape({ size, angle }: Omit<ThingShape, 'reach'>): string {
  return `${size.toFixed(1)} m${angle === null ? '' : `, ${angleText(angle)}`}`;
}

/** Returns a place rounded to the centimetre. m */
function toCentimetre({ x, y }: Point): Place {
  return [rounded(x, 2), rounded(y, 2)];
}

/** Drag that turns a body towards the pointer. */
class HeadingDrag implements BuildDrag {
  readonly #session: Session;
  readonly #state: BuildState;
  readonly #ref: ThingRef;
  readonly #at: Point;
  readonly #was: number;
  #angle: number;

  constructor(session: Session, state: BuildState, ref: ThingRef) {
    this.#session = session;
    this.#state = state;
    this.#ref = ref;
    const { at, angle } = slabOf(session, ref, 1)!;
    this.#at = at;
    this.#was = angle;
    this.#angle = angle;
  }

  move(place: Point, { ctrl }: Keys): void {
    const { x, y } = minus(place, this.#at);
    if (x === 0 && y === 0) return;
    this.#angle = snappedAngle(atan2(y, x), (ctrl ?? false) || !this.#state.snap);
    show(this.#session, this.#ref, this.#at, this.#angle);
    this.#state.hold({ figures: angleText(this.#angle) }, () => this.drop());
  }

  end(): void {
    const angle = this.#angle;
    this.drop();
    if (angle === this.#was) return;
    const { index } = this.#ref;
    this.#state.change((start) =>
      withChanged(start, { list: 'entities', index }, (entity) => ({ ...entity, angle })),
    );
  }

  drop(): void {
    show(this.#session, this.#ref, this.#at, this.#was);
    this.#state.letGo();
  }
}

/** Drag of a handle that resizes a wall or a crate. The original is hidden during the drag. */
class SizeDrag implements BuildDrag {
  readonly #session: Session;
  readonly #state: BuildState;
  readonly #handle: Handle;
  readonly #was: ObstacleSpec;
  #now: ObstacleSpec;

  constructor(session: Session, state: BuildState, handle: Handle) {
    this.#session = session;
    this.#state = state;
    this.#handle = handle;
    this.#was = thingIn(session.scenario, { list: 'obstacles', index: handle.ref.index })!;
    this.#now = this.#was;
  }

  move(place: Point, { ctrl }: Keys, zoom: number): void {
    const free = (ctrl ?? false) || !this.#state.snap;
    const others = placesInLine(this.#session, [this.#handle.ref]);
    const meant = meantBy(this.#handle, place);
    const { place: at, guides } = snapped(meant, others, zoom, free);
    this.#now = this.#sized(meant, at, free) ?? this.#now;
    this.#body.setActive(false);
    const thing: NewThing = { list: 'obstacles', spec: this.#now };
    this.#state.hold(
      { ghost: { kind: 'things', things: [thing] }, guides, figures: sizeText(this.#now) },
      () => this.drop(),
    );
  }

  /**
   * Returns the wall or crate, resized by the drag of an end, side or corner. Null if the wall would be too short.
   * @param raw new place of the dragged side or corner, without snapping, m. Ignored if an end of a wall is dragged
   * @param aligned new place of the dragged end of a wall, snapped to other objects, m. Ignored if a side or corner is
   * dragged
   * @param free true to switch off the snapping of lengths and angles
   */
  #sized(raw: Point, aligned: Point, free: boolean): ObstacleSpec | null {
    const was = this.#was;
    const { from, to } = endsOf(was);
    const { part } = this.#handle;
    if (part === 'from' || part === 'to') {
      const fixed = part === 'from' ? to : from;
      const wall = wallTowards(fixed, aligned, free, was.size[1]);
      if (!wall || part === 'to') return wall;
      // The wall keeps its direction: from the dragged end to the other.
      return { ...wall, angle: snappedAngle(atan2(fixed.y - aligned.y, fixed.x - aligned.x), free) };
    }
    const slab = { at: pointOf(was.position), half: { x: 0, y: 0 }, angle: was.angle ?? 0 };
    const { x, y } = inBoxFrame(slab, raw);
    if (part === 'side') {
      const thickness = Math.min(walls.most, Math.max(walls.least, snappedLength(2 * Math.abs(y), free)));
      return { ...was, size: [was.size[0], thickness] };
    }
    return { ...was, size: [crateSide(x, free), crateSide(y, free)] };
  }

  end(): void {
    const now = this.#now;
    this.drop();
    if (now === this.#was) return;
    const { index } = this.#handle.ref;
    this.#state.change((start) =>
      withChanged(start, { list: 'obstacles', index }, (thing) => ({ ...thing, ...now })),
    );
  }

  drop(): void {
    this.#body.setActive(true);
    this.#state.letGo();
  }

  get #body() {
    return this.#session.simulation.obstacles[this.#handle.ref.index].body;
  }
}

/**
 * Returns the side length of a crate from the position of its corner. m
 * @param off distance of the corner from the crate's middle along one axis, m
 * @param free true to switch off the snapping of the length
 */
export function crateSide(off: number, free: boolean): number {
  return Math.min(crates.most, Math.max(crates.least, snappedLength(2 * Math.abs(off), free)));
}

/** Returns the size of a crate or wall as text. A crate: "2.0 × 2.0 m". A wall, with its angle: "22.0 m, −15°". */
export function sizeText({ kind, size: [width, height], angle = 0 }: ObstacleSpec): string {
  if (kind === 'crate') return `${width.toFixed(1)} × ${height.toFixed(1)} m`;
  return `${width.toFixed(1)} m, ${angleText(angle)}`;
}

/** Returns a place as text: "−3.0 m, 12.5 m". */
function placeWords({ x, y }: Point): string {
  const metres = (value: number) => `${value.toFixed(1).replace('-', '−')} m`;
  return `${metres(x)}, ${metres(y)}`;
}

/** Creates the drag for a pressed handle: turns a body, or reshapes another object. */
export function handleDrag(session: Session, state: BuildState, handle: Handle): BuildDrag {
  if (isGameList(handle.ref.list)) return new ShapeDrag(session, state, handle);
  return handle.part === 'heading'
    ? new HeadingDrag(session, state, handle.ref)
    : new SizeDrag(session, state, handle);
}

/** Drag of a waypoint, of the scene's target, or of the fixed place to which one body flies or points. */
export class CommandDrag implements BuildDrag {
  readonly #session: Session;
  readonly #state: BuildState;
  readonly #spot: PathSpot;
  readonly #was: Session['commands']['state'];
  readonly #grip: Point;
  readonly #from: Point;
  /** Objects at the dragged waypoint, such as gates. The drag moves them too. */
  readonly #along: readonly ThingRef[];
  #at: Point;

  constructor(session: Session, state: BuildState, spot: PathSpot, place: Point) {
    this.#session = session;
    this.#state = state;
    this.#spot = spot;
    this.#was = session.commands.state;
    this.#from = placeOfSpot(session, spot) ?? place;
    this.#along = typeof spot === 'number' ? thingsAt(session.start, placeOf(this.#from), session.games) : [];
    this.#at = this.#from;
    this.#grip = place;
  }

  move(place: Point, { ctrl }: Keys, zoom: number): void {
    const others = [
      ...placesInLine(this.#session),
      ...this.#was.waypoints.filter((_, n) => typeof this.#spot === 'number' && n !== this.#spot),
    ];
    const wanted = plus(this.#from, minus(place, this.#grip));
    const { place: at, guides } = snapped(wanted, others, zoom, (ctrl ?? false) || !this.#state.snap);
    this.#at = at;
    this.#show(at);
    this.#state.hold({ guides, figures: placeWords(at) }, () => this.drop());
  }

  #show(at: Point): void {
    const { commands, entities } = this.#session;
    const spot = this.#spot;
    if (spot === 'target') commands.state = { ...this.#was, target: at };
    else if (typeof spot === 'number')
      commands.state = { ...this.#was, waypoints: this.#was.waypoints.with(spot, at) };
    else entities[bodyOfMark(spot)]?.moveTarget(at);
    for (const ref of this.#along) show(this.#session, ref, at);
  }

  end(): void {
    const [spot, at] = [this.#spot, this.#at];
    this.drop();
    if (distance(at, this.#from) === 0) return;
    this.#state.change((start) => withSpot(this.#session, start, spot, placeOf(at)));
  }

  drop(): void {
    this.#show(this.#from);
    this.#session.commands.state = this.#was;
    this.#state.letGo();
  }
}
