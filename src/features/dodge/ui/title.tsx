// Title screen of Dodge: an explanation in three small animations, and the button Play.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ActionButton } from '../../../app/ui/actions/action-button';
import { useApp } from '../../../app/ui/app';
import { formatCount } from '../../../app/ui/kit/formats';
import { connectedPad } from '../../../app/ui/kit/game-pad';
import { Icon } from '../../../app/ui/kit/icon';
import { giveKeyboard } from '../../../app/ui/kit/keyboard';
import { soundAction, vibrationAction } from '../../../app/ui/sound/sound-action';
import { canVibrate } from '../../../app/ui/sound/vibration';
import { dayOf } from '../../../lab/scenarios/day';
import { playToday, todaysBest, watchBest } from './actions';
import type { DodgeRun } from './run';
import { bestOfDay } from './runs';

interface TitleProps {
  readonly run: DodgeRun;
  /** Whether the button Play takes the keyboard focus when the title screen appears. */
  readonly takesKeyboard: boolean;
  play(): void;
}

/** Title screen, shown over a game until the player presses Play. */
export function Title({ run, takesKeyboard, play }: TitleProps) {
  const app = useApp();
  const start = useRef<HTMLButtonElement>(null);
  // Stored results can be long, so they are read only once.
  const [kept] = useState(() => ({
    best: bestWords(run),
    today: `Today’s game${todaysBest()}`,
    hasRun: bestOfDay(run.seed) !== null,
  }));
  useLayoutEffect(() => {
    if (takesKeyboard) giveKeyboard(start.current);
  }, []);
  const day = dayOf(run.seed);
  const name = day ? `Dodge, ${day}` : 'Dodge';
  return (
    <div class="dodge-title">
      <h2>{run.toBeat === null ? name : `Beat ${formatCount(run.toBeat)}`}</h2>
      <p class="dodge-sense">{subtitle(run)}</p>
      <Pictures />
      <p class="dodge-hands">
        {connectedPad() && <Icon sign="pad" />} {handsWords()}
      </p>
      <button ref={start} type="button" class="button filled dodge-play" onClick={play}>
        Play
        <kbd aria-hidden="true">Enter</kbd>
      </button>
      <p class="dodge-best">{kept.best}</p>
      <div class="dodge-actions">
        <button type="button" class="button" onClick={() => playToday(app)}>
          {kept.today}
        </button>
        {kept.hasRun && (
          <button type="button" class="button" onClick={() => watchBest(app)}>
            Watch your best
          </button>
        )}
        <ActionButton action={soundAction} />
        {canVibrate() && <ActionButton action={vibrationAction} />}
      </div>
    </div>
  );
}

function subtitle({ seed, toBeat, isOnlyClaimed }: DodgeRun): string {
  if (toBeat === null) return 'Lead what chases you into walls and into each other.';
  const day = dayOf(seed);
  const same = day ? `The same missiles, ${day}` : 'The same missiles';
  return isOnlyClaimed ? `${same}. The link says ${formatCount(toBeat)}.` : `${same}.`;
}

function bestWords({ kept: { best }, day }: DodgeRun): string {
  const words = [
    day && `This day ${formatCount(day.best)}, ${day.tries === 1 ? '1 try' : `${day.tries} tries`}`,
    best !== null && `Best ${formatCount(best)}`,
  ];
  return words.filter(Boolean).join(' · ');
}

function handsWords(): string {
  if (connectedPad()) return 'The left stick steers, A plays, Start pauses.';
  return window.matchMedia('(pointer: coarse)').matches
    ? 'Slide a finger anywhere: the ship goes as it does.'
    : 'The ship follows the pointer. Arrow keys and W A S D steer too.';
}

/** SVG outline of a ship around its middle, nose to the right. */
const ship = 'M9 0 L-7 -5.5 L-4 0 L-7 5.5 Z';
/** SVG outline of a missile around its middle, nose to the right. */
const missile = 'M10 0 L5 -2.4 L-6 -2.4 L-9 -5 L-9 5 L-6 2.4 L5 2.4 Z';

/** The three animations of the title screen, each 120 by 72 SVG units. */
const pictures = [
  { name: 'move', words: 'Move', below: ['line', 'M0 40 H120'] },
  {
    ...{ name: 'walls', words: 'Lure it into walls', burst: [59, 40], gain: '+40', at: [34, 24] },
    below: ['wall', 'M74 22 L90 38 L74 54 L58 38 Z'],
  },
  { name: 'each-other', words: 'Or into each other', burst: [60, 32], gain: '+80 ×2', at: [60, 14] },
];

function Pictures() {
  return (
    <div class="dodge-pictures">
      {pictures.map(({ name, words, below, burst, gain, at }) => (
        <figure key={name}>
          <svg viewBox="0 0 120 72" aria-hidden="true" class={name}>
            {below && <path class={below[0]} d={below[1]} />}
            <path class="ship" d={ship} />
            <path class="missile" d={missile} />
            {name === 'each-other' && <path class="missile other" d={missile} />}
            {burst && <circle class="burst" cx={burst[0]} cy={burst[1]} r="13" />}
            {at && (
              <text class="gain" x={at[0]} y={at[1]} font-size="15" text-anchor="middle">
                {gain}
              </text>
            )}
          </svg>
          <figcaption>{words}</figcaption>
        </figure>
      ))}
    </div>
  );
}
