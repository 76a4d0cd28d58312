// Whether another scene has come: what a person chose of the view lasts as long as the scene does. Free of Phaser.
import type { Scenario } from '../simulation/scenario';
import type { Faces } from './game-face';

/** Looks at one scenario after the other. */
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
