// Decides which frames are drawn: not all while steps take long, and none while nothing changes.
import type { Session } from '../session/session';
import type { ViewState } from '../view/view-state';
import type { Viewport } from '../view/viewport';

/** Time of a frame's steps above which the next frame is not drawn. ms: half a frame at 60 Hz */
const budgetMs = 8;

/** Decides which frames are drawn: if steps leave no time to draw, every other frame is only stepped. */
export class FrameSkipper {
  /** Whether this frame is drawn. */
  drawing = true;
  #spentMs = 0;

  /** Starts a frame. The frame after a slow one is not drawn, but never two in a row. */
  begin(): void {
    this.drawing = !this.drawing || this.#spentMs <= budgetMs;
    this.#spentMs = 0;
  }

  /** Notes the time that this frame's steps took. ms */
  spend(ms: number): void {
    this.#spentMs += ms;
  }
}

/** Time for which frames are drawn after a change, because texts fade. s, and the least number of frames */
const after = { seconds: 3, frames: 30 };

/** Input events of a person anywhere on the page. */
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

/** Detects a picture that would not change: time stands still and there is no input. */
export class IdleDetector {
  readonly #session: Session;
  readonly #viewport: Viewport;
  #last: readonly unknown[] = [];
  #changed = true;
  /** Time and frames since the last change. s */
  #since = 0;
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

  /** Whether the next frame would look like the last one. Call it once a frame. @param seconds since the last call */
  isIdle(seconds: number): boolean {
    const { simulation, playback } = this.#session;
    if (!playback.paused && !playback.waits) {
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
