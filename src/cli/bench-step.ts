// A whole steered step beside the engines alone, in one run: by processor time, in rounds that take turns.
import { getHeapStatistics } from 'node:v8';
import type { Simulation } from '../simulation/simulation';
import { steered } from './bench-bodies';
import { box2d3, rapierSimd, type Stepped, stockPlanck } from './bench-engines';
import { line, median } from './bench-timing';

/** Rounds in which all take turns; the median counts. */
const rounds = 9;

/** Rounds before them, in which the JavaScript engine compiles. On a busy machine that takes it longer than the rounds do. */
const warming = 12;

/** Bodies times steps of a round: as long as the clock of processor time needs to be exact. */
const perRound = 60_000;

/** Bodies stand so far apart that none touches another. m */
const apart = 30;

/** Processor time since the program began, this thread's work and the collector's. ms */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Medians of processor time a step. ms */
function timed(all: readonly Stepped[], steps: number): number[] {
  const taken = all.map((): number[] => []);
  for (let round = -warming; round < rounds; round++) {
    all.forEach((one, n) => {
      const begun = processorTime();
      for (let step = 0; step < steps; step++) one.step();
      if (round >= 0) taken[n].push((processorTime() - begun) / steps);
    });
  }
  return taken.map(median);
}

/** Bytes that a step leaves behind for each body; steps in which the collector ran count for nothing. */
function garbage(simulation: Simulation, count: number): number {
  const seen: number[] = [];
  for (let round = 0; round < 99; round++) {
    const before = getHeapStatistics().used_heap_size;
    for (let step = 0; step < 10; step++) simulation.step();
    const left = getHeapStatistics().used_heap_size - before;
    if (left >= 0) seen.push(left / 10 / count);
  }
  return median(seen.length % 2 === 1 ? seen : seen.slice(1));
}

/** Prints steps of crowds of bodies that never touch, and what can touch, each beside planck as it comes. */
export async function printSteps(): Promise<void> {
  const [rapier, box2d] = [await rapierSimd(), await box2d3()];
  for (const count of [1000, 5000]) {
    const ours = steered(count, false);
    const engines = [stockPlanck(), rapier, box2d].map((make) => make(count, apart));
    const [own, planck, ...others] = timed([ours, ...engines], Math.ceil(perRound / count));
    console.log(`\n${count} bodies of three polygons that never touch: processor time of a step`);
    line('Slew, every body steered', `${own.toFixed(2)} ms`);
    line('planck alone, unsteered', `${planck.toFixed(2)} ms`);
    line('Rapier, vector build, unsteered', `${others[0].toFixed(2)} ms`);
    line('Box2D 3, wasm, unsteered', `${others[1].toFixed(2)} ms`);
    line('planck / Slew', (planck / own).toFixed(1));
    line('Rapier / Slew', (others[0] / own).toFixed(2));
    line('Box2D 3 / Slew', (others[1] / own).toFixed(2));
    line('garbage of Slew', `${garbage(ours, count).toFixed(0)} bytes a body a step`);
  }
  const count = 1000;
  const [own, planck] = timed([steered(count, true), stockPlanck()(count, apart)], perRound / count);
  console.log(`\n${count} bodies far apart that could touch a wall`);
  line('Slew, every body steered', `${own.toFixed(2)} ms`);
  line('planck alone, unsteered', `${planck.toFixed(2)} ms`);
  line('planck / Slew', (planck / own).toFixed(1));
}
