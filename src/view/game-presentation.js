// What a game changes in what the person sees and can do. General code asks for it here, never by a game's name.
import { gameOf } from '../files/game';
/** The presentations of all games. */
export class GamePresentations {
  all;
  constructor(all = []) {
    this.all = all;
  }
  /** That of a scenario's game; null for most scenarios. */
  of(scenario) {
    const game = gameOf(
      scenario,
      this.all.map(({ game }) => game),
    );
    return this.all.find((one) => one.game === game) ?? null;
  }
  /** Whether two scenarios are the same scene to look at. */
  isSameScene(a, b) {
    return a === b || (this.of(a)?.isSameScene?.(a, b) ?? false);
  }
}
/** Tells when the scene is another one, because choices of the view last as long as a scene. */
export class SceneWatch {
  #games;
  #seen = null;
  constructor(games) {
    this.#games = games;
  }
  /** Whether this is another scene than at the last look; the first one always is. */
  isNew(scenario) {
    const known = this.#seen !== null && this.#games.isSameScene(this.#seen, scenario);
    this.#seen = scenario;
    return !known;
  }
}
