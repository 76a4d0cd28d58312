// The public entry point of the control library: laws in the plane and in space, their registry, limits, bounds, measures and stability. `export *` makes everything in that file public.
// MIT License, Copyright (c) 2026 Slew contributors.

export { headingError, type Wrap, wrapAngle } from './angle';
export type { AttitudeController, AttitudeOutput, AttitudeSample } from './attitude/attitude-controller';
export { attitudeControllerOf, createAttitudeController } from './attitude/attitude-controllers';
export { AttitudePid } from './attitude/attitude-pid';
export { ByComponent } from './attitude/by-component';
export { Eigenaxis } from './attitude/eigenaxis';
export { type Inertia, torqueFor } from './attitude/inertia';
export { type Quaternion, rotationVectorOf as rotationVector } from './attitude/quaternion';
export {
  type AttitudeLimits,
  type AttitudeSteered,
  type AttitudeSteering,
  saturateBall,
  steerAttitude,
} from './attitude/steer-attitude';
export type { Vector } from './attitude/vector';
export { clamp } from './clamp';
export {
  type ControllerKind,
  type ControllerKinds,
  type ControllerName,
  type ControllerSpec,
  controllerKinds,
  controllerOf,
  createController,
  isControllerName,
  type LawSettings,
  type LawSpec,
  type Retuning,
} from './controllers';
export { LeakyPid, type LeakyPidSettings, leakyPidTunables } from './leaky-pid';
export * from './pd';
export { integrateAlways, Pid, type PidSettings, pidChoices, pidTunables } from './pid';
export { ProfiledSetpoint, type Setpoint } from './profiled-setpoint';
export { isSettled, type SettledWithin, type TurnLeft } from './settled';
export {
  delayMargin,
  isPdName,
  isPredictedStable,
  largestStableFrequency,
  type PdName,
} from './stability';
export {
  inertiaAboutCentre,
  type MassData,
  type Steering,
  type SteerOutput as Steered,
  saturate,
  steer,
} from './steer';
export {
  lateTime,
  measureTurn,
  type StepResponse,
  settlingBand,
  simulateTurn,
  type TurnRecord,
  type TurnTrace,
  type TurnTrial,
} from './step-response';
export * from './time-optimal';
export type { Choice, Tunable } from './tunable';
export type {
  ControllerSettings,
  EmptySettings,
  TurnController,
  TurnLimits,
  TurnOutput,
  TurnSample,
} from './turn-controller';
export { integrateSamples, WindowedPid, type WindowedPidSettings, windowedPidTunables } from './windowed-pid';
