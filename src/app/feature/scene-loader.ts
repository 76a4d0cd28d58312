// Loads the feature that plays the open scene. Time waits for it, because a game starts with its page.
import type { Session } from '../session/session';
import type { Features } from '../ui/features';

export class SceneLoader {
  readonly #session: Session;
  readonly #features: Features;
  readonly #failed: (message: string) => void;
  /** Ends the wait for the feature that is being loaded. */
  #goOn: () => void = () => {};

  /** @param failed called with a sentence if the feature of the scene cannot be loaded */
  constructor(session: Session, features: Features, failed: (message: string) => void) {
    this.#session = session;
    this.#features = features;
    this.#failed = failed;
    let scenario: unknown = null;
    session.onChange(() => {
      if (session.scenario === scenario) return;
      scenario = session.scenario;
      void this.loadForScene();
    });
  }

  /** Resolves when the feature of the open scene has been loaded, or cannot be. */
  async loadForScene(): Promise<void> {
    const { playback, scenario } = this.#session;
    const feature = this.#features.of(scenario);
    this.#goOn();
    if (!feature) return;
    this.#goOn = playback.wait();
    const failure = await this.#features.loadFor(scenario).then(
      () => null,
      ({ message }: Error) => message,
    );
    // The scene may have changed during loading.
    if (this.#features.of(this.#session.scenario) !== feature) return;
    this.#goOn();
    if (failure !== null) this.#failed(failure);
  }
}
