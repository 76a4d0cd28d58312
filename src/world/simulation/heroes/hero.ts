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
   * Event at which the control's setting toggles automatically. `lap`: the first body completes its path. `turn`: a
   * repeated turn begins. Undefined: none
   */
  readonly alternates?: 'lap' | 'turn';
}

const noFileValues = { takes: 'nothing', unit: '', accepts: { from: 0, to: 0 } } as const;

/** All kinds of main controls (heroes) of scenes, by name in files. */
export const heroKinds = {
  /** Buttons that set the motors of all bodies to full or reduced strength. */
  motor: { ...noFileValues, alternates: 'lap' },
  /** Buttons that show or hide messages about mistakes of the program published in 2013. */
  remarks: noFileValues,
  /** Buttons that choose which bodies are in the scene: all, or a single one. */
  bodies: noFileValues,
  /** Slider for an angle, with a button that turns every body by this angle. */
  turn: { takes: 'range', unit: 'rad', accepts: { from: 0.01, to: Math.PI } },
  /** Slider for an angle. The target of every body jumps by this angle. */
  jump: { takes: 'range', unit: 'rad', accepts: { from: 0.01, to: Math.PI } },
  /** Slider for the frequency of every control law that has the setting `frequency`. */
  frequency: { takes: 'range', unit: 'Hz', accepts: { from: 0.1, to: 1000 } },
  /** Buttons that set a steady torque of the wind on every body. */
  wind: { takes: 'values', unit: 'N m', accepts: { from: -1000, to: 1000 } },
  /** Buttons that set the gravity on every body. */
  gravity: { takes: 'values', unit: 'm/s²', accepts: { from: 0, to: 1000 } },
  /** Button that holds every body fixed for some seconds, and then releases it. */
  hold: { takes: 'values', unit: 's', accepts: { from: 0.1, to: 60 } },
  /**
   * Slider for the length of the longest time step. The value applies to every body whose time steps vary in length.
   */
  frame: { takes: 'range', unit: 's', accepts: { from: 0.001, to: 1 } },
  /** Slider for the noise on the measured heading. It acts on bodies whose sensor has noise. */
  noise: { takes: 'range', unit: 'rad', accepts: { from: 0.0001, to: 1 } },
  /** Buttons that set the number of crates in each row. In space: the number of crates around each ship. */
  crates: { takes: 'values', unit: '', accepts: { from: 0, to: 10 } },
  /** Slider for the speed of the moving targets, as a multiple of the first body's speed. */
  'target-speed': { takes: 'range', unit: '×', accepts: { from: 0.01, to: 5 } },
  /** Slider for the acceleration of evading targets. */
  evasion: { takes: 'range', unit: 'm/s²', accepts: { from: 0.1, to: 1000 } },
  /** Slider for the largest turn rate of every body. */
  'turn-rate': { takes: 'range', unit: 'rad/s', accepts: { from: 0.01, to: 40 } },
  /**
   * Buttons that choose the one turret that resets its controller at each new target. Value of a button: index among
   * bodies with guns; -1 for no turret
   */
  forget: { takes: 'values', unit: '', accepts: { from: -1, to: 100 } },
  /**
   * Buttons that choose how torque is computed: from each body's real moment of inertia, or from that of its hull at
   * default size and density.
   */
  inertia: { ...noFileValues, alternates: 'turn' },
  /** Buttons that set the mass of the off-centre cargo of ships in space. */
  cargo: { takes: 'values', unit: 'kg', accepts: { from: 0, to: 1000 } },
  /**
   * Two buttons for scenes in outer space. With one, a control law steers the last ship in the scene's list. With the
   * other, this ship turns freely.
   */
  held: noFileValues,
  /** Buttons that set the number of bodies in a swarm. */
  count: { takes: 'values', unit: '', accepts: { from: 1, to: 5000 } },
  /** Button that shoves every body sideways once. */
  shove: noFileValues,
} as const satisfies Record<string, HeroKind>;

/** Name of a kind of hero (main control of a scene). */
export type HeroName = keyof typeof heroKinds;

/** Returns whether a value is a key of `heroKinds`, the list of all kinds of main controls of scenes. */
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
   * Whether the setting toggles automatically, until a person changes anything. Allowed only if `sets` is `motor` or
   * `inertia`. Default: false
   */
  readonly alternates?: boolean;
}

/** Largest number of choices of a main control. More do not fit on a phone. */
export const mostChoices = 4;
