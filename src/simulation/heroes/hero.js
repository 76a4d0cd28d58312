// The large control of a scene: what it may set, and what a scenario file may say of it.
const nothing = { takes: 'nothing', unit: '', accepts: { from: 0, to: 0 } };
/** What a hero can set or do, by the name that a file has for it. */
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
  /** What pulls every body down. */
  gravity: { takes: 'values', unit: 'm/s²', accepts: { from: 0, to: 1000 } },
  /** Holds every body for so long, then lets go. */
  hold: { takes: 'values', unit: 's', accepts: { from: 0.1, to: 60 } },
  /** Length of the one long frame of worlds that stall. */
  frame: { takes: 'range', unit: 's', accepts: { from: 0.001, to: 1 } },
  /** Noise of the heading that noisy bodies are told. */
  noise: { takes: 'range', unit: 'rad', accepts: { from: 0.0001, to: 1 } },
  /** How many crates stand behind each other where the file has one. */
  crates: { takes: 'values', unit: '', accepts: { from: 0, to: 10 } },
  /** Speed of the moving targets over that of the first body. */
  'target-speed': { takes: 'range', unit: '×', accepts: { from: 0.01, to: 5 } },
  /** Acceleration of moving targets that have one. */
  evasion: { takes: 'range', unit: 'm/s²', accepts: { from: 0.1, to: 1000 } },
  /** Turn rate limit of every body. */
  'turn-rate': { takes: 'range', unit: 'rad/s', accepts: { from: 0.01, to: 40 } },
  /** Which armed body resets its controller with each new target, by its place among them; -1 for none. */
  forget: { takes: 'values', unit: '', accepts: { from: -1, to: 100 } },
  /** Whether torque is computed from each body's own inertia. */
  inertia: { ...nothing, alternates: 'turn' },
  /** How many bodies a swarm has. */
  count: { takes: 'values', unit: '', accepts: { from: 1, to: 5000 } },
  /** An impulse on every body. */
  shove: nothing,
};
/** Whether this is the name of a hero. */
export function isHeroName(name) {
  return typeof name === 'string' && Object.hasOwn(heroKinds, name);
}
/** Most choices of a hero. More do not fit on a phone. */
export const mostChoices = 4;
