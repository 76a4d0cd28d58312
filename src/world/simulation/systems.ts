// The systems that every simulation has, in the order of their calls. Adding one is a line here.
import { ErrataSystem } from '../published-2013/errata-watch';
import { Gunnery, type GunneryContext } from './guns/gunnery';
import type { System } from './system';
import { RepeatedTurns, type TurnsContext } from './targets/turns';

/**
 * Functions that make the standard systems of a simulation, for example the guns. A function returns null if its system
 * is not needed.
 */
export const standingSystems: readonly ((simulation: GunneryContext & TurnsContext) => System | null)[] = [
  RepeatedTurns.of,
  Gunnery.of,
  (simulation) => new ErrataSystem(simulation),
];
