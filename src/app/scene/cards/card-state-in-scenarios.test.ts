// Tests of the verdicts on the cards of every lab scene, each second for half a minute, against the motion of the
// bodies.
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../lab/scenarios';
import type { Scenario } from '../../../world/simulation/scenario';
import { turnsOf } from '../../../world/simulation/targets/turns';
import { Session } from '../../session/session';
import { sentenceOf, statesOf, timeBefore } from './card-state';

/**
 * A body's turn towards its target. `step` is the angle of the turn, 0 before the turn. `errors` are the heading errors
 * at each step of the turn. rad
 */
interface Course {
  step: number;
  readonly errors: number[];
}

/** A verdict (result in words) on a card, with measurements of the body's motion to check it. */
interface Seen {
  readonly said: string;
  readonly held: boolean;
  readonly course: Course;
  /**
   * Largest magnitude of the body's angular velocity in the last tenth of a second. rad/s. Near 0 if the body rests.
   */
  readonly fastest: number;
  /** Number of times that the target has jumped so far. Each jump starts another turn. */
  readonly turn: number;
}

const seconds = 30;

/** Runs a scenario, and returns the verdict and measurements of every body at every second. */
function lookAt(scenario: Scenario): Seen[][] {
  const session = new Session(scenario, 'test');
  const { simulation, entities } = session;
  const { stepRate } = simulation;
  const courses = entities.map((): Course => ({ step: 0, errors: [] }));
  const speeds = entities.map((): number[] => []);
  const seen = entities.map((): Seen[] => []);
  let jumped = -1;
  let turn = 0;
  /** Heading error of each body before the turn. rad */
  const before = entities.map((): number | null => null);
  const last = entities.map((): number | null => null);
  for (let step = 1; step <= seconds * stepRate; step++) {
    session.step();
    const since = turnsOf(simulation)!.sinceJump;
    const jump = since === null ? null : simulation.time - since;
    const isNew = jump !== null && Math.abs(jump - jumped) > 1e-6;
    if (isNew) {
      jumped = jump;
      turn += 1;
    }
    entities.forEach((entity, n) => {
      const course = courses[n];
      const { error } = entity.turn;
      if (isNew) before[n] = last[n];
      last[n] = error;
      if (isNew || entity.body.isFixedRotation()) Object.assign(course, { step: 0, errors: [] });
      if (!entity.body.isFixedRotation() && error !== null) {
        if (course.step !== 0) {
          const previous = course.errors.at(-1) ?? course.step;
          const way = error - previous;
          course.errors.push(previous + way - 2 * Math.PI * Math.round(way / (2 * Math.PI)));
        } else if (Math.abs(error) > 0.09 && error !== before[n]) course.step = error;
      }
      speeds[n].push(Math.abs(entity.body.getAngularVelocity()));
    });
    if (step % stepRate !== 0) continue;
    statesOf(session).forEach(({ verdict, held }, n) => {
      const { step: angle, errors } = courses[n];
      seen[n].push({
        said: sentenceOf(verdict),
        held,
        course: { step: angle, errors: [...errors] },
        fastest: Math.max(...speeds[n].slice(-stepRate / 10)),
        turn,
      });
    });
  }
  return seen;
}

/** Returns what is wrong with the verdict (the result in words) on a body's turn; null if the verdict is right. */
function faultOf(
  { said, held, course: { step, errors }, fastest }: Seen,
  stepRate: number,
  isNoisy: boolean,
): string | null {
  if (said.startsWith('Held')) return held ? null : 'it is free';
  if (held) return 'it is held';
  if (said === '') return step === 0 ? null : 'it turns';
  const done = errors.map((error) => 1 - error / step);
  const over = Math.max(0, ...done) - 1;
  const tells = /(?:by )?([\d.]+) %/.exec(said);
  if (tells && Math.abs(Number(tells[1]) / 100 - over) > 0.006) return `it is ${over} over`;
  const past = /(?:^|^Overshoots by |, )(\d+)°(?: past(?:, .*)?)?$/.exec(said);
  const angle = (over * Math.abs(step) * 180) / Math.PI;
  if (past && Math.abs(Number(past[1]) - angle) > 0.6) return `it is ${angle}° past`;
  if (said.endsWith('no overshoot') && over > 0.00051) return `it is ${over} over`;
  const settles = /^< ?(0\.01) s|^(?:\d+° past, )?([\d.]+) s/.exec(said);
  if (settles) {
    const lastOutside = done.findLastIndex((value) => Math.abs(1 - value) > 0.02);
    const at = (lastOutside + 2) / stepRate;
    return Math.abs(Number(settles[1] ?? settles[2]) - at) < 0.06 ? null : `it settled at ${at} s`;
  }
  const off = (Math.abs(errors.at(-1) ?? 0) * 180) / Math.PI;
  const rests = /^Rests ([\d.]+)° off$/.exec(said);
  if (rests) {
    if (fastest > 0.00025) return `it turns by ${fastest} rad/s`;
    return Math.abs(Number(rests[1]) - off) < 0.06 ? null : `it is ${off}° off`;
  }
  const trembles = /^Trembles, within ([\d.]+)°$/.exec(said);
  if (trembles) {
    const farthest = Math.max(...errors.slice(-Math.ceil(stepRate / 2)).map(Math.abs));
    return Math.abs(Number(trembles[1]) - (farthest * 180) / Math.PI) < 0.06
      ? null
      : `it is within ${farthest}`;
  }
  if (said === 'Turning' && isNoisy)
    return errors.slice(-stepRate / 2).some((error) => Math.abs(error) > 0.2) ? null : 'it is there';
  if (said === 'Turning') return over < 0.0051 ? null : 'it is past its target';
  if (said === 'Spins') return over * Math.abs(step) > 2 * Math.PI ? null : 'it has not turned round';
  const recent = done.slice(-1.5 * stepRate);
  const swing = Math.max(...recent) - Math.min(...recent);
  if (/^(Still swinging|Falls apart)/.test(said)) {
    if (swing < 0.1) return `it swings by ${swing} only`;
    return done.filter((value, n) => n > 0 && (value - 1) * (done[n - 1] - 1) < 0).length >= 2
      ? null
      : 'it has passed its target less than twice';
  }
  if (/^(Settling|Overshoots)/.test(said)) return over >= 0.0049 ? null : 'it has not passed its target';
  return 'nothing like that is known';
}

