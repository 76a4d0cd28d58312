// The title of Dodge: what the game is, in three small moving pictures, and Play.
import './title.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ActionButton } from '../../../ui/actions/action-button';
import { useApp } from '../../../ui/app';
import { soundAction } from '../../../ui/sound/sound-action';
import { dayOf } from '../../day';
import { playToday, todayLabel, watchBest } from './actions';
import { takeFocus } from './card';
import { bestOfDay, bestOfOldRules, dayOfOldRules } from './kept';
import type { DodgeRun } from './run';
import { dodgeId } from './runs';
import { scoreText } from './text';

interface TitleProps {
  readonly run: DodgeRun;
  /** Whether Play takes the keyboard when the title comes. */
  readonly takesKeyboard: boolean;
  play(): void;
}

/** The title over a run that waits for Play. */
export function Title({ run, takesKeyboard, play }: TitleProps) {
  const app = useApp();
  const start = useRef<HTMLButtonElement>(null);
  // What is kept is read once: it may be long.
  const [kept] = useState(() => ({
    best: bestWords(run, app.session.title),
    today: todayLabel(),
    hasRun: bestOfDay(run.seed) !== null,
  }));
  useLayoutEffect(() => {
    if (takesKeyboard) takeFocus(start.current);
  }, []);
  const day = dayOf(run.seed);
  const name = day ? `Dodge, ${day}` : 'Dodge';
  return (
    <div class="dodge-title">
      <h2>{run.toBeat === null ? name : `Beat ${scoreText(run.toBeat)}`}</h2>
      <p class="dodge-sense">{senseWords(run)}</p>
      <Pictures />
      <p class="dodge-hands">{handsWords()}</p>
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
      </div>
    </div>
  );
}

/** What the game is about, or what a link asks for. A score whose run was not flown here is only said. */
function senseWords({ seed, challenge }: DodgeRun): string {
  if (!challenge) return 'Lead what chases you into walls and into each other.';
  const day = dayOf(seed);
  const same = day ? `The same missiles, ${day}` : 'The same missiles';
  return challenge.known && !challenge.proven
    ? `${same}. The link says ${scoreText(challenge.score)}.`
    : `${same}.`;
}

function bestWords({ kept: { best }, day, seed }: DodgeRun, title: string): string {
  const [old, oldDay] = title === dodgeId ? [bestOfOldRules(), dayOfOldRules(seed)] : [null, null];
  const olds = [
    ...(oldDay === null ? [] : [`this day ${scoreText(oldDay.best)}`]),
    ...(old === null ? [] : [`best ${scoreText(old)}`]),
  ];
  return [
    ...(day ? [`This day ${scoreText(day.best)}, ${day.tries === 1 ? '1 try' : `${day.tries} tries`}`] : []),
    ...(best === null ? [] : [`Best ${scoreText(best)}`]),
    ...(olds.length > 0 ? [`Old rules: ${olds.join(', ')}`] : []),
  ].join(' · ');
}

function handsWords(): string {
  return window.matchMedia('(pointer: coarse)').matches
    ? 'Slide a finger anywhere: the ship goes as it does.'
    : 'The ship follows the pointer. Arrow keys and W A S D steer too.';
}

/** A ship and a missile about their middle, nose to the right. */
const ship = 'M9 0 L-7 -5.5 L-4 0 L-7 5.5 Z';
const missile = 'M10 0 L5 -2.4 L-6 -2.4 L-9 -5 L-9 5 L-6 2.4 L5 2.4 Z';

/** The three pictures with their words, 120 by 72 units each: step aside, lure into walls, lure into each other. */
function Pictures() {
  return (
    <div class="dodge-pictures">
      <figure>
        <svg viewBox="0 0 120 72" aria-hidden="true" class="move">
          <path class="line" d="M0 40 H120" />
          <path class="ship" d={ship} />
          <path class="missile" d={missile} />
        </svg>
        <figcaption>Move</figcaption>
      </figure>
      <figure>
        <svg viewBox="0 0 120 72" aria-hidden="true" class="walls">
          <path class="wall" d="M74 22 L90 38 L74 54 L58 38 Z" />
          <path class="ship" d={ship} />
          <path class="missile" d={missile} />
          <circle class="burst" cx="59" cy="40" r="13" />
          <text class="gain" x="34" y="24" font-size="15" text-anchor="middle">
            +40
          </text>
        </svg>
        <figcaption>Lure it into walls</figcaption>
      </figure>
      <figure>
        <svg viewBox="0 0 120 72" aria-hidden="true" class="each-other">
          <path class="ship" d={ship} />
          <path class="missile" d={missile} />
          <path class="missile other" d={missile} />
          <circle class="burst" cx="60" cy="32" r="13" />
          <text class="gain" x="60" y="14" font-size="15" text-anchor="middle">
            +80 ×2
          </text>
        </svg>
        <figcaption>Or into each other</figcaption>
      </figure>
    </div>
  );
}
