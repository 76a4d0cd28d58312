// Detects that another scene was opened. A person's choices about the picture last for one scene only.
import type { Session } from '../session/session';
import type { Modes } from './mode';

export class SceneWatch {
  readonly #modes: Modes;
  #seen: Pick<Session, 'scene' | 'scenario'> | null = null;

  constructor(modes: Modes) {
    this.#modes = modes;
  }

  /** Returns whether another scene was opened since the last call; true at the first call. */
  isNew({ scene, scenario }: Pick<Session, 'scene' | 'scenario'>): boolean {
    const seen = this.#seen;
    this.#seen = { scene, scenario };
    return !seen || (seen.scene !== scene && !this.#modes.isSameScene(seen.scenario, scenario));
  }
}
