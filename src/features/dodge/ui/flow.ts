// Flow of Dodge on the page, as a state machine: title screen, run, hit in slow motion, card, next run.
import type { Session } from '../../../app/session/session';
import type { App } from '../../../app/ui/app';
import { everyFrame } from '../../../app/ui/kit/frames';
import { isBrowserShortcut, isDialogOpen, isPressable } from '../../../app/ui/kit/keyboard';
import { pageHistory } from '../../../app/ui/kit/page-history';
import type { Dialogs } from '../../../app/ui/state/dialogs';
import type { DrawerId, DrawerState } from '../../../app/ui/state/drawers';
import type { ViewState } from '../../../app/view/view-state';
import { SharedFlights } from '../../../lab/files/shared-run';
import { DeathClock, death, tempoAt } from '../death';
import { type Dodge, dodgeOf } from '../rules/dodge';
import { DodgeNews } from '../rules/events';
import { offeredFor } from './actions';
import { flyChallenge } from './challenge';
import { DodgeRun } from './run';
import { spoken } from './text';

/** Rate at which the game's stage (title screen, run, hit or result) is updated. Hz */
export const flowRate = 60;

/**
 * Duration of the short freeze of the game after the player has lured a missile into a wall or another missile. s, real
 * time
 */
const standing = 0.08;

/**
 * Parts and functions of the page that the class `Flow` needs. `Flow` controls the stages of a game: title screen, run,
 * hit, and card with the result.
 */
interface FlowPage {
  readonly session: Session;
  readonly view: Pick<ViewState, 'set'>;
  readonly drawers: Pick<DrawerState, 'open' | 'set'>;
  readonly dialogs: Pick<Dialogs, 'all'>;
  /** Presses the first button of the card at the end of a run. */
  pressFirst(run: DodgeRun): void;
  /** Returns the real time. s */
  now(): number;
  isMotionReduced(): boolean;
  /** Returns the fragment of the page's address. */
  hash(): string;
}

export class Flow {
  readonly #page: FlowPage;
  readonly #flights = new SharedFlights(flyChallenge);
  #run: DodgeRun | null = null;
  readonly #runs = new WeakMap<Dodge, DodgeRun>();
  /** Whether the game waits for the player to press Play. */
  #waits = false;
  /** Clock that counts the time since the hit on the player; null before the hit. */
  #hit: DeathClock | null = null;
  readonly #news = new DodgeNews();
  /** Real time until which the game is frozen after a lured missile has crashed. s */
  #standsUntil = Number.NEGATIVE_INFINITY;
  /** Whether the player pressed Play between the hit and the appearance of the result card. */
  #pressed = false;
  /** Whether time was paused at the end of the previous call of `update`. */
  #wasPaused = false;
  /** Drawers (panels at the page's edge) that were open before the game; null while no game is open. */
  #drawers: readonly DrawerId[] | null = null;
  #dialogs: Dialogs['all'] = [];

  constructor(page: FlowPage) {
    this.#page = page;
    page.session.onChange(() => {
      this.update();
      this.#run?.watch();
    });
    this.update();
  }

  /** The run that the player plays or watches; null if the open scene is no game of Dodge. */
  get run(): DodgeRun | null {
    return this.#run && this.#run.game === dodgeOf(this.#page.session.simulation) ? this.#run : null;
  }

