// The public entry point of the control library: laws, their registry, limits, bounds, measures and stability.
// MIT License, Copyright (c) 2026 Slew contributors.

export { headingError, type Wrap, wrapAngle } from './angle';
export { clamp } from './clamp';
export {
  type ControllerKind,
  type ControllerName,
  type ControllerSpec,
  controllerKinds,
  createController,
  isControllerName,
  reconfigure,
} from './controllers';
export { simulateTurn, type TurnTrace, type TurnTrial } from './double-integrator';
export { LeakyPid, leakyPidTunables } from './leaky-pid';
export { OneStep } from './one-step';
export {
  backwardPd,
  forwardPd,
  PdController,
  type PdGains,
  type PdLaw,
  type PdSettings,
  pdGains,
  pdTunables,
  StablePd,
  spd,
  spdChoices,
} from './pd';
export { integrateAlways, Pid, pidChoices, pidTunables } from './pid';
export { saturate } from './saturate';
export { integrateSamples } from './simpson';
export {
  boundaryText,
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
  steer,
} from './steer';
export { lateTime, measureTurn, type StepResponse, settlingBand, type TurnRecord } from './step-response';
export { TimeOptimal } from './time-optimal';
export {
  type Choice,
  refusal,
  refuseUnknown,
  settingsOf,
  shown,
  type Tunable,
  wordOf,
} from './tunable';
export {
  motorForTurnTime,
  quickestWay,
  restTimeBound,
  type TurnStart,
  turnSettlingBound,
  turnTimeBound,
} from './turn-bound';
export type {
  ControllerSettings,
  TurnController,
  TurnLimits,
  TurnOutput,
  TurnSample,
} from './turn-controller';
export { WindowedPid, windowedPidTunables } from './windowed-pid';
