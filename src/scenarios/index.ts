// The built-in scenarios, in the order of the picker. Adding one is a file and a line here.
import type { Scenario } from '../simulation/scenario';
import { demo2013 } from './demo-2013';
import { kick } from './kick';
import { longWay } from './long-way';
import { pPiPid } from './p-pi-pid';
import { pathRace } from './path-race';
import { putRight } from './put-right';
import { turn90 } from './turn-90';
import { windup } from './windup';

/** A scenario that comes with the program. */
export interface BuiltIn {
  /** Its name in addresses, for the console and for the runner. */
  readonly id: string;
  readonly scenario: Scenario;
}

export const scenarios: readonly BuiltIn[] = [
  { id: 'path-race', scenario: pathRace },
  { id: '2013-demo', scenario: demo2013 },
  { id: 'put-right', scenario: putRight },
  { id: 'turn-90', scenario: turn90 },
  { id: 'p-pi-pid', scenario: pPiPid },
  { id: 'windup', scenario: windup },
  { id: 'kick', scenario: kick },
  { id: 'long-way', scenario: longWay },
];
