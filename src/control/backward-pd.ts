// PD by the state the step will lead to, torque included: stable at any stiffness while no limit is reached.
import type { PdLaw } from './pd';

/**
 * α = g kp e - g (kd + kp Δt) ω_rel with g = 1/(1 + kd Δt + kp Δt²): forward PD solved for the state after the
 * step (backward Euler). Wu, as told by DigitalOpus, "Controlling Objects With Forces and Torques", whose
 * listing works out these gains and then uses the raw ones. Its stability proof knows no torque limit: at one
 * it overshoots like any PD. α in rad/s², e in rad, ω_rel = ω - ω_desired in rad/s.
 */
export const backwardPd: PdLaw = ({ kp, kd }, timeStep) => {
  const g = 1 / (1 + kd * timeStep + kp * timeStep ** 2);
  return { kp: g * kp, kd: g * (kd + kp * timeStep) };
};
