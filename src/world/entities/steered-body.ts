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

/** A body that turns, or holds its place, under a command. It can be chased. */
export interface SteeredBody extends Target {
  readonly body: Body;
  readonly limits: MotionLimits;
  /** Distance within which a target or waypoint counts as reached. m. */
  seekDistance: number;
  /** Its size and density. */
  build: Required<Build>;
  readonly controller: ControllerSpec;
  /** The turn controller, for inspection; null for a body with several controllers or with the rules of 2013. */
  readonly law: TurnController | null;
  /** Reason why its law has stopped; null while the law runs. @internal */
  readonly stopped: LawStop | null;
  /** Exchanges the controller or its settings. Throws RangeError and changes nothing when they are refused. */
  configure(spec: ControllerSpec): void;
  /** Options of its steering; null for a body without guidance options. */
  readonly guided: Guided | null;

  readonly command: Command;
  /** The place it heads for. m; null when idle. */
  readonly target: Point | null;
  /** How its target moves. m/s; 0 for one that stands still. */
  readonly targetVelocity: Point;
  readonly waypoints: readonly Point[];
  /** Index of the waypoint it heads for. */
  readonly cursor: number;
  /** A new command. Resets what turns or holds the body. */
  give(command: Command): void;
  /** Moves the target of the running command without a new one. */
  moveTarget(target: Point): void;
  /** Moves, adds or removes waypoints under way; `cursor` is the one to head for now. */
  reroute(waypoints: readonly Point[], cursor: number): void;

  /** Telemetry of the last step's turn. */
  readonly turn: TurnTelemetry;
  /** Telemetry of the last step's guidance. */
  readonly aim: AimTelemetry;
  /** The last thrust as an acceleration. m/s². */
  readonly thrust: Point;

  /**
   * What it keeps from step to step beside place and motion, under the command that it has. Setting it throws RangeError when
   * it is not that of such a body.
   */
  memory: BodyMemory;
  /** Puts it somewhere, at rest. @param angle rad */
  place(position: Point, angle: number): void;
  /** Takes it out of its world, with everything it put there. */
  dispose(): void;
  /** One step, before the world's. @param timeStep s @param outside what is known to act on it in this step */
  update(timeStep: number, outside?: Outside): void;
}

/** Options of a guided body, and its state of steering. */
export interface Guided {
  readonly options: Options;
  readonly sensor: SensorSettings;
  /** Closed headings, which the body does not turn through; null when all are open. rad */
  closed: Sector | null;
  /** Guidance law. Setting a refused law throws RangeError and changes nothing. */
  guidance: GuidanceSpec;
  /** How the applied angular acceleration becomes motion. */
  drive: DriveName;
  /** Turn rate that it keeps up over several turns. rad/s; its turning circle has the radius speed / this. */
  readonly sustainedTurnRate: number;
  /** Whether the target it flies to was ahead, fell behind and has not been reached since. */
  readonly missed: boolean;
}

/** Returns the guidance law of a body; pursuit for a body without guidance options. */
export function guidanceOf({ guided }: Pick<SteeredBody, 'guided'>): GuidanceSpec {
  return guided?.guidance ?? pursuit;
}

/** Returns the drive of a body; torque for a body without guidance options. */
export function driveOf({ guided }: Pick<SteeredBody, 'guided'>): DriveName {
  return guided?.drive ?? 'torque';
}

/** Whether its sensor has noise or delay. */
export function isMisinformed({ guided }: Pick<SteeredBody, 'guided'>): boolean {
  return guided !== null && guided.sensor.noise + guided.sensor.delay > 0;
}

/** Whether it chases a moving target, or has another guidance law than pursuit. */
export function isGuided(body: Pick<SteeredBody, 'guided' | 'command'>): boolean {
  const { command } = body;
  return 'chased' in command || (guidanceOf(body).kind !== 'pursuit' && command.kind !== 'idle');
}
