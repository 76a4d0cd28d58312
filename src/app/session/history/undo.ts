// Undo and redo. Settings are put back while the bodies fly on; what cannot be set goes back to the moment before it.
import type { Command, Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { commandNow } from '../../../world/simulation/entity-spec';
import type { Scenario } from '../../../world/simulation/scenario';
import {
  bodySettings,
  isSameValue,
  limitEntity,
  type Noted,
  type Placed,
  type Setting,
  worldSettings,
} from '../../../world/simulation/settings';
import type { Simulation } from '../../../world/simulation/simulation';
import { turnsOf } from '../../../world/simulation/targets/turns';
import { type Loaded, Moment } from '../loaded';
import { samePlaces } from '../waypoints';
import type { Edited } from './look-back';

/** Most steps that are kept, and most moments among them: a moment can take a megabyte. */
const most = { steps: 100, moments: 12 };

/** Scope of an edit, which undo saves before it: some parts, or everything. */
export type EditScope = 'anything' | readonly Part[];

/** A part of a session that can be noted and put back. Bodies are named by their places in the list. */
export interface Part {
  readonly id: string;
  note(edited: Loaded): Noted<Loaded>;
}

/** A setting of what is found in a session. */
function settingPart<Owner>(
  id: string,
  setting: Pick<Setting<Owner>, 'note'>,
  ownerIn: (edited: Edited) => Owner,
): Part {
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

/** A setting of a body. @param place of the body in the list */
export function bodyPart(setting: Pick<Setting<Placed>, 'path' | 'note'>, place: number): Part {
  const id = `${setting.path.join('.')} ${place}`;
  return settingPart(id, setting, ({ simulation }) => ({ simulation, entity: simulation.entities[place] }));
}

/** A setting of the world. */
export function worldPart(setting: Pick<Setting<Simulation>, 'path' | 'note'>): Part {
  return settingPart(setting.path.join('.'), setting, ({ simulation }) => simulation);
}

/** A part of plain values. */
function part<Value>(
  id: string,
  read: (edited: Loaded) => Value,
  write: (edited: Loaded, value: Value) => void,
): Part {
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

/** Size of the turns that repeat. */
export const turnByPart = part(
  'turns.by',
  ({ simulation }) => turnsOf(simulation)?.by ?? null,
  ({ simulation }, by) => {
    const turns = turnsOf(simulation);
    if (turns && by !== null) turns.by = by;
  },
);

/** What can be set of a system. @param place of the system in the list */
function systemPart(name: string, place: number): Part {
  const adjustableIn = ({ simulation }: Edited) => simulation.systems[place]?.adjustables?.()[name];
  return part(
    `system ${place} ${name}`,
    (edited) => adjustableIn(edited)?.get() ?? [],
    (edited, values) => adjustableIn(edited)?.set(values),
  );
}

/** The turn limits of all bodies, and the switch of the reduced ones. */
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

/** Mode, target and path, and how the targets move. */
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

/** The commands of the bodies that take a person's, and what of them a step test interrupts. A crowd has thousands. */
const ownCommandsPart: Part = {
  id: 'own commands',
  note({ simulation, stage, entities }) {
    const kept = entities.map((entity, n) => ({
      // None for a body that keeps its own.
      command: simulation.isAutonomous(entity) ? null : simulation.givenCommand(entity),
      target: entity.target,
      cursor: entity.cursor,
      interrupted: stage.bodies[n].interrupted,
    }));
    /** Whether a body has its command still, wherever on its path it is by now. */
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

/** A command without the waypoint that it heads for first. */
function withoutNext(command: Command): Command {
  return command.kind === 'follow-path' ? { ...command, next: undefined } : command;
}

/** What edits change that only command. They come last: whether they are put back softly depends on the others. */
export const commandParts: readonly Part[] = [commandsPart, ownCommandsPart];

/** Parts that an edit of all turn limits changes. */
export const motorParts: readonly Part[] = [motorPart];

/** The parts that an edit may change. */
function partsOf(scope: EditScope, { entities, systems }: Simulation): readonly Part[] {
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

/** A part that an edit changed. */
interface Change {
  readonly before: Noted<Loaded>;
  readonly after: Noted<Loaded>;
}

/** A scene to begin, and the title it runs under. */
export interface Begun {
  readonly scenario: Scenario;
  readonly title: string;
}

/** One step back: parts to put back, a moment to come back to, or a scene to begin. */
export type Step =
  | { readonly changes: readonly Change[] }
  | { readonly moment: Moment }
  | { readonly begun: Begun };

/** Puts parts to what they were on one side of an edit; the bodies fly on. */
export function putBack(edited: Loaded, changes: readonly Change[], side: 'before' | 'after'): void {
  for (const change of changes) change[side].putBack(edited);
}

/** An edit in hand, which may go on: a slider or a waypoint that is being dragged. */
interface Gesture {
  /** The moment before it; kept only when its edits change which bodies or targets there are. None while they cannot. */
  readonly moment: Moment | null;
  /** Saved values from before its edits. */
  readonly noted: Map<string, { readonly part: Part; readonly before: Noted<Loaded> }>;
  changesWho: boolean;
}

/** The steps that can be undone and redone. */
export class Undo {
  private readonly _back: Step[] = [];
  private readonly _forth: Step[] = [];
  private _gesture: Gesture | null = null;
  /** The scene before a change of it that may go on. */
  private _scene: Begun | null = null;
  /** Which bodies and things there were before the edit that is being made. */
  private _things: readonly unknown[] = [];

  /** Whether there is something to undo. */
  canUndo(now: Loaded): boolean {
    return this._back.length > 0 || this._isChanged(now);
  }

  /** Whether there is something to do again. */
  canRedo(now: Loaded): boolean {
    return this._forth.length > 0 && !this._isChanged(now);
  }

  /** Call before the scene itself is changed. All changes until `settle` are one step. */
  changeScene(now: Loaded, before: () => Begun): void {
    if (this._gesture) this.settle(now);
    this._scene ??= before();
  }

  /**
   * In place of what was done while a scene was played comes one step, or none: its settings are those of the scene from
   * now on. @param begun the scene before them; null where they changed nothing of it
   */
  fold(now: Loaded, begun: Begun | null): void {
    this.settle(now);
    const isOfPlay = (step: Step | undefined) =>
      step !== undefined &&
      ('changes' in step || ('moment' in step && step.moment.loaded.scene === now.scene));
    while (isOfPlay(this._back.at(-1))) this._back.pop();
    if (this._forth.some(isOfPlay)) this._forth.length = 0;
    if (begun) this._add({ begun });
  }

  /** Call before an edit. All edits until `settle` are one step. */
  begin(now: Loaded, scope: EditScope): void {
    const mayChangeWho = scope === 'anything';
    if (mayChangeWho && this._gesture?.moment === null) this.settle(now);
    this._gesture ??= {
      moment: mayChangeWho ? new Moment(now, true) : null,
      noted: new Map(),
      changesWho: false,
    };
    const { noted } = this._gesture;
    for (const each of partsOf(scope, now.simulation))
      if (!noted.has(each.id)) noted.set(each.id, { part: each, before: each.note(now) });
    this._things = mayChangeWho ? thingsOf(now) : [];
  }

  /** Call after an edit. Returns whether it changed which bodies or targets there are. */
  end(now: Loaded, scope: EditScope): boolean {
    const changesWho = scope === 'anything' && !isSame(this._things, thingsOf(now));
    if (this._gesture && changesWho) this._gesture.changesWho = true;
    return changesWho;
  }

  /** Ends the gesture: the next edit is another step. */
  settle(now: Loaded): void {
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

  /** Adds a step that leads back to a moment. */
  addMoment(now: Loaded, moment: Moment): void {
    this.settle(now);
    this._add({ moment });
  }

  /** Takes a step back, which the caller carries out; null when there is none. */
  undo(now: Loaded): Step | null {
    this.settle(now);
    return move(now, this._back, this._forth);
  }

  /** Takes an undone step again, which the caller carries out; null when there is none. */
  redo(now: Loaded): Step | null {
    this.settle(now);
    return move(now, this._forth, this._back);
  }

  /** Whether the gesture in hand has changed anything. */
  private _isChanged(now: Loaded): boolean {
    const gesture = this._gesture;
    if (this._scene) return true;
    if (!gesture) return false;
    return gesture.changesWho || [...gesture.noted.values()].some(({ before }) => !before.isStill(now));
  }

  private _add(step: Step): void {
    this._forth.length = 0;
    this._back.push(step);
    if (this._back.length > most.steps) this._back.shift();
    const moments = this._back.filter((one) => 'moment' in one);
    if (moments.length > most.moments) this._back.splice(0, this._back.indexOf(moments[0]) + 1);
  }
}

/** Moves a step from one list to the other: the same settings, or what is now in place of the moment or scene to come back to. */
function move(now: Loaded, from: Step[], to: Step[]): Step | null {
  const step = from.pop();
  if (!step) return null;
  if ('changes' in step) to.push(step);
  else if ('begun' in step) to.push({ begun: { scenario: now.start, title: now.title } });
  else to.push({ moment: new Moment(now, step.moment.isOf(now)) });
  return step;
}

/** Which bodies, targets and obstacles there are, what bodies begin as, and where they are: no setting. */
function thingsOf({ simulation }: Loaded): unknown[] {
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

/** Gives a body a former command: with the controller's state where it is the same kind, on a path from where it is. */
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
