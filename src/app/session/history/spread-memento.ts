// A memento of a crowd, saved a few bodies each frame: saving all of them together would delay a frame.
import { Memento } from '../../../world/simulation/history/memento';
import { mostRecorded } from '../../../world/simulation/meters/telemetry';
import type { Simulation } from '../../../world/simulation/simulation';
import type { Commands } from '../commands';
import type { Stage } from '../stage';

/** Bodies that are saved in one frame. A missile has about 35 objects; each takes 0.3 µs. */
export const bodiesPerFrame = 250;

/** State to be saved. */
interface SavedState {
  readonly stage: Stage;
  /** Objects that hold everything that edits and steps can change. */
  readonly roots: readonly object[];
  /** Objects reachable from the roots that never change or only grow, and need no saving. */
  readonly leaveOut: readonly object[];
}

/** The objects of one body. The body is the first. */
type BodyObjects = readonly object[];

/** Saved state of some bodies before the step with this tick. */
interface Group {
  readonly memento: Memento;
  readonly tick: number;
}

/** Whether there are so many bodies that they are saved in groups. */
export function isSavedInGroups({ entities }: Simulation): boolean {
  return entities.length > bodiesPerFrame;
}

/** Returns whether groups can be saved in different frames: no body depends on contacts or evasion. */
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

/** State of a crowd before one step, saved in groups of bodies, in one frame or over several frames. */
export class SpreadMemento {
  /** Mark for other mementos, which skip this object. */
  readonly isMemento = true;
  private readonly _noted: SavedState;
  /** The bodies of each group. */
  private readonly _bodies: readonly (readonly BodyObjects[])[];
  /** The memento before this one; null once this one is complete. */
  private _before: SpreadMemento | null;
  private readonly _groups: Group[] = [];
  private readonly _leaveOut: readonly object[];
  private readonly _first: Memento;
  private _last: Memento | null = null;
  /** Tick of the saved state. */
  private _tick: number;

  /** Saves everything but the bodies, and the first group. @param before an earlier memento of the same session */
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

  /** Number of saved objects. */
  get size(): number {
    return this._groups.reduce((sum, { memento }) => sum + memento.size, this._first.size);
  }

  /** Number of bodies saved so far. */
  get bodies(): number {
    return this._bodies.slice(0, this._groups.length).flat().length;
  }

  /**
   * Saves the next group; call before a step. Returns true when all is saved: then the memento is the state before that
   * step.
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

  /** Restores the state. @param step repeats one simulated step */
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

/** Sorts the bodies into groups. The first group holds bodies that others depend on, and recorded ones. */
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
