// Tests that each lab scenario does what its text says.
import { describe, expect, it } from 'vitest';
import { controllerKinds } from '../../laws/control/controllers';
import { pidSettings } from '../../laws/control/pid';
import type { Choice } from '../../laws/control/tunable';
import type { Scenario } from '../../world/simulation/scenario';
import { scenarios } from '.';
import { demo2013 } from './demo-2013';
import { kick, targetJumps } from './lab/kick';
import { longWay } from './lab/long-way';
import { filters, littleNoise, littleNoisy, stood, trembling } from './lab/noise';
import { knownWind, pPiPid, toldOffset, untoldOffset, windOffset } from './lab/p-pi-pid';
import { putRight } from './lab/put-right';
import { turn90 } from './lab/turn-90';
import { holdTimes, windup } from './lab/windup';
import { errorsOf, run } from './run.fixture';

/** Returns a copy of a scenario in which the targets jump only every 60 s. So the first turn lasts 60 s. */
function lasting(scenario: Scenario): Scenario {
  return { ...scenario, turns: { ...scenario.turns!, every: 60 } };
}

describe('Turn 90°', () => {
  it('says how many controllers turn: nine', () => {
    expect(turn90.question).toMatch(/^Nine controllers/);
    expect(turn90.entities, 'bodies in Turn 90°: its question counts them').toHaveLength(9);
  });

  it('ranks the time-optimal body first and leaves Stolk’s successor, the PDs and PIDs within 2 × the limit', () => {
    const simulation = run(turn90, turn90.seconds);
    const turns = simulation.entities.map((entity) => ({
      kind: entity.controller.kind,
      turn: simulation.measures.of(entity)!.turn.last!,
    }));
    for (const { turn } of turns) expect(Math.abs(turn.step)).toBeCloseTo(Math.PI / 2, 2);
    const times = new Map(turns.map(({ kind, turn }) => [kind, turn.timesLimit]));
    expect(times.get('time-optimal')).toBeCloseTo(1, 6);
    for (const kind of ['windowed-pid', 'leaky-pid', 'pid', 'backward-pd', 'spd', 'forward-pd']) {
      expect(times.get(kind)).toBeGreaterThan(1);
      expect(times.get(kind)).toBeLessThan(2);
    }
    expect(times.get('one-step')).toBeNull();
  });
});

describe('Wind', () => {
  it('PD comes to rest off by torque / (I Kp), PID on the line, P and PI not at all', () => {
    const late = [0, 0, 0, 0];
    const simulation = run(lasting(pPiPid), 12, (entities, { time }) => {
      if (time > 10)
        entities.forEach(({ body }, n) => {
          late[n] = Math.max(late[n], Math.abs(body.getAngularVelocity()));
        });
    });
    const [, , pd, pid] = errorsOf(simulation);
    expect(-pd).toBeCloseTo(windOffset, 3);
    expect(Math.abs(pid)).toBeLessThan(1e-3);
    expect(late[0]).toBeGreaterThan(0.5);
    expect(late[1]).toBeGreaterThan(late[0]);
    expect(late[2]).toBeLessThan(1e-3);
    expect(late[3]).toBeLessThan(1e-3);
  });
});

describe('Told of the wind', () => {
  it('rests off by a (1 + kd Δt)/kp without the wind’s value, by a/kp when it forecasts it, and on the line when it counters it', () => {
    const [untold, told, countered] = errorsOf(run(lasting(knownWind), 12));
    expect(-untold).toBeCloseTo(untoldOffset, 4);
    expect(-told).toBeCloseTo(toldOffset, 4);
    expect(countered).toBeCloseTo(0, 4);
    expect(untoldOffset).toBeGreaterThan(1.2 * toldOffset);
  });

  it('the one that counters the wind stays on the line in gusts', () => {
    let most = 0;
    run(lasting({ ...knownWind, gusts: 1 }), 12, ([, , { turn }], { time }) => {
      if (time > 8) most = Math.max(most, Math.abs(turn.error!));
    });
    expect(most).toBeLessThan(1e-3);
  });
});

describe('Noise and delay', () => {
  const applied = [0, 0, 0, 0];
  const errors = [0, 0, 0, 0];
  let steps = 0;
  run(lasting(littleNoisy), 12, (entities, { time }) => {
    if (time <= 4) return;
    steps += 1;
    entities.forEach(({ turn }, n) => {
      applied[n] += Math.abs(turn.applied);
      if (time > 10) errors[n] = Math.max(errors[n], Math.abs(turn.error!));
    });
  });

  it('the effort at rest is that of the noise through the law, √(2/π) of its standard deviation, with a filter and without', () => {
    filters.forEach((filter, n) => {
      const share = applied[n] / steps / (Math.sqrt(2 / Math.PI) * trembling(filter, littleNoise));
      expect(share).toBeGreaterThan(0.93);
      expect(share).toBeLessThan(1.07);
    });
    expect(applied[1]).toBeLessThan(0.27 * applied[0]);
  });

  it('the PD comes to rest at the largest predicted delay, and swings at two more', () => {
    expect(Math.floor(stood)).toBe(6);
    expect(errors[2]).toBeLessThan(1e-3);
    expect(errors[3]).toBeGreaterThan(0.05);
  });
});

describe('Windup', () => {
  it('swings past by far more without anti-windup than with it', () => {
    const past = [0, 0, 0];
    const late = [0, 0, 0];
    run(windup, windup.seconds, (entities, { time }) => {
      entities.forEach(({ body, turn }, n) => {
        if (time <= holdTimes.held) expect(body.getAngle()).toBe(0);
        past[n] = Math.max(past[n], -(turn.error ?? 0));
        if (Math.abs(turn.error ?? 0) > 0.03) late[n] = time;
      });
    });
    expect(past[0]).toBeGreaterThan(1);
    expect(past[1]).toBeLessThan(0.4);
    expect(past[2]).toBeLessThan(0.4);
    // All bodies arrive in the end. The one with windup arrives seconds later.
    expect(late[0]).toBeLessThan(windup.seconds - 1);
    expect(late[0]).toBeGreaterThan(Math.max(late[1], late[2]) + 2);
  });
});

