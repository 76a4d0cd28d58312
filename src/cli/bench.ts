// Timings, as medians and as ratios of one run: updates of the laws, steps beside engines that steer nothing, and measuring.
import { type ControllerSpec, controllerKinds, createController } from '../control/controllers';
import { crowd, touching } from './bench-bodies';
import { measuredBodies, timeMeasuring } from './bench-measuring';
import { printSteps } from './bench-step';
import { line, median, time, timed } from './bench-timing';

console.log('Medians of rounds on this machine; the ratios compare within this run.\n');
/** Bodies of a crowd, as many as a game may ever have in contact. */
const crowded = 60;
const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity };
/** Heading errors that a law is asked about, in turn: from 1 down to 1e-6 rad and back, to either side. Subnormal ones would be slower. */
const errors = Array.from(
  { length: 240 },
  (_, n) => (n % 2 === 0 ? 1 : -1) * 10 ** (-Math.abs(n - 120) / 20),
);
/** Rounds of the laws and updates of a round: so short that what else the machine does falls into few of them. */
const turns = { rounds: 401, updates: 500 };
// Summed up and checked at the end, so that no optimiser leaves an update out.
let commanded = 0;
const laws = Object.keys(controllerKinds).map((kind) => {
  const controller = createController({ kind } satisfies ControllerSpec);
  let asked = 0;
  const update = () => {
    const error = errors[asked++ % errors.length];
    const sample = { error, angularVelocity: error, targetAngularVelocity: 0, timeStep: 1 / 60, limits };
    commanded += controller.update(sample).output;
  };
  return { kind, update, taken: [] as number[] };
});
// The laws take turns: the first would be alone in the compiled code, and faster for it.
for (let round = -turns.rounds; round < turns.rounds; round++)
  for (const { update, taken } of laws) {
    const cost = timed(turns.updates, update);
    // As many rounds warm up.
    if (round >= 0) taken.push(cost);
  }
const usual = median(laws[0].taken);
for (const { kind, taken } of laws) {
  const cost = median(taken);
  line(`one update of ${kind}`, `${cost.toFixed(3)} µs${`${(cost / usual).toFixed(1)} ×`.padStart(8)}`);
}
await printSteps();
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
