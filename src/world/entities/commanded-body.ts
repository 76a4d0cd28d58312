// A body under a command: the place it heads for, which stands still, moves by itself or is the next of a route.
import type { Body } from 'planck';
import { type Command, noVelocity, type Point, type Target } from './command';
import { Route } from './route';

/** A body that carries out commands: holds the current command and its target. */
export abstract class CommandedBody {
  abstract readonly body: Body;
  private _command: Command = { kind: 'idle' };
  /** Target that the body chases; null if its command names a place or a path. */
  private _chased: Target | null = null;
  private _target: Point | null = null;
  private _route: Route | null = null;
  /** True if the command makes the body fly; false if it only makes the body turn. */
  private _flies = false;

  /** Position of this body, read by bodies that chase it. m */
  get position(): Point {
    return this.body.getPosition();
  }

  /** Velocity of this body, read by bodies that chase it. m/s */
  get velocity(): Point {
    return this.body.getLinearVelocity();
  }

  get command(): Command {
    return this._command;
  }

  /** Place that the body heads for. m; null if the body is idle. */
  get target(): Point | null {
    if (this._chased) return this._chased.position;
    return this._route?.next ?? this._target;
  }

  /** Velocity of the body's target. m/s; 0 for a target that stands still. */
  get targetVelocity(): Point {
    return this._chased ? this._chased.velocity : noVelocity;
  }

  /** True if the command makes the body fly somewhere; false if it only makes the body turn. */
  get flies(): boolean {
    return this._flies;
  }

  /** Target that the body chases; null if it heads for a place. */
  protected get chased(): Target | null {
    return this._chased;
  }

  get waypoints(): readonly Point[] {
    return this._route?.waypoints ?? [];
  }

  /** Index of the waypoint that the body heads for. */
  get cursor(): number {
    return this._route?.cursor ?? 0;
  }

  /** Gives the body a new command, and resets its controllers. */
  give(command: Command): void {
    this._command = command;
    this._chased = 'chased' in command ? command.chased : null;
    this._target = 'target' in command ? command.target : null;
    this._route = command.kind === 'follow-path' ? new Route(command) : null;
    this._flies = command.kind === 'follow-path' || command.kind === 'seek';
    this.reset();
  }

  /** Moves the running command's target, or the current waypoint of its path. */
  moveTarget(target: Point): void {
    if (this._route) {
      const { waypoints, cursor } = this._route;
      this.reroute(waypoints.with(cursor, target), cursor);
    } else if (this._target) {
      this._target = target;
    }
  }

  /** Replaces the waypoints of the path that the body follows. @param cursor index of the next waypoint */
  reroute(waypoints: readonly Point[], cursor: number): void {
    if (!this._route) return;
    this._route.replace(waypoints, cursor);
    this._command = { kind: 'follow-path', waypoints, loop: this._route.loop };
  }

  /** Clears the state that belongs to the last command. */
  protected abstract reset(): void;

  /** Replaces the target of the running command. The controller keeps its state. */
  protected swapTarget(target: Target): void {
    if (!('chased' in this._command)) return;
    this._command = { ...this._command, chased: target };
    this._chased = target;
  }

  /**
   * Marks waypoints as passed, in order, until one is beyond `reach`.
   * @param reach distance within which a waypoint counts as reached. m
   * @returns true if the body has reached the end of an open path
   */
  protected passWaypoints(reach: number): boolean {
    return this._route?.advance(this.position, reach) ?? false;
  }

  /**
   * Whether the body must stop at its current target. True for a fixed target and for the last waypoint of an open
   * path.
   */
  protected get targetIsEnd(): boolean {
    return this._route?.ending ?? !this._chased;
  }
}