describe('Kick', () => {
  const secondJump = targetJumps.first + targetJumps.every;
  const kd = pidSettings({}).kd;

  it('commands Kd Δe/Δt more at a jump with the derivative on the error, and not after a reset or on the measurement', () => {
    const commanded = [0, 0, 0];
    run(kick, secondJump + 0.1, (entities, { time }) => {
      if (time > secondJump)
        entities.forEach(({ turn }, n) => {
          commanded[n] = Math.max(commanded[n], Math.abs(turn.commanded));
        });
    });
    // The heading jumps by 1 rad in 1/60 s, so the derivative term alone is 60 Kd.
    expect(commanded[0]).toBeGreaterThan(60 * kd);
    expect(commanded[1]).toBeLessThan(60);
    expect(commanded[2]).toBeLessThan(60);
  });

  it('kicks the body by Kd times the jump: 11 rad/s after 1 rad', () => {
    const { entities } = run(kick, secondJump + 1 / 60);
    const [kicked, reset, measured] = entities.map(({ body }) => body.getAngularVelocity());
    expect(kicked - measured).toBeCloseTo(-kd, 2);
    expect(reset).toBeCloseTo(measured, 2);
  });

  it('lets the bodies differ by far more than 1° and only the kicked one overshoot', () => {
    const { apart, past } = after(kick);
    expect(apart[0]).toBeGreaterThan(30);
    expect(apart[1]).toBeLessThan(1);
    expect(past[0]).toBeGreaterThan(0.15);
    expect(past[1]).toBeLessThan(0.02);
    expect(past[2]).toBeLessThan(0.02);
  });

  it('gives three equal turns with the usual motor, to 0.1°', () => {
    const entities = kick.entities.map(({ limits, ...usual }) => usual);
    for (const angle of after({ ...kick, entities }).apart) expect(angle).toBeLessThan(0.1);
  });

  /**
   * Simulates a scene with three bodies until the end of the second turn. `apart`: largest heading differences between
   * bodies 1 and 3, and between bodies 2 and 3. degrees. `past`: overshoot of each body in the second turn. rad
   */
  function after(scenario: Scenario) {
    const apart = [0, 0];
    const past = [0, 0, 0];
    run(scenario, secondJump + targetJumps.every, (entities, { time }) => {
      const angles = entities.map(({ body }) => body.getAngle());
      for (const n of [0, 1])
        apart[n] = Math.max(apart[n], (Math.abs(angles[n] - angles[2]) * 180) / Math.PI);
      // The target jumps from 0.5 down to -0.5.
      if (time > secondJump) for (const n of [0, 1, 2]) past[n] = Math.max(past[n], -0.5 - angles[n]);
    });
    return { apart, past };
  }
});

describe('The long way round', () => {
  it('turns 20° with the error wrapped and 340° the other way without', () => {
    const simulation = run(longWay, longWay.seconds);
    const start = (170 * Math.PI) / 180;
    const [short, long, closed] = simulation.entities.map(({ body }) => body.getAngle() - start);
    expect(short).toBeCloseTo((20 * Math.PI) / 180, 2);
    expect(long).toBeCloseTo((-340 * Math.PI) / 180, 2);
    expect(closed).toBeCloseTo((-340 * Math.PI) / 180, 2);
  });
});

describe('Repaired', () => {
  it('the published missile misses waypoints, the other comes within its seek distance of all nine', () => {
    const { waypoints } = demo2013.entities[0].command;
    expect(waypoints).toHaveLength(9);
    const missDistances = [0, 1].map(() => waypoints.map(() => Number.POSITIVE_INFINITY));
    let fastest = 0;
    run(putRight, 40, (entities) => {
      fastest = Math.max(fastest, entities[0].body.getLinearVelocity().length());
      entities.forEach(({ body }, index) => {
        const { x, y } = body.getPosition();
        waypoints.forEach(([px, py], n) => {
          missDistances[index][n] = Math.min(missDistances[index][n], Math.hypot(px - x, py - y));
        });
      });
    });
    expect(Math.max(...missDistances[1])).toBeLessThanOrEqual(4.2);
    expect(missDistances[0].filter((away) => away > 4.2).length).toBeGreaterThanOrEqual(3);
    expect(fastest).toBeCloseTo(10 + 100 / 30, 6);
  });
});

describe('the names of bodies, choices and scenes', () => {
  const choices = Object.values(controllerKinds).flatMap((kind): readonly Choice[] => kind.choices);
  const names = [
    ...choices.flatMap(({ options }) => options.map(({ label }) => label)),
    ...scenarios.flatMap(({ scenario: { name, hint, hero, entities } }) => [
      name,
      hint ?? '',
      ...(hero?.words ?? []),
      ...entities.map(({ label }) => label ?? ''),
    ]),
  ];

  it('need no knowledge of the program', () => {
    const unclear = /foreseen|countered|put right|as published|an axis each|augmented|\bA?PN\b/;
    expect(names.filter((name) => unclear.test(name))).toEqual([]);
  });

  it('say what was done: told, pushed back, repaired, published in 2013, told of the turn, in one step', () => {
    for (const name of [
      'told and pushes back',
      'repaired',
      'published in 2013',
      'told of the turn',
      'Crates are in the way. PDs pull and brake; One step wants to be there in one step.',
    ])
      expect(names).toContain(name);
  });
});
