// Types for a scene's main control (called hero): the slider, switch or button that matters most in it.

import { readable, toDegrees } from '../../../laws/exact/figures';
import type { HeroSpec } from '../../../world/simulation/heroes/hero';
import type { Session } from '../../session/session';
import type { ViewState } from '../view-state';

/**
 * Data that a scene's main control works with: session, view, and the control's entry in the scenario file (`spec`).
 */
export interface HeroScene {
  readonly session: Session;
  readonly view: ViewState;
  readonly spec: HeroSpec;
}

/** One option of a scene's main control: its value and its label (`word`). */
export interface HeroOption {
  readonly value: number;
  readonly word: string;
}

/** A main control with several options. An on-off control has the values 1 (on) and 0 (off). */
export interface HeroChoice {
  options(scene: HeroScene): readonly HeroOption[];
  /**
   * Returns the present value of the setting that this control changes. May be none of the `options`. Null if the scene
   * has no such setting.
   */
  now(scene: HeroScene): number | null;
  choose(scene: HeroScene, value: number): void;
}

/** Unit in which the page shows a number. `scale` is the number of these units in one SI unit. */
export interface UnitFormat {
  readonly scale: number;
  readonly unit: string;
}

/**
 * Slider or pair of buttons that sets a number. `min`, `max`: limits in SI units. `shown`: unit in which the page shows
 * the number.
 */
export interface HeroRange {
  readonly min: number;
  readonly max: number;
  readonly shown: UnitFormat;
  /**
   * Amount by which one press of a plus or minus button changes the number, in the displayed unit. Left out for a
   * slider.
   */
  readonly step?: number;
  /**
   * Returns the current value of the setting that this control changes, in SI units. Null if no body has the setting;
   * then the page hides the control.
   */
  now(scene: HeroScene): number | null;
  choose(scene: HeroScene, value: number): void;
}

/** A main control that starts an action: a button. */
export interface HeroPress {
  readonly word: string;
  press(scene: HeroScene): void;
}

/** A scene's main control. It has a label and either a choice, a range or a button. */
export interface Hero {
  /** Text beside the control; empty if the text on its button is enough. */
  readonly label: string;
  readonly help: string;
  /** Id of the keyboard action with the same effect as the scene's main control. */
  readonly action?: string;
  readonly choice?: HeroChoice;
  readonly range?: HeroRange;
  readonly press?: HeroPress;
}

/** Units in which the page can show a number. */
export const as = {
  degrees: { scale: toDegrees(1), unit: '°' },
  degreesPerSecond: { scale: toDegrees(1), unit: '°/s' },
  milliseconds: { scale: 1000, unit: ' ms' },
  unit: (unit: string): UnitFormat => ({ scale: 1, unit: ` ${unit}` }),
};

/** Returns a number in SI units as text with its unit, as the page shows it. */
export function written(value: number, { scale, unit }: UnitFormat): string {
  return `${readable(value * scale)}${unit}`;
}

/**
 * Returns an on-off choice for a main control, with the values 1 (on) and 0 (off).
 * @param words default labels for on and off
 * @param isOn returns whether the setting is on now
 * @param set turns the setting on or off
 */
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

/** Returns the options of a main control, from the scenario file or else the usual ones. */
export function valuesOf({ values, words }: HeroSpec, usual: readonly HeroOption[]): readonly HeroOption[] {
  const all = values ?? usual.map(({ value }) => value);
  return all.map((value, n) => ({ value, word: words?.[n] ?? usual[n]?.word ?? String(value) }));
}
