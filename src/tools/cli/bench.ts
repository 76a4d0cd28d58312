// Measures times and prints them as medians and ratios: updates of the laws, steps compared with engines without steering, and measuring.
import '../../laws/language/own-law';
import { getHeapStatistics } from 'node:v8';
import { SpreadMemento } from '../../app/session/history/spread-memento';
import { SessionScene } from '../../app/session/session-scene';
import { scoreRows } from '../../features/score-rows';
import { challenges } from '../../lab/ladder/challenges';
import { flyerOf, judge } from '../../lab/ladder/judge';
import { scoreOf } from '../../lab/ladder/score';
import { type ControllerSpec, controllerKinds, controllerOf } from '../../laws/control/controllers';
import { firstLaw } from '../../laws/language';
import { knownLaws } from '../../laws/language/known-laws.fixture';
import { laws as allLaws } from '../../laws/language/laws';
import { Measures } from '../../world/simulation/meters/measures';
import { mostRecorded } from '../../world/simulation/meters/telemetry';
import type { ObstacleSpec } from '../../world/simulation/obstacle';
import type { EntitySpec, Scenario } from '../../world/simulation/scenario';
import { Simulation } from '../../world/simulation/simulation';
import { box2d3, type Candidate, rapierSimd, rapierVersion, stockPlanck } from './bench-engines';
import { checkCall } from './help';

checkCall('bench');

/** Number of rounds in which each candidate is measured once */
const rounds = 9;

/** Returns the middle of an odd number of values. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Returns the time of one call, averaged over a number of calls. µs */
function timed(calls: number, run: () => void): number {
  const start = performance.now();
  for (let n = 0; n < calls; n++) run();
  return ((performance.now() - start) * 1000) / calls;
}

function line(name: string, value: string): void {
  console.log(`${name.padEnd(46)}${value.padStart(14)}`);
}

/** Distance between bodies on a grid, so that none touches another. m */
const apart = 30;

/** A wall so far away that no body comes near. */
const farOff: ObstacleSpec = { kind: 'wall', position: [-1000, -1000], size: [10, 10] };

function place(n: number): readonly [number, number] {
  return [(n % 32) * apart, Math.floor(n / 32) * apart];
}

/**
 * Makes a simulation of missiles, each of which follows a square path without end.
 * @param wall whether the world has a distant wall
 */
function steered(count: number, wall = false): Simulation {
  return new Simulation(steeredScenario(count, wall));
}

function steeredScenario(count: number, wall: boolean, controller?: ControllerSpec): Scenario {
  const entities = Array.from({ length: count }, (_, n): EntitySpec => {
    const [x, y] = place(n);
    const waypoints = [
      [x, y],
      [x + 12, y],
      [x + 12, y + 12],
      [x, y + 12],
    ] as const;
    const command = { kind: 'follow-path', waypoints, loop: true } as const;
    return { kind: 'missile', position: [x, y], command, ...(controller && { controller }) };
  });
  return { version: 1, name: 'bench', entities, ...(wall && { obstacles: [farOff] }) };
}

/** Makes a simulation of missiles that all fly to the same point, and push each other there. */
function crowd(count: number): Simulation {
  const entities = Array.from({ length: count }, (_, n): EntitySpec => {
    const angle = (2 * Math.PI * n) / count;
    const range = 20 + 12 * (n % 3);
    return {
      kind: 'missile',
      position: [range * Math.cos(angle), range * Math.sin(angle)],
      angle: angle + Math.PI,
      command: { kind: 'seek', target: [0, 0] },
    };
  });
  const simulation = new Simulation({ version: 1, name: 'bench', entities, bodiesCollide: true });
  // Until the missiles have met.
  while (simulation.time < 4) simulation.step();
  return simulation;
}

/** Returns the number of pairs of bodies in contact. */
function touching({ world }: Simulation): number {
  let count = 0;
  for (let contact = world.getContactList(); contact; contact = contact.getNext())
    if (contact.isTouching()) count += 1;
  return count;
}

/** Number of unmeasured rounds that run first, while the JavaScript engine compiles the code. */
const warming = 12;

// A round then takes long enough for the coarse clock of the processor time.
/** Number of body steps in one round of a measurement: steps times bodies. */
const perRound = 60_000;

/** Returns the processor time since the program began, of this thread and the garbage collector. ms */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Returns the processor time that a call takes. ms */
function processing(run: () => void): number {
  const begun = processorTime();
  run();
  return processorTime() - begun;
}

/**
 * Returns the median processor time of one step for each physics world, ms.
 * @param steps number of steps in one measurement
 */
