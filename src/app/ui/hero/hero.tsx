// The main control of a scene (the hero) at the bottom of the page: one slider, switch or button.
import './hero.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { readable } from '../../../laws/exact/figures';
import { turnsOf } from '../../../world/simulation/targets/turns';
import { type HeroChoice, type HeroRange, type HeroScene, written } from '../../view/heroes/hero';
import { heroOf } from '../../view/heroes/heroes';
import { keyedActions } from '../actions/list';
import { attempt, useApp } from '../app';
import { useFrames } from '../kit/frames';
import { steppedValue, trackOf, valueAt, type Way } from './hero-moves';

/** Rate at which the displayed value of the scene's main control is refreshed. Hz */
const refreshRate = 10;

const labelId = 'hero-label';

/** The main control of the open scene (the hero). Renders nothing if the scene has none. */
export function HeroControl() {
  const app = useApp();
  const { session, view } = app;
  useFrames(refreshRate);
  const found = heroOf(session, view);
  if (!found) return null;
  const { hero, scene } = found;
  const { choice, range, press, action, label, help } = hero;
  const key = keyedActions.find((one) => one.id === action)?.key;
  const cap = key && <kbd aria-hidden="true">{key}</kbd>;
  // While the answer stands, an unfinished ring would look broken.
  const turns = session.round.state === 'held' ? null : turnsOf(session.simulation);
  return (
    <section
      // Scenes never share a control, even if it sets the same value.
      key={scene.spec}
      // A thin ring counts down to the next of the repeated turns.
      class={turns ? 'hero counts' : 'hero'}
      style={turns ? { '--gone': turns.fraction.toFixed(3) } : undefined}
      aria-label="Main control"
      title={help}
    >
      {label && (
        <span class="hero-label" id={labelId}>
          {label}
        </span>
      )}
      {choice && <Choice choice={choice} scene={scene} />}
      {range &&
        (range.step === undefined ? <Slider {...{ range, scene }} /> : <Stepper {...{ range, scene }} />)}
      {press && (
        <button type="button" class="hero-press" onClick={() => attempt(app, () => press.press(scene))}>
          {press.word}
          {cap}
        </button>
      )}
      {!press && cap}
    </section>
  );
}

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The scene's main control as a radio group. Arrow keys choose the next or previous option. */
function Choice({ choice, scene }: { readonly choice: HeroChoice; readonly scene: HeroScene }) {
  const app = useApp();
  const group = useRef<HTMLDivElement>(null);
  const options = choice.options(scene);
  const now = choice.now(scene);
  const chosen = options.findIndex(({ value }) => value === now);
  const choose = (value: number) => attempt(app, () => choice.choose(scene, value));
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    const buttons = [...group.current!.children] as HTMLElement[];
    const from = buttons.indexOf(event.target as HTMLElement);
    if (!move || from < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (from + move + options.length) % options.length;
    choose(options[next].value);
    buttons[next].focus();
  };
  return (
    <div ref={group} class="seg" role="radiogroup" aria-labelledby={labelId} onKeyDown={press}>
      {options.map(({ value, word }, n) => (
        // The word is also laid out in bold, invisibly, so that choosing it does not change its width.
        // The Tab key stops once: at the chosen word, or at the first if none is chosen.
        <button
          key={value}
          type="button"
          role="radio"
          data-word={word}
          aria-checked={n === chosen}
          tabIndex={n === Math.max(0, chosen) ? 0 : -1}
          onClick={() => choose(value)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}

interface RangeProps {
  readonly range: HeroRange;
  readonly scene: HeroScene;
}

const positions = 200;

/** The scene's main control as a slider, with its value beside it. */
function Slider({ range, scene }: RangeProps) {
  const app = useApp();
  const input = useRef<HTMLInputElement>(null);
  const { min, shown } = range;
  const value = range.now(scene) ?? min;
  const text = written(value, shown);
  // The slider only moves when the text changes, because a drag is finer than the text.
  useLayoutEffect(() => {
    const share = trackOf(range).place(value);
    input.current!.value = String(Math.round(positions * share));
    input.current!.style.setProperty('--share', `${100 * share}%`);
  }, [text]);
  const set = (position: number) =>
    attempt(app, () => range.choose(scene, valueAt(range, position / positions)));
  return (
    <div class="hero-range">
      <input
        ref={input}
        type="range"
        class="slider"
        min={0}
        max={positions}
        step={1}
        aria-labelledby={labelId}
        aria-valuetext={text}
        onInput={({ currentTarget }) => set(Number(currentTarget.value))}
      />
      <Value range={range} text={text} />
    </div>
  );
}

/** The scene's main control as a value between two buttons, which change the value by one step. */
function Stepper({ range, scene }: RangeProps) {
  const app = useApp();
  const { min, max, shown } = range;
  const value = range.now(scene) ?? min;
  const go = (way: Way) => attempt(app, () => range.choose(scene, steppedValue(range, scene, way)));
  const button = (name: string, sign: string, disabled: boolean, way: Way) => (
    <button type="button" class="hero-step" aria-label={name} disabled={disabled} onClick={() => go(way)}>
      {sign}
    </button>
  );
  return (
    <div class="hero-range" role="group" aria-labelledby={labelId}>
      {button('Less', '−', value <= min * (1 + 1e-6), -1)}
      <Value range={range} text={written(value, shown)} />
      {button('More', '+', value >= max * (1 - 1e-6), 1)}
    </div>
  );
}

/** The value of the scene's main control, in a box as wide as the longest value. */
function Value({ range, text }: { readonly range: HeroRange; readonly text: string }) {
  const { min, max, shown } = range;
  const digits = [min, (min + max) / 2, max].map((value) => String(readable(value * shown.scale)).length);
  // Letters of a unit are about three quarters as wide as digits.
  const minWidth = `${Math.max(...digits) + 0.75 * shown.unit.length}ch`;
  return (
    <output class="hero-value" style={{ minWidth }}>
      {text}
    </output>
  );
}
