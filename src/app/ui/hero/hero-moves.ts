// Changes of the main control's value (the hero): by its two buttons, or by the cross of a
// game controller. Needs no page.

import { clamp } from '../../../laws/control/clamp';
import { readable } from '../../../laws/exact/figures';
import type { Hero, HeroRange, HeroScene } from '../../view/heroes/hero';
import { trackMapping } from '../kit/slider-mapping';

/** Direction of a change: 1 for more, -1 for less. */
export type Way = 1 | -1;

const logarithmicFrom = 8;

/** Distance by which one press on a game controller moves a slider, as a share of the slider's track. */
const press = 0.05;

/** Returns the mapping between places on a slider's track, 0 to 1, and values. */
export const trackOf = ({ min, max }: HeroRange) =>
  trackMapping({ min, max, isLogarithmic: max / min >= logarithmicFrom });

/** Returns the value at a place of a slider's track, rounded to the digits that the page shows. @param place 0 to 1 */
export function valueAt(range: HeroRange, place: number): number {
  const { min, max, shown } = range;
  return clamp(readable(trackOf(range).value(place) * shown.scale) / shown.scale, min, max);
}

/**
 * Returns the value after a press of "less" or "more": the next multiple of the step, within the range. With steps of
 * 30°, "more" changes 57° to 60°.
 */
export function steppedValue(
  { min, max, shown, step = 1, now }: HeroRange,
  scene: HeroScene,
  way: Way,
): number {
  const units = (now(scene) ?? min) * shown.scale;
  const steps = way > 0 ? Math.floor(units / step + 1e-6) : Math.ceil(units / step - 1e-6);
  return clamp(((steps + way) * step) / shown.scale, min, max);
}

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
