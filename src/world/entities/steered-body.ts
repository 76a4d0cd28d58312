// The interface of every steered body, with rules of today or of 2013.

import type { Body } from 'planck';
import type { ControllerSpec } from '../../laws/control/controllers';
import type { LawStop, TurnController } from '../../laws/control/turn-controller';
import type { BodyMemory } from './body-memory';
import type { Sector } from './closed-sector';
import type { Command, Point, Target } from './command';
import type { DriveName } from './drive';
import { type GuidanceSpec, pursuit } from './guidance/guidance';
import type { Build } from './hull';
import type { MotionLimits } from './motion-limits';
import type { Options } from './options';
import type { Outside } from './outside';
import type { SensorSettings } from './sensor';
import type { AimTelemetry, TurnTelemetry } from './telemetry';

/** A body that turns, or holds its place, under a command. Other bodies can chase it. */
export interface SteeredBody extends Target {
  readonly body: Body;
  readonly limits: MotionLimits;
  /** Distance within which a target or waypoint counts as reached. m. */
  seekDistance: number;
  /** Size and density of the body. */
  build: Required<Build>;
  readonly controller: ControllerSpec;
  /** Controller that turns the body. Null for a body of the 2013 demo or with several controllers */
  readonly law: TurnController | null;
  /** Fault that stopped the body's control law; null while the law runs. @internal */
  readonly stopped: LawStop | null;
  /** Replaces the controller or its settings. Throws RangeError, and changes nothing, if `spec` is invalid. */
  configure(spec: ControllerSpec): void;
  /** Guidance options and state; null for a body without guidance. */
  readonly guided: GuidanceState | null;

  readonly command: Command;
  /** Place that the body heads for. m; null if the body is idle. */
  readonly target: Point | null;
  /** Velocity of the body's target. m/s; 0 for a target that stands still. */
  readonly targetVelocity: Point;
  readonly waypoints: readonly Point[];
  /** Index of the waypoint that the body heads for. */
  readonly cursor: number;
  /** Gives the body a new command, and resets its controllers. */
  give(command: Command): void;
  /** Moves the target, or the next waypoint of a path, without giving a new command. */
  moveTarget(target: Point): void;
  /** Replaces the waypoints of the path that the body follows. @param cursor index of the next waypoint */
  reroute(waypoints: readonly Point[], cursor: number): void;

  /** Telemetry of the last step's rotation. */
  readonly turn: TurnTelemetry;
  /** Telemetry of the last step's guidance. */
  readonly aim: AimTelemetry;
  /** Last thrust, as an acceleration. m/s². */
  readonly thrust: Point;

  /**
   * State that the body keeps between steps, apart from place and
   * motion. Setting the state of another kind of body throws RangeError.
   */
  memory: BodyMemory;
  /** Places the body, at rest. @param angle rad */
  place(position: Point, angle: number): void;
  /** Removes the body from its world, with everything that it added there. */
  dispose(): void;
  /**
   * Updates the body for one step. Called before the world's step.
   * @param timeStep s
   * @param outside accelerations of the body in this step by known external forces, such as wind
   */
  update(timeStep: number, outside?: Outside): void;
}

/** Guidance options of a body, and the present state of its guidance. */
export interface GuidanceState {
  readonly options: Options;
  readonly sensor: SensorSettings;
  /** Headings that the body may not turn through; null if it may turn through all. rad */
  closed: Sector | null;
  /** Guidance law. Setting a law with an unknown kind or an invalid setting throws RangeError, and changes nothing. */
  guidance: GuidanceSpec;
  /** Name of the drive, the mechanism that turns the body, for example by a torque. */
  drive: DriveName;
  /** Turn rate that the body can keep up over several turns. rad/s */
  readonly sustainedTurnRate: number;
  /** True if the target was ahead, fell behind, and has not been reached since. */
  readonly missed: boolean;
}

/** Returns the guidance law of a body; pursuit for a body without guidance. */
export function guidanceOf({ guided }: Pick<SteeredBody, 'guided'>): GuidanceSpec {
  return guided?.guidance ?? pursuit;
}

/** Returns the name of a body's drive (turning mechanism); 'torque' without guidance. */
export function driveOf({ guided }: Pick<SteeredBody, 'guided'>): DriveName {
  return guided?.drive ?? 'torque';
}

/** Returns whether a body's sensor has noise or delay. */
export function isMisinformed({ guided }: Pick<SteeredBody, 'guided'>): boolean {
  return guided !== null && guided.sensor.noise + guided.sensor.delay > 0;
}

/** Returns whether a body chases a moving target, or uses a guidance law other than pursuit. */
export function isGuided(body: Pick<SteeredBody, 'guided' | 'command'>): boolean {
  const { command } = body;
  return 'chased' in command || (guidanceOf(body).kind !== 'pursuit' && command.kind !== 'idle');
}
