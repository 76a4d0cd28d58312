// A long test without a browser: scenes run for long, and must stay finite, in bounds, readable when saved, and constant in memory.
import '../../laws/language/own-law';
import { Session } from '../../app/session/session';
import { gameFields } from '../../features/rules';
import { allScenarios } from '../../features/scenes';
import { parseScenario } from '../../lab/files/read-scenario';
import { most } from '../../lab/files/schema-parts';

/** Results of a scene's long run. */
interface SoakResult {
  readonly id: string;
  /** Simulated time. s */
  readonly seconds: number;
  /** Largest coordinate that any body reached, along either axis. m */
  readonly farthest: number;
  /** Largest absolute heading that any body reached, rad. Full turns count, so it can exceed 2π. */
  readonly turned: number;
  /** Largest number of bodies in all physics worlds together. */
  readonly bodies: number;
  /** Size of the heap after the first tenth of the run. MB; null if garbage cannot be collected on request */
  readonly heap: number | null;
  /** Heap size at the end of the run, minus `heap`. MB; null if garbage cannot be collected on request */
  readonly growth: number | null;
  /** Error messages of the run; empty if there were none. */
  readonly faults: readonly string[];
}

// About 1 MB is normal, because the size of the recorded last ten seconds varies.
/** Largest allowed growth of the heap in a run. MB */
const mostGrowth = 5;

/** Simulated time between two checks, each of which saves the scene and reads it again. s */
const interval = 10;

/** Collects garbage and returns the heap's size. MB; null without `node --expose-gc` */
function heapNow(): number | null {
  if (!globalThis.gc) return null;
  globalThis.gc();
  return process.memoryUsage().heapUsed / 1e6;
}

/** Largest values that the bodies of a scene have reached so far in its run. */
interface Extremes {
  farthest: number;
  turned: number;
  bodies: number;
}

/**
 * Checks positions, and that the session can be saved and read. Throws if a check fails
 * @param seen largest coordinate, turned angle and number of bodies so far; updated here
 */
function look(session: Session, seen: Extremes): void {
  for (const { body } of session.entities) {
    const { x, y } = body.getPosition();
    seen.farthest = Math.max(seen.farthest, Math.abs(x), Math.abs(y));
    seen.turned = Math.max(seen.turned, Math.abs(body.getAngle()));
  }
  const bodies = session.simulation.worlds.map((world) => world.getBodyCount());
  seen.bodies = Math.max(
    seen.bodies,
    bodies.reduce((sum, count) => sum + count, 0),
  );
  if (seen.farthest > most.metres) throw new Error(`a body is ${seen.farthest.toFixed(0)} m away`);
  parseScenario(JSON.stringify(session.toScenario()), gameFields);
}

/**
 * Runs a built-in scene and checks it regularly. Returns the results. @param id of the scene @param seconds simulated
 * time
 */
export function soak(id: string, seconds: number): SoakResult {
  const found = allScenarios.find((one) => one.id === id);
  if (!found) throw new Error(`no built-in scenario is called ${id}`);
  const session = new Session(found.scenario, id, gameFields);
  const seen: Extremes = { farthest: 0, turned: 0, bodies: 0 };
  const faults: string[] = [];
  const looks = Math.ceil(seconds / interval);
  const steps = Math.round((seconds / looks) * session.simulation.stepRate);
  let early: number | null = null;
  try {
    for (let n = 1; n <= looks; n++) {
      session.step(steps);
      look(session, seen);
      if (n === Math.ceil(looks / 10)) early = heapNow();
    }
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  const late = heapNow();
  const growth = early !== null && late !== null ? late - early : null;
  if (growth !== null && growth > mostGrowth) faults.push(`the heap grew by ${growth.toFixed(1)} MB`);
  return { id, seconds: session.simulation.time, ...seen, heap: early, growth, faults };
}

export function lineOf({ id, seconds, farthest, turned, bodies, heap, growth, faults }: SoakResult): string {
  const cells = [
    `${seconds.toFixed(0)} s`,
    `${farthest.toFixed(0)} m`,
    `${turned.toFixed(0)} rad`,
    `${bodies} bodies`,
    heap === null ? '' : `${heap.toFixed(1)} MB`,
    growth === null ? '' : `${growth >= 0 ? '+' : ''}${growth.toFixed(2)} MB`,
  ];
  return `${id.padEnd(16)}${cells.map((cell) => cell.padStart(13)).join('')}  ${faults.join('; ') || 'ok'}`;
}

/** Identifiers of all built-in scenes. */
export const soaked = allScenarios.map(({ id }) => id);
