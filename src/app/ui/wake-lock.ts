// Keeps the screen on while a person plays a game.
import type { Session } from '../session/session';
import { everyFrame } from './kit/frames';

/** Rate at which the page checks whether a game has begun or ended. Hz */
const rate = 1;

/** The part of a WakeLockSentinel (the browser's handle that keeps the screen on) that the program uses. */
interface Lock {
  release(): Promise<void>;
}

/** The part of `navigator.wakeLock` (the browser's interface that keeps the screen on) that the program uses. */
interface Locks {
  request(type: 'screen'): Promise<Lock>;
}

/** Asks the browser to keep the screen on, and ends the request. */
export class WakeLock {
  readonly #locks: Locks;
  #lock: Lock | null = null;
  #isAsking = false;

  constructor(locks: Locks) {
    this.#locks = locks;
  }

  /** Starts or stops keeping the screen on. @param wanted whether the screen should stay on */
  async set(wanted: boolean): Promise<void> {
    const lock = this.#lock;
    if (!wanted && lock) {
      this.#lock = null;
      await lock.release().catch(() => {});
    }
    if (!wanted || lock || this.#isAsking) return;
    this.#isAsking = true;
    // Refused while the battery is low.
    this.#lock = await this.#locks.request('screen').catch(() => null);
    this.#isAsking = false;
  }

  /** Forgets the request to keep the screen on, after the browser has ended it. */
  lost(): void {
    this.#lock = null;
  }
}

/** Keeps the screen on while a game is played, if the browser can. */
export function keepScreenOn(session: Session): void {
  if (!('wakeLock' in navigator)) return;
  const lock = new WakeLock(navigator.wakeLock);
  everyFrame(rate, () => void lock.set(session.isPlayed && !document.hidden));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) lock.lost();
  });
}
