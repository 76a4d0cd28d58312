// What can be moved on the field without a pointer: the target, the waypoints and the bodies of a scene.
import type { Point } from '../../entities/command';
import type { Session } from '../../session/session';
import { kindOf } from '../../simulation/entity-kinds';
import { poseOf } from '../../simulation/pose';
import { namesOf } from '../../view/body-names';
import { reticlePlace } from '../../view/reticle';
import type { ViewState } from '../../view/view-state';

/** Something on the field that a person can move. */
export interface Thing {
  readonly name: string;
  /** Where it is now. m */
  place(): Point;
  /** Marks it on the field, as a press on it does. */
  choose(): void;
  /** Moves it as an edit. m */
  moveBy(way: Point): void;
}

/** Largest number of bodies that are listed, as in Tune. */
export const mostBodies = 200;

/** The things of the present scene, in the order of the list; none where a game takes the field for itself. */
export function thingsOf(session: Session, view: ViewState): readonly Thing[] {
  const face = view.faces.of(session.scenario);
  if (face?.ownHands) return [];
  const placed = session.commands.mode === 'path' ? waypoints(session, view) : target(session, view);
  // Bodies on cards stand for their headings alone, and a game's bodies fly by its rules.
  const isFree = session.game === null && session.scenario.cards === undefined;
  return isFree ? [...placed, ...bodies(session, view)] : placed;
}

function target(session: Session, view: ViewState): Thing[] {
  if (!reticlePlace(session, view) || session.scenario.cards) return [];
  return [
    {
      name: 'Target',
      place: () => session.commands.targetHold,
      choose: () => view.selectWaypoint(null),
      moveBy: (way) => {
        const to = plus(session.commands.targetHold, way);
        session.command((commands) => commands.moveTarget(to));
      },
    },
  ];
}

function waypoints(session: Session, view: ViewState): Thing[] {
  return session.commands.waypoints.map((_, index) => ({
    name: `Waypoint ${index + 1}`,
    place: () => session.commands.waypoints[index],
    choose: () => view.selectWaypoint(index),
    moveBy: (way) => {
      const to = plus(session.commands.waypoints[index], way);
      session.command((commands) => commands.moveWaypoint(index, to));
    },
  }));
}

/** Those that travel: one that is on an axle is part of its scene. */
function bodies(session: Session, view: ViewState): Thing[] {
  const listed = session.entities.filter((entity) => kindOf(entity).travels).slice(0, mostBodies);
  const names = namesOf(session, listed);
  return listed.map((entity, n) => ({
    name: names[n],
    place: () => poseOf(entity),
    choose: () => {
      view.selectWaypoint(null);
      view.setFocus(entity);
    },
    moveBy: (way) => {
      const { x, y, angle } = poseOf(entity);
      const to = plus({ x, y }, way);
      session.edit((_, body) => body.place(to, angle), entity);
    },
  }));
}

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}
