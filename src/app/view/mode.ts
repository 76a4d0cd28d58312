// Modes: what the page locks, hides and leaves to a feature while the feature plays the scene. Data only.

/**
 * A part of the page that a feature does itself. `hands`: pointers and fingers on the field. `finger`: a finger on empty
 * space draws a path without the pencil. `picture`: all of the picture, so that the camera rests and bodies in the plane
 * are not drawn. `attitude`: turning in three dimensions, so that laws become files for bodies in space.
 */
export type Taken = 'hands' | 'finger' | 'picture' | 'attitude';

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
  /** Rows of the help: something that a person does, and its effect. */
  readonly help?: readonly (readonly [deed: string, effect: string])[];
}

/** A mode whose lists are all there. */
export type SceneMode = Mode & Required<Pick<Mode, 'takes' | 'hides' | 'help'>>;

/** The mode of scenes that no feature plays. */
const plain: SceneMode = { locks: [], takes: [], hides: [], help: [] };

/** Fills in the lists that a mode leaves out. */
export function sceneMode(mode: Mode | undefined): SceneMode {
  return mode ? { ...plain, ...mode } : plain;
}
