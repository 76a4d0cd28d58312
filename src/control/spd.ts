// Stable PD: the proportional part looks a step ahead, and the damping allows for its own effect.
import type { PdLaw } from './pd';

/**
 * α = (kp (e - ω_rel Δt) - kd ω_rel) / (1 + kd Δt), written as a PD: kp/(1 + kd Δt) on e, (kd + kp Δt)/(1 + kd Δt)
 * on ω_rel = ω - ω_desired. Tan, Liu, Turk, "Stable Proportional-Derivative Controllers", IEEE CG&A 31 (4), 2011.
 * Much stiffer than forward PD before it is unstable (see stability.ts). α in rad/s², e in rad, ω in rad/s.
 */
export const spd: PdLaw = ({ kp, kd }, timeStep) => {
  const share = 1 / (1 + kd * timeStep);
  return { kp: share * kp, kd: share * (kd + kp * timeStep) };
};
