// Loads the feature that plays the open scene. Simulated time waits for the feature, because a
// game starts with its page.
import type { Session } from '../session/session';
import type { Features } from '../ui/features';

export class SceneLoader {
  readonly #session: Session;
  readonly #features: Features;
  readonly #failed: (message: string) => void;
  /** Ends the pause of simulated time during loading. Does nothing without a pause. */
  #goOn: () => void = () => {};

  /**
   * Starts to watch the session and loads the feature that each opened scene needs.
   * @param failed called with an error message if loading fails
   */
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

  /** Loads the feature that the open scene needs. Resolves even if loading fails. */
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
