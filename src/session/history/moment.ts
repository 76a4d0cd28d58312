// A moment of a session that one can come back to: what was loaded, and its whole state.
import { Memento } from '../../simulation/history/memento';
import type { Scenario } from '../../simulation/scenario';
import type { Edited } from './edit';
import type { History } from './history';

/** What a session has loaded. */
export interface Loaded extends Edited {
  readonly scenario: Scenario;
  /** Id of the built-in scenario, or the name of a loaded one. */
  readonly title: string;
  readonly history: History;
}

/** The state of what was loaded, to come back to. */
export class Moment {
  readonly loaded: Loaded;
  private readonly _mementos: readonly Memento[];

  /** @param goesOn whether the same simulation is stepped on afterwards, which overwrites its record */
  constructor(loaded: Loaded, goesOn: boolean) {
    const { history, simulation } = loaded;
    this.loaded = loaded;
    // The history has looked for all objects before: in a crowd that takes most of the time.
    const state = [history.memento(), history.ownMemento()];
    this._mementos = goesOn ? [...state, new Memento(simulation.measures.rings)] : state;
  }

  /** Brings the state back; the session must load what is returned. */
  restore(): Loaded {
    for (const memento of this._mementos) memento.restore();
    return this.loaded;
  }
}

/** The present while one looks back: what comes after is not gone yet. */
export interface Present {
  readonly moment: Moment;
  readonly time: number;
  readonly tick: number;
}
