// Tells when the scene is another one, because choices of the view last as long as a scene. Free of Phaser.
import type { Scenario } from '../simulation/scenario';
import type { Faces } from './game-face';

/** Compares each scenario with the one before. */
export class SceneWatch {
  readonly #faces: Faces;
  #seen: Scenario | null = null;

  constructor(faces: Faces) {
    this.#faces = faces;
  }

  /** Whether this is another scene than at the last look; the first one always is. */
  isNew(scenario: Scenario): boolean {
    const known = this.#seen !== null && this.#faces.isSameScene(this.#seen, scenario);
    this.#seen = scenario;
    return !known;
  }
}
