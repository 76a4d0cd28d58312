// The turning circle of a body at its turn rate limit, and the targets it cannot reach.

/**
 * Returns the highest speed at which a body can reach a target by turning towards it. m/s; Infinity if it can at every
 * speed.
 * @param ahead distance of the target along the heading. m
 * @param aside distance of the target to the side. m, any sign
 * @param reach distance within which the target counts as reached. m
 * @param turnRate largest turn rate. rad/s, may be Infinity
 */
export function reachableSpeed(ahead: number, aside: number, reach: number, turnRate: number): number {
  // Faster, a chaser that keeps turning towards the target circles around it for ever. Turning circle: r = v/Ω. The
  // target at (ahead, aside) is reached within `reach` from a circle of radius r with its centre abeam when
  // hypot(ahead, aside - r) ≥ r - reach, so r ≤ (ahead² + aside² - reach²) / 2(aside - reach).
  const side = Math.abs(aside);
  if (turnRate === Infinity || side <= reach) return Infinity;
  return (turnRate * (ahead * ahead + side * side - reach * reach)) / (2 * (side - reach));
}
