// Undo and redo. Undo restores settings while the bodies keep flying.
// For all other changes it returns to the moment before them.
import type { Command, Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { commandNow } from '../../../world/simulation/entity-spec';
import type { Scenario } from '../../../world/simulation/scenario';
import {
  type BodyInSimulation,
  bodySettings,
  isSameValue,
  limitEntity,
  type SavedValue,
  type Setting,
  worldSettings,
} from '../../../world/simulation/settings';
import type { Simulation } from '../../../world/simulation/simulation';
import { turnsOf } from '../../../world/simulation/targets/turns';
import { SceneMoment, type SessionScene } from '../session-scene';
import { samePlaces } from '../waypoints';
import type { EditableState } from './look-back';

/** Limits of the undo list. */
const most = {
  /** Largest number of undo steps. */
  steps: 100,
  /** Largest number of undo steps that hold a snapshot of the whole scene. */
  moments: 12,
};

/** The values that an edit may change. `anything` means all values. */
export type EditScope = 'anything' | readonly SessionPart[];

/** A value of a session that undo can save and restore. */
export interface SessionPart {
  readonly id: string;
  note(edited: SessionScene): SavedValue<SessionScene>;
}

/**
 * Returns an object that saves and restores one setting for undo.
 * @param ownerIn returns the object that has the setting, such as a body or the world
 */
function settingPart<Owner>(
  id: string,
  setting: Pick<Setting<Owner>, 'note'>,
  ownerIn: (edited: EditableState) => Owner,
): SessionPart {
  return {
    id,
    note(edited) {
      const noted = setting.note(ownerIn(edited));
      return {
        isStill: (now) => noted.isStill(ownerIn(now)),
        putBack: (to) => noted.putBack(ownerIn(to)),
      };
    },
  };
}

/** Returns an object that saves and restores one setting of a body for undo. @param place index of the body */
export function bodyPart(
  setting: Pick<Setting<BodyInSimulation>, 'path' | 'note'>,
  place: number,
): SessionPart {
  const id = `${setting.path.join('.')} ${place}`;
  return settingPart(id, setting, ({ simulation }) => ({ simulation, entity: simulation.entities[place] }));
}

/** Returns an object with which undo saves and restores one setting of the world, such as gravity. */
export function worldPart(setting: Pick<Setting<Simulation>, 'path' | 'note'>): SessionPart {
  return settingPart(setting.path.join('.'), setting, ({ simulation }) => simulation);
}

/**
 * Returns an object that saves and restores one value for undo.
 * @param read returns the current value
 * @param write restores a value
 */
function part<Value>(
  id: string,
  read: (edited: SessionScene) => Value,
  write: (edited: SessionScene, value: Value) => void,
): SessionPart {
  return {
    id,
    note(edited) {
      const value = read(edited);
      return {
        isStill: (now) => isSameValue(read(now), value),
        putBack: (to) => write(to, value),
      };
    },
  };
}

/** Object with which undo saves and restores the angle (rad) by which the targets jump at regular times. */
export const turnByPart = part(
  'turns.by',
  ({ simulation }) => turnsOf(simulation)?.by ?? null,
  ({ simulation }, by) => {
    const turns = turnsOf(simulation);
    if (turns && by !== null) turns.by = by;
  },
);

/**
 * Returns an object that saves and restores one setting of a system for undo. A system is a rule that the simulation
 * runs in every step.
 * @param name key of the setting
 * @param place index of the system
 */
function systemPart(name: string, place: number): SessionPart {
  const adjustableIn = ({ simulation }: EditableState) => simulation.systems[place]?.adjustables?.()[name];
  return part(
    `system ${place} ${name}`,
    (edited) => adjustableIn(edited)?.get() ?? [],
    (edited, values) => adjustableIn(edited)?.set(values),
  );
}

const motorPart = part(
  'motor',
  ({ reducedLimit: { reduced, cut }, stage, simulation }) => ({
    reduced,
    cut,
    full: stage.bodies.map(({ full }) => full),
    motors: simulation.entities.map(({ limits }) => limits.angularAcceleration),
    rates: simulation.entities.map(({ limits }) => limits.turnRate),
  }),
  ({ reducedLimit, stage, simulation }, { reduced, cut, full, motors, rates }) => {
    Object.assign(reducedLimit, { reduced, cut });
    stage.bodies.forEach((body, n) => {
      body.full = full[n];
    });
    simulation.entities.forEach((entity, n) => {
      limitEntity(entity, { angularAcceleration: motors[n], turnRate: rates[n] });
    });
  },
);

const commandsPart = part(
  'commands',
  ({ commands, simulation }) => ({
    ...commands.state,
    targets: simulation.targets.map(({ motion, anchor }) => ({ motion, anchor })),
  }),
  ({ commands, simulation }, { targets, ...state }) => {
    commands.state = state;
    simulation.targets.forEach((target, n) => {
      const { motion, anchor } = targets[n];
      if (!isSameValue(target.anchor, anchor)) target.moveTo(anchor);
      if (!isSameValue(target.motion, motion)) target.motion = motion;
    });
  },
);

const ownCommandsPart: SessionPart = {
  id: 'own commands',
  note({ simulation, stage, entities }) {
    const kept = entities.map((entity, n) => ({
      // Null for a body that keeps the command of its file.
      command: simulation.isAutonomous(entity) ? null : simulation.givenCommand(entity),
      target: entity.target,
      cursor: entity.cursor,
      interrupted: stage.bodies[n].interrupted,
    }));
    const isCommandStill = ({ command, target }: (typeof kept)[number], now: Simulation, n: number) => {
      const entity = now.entities[n];
      const given = now.givenCommand(entity);
      if (command === null || (given === command && !('target' in command))) return true;
      if ('target' in command) return command.kind === given.kind && isSameValue(entity.target, target);
      return isSameValue(withoutNext(given), withoutNext(command));
    };
    return {
      isStill: (now) =>
        kept.every(
          (one, n) =>
            now.stage.bodies[n].interrupted === one.interrupted && isCommandStill(one, now.simulation, n),
        ),
      putBack({ simulation: now, stage: { bodies } }) {
        kept.forEach((one, n) => {
          const { command, target, cursor, interrupted } = one;
          bodies[n].interrupted = interrupted;
          if (command === null || isCommandStill(one, now, n)) return;
          const place = 'target' in command && target ? { target } : {};
          const again =
            command.kind === 'follow-path' ? { ...command, next: cursor } : { ...command, ...place };
          commandAgain(now, now.entities[n], again);
        });
      },
    };
  },
};

/** Returns a command (such as follow a path) without the index of the next waypoint, for comparing two commands. */
function withoutNext(command: Command): Command {
  if (command.kind !== 'follow-path') return command;
  const { next: _, ...others } = command;
  return others;
}

/** Values that a new command can change, for undo: drag mode, targets, path, and each body's command. */
export const commandParts: readonly SessionPart[] = [commandsPart, ownCommandsPart];

export const motorParts: readonly SessionPart[] = [motorPart];

function partsOf(scope: EditScope, { entities, systems }: Simulation): readonly SessionPart[] {
  if (scope !== 'anything') return scope;
  const ofSystems = systems.flatMap((system, place) =>
    Object.keys(system.adjustables?.() ?? {}).map((name) => systemPart(name, place)),
  );
  const ofBodies = entities.flatMap((_, place) => bodySettings.map((setting) => bodyPart(setting, place)));
  return [
    ...worldSettings.map(worldPart),
    turnByPart,
    ...ofSystems,
    ...motorParts,
    ...ofBodies,
    ...commandParts,
  ];
}

/** A value that an edit changed: its states before and after the edit. */
interface Change {
  readonly before: SavedValue<SessionScene>;
  readonly after: SavedValue<SessionScene>;
}

/** A scenario and its title, from which a scene can be started. */
export interface SceneForm {
  readonly scenario: Scenario;
  readonly title: string;
}

/** One undo step: values to restore, a saved moment to return to, or a scene to start. */
export type UndoStep =
  | { readonly changes: readonly Change[] }
  | { readonly moment: SceneMoment }
  | { readonly begun: SceneForm };

/**
 * Restores values from before or after an edit. The simulated time stays the same.
 * @param changes the values to restore, as they were before and after the edit
 * @param side 'before' to undo the edit, 'after' to redo it
 */
export function putBack(edited: SessionScene, changes: readonly Change[], side: 'before' | 'after'): void {
  for (const change of changes) change[side].putBack(edited);
}

/** An unfinished series of edits that becomes one undo step, such as the movements of a drag. */
interface Gesture {
  /** State of the scene before the edits. Null if undo can restore the changed values one by one. */
  readonly moment: SceneMoment | null;
  /**
   * Values that the edits may change, keyed by id. `before` is the value before the first edit. `part` reads the
   * present value.
   */
  readonly noted: Map<string, { readonly part: SessionPart; readonly before: SavedValue<SessionScene> }>;
  changesWho: boolean;
}

/** The steps that a person can undo, and those that can be redone. */
export class Undo {
  private readonly _back: UndoStep[] = [];
  private readonly _forth: UndoStep[] = [];
  private _gesture: Gesture | null = null;
  /** The scene before the present edit in the scene editor; null while no edit is in progress. */
  private _scene: SceneForm | null = null;
  /** Bodies, targets and obstacles before the current edit, with the bodies' positions and angles. */
  private _things: readonly unknown[] = [];

  canUndo(now: SessionScene): boolean {
    return this._back.length > 0 || this._isChanged(now);
  }

  /** Returns the newest undo step. Null if there is none, or if a newer edit is still unfinished. */
  last(now: SessionScene): UndoStep | null {
    return this._isChanged(now) ? null : (this._back.at(-1) ?? null);
  }

  /** Whether there is an undone step that can be redone. */
  canRedo(now: SessionScene): boolean {
    return this._forth.length > 0 && !this._isChanged(now);
  }

  /**
   * Begins an undo step in the scene editor. `settle` ends the step.
   * @param before returns the scene before the edit
   */
  changeScene(now: SessionScene, before: () => SceneForm): void {
    if (this._gesture) this.settle(now);
    this._scene ??= before();
  }

  /**
   * Merges all undo steps made during play into one step.
   * @param begun the scene from before play; null to remove the steps without adding one
   */
  fold(now: SessionScene, begun: SceneForm | null): void {
    this.settle(now);
    const isOfPlay = (step: UndoStep | undefined) =>
      step !== undefined &&
      ('changes' in step || ('moment' in step && step.moment.loaded.scene === now.scene));
    while (isOfPlay(this._back.at(-1))) this._back.pop();
    if (this._forth.some(isOfPlay)) this._forth.length = 0;
    if (begun) this._add({ begun });
  }

  /** Starts an edit, and saves the values that it may change. All edits until `settle` form one undo step. */
  begin(now: SessionScene, scope: EditScope): void {
    const mayChangeWho = scope === 'anything';
    if (mayChangeWho && this._gesture?.moment === null) this.settle(now);
    this._gesture ??= {
      moment: mayChangeWho ? new SceneMoment(now, true) : null,
      noted: new Map(),
      changesWho: false,
    };
    const { noted } = this._gesture;
    for (const each of partsOf(scope, now.simulation))
      if (!noted.has(each.id)) noted.set(each.id, { part: each, before: each.note(now) });
    this._things = mayChangeWho ? thingsOf(now) : [];
  }

  /** Ends an edit. Returns whether it added, removed or moved bodies, or changed the lists of targets or obstacles. */
  end(now: SessionScene, scope: EditScope): boolean {
    const changesWho = scope === 'anything' && !isSame(this._things, thingsOf(now));
    if (this._gesture && changesWho) this._gesture.changesWho = true;
    return changesWho;
  }

  /** Ends the series of edits that forms one undo step. */
  settle(now: SessionScene): void {
    const [gesture, scene] = [this._gesture, this._scene];
    this._gesture = null;
    this._scene = null;
    if (scene && JSON.stringify(scene.scenario) !== JSON.stringify(now.start)) this._add({ begun: scene });
    if (!gesture) return;
    if (gesture.changesWho && gesture.moment) {
      this._add({ moment: gesture.moment });
      return;
    }
    const changes = [...gesture.noted.values()].flatMap(({ part: each, before }) =>
      before.isStill(now) ? [] : [{ before, after: each.note(now) }],
    );
    if (changes.length > 0) this._add({ changes });
  }

  addMoment(now: SessionScene, moment: SceneMoment): void {
    this.settle(now);
    this._add({ moment });
  }

  /**
   * Moves the newest step from the undo list to the redo list.
   * @param now the open scene; for some steps, redo restores its present state
   * @returns the step, which the caller must carry out; null if there is none
   */
  undo(now: SessionScene): UndoStep | null {
    this.settle(now);
    return move(now, this._back, this._forth);
  }

  /**
   * Moves the newest step from the redo list to the undo list.
   * @param now the open scene; for some steps, the scene's present state is stored, so that a later undo can restore
   * this state
   * @returns the step, which the caller must carry out; null if there is none
   */
  redo(now: SessionScene): UndoStep | null {
    this.settle(now);
    return move(now, this._forth, this._back);
  }

  /** Whether an unfinished edit has changed anything. Always true in the scene editor. */
  private _isChanged(now: SessionScene): boolean {
    const gesture = this._gesture;
    if (this._scene) return true;
    if (!gesture) return false;
    return gesture.changesWho || [...gesture.noted.values()].some(({ before }) => !before.isStill(now));
  }

  private _add(step: UndoStep): void {
    this._forth.length = 0;
    this._back.push(step);
    if (this._back.length > most.steps) this._back.shift();
    const moments = this._back.filter((one) => 'moment' in one);
    if (moments.length > most.moments) this._back.splice(0, this._back.indexOf(moments[0]) + 1);
  }
}

/**
 * Moves the newest step from one list (undo or redo) to the other, and returns the step. Returns null if the list is
 * empty.
 */
function move(now: SessionScene, from: UndoStep[], to: UndoStep[]): UndoStep | null {
  const step = from.pop();
  if (!step) return null;
  if ('changes' in step) to.push(step);
  else if ('begun' in step) to.push({ begun: { scenario: now.start, title: now.title } });
  else to.push({ moment: new SceneMoment(now, step.moment.isOf(now)) });
  return step;
}

/** Returns the bodies, targets and obstacles of a scene, and each body's place and angle, to detect changes. */
function thingsOf({ simulation }: SessionScene): unknown[] {
  const { entities, targets, obstacles } = simulation;
  const things: unknown[] = [...targets, ...obstacles];
  for (const entity of entities) {
    const { x, y } = entity.body.getPosition();
    things.push(entity, simulation.specOf(entity), x, y, entity.body.getAngle());
  }
  return things;
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((thing, n) => thing === others[n]);
}

/** Gives a body an earlier command again, for undo. */
function commandAgain(simulation: Simulation, entity: Entity, command: Command): void {
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

/**
 * Returns the index of a body's next waypoint on a path that undo restores.
 * @param waypoints waypoints of the restored path
 * @param fallback index to return if the restored path lacks the waypoint for which the body is heading now
 */
function cursorOn(waypoints: readonly Point[], entity: Entity, fallback: number): number {
  const { waypoints: now, cursor: next } = entity;
  const isMoved =
    now.length === waypoints.length &&
    now.filter((place, n) => !samePlaces([place], [waypoints[n]])).length < 2;
  if (isMoved) return next;
  const at = waypoints.findIndex((place) => samePlaces([place], [now[next]]));
  return at < 0 ? fallback : at;
}
