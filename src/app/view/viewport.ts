// Which part of the world is on the page: conversion between metres and CSS pixels.

import type { Course } from '../../lab/files/extent';
import type { Extent } from '../../lab/files/field';
import type { Point } from '../../world/entities/command';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { PageBox } from './box';
import type { Strip } from './grid';
import {
  axesOf,
  clampZoom,
  freeOf,
  homeTurn,
  homeView,
  type Insets,
  keptLook,
  type Look,
  middleOf,
  ontoPage,
  ontoWorld,
  type Page,
  quarter,
} from './home-view';

export type { PageBox } from './box';
export { type Insets, zoomRange } from './home-view';

/** How long the picture takes to where a drawer leaves it room. s */
const glideSeconds = 0.3;

/** What Home shows before a scenario is loaded: the 2013 demo's view is 100 m wide. */
const homeCourse: Course = {
  extent: { left: -50, top: -31, right: 50, bottom: 31 },
  places: [],
  swing: 0,
  size: 0,
  turnable: false,
};

/** Where the picture comes from while it glides. */
interface Glide {
  /** s since it began. */
  time: number;
  readonly middle: Point;
  /** Null when only the middle of the free part moves. */
  look: Look | null;
}

/** The part of the world on the page: a centre and a zoom. A resize keeps the centre. */
export class Viewport {
  #page: Page = { width: 1, height: 1, insets: { left: 0, top: 0, right: 0, bottom: 0 } };
  #look: Look = { centre: { x: 0, y: 0 }, zoom: 10, turn: 0 };
  #home: Course = homeCourse;
  /** The turn of the home view: chosen for a course and a size of the page, and kept while what covers parts of it changes. rad */
  #homeTurn = 0;
  /** How far the strip of cards or spheres is scrolled. CSS pixels */
  scrolled = 0;
  /** True until a person or the camera zooms or pans: then a resize fits the home view again. */
  #atHome = true;
  #glide: Glide | null = null;
  /** The home view beside a drawer of another size: it is the same again once that drawer is. */
  #beside: { readonly drawers: string; readonly look: Look } | null = null;

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

  /** By how much headings are turned on the page: a quarter on a narrow page, as the camera says, else 0. rad, clockwise */
  get turn(): number {
    return this.#look.turn;
  }

