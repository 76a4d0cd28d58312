/** Loads the pages of games, each once. */
export class GameLoader {
  #session;
  #games;
  #loaded;
  #failed;
  #underWay = new Map();
  /** @param loaded takes a page, each once @param failed is told when the page of the scene's game did not come */
  constructor(session, games, loaded, failed) {
    this.#session = session;
    this.#games = games;
    this.#loaded = loaded;
    this.#failed = failed;
    let scenario = null;
    session.onChange(() => {
      if (session.scenario === scenario) return;
      scenario = session.scenario;
      void this.now();
    });
  }
  /** Resolves when the page of the scene's game is there, or cannot be had. Until then time waits: a game begins with its page. */
  async now() {
    const game = this.#ofScene();
    const { playback } = this.#session;
    playback.waits = game !== null;
    if (!game) return;
    await this.#load(game);
    if (this.#ofScene() !== game) return;
    playback.waits = false;
    if (!this.#underWay.has(game)) this.#failed();
  }
  /** Loads the rest. */
  rest() {
    for (const game of this.#games.all) void this.#load(game);
  }
  #ofScene() {
    return this.#games.of(this.#session.scenario);
  }
  /** Loads a page once; a failure allows another try. */
  #load(game) {
    const underWay = this.#underWay.get(game);
    if (underWay) return underWay;
    const load = game.page().then(this.#loaded, () => void this.#underWay.delete(game));
    this.#underWay.set(game, load);
    return load;
  }
}
