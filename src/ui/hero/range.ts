// A value of a hero in a range: a slider, or two buttons that step, with the value beside or between them.
import { type HeroRange, type HeroScene, rounded, written } from '../../view/heroes/hero';
import { element } from '../element';
import type { HeroPart } from './part';

/** Positions of a slider. */
const positions = 200;

/** From this ratio of its ends on, a slider is logarithmic: each part of it multiplies by the same. */
const logarithmicFrom = 8;

/** @param label id of the element that names it @param run does something that may be refused, and refreshes */
export function rangeOf(
  range: HeroRange,
  scene: HeroScene,
  label: string,
  run: (action: () => void) => void,
): HeroPart {
  return range.step === undefined ? slider(range, scene, label, run) : stepper(range, scene, label, run);
}

function slider(
  range: HeroRange,
  scene: HeroScene,
  label: string,
  run: (action: () => void) => void,
): HeroPart {
  const { min, max, shown } = range;
  const curved = max / min >= logarithmicFrom;
  const valueAt = (share: number) => (curved ? min * (max / min) ** share : min + share * (max - min));
  const shareOf = (value: number) =>
    curved ? Math.log(value / min) / Math.log(max / min) : (value - min) / (max - min);
  const input = element('input', {
    ...{ type: 'range', min: 0, max: positions, step: 1, 'aria-labelledby': label },
  });
  const figure = element('output', { class: 'hero-value' });
  // As wide as its longest value, so that nothing moves while it changes.
  figure.style.minWidth = `${widest(range)}ch`;
  input.addEventListener('input', () => {
    const value = rounded(valueAt(Number(input.value) / positions) * shown.scale) / shown.scale;
    run(() => range.choose(scene, Math.min(max, Math.max(min, value))));
  });
  const refresh = () => {
    const value = range.now(scene);
    if (value === null) return;
    const text = written(value, shown);
    if (figure.textContent === text) return;
    figure.textContent = text;
    const share = Math.min(1, Math.max(0, shareOf(value)));
    input.value = String(Math.round(positions * share));
    input.style.setProperty('--share', `${100 * share}%`);
    input.setAttribute('aria-valuetext', text);
  };
  refresh();
  return { element: element('div', { class: 'hero-range' }, input, figure), refresh };
}

function stepper(
  range: HeroRange,
  scene: HeroScene,
  label: string,
  run: (action: () => void) => void,
): HeroPart {
  const { min, max, shown, step = 1 } = range;
  const figure = element('output', { class: 'hero-value' });
  figure.style.minWidth = `${widest(range)}ch`;
  const go = (way: 1 | -1) => {
    const now = (range.now(scene) ?? min) * shown.scale;
    // To the next whole step: 57° and up is 60°.
    const steps = way > 0 ? Math.floor(now / step + 1e-6) : Math.ceil(now / step - 1e-6);
    const next = ((steps + way) * step) / shown.scale;
    run(() => range.choose(scene, Math.min(max, Math.max(min, next))));
  };
  const button = (way: 1 | -1, sign: string, name: string) => {
    const made = element('button', { type: 'button', class: 'hero-step', 'aria-label': name }, sign);
    made.addEventListener('click', () => go(way));
    return made;
  };
  const less = button(-1, '−', 'Less');
  const more = button(1, '+', 'More');
  const refresh = () => {
    const value = range.now(scene);
    if (value === null) return;
    const text = written(value, shown);
    if (figure.textContent !== text) figure.textContent = text;
    less.disabled = value <= min * (1 + 1e-6);
    more.disabled = value >= max * (1 - 1e-6);
  };
  refresh();
  const box = element('div', { class: 'hero-range', role: 'group', 'aria-labelledby': label });
  box.append(less, figure, more);
  return { element: box, refresh };
}

/** Width of the longest value, in digits: letters of a unit are about three quarters as wide as digits. */
function widest({ min, max, shown }: HeroRange): number {
  const numbers = [min, (min + max) / 2, max].map((value) => String(rounded(value * shown.scale)).length);
  return Math.max(...numbers) + 0.75 * shown.unit.length;
}
