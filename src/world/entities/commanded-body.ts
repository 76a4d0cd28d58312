// A body under a command: the place it heads for, which stands still, moves by itself or is the next of a route.
import type { Body } from 'planck';
import { type Command, noVelocity, type Point, type Target } from './command';
import { Route } from './route';

/** A body and its command. Each kind of body carries out commands in its own way. */
export abstract class CommandedBody {
  abstract readonly body: Body;
  private _command: Command = { kind: 'idle' };
  /** Chased target of the command; null for a place or a path. */
  private _chased: Target | null = null;
  private _target: Point | null = null;
  private _route: Route | null = null;
  /** Whether the command moves the body, and does not only turn it. */
  private _flies = false;

  /** Place of the body, for bodies that chase it. m */
  get position(): Point {
    return this.body.getPosition();
  }

  /** Velocity of the body, for bodies that chase it. m/s */
  get velocity(): Point {
    return this.body.getLinearVelocity();
  }

  get command(): Command {
    return this._command;
  }

  /** The place that the body heads for. m; null when idle. */
  get target(): Point | null {
    if (this._chased) return this._chased.position;
    return this._route?.next ?? this._target;
  }

  /** Velocity of the body's target. m/s; 0 for one that stands still. */
  get targetVelocity(): Point {
    return this._chased ? this._chased.velocity : noVelocity;
  }

  /** Whether the command is to go somewhere, and not only to turn. */
  get flies(): boolean {
    return this._flies;
  }

  /** The chased target; null when the target is a place. */
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

  /** Gives a new command. Resets controllers and holds of the body. */
  give(command: Command): void {
    this._command = command;
    this._chased = 'chased' in command ? command.chased : null;
    this._target = 'target' in command ? command.target : null;
    this._route = command.kind === 'follow-path' ? new Route(command) : null;
    this._flies = command.kind === 'follow-path' || command.kind === 'seek';
    this.reset();
  }

  /** Moves the target of the running command (on a path: the current waypoint) without a new command. */
  moveTarget(target: Point): void {
    if (this._route) {
      const { waypoints, cursor } = this._route;
      this.reroute(waypoints.with(cursor, target), cursor);
    } else if (this._target) {
      this._target = target;
    }
  }

  /** Changes the waypoints of a route under way. `cursor` is the index of the next waypoint. */
  reroute(waypoints: readonly Point[], cursor: number): void {
    if (!this._route) return;
    this._route.replace(waypoints, cursor);
    this._command = { kind: 'follow-path', waypoints, loop: this._route.loop };
  }

  /** Clears the state of the last command. */
  protected abstract reset(): void;

  /** Changes the target of the running command without a new one: the controller keeps its state. */
  protected swapTarget(target: Target): void {
    if (!('chased' in this._command)) return;
    this._command = { ...this._command, chased: target };
    this._chased = target;
  }

  /** Passes the waypoints within reach. Returns whether the route ends here. @param reach m */
  protected passWaypoints(reach: number): boolean {
    return this._route?.advance(this.position, reach) ?? false;
  }

  /** Whether the body must stop at its target: a target at rest that is not a waypoint on the way. */
  protected get targetIsEnd(): boolean {
    return this._route?.ending ?? !this._chased;
  }
}
