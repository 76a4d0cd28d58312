// A memento of a crowd, noted a few bodies a frame: noting all of them at once would hold a frame up.
import { Memento } from '../../../world/simulation/history/memento';
import { mostRecorded } from '../../../world/simulation/meters/telemetry';
import type { Simulation } from '../../../world/simulation/simulation';
import type { Commands } from '../commands';
import type { Stage } from '../stage';

/** Bodies noted in a frame. A missile is some 35 objects, each of which takes 0.3 µs. */
export const bodiesPerFrame = 250;

/** State to be saved. */
interface Noted {
  readonly stage: Stage;
  /** All that is edited and stepped. */
  readonly roots: readonly object[];
  /** What of it never changes, or is only written on. */
  readonly leaveOut: readonly object[];
}

/** Objects of one body, the body first. */
type Belongings = readonly object[];

/** Some of the bodies, as they were before the step of a tick. */
interface Group {
  readonly memento: Memento;
  readonly tick: number;
}

/** Whether there are so many bodies that they are noted in groups. */
export function isCrowd({ entities }: Simulation): boolean {
  return entities.length > bodiesPerFrame;
}

/**
 * Whether the groups can be noted in different frames: what a body does depends on itself, on those that are chased and on the
 * time, not on what it touches or on who evades it.
 */
export function canBeSpread(simulation: Simulation, { isTesting }: Commands): boolean {
  const { worlds, systems, targets, population } = simulation;
  return (
    isCrowd(simulation) &&
    !isTesting &&
    !population.shapes.tangible &&
    systems.every(({ bodyByBody }) => bodyByBody) &&
    !targets.some(({ evades }) => evades) &&
    worlds.every((world) => !world.getContactList() && !world.getJointList())
  );
}

/**
 * The state of a crowd before one step. All but the bodies is noted at first, the bodies at once or over the frames that
 * follow, and all but the bodies again at last. To restore it, the steps between are taken again: each body joins in where it
 * was noted, and at last everything else is put right, which those that had not joined yet may have changed. No edit may come
 * between.
 */
export class SpreadMemento {
  /** Marks it, so that mementos skip it. */
  readonly isMemento = true;
  private readonly _noted: Noted;
  /** The bodies of each group. */
  private readonly _bodies: readonly (readonly Belongings[])[];
  /** An earlier one, until this one is complete. */
  private _before: SpreadMemento | null;
  private readonly _groups: Group[] = [];
  private readonly _leaveOut: readonly object[];
  private readonly _first: Memento;
  private _last: Memento | null = null;
  /** The tick of the state. */
  private _tick: number;

  /** Notes all but the bodies, and the first of these. @param before an earlier one of the same session */
  constructor(noted: Noted, before: SpreadMemento | null) {
    this._noted = noted;
    this._before = before;
    this._bodies = inGroups(noted.stage);
    this._tick = noted.stage.simulation.tick;
    // The same list is not looked through again.
    const isKnown =
      before?._noted.leaveOut.length === noted.leaveOut.length &&
      before._bodies.length === this._bodies.length &&
      before._bodies.every((bodies, n) => isSame(bodies, this._bodies[n]));
    this._leaveOut = isKnown ? before._leaveOut : [...noted.leaveOut, ...this._bodies.flat(2)];
    this._first = new Memento(noted.roots, this._leaveOut, before?._last ?? null);
    this._noteGroup();
  }

  /** How many objects it holds. */
  get size(): number {
    return this._groups.reduce((sum, { memento }) => sum + memento.size, this._first.size);
  }

  /** Bodies noted so far. */
  get bodies(): number {
    return this._bodies.slice(0, this._groups.length).flat().length;
  }

  /** Notes the next bodies, before a step. Returns whether nothing is left: it is the state before that step then. */
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

  /** Brings the state back. @param step takes a step as it was taken then */
  restore(step: () => void): void {
    const { simulation } = this._noted.stage;
    // All bodies at once first: how they are linked must be right from the first step on.
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

/** The bodies in the order in which they are noted: first those that others depend on, chased or recorded. */
function inGroups({ simulation, bodies: kept }: Stage): Belongings[][] {
  const { entities } = simulation;
  const chased = new Set<unknown>();
  for (const entity of entities) {
    const command = simulation.givenCommand(entity);
    if ('chased' in command) chased.add(command.chased);
  }
  const first: Belongings[] = [];
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

function isSame(some: readonly Belongings[], others: readonly Belongings[]): boolean {
  return some.length === others.length && some.every(([one], n) => one === others[n][0]);
}
