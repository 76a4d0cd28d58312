// The texts below a scene's question: choices for a guess, the answer with its cause, and the button of the next scene.
import './answer.css';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Answer, type GuessChoice, type Phrase, sentenceText } from '../../../lab/answers/answer';
import { usualTimeOf } from '../../../lab/answers/answers';
import { explained } from '../../../lab/answers/words';
import { type NextScene, nextOf } from '../../../lab/scenarios/tour';
import type { Scenario } from '../../../world/simulation/scenario';
import { colourOf, guidedArtOf } from '../../view/bodies';
import { heroOf } from '../../view/heroes/heroes';
import type { Action } from '../actions/action';
import { ActionButton } from '../actions/action-button';
import { takesCommands } from '../actions/common-command';
import { type App, useApp } from '../app';
import { bestStore } from '../best-store';
import { crowd } from '../crowd';
import { useFeatures } from '../features';
import { BodyIcon } from '../kit/body-icon';
import { useFrames } from '../kit/frames';
import { Icon } from '../kit/icon';
import { isBrowserShortcut, isDialogOpen, isTyping } from '../kit/keyboard';
import { onSize } from '../kit/older-browsers';
import { progress } from '../progress/progress';
import { loadBuiltIn, openAddress } from '../sharing/sharing';
import { TimeRing } from './ring';
import { Sentence } from './sentence';

interface ExplainedAnswer {
  readonly answer: Answer;
  /** Reason for the answer, as phrases; null if no reason is known. */
  readonly because: readonly Phrase[] | null;
  /** Name and value of the scene's main control when the answer came, such as “Gravity: moon”. Null if unknown. */
  readonly hero: string | null;
}

interface Visit {
  readonly scene: symbol | null;
  readonly scenario: Scenario | null;
  found: ExplainedAnswer | null;
  isAnswered: boolean;
}

/** Rate at which the page checks whether the main control's value has changed. Hz */
const lookRate = 5;

/** Largest number of characters of a question that fits in one line with two choice buttons. */
const shortQuestion = 50;

/** Delay between the person's guess and the start of the simulation. ms */
const choiceSeenMs = 250;

export function Finding() {
  const app = useApp();
  const { session, rounds } = app;
  const { scenario, title, answer, round } = session;
  const { found, isAnswered } = useVisit(app);
  const { choices } = rounds;
  const choose = (n: number) => {
    round.choose(n);
    progress.note(title, 'guessed');
    setTimeout(() => round.run(), choiceSeenMs);
  };
  useGuessKeys(app, choices.length, choose);
  const features = useFeatures();
  const share: Action = { ...features.action('share'), sign: () => 'share' };
  const { hint = '', ofFeature } = features.wordsOf(session);
  const next = isAnswered && !ofFeature ? nextOf(title) : null;
  // Beside a short question two choices, a verdict and Next have room, and the field is larger.
  const isShort = (scenario.question ?? '').length < shortQuestion && choices.length === 2;
  const isBeside = isShort && !scenario.cards && takesCommands(scenario);
  // The row of the choices has its room before Next comes, too.
  const asks = usualTimeOf(scenario) !== null;
  useNextKey(app, next);
  useFitted(app, [scenario, choices.length > 0, next !== null]);
  return (
    <div class="finding" data-asks={asks} data-beside={isBeside}>
      {(asks || next || found) && (
        <div class="guess">
          {choices.length > 0 && <Guess choices={choices} answer={found?.answer ?? null} choose={choose} />}
          {found && <ActionButton action={share} />}
          {next && <NextButton next={next} />}
        </div>
      )}
      <div class="said">
        {found ? (
          <AnswerText found={found} isNow={answer !== null} />
        ) : (
          <BeforeAnswer hint={hint} asks={choices.length > 0} />
        )}
      </div>
    </div>
  );
}

/**
 * Text shown until the scene's question is answered: the hint, or "Let’s see." after a guess.
 * @param asks whether the person can make a guess
 */
function BeforeAnswer({ hint, asks }: { readonly hint: string; readonly asks: boolean }) {
  const { session } = useApp();
  // With fewer bodies the choices may go, and with them the guess.
  if (asks && session.round.guess !== null) return <p class="found">Let’s see.</p>;
  return (
    <p class="quiet-line">
      <Sentence phrases={explained(asks ? invitation(session) + hint : hint)} />
    </p>
  );
}

