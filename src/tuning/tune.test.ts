import { describe, expect, it } from 'vitest';
import { turnTimeBound } from '../control/time-optimal';
import { defaultLimits } from '../entities/motion-limits';
import { entityKinds, isEntityName } from '../simulation/entity-kinds';
import { weightsOf, worseTurns } from './cost';
import { canTune, gainsOf } from './search-space';
import { aimed, evaluateGains, type Tuned, type Tuning, tune } from './tune';
import { makeTurns, type Plant, turnsOf, windOf } from './turn-set';

const plantWith = (controller: Plant['body']['controller'], angularAcceleration = 4 * Math.PI): Plant => ({
  body: { kind: 'missile', controller, limits: { ...defaultLimits, angularAcceleration } },
  stepRate: 60,
  seed: 1,
});

const tuning = (plant: Plant, more: Partial<Tuning> = {}): Tuning => ({
  plant,
  weights: weightsOf({}),
  neverWorse: true,
  effort: 10,
  ...more,
});

function found(given: Tuning): Tuned {
  const search = tune(given);
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
}

/** Gains that swing: a damping far too low for the motor. */
const swinging = { kind: 'forward-pd', frequency: 3, damping: 0.3 };

describe('the turns that gains are tried on', () => {
  it('go from 10° to 170°, without and with wind and noise', () => {
    const turns = turnsOf('missile');
    for (const condition of ['calm', 'wind', 'noise']) {
      const angles = turns.filter((turn) => turn.condition === condition).map(({ angleDeg }) => angleDeg);
      expect([Math.min(...angles), Math.max(...angles)]).toEqual([10, 170]);
    }
    expect(turnsOf('missile-2013').some(({ condition }) => condition === 'noise')).toBe(false);
  });

  it('are made from rest by the angle, and measured for at least a second', () => {
    for (const { turn, measured } of makeTurns(plantWith(swinging), swinging, turnsOf('missile'))) {
      expect(measured.step).toBeCloseTo((turn.angleDeg * Math.PI) / 180, 9);
      expect(measured.seconds).toBeGreaterThan(0.95);
    }
  });

  it('have the wind of the scene, or else one of a tenth of the motor', () => {
    const plant = plantWith(swinging);
    expect(windOf({ ...plant, weather: { windTorque: 50, gusts: 0.5 } })).toEqual({
      windTorque: 50,
      gusts: 0.5,
    });
    const strong = windOf(plantWith(swinging, 8 * Math.PI)).windTorque!;
    expect(strong).toBeCloseTo(2 * windOf(plant).windTorque!, 9);
    expect(windOf({ ...plant, body: { ...plant.body, size: 2 } }).windTorque).toBeCloseTo(
      16 * windOf(plant).windTorque!,
      6,
    );
  });
});

describe('what can be tuned', () => {
  it('is every law with gains of a body that turns, and nothing of one that holds a place', () => {
    for (const [kind, { controllers, controlledVariable }] of Object.entries(entityKinds)) {
      if (!isEntityName(kind)) continue;
      for (const [law, { tunables }] of Object.entries(controllers)) {
        expect(canTune(kind, { kind: law })).toBe(controlledVariable === 'heading' && tunables.length > 0);
        expect(gainsOf(kind, { kind: law })).toBe(tunables);
      }
    }
  });
});

