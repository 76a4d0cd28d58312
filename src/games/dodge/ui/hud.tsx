// Dodge on the page: the title before a run, the strip beside its arena, the card after it.
import './dodge.css';
import { useEffect, useRef } from 'preact/hooks';
import { ActionButton } from '../../../ui/actions/action-button';
import { playback } from '../../../ui/actions/list';
import { useApp } from '../../../ui/app';
import { formatCount } from '../../../ui/kit/formats';
import { useFrames } from '../../../ui/kit/frames';
import { Icon } from '../../../ui/kit/icon';
import { useSized } from '../../../ui/kit/older-browsers';
import { isEmbedded } from '../../../ui/sharing/frame';
import { loadBuiltIn } from '../../../ui/sharing/sharing';
import { playYourself } from './actions';
import { Card } from './card';
import { type Flow, flowRate } from './flow';
import type { DodgeRun } from './run';
import { clockText } from './text';
import { Title } from './title';

const pause = playback.find(({ id }) => id === 'pause')!;
const goOn = { ...pause, sign: undefined, buttonText: () => 'Go on' };

/** The game's part of the page; nothing without the game. */
export function Hud({ flow }: { readonly flow: Flow }) {
  useFrames(flowRate);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
  }, []);
  const { run, phase } = flow;
  if (!run) return null;
  return (
    <section class="dodge-hud" aria-label="Dodge">
      <Strip run={run} waits={phase === 'title'} />
      {phase === 'title' && (
        // A frame that begins with the title leaves the keyboard to the page around it.
        <Title
          key={run}
          run={run}
          takesKeyboard={isThere.current || !isEmbedded()}
          play={() => flow.play()}
        />
      )}
      {phase === 'card' && <Card key={run} run={run} />}
    </section>
  );
}

/** The strip beside the arena: score, combo, time, notes, pause and leave. */
function Strip({ run, waits }: { readonly run: DodgeRun; readonly waits: boolean }) {
  const app = useApp();
  const strip = useSized<HTMLDivElement>(() => app.fit());
  const { game, toBeat } = run;
  const isOver = game.state === 'over';
  const isPast = toBeat !== null && game.score > toBeat;
  const share = toBeat === null ? 0 : Math.min(1, game.score / toBeat);
  const hasCombo = game.comboNow > 1 && !isOver;
  return (
    <div ref={strip} class="dodge-strip" data-head="">
      <div class="dodge-left">
        <strong class="dodge-points" title="Points">
          {formatCount(game.score)}
        </strong>
        <span
          class={isPast ? 'dodge-goal passed' : 'dodge-goal'}
          title="The score to beat"
          style={{ '--share': share.toFixed(3) }}
        >
          {toBeat !== null && `${isPast ? 'past' : '/'} ${formatCount(toBeat)}`}
        </span>
        <span
          class={hasCombo ? 'dodge-combo on' : 'dodge-combo'}
          title="How many times the next near miss or lured missile counts, and the time left for it"
          style={{ '--share': hasCombo ? game.comboLeft.toFixed(2) : '0' }}
        >
          <span class="dodge-next">next </span>
          <span>{hasCombo && `×${game.comboNow}`}</span>
          <i />
        </span>
      </div>
      <span class="dodge-time" title="Time since the first launch">
        {clockText(game.seconds)}
      </span>
      <div class="dodge-notes">{!isOver && <Note run={run} waits={waits} />}</div>
      <div class="dodge-right">
        {/* After a hit there is nothing left to pause. Its place stays empty, so that the other button stays where it is. */}
        <ActionButton action={pause} more={isOver ? 'gone' : undefined} />
        <button
          type="button"
          class="button icon dodge-leave"
          title="Leave the game"
          aria-label="Leave the game"
          onClick={() => loadBuiltIn(app, app.scenarios[0].id)}
        >
          <Icon sign="close" />
        </button>
      </div>
    </div>
  );
}

/** What is said of a run beside its figures. Beside a replay's words there is room for the strip's button alone. */
function Note({ run, waits }: { readonly run: DodgeRun; readonly waits: boolean }) {
  const app = useApp();
  if (run.game.replayed)
    return (
      <div class="dodge-note">
        <span>{run.isOfOldRules ? 'Old rules, today’s points' : 'Replay'}</span>
        <button type="button" class="button" onClick={() => playYourself(app)}>
          Play yourself
        </button>
      </div>
    );
  if (!app.session.playback.paused || waits) return null;
  return (
    <div class="dodge-note">
      Paused
      <ActionButton action={goOn} />
      <kbd>P</kbd>
    </div>
  );
}
