// Modes: what the page locks, hides and leaves to a feature in the feature's scenes. Data only.
import { type Field, fieldOf } from '../../lab/files/field';
import type { Scenario } from '../../world/simulation/scenario';

// `hands`: pointers and fingers on the field. `drawing`: a drag on empty space draws a path without the pencil.
// `picture`: the whole picture; the camera rests, and bodies in the plane are not drawn.
// `attitude`: turning in three dimensions, so that laws are exported for bodies in space.
// `runs`: each run is a separate scenario, but runs on the same field count as one scene.
/** A part of the page that a feature does itself. */
export type TakenPart = 'hands' | 'drawing' | 'picture' | 'attitude' | 'runs';

// `explanations`: vectors and figures on the field, which nobody has time to read.
// `past`: rewinding, because a second try would win.
// `drawers`: everything that is read or set around the picture, so that the field is large.
// `path numbers`: numbers and reticle of waypoints, which then are plain diamonds.
/** A part of the page that a feature leaves out. */
export type HiddenPart = 'explanations' | 'past' | 'drawers' | 'path numbers';

/** Behaviour of the page in a feature's scenes. */
export interface Mode {
  /** Ids of locked actions, which would break the rules. */
  readonly locks: readonly string[];
  readonly takes?: readonly TakenPart[];
  readonly hides?: readonly HiddenPart[];
  /**
   * Keys of the settings that the panel offers, by section title; 'all' for the whole section. All settings when left
   * out.
   */
  readonly tunes?: Readonly<Record<string, readonly string[] | 'all'>>;
}

/** A mode with no lists left out. */
export type SceneMode = Mode & Required<Pick<Mode, 'takes' | 'hides'>>;

/** The mode of scenes without a feature. */
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

  /** Returns the mode of a scenario: what its feature does itself or leaves out. Usually nothing. */
  of(scenario: Scenario): SceneMode {
    const field = fieldOf(scenario, this.#fields);
    return (field && this.#modes.get(field)) ?? plain;
  }

  /** Whether the scenario's feature does this part of the page itself. */
  takes(scenario: Scenario, part: TakenPart): boolean {
    return this.of(scenario).takes.includes(part);
  }

  /** Whether the page leaves this part out for a scenario. */
  hides(scenario: Scenario, part: HiddenPart): boolean {
    return this.of(scenario).hides.includes(part);
  }

  /** Whether two scenarios look like the same scene. */
  isSameScene(a: Scenario, b: Scenario): boolean {
    if (a === b) return true;
    const field = this.takes(a, 'runs') ? fieldOf(a, this.#fields) : null;
    return field !== null && a[field.key] === b[field.key];
  }
}
