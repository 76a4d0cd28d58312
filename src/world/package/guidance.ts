// The entry point @slew-game/slew/guidance: the heading that a missile or a turret should turn to. It needs no planck.
import { refuseTimeStep, refuseUnless, refuseUnlessNumber } from '../../laws/control/refuse';
import type { Aim, Engagement, Guidance } from '../entities/guidance/guidance';
import { type GuidanceSpec, createGuidance as guidanceOf } from '../entities/guidance/guidance';
import { AugmentedNavigation } from '../entities/guidance/guidance-augmented';
import { aimAtTarget, type FarGuidanceLaw, HeldWhenClose } from '../entities/guidance/guidance-law';
import { Lead } from '../entities/guidance/guidance-lead';
import { ProportionalNavigation } from '../entities/guidance/guidance-navigation';

export { type Sent, timeToMeet } from '../entities/guidance/guidance-lead';
export type { Aim, Engagement, Guidance, GuidanceSpec };

/** Settings of proportional navigation, augmented or not. */
export interface NavigationSettings {
  /** N: turn rate as a multiple of that of the line of sight. 1 to 10; 4 when left out. 3 to 5 is usual. */
  readonly navigationConstant?: number;
}

/** Pure pursuit: straight at the target. It ends in a chase from behind if the target crosses. */
export const pursuit = (): Guidance => refusing(new HeldWhenClose(atTarget));

/**
 * Lead guidance: aims at the place where both meet if nothing changes, or at the target if there is no such place. Turrets and
 * bolts use it.
 */
export const lead = (): Guidance => refusing(new HeldWhenClose(new Lead()));

/** Proportional navigation, for bodies that fly where they point. Throws RangeError for a setting out of its range. */
export const proportionalNavigation = (settings: NavigationSettings = {}): Guidance =>
  refusing(new HeldWhenClose(new ProportionalNavigation(settings)));

/**
 * Proportional navigation that also uses the target's turning, from the change of its velocity. Throws RangeError for a setting
 * out of its range.
 */
export const augmentedNavigation = (settings: NavigationSettings = {}): Guidance =>
  refusing(new HeldWhenClose(new AugmentedNavigation(settings)));

/**
 * Makes the guidance of a spec, such as one from a file. Throws RangeError for an unknown kind or setting, or a value out of
 * range.
 */
export const createGuidance = (spec: GuidanceSpec): Guidance => refusing(guidanceOf(spec));

const atTarget: FarGuidanceLaw = {
  aim: (engagement, lineOfSight, aim) => aimAtTarget(engagement, lineOfSight, false, aim),
  reset() {},
};

/** Wraps a guidance law: a refused engagement never reaches the law. */
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

/** Throws RangeError for the first value that is missing or not a number, or for a negative speed, reach or time step. */
function refuseEngagement(engagement: Readonly<Partial<Engagement>>): void {
  const { heading, speed, reach = 0, timeStep } = engagement;
  for (const [name, value] of Object.entries({ heading, speed, reach })) refuseUnlessNumber(name, value);
  for (const [name, value] of Object.entries({ speed, reach }))
    refuseUnless(Number(value) >= 0, name, 'at least 0', value);
  for (const name of ['position', 'velocity', 'target', 'targetVelocity'] as const)
    for (const axis of ['x', 'y'] as const) refuseUnlessNumber(`${name}.${axis}`, engagement[name]?.[axis]);
  refuseTimeStep(timeStep);
}