  /** Cosine and sine of the turn. */
  get axes(): { readonly cos: number; readonly sin: number } {
    return axesOf(this.#look.turn);
  }

  /** The turn of the home view. rad */
  get homeTurn(): number {
    return this.#homeTurn;
  }

  /**
   * Sets the page's size, and what covers parts of it.
   * @param glides whether the picture takes a moment to where it now belongs, see `advance`
   * @param keeps whether the home view stays as it is, as far as the whole course is seen, where neither the page nor a drawer has another size
   */
  resize(width: number, height: number, insets: Insets, glides = false, keeps = false): void {
    const from = { middle: this.#middle, look: this.#shown };
    const before = this.#page;
    this.#page = { width: Math.max(1, width), height: Math.max(1, height), insets };
    const isSameSize = before.width === this.#page.width && before.height === this.#page.height;
    if (!isSameSize) this.#homeTurn = homeTurn(this.#home, this.#page);
    const [was, now] = [before.insets, insets].map(({ drawers }) => `${drawers?.right} ${drawers?.bottom}`);
    const isKept = keeps && isSameSize;
    let kept: Look | null = null;
    if (isKept && was === now) kept = keptLook(this.#home, before, this.#page, from.look);
    else if (isKept && this.#beside?.drawers === now) kept = this.#beside.look;
    else if (was !== now) this.#beside = isKept ? { drawers: was, look: this.#look } : null;
    if (this.#atHome) this.#look = kept ?? homeView(this.#home, this.#page, this.#homeTurn);
    this.#glide = glides ? { time: 0, middle: from.middle, look: this.#atHome ? from.look : null } : null;
  }

  /** Lets time pass while the picture glides. s */
  advance(elapsed: number): void {
    if (!this.#glide) return;
    this.#glide.time += elapsed;
    if (this.#glide.time >= glideSeconds) this.#glide = null;
  }

  /** Sets what Home shows, and shows it. */
  setHome(course: Course): void {
    this.#home = course;
    this.#homeTurn = homeTurn(course, this.#page);
    this.goHome();
  }

  /** Sets what Home shows, and leaves the view as it is, and how it is turned, until the page has another size. */
  changeHome(course: Course): void {
    this.#home = course;
  }

  /** Shows the home view in the part of the page that is free. */
  goHome(): void {
    this.#look = homeView(this.#home, this.#page, this.#homeTurn);
    this.#atHome = true;
    this.#glide = null;
    this.#beside = null;
  }

  /** The point of the page at a place of the world. CSS pixels */
  toPage({ x, y }: Point): Point {
    const { centre, zoom, turn } = this.#shown;
    const middle = this.#middle;
    const off = ontoPage({ x: x - centre.x, y: y - centre.y }, turn);
    return { x: middle.x + off.x * zoom, y: middle.y + off.y * zoom };
  }

  /** The place of the world at a point of the page. m */
  toWorld({ x, y }: Point): Point {
    const { centre, zoom, turn } = this.#shown;
    const middle = this.#middle;
    const off = ontoWorld({ x: x - middle.x, y: y - middle.y }, turn);
    return { x: centre.x + off.x / zoom, y: centre.y + off.y / zoom };
  }

  /** Zooms about a point of the page: the place under it stays there. */
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

  /** Puts a place of the world in the middle of the free part of the page. @param zoom CSS pixels per metre @param turn rad */
  look(centre: Point, zoom: number, turn = this.turn): void {
    this.#move({ centre: { x: centre.x, y: centre.y }, zoom: clampZoom(zoom), turn });
  }

  /** The place of the world in the middle of the free part of the page. m. */
  get centre(): Point {
    return this.#shown.centre;
  }

  /** Size of the part of the page that nothing covers. CSS pixels. */
  get free(): { readonly width: number; readonly height: number } {
    return freeOf(this.#page);
  }

  /** Size of the part of the page that nothing covers, along the world's axes. CSS pixels. */
  get room(): { readonly width: number; readonly height: number } {
    const { width, height } = this.free;
    return this.turn === quarter ? { width: height, height: width } : { width, height };
  }

  /** The part of the page that nothing covers. CSS pixels. */
  get freeBox(): PageBox {
    const { left, top } = this.#page.insets;
    return { left, top, ...this.free };
  }

  /** Where the free part of the page ends at the right. CSS pixels. */
  get freeRight(): number {
    return this.width - this.#page.insets.right;
  }

  /** How far a glide has come, 0 to 1: it starts and ends at rest. 1 while nothing glides. */
  get progress(): number {
    const share = this.#glide ? Math.min(1, this.#glide.time / glideSeconds) : 1;
    return share * share * (3 - 2 * share);
  }

  /** The part of the world on the page. m. */
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

  #move(to: Partial<Look>): void {
    this.#look = { ...this.#shown, ...to };
    if (this.#glide) this.#glide.look = null;
    this.#atHome = false;
    this.#beside = null;
  }

  /** What is shown now: between two looks while the picture glides. */
  get #shown(): Look {
    const from = this.#glide?.look;
    if (!from || from.turn !== this.#look.turn) return this.#look;
    const { centre, zoom, turn } = this.#look;
    const share = this.progress;
    return {
      centre: mixed(from.centre, centre, share),
      zoom: from.zoom * (zoom / from.zoom) ** share,
      turn,
    };
  }

  /** Where the middle of the free part is taken to be. CSS pixels. */
  get #middle(): Point {
    const middle = middleOf(this.#page);
    return this.#glide ? mixed(this.#glide.middle, middle, this.progress) : middle;
  }
}

function mixed(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A text of the picture and its box. */
export interface PageText extends PageBox {
  readonly text: string;
}

/** The strip in which the cards of a scene scroll. */
export interface CardStrip extends Strip {
  /** The cards of all pages, where they are before one scrolls. */
  readonly cards: readonly { readonly entity: Entity; readonly name: string; readonly box: PageBox }[];
}

/** What the last frame showed. */
export class PictureBoxes {
  /** A box a body, in the order of the entities, tight round its drawn hull; null when it is out of sight. */
  bodies: readonly (PageBox | null)[] = [];
  /** Every text that was drawn. */
  labels: readonly PageText[] = [];
  /** Null where all cards have room, and in a picture of the world. */
  cardStrip: CardStrip | null = null;
  /** Where the field leaves room for the sentence of an answer; null for nowhere, and while there is no answer. */
  answerPlace: PageBox | null = null;
  /** The words of the answer, and which guesses are right; null while there is no answer. */
  answer: string | null = null;
}
