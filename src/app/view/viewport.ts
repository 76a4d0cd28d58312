// The viewport: which part of the world the page shows. Converts between metres and CSS pixels.

import type { SceneExtent } from '../../lab/files/extent';
import type { Extent } from '../../lab/files/field';
import type { Point } from '../../world/entities/command';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { PageBox } from './box';
import type { PagedStrip } from './grid';
import {
  axesOf,
  clampZoom,
  type Framing,
  freeOf,
  homeTurn,
  homeView,
  type Insets,
  keptFraming,
  middleOf,
  ontoPage,
  ontoWorld,
  type Page,
  quarter,
} from './home-view';

export type { PageBox } from './box';
export { type Insets, zoomRange } from './home-view';

/** Duration of the glide to a new place, as after opening a drawer. s */
const glideSeconds = 0.3;

/** The home view before a scenario is loaded: 100 m wide, as in the 2013 demo. */
const homeCourse: SceneExtent = {
  extent: { left: -50, top: -31, right: 50, bottom: 31 },
  places: [],
  swing: 0,
  size: 0,
  turnable: false,
};

/** State of a glide, and where it started. */
interface Glide {
  /** Time since the start of the glide. s */
  time: number;
  readonly middle: Point;
  /** Framing at the start; null if only the middle of the free part moves. */
  framing: Framing | null;
}

/** The viewport: a centre and a zoom. A resize keeps the centre. */
export class Viewport {
  #page: Page = { width: 1, height: 1, insets: { left: 0, top: 0, right: 0, bottom: 0 } };
  #framing: Framing = { centre: { x: 0, y: 0 }, zoom: 10, turn: 0 };
  #home: SceneExtent = homeCourse;
  /** Turn of the home view. rad. Chosen for a course and a page size; changes of the covered parts keep it. */
  #homeTurn = 0;
  /** Distance that the strip of cards or spheres is scrolled. CSS pixels */
  scrolled = 0;
  /** True until a person or the camera zooms or pans. While true, a resize restores the home view. */
  #atHome = true;
  #glide: Glide | null = null;
  /** Home view for another drawer size, restored when the drawer has that size again. */
  #beside: { readonly drawers: string; readonly framing: Framing } | null = null;

  /** Width of the page. CSS pixels. */
  get width(): number {
    return this.#page.width;
  }

  /** Height of the page. CSS pixels. */
  get height(): number {
    return this.#page.height;
  }

  /** CSS pixels per metre. */
  get zoom(): number {
    return this.#shown.zoom;
  }

  /**
   * Angle by which the world is turned on the page. rad, clockwise: a quarter turn for some courses on narrow pages,
   * the camera's turn, or else 0
   */
  get turn(): number {
    return this.#framing.turn;
  }

