// Runs that people send each other: one form for links, files, devices and ghosts, and their flights.
import type { Scenario } from '../../world/simulation/scenario';

/** A run that can be sent and simulated again. */
export interface SharedRun<Inputs, Result> {
  /** Id from the device of the run. Links, files and devices keep it, so that a device knows its own runs. */
  readonly id: string;
  /** Scene of the run. */
  readonly scene: Scenario;
  readonly inputs: Inputs;
  /** Result as the run's link states it, not yet checked. */
  readonly result: Result;
}

/** Flights of shared runs: each run is flown once, one after the other. */
export class SharedFlights<Run extends SharedRun<unknown, unknown>, Flown> {
  readonly #fly: (run: Run) => Promise<Flown>;
  readonly #flown = new Map<string, Flown>();
  readonly #underWay = new Map<string, Promise<Flown>>();
  #last: Promise<unknown> = Promise.resolve();

  /** @param fly simulates a run from its inputs; it never rejects */
  constructor(fly: (run: Run) => Promise<Flown>) {
    this.#fly = fly;
  }

  /** Returns the flight of a run; undefined before its end. */
  flown(run: Run): Flown | undefined {
    return this.#flown.get(JSON.stringify(run));
  }

  /** Flies a run after those before it, or waits for its flight. */
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
