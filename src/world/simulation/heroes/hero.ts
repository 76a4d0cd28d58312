// The hero, the main control of a scene: the quantities that it can set, and its fields in a scenario file.

/** A kind of hero: the fields that a file may give it. */
export interface HeroKind {
  /** `values` to choose between, the ends of a `range`, or neither. */
  readonly takes: 'values' | 'range' | 'nothing';
  /** Unit of its values. */
  readonly unit: string;
  /** Range of each value. */
  readonly accepts: { readonly from: number; readonly to: number };
  /** Event after which it may switch over by itself: a lap of the first body, or a turn that repeats. Never when left out. */
  readonly alternates?: 'lap' | 'turn';
}

const nothing = { takes: 'nothing', unit: '', accepts: { from: 0, to: 0 } } as const;

/** All kinds of heroes by their names in files. */
export const heroKinds = {
  /** The motor that turns the bodies: full or cut. */
  motor: { ...nothing, alternates: 'lap' },
  /** Whether errors are pointed out as they happen. */
  remarks: nothing,
  /** All bodies, or one of them alone. */
  bodies: nothing,
  /** Turns every body by an angle. */
  turn: { takes: 'range', unit: 'rad', accepts: { from: 0.01, to: Math.PI } },
  /** The target of every body jumps by an angle. */
  jump: { takes: 'range', unit: 'rad', accepts: { from: 0.01, to: Math.PI } },
  /** Frequency of every law that has one. */
  frequency: { takes: 'range', unit: 'Hz', accepts: { from: 0.1, to: 1000 } },
  /** A steady torque on every body. */
  wind: { takes: 'values', unit: 'N m', accepts: { from: -1000, to: 1000 } },
  /** Gravity on every body. */
  gravity: { takes: 'values', unit: 'm/s²', accepts: { from: 0, to: 1000 } },
  /** Holds every body for so long, then lets go. */
  hold: { takes: 'values', unit: 's', accepts: { from: 0.1, to: 60 } },
  /** Length of the one long frame of worlds that stall. */
  frame: { takes: 'range', unit: 's', accepts: { from: 0.001, to: 1 } },
  /** Noise on the measured heading of bodies that have noise. */
  noise: { takes: 'range', unit: 'rad', accepts: { from: 0.0001, to: 1 } },
  /** How many crates stand behind each other where the file has one. */
  crates: { takes: 'values', unit: '', accepts: { from: 0, to: 10 } },
  /** Speed of the moving targets over that of the first body. */
  'target-speed': { takes: 'range', unit: '×', accepts: { from: 0.01, to: 5 } },
  /** Acceleration of moving targets that have one. */
  evasion: { takes: 'range', unit: 'm/s²', accepts: { from: 0.1, to: 1000 } },
  /** Turn rate limit of every body. */
  'turn-rate': { takes: 'range', unit: 'rad/s', accepts: { from: 0.01, to: 40 } },
  /** Index, among armed bodies, of the one that resets its controller with each new target; -1 for none. */
  forget: { takes: 'values', unit: '', accepts: { from: -1, to: 100 } },
  /** Whether torque is computed from each body's own inertia. */
  inertia: { ...nothing, alternates: 'turn' },
  /** Mass of the off-centre cargo of ships in space. */
  cargo: { takes: 'values', unit: 'kg', accepts: { from: 0, to: 1000 } },
  /** Whether the last ship in space is steered. */
  held: nothing,
  /** How many bodies a swarm has. */
  count: { takes: 'values', unit: '', accepts: { from: 1, to: 5000 } },
  /** An impulse on every body. */
  shove: nothing,
} as const satisfies Record<string, HeroKind>;

/** Name of what a hero sets or does. */
export type HeroName = keyof typeof heroKinds;

/** Whether this is the name of a hero. */
export function isHeroName(name: unknown): name is HeroName {
  return typeof name === 'string' && Object.hasOwn(heroKinds, name);
}

/** The hero of a scenario as a file gives it. Left out means what its row in view/heroes/ has. */
export interface HeroSpec {
  readonly sets: HeroName;
  /** Text on it. */
  readonly label?: string;
  /** The values to choose between, in SI units. */
  readonly values?: readonly number[];
  /** Words for its choices, one each. */
  readonly words?: readonly string[];
  /** Ends of its range, in SI units. */
  readonly min?: number;
  readonly max?: number;
  /**
   * Whether it changes by itself until a person touches anything: the motor is cut and full in turn, lap by lap of the
   * first body, and begins cut; torque is by each body's own inertia and by the usual one's, turn by turn. Of these two
   * only; false when left out.
   */
  readonly alternates?: boolean;
}

/** Most choices of a hero. More do not fit on a phone. */
export const mostChoices = 4;
