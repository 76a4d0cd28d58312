// All of the turn in one tick: exact with an endless motor, wild with a real one.
import type { TurnController, TurnOutput, TurnSample } from './turn-controller';

/**
 * α = (e/Δt - ω_rel)/Δt: the angular acceleration that is on target after one step of semi-implicit Euler, with
 * ω_rel = ω - ω_desired. DigitalOpus, "Controlling Objects With Forces and Torques". It never plans to brake: once the
 * motor's limit clamps it, it comes in at full speed and swings past. α in rad/s², e in rad, ω in rad/s.
 */
export class OneStep implements TurnController {
  update({ error, angularVelocity, targetAngularVelocity, timeStep }: Readonly<TurnSample>): TurnOutput {
    const p = error / timeStep ** 2;
    const d = (targetAngularVelocity - angularVelocity) / timeStep;
    return { p, i: 0, d, output: p + d };
  }

  /** It has no past. */
  reset(): void {}
}
