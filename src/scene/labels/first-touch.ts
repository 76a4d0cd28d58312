// Whether a person has pressed anything since the scene began: what introduces a scene leaves then.
import type { Session } from '../../session/session';
import { SceneWatch } from '../../view/game-presentation';
import type { ViewState } from '../../view/view-state';

/** Remembers the first press or key in a scene. */
export class FirstTouch {
  #scenes: SceneWatch | null = null;
  #touched = false;

  constructor() {
    const touch = () => {
      this.#touched = true;
    };
    window.addEventListener('pointerdown', touch, { capture: true });
    window.addEventListener('keydown', touch, { capture: true });
  }

  /** Whether it has come. Call it once a frame: it begins again with each scene. */
  hasCome({ scenario }: Session, { faces }: ViewState): boolean {
    this.#scenes ??= new SceneWatch(faces);
    if (this.#scenes.isNew(scenario)) this.#touched = false;
    return this.#touched;
  }
}
