// The built-in scenarios besides games, in the order of the gallery. Adding one is a file and a line here.

import type { Scenario } from '../../world/simulation/scenario';
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
import { ownLaw } from './lab/own-law';
import { knownWind, pPiPid } from './lab/p-pi-pid';
import { putRight } from './lab/put-right';
import { threeRates } from './lab/three-rates';
import { turn90 } from './lab/turn-90';
import { whyTorque } from './lab/why-torque';
import { windup } from './lab/windup';
import { masses } from './masses';
import { orbit } from './orbit';
import { pathRace } from './path-race';
import { swarm } from './swarm';
import { towerDefence } from './tower-defence';

/** Ids of the gallery's groups of scenes, in order. */
export const groups = ['fly', 'measure', 'meet', 'space'] as const;

/** A scenario that comes with the program. */
export interface BuiltIn {
  /** Id of the scenario in web addresses, in the console and on the command line. */
  readonly id: string;
  /** Id of the gallery's group that shows the scenario. */
  readonly group: (typeof groups)[number];
  readonly scenario: Scenario;
  /** True if the scene is about shoves (sudden pushes) and spins (sudden rotations) of its bodies. */
  readonly knocks?: true;
}

/** A built-in scenario that is not a game. It always has a question, hint, description and main control (hero). */
export interface Scene extends BuiltIn {
  readonly scenario: Scenario & Required<Pick<Scenario, 'question' | 'hint' | 'description' | 'hero'>>;
}

export const scenarios: readonly Scene[] = [
  { id: 'path-race', group: 'fly', scenario: pathRace },
  { id: 'swarm', group: 'fly', scenario: swarm },
  { id: '2013-demo', group: 'fly', scenario: demo2013 },
  { id: 'turn-90', group: 'measure', scenario: turn90 },
  { id: 'own-law', group: 'measure', scenario: ownLaw },
  { id: 'three-rates', group: 'measure', scenario: threeRates },
  { id: 'p-pi-pid', group: 'measure', scenario: pPiPid },
  { id: 'known-wind', group: 'measure', scenario: knownWind },
  { id: 'noise', group: 'measure', scenario: noiseAndDelay },
  { id: 'windup', group: 'measure', scenario: windup },
  { id: 'kick', group: 'measure', scenario: kick },
  { id: 'long-way', group: 'measure', scenario: longWay },
  { id: 'long-frames', group: 'measure', scenario: longFrames },
  { id: 'why-torque', group: 'meet', scenario: whyTorque },
  { id: 'hold-height', group: 'measure', scenario: holdHeight },
  { id: 'dock', group: 'measure', scenario: dock },
  { id: 'fast-target', group: 'meet', scenario: fastTarget },
  { id: 'evader', group: 'meet', scenario: evaders },
  { id: 'orbit', group: 'meet', scenario: orbit },
  { id: 'tower-defence', group: 'meet', scenario: towerDefence },
  { id: 'masses', group: 'meet', scenario: masses, knocks: true },
  { id: 'knocked-about', group: 'meet', scenario: knockedAbout, knocks: true },
  { id: 'put-right', group: 'meet', scenario: putRight },
];

/** Returns scenarios in the order of the gallery, group by group. */
export function inOrder(some: readonly BuiltIn[]): BuiltIn[] {
  return groups.flatMap((group) => some.filter((each) => each.group === group));
}
