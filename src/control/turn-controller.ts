// What every turn controller is: errors in, angular acceleration out. Knows no body, no target, no clock.

/** What the motor that turns a body can do. Held by the entity, applied in one place (limit-turn.ts). */
export interface TurnLimits {
  /** Largest angular acceleration the motor can give. rad/s², above 0. The 2013 demo used 4π. */
  angularAcceleration: number;
  /** Largest angular speed. rad/s, above 0; Infinity when there is no limit. */
  turnRate: number;
}

/** What a controller is told at each step. */
export interface TurnSample {
  /** Heading error, desired - actual, the short way round. rad. */
  error: number;
  /** Angular velocity of the body. rad/s. */
  angularVelocity: number;
  /** Angular velocity of the desired heading; 0 when it is not known. rad/s. */
  targetAngularVelocity: number;
  /** Length of this step. s, above 0. */
  timeStep: number;
  /** The motor's limits, for the laws that plan with them. */
  limits: Readonly<TurnLimits>;
}

/** What a controller answers. The shares are for plots; `output` alone acts. rad/s², before limits. */
export interface TurnOutput {
  /** Share of the error itself. rad/s². */
  p: number;
  /** Share of the error's integral. rad/s². */
  i: number;
  /** Share of the error's rate or of the angular velocity. rad/s². */
  d: number;
  /** Angular acceleration asked for, before limits. rad/s². */
  output: number;
}

/** A feedback law that turns a body. One object steers one body. */
export interface TurnController {
  /** The angular acceleration to ask for at this step. Call once a step. */
  update(sample: Readonly<TurnSample>): TurnOutput;
  /** Forgets the past: called on a new command. */
  reset(): void;
  /** Told what was left of the last output after the limits, for anti-windup. rad/s². */
  limited?(applied: number): void;
}
