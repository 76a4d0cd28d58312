// What can be moved on the field without a pointer: the target, the waypoints and the bodies of a scene.
import type { Point } from '../../entities/command';
import type { Session } from '../../session/session';
import { type Entity, kindOf } from '../../simulation/entity-kinds';
import { poseOf } from '../../simulation/pose';
import { namesOf } from '../../view/bodies';
import type { ViewState } from '../../view/view-state';
import { reticlePlace } from '../../view/view-state';

/** Something on the field that a person can move. */
interface Movable {
  readonly name: string;
  /** Where it is now. m */
  place(): Point;
  /** Marks it on the field, as a press on it does. */
  choose(): void;
  /** Moves it as an edit. m */
  moveBy(way: Point): void;
}

/** Movables in the order of their list. Each is made when it is asked for: a crowd has thousands. */
interface Movables {
  readonly count: number;
  /** The nth, from 0 to count − 1. */
  at(n: number): Movable;
  /** Which one is this body; −1 for none. */
  placeOf(body: Entity): number;
}

const nothing: Movables = {
  count: 0,
  placeOf: () => -1,
  at: (n) => {
    throw new RangeError(`there is nothing to move at ${n}`);
  },
};

/** Most bodies whose names tell them apart; in a larger crowd their numbers do, as in Tune. */
const mostNamed = 200;

/** What can be moved in the present scene; none where a game takes the field for itself. */
export function movablesOf(session: Session, view: ViewState): Movables {
  const presentation = view.games.of(session.scenario);
  if (presentation?.ownHands) return nothing;
  const placed = session.commands.mode === 'path' ? waypoints(session, view) : target(session, view);
  // Bodies on cards stand for their headings alone, and a game's bodies fly by its rules.
  const isFree = session.game === null && session.scenario.cards === undefined;
  return isFree ? both(placed, bodies(session, view)) : placed;
}

function both(some: Movables, others: Movables): Movables {
  return {
    count: some.count + others.count,
    placeOf: (body) => {
      const place = others.placeOf(body);
      return place < 0 ? place : some.count + place;
    },
    at: (n) => (n < some.count ? some.at(n) : others.at(n - some.count)),
  };
}

function target(session: Session, view: ViewState): Movables {
  if (!reticlePlace(session, view) || session.scenario.cards) return nothing;
  return {
    ...nothing,
    count: 1,
    at: () => ({
      name: 'Target',
      place: () => session.commands.targetHold,
      choose: () => view.set('selectedWaypoint', null),
      moveBy: (way) => {
        const to = plus(session.commands.targetHold, way);
        session.command((commands) => commands.moveTarget(to));
      },
    }),
  };
}

function waypoints(session: Session, view: ViewState): Movables {
  const at = (index: number): Movable => ({
    name: `Waypoint ${index + 1}`,
    place: () => session.commands.waypoints[index],
    choose: () => view.set('selectedWaypoint', index),
    moveBy: (way) => {
      const to = plus(session.commands.waypoints[index], way);
      session.command((commands) => commands.moveWaypoint(index, to));
    },
  });
  return { ...nothing, count: session.commands.waypoints.length, at };
}

/** Those that travel: one that is on an axle is part of its scene. */
function bodies(session: Session, view: ViewState): Movables {
  const listed = session.entities.filter((entity) => kindOf(entity).travels);
  const names = listed.length <= mostNamed ? namesOf(session, listed) : null;
  const at = (n: number): Movable => {
    const entity = listed[n];
    return {
      name: names?.[n] ?? `${n + 1}. ${session.labelOf(entity)}`,
      place: () => poseOf(entity),
      choose: () => {
        view.set('selectedWaypoint', null);
        view.set('focus', entity);
      },
      moveBy: (way) => {
        const { x, y, angle } = poseOf(entity);
        const to = plus({ x, y }, way);
        session.edit((_, body) => body.place(to, angle), entity);
      },
    };
  };
  return { count: listed.length, at, placeOf: (body) => listed.indexOf(body) };
}

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}
