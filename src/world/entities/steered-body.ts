// What every steered body offers, whatever rules it runs by.

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
  /** The turn controller itself, for who looks into it; null for one that has several, or rules of its own. */
  readonly law: TurnController | null;
  /** Why its law gives nothing any more; null while it runs. */
  readonly stopped: LawStop | null;
  /** Exchanges the controller or its settings. Throws RangeError and changes nothing when they are refused. */
  configure(spec: ControllerSpec): void;
  /** What can be chosen of its steering; null for one that points at its target, or nowhere, by its own rules. */
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

/** What can be chosen of a body that is guided: its options, and how it is steered. */
export interface Guided {
  readonly options: Options;
  readonly sensor: SensorSettings;
  /** Headings that it does not turn through; null for none. rad */
  closed: Sector | null;
  /** The law by which it points. Setting it throws RangeError and changes nothing when it is refused. */
  guidance: GuidanceSpec;
  /** How the applied angular acceleration becomes motion. */
  drive: DriveName;
  /** Turn rate that it keeps up over several turns. rad/s; its turning circle has the radius speed / this. */
  readonly sustainedTurnRate: number;
  /** Whether the target it flies to was ahead, fell behind and has not been reached since. */
  readonly missed: boolean;
}

/** The law by which a body points: pursuit for one with rules of its own. */
export function guidanceOf({ guided }: Pick<SteeredBody, 'guided'>): GuidanceSpec {
  return guided?.guidance ?? pursuit;
}

/** What turns a body: torque for one with rules of its own. */
export function driveOf({ guided }: Pick<SteeredBody, 'guided'>): DriveName {
  return guided?.drive ?? 'torque';
}

/** Whether its law is told its heading with noise, or late. */
export function isMisinformed({ guided }: Pick<SteeredBody, 'guided'>): boolean {
  return guided !== null && guided.sensor.noise + guided.sensor.delay > 0;
}

/** Whether it chases a moving target, or has another guidance law than pursuit. */
export function isGuided(body: Pick<SteeredBody, 'guided' | 'command'>): boolean {
  const { command } = body;
  return 'chased' in command || (guidanceOf(body).kind !== 'pursuit' && command.kind !== 'idle');
}
