// The systems that every simulation has, in the order in which they look at a step. Adding one is a line here.
import { ErrataSystem } from '../published-2013/errata-watch';
import { Gunnery, type GunneryContext } from './guns/gunnery';
import type { System } from './system';
import { RepeatedTurns, type TurnsContext } from './targets/turns';

/** Makes each of them for a simulation whose entities are in place; null where it would have nothing to do. */
export const standingSystems: readonly ((simulation: GunneryContext & TurnsContext) => System | null)[] = [
  RepeatedTurns.of,
  Gunnery.of,
  (simulation) => new ErrataSystem(simulation),
];
