// The hero, the main control of a scene: the quantities that it can set, and its fields in a scenario file.

/** A kind of hero, and the fields that a file may give it. */
export interface HeroKind {
  /** Fields of the file: `values` to choose between, the ends of a `range`, or neither. */
  readonly takes: 'values' | 'range' | 'nothing';
  /** Unit of the hero's values. */
  readonly unit: string;
  /** Range of each value. */
  readonly accepts: { readonly from: number; readonly to: number };
  /** Event after which the hero may switch by itself: a lap of the first body, or a repeated turn. Never when left out. */
  readonly alternates?: 'lap' | 'turn';
}

const nothing = { takes: 'nothing', unit: '', accepts: { from: 0, to: 0 } } as const;

/** All kinds of heroes, by their names in files. */
export const heroKinds = {
  /** The motor that turns the bodies: full or cut. */
  motor: { ...nothing, alternates: 'lap' },
  /** Whether errors of the 2013 code are pointed out as they happen. */
  remarks: nothing,
  /** Shows all bodies, or one of them alone. */
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
  /** Holds every body for some seconds, then lets go. */
  hold: { takes: 'values', unit: 's', accepts: { from: 0.1, to: 60 } },
  /** Length of the long frame of worlds that stall. */
  frame: { takes: 'range', unit: 's', accepts: { from: 0.001, to: 1 } },
  /** Noise on the measured heading of bodies that have noise. */
  noise: { takes: 'range', unit: 'rad', accepts: { from: 0.0001, to: 1 } },
  /** Number of crates in a row, in place of each crate of the file. */
  crates: { takes: 'values', unit: '', accepts: { from: 0, to: 10 } },
  /** Speed of the moving targets relative to that of the first body. */
  'target-speed': { takes: 'range', unit: '×', accepts: { from: 0.01, to: 5 } },
  /** Acceleration of evading targets. */
  evasion: { takes: 'range', unit: 'm/s²', accepts: { from: 0.1, to: 1000 } },
  /** Turn rate limit of every body. */
  'turn-rate': { takes: 'range', unit: 'rad/s', accepts: { from: 0.01, to: 40 } },
  /** Index of the armed body that resets its controller with each new target; -1 for no body. */
  forget: { takes: 'values', unit: '', accepts: { from: -1, to: 100 } },
  /** Whether torque is computed from each body's own inertia. */
  inertia: { ...nothing, alternates: 'turn' },
  /** Mass of the off-centre cargo of ships in space. */
  cargo: { takes: 'values', unit: 'kg', accepts: { from: 0, to: 1000 } },
  /** Whether the last ship in space is steered. */
  held: nothing,
  /** Number of bodies in a swarm. */
  count: { takes: 'values', unit: '', accepts: { from: 1, to: 5000 } },
  /** An impulse on every body. */
  shove: nothing,
} as const satisfies Record<string, HeroKind>;

/** Name of a kind of hero. */
export type HeroName = keyof typeof heroKinds;

/** Returns whether a value is the name of a hero. */
export function isHeroName(name: unknown): name is HeroName {
  return typeof name === 'string' && Object.hasOwn(heroKinds, name);
}

/** Hero of a scenario, as a file gives it. Fields left out have the values of its row in view/heroes/. */
export interface HeroSpec {
  readonly sets: HeroName;
  /** Text on the control. */
  readonly label?: string;
  /** The values to choose between, in SI units. */
  readonly values?: readonly number[];
  /** Words for the hero's choices, one each. */
  readonly words?: readonly string[];
  /** Ends of the hero's range, in SI units. */
  readonly min?: number;
  readonly max?: number;
  // The motor is cut or full in turn, lap by lap of the first body, starting with cut. Torque uses each body's inertia
  // or the usual one, turn by turn.
  /** Whether the hero changes by itself until a person touches anything. Only for motor and torque; false when left out. */
  readonly alternates?: boolean;
}

/** Largest number of choices of a hero. More do not fit on a phone. */
export const mostChoices = 4;
