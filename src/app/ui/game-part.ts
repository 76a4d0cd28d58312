// What a game adds to the page.
import { type ComponentType, createContext } from 'preact';
import type { Action } from './actions/action';
import type { Section } from './panel/sections';
import type { Listen } from './sound/sound';

export interface GamePart {
  /** What of it stands on the field and can be moved there; it shows nothing without the game. The Tab key comes to it first. */
  readonly Field?: ComponentType;
  /** Its figures and cards; they show nothing without the game. What of them covers the top or the left of the picture has `data-head`. */
  readonly Figures?: ComponentType;
  /** Its main control, in the place of the hero; it shows nothing without the game. */
  readonly Hero?: ComponentType;
  /** Its fields of a scene that is built: whether that is played as the game. */
  readonly BuildFields?: ComponentType;
  /** What it has found of a scene that is built, as one line; it shows nothing without the game. */
  readonly BuildNews?: ComponentType;
  /** What it offers to do with the path of a scene that is built. */
  readonly pathActions?: readonly PathAction[];
  /** What it does by itself with a scene that is built. */
  readonly BuildWatch?: ComponentType;
  /** Further sections of the Tune drawer, above those that are folded; they have no rows without the game. */
  readonly sections?: readonly Section[];
  /** Further actions with keys. */
  readonly actions?: readonly Action[];
  /** What the signs of its picture mean that are drawn now: the class of each, and its words; empty without the game. */
  keyRows?(): readonly (readonly [sign: string, words: string])[];
  /** What is to be heard of it. */
  readonly listen?: Listen;
  /** What is to be said of it now to whoever listens instead of looking; empty for nothing. */
  said?(): string;
  /** Whether the game uses a key now, so that it triggers no action. */
  claims?(key: string): boolean;
}

/** An action on the path of a scene that is built. */
export interface PathAction extends Action {
  /** Its name where there is little room. */
  readonly shortLabel: string;
}

/** What the games have on the page, for the parts of it that show some of that. */
export const GameParts = createContext<readonly GamePart[]>([]);
