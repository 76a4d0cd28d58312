// Below the question: what one guesses, then what the run has shown, and what it leads on to.
import './answer.css';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Answer, type Choice, wordsOf } from '../../../lab/answers/answer';
import { choicesOf } from '../../../lab/answers/answers';
import { type Next, nextOf } from '../../../lab/scenarios/tour';
import type { Scenario } from '../../../world/simulation/scenario';
import { colourOf, guidedArtOf } from '../../view/bodies';
import { type App, useApp } from '../app';
import { bestStore } from '../best-store';
import { crowd } from '../crowd';
import { FeatureParts, useFeatures } from '../features';
import { BodyIcon } from '../kit/body-icon';
import { Icon } from '../kit/icon';
import { progress } from '../progress/progress';
import { loadBuiltIn, openAddress } from '../sharing/sharing';
import { Sentence } from './sentence';
import { isOverTally } from './standings';

/** What a person has done at a scene since it was opened. */
interface Visit {
  readonly scenario: Scenario | null;
  /** Whether one may guess: once on a device. */
  readonly asks: boolean;
  guess: number | null;
  isAnswered: boolean;
}

export function Finding() {
  const app = useApp();
  const { session, view } = app;
  const { scenario, title, answer } = session;
  const visit = useRef<Visit>({ scenario: null, asks: false, guess: null, isAnswered: false });
  if (visit.current.scenario !== scenario)
    visit.current = { scenario, asks: !progress.has(title, 'guessed'), guess: null, isAnswered: false };
  if (answer) visit.current.isAnswered = true;
  const { asks, guess, isAnswered } = visit.current;
  const isRight = guess !== null && (answer?.right.includes(guess) ?? false);
  useEffect(() => progress.note(title, 'seen'), [scenario]);
  // A game has its answer with a result that counts.
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
  }, [answer && scenario.swarm && wordsOf(answer.phrases)]);
  const choices = asks ? choicesOf(session.simulation, (body) => session.labelOf(body)) : [];
  const choose = (n: number) => {
    visit.current.guess = n;
    progress.note(title, 'guessed');
    view.redraw();
  };
  const { hint, ofFeature } = useFeatures().wordsOf(session);
  const next = isAnswered && !ofFeature ? nextOf(title) : null;
  const sentence = answer && !view.picture.answerPlace && !isOverTally(session) && (
    <p class="found" key={wordsOf(answer.phrases)}>
      <Sentence phrases={answer.phrases} />
    </p>
  );
  useFitted(app, [sentence ? wordsOf(answer!.phrases) : '', next, guess, choices.length]);
  return (
    <div class="finding" data-room={roomIn(app, sentence ? 'taken' : 'kept')}>
      {choices.length > 0 && (
        <div class="guess">
          <Choices choices={choices} guess={guess} answer={answer} choose={choose} />
          {answer && guess !== null && <p class="verdict">{verdictOf(choices, answer, guess)}</p>}
          {sentence}
        </div>
      )}
      <div class="then">
        {choices.length === 0 && sentence}
        {next ? (
          <button type="button" class="next" onClick={() => void open(app, next)}>
            <span>Next: {next.words}</span>
            <Icon sign="next" />
          </button>
        ) : (
          <Hints hint={hint} />
        )}
      </div>
    </div>
  );
}

/** A picture of its own leaves no place for the answer: room for it is kept up here. */
const roomIn = ({ session, view }: App, state: 'taken' | 'kept') =>
  view.modes.takes(session.scenario, 'picture') ? state : undefined;

/** Keeps the picture clear of what the header says now. @param said what it says */
function useFitted(app: App, said: readonly unknown[]): void {
  const { session, view } = app;
  const fitted = useRef<Scenario | null>(null);
  useLayoutEffect(() => {
    const { scenario } = session;
    // One that lies below the header glides where it is moved by an answer; in another scene it begins where it belongs.
    app.fit(fitted.current === scenario && view.modes.takes(scenario, 'picture'));
    fitted.current = scenario;
  }, said);
}

/** The quiet line; on a phone what a finger can do, until something was done. */
function Hints({ hint }: { readonly hint: string | undefined }) {
  const { session } = useApp();
  return (
    <>
      <p class="quiet-line">{hint}</p>
      {!session.canUndo && <FeatureParts place="scene hint" />}
    </>
  );
}

/** Opens what a scene leads on to. */
async function open(app: App, { scene, ofToday }: Next): Promise<void> {
  const entries = ofToday ? await app.features.entries().catch(() => []) : [];
  const today = entries.find((entry) => entry.scene === scene)?.today;
  if (today) openAddress(app, today.words());
  else loadBuiltIn(app, scene);
}

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly guess: number | null;
  readonly answer: Answer | null;
  choose(n: number): void;
}

/** Once one has guessed, or the run has shown it, they say what was guessed and what is right. */
function Choices({ choices, guess, answer, choose }: ChoicesProps) {
  const { session, view } = useApp();
  const isOpen = guess === null && answer === null;
  const arts = new Set(choices.map(({ bodies: [body] }) => guidedArtOf(body)));
  // A game that draws its own picture has other hulls.
  const hasHulls = arts.size > 1 && !view.modes.takes(session.scenario, 'picture');
  return (
    <div class="choices segmented" role="group" aria-label="Your guess">
      {choices.map(({ label, bodies: [body] }, n) => {
        const isRight = answer?.right.includes(n) ?? false;
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
            {hasHulls && <BodyIcon art={guidedArtOf(body)} colour={colourOf(session, body)} />}
            <span>{label}</span>
            {isRight && <Icon sign="tick" />}
          </button>
        );
      })}
    </div>
  );
}

/** What is said of a guess. */
function verdictOf(choices: readonly Choice[], { right }: Answer, guess: number): string {
  if (right.includes(guess)) return 'You guessed right.';
  if (right.length === 0) return '';
  return `Not quite: ${right.map((n) => choices[n]?.label ?? '').join(' and ')}.`;
}
