// What a hero is: the one large control of a scene, as the page shows it and runs it.

import { readable, toDegrees } from '../../../laws/exact/figures';
import type { HeroSpec } from '../../../world/simulation/heroes/hero';
import type { Session } from '../../session/session';
import type { ViewState } from '../view-state';

/** What a hero shows and changes. */
export interface HeroScene {
  readonly session: Session;
  readonly view: ViewState;
  readonly spec: HeroSpec;
}

/** One of the values to choose between. */
export interface HeroOption {
  readonly value: number;
  readonly word: string;
}

/** Values to choose between. Booleans are 1 and 0. */
export interface HeroChoice {
  /** Those that there are now; with fewer than two there is no hero. */
  options(scene: HeroScene): readonly HeroOption[];
  /** The present value; null for none of them. */
  now(scene: HeroScene): number | null;
  choose(scene: HeroScene, value: number): void;
}

/** How the page writes a value: so many of a unit to one of SI. */
export interface Shown {
  readonly scale: number;
  readonly unit: string;
}

/** A value in a range. SI units. */
export interface HeroRange {
  readonly min: number;
  readonly max: number;
  readonly shown: Shown;
  /** How far its buttons step; it is a slider without them. As shown */
  readonly step?: number;
  /** The present value; null where nothing has one, and there is no hero. */
  now(scene: HeroScene): number | null;
  choose(scene: HeroScene, value: number): void;
}

/** Something done at a press. */
export interface HeroPress {
  readonly word: string;
  press(scene: HeroScene): void;
}

/** A hero: a label, and what can be chosen or pressed. */
export interface Hero {
  /** What is chosen or set; empty where the word of its button says it all. */
  readonly label: string;
  /** What it does, for the tooltip. One sentence. */
  readonly help: string;
  /** Id of the action whose key does the same. */
  readonly action?: string;
  readonly choice?: HeroChoice;
  readonly range?: HeroRange;
  readonly press?: HeroPress;
}

/** How values are written. */
export const as = {
  degrees: { scale: toDegrees(1), unit: '°' },
  milliseconds: { scale: 1000, unit: ' ms' },
  unit: (unit: string): Shown => ({ scale: 1, unit: ` ${unit}` }),
};

/** A value as the page writes it. */
export function written(value: number, { scale, unit }: Shown): string {
  return `${readable(value * scale)}${unit}`;
}

/** A switch between two words. */
export function twoWay(
  words: readonly [on: string, off: string],
  isOn: (scene: HeroScene) => boolean,
  set: (scene: HeroScene, on: boolean) => void,
): HeroChoice {
  return {
    options: ({ spec }) => [1, 0].map((value, n) => ({ value, word: spec.words?.[n] ?? words[n] })),
    now: (scene) => (isOn(scene) ? 1 : 0),
    choose: (scene, value) => set(scene, value === 1),
  };
}

/** The values of a file with its words, or these. */
export function valuesOf({ values, words }: HeroSpec, usual: readonly HeroOption[]): readonly HeroOption[] {
  const all = values ?? usual.map(({ value }) => value);
  return all.map((value, n) => ({ value, word: words?.[n] ?? usual[n]?.word ?? String(value) }));
}
