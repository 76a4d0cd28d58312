// Whether another scene has come: what a person chose of the view lasts as long as the scene does. Free of Phaser.
import type { Scenario } from '../simulation/scenario';

/**
 * Whether two scenarios are one scene to look at. The runs and replays of a game are made from one another: they
 * differ in seed, timeline and who steers, and share the game itself.
 */
export function isSameScene(a: Scenario, b: Scenario): boolean {
  return a === b || (a.dodge !== undefined && a.dodge === b.dodge);
}

/** Looks at one scenario after the other. */
export class SceneWatch {
  #seen: Scenario | null = null;

  /** Whether this is another scene than at the last look; the first one always is. */
  isNew(scenario: Scenario): boolean {
    const known = this.#seen !== null && isSameScene(this.#seen, scenario);
    this.#seen = scenario;
    return !known;
  }
}
