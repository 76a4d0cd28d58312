// Tests that the lab scenarios about the engine do what their texts say: step rates, long frames, and ways to turn a
// body.
import { describe, expect, it } from 'vitest';
import { isPdName, isPredictedStable } from '../../laws/control/stability';
import type { DriveName } from '../../world/entities/drive';
import { inertiaAboutCentre } from '../../world/entities/hull';
import { defaultLimits } from '../../world/entities/motion-limits';
import { driveOf } from '../../world/entities/steered-body';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { ObstacleSpec } from '../../world/simulation/obstacle';
import { Simulation } from '../../world/simulation/simulation';
import { calmBelow, jumpsInStalls, longFrames } from './lab/long-frames';
import { comparedLaws, stepRates, threeRates } from './lab/three-rates';
import { whyTorque } from './lab/why-torque';
import { run } from './run.fixture';

/**
 * Simulates the scene “Three rates”, and returns the largest absolute heading error of each body near the end. rad
 * @param seconds length of the run
 * @param last length of the examined time at the end of the run. s
 */
function lateErrors(seconds: number, last: number): number[] {
  const late = threeRates.entities.map(() => 0);
  run(threeRates, seconds, (entities, { time }) => {
    if (time < seconds - last) return;
    entities.forEach(({ turn }, n) => {
      late[n] = Math.max(late[n], Math.abs(turn.error ?? Infinity));
    });
  });
  return late;
}

describe('Three rates', () => {
  const late = lateErrors(5, 1);
  const cases = comparedLaws.flatMap(({ controller }, row) =>
    stepRates.map((rate, column) => ({ ...controller, rate, off: late[row * stepRates.length + column] })),
  );
  const pds = cases.flatMap(({ kind, ...rest }) => (isPdName(kind) ? [{ kind, ...rest }] : []));

  it.each(pds)('$kind at $rate Hz behaves as predicted', ({ kind, rate, off, ...set }) => {
    const { frequency, damping }: Readonly<Record<string, number | string>> = set;
    const stable = isPredictedStable(kind, Number(frequency), Number(damping), rate);
    if (stable) expect(off).toBeLessThan(1e-3);
    else expect(off).toBeGreaterThan(0.1);
  });

  it('the forward PD alone is predicted to swing, and at 30 Hz alone', () => {
    const swings = pds.filter(({ off }) => off > 0.1).map(({ kind, rate }) => `${kind} ${rate}`);
    expect(swings).toEqual(['forward-pd 30']);
  });

  it('the 2013 gains overshoot more, the higher the rate', () => {
    const simulation = run(threeRates, 5);
    const overshoots = simulation.entities
      .slice(-stepRates.length)
      .map((entity) => simulation.measures.of(entity)!.turn.last!.response.overshoot);
    expect(overshoots[0]).toBeLessThan(0.001);
    expect(overshoots[1]).toBeGreaterThan(0.01);
    expect(overshoots[2]).toBeGreaterThan(4 * overshoots[1]);
  });
});

describe('Long frames', () => {
  it('throw only the forward PD with a variable step past its target', () => {
    const worst = longFrames.entities.map(() => 0);
    run(longFrames, 30, (entities) => {
      entities.forEach(({ turn }, n) => {
        worst[n] = Math.max(worst[n], Math.abs(turn.error ?? 0));
      });
    });
    const [thrown, ...others] = worst;
    expect(thrown).toBeGreaterThan(1.2 * jumpsInStalls.by);
    for (const error of others) expect(error).toBeLessThan(1.02 * jumpsInStalls.by);
  });

  it.each([
    [
      'no farther than it overshoots anyway below the frequency that is stable in so long a step',
      0.9,
      0,
      0.05,
    ],
    ['by half a jump and more above it', 1.5, 0.5, Infinity],
  ])('throw the forward PD past its target %s', (_, share, least, most) => {
    const past = thrownPast(share * calmBelow) / jumpsInStalls.by;
    expect(past).toBeGreaterThanOrEqual(least);
    expect(past).toBeLessThan(most);
  });
});

/**
 * Simulates the scene “Long frames” and returns the overshoot of its first body. rad. This body has a forward PD law
 * and variable step lengths.
 * @param frequency frequency setting of the PD law. Hz
 */
function thrownPast(frequency: number): number {
  const [body, ...others] = longFrames.entities;
  const set = { ...body, controller: { ...body.controller!, frequency } };
  let farthest = 0;
  run({ ...longFrames, entities: [set, ...others] }, 30, ([{ body }]) => {
    farthest = Math.max(farthest, Math.abs(body.getAngle()));
  });
  return farthest - jumpsInStalls.by / 2;
}

/** Largest angular acceleration of the bodies of “Why torque?”. rad/s² */
const motor = defaultLimits.angularAcceleration;

/** Motion and contact of a body in one simulation step. */
interface BodyStep {
  /** Whether the body touched something. */
  readonly touching: boolean;
  /** Change of the body's angular velocity in the step, per second. rad/s² */
  readonly change: number;
  /** Angular acceleration that the motor gave the body. rad/s² */
  readonly applied: number;
  /** Angular acceleration by a physics joint: torque divided by inertia. rad/s²; 0 without a joint */
  readonly pull: number;
}

