// Loads the feature that plays the open scene. Simulated time waits until it is loaded, because a game starts with its
// page.
import type { Session } from '../session/session';
import type { Features } from '../ui/features';

export class SceneLoader {
  readonly #session: Session;
  readonly #features: Features;
  readonly #failed: (message: string) => void;
  /** Lets simulated time run again. It stands still while the feature of the open scene is loaded. */
  #goOn: () => void = () => {};

  /** Loads the feature of each scene that is opened. @param failed called with a sentence if that fails */
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

  /** Loads the feature that plays the open scene. Resolves also if that fails. */
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
