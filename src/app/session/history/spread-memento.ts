// A snapshot of many bodies, saved a few bodies each frame. Saving all of them together would delay a frame.
import { Memento } from '../../../world/simulation/history/memento';
import { mostRecorded } from '../../../world/simulation/meters/telemetry';
import type { Simulation } from '../../../world/simulation/simulation';
import type { Commands } from '../commands';
import type { Stage } from '../stage';

export const bodiesPerFrame = 250;

interface SavedState {
  readonly stage: Stage;
  /** Root objects of a snapshot. All objects that edits and steps can change are reachable from them. */
  readonly roots: readonly object[];
  /** Objects reachable from `roots` that a snapshot skips. */
  readonly leaveOut: readonly object[];
}

/** All objects that belong to one body. The first is the body itself. */
type BodyObjects = readonly object[];

interface Group {
  readonly memento: Memento;
  readonly tick: number;
}

/** Whether a simulation has so many bodies that snapshots save them in groups. */
export function isSavedInGroups({ entities }: Simulation): boolean {
  return entities.length > bodiesPerFrame;
}

/** Whether a snapshot of the simulation may be saved over several frames. */
export function canBeSpread(simulation: Simulation, { isTesting }: Commands): boolean {
  const { worlds, systems, targets, population } = simulation;
  return (
    isSavedInGroups(simulation) &&
    !isTesting &&
    !population.shapes.tangible &&
    systems.every(({ bodyByBody }) => bodyByBody) &&
    !targets.some(({ evades }) => evades) &&
    worlds.every((world) => !world.getContactList() && !world.getJointList())
  );
}

/** Snapshot of a scene with many bodies. The bodies are saved in groups, which may be spread over several frames. */
export class SpreadMemento {
  /** Marks this object as a snapshot. Other snapshots copy nothing from objects with this mark. */
  readonly isMemento = true;
  private readonly _noted: SavedState;
  private readonly _bodies: readonly (readonly BodyObjects[])[];
  /** Previous snapshot, with data to reuse. Null once this snapshot is complete. */
  private _before: SpreadMemento | null;
  private readonly _groups: Group[] = [];
  private readonly _leaveOut: readonly object[];
  private readonly _first: Memento;
  private _last: Memento | null = null;
  /** Simulation step at which the state was saved, counted from the start. */
  private _tick: number;

  /**
   * Begins a snapshot: saves the first group of bodies, and everything that is not a body. `note` saves the other
   * groups in later steps.
   * @param before the previous snapshot of the same session, whose unchanged data is reused; null if there is none
   */
  constructor(noted: SavedState, before: SpreadMemento | null) {
    this._noted = noted;
    this._before = before;
    this._bodies = inGroups(noted.stage);
    this._tick = noted.stage.simulation.tick;
    // If the objects are the same as before, the list is reused, which saves time.
    const isKnown =
      before?._noted.leaveOut.length === noted.leaveOut.length &&
      before._bodies.length === this._bodies.length &&
      before._bodies.every((bodies, n) => isSame(bodies, this._bodies[n]));
    this._leaveOut = isKnown ? before._leaveOut : [...noted.leaveOut, ...this._bodies.flat(2)];
    this._first = new Memento(noted.roots, this._leaveOut, before?._last ?? null);
    this._noteGroup();
  }

  /** Number of program objects whose fields this snapshot has saved so far. */
  get size(): number {
    return this._groups.reduce((sum, { memento }) => sum + memento.size, this._first.size);
  }

  /** Number of bodies saved so far. */
  get bodies(): number {
    return this._bodies.slice(0, this._groups.length).flat().length;
  }

  /**
   * Saves the next group of bodies into this snapshot. Call it before each simulation step until it returns true.
   * @returns whether this snapshot is complete
   */
  note(): boolean {
    if (this._groups.length < this._bodies.length) {
      this._noteGroup();
      return false;
    }
    const { tick } = this._noted.stage.simulation;
    const { roots } = this._noted;
    this._last = tick === this._tick ? this._first : new Memento(roots, this._leaveOut, this._first);
    this._tick = tick;
    this._before = null;
    return true;
  }

  /**
   * Restores the scene to the moment at which this snapshot became complete.
   * @param step simulates one step, to bring bodies that were saved earlier up to that moment
   */
  restore(step: () => void): void {
    const { simulation } = this._noted.stage;
    // All bodies must exist and be linked before the first step, so all groups are restored first.
    for (const { memento } of this._groups) memento.restore();
    this._first.restore();
    if (this._last === this._first) return;
    const tracks = new Memento(simulation.measures.tracks.rings);
    for (const { memento, tick } of this._groups) {
      while (simulation.tick < tick) step();
      memento.restore();
    }
    while (simulation.tick < this._tick) step();
    tracks.restore();
    this._last?.restore();
  }

  private _noteGroup(): void {
    const n = this._groups.length;
    const { stage } = this._noted;
    const bodies = this._bodies[n];
    const isKnown = this._before && isSame(this._before._bodies[n] ?? [], bodies);
    const before = (isKnown && this._before?._groups[n].memento) || null;
    const memento = new Memento(bodies.flat(), [], before, this._first);
    this._groups.push({ memento, tick: stage.simulation.tick });
  }
}

/** Divides the bodies of a scene into groups. A snapshot saves each group as a unit. */
function inGroups({ simulation, bodies: kept }: Stage): BodyObjects[][] {
  const { entities } = simulation;
  const chased = new Set<unknown>();
  for (const entity of entities) {
    const command = simulation.givenCommand(entity);
    if ('chased' in command) chased.add(command.chased);
  }
  const first: BodyObjects[] = [];
  const groups = [first];
  let last = first;
  entities.forEach((entity, n) => {
    const belongings = [entity, entity.body, simulation.specOf(entity), kept[n] ?? []];
    if (n < mostRecorded || chased.has(entity)) {
      first.push(belongings);
      return;
    }
    if (last === first || last.length === bodiesPerFrame) {
      last = [];
      groups.push(last);
    }
    last.push(belongings);
  });
  return groups;
}

function isSame(some: readonly BodyObjects[], others: readonly BodyObjects[]): boolean {
  return some.length === others.length && some.every(([one], n) => one === others[n][0]);
}
