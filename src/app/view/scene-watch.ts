// Tells when the scene is another one, because choices of the view last as long as a scene.
import type { Session } from '../session/session';
import type { Modes } from './mode';

export class SceneWatch {
  readonly #modes: Modes;
  #seen: Pick<Session, 'scene' | 'scenario'> | null = null;

  constructor(modes: Modes) {
    this.#modes = modes;
  }

  /** Whether this is another scene than at the last look; the first one always is. While a scene is built it stays one. */
  isNew({ scene, scenario }: Pick<Session, 'scene' | 'scenario'>): boolean {
    const seen = this.#seen;
    this.#seen = { scene, scenario };
    return !seen || (seen.scene !== scene && !this.#modes.isSameScene(seen.scenario, scenario));
  }
}
