// The person's choices in the scope: running or frozen, which plots. Plain state, which the scope shows.
import { Listeners } from '../../session/listeners';
import { type PlotId, plots } from './plots';

/** Media query of a narrow page, on which the scope is a tab of the sheet. The style sheet has the same width. */
const narrowPage = '(max-width: 760px)';

/** Smallest width of a page on which the table of turns is shown at first, beside two plots. CSS pixels */
const broadWidth = 1240;

/** The state of the scope. It tells its listeners of every change. */
export class ScopeState {
  /** Whether the plots do not change while the simulation goes on. */
  frozen = false;
  /** Whether the table of turns is shown; on a narrow page it replaces the plot. */
  turns: boolean;
  #shown: ReadonlySet<PlotId> = new Set<PlotId>(['error', 'acceleration']);
  readonly #narrow = window.matchMedia(narrowPage);
  readonly #listeners = new Listeners();

  constructor() {
    this.turns = window.innerWidth >= broadWidth;
    this.#narrow.addEventListener('change', () => this.#changed());
  }

  get narrow(): boolean {
    return this.#narrow.matches;
  }

  /** The plots to draw, in their order: on a narrow page there is room for one. */
  get shown(): readonly PlotId[] {
    const shown = plots.map(({ id }) => id).filter((id) => this.#shown.has(id));
    return this.narrow ? shown.slice(0, 1) : shown;
  }

  /** Calls back after every change; returns how to stop that. */
  onChange(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  setFrozen(frozen: boolean): void {
    this.frozen = frozen;
    this.#changed();
  }

  setTurns(turns: boolean): void {
    this.turns = turns;
    this.#changed();
  }

  /** Shows or hides a plot; the last one stays. On a narrow page it replaces the one that is shown. */
  toggle(id: PlotId): void {
    const shown = new Set(this.narrow ? [] : this.#shown);
    if (!shown.delete(id)) shown.add(id);
    if (shown.size > 0) this.#shown = shown;
    if (this.narrow) this.turns = false;
    this.#changed();
  }

  #changed(): void {
    this.#listeners.tell();
  }
}
