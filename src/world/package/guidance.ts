// The entry point @slew-game/slew/guidance: the heading that a missile or a turret should turn to. It needs no planck.
import {
  refuseMissing,
  refuseTimeStep,
  refuseUnlessNumber,
  refuseUnlessNumbers,
} from '../../laws/control/refuse';
import { refuseUnknown } from '../../laws/control/tunable';
import type { Point } from '../entities/command';
import type { Aim, Engagement, Guidance } from '../entities/guidance/guidance';
import { type GuidanceSpec, createGuidance as guidanceOf } from '../entities/guidance/guidance';
import { AugmentedNavigation } from '../entities/guidance/guidance-augmented';
import { aimAtTarget, type FarGuidanceLaw, HeldWhenClose } from '../entities/guidance/guidance-law';
import { Lead, type Sent, timeToMeet as timeOf } from '../entities/guidance/guidance-lead';
import { navigationTunables, ProportionalNavigation } from '../entities/guidance/guidance-navigation';

export type { Aim, Engagement, Guidance, GuidanceSpec, Sent };

/** Settings of proportional navigation, augmented or not. */
export interface NavigationSettings {
  /**
   * Navigation constant N: the body turns N times as fast as the direction from body to target. 1 to 10; default 4.
   * Usual values are 3 to 5.
   */
  readonly navigationConstant?: number;
}

/** Pure pursuit: points straight at the target. If the target moves sideways, the body ends up behind it. */
export const pursuit = (): Guidance => refusing(new HeldWhenClose(atTarget));

/**
 * Lead guidance: points at the place where body and target meet if the target keeps its velocity. Points at the target
 * itself if they never meet.
 */
export const lead = (): Guidance => refusing(new HeldWhenClose(new Lead()));

/**
 * Proportional navigation, for bodies that fly where they point.
 * Throws RangeError for a setting that is unknown or out of its range.
 */
export const proportionalNavigation = (settings: NavigationSettings = {}): Guidance =>
  refusing(new HeldWhenClose(new ProportionalNavigation(known(settings))));

/**
 * Makes a proportional navigation law that also uses the target's acceleration. It computes the acceleration from the
 * target's velocities.
 * @throws RangeError for a setting that is unknown or out of its range
 */
export const augmentedNavigation = (settings: NavigationSettings = {}): Guidance =>
  refusing(new HeldWhenClose(new AugmentedNavigation(known(settings))));

/**
 * Makes the guidance law of a spec, such as one from a file.
 * Throws RangeError for an unknown kind or setting, or a value out of its range.
 */
export function createGuidance(spec: GuidanceSpec): Guidance {
  refuseMissing('spec', spec);
  return refusing(guidanceOf(spec));
}

/**
 * Returns the time after which a missile or shell meets a target of constant velocity.
 * @param offset vector from the missile, or from the centre of the turret, to the target. m
 * @param velocity velocity of the target. m/s
 * @param sent `speed` of the missile or shell, m/s. Only for a shell: `reach`, distance from the turret's centre at
 * which the shell starts, m; `turning`, angular velocity of the turret, rad/s
 * @returns time, s; null if they do not meet within ten minutes, or if `offset` is shorter than the `reach` of a shell
 * @throws RangeError with the name of a value that is missing or not a number, or of a negative `speed` or `reach`
 */
export function timeToMeet(offset: Point, velocity: Point, sent: Sent): number | null {
  refuseUnlessPoint('offset', offset);
  refuseUnlessPoint('velocity', velocity);
  refuseMissing('sent', sent);
  const { speed, reach = 0, turning = 0 } = sent;
  refuseUnlessNumbers({ turning });
  refuseNegative({ speed, reach });
  return timeOf(offset, velocity, sent);
}

/**
 * Returns the given settings of proportional navigation. Throws RangeError with the name of a setting that does not
 * exist.
 */
function known(settings: NavigationSettings): NavigationSettings {
  refuseUnknown(navigationTunables, settings);
  return settings;
}

const atTarget: FarGuidanceLaw = {
  aim: (engagement, lineOfSight, aim) => aimAtTarget(engagement, lineOfSight, false, aim),
  reset() {},
};

/** Wraps a guidance law so that it throws RangeError for invalid input. */
function refusing(guidance: Guidance): Guidance {
  return {
    aim(engagement, into) {
      refuseEngagement(engagement);
      return guidance.aim(engagement, into);
    },
    reset: () => guidance.reset(),
    get memory() {
      return guidance.memory;
    },
    set memory(memory) {
      guidance.memory = memory;
    },
  };
}

/**
 * Checks the input of a guidance law. Throws RangeError for the first value that is missing or not a number, or for a
 * negative speed, reach or time step.
 */
function refuseEngagement(engagement: Readonly<Partial<Engagement>>): void {
  refuseMissing('engagement', engagement);
  const { heading, speed, reach = 0, timeStep } = engagement;
  refuseUnlessNumbers({ heading });
  refuseNegative({ speed, reach });
  for (const name of ['position', 'velocity', 'target', 'targetVelocity'] as const)
    refuseUnlessPoint(name, engagement[name]);
  refuseTimeStep(timeStep);
}

function refuseNegative(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) refuseUnlessNumber(name, value, 0);
}

function refuseUnlessPoint(name: string, point: Point | undefined): void {
  for (const axis of ['x', 'y'] as const) refuseUnlessNumber(`${name}.${axis}`, point?.[axis]);
}