function stepTimes(all: readonly Candidate[], steps: number): number[] {
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

/**
 * Returns the median number of bytes that a step allocates per body
 * @param bodies number of bodies in the simulation
 */
function garbage(simulation: Simulation, bodies: number): number {
  const seen: number[] = [];
  for (let round = 0; round < 99; round++) {
    const before = getHeapStatistics().used_heap_size;
    for (let step = 0; step < 10; step++) simulation.step();
    const left = getHeapStatistics().used_heap_size - before;
    if (left >= 0) seen.push(left / 10 / bodies);
  }
  return median(seen.length % 2 === 1 ? seen : seen.slice(1));
}

async function printSteps(): Promise<void> {
  const [rapier, box2d] = [await rapierSimd(), await box2d3()];
  for (const count of [1000, 5000]) {
    const ours = steered(count, false);
    const engines = [stockPlanck(), rapier, box2d].map((make) => make(count, apart));
    const [own, planck, ...others] = stepTimes([ours, ...engines], Math.ceil(perRound / count));
    console.log(`\n${count} bodies of three polygons that never touch: processor time of a step`);
    line('Slew, every body steered', `${own.toFixed(2)} ms`);
    line('planck alone, unsteered', `${planck.toFixed(2)} ms`);
    line(`Rapier ${rapierVersion()}, vector build, unsteered`, `${others[0].toFixed(2)} ms`);
    line('Box2D 3, wasm, unsteered', `${others[1].toFixed(2)} ms`);
    line('planck / Slew', (planck / own).toFixed(1));
    line('Rapier / Slew', (others[0] / own).toFixed(2));
    line('Box2D 3 / Slew', (others[1] / own).toFixed(2));
    line('garbage of Slew', `${garbage(ours, count).toFixed(0)} bytes a body a step`);
  }
  const count = 1000;
  const [own, planck] = stepTimes([steered(count, true), stockPlanck()(count, apart)], perRound / count);
  console.log(`\n${count} bodies far apart that could touch a wall`);
  line('Slew, every body steered', `${own.toFixed(2)} ms`);
  line('planck alone, unsteered', `${planck.toFixed(2)} ms`);
  line('planck / Slew', (planck / own).toFixed(1));
}

const measuredSteps = 600;

/**
 * Prints how long it takes in each step to measure the turns of the bodies, compared with the time of the step itself.
 */
function printMeasuring(): void {
  const simulation = steered(mostRecorded);
  const measures = new Measures(simulation.world);
  for (const entity of simulation.entities) measures.add(entity);
  const length = 1 / simulation.stepRate;
  const own = { length, unit: length };
  const measure = () => {
    const { time, entities } = simulation;
    for (const entity of entities) measures.updated(entity, time, own);
    measures.record(time, entities);
    measures.afterWorlds(time, entities, simulation.contacts.begun);
  };
  const taken = Array.from({ length: rounds }, () => {
    let step = 0;
    let measuring = 0;
    for (let n = 0; n < measuredSteps; n++) {
      const start = performance.now();
      simulation.step();
      const middle = performance.now();
      measure();
      step += middle - start;
      measuring += performance.now() - middle;
    }
    return { step: (step * 1000) / measuredSteps, measuring: (measuring * 1000) / measuredSteps };
  });
  const step = median(taken.map((one) => one.step));
  const measuring = median(taken.map((one) => one.measuring));
  console.log('');
  line(`one step of ${mostRecorded} missiles, measuring included`, `${step.toFixed(1)} µs`);
  line(`measuring ${mostRecorded} bodies`, `${measuring.toFixed(1)} µs`);
  line('share of a step', `${((100 * measuring) / step).toFixed(1)} %`);
}

/** Number of bodies that push each other in the benchmark. */
const crowded = 60;

const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity };

/**
 * Heading errors that the benchmark gives to a law, rad. Their sizes rise from 1e-6 to 1 and fall again. Their signs
 * alternate.
 */
const errors = Array.from(
  { length: 240 },
  (_, n) => (n % 2 === 0 ? 1 : -1) * 10 ** (-Math.abs(n - 120) / 20),
);

/** Number of rounds in the benchmark of the laws, and number of updates in each round. */
const turns = { rounds: 401, updates: 500 };

