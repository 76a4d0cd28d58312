// A body under a command: the place it heads for, which stands still, moves by itself or is the next of a route.
import type { Body } from 'planck';
import { type Command, type Point, still, type Target } from './command';
import { Route } from './route';

/** A body and its command. How it carries the command out is its kind's. */
export abstract class CommandedBody {
  abstract readonly body: Body;
  private _command: Command = { kind: 'idle' };
  /** Chased target of the command; null for a place or a path. */
  private _chased: Target | null = null;
  private _target: Point | null = null;
  private _route: Route | null = null;
  /** Whether the command moves the body, and does not only turn it. */
  private _flies = false;

  /** Its place, for bodies that chase it. m */
  get position(): Point {
    return this.body.getPosition();
  }

  /** Its velocity, for bodies that chase it. m/s */
  get velocity(): Point {
    return this.body.getLinearVelocity();
  }

  get command(): Command {
    return this._command;
  }

  /** The place it heads for. m; null when idle. */
  get target(): Point | null {
    if (this._chased) return this._chased.position;
    return this._route?.next ?? this._target;
  }

  /** How its target moves. m/s; 0 for one that stands still. */
  get targetVelocity(): Point {
    return this._chased ? this._chased.velocity : still;
  }

  /** Whether its command is to go somewhere, and not only to turn. */
  get flies(): boolean {
    return this._flies;
  }

  /** Chased target; null when its target is a place. */
  protected get chased(): Target | null {
    return this._chased;
  }

  get waypoints(): readonly Point[] {
    return this._route?.waypoints ?? [];
  }

  /** Index of the waypoint it heads for. */
  get cursor(): number {
    return this._route?.cursor ?? 0;
  }

  /** A new command. Resets what turns or holds the body. */
  give(command: Command): void {
    this._command = command;
    this._chased = 'chased' in command ? command.chased : null;
    this._target = 'target' in command ? command.target : null;
    this._route = command.kind === 'follow-path' ? new Route(command) : null;
    this._flies = command.kind === 'follow-path' || command.kind === 'seek';
    this.reset();
  }

  /** Moves the target of the running command (on a path: the waypoint it heads for) without a new command. */
  moveTarget(target: Point): void {
    if (this._route) {
      const { waypoints, cursor } = this._route;
      this.reroute(waypoints.with(cursor, target), cursor);
    } else if (this._target) {
      this._target = target;
    }
  }

  /** Moves, adds or removes waypoints under way; `cursor` is the one to head for now. */
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

  /** Passes the waypoints within reach. True when the route ends here. @param reach m */
  protected passWaypoints(reach: number): boolean {
    return this._route?.advance(this.position, reach) ?? false;
  }

  /** Whether its target is a place to come to rest at: one that stands still, and no waypoint on the way. */
  protected get targetIsEnd(): boolean {
    return this._route?.ending ?? !this._chased;
  }
}