describe('a tuning', () => {
  it('finds gains that cost less, with which no turn is worse than with the defaults', () => {
    for (const motor of [2, 25]) {
      const given = tuning(plantWith(swinging, motor), { effort: 6 });
      const { before, after } = found(given);
      const usual = evaluateGains(given, turnsOf('missile'), { kind: 'forward-pd' });
      expect(before.controller).toBe(swinging);
      expect(after.cost).toBeLessThan(before.cost);
      expect(worseTurns(after.trials, usual.trials)).toEqual([]);
    }
  });

  it('finds the same for the same seed, and its cost is that of its gains', () => {
    const given = tuning(plantWith(swinging), { effort: 3 });
    const { after } = found(given);
    expect(found(given).after).toEqual(after);
    expect(evaluateGains(given, turnsOf('missile'), after.controller)).toEqual(after);
  });

  it('tells how far it is, to the end, and never a worse cost', () => {
    const told = [...tune(tuning(plantWith(swinging), { neverWorse: false }))];
    expect(told.length).toBeGreaterThan(3);
    expect(told.at(-1)!.done).toBe(1);
    expect(told.every(({ cost }, n) => n === 0 || cost <= told[n - 1].cost)).toBe(true);
    expect(told.every(({ done }, n) => n === 0 || done >= told[n - 1].done)).toBe(true);
  });

  it('takes the defaults rather than what is worse', () => {
    const { after } = found(
      tuning(plantWith({ kind: 'forward-pd', frequency: 9, damping: 0.1 }), { effort: 1 }),
    );
    const usual = evaluateGains(tuning(plantWith(swinging)), turnsOf('missile'), { kind: 'forward-pd' });
    expect(after.cost).toBeLessThanOrEqual(usual.cost);
  });

  it('keeps the words of a law, and settings that do nothing', () => {
    const law = { kind: 'pid', derivative: 'error', antiWindup: 'clamping', trackingTime: 3.3 };
    const { after } = found(tuning(plantWith(law), { effort: 4 }));
    expect(after.controller).toMatchObject(law);
  });

  // With a quarter of the usual effort; where a twelfth is enough, with that.
  it.each([
    ['windowed-pid', 4 * Math.PI, true, 30],
    ['windowed-pid', 25, true, 10],
    ['windowed-pid', 6, true, 10],
    ['pid', 4 * Math.PI, true, 30],
    ['pid', 25, true, 10],
    ['pid', 6, true, 10],
    // The motor of the first scene, cut to a quarter.
    ['windowed-pid', 2.43, true, 10],
    ['pid', 2.43, true, 10],
    ['windowed-pid', 4 * Math.PI, false, 10],
    ['pid', 4 * Math.PI, false, 10],
  ])(
    'turns by 90° within 1.15 times the best possible settling time, at most 2 hundredths past: %s, %d rad/s²',
    (kind, motor, neverWorse, effort) => {
      const { after } = found(tuning(plantWith({ kind }, motor), { neverWorse, effort }));
      const { response, best } = aimed(after.trials).measured;
      expect(response.settlingTime).toBeLessThanOrEqual(1.15 * best.settlingTime!);
      expect(response.overshoot).toBeLessThanOrEqual(0.02);
    },
  );

  it.each([
    ['windowed-pid', 2],
    ['pid', 2],
  ])(
    'turns within 1.15 times the shortest possible time, from rest to rest: %s, %d rad/s²',
    (kind, motor) => {
      const plant = plantWith({ kind }, motor);
      const { response } = aimed(
        found(tuning(plant, { neverWorse: false, effort: 5 })).after.trials,
      ).measured;
      const bound = turnTimeBound(Math.PI / 2, plant.body.limits);
      expect(response.settlingTime).toBeLessThanOrEqual(1.15 * bound);
      expect(response.overshoot).toBeLessThanOrEqual(0.02);
    },
  );

  it('tells which turns hold gains back that reach the goal, where it takes none of them', () => {
    const given = tuning(plantWith({ kind: 'leaky-pid' }), { effort: 30 });
    const { after, heldBack } = found(given);
    const usual = evaluateGains(given, turnsOf('missile'), { kind: 'leaky-pid' });
    const goal = 1.15 * aimed(after.trials).measured.best.settlingTime!;
    expect(aimed(after.trials).measured.response.settlingTime).toBeGreaterThan(goal);
    expect(aimed(heldBack!.tried.trials).measured.response.settlingTime).toBeLessThanOrEqual(goal);
    expect(heldBack!.worse).toEqual(worseTurns(heldBack!.tried.trials, usual.trials));
    expect(heldBack!.worse).not.toEqual([]);
  });

  it('tells of none where the goal is reached, or every gain may be taken', () => {
    const reached = tuning(plantWith({ kind: 'windowed-pid' }), { effort: 2 });
    expect(found(reached).heldBack).toBe(null);
    const free = tuning(plantWith({ kind: 'leaky-pid' }), { effort: 2, neverWorse: false });
    expect(found(free).heldBack).toBe(null);
  });

  it('works for every law with gains, those of the 2013 demo too', () => {
    for (const kind of ['missile', 'character-2013'] as const)
      for (const [law, { tunables }] of Object.entries(entityKinds[kind].controllers)) {
        if (tunables.length === 0) continue;
        const plant = plantWith({ kind: law });
        const { after, before } = found(
          tuning({ ...plant, body: { ...plant.body, kind } }, { effort: 2, neverWorse: false }),
        );
        expect(after.cost).toBeLessThanOrEqual(before.cost);
      }
  });
});
