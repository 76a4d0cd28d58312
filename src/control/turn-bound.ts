// The best any controller could do: the bang-bang turn from rest to rest, as a formula.
import type { TurnLimits } from './turn-controller';

/**
 * Shortest time to turn by an angle from rest to rest. s.
 * T* = 2 √(θ/α) while the turn rate is not reached (θ ≤ Ω²/α), else θ/Ω + Ω/α. Bang-bang control of the double
 * integrator: Athans & Falb, "Optimal Control", ch. 7.
 * @param angle rad, any sign
 */
export function turnTimeBound(
  angle: number,
  { angularAcceleration, turnRate }: Readonly<TurnLimits>,
): number {
  const size = Math.abs(angle);
  return size <= turnRate ** 2 / angularAcceleration
    ? 2 * Math.sqrt(size / angularAcceleration)
    : size / turnRate + turnRate / angularAcceleration;
}

/**
 * When the time-optimal turn comes within a band around its end for good. s.
 * Near the end it brakes at full torque, so the rest is α t²/2: it is inside from T* - √(2 band θ / α) on
 * (0.9 T* for the 2 % band), or earlier on the plateau when the band is wider than the braking part.
 * @param angle rad, any sign
 * @param band share of the angle, 0 to 1; the 2 % settling band is 0.02
 */
export function turnSettlingBound(angle: number, limits: Readonly<TurnLimits>, band = 0.02): number {
  const { angularAcceleration, turnRate } = limits;
  const rest = band * Math.abs(angle);
  const braking = turnRate ** 2 / (2 * angularAcceleration);
  const total = turnTimeBound(angle, limits);
  if (rest <= braking) return total - Math.sqrt((2 * rest) / angularAcceleration);
  return total - turnRate / angularAcceleration - (rest - braking) / turnRate;
}
