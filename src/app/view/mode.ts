// Modes of the page in the scenes of a feature: locked actions, hidden parts, and parts that
// the feature controls. Data only.
import { type Field, fieldOf } from '../../lab/files/field';
import type { Scenario } from '../../world/simulation/scenario';

/** Part of the page's usual behaviour that is different in the scenes of a feature, such as a game. */
export type TakenPart =
  /** The feature handles mouse, touch and game controller input in the picture. */
  | 'hands'
  /** Drawing of paths. A drag on empty space draws a path, even if the drawing tool is not selected. */
  | 'drawing'
  /** The feature draws its own picture of the scene, such as one in 3D, in place of the page's picture. */
  | 'picture'
  /** The feature computes how bodies rotate in three dimensions. */
  | 'attitude'
  /** The feature makes a new scenario for each run of its game. */
  | 'runs';

/** Part of the page that is hidden in the scenes of a feature, such as a game. */
export type HiddenPart =
  /** Vectors, figures and other drawings that explain the scene. */
  | 'explanations'
  /** Controls for rewinding the scene. */
  | 'past'
  | 'drawers'
  /**
   * Hides the number of each waypoint on a path and, despite the name `path numbers`, also the marks of all targets.
   */
  | 'path numbers';

/** Actions and parts of the page that a feature, such as a game, locks, hides or controls. */
export interface Mode {
  /** Ids of the page's actions that are disabled, because they would break the rules of a game. */
  readonly locks: readonly string[];
  readonly takes?: readonly TakenPart[];
  readonly hides?: readonly HiddenPart[];
  /**
   * Keys of the settings that the settings panel offers, by section title. `'all'`: the whole section. If left out, the
   * panel offers all settings.
   */
  readonly tunes?: Readonly<Record<string, readonly string[] | 'all'>>;
}

/** A `Mode` (page behaviour) in which the lists `takes` and `hides` are never left out. */
export type SceneMode = Mode & Required<Pick<Mode, 'takes' | 'hides'>>;

const plain: SceneMode = { locks: [], takes: [], hides: [] };

/** Scenes of a feature, such as a game, and how the page behaves in them. */
export interface PlayedField {
  /** Describes the feature's entry in scenario files. A scenario with this entry is a scene of the feature. */
  readonly field: Field;
  /** Behaviour of the page in the feature's scenes, such as locked actions. */
  readonly mode: Mode;
}

/** Tells which parts of the page a feature locks, hides or controls in a scenario. */
export class Modes {
  readonly #modes: ReadonlyMap<Field, SceneMode>;
  readonly #fields: readonly Field[];

  constructor(all: readonly PlayedField[] = []) {
    this.#modes = new Map(all.map(({ field, mode }) => [field, { ...plain, ...mode }]));
    this.#fields = all.map(({ field }) => field);
  }

  of(scenario: Scenario): SceneMode {
    const field = fieldOf(scenario, this.#fields);
    return (field && this.#modes.get(field)) ?? plain;
  }

  /** Whether the scenario's feature, such as a game, controls a part of the page. */
  takes(scenario: Scenario, part: TakenPart): boolean {
    return this.of(scenario).takes.includes(part);
  }

  /** Whether a part of the page is hidden in a scenario. */
  hides(scenario: Scenario, part: HiddenPart): boolean {
    return this.of(scenario).hides.includes(part);
  }

  /** Whether two scenarios count as the same scene, for example two runs of a game on the same course. */
  isSameScene(a: Scenario, b: Scenario): boolean {
    if (a === b) return true;
    const field = this.takes(a, 'runs') ? fieldOf(a, this.#fields) : null;
    return field !== null && a[field.key] === b[field.key];
  }
}
