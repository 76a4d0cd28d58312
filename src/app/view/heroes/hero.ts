// The hero: the one main control of a scene. This is how the page shows and runs it.

import { readable, toDegrees } from '../../../laws/exact/figures';
import type { HeroSpec } from '../../../world/simulation/heroes/hero';
import type { Session } from '../../session/session';
import type { ViewState } from '../view-state';

/** The session and view that a hero shows and changes. */
export interface HeroScene {
  readonly session: Session;
  readonly view: ViewState;
  readonly spec: HeroSpec;
}

/** A value that can be chosen. */
export interface HeroOption {
  readonly value: number;
  readonly word: string;
}

/** A choice between values. Booleans are 1 and 0. */
export interface HeroChoice {
  /** Returns the present options. With fewer than two, the hero is not shown. */
  options(scene: HeroScene): readonly HeroOption[];
  /** Returns the present value; null if it is none of the options. */
  now(scene: HeroScene): number | null;
  choose(scene: HeroScene, value: number): void;
}

/** Format of a value on the page: `scale` is the number of units in one SI unit. */
export interface UnitFormat {
  readonly scale: number;
  readonly unit: string;
}

/** A value in a range. SI units. */
export interface HeroRange {
  readonly min: number;
  readonly max: number;
  readonly shown: UnitFormat;
  /** Step of the hero's two buttons, in the shown unit. Left out for a slider. */
  readonly step?: number;
  /** Returns the present value; null if no body has one. Then the hero is not shown. */
  now(scene: HeroScene): number | null;
  choose(scene: HeroScene, value: number): void;
}

/** An action that a button starts. */
export interface HeroPress {
  readonly word: string;
  press(scene: HeroScene): void;
}

/** A hero: a label, and a choice, a range or a button. */
export interface Hero {
  /** Name of the setting; empty if the word on the button is enough. */
  readonly label: string;
  /** One sentence for the tooltip: what the hero does. */
  readonly help: string;
  /** Id of the action whose key does the same. */
  readonly action?: string;
  readonly choice?: HeroChoice;
  readonly range?: HeroRange;
  readonly press?: HeroPress;
}

/** Units for shown values. */
export const as = {
  degrees: { scale: toDegrees(1), unit: '°' },
  degreesPerSecond: { scale: toDegrees(1), unit: '°/s' },
  milliseconds: { scale: 1000, unit: ' ms' },
  unit: (unit: string): UnitFormat => ({ scale: 1, unit: ` ${unit}` }),
};

/** Returns a value as the page writes it. */
export function written(value: number, { scale, unit }: UnitFormat): string {
  return `${readable(value * scale)}${unit}`;
}

/** Returns a choice between two words, for a switch. */
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

/** Returns the options of the scenario file, or the usual ones if the file has none. */
export function valuesOf({ values, words }: HeroSpec, usual: readonly HeroOption[]): readonly HeroOption[] {
  const all = values ?? usual.map(({ value }) => value);
  return all.map((value, n) => ({ value, word: words?.[n] ?? usual[n]?.word ?? String(value) }));
}