  /** Cosine and sine of the turn. */
  get axes(): { readonly cos: number; readonly sin: number } {
    return axesOf(this.#framing.turn);
  }

  /** The turn of the home view. rad */
  get homeTurn(): number {
    return this.#homeTurn;
  }

  /**
   * Sets the page's size and its covered parts.
   * @param glides whether the picture glides to its new place, see `advance`
   * @param keeps whether the home view stays in place, if page size and drawers are unchanged and the whole course
   * stays visible
   */
  resize(width: number, height: number, insets: Insets, glides = false, keeps = false): void {
    const from = { middle: this.#middle, look: this.#shown };
    const before = this.#page;
    this.#page = { width: Math.max(1, width), height: Math.max(1, height), insets };
    const isSameSize = before.width === this.#page.width && before.height === this.#page.height;
    if (!isSameSize) this.#homeTurn = homeTurn(this.#home, this.#page);
    const [was, now] = [before.insets, insets].map(({ drawers }) => `${drawers?.right} ${drawers?.bottom}`);
    const isKept = keeps && isSameSize;
    let kept: Framing | null = null;
    if (isKept && was === now) kept = keptFraming(this.#home, before, this.#page, from.look);
    else if (isKept && this.#beside?.drawers === now) kept = this.#beside.framing;
    else if (was !== now) this.#beside = isKept ? { drawers: was, framing: this.#framing } : null;
    if (this.#atHome) this.#framing = kept ?? homeView(this.#home, this.#page, this.#homeTurn);
    this.#glide = glides ? { time: 0, middle: from.middle, framing: this.#atHome ? from.look : null } : null;
  }

  /** Lets time pass during a glide. s */
  advance(elapsed: number): void {
    if (!this.#glide) return;
    this.#glide.time += elapsed;
    if (this.#glide.time >= glideSeconds) this.#glide = null;
  }

  /** Whether a person or the camera has zoomed or panned since the home view was shown. */
  get isMoved(): boolean {
    return !this.#atHome;
  }

  /** Sets the course of the home view, and shows it. */
  setHome(course: SceneExtent): void {
    this.#home = course;
    this.#homeTurn = homeTurn(course, this.#page);
    this.goHome();
  }

  /** Sets the course of the home view. The present view and turn stay until the page has another size. */
  changeHome(course: SceneExtent): void {
    this.#home = course;
  }

  /** Shows the home view in the free part of the page. */
  goHome(): void {
    this.#framing = homeView(this.#home, this.#page, this.#homeTurn);
    this.#atHome = true;
    this.#glide = null;
    this.#beside = null;
  }

  /** Converts a place of the world to a point of the page. CSS pixels */
  toPage({ x, y }: Point): Point {
    const { centre, zoom, turn } = this.#shown;
    const middle = this.#middle;
    const off = ontoPage({ x: x - centre.x, y: y - centre.y }, turn);
    return { x: middle.x + off.x * zoom, y: middle.y + off.y * zoom };
  }

  /** Converts a point of the page to a place of the world. m */
  toWorld({ x, y }: Point): Point {
    const { centre, zoom, turn } = this.#shown;
    const middle = this.#middle;
    const off = ontoWorld({ x: x - middle.x, y: y - middle.y }, turn);
    return { x: centre.x + off.x / zoom, y: centre.y + off.y / zoom };
  }

  /** Zooms around a point of the page. The place under the point stays there. */
  zoomAt(page: Point, factor: number): void {
    const place = this.toWorld(page);
    this.#move({ zoom: clampZoom(this.zoom * factor) });
    this.hold(place, page);
  }

  /** Pans so that a place of the world is at a point of the page. */
  hold(place: Point, page: Point): void {
    const { x, y } = this.toWorld(page);
    const { centre } = this.#shown;
    this.#move({ centre: { x: centre.x + place.x - x, y: centre.y + place.y - y } });
  }

  /**
   * Puts a place of the world in the middle of the free part of the page.
   * @param zoom CSS pixels per metre @param turn rad
   */
  centreOn(centre: Point, zoom: number, turn = this.turn): void {
    this.#move({ centre: { x: centre.x, y: centre.y }, zoom: clampZoom(zoom), turn });
  }

  /** The place of the world in the middle of the free part of the page. m. */
  get centre(): Point {
    return this.#shown.centre;
  }

  /** Size of the free part of the page. CSS pixels. */
  get free(): { readonly width: number; readonly height: number } {
    return freeOf(this.#page);
  }

  /** Size of the free part of the page along the world's axes. CSS pixels. */
  get room(): { readonly width: number; readonly height: number } {
    const { width, height } = this.free;
    return this.turn === quarter ? { width: height, height: width } : { width, height };
  }

  /** The free part of the page. CSS pixels. */
  get freeBox(): PageBox {
    const { left, top } = this.#page.insets;
    return { left, top, ...this.free };
  }

  /** Right edge of the free part of the page. CSS pixels. */
  get freeRight(): number {
    return this.width - this.#page.insets.right;
  }

  /** Progress of a glide, 0 to 1, starting and ending slowly. 1 without a glide. */
  get progress(): number {
    const share = this.#glide ? Math.min(1, this.#glide.time / glideSeconds) : 1;
    return share * share * (3 - 2 * share);
  }

  /** The part of the world that the page shows. m. */
  get bounds(): Extent {
    const corners = [
      { x: 0, y: 0 },
      { x: this.width, y: 0 },
      { x: 0, y: this.height },
      { x: this.width, y: this.height },
    ].map((corner) => this.toWorld(corner));
    return {
      left: Math.min(...corners.map(({ x }) => x)),
      top: Math.min(...corners.map(({ y }) => y)),
      right: Math.max(...corners.map(({ x }) => x)),
      bottom: Math.max(...corners.map(({ y }) => y)),
    };
  }

  #move(to: Partial<Framing>): void {
    this.#framing = { ...this.#shown, ...to };
    if (this.#glide) this.#glide.framing = null;
    this.#atHome = false;
    this.#beside = null;
  }

  /** The present framing: between two framings during a glide. */
  get #shown(): Framing {
    const from = this.#glide?.framing;
    if (!from || from.turn !== this.#framing.turn) return this.#framing;
    const { centre, zoom, turn } = this.#framing;
    const share = this.progress;
    return {
      centre: mixed(from.centre, centre, share),
      zoom: from.zoom * (zoom / from.zoom) ** share,
      turn,
    };
  }

  /** Middle of the free part of the page; it moves during a glide. CSS pixels. */
  get #middle(): Point {
    const middle = middleOf(this.#page);
    return this.#glide ? mixed(this.#glide.middle, middle, this.progress) : middle;
  }
}

function mixed(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A text in the picture, and its box. */
export interface PageText extends PageBox {
  readonly text: string;
}

/** The strip in which the cards of a scene scroll. */
export interface CardStripBoxes extends PagedStrip {
  /** The cards of all pages, at their places before scrolling. */
  readonly cards: readonly { readonly entity: Entity; readonly name: string; readonly box: PageBox }[];
}

/** Boxes of the things in the last frame. */
export class PictureBoxes {
  /** A tight box around each body's drawn hull, in the order of the entities; null if out of sight. */
  bodies: readonly (PageBox | null)[] = [];
  /** All drawn texts. */
  labels: readonly PageText[] = [];
  /** The strip of cards; null if all cards have room, and in pictures of the world. */
  cardStrip: CardStripBoxes | null = null;
  /** Whether a person or the camera has moved the view of the world. */
  isMoved = false;
  /** The words of the answer and which guesses are right; null without an answer. */
  answer: string | null = null;
}
