// What a person has chosen of the scope: open or not, running or frozen, which plots. Plain state; the scope shows it.
import { Listeners } from '../../session/listeners';
import { type PlotId, plots } from './plots';

/** On a narrow page the scope is a tab of the sheet; the style sheet has the same width. */
const narrowPage = '(max-width: 760px)';

/** The scope is open from the start on a page at least this high. CSS pixels */
const roomyHeight = 820;

/** The table of turns has room beside two plots on a page at least this wide. CSS pixels */
const broadWidth = 1240;

/** Tells its listeners of every change. */
export class ScopeState {
  open: boolean;
  /** The plots stand still while the simulation goes on. */
  frozen = false;
  /** The table of turns is shown; on a narrow page it takes the plot's place. */
  turns: boolean;
  #shown: ReadonlySet<PlotId> = new Set<PlotId>(['error', 'acceleration']);
  readonly #narrow = window.matchMedia(narrowPage);
  readonly #listeners = new Listeners();

  constructor() {
    this.open = this.#opensByItself();
    this.turns = window.innerWidth >= broadWidth;
    this.#narrow.addEventListener('change', () => this.setOpen(this.#opensByItself()));
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

  setOpen(open: boolean): void {
    this.open = open;
    this.#changed();
  }

  setFrozen(frozen: boolean): void {
    this.frozen = frozen;
    this.#changed();
  }

  setTurns(turns: boolean): void {
    this.turns = turns;
    this.#changed();
  }

  /** Shows or hides a plot; the last one stays. On a narrow page it takes the place of the one shown. */
  toggle(id: PlotId): void {
    const shown = new Set(this.narrow ? [] : this.#shown);
    if (!shown.delete(id)) shown.add(id);
    if (shown.size > 0) this.#shown = shown;
    if (this.narrow) this.turns = false;
    this.#changed();
  }

  #opensByItself(): boolean {
    return !this.narrow && window.innerHeight >= roomyHeight;
  }

  #changed(): void {
    this.#listeners.tell();
  }
}
