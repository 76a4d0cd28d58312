// Where the scene on the page came from, if it is none of Slew's own.
import type { Scenario } from '../../simulation/scenario';

/** A link or a file, or this device: the words of the address that opens it there. */
export type Origin = 'outside' | `own=${string}`;

const origins = new WeakMap<Scenario, Origin>();

/** Where a scene came from; undefined for one that the page offers to everybody. */
export const originOf = (scenario: Scenario): Origin | undefined => origins.get(scenario);

export const noteOrigin = (scenario: Scenario, origin: Origin): void => void origins.set(scenario, origin);
