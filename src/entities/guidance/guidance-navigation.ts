// Proportional navigation: turns N times as fast as the line of sight, which ends on a course to meet.
import { wrapAngle } from '../../control/angle';
import { clamp } from '../../control/clamp';
import { settingsOf, type Tunable } from '../../control/tunable';
import { type Aim, aimAtTarget, type Engagement, type Law, type LineOfSight } from './guidance-law';

type Key = 'navigationConstant';

/** Settings of proportional navigation. */
export const navigationTunables: readonly (Tunable & { readonly key: Key })[] = [
  {
    key: 'navigationConstant',
    label: 'Constant N',
    unit: '',
    min: 3,
    max: 5,
    step: 0.1,
    initial: 4,
    accepts: { from: 1, to: 10 },
    help: 'How many times faster than the line of sight it turns. More corrects earlier and jerks more; 1 is a tail chase.',
  },
];

/** Slower than this a body has no direction of flight, and its nose stands for it. m/s */
const slowFlight = 0.5;

/**
 * Angles between flight and line of sight. rad. The law never turns to a target behind: it is given up beyond 75°,
 * and taken up again within 60°. Two angles, so that it does not flicker between the two headings at one.
 */
const takenUpWithin = Math.PI / 3;
const givenUpBeyond = (5 * Math.PI) / 12;

/**
 * How far ψ may be ahead of the flight. rad. A motor follows ψ late, but a constant lag does no harm: only ψ'
 * counts, and the sight sees what was really flown. While the motor is at its limit, though, ψ would run away and
 * be followed long after its reason has gone, as an integral winds up; so it is clamped, as that is. 30°: the
 * default controller asks for all of the default motor from 17° on (4π/42 rad), so nothing useful is held back.
 */
const greatestLead = Math.PI / 6;

/**
 * Pure proportional navigation: ψ' = N λ', ψ starting at the direction of flight. Zarchan, “Tactical and Strategic
 * Missile Guidance”, ch. 2; Shneydor, “Missile Guidance and Pursuit”, ch. 5. While the target is well off the
 * flight or gets further away, it points at the target and says so; then it begins anew from the flight.
 * The rate it tells is N λ', even while ψ is held back. For bodies that fly: a turret has no flight to bend.
 */
export class ProportionalNavigation implements Law {
  private readonly _constant: number;
  /** ψ; null while it points at the target, and before the first sample. */
  private _heading: number | null = null;

  /** Throws RangeError when the setting is no number or out of its range. */
  constructor(settings: Partial<Record<Key, number>> = {}) {
    this._constant = settingsOf(navigationTunables, settings).navigationConstant;
  }

  aim(engagement: Readonly<Engagement>, sight: LineOfSight): Aim {
    const { position, velocity, timeStep } = engagement;
    const slow = Math.hypot(velocity.x, velocity.y) < slowFlight;
    const flight = slow ? wrapAngle(engagement.heading) : Math.atan2(velocity.y, velocity.x);
    const off = Math.abs(wrapAngle(sight.direction - flight));
    if (off > (this._heading === null ? takenUpWithin : givenUpBeyond) || sight.rangeRate > 0) {
      this._heading = null;
      return aimAtTarget(engagement, sight, true);
    }
    const headingRate = this._constant * sight.rate;
    const lead = this._heading === null ? 0 : wrapAngle(this._heading - flight) + headingRate * timeStep;
    const heading = wrapAngle(flight + clamp(lead, -greatestLead, greatestLead));
    this._heading = heading;
    const aimPoint = {
      x: position.x + sight.range * Math.cos(heading),
      y: position.y + sight.range * Math.sin(heading),
    };
    return { heading, headingRate, aimPoint, lineOfSightRate: sight.rate, fallback: false };
  }

  reset(): void {
    this._heading = null;
  }
}
