// Modes: what the page locks, hides and leaves to a feature while the feature plays the scene. Data only.
import { type Field, fieldOf } from '../../lab/files/field';
import type { Scenario } from '../../world/simulation/scenario';

/**
 * A part of the page that a feature does itself. `hands`: pointers and fingers on the field. `finger`: a finger on empty
 * space draws a path without the pencil. `picture`: all of the picture, so that the camera rests and bodies in the plane
 * are not drawn. `attitude`: turning in three dimensions, so that laws become files for bodies in space. `runs`: each run
 * is a scenario of its own, and runs on the same field are one scene to look at.
 */
export type Taken = 'hands' | 'finger' | 'picture' | 'attitude' | 'runs';

/**
 * A part of the page that is left out. `explanations`: vectors and figures on the field, because nobody has time to read
 * them. `past`: looking back, because a second try would win. `drawers`: all that is read or set around the picture, so
 * that the field is large. `path numbers`: numbers and reticle of waypoints, which are plain diamonds then.
 */
export type Hidden = 'explanations' | 'past' | 'drawers' | 'path numbers';

/** The page while a feature plays the scene. */
export interface Mode {
  /** Ids of actions that would break its rules. */
  readonly locks: readonly string[];
  readonly takes?: readonly Taken[];
  readonly hides?: readonly Hidden[];
  /** Keys of the rows that Tune offers, by the titles of their sections, 'all' for every row. Everything when left out. */
  readonly tunes?: Readonly<Record<string, readonly string[] | 'all'>>;
}

/** A mode whose lists are all there. */
export type SceneMode = Mode & Required<Pick<Mode, 'takes' | 'hides'>>;

/** The mode of scenes that no feature plays. */
const plain: SceneMode = { locks: [], takes: [], hides: [] };

/** A field, and the mode of its scenes. */
export interface PlayedField {
  readonly field: Field;
  readonly mode: Mode;
}

/** The modes of all scenes. */
export class Modes {
  readonly #modes: ReadonlyMap<Field, SceneMode>;
  readonly #fields: readonly Field[];

  constructor(all: readonly PlayedField[] = []) {
    this.#modes = new Map(all.map(({ field, mode }) => [field, { ...plain, ...mode }]));
    this.#fields = all.map(({ field }) => field);
  }

  /** The mode of a scenario; without locks for most. */
  of(scenario: Scenario): SceneMode {
    const field = fieldOf(scenario, this.#fields);
    return (field && this.#modes.get(field)) ?? plain;
  }

  /** Whether the feature of a scenario does a part of the page itself. */
  takes(scenario: Scenario, part: Taken): boolean {
    return this.of(scenario).takes.includes(part);
  }

  /** Whether a part of the page is left out for a scenario. */
  hides(scenario: Scenario, part: Hidden): boolean {
    return this.of(scenario).hides.includes(part);
  }

  /** Whether two scenarios are the same scene to look at. */
  isSameScene(a: Scenario, b: Scenario): boolean {
    if (a === b) return true;
    const field = this.takes(a, 'runs') ? fieldOf(a, this.#fields) : null;
    return field !== null && a[field.key] === b[field.key];
  }
}
