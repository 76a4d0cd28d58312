// Which part of the world is on the page: conversion between metres and CSS pixels.

import { clamp } from '../control/clamp';
import type { Point } from '../entities/command';
import type { Extent } from '../files/game';
import type { PageBox } from './picture-boxes';

/** Parts of the page that panels cover, from each edge. CSS pixels. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Smallest and largest zoom. CSS pixels per metre */
export const zoomRange = { min: 1.5, max: 120 };

/** What Home shows before a scenario is loaded: the 2013 demo's view is 100 m wide. m */
const homeExtent: Extent = { left: -50, top: -31, right: 50, bottom: 31 };

/** The part of the world on the page: a centre and a zoom. A resize keeps the centre. */
export class Viewport {
  /** Size of the page. CSS pixels. */
  width = 1;
  height = 1;
  /** CSS pixels per metre. */
  zoom = 10;
  #centre: Point = { x: 0, y: 0 };
  #insets: Insets = { left: 0, top: 0, right: 0, bottom: 0 };
  #home: Extent = homeExtent;
  /** True until a person or the camera zooms or pans: then a resize fits the home view again. */
  #atHome = true;

  /** Sets the page's size, and what panels cover of it. */
  resize(width: number, height: number, insets: Insets): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.#insets = insets;
    if (this.#atHome) this.goHome();
  }

  /** Sets what Home shows, and shows it. */
  setHome(extent: Extent): void {
    this.#home = extent;
    this.goHome();
  }

  /** Shows the home view in the part of the page that is free. */
  goHome(): void {
    const { left, top, right, bottom } = this.#home;
    const { width, height } = this.free;
    this.zoom = clampZoom(Math.min(width / (right - left), height / (bottom - top)));
    this.#centre = { x: (left + right) / 2, y: (top + bottom) / 2 };
    this.#atHome = true;
  }

  /** The point of the page at a place of the world. CSS pixels */
  toPage({ x, y }: Point): Point {
    const { x: middleX, y: middleY } = this.#middle();
    return { x: middleX + (x - this.#centre.x) * this.zoom, y: middleY + (y - this.#centre.y) * this.zoom };
  }

  /** The place of the world at a point of the page. m */
  toWorld({ x, y }: Point): Point {
    const { x: middleX, y: middleY } = this.#middle();
    return { x: this.#centre.x + (x - middleX) / this.zoom, y: this.#centre.y + (y - middleY) / this.zoom };
  }

  /** Zooms about a point of the page: the place under it stays there. */
  zoomAt(page: Point, factor: number): void {
    const place = this.toWorld(page);
    this.zoom = clampZoom(this.zoom * factor);
    this.hold(place, page);
  }

  /** Pans so that a place of the world is at a point of the page. */
  hold(place: Point, page: Point): void {
    const now = this.toWorld(page);
    this.#centre = { x: this.#centre.x + place.x - now.x, y: this.#centre.y + place.y - now.y };
    this.#atHome = false;
  }

  /** Puts a place of the world in the middle of the free part of the page, at a zoom (CSS pixels per metre). */
  look(centre: Point, zoom: number): void {
    this.#centre = { x: centre.x, y: centre.y };
    this.zoom = clampZoom(zoom);
    this.#atHome = false;
  }

  /** The place of the world in the middle of the free part of the page. m. */
  get centre(): Point {
    return this.#centre;
  }

  /** Size of the part of the page that no panel covers. CSS pixels. */
  get free(): { readonly width: number; readonly height: number } {
    const { left, top, right, bottom } = this.#insets;
    return {
      width: Math.max(50, this.width - left - right),
      height: Math.max(50, this.height - top - bottom),
    };
  }

  /** The part of the page that no panel covers. CSS pixels. */
  get freeBox(): PageBox {
    return { left: this.#insets.left, top: this.#insets.top, ...this.free };
  }

  /** Where the free part of the page ends at the right. CSS pixels. */
  get freeRight(): number {
    return this.width - this.#insets.right;
  }

  /** The part of the world on the page. m. */
  get bounds(): Extent {
    const { x: left, y: top } = this.toWorld({ x: 0, y: 0 });
    const { x: right, y: bottom } = this.toWorld({ x: this.width, y: this.height });
    return { left, top, right, bottom };
  }

  #middle(): Point {
    const { left, top, right, bottom } = this.#insets;
    return { x: (left + this.width - right) / 2, y: (top + this.height - bottom) / 2 };
  }
}

function clampZoom(zoom: number): number {
  return clamp(zoom, zoomRange.min, zoomRange.max);
}
