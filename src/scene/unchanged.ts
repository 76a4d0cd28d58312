// Tells when the picture would not change: while time stands still and nobody does anything, the last one stays.
import type { Session } from '../session/session';
import type { ViewState } from '../view/view-state';
import type { Viewport } from '../view/viewport';

/** For how long frames are drawn after a change: texts fade, pictures glide, a wreck falls apart. s, and the fewest frames */
const after = { seconds: 3, frames: 30 };

/** What a person does, wherever on the page. */
const deeds = [
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

/** Watches for changes of the picture. */
export class Unchanged {
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
    for (const deed of deeds) window.addEventListener(deed, change, { capture: true, passive: true });
    document.fonts.addEventListener('loadingdone', change);
  }

  /** Whether the next frame would be the last one again. Call it once a frame. @param seconds since the last call */
  look(seconds: number): boolean {
    const { simulation, playback } = this.#session;
    if (!playback.paused) {
      this.#changed = true;
      return false;
    }
    const { bounds, width, height, zoom, turn, freeBox } = this.#viewport;
    const { left, top } = freeBox;
    const now = [
      simulation,
      simulation.time,
      bounds.left,
      bounds.top,
      width,
      height,
      zoom,
      turn,
      left,
      top,
      freeBox.width,
      freeBox.height,
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
