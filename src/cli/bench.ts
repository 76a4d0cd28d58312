// Timings, as medians and as ratios of one run: what steering costs beside the physics engine alone, and measuring.
import { type ControllerSpec, controllerKinds, createController } from '../control/controllers';
import { crowd, steered, touching, unsteered } from './bench-bodies';
import { measuredBodies, timeMeasuring } from './bench-measuring';
import { line, rounds, time } from './bench-timing';

console.log(`Medians of ${rounds} rounds on this machine; the ratios compare within this run.\n`);
/** Bodies of a crowd, as many as a game may ever have in contact. */
const crowded = 60;
const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity };
let error = 1;
// Summed up and checked at the end, so that no optimiser leaves an update out.
let commanded = 0;
for (const kind of Object.keys(controllerKinds)) {
  const controller = createController({ kind } satisfies ControllerSpec);
  const cost = time(20_000, () => {
    error = -0.999 * error || 1;
    commanded += controller.update({
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
const pushing = crowd(crowded);
const crowdStep = time(200, () => pushing.step());
console.log('');
line(`one step of ${crowded} missiles in a crowd`, `${crowdStep.toFixed(0)} µs`);
line('contacts in it', `${touching(pushing)}`);
line('share of a sixtieth of a second', `${((100 * crowdStep * 60) / 1e6).toFixed(1)} %`);
const { step, measuring } = timeMeasuring();
console.log('');
line(`one step of ${measuredBodies} missiles, measuring included`, `${step.toFixed(1)} µs`);
line(`measuring ${measuredBodies} bodies`, `${measuring.toFixed(1)} µs`);
line('share of a step', `${((100 * measuring) / step).toFixed(1)} %`);
if (!Number.isFinite(commanded)) throw new Error('a controller answered with no number');
