// Modes of the page in the scenes of a feature: locked actions, hidden parts, and parts that
// the feature controls. Data only.
import { type Field, fieldOf } from '../../lab/files/field';
import type { Scenario } from '../../world/simulation/scenario';

/**
 * Name of a part of the page that a feature, such as a game, controls itself in its scenes. `hands`: presses on the
 * picture by pointer or finger. `drawing`: paths; a drag on empty space draws one, even without the drawing tool.
 * `picture`: the whole picture; the camera rests, and the usual two-dimensional bodies are not drawn. `attitude`:
 * turning in three dimensions; the page exports control laws for such bodies. `runs`: the scenarios of single runs; all
 * runs with the same game settings count as one scene.
 */
export type TakenPart = 'hands' | 'drawing' | 'picture' | 'attitude' | 'runs';

/**
 * Name of a part of the page that is hidden in the scenes of a feature, such as a game. `explanations`: vectors and
 * figures on the field, which nobody has time to read. `past`: rewinding, because the player could then undo mistakes.
 * `drawers`: panels and controls around the picture, so that the picture is large. `path numbers`: the numbers and the
 * target mark of waypoints, which then are plain diamonds.
 */
export type HiddenPart = 'explanations' | 'past' | 'drawers' | 'path numbers';

/**
 * Behaviour of the page in the scenes of a feature, such as a game. Lists locked actions, hidden parts, and parts that
 * the feature controls.
 */
export interface Mode {
  /** Ids of the page's actions that are disabled, because they would break the rules of a game. */
  readonly locks: readonly string[];
  readonly takes?: readonly TakenPart[];
  readonly hides?: readonly HiddenPart[];
  /**
   * Settings that the settings panel offers. Keys are titles of sections; values are the keys of the settings, or
   * `'all'` for the whole section. If left out, the panel offers all settings.
   */
  readonly tunes?: Readonly<Record<string, readonly string[] | 'all'>>;
}

/** Behaviour of the page in a scene. The lists `takes` and `hides` are always present, but may be empty. */
export type SceneMode = Mode & Required<Pick<Mode, 'takes' | 'hides'>>;

/** Page behaviour in scenes that belong to no feature. */
const plain: SceneMode = { locks: [], takes: [], hides: [] };

/** A feature, such as a game. `field`: its entry in scenario files. `mode`: the page's behaviour in its scenes. */
export interface PlayedField {
  readonly field: Field;
  readonly mode: Mode;
}

/** Page behaviour in the scenes of each feature, such as a game. Finds the behaviour for a scenario. */
export class Modes {
  readonly #modes: ReadonlyMap<Field, SceneMode>;
  readonly #fields: readonly Field[];

  constructor(all: readonly PlayedField[] = []) {
    this.#modes = new Map(all.map(({ field, mode }) => [field, { ...plain, ...mode }]));
    this.#fields = all.map(({ field }) => field);
  }

  /**
   * Returns the page's behaviour in a scenario: locked actions, hidden parts, and parts that the scenario's feature
   * controls.
   */
  of(scenario: Scenario): SceneMode {
    const field = fieldOf(scenario, this.#fields);
    return (field && this.#modes.get(field)) ?? plain;
  }

  /**
   * Whether the scenario's feature, such as a game, controls a part of the page. If so, the page leaves this part
   * alone.
   */
  takes(scenario: Scenario, part: TakenPart): boolean {
    return this.of(scenario).takes.includes(part);
  }

  /** Whether a part of the page is hidden in a scenario. */
  hides(scenario: Scenario, part: HiddenPart): boolean {
    return this.of(scenario).hides.includes(part);
  }

  /** Whether two scenarios count as the same scene, for example two runs on the same course of a game. */
  isSameScene(a: Scenario, b: Scenario): boolean {
    if (a === b) return true;
    const field = this.takes(a, 'runs') ? fieldOf(a, this.#fields) : null;
    return field !== null && a[field.key] === b[field.key];
  }
}
