// The whole turn in one step: exact without a torque limit, with a large overshoot under one.
// MIT License, Copyright (c) 2026 Slew contributors.
import { refuseUnknown } from './tunable';
import {
  type ControllerSettings,
  sharedOutput,
  type TurnController,
  type TurnOutput,
  type TurnSample,
} from './turn-controller';

/**
 * α = (e/Δt - ω_rel)/Δt: the angular acceleration that is on target after one step of semi-implicit Euler, with
 * ω_rel = ω - ω_desired. DigitalOpus, "Controlling Objects With Forces and Torques". It does not plan to brake:
 * once the motor saturates, it arrives at full speed and overshoots. α in rad/s², e in rad, ω in rad/s.
 */
export class OneStep implements TurnController {
  update({ error, angularVelocity, targetAngularVelocity, timeStep }: Readonly<TurnSample>): TurnOutput {
    const p = error / (timeStep * timeStep);
    const d = (targetAngularVelocity - angularVelocity) / timeStep;
    return sharedOutput({ p, i: 0, d, output: p + d });
  }

  /** It has no settings. */
  retune(settings: ControllerSettings): void {
    refuseUnknown([], settings);
  }

  /** It keeps no state. */
  reset(): void {}
}