/** Runs a simulation and returns the steps of each body. The key is the name of the body's drive, such as `torque`. */
function stepsOf(simulation: Simulation, seconds: number): Map<DriveName, BodyStep[]> {
  const { entities, stepRate } = simulation;
  const steps = new Map<DriveName, BodyStep[]>(entities.map((entity) => [driveOf(entity), []]));
  while (simulation.time < seconds - 1e-9) {
    const before = entities.map(({ body }) => body.getAngularVelocity());
    simulation.step();
    entities.forEach((entity, n) => {
      const { body, turn } = entity;
      const change = (body.getAngularVelocity() - before[n]) * stepRate;
      const torque = body.getJointList()?.joint?.getReactionTorque(stepRate) ?? 0;
      const pull = Math.abs(torque) / inertiaAboutCentre(body);
      steps.get(driveOf(entity))!.push({ touching: isTouching(body), change, applied: turn.applied, pull });
    });
  }
  return steps;
}

function isTouching(body: Entity['body']): boolean {
  for (let edge = body.getContactList(); edge; edge = edge.next ?? null)
    if (edge.contact.isTouching()) return true;
  return false;
}

describe('Why torque?', () => {
  const simulation = new Simulation(whyTorque);
  const steps = stepsOf(simulation, 6);
  const pushes = new Map(
    simulation.entities.map((entity) => [driveOf(entity), simulation.measures.of(entity)!.push]),
  );

  it.each(['torque', 'joint'] as const)(
    '%s turns a body that touches nothing by the applied angular acceleration, within the motor, and by nothing else',
    (drive) => {
      const free = steps.get(drive)!.filter(({ touching }) => !touching);
      expect(free.length).toBeGreaterThan(200);
      for (const { change, applied } of free) {
        expect(Math.abs(change)).toBeLessThanOrEqual(motor * (1 + 1e-9));
        expect(change).toBeCloseTo(applied, 9);
      }
    },
  );

  it.each(['torque', 'joint'] as const)('%s lets a body feel what it hits: more than 5 motors', (drive) => {
    const hits = steps.get(drive)!.filter(({ touching }) => touching);
    expect(Math.max(...hits.map(({ change }) => Math.abs(change)))).toBeGreaterThan(5 * motor);
  });

  it('the joint pulls as hard as its motor can and never harder, against crates neither', () => {
    const pulls = steps.get('joint')!.map(({ pull }) => pull / motor);
    expect(Math.max(...pulls)).toBeCloseTo(1, 9);
  });

  it('setting the angular velocity makes it jump, where nothing is touched, as 5 motors could not', () => {
    const free = steps.get('angular-velocity')!.filter(({ touching }) => !touching);
    expect(Math.max(...free.map(({ change }) => Math.abs(change)))).toBeGreaterThan(5 * motor);
  });

  it('torque and joint keep the crates’ momentum, setting the angular velocity loses it', () => {
    for (const drive of ['torque', 'joint'] as const) {
      expect(pushes.get(drive)!.given).toBeGreaterThan(100);
      expect(pushes.get(drive)!.overridden).toBe(0);
    }
    const { given, overridden } = pushes.get('angular-velocity')!;
    expect(given).toBeGreaterThan(100);
    expect(overridden).toBe(given);
  });

  it('a body whose angle is set feels the crates hardly: to the engine it stands still', () => {
    expect(pushes.get('angle')!.given).toBeLessThan(pushes.get('torque')!.given / 100);
  });

  it.each(['torque', 'joint', 'angular-velocity'] as const)(
    'gives %s within 10 %% the same at 60, 120 and 240 Hz',
    (drive) => {
      const given = [60, 120, 240].map((stepRate) => {
        const at = new Simulation({ ...whyTorque, stepRate });
        while (at.time < whyTorque.seconds - 1e-9) at.step();
        return at.measures.of(at.entities.find((entity) => driveOf(entity) === drive)!)!.push.given;
      });
      expect(Math.max(...given)).toBeLessThan(1.1 * Math.min(...given));
    },
  );

  it('setting the angle overlaps the crates by far more than torque does', () => {
    expect(pushes.get('angle')!.overlap).toBeGreaterThan(4 * pushes.get('torque')!.overlap);
  });

  it('every body completes its turn, and all but the one whose angle is set clear their crates', () => {
    for (const { turn } of simulation.entities) expect(Math.abs(turn.error!)).toBeLessThan(0.02);
    expect(stillThere(simulation, whyTorque.obstacles.slice(0, 9))).toEqual([]);
  });
});

/** Returns the crates that have not moved. */
function stillThere({ obstacles }: Simulation, specs: readonly ObstacleSpec[]): number[] {
  return specs.flatMap(({ position: [x, y] }, n) => {
    const at = obstacles[n].body.getPosition();
    return Math.hypot(at.x - x, at.y - y) < 0.2 ? [n] : [];
  });
}
