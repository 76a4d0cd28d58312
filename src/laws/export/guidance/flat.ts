// The guidance laws in plain numbers, as files for other engines have them: no objects, and one function that returns the heading.
// They answer as the laws of @slew-game/slew/guidance do, to the last bit.
import { wrapAngle } from '../../control/angle';
import { clamp } from '../../control/clamp';
import { atan2, hypot } from '../../exact/exact';

/** Distance to the target below which the heading stays unchanged. m */
const closeRange = 0.5;

/** Longest time until the body meets the target; if they would meet later, the law acts as if they never met. s */
const longestFlight = 600;

/** If the closing speed is at most this fraction of the body's speed, the heading rate is set to 0. */
const slowestGain = 0.01;

/** Speed below which the heading is used as the direction of flight. m/s */
const slowFlight = 0.5;

/**
 * Proportional navigation starts only if direction of flight and line of sight differ by at most this angle.
 * rad
 */
const startsWithin = Math.PI / 3;
/**
 * Proportional navigation stops if direction of flight and line of sight differ by more than this angle. rad
 */
const stopsBeyond = (5 * Math.PI) / 12;

/** Largest angle between the commanded heading and the direction of flight. rad */
const greatestLead = Math.PI / 6;

/** Smallest closing speed that is used as a divisor, to prevent very large results. m/s */
const leastClosing = 0.5;

/** Returns the rate at which the line of sight to the target turns. rad/s. */
function sightRate(x: number, y: number, distance: number, closingX: number, closingY: number): number {
  return ((x / distance) * closingY - (y / distance) * closingX) / distance;
}

/**
 * Returns the time until a body of constant speed can meet a moving target, s; -1 if never.
 * @param x x of the target's position relative to the body. m
 * @param y y of the target's position relative to the body. m
 * @param targetX x of the target's velocity. m/s
 * @param targetY y of the target's velocity. m/s
 * @param speed speed of the body. m/s
 */
function timeToMeet(x: number, y: number, targetX: number, targetY: number, speed: number): number {
  const a = targetX * targetX + targetY * targetY - speed * speed;
  const h = x * targetX + y * targetY;
  const c = x * x + y * y;
  const discriminant = h * h - a * c;
  if (speed <= 1e-9 || discriminant < 0) return -1;
  const root = Math.sqrt(discriminant);
  const time = h > 0 ? (root + h) / -a : c / (root - h);
  return time > 0 && time <= longestFlight ? time : -1;
}

/** Guidance law that points the body straight at the target. */
export class Pursuit {
  private _fresh = true;
  private _held = 0;
  private _heldRate = 0;

  /** Returns the heading to turn to. rad. */
  update(
    x: number,
    y: number,
    velocityX: number,
    velocityY: number,
    targetX: number,
    targetY: number,
    heading: number,
  ): number {
    const distance = hypot(x, y);
    if (distance < closeRange) {
      if (this._fresh) this._held = wrapAngle(heading);
      this._heldRate = 0;
    } else {
      this._held = wrapAngle(atan2(y, x));
      this._heldRate = sightRate(x, y, distance, targetX - velocityX, targetY - velocityY);
    }
    this._fresh = false;
    return this._held;
  }

  /** Returns the angular velocity of the heading that `update` returned last. rad/s. */
  rate(): number {
    return this._heldRate;
  }

  /** Clears the law's state. */
  reset(): void {
    this._fresh = true;
  }
}

/** Guidance law that points the body at the place where it meets the target if neither turns. */
export class Lead {
  private _fresh = true;
  private _held = 0;
  private _heldRate = 0;

  /** Returns the heading to turn to. rad. */
  update(
    x: number,
    y: number,
    velocityX: number,
    velocityY: number,
    targetX: number,
    targetY: number,
    heading: number,
    speed: number,
  ): number {
    const distance = hypot(x, y);
    if (distance < closeRange) {
      if (this._fresh) this._held = wrapAngle(heading);
      this._heldRate = 0;
    } else {
      this._aim(x, y, distance, targetX - velocityX, targetY - velocityY, targetX, targetY, speed);
    }
    this._fresh = false;
    return this._held;
  }

  /** Returns the angular velocity of the heading that `update` returned last. rad/s. */
  rate(): number {
    return this._heldRate;
  }

  /** Clears the law's state. */
  reset(): void {
    this._fresh = true;
  }

