// Loads the games' pages: each with the first scene that is its game, and the rest when the browser is idle.
import type { Session } from '../session/session';
import type { GamePresentation, GamePresentations } from '../view/game-presentation';
import type { GamePage } from './game-page';

/** Loads the pages of games, each once. */
export class GameLoader {
  readonly #session: Session;
  readonly #games: GamePresentations<GamePage>;
  readonly #loaded: (page: GamePage) => void;
  readonly #failed: () => void;
  readonly #underWay = new Map<GamePresentation<GamePage>, Promise<void>>();

  /** @param loaded takes a page, each once @param failed is told when the page of the scene's game did not come */
  constructor(
    session: Session,
    games: GamePresentations<GamePage>,
    loaded: (page: GamePage) => void,
    failed: () => void,
  ) {
    this.#session = session;
    this.#games = games;
    this.#loaded = loaded;
    this.#failed = failed;
    let scenario: unknown = null;
    session.onChange(() => {
      if (session.scenario === scenario) return;
      scenario = session.scenario;
      void this.now();
    });
  }

  /** Resolves when the page of the scene's game is there, or cannot be had. Until then time waits: a game begins with its page. */
  async now(): Promise<void> {
    const game = this.#ofScene();
    const { playback } = this.#session;
    playback.waits = game !== null;
    if (!game) return;
    await this.#load(game);
    if (this.#ofScene() !== game) return;
    playback.waits = false;
    if (!this.#underWay.has(game)) this.#failed();
  }

  /** Loads the rest, but for those that are large. */
  rest(): void {
    for (const game of this.#games.all) if (!game.onDemand) void this.#load(game);
  }

  #ofScene() {
    return this.#games.of(this.#session.scenario);
  }

  /** Loads a page once; a failure allows another try. */
  #load(game: GamePresentation<GamePage>): Promise<void> {
    const underWay = this.#underWay.get(game);
    if (underWay) return underWay;
    const load = game.page().then(this.#loaded, () => void this.#underWay.delete(game));
    this.#underWay.set(game, load);
    return load;
  }
}
