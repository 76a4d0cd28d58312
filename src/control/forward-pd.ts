// PD by the state as it is: simple, and unstable once it is stiff for the step.
import type { PdLaw } from './pd';

/**
 * α = kp e - kd ω_rel, ω_rel = ω - ω_desired: the gains as set. DigitalOpus, "Controlling Objects With Forces and
 * Torques". Unstable from kp Δt² + 2 kd Δt = 4 on (see stability.ts). α in rad/s², e in rad, ω in rad/s.
 */
export const forwardPd: PdLaw = (set) => set;
