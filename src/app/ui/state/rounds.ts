// Decides when a scene waits for a guess before it starts, and how long it stands still at its answer. A ring on the
// page shows the remaining seconds.
import type { GuessChoice } from '../../../lab/answers/answer';
import { choicesOf, usualTimeOf } from '../../../lab/answers/answers';
import { withoutRemark } from '../../../lab/answers/words';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Session } from '../../session/session';
import type { ViewState } from '../../view/view-state';
import { everyFrame } from '../kit/frames';
import { progress } from '../progress/progress';
import { isEmbedded } from '../sharing/frame';

/**
 * Durations of the countdowns, s. `wait`: before a scene starts. `hold`: while a scene's result is shown. `embed`: like
 * `hold`, in an embedded page.
 */
const ringSeconds = { wait: 8, hold: 12, embed: 4 };

/**
 * A built-in scene starts without waiting for a guess if its result usually comes this late or later. Simulated s from
 * the start
 */
const lateResult = 8;

/** Rate at which the countdown ring is updated. Hz */
const lookRate = 10;

/** Largest time by which one update shortens a countdown. Real s */
const longestLook = 0.25;

/**
 * Returns the value of the parameter `rounds` in the page's address. `off`: no guessing game. `on`: guessing game in
 * embedded pages too.
 * @returns null if the parameter is missing
 */
function asked(): string | null {
  return new URLSearchParams(location.search).get('rounds');
}

/** Runs the guessing game: waits for a guess, then shows the scene's result. */
export class Rounds {
  /** Remaining real time of the countdown, s; null if none runs. */
  left: number | null = null;
  private readonly _session: Session;
  private readonly _view: ViewState;
  private readonly _changed: () => void;
  /** Returns whether the person is busy elsewhere, for example in a dialog. */
  private readonly _isBusy: () => boolean;
  private _scene: symbol | null = null;
  /** The scene at the moment when the editor was opened; null while the editor is closed. */
  private _built: Scenario | null = null;
  private _state: string = 'running';
  private _isTouched = false;
  private readonly _asksAgain = new Set<string>();

  constructor(session: Session, view: ViewState, isBusy: () => boolean, changed: () => void) {
    this._session = session;
    this._view = view;
    this._isBusy = isBusy;
    this._changed = changed;
  }

  /** Starts to listen to the session and to presses. Call before the page itself listens. */
  begin(): void {
    this._meet();
    this._session.onChange(() => this._meet());
    let last = performance.now();
    everyFrame(lookRate, () => {
      const now = performance.now();
      this._look(Math.min(longestLook, (now - last) / 1000));
      last = now;
    });
    for (const touch of ['pointerdown', 'keydown'])
      window.addEventListener(touch, (event) => this._touch(event.target), { capture: true });
  }

  /** Duration of the countdown after which the run starts or continues. s */
  get ring(): number {
    if (this._session.round.state === 'waiting') return ringSeconds.wait;
    return isEmbedded() ? ringSeconds.embed : ringSeconds.hold;
  }

  get choices(): readonly GuessChoice[] {
    const { title, simulation, round } = this._session;
    const asks = round.guess !== null || this._asksAgain.has(title) || !progress.has(title, 'guessed');
    // A remark in brackets may tell the answer, and a phone has no room for it.
    return asks ? choicesOf(simulation, (body) => withoutRemark(this._session.labelOf(body))) : [];
  }

  /** Whether the open scene lets a person guess its result. True even if the person has already guessed. */
  get hasQuestion(): boolean {
    return choicesOf(this._session.simulation, () => '').length > 0;
  }

  /** Opens the present scene again. The scene asks for a guess, even if the person has already guessed. */
  askAgain(): void {
    const { scenario, title, origin, round } = this._session;
    this._asksAgain.add(title);
    round.forget();
    this._session.load(scenario, title, origin);
  }

  private _meet(): void {
    const { scene, scenario, building, round } = this._session;
    const isPlayed = this._built !== null && !building;
    // A scene that was changed while it was built asks its maker, as it will ask others.
    if (isPlayed && this._built !== scenario) round.ask();
    if (scene !== this._scene || (isPlayed && this._built !== scenario)) this._setUp();
    if (!building) this._built = null;
    else if (scene !== this._scene || this._built === null) this._built = scenario;
    this._scene = scene;
    if (round.state === this._state) return;
    this._state = round.state;
    this.left = this._ringOf(round.state);
  }

  /** Sets up the guessing game in a newly opened scene. */
  private _setUp(): void {
    const { scenario, round, building, playback, game, simulation } = this._session;
    const usualTime = usualTimeOf(scenario);
    this._scene = this._session.scene;
    this._isTouched = scenario.moment !== undefined;
    const isRun = game !== null && !this._view.modes.takes(scenario, 'picture');
    if (usualTime === null || isRun || building || asked() === 'off') return;
    round.holds = true;
    round.asks = this.choices.length > 0;
    const isSoon = usualTime < lateResult || this._session.isMade;
    const waits = (!isEmbedded() || asked() === 'on') && isSoon;
    const goesOn = scenario.moment !== undefined || simulation.time > 0;
    const stands = playback.paused || goesOn || this._view.tool === 'draw';
    if (waits && !stands && round.asks) round.wait();
  }

  private _ringOf(state: string): number | null {
    if (state === 'running') return null;
    const isReading = this._isTouched || this._session.round.guess !== null;
    return state === 'held' && isReading && !isEmbedded() ? null : this.ring;
  }

  private _look(seconds: number): void {
    const isDrawn = document.documentElement.dataset.runs !== undefined;
    if (this.left === null || !isDrawn || this._isBusy()) return;
    this.left -= seconds;
    if (this.left <= 0) this._session.round.run();
    else this._changed();
  }

  private _touch(target: EventTarget | null): void {
    const { round } = this._session;
    this._isTouched = true;
    if (round.state === 'held' && !isEmbedded()) this.left = null;
    if (target instanceof Element && target.closest('#stage')) round.run();
  }
}