function printLaws(): void {
  // Summed and checked at the end, so that no optimiser removes an update.
  let commanded = 0;
  const specs: ControllerSpec[] = [
    ...Object.keys(controllerKinds).map((kind) => ({ kind })),
    { kind: 'own', source: knownLaws.pd },
  ];
  const laws = specs.map(({ kind, ...settings }) => {
    const controller = controllerOf({ kind, ...settings }, 'angle', allLaws);
    let asked = 0;
    const update = () => {
      const error = errors[asked++ % errors.length];
      const sample = { error, angularVelocity: error, targetAngularVelocity: 0, timeStep: 1 / 60, limits };
      commanded += controller.update(sample).output;
    };
    return { kind, update, taken: [] as number[] };
  });
  // The laws take turns: a first law alone in the compiled code would be faster.
  for (let round = -turns.rounds; round < turns.rounds; round++)
    for (const { update, taken } of laws) {
      const cost = timed(turns.updates, update);
      // As many rounds are for warming up.
      if (round >= 0) taken.push(cost);
    }
  const usual = median(laws[0].taken);
  for (const { kind, taken } of laws) {
    const cost = median(taken);
    line(`one update of ${kind}`, `${cost.toFixed(3)} µs${`${(cost / usual).toFixed(1)} ×`.padStart(8)}`);
  }
  if (!Number.isFinite(commanded)) throw new Error('a controller answered with no number');
}

function printOwnLaws(): void {
  const count = 1000;
  const pairs = [
    ['forward-pd', knownLaws.pd],
    ['windowed-pid', knownLaws.window],
  ] as const;
  const crowds = pairs.flatMap(([kind, source]) =>
    [{ kind } as ControllerSpec, { kind: 'own', source }].map(
      (controller) => new Simulation(steeredScenario(count, false, controller)),
    ),
  );
  const taken = stepTimes(crowds, perRound / count);
  console.log(`\n${count} bodies by a law of one’s own: processor time of a step`);
  pairs.forEach(([kind], n) => {
    const [library, own] = taken.slice(2 * n);
    line(`${kind} as a text`, `${own.toFixed(2)} ms`);
    line(`as a text / ${kind}`, (own / library).toFixed(2));
    line('garbage of it', `${garbage(crowds[2 * n + 1], count).toFixed(0)} bytes a body a step`);
  });
}

function printCrowd(): void {
  const pushing = crowd(crowded);
  const crowdStep = median(Array.from({ length: rounds }, () => timed(200, () => pushing.step())));
  console.log('');
  line(`one step of ${crowded} missiles in a crowd`, `${crowdStep.toFixed(0)} µs`);
  line('contacts in it', `${touching(pushing)}`);
  line('share of a sixtieth of a second', `${((100 * crowdStep * 60) / 1e6).toFixed(1)} %`);
}

/** Prints the median processor time of saving a state for rewinding: at once, and spread over several frames. */
function printKeyStates(): void {
  const count = 5000;
  const { stage, commands, lookBack } = new SessionScene(steeredScenario(count, false), 'bench', []);
  const { simulation } = stage;
  simulation.step();
  const noted = { stage, roots: [stage, commands], leaveOut: simulation.measures.rings };
  let before: SpreadMemento | null = null;
  const taken = Array.from({ length: rounds + 2 }, () => {
    const atOnce = processing(() => lookBack.memento());
    let isWhole = false;
    const begin = () => {
      before = new SpreadMemento(noted, before);
    };
    const note = () => {
      isWhole = before?.note() ?? true;
    };
    const frames = [processing(begin)];
    while (!isWhole) {
      simulation.step();
      frames.push(processing(note));
    }
    return { atOnce, mean: frames.reduce((a, b) => a + b) / frames.length, longest: Math.max(...frames) };
  }).slice(2);
  const of = (key: keyof (typeof taken)[number]) => `${median(taken.map((one) => one[key])).toFixed(1)} ms`;
  console.log(`\nA key state of ${count} missiles, for looking back: processor time`);
  line('noted at once', of('atOnce'));
  line('noted over several frames, in each', of('mean'));
  line('in the longest of them', of('longest'));
}

const judged: Readonly<Record<string, ControllerSpec>> = {
  'forward-pd': { kind: 'forward-pd' },
  'one-step': { kind: 'one-step' },
  'my own law': { kind: 'own', source: firstLaw },
};

/** Prints how long it takes to judge a law in the challenges. */
function printJudging(): void {
  console.log('\nA law judged: processor time');
  for (const [name, law] of Object.entries(judged)) {
    const taken = Array.from({ length: rounds }, () => [
      processing(() => {
        const flyer = flyerOf(law);
        for (const challenge of challenges) judge(challenge, flyer);
      }),
      processing(() => scoreOf(law, scoreRows)),
    ]);
    const [ladder, card] = [0, 1].map((n) => median(taken.map((each) => each[n])).toFixed(0));
    line(name, `${ladder} ms eight challenges, ${card} ms score card`);
  }
}

console.log('Medians of rounds on this machine; the ratios compare within this run.\n');
printLaws();
await printSteps();
printOwnLaws();
printCrowd();
printMeasuring();
printKeyStates();
printJudging();
