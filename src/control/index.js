// The public entry point of the control library: laws, their registry, limits, bounds, measures and stability. Of a file with `*` all that it exports is public.
// MIT License, Copyright (c) 2026 Slew contributors.
export { headingError, wrapAngle } from './angle';
export { clamp } from './clamp';
export * from './controllers';
export { LeakyPid, leakyPidTunables } from './leaky-pid';
export * from './pd';
export { integrateAlways, Pid, pidChoices, pidTunables } from './pid';
export * from './stability';
export { inertiaAboutCentre, saturate, steer } from './steer';
export { lateTime, measureTurn, settlingBand, simulateTurn } from './step-response';
export * from './time-optimal';
export { refusal, refuseUnknown, settingsOf, shown, wordOf } from './tunable';
export { integrateSamples, WindowedPid, windowedPidTunables } from './windowed-pid';
