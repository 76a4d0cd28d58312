// What a person has chosen to see. Plain state: the panel edits it, the layers read it.
import type { Family } from '../entities/entity-kinds';

/** Switches of the picture, as rows: they drive the panel and the keys. */
export const viewSwitches = [
  { key: 'trails', label: 'Trails', shortcut: '', help: 'The way each body came.' },
  {
    key: 'vectors',
    label: 'Vectors and error arc',
    shortcut: '',
    help: 'Heading, line of sight and the angle between them.',
  },
  {
    key: 'outlines',
    label: 'Physics outlines',
    shortcut: 'D',
    help: 'The shapes the physics engine collides, drawn over the art.',
  },
  {
    key: 'grid',
    label: 'Grid',
    shortcut: 'G',
    help: 'One square is 10 m; a finer one appears when you zoom in.',
  },
] as const;

export type ViewSwitch = (typeof viewSwitches)[number]['key'];

/** What is shown and what is selected. Tells its listeners of every change. */
export class ViewState {
  readonly shown: Record<ViewSwitch, boolean> = { trails: true, vectors: true, outlines: false, grid: true };
  /** The family whose settings the panel shows and whose target the reticle marks. */
  focus: Family = 'missile';
  /** Index of the selected waypoint. */
  selectedWaypoint: number | null = null;
  readonly #listeners = new Set<() => void>();

  /** Calls back after every change; returns how to stop that. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  toggle(key: ViewSwitch, on = !this.shown[key]): void {
    this.shown[key] = on;
    this.#changed();
  }

  setFocus(focus: Family): void {
    this.focus = focus;
    this.#changed();
  }

  selectWaypoint(index: number | null): void {
    this.selectedWaypoint = index;
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
