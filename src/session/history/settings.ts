// What a person can set, as rows of data: read before and after an edit, and put back by undo.
import type { Command, Point } from '../../entities/command';
import { limitTunables } from '../../entities/motion-limits';
import { sensorTunables } from '../../entities/sensor';
import { buildEntity, limitEntity, senseEntity } from '../../simulation/entity-edits';
import type { Entity } from '../../simulation/entity-kinds';
import { commandNow } from '../../simulation/entity-spec';
import { turnsOf } from '../../simulation/targets/turns';
import { weatherTunables } from '../../simulation/wind';
import { samePlaces } from '../waypoints';
import type { Edited, Reach } from './edit';

/** One setting of the session, or of one body. */
interface Row<Owner> {
  /** Its value now, as data that never changes. */
  read(edited: Edited, owner: Owner): unknown;
  /** Puts back a value that `read` gave. */
  write(edited: Edited, owner: Owner, value: never): void;
}

const row = <Owner, Value>(
  read: (edited: Edited, owner: Owner) => Value,
  write: (edited: Edited, owner: Owner, value: Value) => void,
): Row<Owner> => ({ read, write });

const commandKeys = ['mode', 'target', 'waypoints', 'loop', 'given', 'interrupted'] as const;

/** Settings that all bodies share. */
const shared: readonly Row<null>[] = [
  ...commandKeys.map((key) =>
    row(
      ({ commands }) => commands.state[key],
      ({ commands }, _: null, value) => commands.putBack({ [key]: value }),
    ),
  ),
  ...weatherTunables.map(({ key }) =>
    row(
      ({ simulation }) => simulation.wind.weather[key],
      ({ simulation }, _: null, value) => simulation.wind.set({ [key]: value }),
    ),
  ),
  row(
    ({ simulation }) => simulation.stepRate,
    ({ simulation }, _: null, value) => {
      simulation.stepRate = value;
    },
  ),
  row(
    ({ simulation }) => turnsOf(simulation)?.by ?? null,
    ({ simulation }, _: null, value) => {
      const turns = turnsOf(simulation);
      if (turns && value !== null) turns.by = value;
    },
  ),
  row(
    ({ simulation }) => simulation.bodiesCollide,
    ({ simulation }, _: null, value) => {
      simulation.bodiesCollide = value;
    },
  ),
  row(
    ({ reducedLimit }) => reducedLimit.state,
    ({ reducedLimit }, _: null, value) => reducedLimit.putBack(value),
  ),
  row(
    ({ simulation }) => simulation.targets.map(({ motion, anchor }) => ({ motion, anchor })),
    ({ simulation }, _: null, value) => {
      simulation.targets.forEach((target, n) => {
        const { motion, anchor } = value[n];
        if (!isSameSetting(target.anchor, anchor)) target.moveTo(anchor);
        if (!isSameSetting(target.motion, motion)) target.motion = motion;
      });
    },
  ),
];

/** A field of a body that may be read and set as it is. */
const field = <
  Key extends 'seekDistance' | 'resetOnRetarget' | 'wrap' | 'easesThrottle' | 'drive' | 'torqueByInertia',
>(
  key: Key,
) =>
  row(
    (_, entity: Entity) => entity[key],
    (_, entity: Entity, value) => {
      Object.assign(entity, { [key]: value });
    },
  );

/** Settings of each body. Its command comes last: whether it is put back softly depends on the others. */
const ofBody: readonly Row<Entity>[] = [
  ...limitTunables.map(({ key }) =>
    row(
      (_, entity: Entity) => entity.limits[key],
      (_, entity: Entity, value) => limitEntity(entity, { [key]: value }),
    ),
  ),
  ...sensorTunables.map(({ key }) =>
    row(
      (_, entity: Entity) => entity.sensor[key],
      (_, entity: Entity, value) => senseEntity(entity, { [key]: value }),
    ),
  ),
  ...(['seekDistance', 'resetOnRetarget', 'wrap', 'easesThrottle', 'drive', 'torqueByInertia'] as const).map(
    field,
  ),
  row(
    (_, entity: Entity) => entity.closed,
    (_, entity: Entity, value) => {
      Object.assign(entity, { closed: value });
    },
  ),
  row(
    (_, entity: Entity) => entity.build,
    ({ simulation }, entity: Entity, value) => buildEntity(simulation, entity, value),
  ),
  row(
    (_, entity: Entity) => entity.controller,
    (_, entity: Entity, value) => entity.configure(value),
  ),
  row(
    (_, entity: Entity) => entity.guidance,
    (_, entity: Entity, value) => entity.guide(value),
  ),
  row(({ simulation }, entity: Entity) => commandNow(simulation, entity), commandAgain),
];