  /** Stage of the game: title screen, run, time after the hit, or card with the result. */
  get phase(): 'title' | 'run' | 'hit' | 'card' {
    if (this.#isTitleUp) return 'title';
    if (!this.#hit) return 'run';
    return this.#hit.age < death.card ? 'hit' : 'card';
  }

  /** Whether the title screen is shown. Time is paused until the player presses Play. */
  get #isTitleUp(): boolean {
    return this.#waits && !this.#run?.game.display.skipsTitle;
  }

  /** Text for screen readers to announce; empty if there is nothing to announce. */
  get announcement(): string {
    const { run } = this;
    return run?.result && this.phase === 'card' && !run.game.replayed ? spoken(run.result) : '';
  }

  update(): void {
    const { playback, simulation } = this.#page.session;
    const game = dodgeOf(simulation);
    // If a run ended just before the next one began, its score is stored first.
    this.#run?.end();
    if ((this.#run?.game ?? null) !== game) this.#begin(game);
    this.#keepPage(game !== null);
    this.#pauseForDialog();
    const run = this.#run;
    if (!run) return;
    run.end();
    this.#wait(run);
    this.#wasPaused = playback.paused;
    this.#slowTime(run);
    if (this.#pressed && this.phase === 'card') this.#page.pressFirst(run);
  }

  /** Starts or resumes the game, also from the title screen. */
  play(): void {
    const { playback } = this.#page.session;
    if (playback.paused) playback.paused = false;
    this.update();
  }

  /** Pauses a run that has not ended. */
  pause(): void {
    const { playback, simulation } = this.#page.session;
    const game = dodgeOf(simulation);
    if (game && game.state !== 'over' && !playback.paused) playback.paused = true;
  }

  /** Presses the first button of the title screen or result card. */
  pressFirst(): void {
    if (!this.#run) return;
    if (this.phase === 'title') this.play();
    else if (this.phase === 'card') this.#page.pressFirst(this.#run);
    else if (this.#hit && this.#hit.age >= death.press) this.#pressed = true;
  }

  #begin(game: Dodge | null): void {
    const { session } = this.#page;
    // The pause of the title must not carry over to the next scene.
    const wasStopped = this.#isTitleUp && this.#wasPaused && this.#run?.game.state === 'ready';
    this.#run = game && this.#runOf(game);
    this.#waits = game !== null && !game.replayed;
    this.#hit = null;
    this.#pressed = false;
    session.playback.tempo = 1;
    if (wasStopped && session.simulation.tick === 0) session.playback.paused = false;
    // Otherwise the new title would close, as if the player had resumed time there.
    this.#wasPaused = session.playback.paused;
  }

  /** Returns the run (record of one play) that belongs to a game. Each game has one run. */
  #runOf(game: Dodge): DodgeRun {
    const { session, hash } = this.#page;
    const run = this.#runs.get(game) ?? new DodgeRun(session, game, hash(), this.#flights);
    this.#runs.set(game, run);
    return run;
  }

  /**
   * Closes the drawers (panels at the page's edge) when a game begins, and selects the pointer tool. Opens the drawers
   * again when the game ends.
   * @param isOn whether a game is open
   */
  #keepPage(isOn: boolean): void {
    if (isOn === (this.#drawers !== null)) return;
    const { drawers, view } = this.#page;
    const open = this.#drawers ?? drawers.open;
    this.#drawers = isOn ? open : null;
    if (isOn) view.set('tool', 'point');
    for (const id of open) drawers.set(id, !isOn);
  }

  #pauseForDialog(): void {
    const { all } = this.#page.dialogs;
    if (all === this.#dialogs) return;
    this.#dialogs = all;
    if (all.length > 0) this.pause();
  }

  /** Pauses time while the title screen is shown. The game starts when the player resumes time. */
  #wait({ game }: DodgeRun): void {
    if (!this.#isTitleUp) return;
    const { playback, simulation } = this.#page.session;
    if (game.state !== 'ready' || (this.#wasPaused && !playback.paused)) this.#waits = false;
    else if (!playback.paused && simulation.tick > 0) playback.paused = true;
  }

  #slowTime({ game }: DodgeRun): void {
    const { session, now, isMotionReduced } = this.#page;
    if (game.state !== 'over') {
      const isLured = this.#news.next(game, session.simulation.time).some(({ lured }) => lured);
      if (isLured && !isMotionReduced()) this.#standsUntil = now() + standing;
      session.playback.tempo = now() < this.#standsUntil ? 0 : 1;
      return;
    }
    this.#hit ??= new DeathClock(now());
    this.#hit.pass(now());
    session.playback.tempo = tempoAt(this.#hit.age, isMotionReduced());
  }
}

export function beginFlow(app: App): Flow {
  const { session, view, drawers, dialogs } = app;
  const flow = new Flow({
    ...{ session, view, drawers, dialogs },
    pressFirst: (run) => offeredFor(run, app)[0]?.run(app, run),
    now: () => performance.now() / 1000,
    isMotionReduced: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    hash: () => pageHistory.hash,
  });
  everyFrame(flowRate, () => flow.update());
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) flow.pause();
  });
  window.addEventListener('blur', () => flow.pause());
  // This event does not bubble.
  window.addEventListener('webglcontextlost', () => flow.pause(), true);
  window.addEventListener('keydown', (event) => {
    if (!['Enter', ' '].includes(event.key) || event.repeat || !flow.run) return;
    if (isBrowserShortcut(event) || isDialogOpen() || isPressable(event.target)) return;
    event.preventDefault();
    flow.pressFirst();
  });
  return flow;
}
