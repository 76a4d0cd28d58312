// The things of a scene that a person can move without a pointer: target, waypoints and bodies.
import type { Point } from '../../../world/entities/command';
import { type Entity, kindOf } from '../../../world/simulation/entity-kinds';
import { poseOf } from '../../../world/simulation/pose';
import type { Session } from '../../session/session';
import { namesOf } from '../../view/bodies';
import { reticlePlace, type ViewState } from '../../view/view-state';

/** An object that can be moved by keyboard: the shared target, a waypoint (its index), or a body. */
type Movable = 'target' | number | Entity;

/** Largest number of bodies that get unique names. */
const mostNamed = 200;

/** The objects that a person can move by keyboard: target, waypoints and bodies. */
export class Movables {
  readonly all: readonly Movable[];
  private readonly _session: Session;
  private readonly _view: ViewState;
  /** Names of the movable bodies; null if there are too many for unique names. */
  private readonly _names: readonly string[] | null;

  constructor(session: Session, view: ViewState) {
    const { commands, scenario, game, entities } = session;
    this._session = session;
    this._view = view;
    const hasTarget = reticlePlace(session, view) && !scenario.cards;
    const target: Movable[] = hasTarget ? ['target'] : [];
    const placed = commands.mode === 'path' ? commands.waypoints.map((_, n) => n) : target;
    // Excluded: bodies on cards, which only turn; bodies of games, which follow rules;
    // bodies on an axle, which cannot travel.
    const isFree = game === null && scenario.cards === undefined;
    const bodies = isFree ? entities.filter((entity) => kindOf(entity).travels) : [];
    this.all = view.modes.takes(scenario, 'hands') ? [] : [...placed, ...bodies];
    this._names = bodies.length <= mostNamed ? namesOf(session, bodies) : null;
  }

  nameAt(at: number): string {
    const movable = this.all[at];
    if (movable === 'target') return 'Target';
    if (typeof movable === 'number') return `Waypoint ${movable + 1}`;
    const body = at - this.all.findIndex((one) => typeof one === 'object');
    return this._names?.[body] ?? `${body + 1}. ${this._session.labelOf(movable)}`;
  }

  /** Returns the position of the movable object with index `at` in `all`. m */
  placeAt(at: number): Point {
    const movable = this.all[at];
    const { targetHold, waypoints } = this._session.commands;
    if (movable === 'target') return targetHold;
    return typeof movable === 'number' ? waypoints[movable] : poseOf(movable);
  }

  choose(at: number): void {
    const movable = this.all[at];
    this._view.set('selectedWaypoint', typeof movable === 'number' ? movable : null);
    if (typeof movable === 'object') this._view.set('focus', movable);
  }

  /** Moves the movable object with index `at` in `all`. The person can undo the move. @param way displacement, m */
  moveBy(at: number, way: Point): void {
    const movable = this.all[at];
    const { x, y } = this.placeAt(at);
    const to = { x: x + way.x, y: y + way.y };
    if (typeof movable === 'object')
      this._session.edit((_, body) => body.place(to, poseOf(movable).angle), movable);
    else
      this._session.command((commands) =>
        movable === 'target' ? commands.moveTarget(to) : commands.moveWaypoint(movable, to),
      );
  }
}
