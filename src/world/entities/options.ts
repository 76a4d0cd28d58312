// Options of a body besides limits, law and guidance: a row each.
import type { Switch } from '../../laws/control/tunable';

/** Abilities that only some kinds of bodies have. */
export type Capability = 'travels' | 'guided' | 'throttled' | 'resizable' | 'turnRateLimited';

/** Section of a row in Tune, and the kinds that have it. */
export interface OptionOffer {
  /** Title of the option's section in Tune. Tune does not offer the option when left out. */
  readonly section?: string;
  /** Capability that a kind needs so that a file may set it; all kinds when left out. */
  readonly takenBy?: Capability;
  /** Capability that a kind needs so that Tune shows it; `takenBy` when left out. */
  readonly offeredTo?: Capability;
  /** Value for bodies that cannot choose the option, such as "wrap". They take no value when left out. */
  readonly otherwise?: string;
  /** Number of the option's phrase in links, which never changes. A row without one is written out. */
  readonly phrase?: number | undefined;
}

/** Rows of the options. */
export const optionRows = [
  {
    key: 'wrap',
    label: 'Turn the short way',
    initial: true,
    help: 'Whether it turns the short way round. Off: the error is not wrapped.',
    section: 'Error and sensor',
    takenBy: 'guided',
    otherwise: 'wrap',
    phrase: 92,
  },
  {
    key: 'resetOnRetarget',
    label: 'Reset on retarget',
    initial: false,
    help: 'Whether the controller forgets its past when the target jumps: no kick, no stale integral.',
    section: 'Error and sensor',
    takenBy: 'guided',
    otherwise: 'never reset on a moved target',
    phrase: 45,
  },
  {
    key: 'easesThrottle',
    label: 'Ease throttle after a miss',
    initial: true,
    help: 'Whether a missile that missed slows down until it can turn back to its target. Off: it may circle for ever.',
    section: 'Guidance',
    takenBy: 'guided',
    offeredTo: 'throttled',
    phrase: 75,
  },
  {
    key: 'torqueByInertia',
    label: 'Torque by inertia',
    initial: true,
    help: 'Whether torque is computed from the body’s own inertia, or from that of its kind’s hull at size 1 and density 1.',
    takenBy: 'guided',
    phrase: 76,
  },
  {
    key: 'knowsWind',
    label: 'Know the wind',
    initial: true,
    help: 'Whether the law is told how the wind turns the body.',
    takenBy: 'guided',
  },
] as const satisfies readonly (Switch & OptionOffer)[];

/** Options of a body by name. */
export type Options = Record<(typeof optionRows)[number]['key'], boolean>;

/** Returns the options that a body starts with. @param given those that differ from the default */
export function optionsOf(given: Readonly<Partial<Options>>): Options {
  return Object.fromEntries(optionRows.map(({ key, initial }) => [key, given[key] ?? initial])) as Options;
}
