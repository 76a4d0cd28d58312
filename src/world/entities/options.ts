// Options of a body besides limits, law and guidance, with their settings.
import type { Switch } from '../../laws/control/tunable';

/** Ability that only some kinds of bodies have. */
export type Capability = 'travels' | 'guided' | 'throttled' | 'resizable' | 'turnRateLimited';

/**
 * Availability of a body's option: where the settings panel (Tune) shows it, which kinds of bodies can have it, and its
 * number in share links.
 */
export interface OptionOffer {
  /** Title of the panel section that shows the option. Undefined: not shown */
  readonly section?: string;
  /** Capability that a body needs for the option. Undefined: none needed */
  readonly takenBy?: Capability;
  /**
   * The settings panel shows the option only for bodies with this capability. Default: `takenBy`, the capability that a
   * body needs for the option
   */
  readonly offeredTo?: Capability;
  /**
   * Verb phrase of the error message for a body that cannot have the option, such as “wrap” in “the 2013 rules wrap”.
   * Default: “know none”
   */
  readonly otherwise?: string;
  /** Fixed number that stands for the option in share links. Undefined: the name is used */
  readonly phrase?: number | undefined;
}

/** Labels and defaults of all options of a body. */
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

/** Value of each option of a body, by its key. */
export type Options = Record<(typeof optionRows)[number]['key'], boolean>;

/** Returns all options of a body. @param given options that differ from their defaults */
export function optionsOf(given: Readonly<Partial<Options>>): Options {
  return Object.fromEntries(optionRows.map(({ key, initial }) => [key, given[key] ?? initial])) as Options;
}
