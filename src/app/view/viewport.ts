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

/** Duration of the picture's animated move to a new position, for example when a drawer opens. s */
const glideSeconds = 0.3;

/** Area of the world that the page shows until a scenario is loaded. It is 100 m wide. */
const homeCourse: SceneExtent = {
  extent: { left: -50, top: -31, right: 50, bottom: 31 },
  places: [],
  swing: 0,
  size: 0,
  turnable: false,
};

/** An animated move of the picture: where it started, and how long it has run. */
interface Glide {
  /** Time since the view began to glide to a new place or zoom. s */
  time: number;
  readonly middle: Point;
  /** View at the start of the animated move. Null if centre and zoom are not animated. */
  framing: Framing | null;
}

/** Converts between the world and the page, by a centre, a zoom and a rotation. */
export class Viewport {
  #page: Page = { width: 1, height: 1, insets: { left: 0, top: 0, right: 0, bottom: 0 } };
  #framing: Framing = { centre: { x: 0, y: 0 }, zoom: 10, turn: 0 };
  #home: SceneExtent = homeCourse;
  /** Rotation of the home view, the view that shows the scene's whole area. rad */
  #homeTurn = 0;
  /** Distance by which the strip of cards (one card for each body) is scrolled sideways. CSS pixels */
  scrolled = 0;
  /** Whether the page shows the home view (the whole scene). */
  #atHome = true;
  #glide: Glide | null = null;
  /** View to restore when the drawers (side panels) have the size `drawers` again. Null if no view is stored. */
  #beforeDrawers: {
    /** Width and height of the open drawers, separated by a space. CSS pixels */
    readonly drawers: string;
    readonly framing: Framing;
  } | null = null;

  /** Width of the window. CSS pixels */
  get width(): number {
    return this.#page.width;
  }

  /** Height of the window. CSS pixels */
  get height(): number {
    return this.#page.height;
  }

  /** Current zoom. CSS pixels per metre */
  get zoom(): number {
    return this.#shown.zoom;
  }

  /** Angle by which the world is rotated on the page. rad, clockwise */
  get turn(): number {
    return this.#framing.turn;
  }

  /** Cosine and sine of the world's rotation on the page. */
  get axes(): { readonly cos: number; readonly sin: number } {
    return axesOf(this.#framing.turn);
  }

  /** Rotation of the home view, the view that shows the scene's whole area. rad */
  get homeTurn(): number {
    return this.#homeTurn;
  }

  /**
   * Sets the size of the window, and the widths that bars and drawers cover at its edges.
   * @param glides whether an animation moves the picture to its new place, see `advance`
   * @param keeps whether the home view (the whole scene) keeps its zoom, if the scene still fits
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
    else if (isKept && this.#beforeDrawers?.drawers === now) kept = this.#beforeDrawers.framing;
    else if (was !== now) this.#beforeDrawers = isKept ? { drawers: was, framing: this.#framing } : null;
    if (this.#atHome) this.#framing = kept ?? homeView(this.#home, this.#page, this.#homeTurn);
    this.#glide = glides ? { time: 0, middle: from.middle, framing: this.#atHome ? from.look : null } : null;
  }

  /** Advances the animated move of the picture. @param elapsed time since the last call, s */
  advance(elapsed: number): void {
    if (!this.#glide) return;
    this.#glide.time += elapsed;
    if (this.#glide.time >= glideSeconds) this.#glide = null;
  }

  /** Whether a person or the camera has zoomed or panned since the home view was last shown. */
  get isMoved(): boolean {
    return !this.#atHome;
  }

  /** Sets the area of the world that the home view shows, and shows the home view. */
  setHome(course: SceneExtent): void {
    this.#home = course;
    this.#homeTurn = homeTurn(course, this.#page);
    this.goHome();
  }

  /** Sets the area that the home view shows, without changing the current view. */
  changeHome(course: SceneExtent): void {
    this.#home = course;
  }

  /** Shows the home view: the scene's whole area in the uncovered part of the page. */
  goHome(): void {
    this.#framing = homeView(this.#home, this.#page, this.#homeTurn);
    this.#atHome = true;
    this.#glide = null;
    this.#beforeDrawers = null;
  }

  /** Converts a point of the world (m) to a point of the page (CSS pixels). */
  toPage({ x, y }: Point): Point {
    const { centre, zoom, turn } = this.#shown;
    const middle = this.#middle;
    const off = ontoPage({ x: x - centre.x, y: y - centre.y }, turn);
    return { x: middle.x + off.x * zoom, y: middle.y + off.y * zoom };
  }

  /** Converts a point of the page (CSS pixels) to a point of the world (m). */
  toWorld({ x, y }: Point): Point {
    const { centre, zoom, turn } = this.#shown;
    const middle = this.#middle;
    const off = ontoWorld({ x: x - middle.x, y: y - middle.y }, turn);
    return { x: centre.x + off.x / zoom, y: centre.y + off.y / zoom };
  }

  /** Zooms around a point of the page: the place of the world at this point stays there. */
  zoomAt(page: Point, factor: number): void {
    const place = this.toWorld(page);
    this.#move({ zoom: clampZoom(this.zoom * factor) });
    this.hold(place, page);
  }

  /**
   * Pans so that a place of the world appears at a point of the page.
   * @param place the place in the world, m
   * @param page the point of the page, CSS pixels
   */
  hold(place: Point, page: Point): void {
    const { x, y } = this.toWorld(page);
    const { centre } = this.#shown;
    this.#move({ centre: { x: centre.x + place.x - x, y: centre.y + place.y - y } });
  }

  /**
   * Shows a place of the world in the middle of the uncovered part of the page.
   * @param centre the place in the world, m
   * @param zoom the zoom, CSS pixels per metre
   * @param turn rotation of the world on the page, rad
   */
  centreOn(centre: Point, zoom: number, turn = this.turn): void {
    this.#move({ centre: { x: centre.x, y: centre.y }, zoom: clampZoom(zoom), turn });
  }

  /** Position in the world that is shown in the middle of the uncovered part of the page. m */
  get centre(): Point {
    return this.#shown.centre;
  }

  /** Size of the uncovered part of the page. CSS pixels */
  get free(): { readonly width: number; readonly height: number } {
    return freeOf(this.#page);
  }

  /**
   * Size of the uncovered part of the page along the world's x and y axes. CSS pixels. Width and height are swapped if
   * the world is rotated by a quarter turn.
   */
  get room(): { readonly width: number; readonly height: number } {
    const { width, height } = this.free;
    return this.turn === quarter ? { width: height, height: width } : { width, height };
  }

  /** The part of the page that no bar or drawer covers. CSS pixels */
  get freeBox(): PageBox {
    const { left, top } = this.#page.insets;
    return { left, top, ...this.free };
  }

  /** Right edge of the part of the page that no bar or drawer covers. CSS pixels */
  get freeRight(): number {
    return this.width - this.#page.insets.right;
  }

  /** Progress of the animation that moves the view, 0 to 1; 1 if no animation runs. */
  get progress(): number {
    const share = this.#glide ? Math.min(1, this.#glide.time / glideSeconds) : 1;
    return share * share * (3 - 2 * share);
  }

  /** Smallest axis-aligned rectangle of the world around everything that the page shows. m */
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
    this.#beforeDrawers = null;
  }

  /** The current view: interpolated during an animated move of the picture. */
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

  /** Middle of the uncovered part of the page, CSS pixels. It moves gradually when a drawer opens. */
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

/** A row of cards (panels, one for each body) that scrolls sideways, with the cards' boxes. */
export interface CardStripBoxes extends PagedStrip {
  /**
   * The cards (one panel for each body). `name`: the body's name. `box`: place of the card before any scrolling, CSS
   * pixels
   */
  readonly cards: readonly { readonly entity: Entity; readonly name: string; readonly box: PageBox }[];
}

/** Boxes on the page around the bodies, texts and cards that the last frame drew. CSS pixels */
export class PictureBoxes {
  /** A tight box around each body's drawn hull, in the order of the session's bodies. Null for a body out of sight. */
  bodies: readonly (PageBox | null)[] = [];
  /** All texts in the picture, with their boxes. */
  labels: readonly PageText[] = [];
  cardStrip: CardStripBoxes | null = null;
  /** Whether a person or the camera has zoomed or panned away from the home view. */
  isMoved = false;
  /** The scene's result as text; null if there is no result. */
  answer: string | null = null;
}
