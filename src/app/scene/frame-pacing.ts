// Decides which frames are drawn: not all while steps take long, and none while nothing changes.
import type { Session } from '../session/session';
import type { ViewState } from '../view/view-state';
import type { Viewport } from '../view/viewport';

/** Time that the simulation steps of a frame may take. ms */
const budgetMs = 8;

/** Skips every second frame if simulation steps leave no time to draw. */
export class FrameSkipper {
  /** Whether the current frame is drawn. */
  drawing = true;
  #spentMs = 0;

  /** Starts a frame and decides whether it is drawn. */
  begin(): void {
    this.drawing = !this.drawing || this.#spentMs <= budgetMs;
    this.#spentMs = 0;
  }

  /** Adds the time that simulation steps of this frame took. @param ms milliseconds */
  spend(ms: number): void {
    this.#spentMs += ms;
  }
}

/** Limits for drawing after the last change of the picture. Drawing stops when both limits are exceeded. */
const after = {
  /** Time for which frames are still drawn after the picture has last changed. s */
  seconds: 3,
  /** Smallest number of frames that are still drawn after the picture has last changed. */
  frames: 30,
};

/** Names of the browser's input events after which the picture may change. */
const inputs = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'wheel',
  'keydown',
  'keyup',
  'input',
  'click',
  'drop',
  'resize',
  'focus',
];

/** Detects when the picture cannot change, because time is stopped and there is no input. */
export class IdleDetector {
  readonly #session: Session;
  readonly #viewport: Viewport;
  #last: readonly unknown[] = [];
  #changed = true;
  /** Time since the picture last changed. s */
  #since = 0;
  /** Number of frames since the picture last changed. */
  #frames = 0;

  constructor(session: Session, view: ViewState, viewport: Viewport) {
    this.#session = session;
    this.#viewport = viewport;
    const change = () => {
      this.#changed = true;
    };
    session.onChange(change);
    view.onChange(change);
    for (const input of inputs) window.addEventListener(input, change, { capture: true, passive: true });
    document.fonts.addEventListener('loadingdone', change);
  }

  /** Returns whether the next frame would look like the current one. @param seconds time since the last call, s */
  isIdle(seconds: number): boolean {
    const { simulation, playback } = this.#session;
    if (!this.#session.isStill && !playback.waits) {
      this.#changed = true;
      return false;
    }
    const { bounds, freeBox, zoom, turn, scrolled } = this.#viewport;
    const now = [
      simulation,
      simulation.time,
      zoom,
      turn,
      scrolled,
      ...Object.values(bounds),
      ...Object.values(freeBox),
    ];
    const same = now.every((value, n) => Object.is(value, this.#last[n]));
    this.#last = now;
    if (this.#changed || !same) {
      this.#since = 0;
      this.#frames = 0;
    }
    this.#changed = false;
    this.#since += seconds;
    this.#frames += 1;
    return this.#since > after.seconds && this.#frames > after.frames;
  }
}
