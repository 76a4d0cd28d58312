// What a hero is made of.

/** A part of the hero, and a function that brings it up to date. */
export interface HeroPart {
  readonly element: HTMLElement;
  refresh(): void;
}