/** Returns data about the person's visit to the open scene. Also stores the person's progress. */
function useVisit(app: App): Visit {
  const { session, view } = app;
  const { scene, scenario, title, answer, round } = session;
  const visit = useRef<Visit>({ scene: null, scenario: null, found: null, isAnswered: false });
  useFrames(lookRate, () => [heroNow(app)]);
  if (visit.current.scenario !== scenario || visit.current.scene !== scene)
    visit.current = { scene, scenario, found: null, isAnswered: false };
  if (answer) {
    const hero = answer.isOfLastTurn ? (visit.current.found?.hero ?? null) : heroNow(app);
    Object.assign(visit.current, { isAnswered: true, found: { answer, because: session.because, hero } });
  }
  const { found, isAnswered } = visit.current;
  const isRight = round.guess !== null && (found?.answer.right.includes(round.guess) ?? false);
  useEffect(() => progress.note(title, 'seen'), [scenario]);
  // In a game, a result that counts is the answer.
  useEffect(
    () =>
      bestStore.onChange(() => {
        visit.current.isAnswered ||= session.game !== null;
        view.redraw();
      }),
    [],
  );
  useEffect(() => {
    if (isAnswered) progress.note(title, isRight ? 'right' : 'answered');
  }, [scenario, isAnswered, isRight]);
  useEffect(() => {
    if (answer && scenario.swarm) crowd.note(answer.figures);
  }, [answer && scenario.swarm && sentenceText(answer.phrases)]);
  return visit.current;
}

interface GuessProps {
  readonly choices: readonly GuessChoice[];
  /** The last answer to the scene's question; null before the first one. */
  readonly answer: Answer | null;
  choose(n: number): void;
}

/** Buttons for guessing the answer or watching without a guess, and the verdict. */
function Guess({ choices, answer, choose }: GuessProps) {
  const { round } = useApp().session;
  const { guess, state } = round;
  return (
    <>
      <Choices choices={choices} guess={guess} answer={answer} choose={choose} />
      {state === 'waiting' && guess === null && <JustWatch />}
      {answer && guess !== null && <p class="verdict">{verdictOf(choices, answer, guess)}</p>}
    </>
  );
}

/** The button that opens the next scene of the tour. */
function NextButton({ next }: { readonly next: NextScene }) {
  const app = useApp();
  return (
    <button
      type="button"
      class="next"
      title="The next scene (N while the answer stands)"
      aria-label={`Next: ${next.words}`}
      onClick={() => void open(app, next)}
    >
      <span>
        Next<span class="next-words">: {next.words}</span>
      </span>
      <Icon sign="next" />
    </button>
  );
}

/**
 * The button "just watch", which starts the scene without a guess. It shows a countdown. The scene also starts when the
 * countdown ends.
 */
function JustWatch() {
  const { session, rounds } = useApp();
  return (
    <button type="button" class="just-watch" onClick={() => session.round.run()}>
      {rounds.left !== null && <TimeRing share={rounds.left / rounds.ring} seconds={rounds.left} />}
      just watch
    </button>
  );
}

/**
 * The text of an answer and its cause. An answer from an earlier run is marked with "Before".
 * @param isNow whether the answer belongs to the present run of the scene
 */
function AnswerText({ found, isNow }: { readonly found: ExplainedAnswer; readonly isNow: boolean }) {
  const app = useApp();
  const { answer, because, hero } = found;
  const now = heroNow(app);
  const change = !isNow && now !== null && now !== hero ? `${now} now. ` : '';
  const before = isNow ? (answer.isOfLastTurn ? 'Last turn: ' : '') : `${change}Before: `;
  return (
    <>
      <p class="found" data-past={before !== ''} key={sentenceText(answer.phrases)}>
        {before && <span class="before">{before}</span>}
        <Sentence phrases={answer.phrases} />
      </p>
      {because && (
        <p class="because">
          <Sentence phrases={because} />
        </p>
      )}
    </>
  );
}

/** Returns the main control's name and value, like “Gravity: moon”. Null if there are none. */
function heroNow({ session, view }: App): string | null {
  const { hero, scene } = heroOf(session, view) ?? {};
  if (!hero?.choice || !scene) return null;
  const value = hero.choice.now(scene);
  const word = hero.choice.options(scene).find((option) => option.value === value)?.word;
  return word === undefined ? null : `${hero.label}: ${word.toLowerCase()}`;
}

/**
 * Listens for keys while a scene waits for a guess: 1 to 4 choose, Escape starts without a guess.
 * @param count number of choices
 */
