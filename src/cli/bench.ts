// Timings, as medians and as ratios of one run: what steering costs beside the physics engine alone.
import { World } from 'planck';
import { type ControllerSpec, controllerKinds, createController } from '../control/controllers';
import { createBody } from '../entities/hull';
import { missileShape } from '../entities/missile';
import type { EntitySpec } from '../simulation/scenario';
import { Simulation } from '../simulation/simulation';

/** Rounds of each measurement; the median counts. */
const rounds = 9;

/** Bodies stand on a grid this far apart. m */
const spacing = 30;

/** Median time of one call. µs */
function time(calls: number, run: () => void): number {
  const taken = Array.from({ length: rounds }, () => {
    const start = performance.now();
    for (let n = 0; n < calls; n++) run();
    return ((performance.now() - start) * 1000) / calls;
  });
  return taken.sort((a, b) => a - b)[Math.floor(rounds / 2)];
}

function place(n: number): readonly [number, number] {
  return [(n % 32) * spacing, Math.floor(n / 32) * spacing];
}

/** Missiles that fly their own square for ever. */
function steered(count: number): Simulation {
  const entities = Array.from({ length: count }, (_, n): EntitySpec => {
    const [x, y] = place(n);
    const waypoints = [
      [x, y],
      [x + 12, y],
      [x + 12, y + 12],
      [x, y + 12],
    ] as const;
    return { kind: 'missile', position: [x, y], command: { kind: 'follow-path', waypoints, loop: true } };
  });
  return new Simulation({ version: 1, name: 'bench', entities });
}

/** The same bodies, flying and turning, with nobody at the helm. */
function unsteered(count: number): World {
  const world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  for (let n = 0; n < count; n++) {
    const [x, y] = place(n);
    const body = createBody(world, missileShape, { x, y }, 0);
    body.setLinearVelocity({ x: 10 * Math.cos(n), y: 10 * Math.sin(n) });
    body.setAngularVelocity(1);
  }
  return world;
}

function line(name: string, value: string): void {
  console.log(`${name.padEnd(46)}${value.padStart(14)}`);
}

console.log(`Medians of ${rounds} rounds on this machine; the ratios compare within this run.\n`);
const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity };
let error = 1;
// Summed up and looked at in the end, so that no optimiser leaves an update out.
let asked = 0;
for (const kind of Object.keys(controllerKinds)) {
  const controller = createController({ kind } satisfies ControllerSpec);
  const cost = time(20_000, () => {
    error = -0.999 * error || 1;
    asked += controller.update({
      error,
      angularVelocity: error,
      targetAngularVelocity: 0,
      timeStep: 1 / 60,
      limits,
    }).output;
  });
  line(`one update of ${kind}`, `${cost.toFixed(3)} µs`);
}
for (const count of [100, 1000]) {
  const simulation = steered(count);
  const world = unsteered(count);
  const calls = 20_000 / count;
  const ours = time(calls, () => simulation.step());
  const planck = time(calls, () => world.step(1 / 60, 8, 3));
  console.log('');
  line(`one step of ${count} missiles`, `${ours.toFixed(0)} µs`);
  line('the same bodies by planck alone', `${planck.toFixed(0)} µs`);
  line('ratio', `${(ours / planck).toFixed(2)}`);
}
if (!Number.isFinite(asked)) throw new Error('a controller answered with no number');
