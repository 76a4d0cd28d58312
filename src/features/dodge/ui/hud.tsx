// Dodge on the page: title screen before a run, strip with the score beside the arena, card after the run.
import { lowHeight } from '../../../app/view/steps';
import './dodge.css';
import { useEffect, useRef } from 'preact/hooks';
import { ActionButton } from '../../../app/ui/actions/action-button';
import { goOn, pause } from '../../../app/ui/actions/list';
import { type App, useApp } from '../../../app/ui/app';
import { useEscape } from '../../../app/ui/kit/escape';
import { formatCount } from '../../../app/ui/kit/formats';
import { useFrames } from '../../../app/ui/kit/frames';
import { Icon } from '../../../app/ui/kit/icon';
import { isDialogOpen } from '../../../app/ui/kit/keyboard';
import { useSized } from '../../../app/ui/kit/older-browsers';
import { pageHistory } from '../../../app/ui/kit/page-history';
import { isEmbedded } from '../../../app/ui/sharing/frame';
import { loadBuiltIn } from '../../../app/ui/sharing/sharing';
import { wallThickness } from '../spec';
import { playYourself } from './actions';
import { Dots, ResultCard } from './card';
import { type Flow, flowRate } from './flow';
import type { DodgeRun } from './run';
import { clockText } from './text';
import { Title } from './title';

/** The parts of the page that belong to Dodge. Empty while another scene is open. */
export function Hud({ flow }: { readonly flow: Flow }) {
  // Rendered in each frame of a game, and not at all in other scenes.
  useFrames(flowRate, () => (flow.run ? [performance.now()] : []));
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
        // An embedded page that starts with the title leaves the focus to the page around it.
        <Title
          key={run}
          run={run}
          takesKeyboard={isThere.current || !isEmbedded()}
          play={() => flow.play()}
        />
      )}
      {phase === 'card' && <ResultCard key={run} run={run} />}
    </section>
  );
}

/** Leaves Dodge for the scene that was open before; without one, for the first scene. */
function leave(app: App): void {
  if (!pageHistory.returnToPrevious()) loadBuiltIn(app, app.scenarios[0].id);
}

/** Whether the page is wider than the arena, so that there is free space at the left and right. */
function isWide({ session: { scenario } }: App): boolean {
  const [width, height] = (scenario.dodge?.arena ?? [1, 1]).map((length) => length + 2 * wallThickness);
  return window.innerHeight > lowHeight && window.innerWidth / window.innerHeight >= width / height;
}

/**
 * Returns CSS variables with the inner edges of the arena's upper wall (`--below`) and left wall (`--beside`). CSS
 * pixels
 */
function insideWalls({ session: { scenario }, viewport }: App) {
  const [width, height] = scenario.dodge?.arena ?? [0, 0];
  const { x, y } = viewport.toPage({ x: -width / 2, y: -height / 2 });
  return { '--below': `${y}px`, '--beside': `${x}px` };
}

/**
 * Strip beside or over the arena: score, combo factor, time, notes, and buttons to pause and leave.
 * @param waits whether the game waits for Play
 */
function Strip({ run, waits }: { readonly run: DodgeRun; readonly waits: boolean }) {
  const app = useApp();
  const strip = useSized<HTMLDivElement>(() => app.fit());
  const { game, toBeat } = run;
  const isOver = game.state === 'over';
  const isPast = toBeat !== null && game.score > toBeat;
  const share = toBeat === null ? 0 : Math.min(1, game.score / toBeat);
  const hasCombo = game.comboNow > 1 && !isOver;
  const liesOver = isWide(app);
  return (
    <div
      ref={strip}
      class={liesOver ? 'dodge-strip over' : 'dodge-strip'}
      style={liesOver ? insideWalls(app) : {}}
      data-head={liesOver ? undefined : ''}
    >
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
        {!game.replayed && !isOver && <GoalNow run={run} />}
      </div>
      <span class="dodge-time" title="Time since the first launch">
        {clockText(game.seconds)}
      </span>
      <div class="dodge-notes">{!isOver && <Note run={run} waits={waits} />}</div>
      <div class="dodge-right">
        {/* After a hit there is nothing to pause. The button keeps its place, so that the other button does not move. */}
        <ActionButton action={pause} more={isOver ? 'gone' : undefined} />
        <button
          type="button"
          class="button icon dodge-leave"
          title="Leave the game"
          aria-label="Leave the game"
          onClick={() => leave(app)}
        >
          <Icon sign="close" />
        </button>
      </div>
    </div>
  );
}

/** The next goal, and how much of it the run has reached. */
function GoalNow({ run: { game, goal } }: { readonly run: DodgeRun }) {
  if (!goal) return null;
  const have = goal.have(game);
  return (
    <span class={have >= goal.count ? 'dodge-aim reached' : 'dodge-aim'}>
      Goal: {goal.words} <Dots goal={goal} have={have} />
    </span>
  );
}

/**
 * Short note beside the score: "Replay" or "Paused", with a play button.
 * @param waits whether the game waits for Play
 */
function Note({ run, waits }: { readonly run: DodgeRun; readonly waits: boolean }) {
  const app = useApp();
  useEscape('drawer', () => {
    if (!run.game.replayed || isDialogOpen()) return false;
    playYourself(app);
    return true;
  });
  if (run.game.replayed)
    return (
      <div class="dodge-note">
        <span>Replay</span>
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
