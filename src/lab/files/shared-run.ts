// Runs that people send each other: one format for links, files, devices and ghosts. Simulates them again.
import type { Scenario } from '../../world/simulation/scenario';

/** A run that can be shared and simulated again. */
export interface SharedRun<Inputs, Result> {
  /** Id of the run, given by the device on which the run was made. Links and files keep this id. */
  readonly id: string;
  /** Scenario of the run. */
  readonly scene: Scenario;
  readonly inputs: Inputs;
  /** Result of the run as its link or file states it. No simulation has checked this result yet. */
  readonly result: Result;
}

/** Queue that simulates runs shared by link or file: one after another, each only once. */
export class SharedFlights<Run extends SharedRun<unknown, unknown>, Flown> {
  readonly #fly: (run: Run) => Promise<Flown>;
  readonly #flown = new Map<string, Flown>();
  readonly #underWay = new Map<string, Promise<Flown>>();
  #last: Promise<unknown> = Promise.resolve();

  /** Creates an empty queue. @param fly function that simulates a run; it must not reject */
  constructor(fly: (run: Run) => Promise<Flown>) {
    this.#fly = fly;
  }

  /** Returns the simulated flight of a run; undefined until its simulation is finished. */
  flown(run: Run): Flown | undefined {
    return this.#flown.get(JSON.stringify(run));
  }

  /** Simulates a run after all earlier ones. The same run gives the same promise. */
  fly(run: Run): Promise<Flown> {
    // An id alone may be forged.
    const key = JSON.stringify(run);
    const known = this.#underWay.get(key);
    if (known) return known;
    const flight = this.#last.then(async () => {
      const flown = await this.#fly(run);
      this.#flown.set(key, flown);
      return flown;
    });
    this.#underWay.set(key, flight);
    this.#last = flight;
    return flight;
  }
}
