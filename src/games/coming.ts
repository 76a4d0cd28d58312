// Brings the games' pages in: each with the first scene that is its game, and the rest when the browser is idle.
import type { Session } from '../session/session';
import type { Faces } from '../view/game-face';
import type { PlayedGame } from '.';
import type { GamePage } from './game-page';

/** The pages of games, as they come. */
export class Coming {
  readonly #session: Session;
  readonly #faces: Faces;
  readonly #games: readonly PlayedGame[];
  readonly #come: (page: GamePage) => void;
  readonly #failed: () => void;
  readonly #under = new Map<PlayedGame, Promise<void>>();

  /** @param come takes a page, each once @param failed is told when the page of the scene's game did not come */
  constructor(
    session: Session,
    faces: Faces,
    games: readonly PlayedGame[],
    come: (page: GamePage) => void,
    failed: () => void,
  ) {
    this.#session = session;
    this.#faces = faces;
    this.#games = games;
    this.#come = come;
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
    playback.waits = game !== undefined;
    if (!game) return;
    await this.#load(game);
    if (this.#ofScene() !== game) return;
    playback.waits = false;
    if (!this.#under.has(game)) this.#failed();
  }

  /** Loads the rest. */
  rest(): void {
    for (const game of this.#games) void this.#load(game);
  }

  #ofScene(): PlayedGame | undefined {
    const face = this.#faces.of(this.#session.scenario);
    return this.#games.find((game) => game.face === face);
  }

  /** Loads a page once; a failure allows another try. */
  #load(game: PlayedGame): Promise<void> {
    const under = this.#under.get(game);
    if (under) return under;
    const load = game.load().then(this.#come, () => void this.#under.delete(game));
    this.#under.set(game, load);
    return load;
  }
}
