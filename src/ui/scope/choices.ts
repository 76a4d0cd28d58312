// The person's choices in the scope: which plots and which table. Plain state, which the scope shows.
import { Listeners } from '../../session/listeners';
import { type PlotId, plots, standing } from './plots';

/** The choices. They tell their listeners of every change. */
export class ScopeChoices {
  #further: PlotId | null = null;
  #single: PlotId = plots[0].id;
  #table: string | null = null;
  readonly #listeners = new Listeners();

  /** Calls back after every change. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** The plots to draw, in their order. @param narrow whether there is room for only one */
  shown(narrow: boolean): readonly PlotId[] {
    if (narrow) return [this.#single];
    return plots.filter(({ id }, n) => n < standing || id === this.#further).map(({ id }) => id);
  }

  /** Id of the chosen table; null before a choice. */
  get table(): string | null {
    return this.#table;
  }

  /** On a narrow page the plot takes the place of the one that is shown, on a wide one that of another further one. */
  choose(id: PlotId, narrow: boolean): void {
    if (narrow) this.#single = id;
    else if (plots.findIndex((plot) => plot.id === id) >= standing)
      this.#further = this.#further === id ? null : id;
    this.#listeners.tell();
  }

  chooseTable(id: string): void {
    this.#table = id;
    this.#listeners.tell();
  }
}