/** How many settings all bodies share: they come first. */
export const sharedSettings = shared.length;

/** Where the command is among those of a body. */
const commandRow = ofBody.length - 1;

/** A setting that an edit changed. Its body is named by its place in the list, -1 for what all share. */
export interface Change {
  readonly place: number;
  readonly row: number;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * All settings now: those that all share, then those of each body. One flat list: a crowd has a hundred thousand.
 * @param reach leaves gaps for the settings of bodies that an edit cannot change
 */
export function readSettings(edited: Edited, reach: Reach): readonly unknown[] {
  const { entities } = edited.simulation;
  const values = new Array<unknown>(shared.length + entities.length * ofBody.length);
  for (let row = 0; row < shared.length; row++) values[row] = shared[row].read(edited, null);
  for (let row = reach === 'commands' ? commandRow : 0; row < ofBody.length; row++) {
    let at = shared.length + row;
    for (const entity of entities) {
      values[at] = ofBody[row].read(edited, entity);
      at += ofBody.length;
    }
  }
  return values;
}

/** The settings that differ between two moments with the same bodies. */
export function changesBetween(before: readonly unknown[], after: readonly unknown[]): Change[] {
  const changes: Change[] = [];
  for (let at = 0; at < before.length; at++) {
    if (before[at] === after[at] || isSameSetting(before[at], after[at])) continue;
    const ofBodies = at - shared.length;
    const place = Math.max(-1, Math.floor(ofBodies / ofBody.length));
    const row = place < 0 ? at : ofBodies % ofBody.length;
    changes.push({ place, row, before: before[at], after: after[at] });
  }
  return changes;
}

/** Puts settings to the value they had on one side of an edit; the bodies fly on. */
export function putBack(edited: Edited, changes: readonly Change[], side: 'before' | 'after'): void {
  for (const change of changes) {
    const value = change[side] as never;
    if (change.place < 0) shared[change.row].write(edited, null, value);
    else ofBody[change.row].write(edited, edited.simulation.entities[change.place], value);
  }
}

/** Whether two settings are equal: data by its values, everything else by identity. */
export function isSameSetting(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isData(one) || !isData(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => isSameSetting(one[key], other[key]))
  );
}

function isData(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
}

/** Gives a body a former command: with the controller's state where it is the same kind, on a path from where it is. */
function commandAgain({ simulation }: Edited, entity: Entity, command: Command): void {
  const now = commandNow(simulation, entity);
  if (command.kind === 'follow-path' && now.kind === 'follow-path') {
    const { waypoints, loop, next = 0 } = command;
    const cursor = cursorOn(waypoints, entity, next);
    if (now.loop !== loop) simulation.give(entity, command);
    simulation.reroute(entity, waypoints, cursor);
  } else if ('target' in command && 'target' in now && command.kind === now.kind) {
    entity.moveTarget(command.target);
  } else {
    simulation.give(entity, command);
  }
}

/** Where on former waypoints a body goes on: at the place it heads for, where that is on them; else where it was then. */
function cursorOn(waypoints: readonly Point[], entity: Entity, cursor: number): number {
  const { waypoints: now, cursor: next } = entity;
  const isMoved =
    now.length === waypoints.length &&
    now.filter((place, n) => !samePlaces([place], [waypoints[n]])).length < 2;
  if (isMoved) return next;
  const at = waypoints.findIndex((place) => samePlaces([place], [now[next]]));
  return at < 0 ? cursor : at;
}
