// Undo and redo. Settings are put back while the bodies fly on; what cannot be set goes back to the moment before it.
import type { Reach } from './edit';
import { type Loaded, Moment } from './moment';
import { type Change, changesBetween, isSameSetting, readSettings } from './settings';

/** Most steps that are kept, and most moments among them: a moment can take a megabyte. */
const most = { steps: 100, moments: 12 };

/** One step back: settings to put back, or a moment to come back to. */
export type Step = { readonly changes: readonly Change[] } | { readonly moment: Moment };

/** An edit in hand, which may go on: a slider or a waypoint that is being dragged. */
interface Gesture {
  /** The moment before it; kept only when its edits change which bodies or targets there are. None while they cannot. */
  readonly moment: Moment | null;
  readonly changes: Map<string, Change>;
  changesWho: boolean;
}

/** The state before an edit. */
interface Before {
  readonly reach: Reach;
  readonly settings: ReturnType<typeof readSettings>;
  readonly things: readonly unknown[];
}

/** What can be undone and done again. */
export class Undo {
  private readonly _back: Step[] = [];
  private readonly _forth: Step[] = [];
  private _gesture: Gesture | null = null;

  /** Whether there is something to undo. */
  get canUndo(): boolean {
    return this._back.length > 0 || this._step !== null;
  }

  /** Whether there is something to do again. */
  get canRedo(): boolean {
    return this._forth.length > 0 && this._step === null;
  }

  /** Call before an edit, and give `end` what it returns. All edits until `settle` are one step. */
  begin(now: Loaded, reach: Reach): Before {
    const mayChangeWho = reach === 'anything';
    if (mayChangeWho && this._gesture?.moment === null) this.settle();
    this._gesture ??= {
      moment: mayChangeWho ? new Moment(now, true) : null,
      changes: new Map(),
      changesWho: false,
    };
    return { reach, settings: readSettings(now, reach), things: mayChangeWho ? thingsOf(now) : [] };
  }

  /** Call after an edit. Returns whether it changed which bodies or targets there are. */
  end(now: Loaded, { reach, settings, things }: Before): boolean {
    const gesture = this._gesture;
    if (!gesture) return false;
    if (reach === 'anything' && !isSame(things, thingsOf(now))) {
      gesture.changesWho = true;
      return true;
    }
    for (const change of changesBetween(settings, readSettings(now, reach))) {
      const key = `${change.place} ${change.row}`;
      const { before } = gesture.changes.get(key) ?? change;
      if (isSameSetting(before, change.after)) gesture.changes.delete(key);
      else gesture.changes.set(key, { ...change, before });
    }
    return false;
  }

  /** Ends the gesture: the next edit is another step. */
  settle(): void {
    const step = this._step;
    this._gesture = null;
    if (step) this._add(step);
  }

  /** Adds a step that leads back to a moment. */
  addMoment(moment: Moment): void {
    this.settle();
    this._add({ moment });
  }

  /** Takes a step back, which the caller carries out; null when there is none. */
  undo(now: Loaded): Step | null {
    this.settle();
    return move(now, this._back, this._forth);
  }

  /** Takes an undone step again, which the caller carries out; null when there is none. */
  redo(now: Loaded): Step | null {
    this.settle();
    return move(now, this._forth, this._back);
  }

  /** The gesture in hand as a step; null when it has changed nothing. */
  private get _step(): Step | null {
    if (!this._gesture) return null;
    const { moment, changes, changesWho } = this._gesture;
    if (changesWho && moment) return { moment };
    return changes.size > 0 ? { changes: [...changes.values()] } : null;
  }

  private _add(step: Step): void {
    this._forth.length = 0;
    this._back.push(step);
    if (this._back.length > most.steps) this._back.shift();
    const moments = this._back.filter((one) => 'moment' in one);
    if (moments.length > most.moments) this._back.splice(0, this._back.indexOf(moments[0]) + 1);
  }
}

/** Moves a step from one list to the other: the same settings, or the present moment in place of the one to come back to. */
function move(now: Loaded, from: Step[], to: Step[]): Step | null {
  const step = from.pop();
  if (!step) return null;
  if ('changes' in step) to.push(step);
  else to.push({ moment: new Moment(now, step.moment.loaded.simulation === now.simulation) });
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
  if (some.length !== others.length) return false;
  for (let n = 0; n < some.length; n++) if (some[n] !== others[n]) return false;
  return true;
}