function useGuessKeys({ session, singleKeys }: App, count: number, choose: (n: number) => void): void {
  const latest = useRef(choose);
  latest.current = choose;
  const waits = session.round.state === 'waiting';
  // A key may come before the picture of the waiting scene.
  useLayoutEffect(() => {
    if (!waits) return;
    const press = (event: KeyboardEvent) => {
      const { round } = session;
      if (round.state !== 'waiting' || round.guess !== null || event.defaultPrevented) return;
      const isFree = !document.querySelector('dialog[open], #menu') && !event.ctrlKey && !event.metaKey;
      const n = Number(event.key) - 1;
      if (!isFree || (event.key !== 'Escape' && !(n >= 0 && n < count && singleKeys.allow(event.key))))
        return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') round.run();
      else latest.current(n);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [count, waits]);
}

function useNextKey(app: App, next: NextScene | null): void {
  useEffect(() => {
    if (!next) return;
    const press = (event: KeyboardEvent) => {
      const { session, singleKeys } = app;
      const isFree = !isTyping(event.target) && !isDialogOpen() && !isBrowserShortcut(event);
      if (session.round.state !== 'held' || !isFree || event.defaultPrevented) return;
      if (event.key.toLowerCase() !== 'n' || !singleKeys.allow(event.key)) return;
      event.preventDefault();
      void open(app, next);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [next?.scene]);
}

interface Fitted {
  /** Scene for which the picture was last fitted into the page. Null before the first time. */
  readonly scenario: Scenario | null;
  /** Lower edge of the page's header, measured from the top of the window. CSS pixels */
  readonly header: number;
  /** Height of the page's footer, which contains the controls. CSS pixels */
  readonly bars: number;
}

/** Returns the words that ask the person for a guess, such as "Guess while it runs. ". */
function invitation({ round, playback }: App['session']): string {
  if (round.state === 'waiting') return 'Guess, then it starts. ';
  return playback.paused ? 'Guess. ' : 'Guess while it runs. ';
}

const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();

/**
 * Fits the picture into the free part of the page. Fits it again when the page's header or bars grow, or when a value
 * of `parts` changes.
 * @param parts values that determine the contents of the header
 */
function useFitted(app: App, parts: readonly unknown[]): void {
  const { session, view } = app;
  const fitted = useRef<Fitted>({ scenario: null, header: 0, bars: 0 });
  const sizes = () => ({ header: boxOf('.first-header').bottom, bars: boxOf('.bars').height });
  useLayoutEffect(() => {
    const { scenario } = session;
    // After an answer the picture glides to its new place. In another scene it starts there.
    app.fit(fitted.current.scenario === scenario && view.modes.takes(scenario, 'picture'));
    fitted.current = { scenario, ...sizes() };
  }, parts);
  // A long answer on a narrow page may need more than the room that is kept for it. The same is true of the bars
  // beside a drawer: while time is paused, they have one button more.
  useEffect(() => {
    const refit = () => {
      const { header, bars } = sizes();
      if (header <= fitted.current.header + 1 && bars <= fitted.current.bars + 1) return;
      Object.assign(fitted.current, { header, bars });
      app.fit(true);
    };
    const ends = ['.first-header', '.bars'].map((part) => onSize(document.querySelector(part)!, refit));
    return () => {
      for (const end of ends) end();
    };
  }, []);
}

/**
 * Opens a scene, or the scene's daily game.
 * @param ofToday true for today's daily game. If there is none, the scene itself is opened.
 */
async function open(app: App, { scene, ofToday }: NextScene): Promise<void> {
  const entries = ofToday ? await app.features.entries().catch(() => []) : [];
  const today = entries.find((entry) => entry.scene === scene)?.today;
  if (today) openAddress(app, today.words());
  else loadBuiltIn(app, scene);
}

interface ChoicesProps extends GuessProps {
  readonly guess: number | null;
}

function Choices({ choices, guess, answer, choose }: ChoicesProps) {
  const { session, view } = useApp();
  const isOpen = guess === null && answer === null;
  const arts = new Set(choices.flatMap(({ bodies: [body] }) => (body ? guidedArtOf(body) : [])));
  // Game pictures may draw other hulls than the icons show, so icons are left out.
  const hasHulls = arts.size > 1 && !view.modes.takes(session.scenario, 'picture');
  return (
    <div class="choices segmented" role="group" aria-label="Your guess">
      {choices.map(({ label, bodies: [body] }, n) => {
        const isRight = answer?.right.includes(n) ?? false;
        const isWrong = guess === n && answer !== null && answer.right.length > 0 && !isRight;
        return (
          <button
            key={label}
            type="button"
            class="choice"
            disabled={!isOpen}
            aria-pressed={guess === n}
            data-right={isRight}
            onClick={() => choose(n)}
          >
            {hasHulls && body && <BodyIcon art={guidedArtOf(body)} colour={colourOf(session, body)} />}
            <span>{label}</span>
            {guess === n && answer === null && <RoundRing />}
            {isRight && <Icon sign="tick" />}
            {isWrong && <Icon sign="close" />}
          </button>
        );
      })}
    </div>
  );
}

function RoundRing() {
  const { session } = useApp();
  const share = () => Math.min(1, session.simulation.time / (usualTimeOf(session.scenario) ?? Infinity));
  useFrames(10, () => [share().toFixed(2)]);
  return <TimeRing share={share()} />;
}

/**
 * Largest number of right choices that a reply lists by name. If more are right, and only the guess is wrong, the reply
 * is "all the others".
 */
const mostNamed = 2;

function verdictOf(choices: readonly GuessChoice[], { right }: Answer, guess: number): string {
  if (right.includes(guess)) return 'You guessed right.';
  if (right.length === 0) return '';
  if (right.length > mostNamed && right.length === choices.length - 1) return 'Not quite: all the others.';
  return `Not quite: ${right.map((n) => choices[n]?.label ?? '').join(' and ')}.`;
}
