// Proportional navigation: turns N times as fast as the line of sight, which leads to a collision course.

import { wrapAngle } from '../../../laws/control/angle';
import { clamp } from '../../../laws/control/clamp';
import { settingsOf, type Tunable } from '../../../laws/control/tunable';
import type { Memory } from '../../../laws/control/turn-controller';
import { atan2, cos, hypot, sin } from '../../../laws/exact/exact';
import {
  type Aim,
  aimAtTarget,
  type Engagement,
  type FarGuidanceLaw,
  type LineOfSight,
  point,
} from './guidance-law';

type Key = 'navigationConstant';

/** Labels, ranges and defaults of the settings of proportional navigation. */
export const navigationTunables: readonly (Tunable & { readonly key: Key })[] = [
  {
    key: 'navigationConstant',
    symbol: 'N',
    label: 'navigation constant',
    unit: '',
    min: 3,
    max: 5,
    step: 0.1,
    initial: 4,
    accepts: { from: 1, to: 10 },
    help: 'How many times faster than the line of sight it turns. More corrects earlier and jerks more; 1 is a tail chase.',
  },
];

/** Speed below which the heading is used as the direction of flight. m/s */
const slowFlight = 0.5;

// The law cannot turn to a target behind. Two angles, so that it does not switch at every step near a limit.
/** Largest angle between flight direction and line of sight at which proportional navigation can begin. rad */
const startsWithin = Math.PI / 3;
/** Angle between flight direction and line of sight at which proportional navigation ends. rad */
const stopsBeyond = (5 * Math.PI) / 12;

// A constant lag of the motor does no harm: only ψ' counts, and the line of sight shows what was really flown. 30°: the
// default controller commands all of the default motor from 17° on (4π/42 rad).
// The limit stops ψ from running away from the body when the motor cannot follow.
/** Largest angle between the desired heading ψ and the direction of flight. rad */
const greatestLead = Math.PI / 6;

// Zarchan, “Tactical and Strategic Missile Guidance”, ch. 2; Shneydor, “Missile Guidance and Pursuit”, ch. 5. While the
// target is far off the flight or recedes, it points at the target and reports a fallback; then it starts again from
// the flight. Its heading rate is N λ' even while ψ is clamped.
/**
 * Pure proportional navigation, ψ' = N λ': the desired heading ψ turns N times as fast as the line of sight. Only for
 * bodies that fly.
 */
export class ProportionalNavigation implements FarGuidanceLaw {
  private readonly _constant: number;
  /** Desired heading ψ. rad; null before the first step, and while the law steers straight at the target */
  private _heading: number | null = null;

  /** Makes a proportional navigation law. Throws RangeError for an invalid navigation constant. */
  constructor(settings: Partial<Record<Key, number>> = {}) {
    this._constant = settingsOf(navigationTunables, settings).navigationConstant;
  }

  aim(engagement: Readonly<Engagement>, lineOfSight: LineOfSight, aim: Aim): void {
    const { position, velocity, timeStep } = engagement;
    const slow = hypot(velocity.x, velocity.y) < slowFlight;
    const flight = slow ? wrapAngle(engagement.heading) : atan2(velocity.y, velocity.x);
    const off = Math.abs(wrapAngle(lineOfSight.direction - flight));
    if (off > (this._heading === null ? startsWithin : stopsBeyond) || lineOfSight.rangeRate > 0) {
      this._heading = null;
      aimAtTarget(engagement, lineOfSight, true, aim);
      return;
    }
    const headingRate = this._constant * (lineOfSight.rate + this.turnAhead(lineOfSight));
    const lead = this._heading === null ? 0 : wrapAngle(this._heading - flight) + headingRate * timeStep;
    const heading = wrapAngle(flight + clamp(lead, -greatestLead, greatestLead));
    this._heading = heading;
    const { range, rate } = lineOfSight;
    const x = position.x + range * cos(heading);
    const y = position.y + range * sin(heading);
    point(aim, heading, headingRate, x, y, rate, false);
  }

  reset(): void {
    this._heading = null;
  }

  get memory(): Memory {
    return [this._heading];
  }

  set memory(memory: Memory) {
    const isHeading = memory.length === 1 && (memory[0] === null || Number.isFinite(memory[0]));
    if (!isHeading) throw new RangeError(`must be a memory of one heading, got ${JSON.stringify(memory)}`);
    this._heading = memory[0];
  }

  /** Returns the turn rate to add to that of the line of sight. rad/s; 0 in this class */
  protected turnAhead(_lineOfSight: LineOfSight): number {
    return 0;
  }
}