const lab = scenarios.filter(({ scenario }) => scenario.cards);

it('nine scenes or more are on cards', () => {
  expect(lab.length).toBeGreaterThanOrEqual(9);
});

describe.each(lab)('“$id”', ({ scenario }) => {
  const seen = lookAt(scenario);
  const stepRate = scenario.stepRate ?? 60;

  it('describes the bodies at every second', () => {
    const faults = seen.flatMap((body, n) =>
      body.flatMap((one, second) => {
        const fault = faultOf(
          one,
          stepRate,
          'sensor' in scenario.entities[n] && (scenario.entities[n].sensor?.noise ?? 0) > 0,
        );
        return fault ? [`${scenario.entities[n].label} at ${second + 1} s: ${one.said}, but ${fault}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('says of no body that it settles which still swings at the end of its turn', () => {
    const wrong = seen.flatMap((body, n) =>
      body.flatMap(({ said, turn }, second) => {
        const end = body.findLast((other) => other.turn === turn)!;
        return said.startsWith('Settling') && /^(Still swinging|Falls apart)/.test(end.said)
          ? [`${scenario.entities[n].label} at ${second + 1} s`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('known ends', () => {
  const byId = (id: string) => lookAt(lab.find((built) => built.id === id)!.scenario);

  it('windup: at 6 s all settle, at 13 s all have settled, and the one without anti-windup went far past', () => {
    const seen = byId('windup');
    for (const body of seen) expect(body[5].said).not.toMatch(/swinging|Rests/);
    expect(seen[0][5].said).toMatch(/^Settling, \d\d+° past$/);
    for (const body of seen)
      expect(body[12].said).toMatch(/^(\d\.\d\d s, no overshoot|\d+° past, \d\.\d\d s)$/);
    for (const body of seen)
      expect(body[1].said).toMatch(
        /^Held, its sum asks (\d\.\d × full push( back)?|almost nothing), let go in 1 s$/,
      );
  });

  it('P, PI, PD, PID: P and PI swing, PD rests off, PID settles', () => {
    const [p, pi, pd, pid] = byId('p-pi-pid').map((body) => body[6].said);
    expect(p).toMatch(/^Still swinging/);
    expect(pi).toMatch(/^(Still swinging|Spins)/);
    expect(pd).toMatch(/^Rests \d+\.\d° off$/);
    expect(pid).toMatch(/^\d\.\d\d s/);
  });

  it('three rates: the forward PD at 30 Hz alone swings', () => {
    const swings = byId('three-rates').map((body) => body[3].said.startsWith('Falls apart'));
    expect(swings).toEqual([true, ...Array(11).fill(false)]);
  });
});

describe('the curve on a card begins before the turn', () => {
  const before = (id: string) => {
    const { scenario } = scenarios.find((each) => each.id === id)!;
    const session = new Session(scenario, id);
    return session.entities.map((_, n) => timeBefore(session, n));
  };

  it('by the time for which the bodies are held', () => {
    expect(before('windup')).toEqual([3, 3, 3]);
  });

  it('by the slow frame, 15 steps of 1/60 s, also for bodies with short steps', () => {
    expect(before('long-frames')).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('by nothing in other scenes', () => {
    expect(new Set(before('turn-90'))).toEqual(new Set([0]));
  });
});
