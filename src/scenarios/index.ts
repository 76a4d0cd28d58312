// The built-in scenarios that are no games, in the order of the picker. Adding one is a file and a line here.

import type { Scenario } from '../simulation/scenario';
import { demo2013 } from './demo-2013';
import { evaders } from './evader';
import { fastTarget } from './fast-target';
import { knockedAbout } from './knocked-about';
import { dock } from './lab/dock';
import { holdHeight } from './lab/hold-height';
import { kick } from './lab/kick';
import { longFrames } from './lab/long-frames';
import { longWay } from './lab/long-way';
import { noiseAndDelay } from './lab/noise';
import { knownWind, pPiPid } from './lab/p-pi-pid';
import { putRight } from './lab/put-right';
import { threeRates } from './lab/three-rates';
import { turn90 } from './lab/turn-90';
import { whyTorque } from './lab/why-torque';
import { windup } from './lab/windup';
import { masses } from './masses';
import { orbit } from './orbit';
import { pathRace } from './path-race';
import { towerDefence } from './tower-defence';

/** The groups of the picker, in their order. */
export const tabs = ['play', 'lab', 'world'] as const;

/** A scenario that comes with the program. */
export interface BuiltIn {
  /** Its name in addresses, for the console and for the runner. */
  readonly id: string;
  /** Where the picker has it. */
  readonly tab: (typeof tabs)[number];
  readonly scenario: Scenario;
}

export const scenarios: readonly BuiltIn[] = [
  { id: 'path-race', tab: 'play', scenario: pathRace },
  { id: '2013-demo', tab: 'play', scenario: demo2013 },
  { id: 'put-right', tab: 'lab', scenario: putRight },
  { id: 'turn-90', tab: 'lab', scenario: turn90 },
  { id: 'three-rates', tab: 'lab', scenario: threeRates },
  { id: 'p-pi-pid', tab: 'lab', scenario: pPiPid },
  { id: 'known-wind', tab: 'lab', scenario: knownWind },
  { id: 'noise', tab: 'lab', scenario: noiseAndDelay },
  { id: 'windup', tab: 'lab', scenario: windup },
  { id: 'kick', tab: 'lab', scenario: kick },
  { id: 'long-way', tab: 'lab', scenario: longWay },
  { id: 'long-frames', tab: 'lab', scenario: longFrames },
  { id: 'why-torque', tab: 'lab', scenario: whyTorque },
  { id: 'hold-height', tab: 'lab', scenario: holdHeight },
  { id: 'dock', tab: 'lab', scenario: dock },
  { id: 'fast-target', tab: 'world', scenario: fastTarget },
  { id: 'evader', tab: 'world', scenario: evaders },
  { id: 'orbit', tab: 'world', scenario: orbit },
  { id: 'tower-defence', tab: 'world', scenario: towerDefence },
  { id: 'masses', tab: 'world', scenario: masses },
  { id: 'knocked-about', tab: 'world', scenario: knockedAbout },
];

/** Scenarios group by group, in the order of the picker. */
export function inOrder(some: readonly BuiltIn[]): BuiltIn[] {
  return tabs.flatMap((tab) => some.filter((each) => each.tab === tab));
}
