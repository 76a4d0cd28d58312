// Moves of the hero's value: by its two buttons, and by the cross of a game controller. Independent of the page's elements.

import { clamp } from '../../../laws/control/clamp';
import { readable } from '../../../laws/exact/figures';
import type { Hero, HeroRange, HeroScene } from '../../view/heroes/hero';
import { trackMapping } from '../kit/slider-mapping';

/** Less or more. */
export type Way = 1 | -1;

/** Ratio of maximum to minimum from which a slider is logarithmic. */
const logarithmicFrom = 8;

/** Share of a slider's track by which one press of a controller moves it. */
const press = 0.05;

/** Returns the track of a slider. */
export const trackOf = ({ min, max }: HeroRange) =>
  trackMapping({ min, max, isLogarithmic: max / min >= logarithmicFrom });

/** Returns the value of a range at a place of its slider's track, as short as it is written. */
export function valueAt(range: HeroRange, place: number): number {
  const { min, max, shown } = range;
  return clamp(readable(trackOf(range).value(place) * shown.scale) / shown.scale, min, max);
}

/** Returns the next value of a range with two buttons. From between two steps it is the nearest step: 57° and more is 60°. */
export function steppedValue(
  { min, max, shown, step = 1, now }: HeroRange,
  scene: HeroScene,
  way: Way,
): number {
  const units = (now(scene) ?? min) * shown.scale;
  const steps = way > 0 ? Math.floor(units / step + 1e-6) : Math.ceil(units / step - 1e-6);
  return clamp(((steps + way) * step) / shown.scale, min, max);
}

/** Moves the hero's choice to its neighbour, or its value by one step. At an end it stays. */
export function moveHero({ choice, range }: Hero, scene: HeroScene, way: Way): void {
  if (choice) {
    const options = choice.options(scene);
    const chosen = options.findIndex(({ value }) => value === choice.now(scene));
    const next = options[chosen < 0 ? 0 : chosen + way];
    if (next) choice.choose(scene, next.value);
  }
  if (!range) return;
  const { min, step } = range;
  const place = trackOf(range).place(range.now(scene) ?? min) + way * press;
  range.choose(
    scene,
    step === undefined ? valueAt(range, clamp(place, 0, 1)) : steppedValue(range, scene, way),
  );
}
