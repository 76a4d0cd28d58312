import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// The hero: the one large control of a scene, filled from the start, at the bottom of the page.
import './hero.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { clamp } from '../../control/clamp';
import { turnsOf } from '../../simulation/targets/turns';
import { rounded, written } from '../../view/heroes/hero';
import { heroOf } from '../../view/heroes/heroes';
import { keyedActions } from '../actions/list';
import { attempt, useApp } from '../app';
import { useFrames } from '../kit/frames';
import { trackMapping } from '../kit/slider-mapping';

/** How often it looks whether its value has changed by itself. Hz */
const refreshRate = 10;
const labelId = 'hero-label';
/** The hero of the present scene; nothing where there is none. */
export function Hero() {
  const app = useApp();
  const { session, view } = app;
  useFrames(refreshRate);
  const found = heroOf(session, view);
  if (!found) return null;
  const { hero, scene } = found;
  const { choice, range, press, action, label, help } = hero;
  const key = keyedActions.find((one) => one.id === action)?.key;
  const cap = key && _jsx('kbd', { 'aria-hidden': 'true', children: key });
  const turns = turnsOf(session.simulation);
  return _jsxs(
    'section',
    {
      // A thin ring counts down to the next of the turns that repeat.
      class: turns ? 'hero counts' : 'hero',
      style: turns ? { '--gone': turns.fraction.toFixed(3) } : undefined,
      'aria-label': 'Main control',
      title: help,
      children: [
        label && _jsx('span', { class: 'hero-label', id: labelId, children: label }),
        choice && _jsx(Choice, { choice: choice, scene: scene }),
        range &&
          (range.step === undefined ? _jsx(Slider, { range, scene }) : _jsx(Stepper, { range, scene })),
        press &&
          _jsxs('button', {
            type: 'button',
            class: 'hero-press',
            onClick: () => attempt(app, () => press.press(scene)),
            children: [press.word, cap],
          }),
        !press && cap,
      ],
    },
    scene.spec,
  );
}
const moves = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
/** The values side by side: one is chosen, arrows move the choice. */
function Choice({ choice, scene }) {
  const app = useApp();
  const group = useRef(null);
  const options = choice.options(scene);
  const now = choice.now(scene);
  const chosen = options.findIndex(({ value }) => value === now);
  const choose = (value) => attempt(app, () => choice.choose(scene, value));
  const press = (event) => {
    const move = moves[event.key];
    const buttons = [...group.current.children];
    const from = buttons.indexOf(event.target);
    if (!move || from < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (from + move + options.length) % options.length;
    choose(options[next].value);
    buttons[next].focus();
  };
  return _jsx('div', {
    ref: group,
    class: 'seg',
    role: 'radiogroup',
    'aria-labelledby': labelId,
    onKeyDown: press,
    children: options.map(({ value, word }, n) =>
      _jsx(
        'button',
        {
          type: 'button',
          role: 'radio',
          'data-word': word,
          'aria-checked': n === chosen,
          tabIndex: n === Math.max(0, chosen) ? 0 : -1,
          onClick: () => choose(value),
          children: word,
        },
        value,
      ),
    ),
  });
}
const positions = 200;
/** From this ratio of its ends on, a slider is logarithmic. */
const logarithmicFrom = 8;
/** A value in a range as a slider, with the value beside it. */
function Slider({ range, scene }) {
  const app = useApp();
  const input = useRef(null);
  const { min, max, shown } = range;
  const track = trackMapping({ min, max, isLogarithmic: max / min >= logarithmicFrom });
  const value = range.now(scene) ?? min;
  const text = written(value, shown);
  // While its text stays the slider does: a drag has more places than there are texts.
  useLayoutEffect(() => {
    const share = track.place(value);
    input.current.value = String(Math.round(positions * share));
    input.current.style.setProperty('--share', `${100 * share}%`);
  }, [text]);
  const set = (position) => {
    const at = rounded(track.value(position / positions) * shown.scale) / shown.scale;
    attempt(app, () => range.choose(scene, clamp(at, min, max)));
  };
  return _jsxs('div', {
    class: 'hero-range',
    children: [
      _jsx('input', {
        ref: input,
        type: 'range',
        class: 'slider',
        min: 0,
        max: positions,
        step: 1,
        'aria-labelledby': labelId,
        'aria-valuetext': text,
        onInput: ({ currentTarget }) => set(Number(currentTarget.value)),
      }),
      _jsx(Value, { range: range, text: text }),
    ],
  });
}
/** A value in a range with two buttons that step. */
function Stepper({ range, scene }) {
  const app = useApp();
  const { min, max, shown, step = 1 } = range;
  const value = range.now(scene) ?? min;
  const go = (way) => {
    const now = (range.now(scene) ?? min) * shown.scale;
    // To the next whole step: 57° and up is 60°.
    const steps = way > 0 ? Math.floor(now / step + 1e-6) : Math.ceil(now / step - 1e-6);
    const next = ((steps + way) * step) / shown.scale;
    attempt(app, () => range.choose(scene, clamp(next, min, max)));
  };
  const button = (name, sign, disabled, way) =>
    _jsx('button', {
      type: 'button',
      class: 'hero-step',
      'aria-label': name,
      disabled: disabled,
      onClick: () => go(way),
      children: sign,
    });
  return _jsxs('div', {
    class: 'hero-range',
    role: 'group',
    'aria-labelledby': labelId,
    children: [
      button('Less', '−', value <= min * (1 + 1e-6), -1),
      _jsx(Value, { range: range, text: written(value, shown) }),
      button('More', '+', value >= max * (1 - 1e-6), 1),
    ],
  });
}
/** The value, as wide as its longest one, so that nothing moves while it changes. */
function Value({ range, text }) {
  const { min, max, shown } = range;
  const digits = [min, (min + max) / 2, max].map((value) => String(rounded(value * shown.scale)).length);
  // Letters of a unit are about three quarters as wide as digits.
  const minWidth = `${Math.max(...digits) + 0.75 * shown.unit.length}ch`;
  return _jsx('output', { class: 'hero-value', style: { minWidth }, children: text });
}
