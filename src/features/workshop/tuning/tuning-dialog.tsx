// Dialog “Tune for me”: body and weights at the left, progress and result of the search for gains at the right.
import '../../../app/ui/kit/two-part.css';
import './tuning.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { inFocus, useApp } from '../../../app/ui/app';
import { useFeatures } from '../../../app/ui/features';
import { Dialog } from '../../../app/ui/kit/dialog';
import { Icon } from '../../../app/ui/kit/icon';
import { colourOf } from '../../../app/view/bodies';
import { css } from '../../../app/view/palette';
import { goal, weightsOf, weightTunables } from '../../../lab/tuning/cost';
import type { TuningResult } from '../../../lab/tuning/tune';
import { delay } from '../../../lab/tuning/turn-set';
import { NumberFields } from './fields';
import { TuningTable } from './result';
import { search } from './search';
import { type Outcome, ownSubject, type Subject, sceneSubject } from './subjects';

const intro = [
  `The search makes turns from 10° to 170°: in calm air, with the wind and against it, told the heading ${delay} steps late, and told it with noise; and rests on target, told it with noise. It does so with some hundreds of gains, in the very simulation that runs here. It takes some ten seconds, or a minute or two on a slow machine.`,
  `A turn costs little when its error is gone early, when it does not swing past, and when the motor does little; rest costs little when the motor hardly trembles. All turns and rest count about alike. Besides, the turn of 90° has a goal: to settle within ${goal.times} times the best possible turn, and to swing past by at most ${100 * goal.overshoot} %. To miss it costs much.`,
];

const weights: Record<string, number> = Object.fromEntries(
  weightTunables.map(({ key, initial }) => [key, initial]),
);

export const tuningDialog = () => <TuningDialog />;

function TuningDialog() {
  const app = useApp();
  const features = useFeatures();
  const [colour] = useState(() => css(colourOf(app.session, inFocus(app))));
  const [subject, setSubject] = useState(() => sceneSubject(app));
  const [refused, refuse] = useState('');
  const [state, say] = useState('');
  /** Progress of the search, 0 to 1; null if no search runs. */
  const [done, setDone] = useState<number | null>(null);
  const [found, setFound] = useState<{ readonly tuned: TuningResult; readonly outcome: Outcome } | null>(
    null,
  );
  const isRunning = done !== null;
  const stop = useRef(() => {});
  const sheet = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  /** Whether the search was stopped while the Cancel button had the focus. The focus then moves to the start button. */
  const isCancelled = useRef(false);

  useLayoutEffect(() => {
    // Focus moves to the next button that can be pressed.
    if (isRunning) cancel.current?.focus({ preventScroll: true });
    else if (isCancelled.current) start.current?.focus({ preventScroll: true });
    // On a phone the progress is below the inputs.
    if (isRunning) sheet.current?.scrollIntoView();
  }, [isRunning]);

  const halt = (sentence: string) => {
    stop.current();
    isCancelled.current = document.activeElement === cancel.current;
    setDone(null);
    say(sentence);
  };
  const begin = () => {
    try {
      const tuning = { ...subject.tuning(), weights: weightsOf(weights) };
      refuse('');
      setDone(0);
      setFound(null);
      say('Searching');
      stop.current = search.ask(tuning, {
        progress({ done, cost }) {
          setDone(done);
          say(`${Math.round(100 * done)} %, cost ${cost.toFixed(2)}`);
        },
        answer(tuned) {
          const outcome = subject.outcome(tuned);
          halt(outcome.verdict);
          setFound({ tuned, outcome });
        },
        failed(sentence) {
          halt('');
          refuse(`${sentence} Your gains are as they were.`);
        },
      });
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error));
    }
  };
  useEffect(() => {
    begin();
    return () => stop.current();
  }, []);
  const take = (next: Subject) => {
    if (isRunning) halt('');
    setSubject(next);
    refuse('');
    say('');
    setFound(null);
  };
  const takeOwn = () => take(ownSubject(app, features, takeOwn));
  const choices = [
    ['This body', () => take(sceneSubject(app))],
    ['My own body', takeOwn],
  ] as const;
  const fields = (
    <div key={subject.label} class="fields" inert={isRunning}>
      {subject.fields(refuse)}
    </div>
  );
  return (
    <Dialog class="two-part tuning" aria-labelledby="tuning-title" style={{ '--body': colour }}>
      {(close) => (
        <>
          <div class="setup">
            <h2 id="tuning-title">Tune for me</h2>
            <div class="group segmented" role="group" aria-label="What is tuned">
              {choices.map(([label, choose]) => (
                <button
                  key={label}
                  type="button"
                  class="button"
                  aria-pressed={label === subject.label}
                  onClick={choose}
                >
                  {label}
                </button>
              ))}
            </div>
            <p class="who">{subject.who}</p>
            {!subject.isReady && fields}
            <details class="what-counts">
              <summary>What counts</summary>
              {subject.isReady && fields}
              <fieldset class="weights" inert={isRunning} aria-label="Weights">
                <NumberFields rows={weightTunables} values={weights} refuse={refuse} />
              </fieldset>
              {intro.map((text) => (
                <p key={text} class="note">
                  {text}
                </p>
              ))}
            </details>
            <p class="refused" role="status">
              {refused}
            </p>
            <div class="run">
              <button ref={start} type="button" class="button filled" disabled={isRunning} onClick={begin}>
                {found ? 'Search again' : 'Search'}
              </button>
            </div>
          </div>
          <div ref={sheet} class="sheet">
            <header>
              <p class="state" role="status">
                {state}
              </p>
              {isRunning && (
                <>
                  <progress max={1} value={done} aria-label="How far the search is" />
                  <button
                    ref={cancel}
                    type="button"
                    class="button"
                    onClick={() => halt('Cancelled. Your gains are as they were.')}
                  >
                    Cancel
                  </button>
                </>
              )}
              <button type="button" class="button icon close" aria-label="Close" onClick={close}>
                <Icon sign="close" />
              </button>
            </header>
            <div key={found} class="content">
              {isRunning && !found && (
                <p class="note">
                  The search simulates turns with many gains. The best gains will stand here, beside yours.
                </p>
              )}
              {found && <TuningTable {...found} was={subject.was} />}
            </div>
            <footer class="group">
              {found?.outcome.actions.map(({ label, press }, n) => (
                <button
                  key={label}
                  type="button"
                  class={n === 0 ? 'button filled' : 'button'}
                  onClick={() => press(close)}
                >
                  {label}
                </button>
              ))}
            </footer>
          </div>
        </>
      )}
    </Dialog>
  );
}