  /**
   * Sets the heading and its rate for a flight to the place where body and target meet. If they never meet, the heading
   * points at the target. rad, rad/s.
   */
  private _aim(
    x: number,
    y: number,
    distance: number,
    closingX: number,
    closingY: number,
    targetX: number,
    targetY: number,
    speed: number,
  ): void {
    const time = timeToMeet(x, y, targetX, targetY, speed);
    const wayX = x + targetX * time;
    const wayY = y + targetY * time;
    const length = hypot(wayX, wayY);
    if (time < 0 || length <= 2.220446049250313e-16 * distance) {
      this._held = wrapAngle(atan2(y, x));
      this._heldRate = sightRate(x, y, distance, closingX, closingY);
    } else {
      const alongX = wayX / length;
      const alongY = wayY / length;
      const gain = speed - (targetX * alongX + targetY * alongY);
      const timeRate = gain <= slowestGain * speed ? 0 : (alongX * closingX + alongY * closingY) / gain;
      const turning =
        (alongX * (closingY + targetY * timeRate) - alongY * (closingX + targetX * timeRate)) / length;
      this._held = wrapAngle(atan2(wayY, wayX));
      this._heldRate = gain <= slowestGain * speed ? 0 : turning;
    }
  }
}

/**
 * Proportional navigation: the direction of flight turns N times as fast as the line of sight. If augmented,
 * the law allows for the target's acceleration.
 */
export class Navigation {
  private readonly _navigationConstant: number;
  private readonly _augmented: boolean;
  private _fresh = true;
  private _held = 0;
  private _heldRate = 0;
  /** Whether navigation has started. Before that, the heading points at the target. */
  private _isOn = false;
  private _isKnown = false;
  private _lastX = 0;
  private _lastY = 0;
  private _accelerationX = 0;
  private _accelerationY = 0;

  constructor(navigationConstant: number, augmented: boolean) {
    this._navigationConstant = navigationConstant;
    this._augmented = augmented;
  }

  /** Returns the heading to turn to. rad. */
  update(
    x: number,
    y: number,
    velocityX: number,
    velocityY: number,
    targetX: number,
    targetY: number,
    heading: number,
    timeStep: number,
  ): number {
    const distance = hypot(x, y);
    if (distance < closeRange) {
      if (this._fresh) this._held = wrapAngle(heading);
      this._heldRate = 0;
    } else {
      const isSlow = hypot(velocityX, velocityY) < slowFlight;
      const flight = isSlow ? wrapAngle(heading) : atan2(velocityY, velocityX);
      const closingX = targetX - velocityX;
      const closingY = targetY - velocityY;
      const opening = (x / distance) * closingX + (y / distance) * closingY;
      const ahead = this._turnAhead(x / distance, y / distance, opening, targetX, targetY, timeStep);
      const sight = sightRate(x, y, distance, closingX, closingY);
      this._aim(atan2(y, x), sight, ahead, opening, flight, timeStep);
    }
    this._fresh = false;
    return this._held;
  }

  /** Returns the angular velocity of the heading that `update` returned last. rad/s. */
  rate(): number {
    return this._heldRate;
  }

  /** Clears the law's state. */
  reset(): void {
    this._fresh = true;
    this._isOn = false;
    this._isKnown = false;
    this._accelerationX = 0;
    this._accelerationY = 0;
  }

  /**
   * Sets the heading for proportional navigation. Points straight at a target that is far to the side or
   * moves away.
   */
  private _aim(
    direction: number,
    sight: number,
    ahead: number,
    opening: number,
    flight: number,
    timeStep: number,
  ): void {
    const widest = this._isOn ? stopsBeyond : startsWithin;
    if (Math.abs(wrapAngle(direction - flight)) > widest || opening > 0) {
      this._isOn = false;
      this._held = wrapAngle(direction);
      this._heldRate = sight;
    } else {
      this._heldRate = this._navigationConstant * (this._augmented ? sight + ahead : sight);
      const turned = wrapAngle(this._held - flight) + this._heldRate * timeStep;
      const leading = this._isOn ? clamp(turned, -greatestLead, greatestLead) : 0;
      this._isOn = true;
      this._held = wrapAngle(flight + leading);
    }
  }

  /**
   * Returns the turn rate that augmented navigation adds for the target's acceleration. rad/s.
   */
  private _turnAhead(
    alongX: number,
    alongY: number,
    opening: number,
    targetX: number,
    targetY: number,
    timeStep: number,
  ): number {
    if (timeStep > 0) {
      this._accelerationX = this._isKnown ? (targetX - this._lastX) / timeStep : 0;
      this._accelerationY = this._isKnown ? (targetY - this._lastY) / timeStep : 0;
      this._lastX = targetX;
      this._lastY = targetY;
      this._isKnown = true;
    }
    const across = alongX * this._accelerationY - alongY * this._accelerationX;
    return across / (2 * Math.max(-opening, leastClosing));
  }
}
