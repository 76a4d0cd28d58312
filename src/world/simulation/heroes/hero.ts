// The hero, the main control of a scene: the quantities that it can set, and its fields in a scenario file.

/**
 * Properties of one kind of hero. A hero is the most important control in a scene's user interface, such as a slider.
 */
export interface HeroKind {
  /**
   * Values that a file may give to the scene's main control (hero). `values`: a list. `range`: the two ends of a range.
   * `nothing`: no values.
   */
  readonly takes: 'values' | 'range' | 'nothing';
  /** Unit of the values that the hero (main control of a scene) sets. Empty for values without a unit. */
  readonly unit: string;
  /** Range of the values that a file may give to the main control. */
  readonly accepts: { readonly from: number; readonly to: number };
  /**
   * Event at which the main control can switch by itself. `lap`: the first body completes its path. `turn`: a repeated
   * turn begins. Undefined: none
   */
  readonly alternates?: 'lap' | 'turn';
}

/** Properties of main controls (heroes) to which a file gives no values. */
const noFileValues = { takes: 'nothing', unit: '', accepts: { from: 0, to: 0 } } as const;

/** All kinds of heroes (main controls of scenes), by their names in files. */
export const heroKinds = {
  /** Main control that switches the motors of all bodies between full and reduced strength. */
  motor: { ...noFileValues, alternates: 'lap' },
  /** Main control that shows or hides messages about faults in the old control code of 2013, which some bodies use. */
  remarks: noFileValues,
  /** Main control that chooses between all bodies of the scene and a single one. */
  bodies: noFileValues,
  /** Main control that turns every body by an angle. */
  turn: { takes: 'range', unit: 'rad', accepts: { from: 0.01, to: Math.PI } },
  /** Main control that sets an angle, and makes every body's target jump by this angle. */
  jump: { takes: 'range', unit: 'rad', accepts: { from: 0.01, to: Math.PI } },
  /** Main control that sets the frequency of every control law that has the setting `frequency`. */
  frequency: { takes: 'range', unit: 'Hz', accepts: { from: 0.1, to: 1000 } },
  /** Main control that sets a steady torque of the wind on every body. */
  wind: { takes: 'values', unit: 'N m', accepts: { from: -1000, to: 1000 } },
  /** Main control that sets the gravity on every body. */
  gravity: { takes: 'values', unit: 'm/s²', accepts: { from: 0, to: 1000 } },
  /** Main control that holds every body fixed for some seconds, and then releases it. */
  hold: { takes: 'values', unit: 's', accepts: { from: 0.1, to: 60 } },
  /** Main control that sets the longest time step of bodies with uneven time steps. */
  frame: { takes: 'range', unit: 's', accepts: { from: 0.001, to: 1 } },
  /** Main control that sets the noise on the measured heading. It acts on bodies whose sensor has noise. */
  noise: { takes: 'range', unit: 'rad', accepts: { from: 0.0001, to: 1 } },
  /** Main control that sets the number of crates in each row. In space: the number of crates around each ship. */
  crates: { takes: 'values', unit: '', accepts: { from: 0, to: 10 } },
  /** Main control that sets the speed of the moving targets, as a multiple of the first body's speed. */
  'target-speed': { takes: 'range', unit: '×', accepts: { from: 0.01, to: 5 } },
  /** Main control that sets the acceleration of evading targets. */
  evasion: { takes: 'range', unit: 'm/s²', accepts: { from: 0.1, to: 1000 } },
  /** Main control that sets the largest turn rate of every body. */
  'turn-rate': { takes: 'range', unit: 'rad/s', accepts: { from: 0.01, to: 40 } },
  /**
   * Main control that chooses the turret whose controller is reset at each new target. Index among bodies with guns; -1
   * for none
   */
  forget: { takes: 'values', unit: '', accepts: { from: -1, to: 100 } },
  /**
   * Main control that chooses how torque is computed: from each body's real moment of inertia, or from that of its hull
   * at default size and density.
   */
  inertia: { ...noFileValues, alternates: 'turn' },
  /** Main control that sets the mass of the off-centre cargo of ships in space. */
  cargo: { takes: 'values', unit: 'kg', accepts: { from: 0, to: 1000 } },
  /**
   * Main control for space: switches the control law of the scenario's last ship on (ship is held) or off (ship is
   * free).
   */
  held: noFileValues,
  /** Main control that sets the number of bodies in a swarm. */
  count: { takes: 'values', unit: '', accepts: { from: 1, to: 5000 } },
  /** Main control that shoves every body sideways once. */
  shove: noFileValues,
} as const satisfies Record<string, HeroKind>;

/** Name of a kind of hero (main control of a scene). */
export type HeroName = keyof typeof heroKinds;

/** Returns whether a value is the name of a kind of hero, the main control of a scene. */
export function isHeroName(name: unknown): name is HeroName {
  return typeof name === 'string' && Object.hasOwn(heroKinds, name);
}

/**
 * Main control (hero) of a scenario, as a file describes it. The field `sets` names the kind of hero. Missing fields
 * have the defaults of this kind.
 */
export interface HeroSpec {
  readonly sets: HeroName;
  /** Label of the main control. Default: the label of its kind */
  readonly label?: string;
  /** Values that the main control offers for a choice. SI units */
  readonly values?: readonly number[];
  /** Labels of the main control's choices, one for each choice. */
  readonly words?: readonly string[];
  /** Smallest value that the main control can set. SI units */
  readonly min?: number;
  /** Largest value that the main control can set. SI units */
  readonly max?: number;
  // The motor is cut or full in turn, lap by lap of the first body, starting with cut. Torque uses each body's inertia
  // or the usual one, turn by turn.
  /**
   * Whether the control toggles between its two values by itself, until a person changes anything. Only for `motor` and
   * `inertia`. Default: false
   */
  readonly alternates?: boolean;
}

/** Largest number of choices of a main control. More do not fit on a phone. */
export const mostChoices = 4;
