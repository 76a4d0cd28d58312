import { describe, expect, it } from 'vitest';
import { delayMargin } from '../../laws/control/stability';
import { turnTimeBound } from '../../laws/control/time-optimal';
import { defaultLimits } from '../../world/entities/motion-limits';
import '../../laws/language/own-law';
import { knownLaws } from '../../laws/language/known-laws.fixture';
import { entityKinds, isEntityName } from '../../world/simulation/entity-kinds';
import { largerFigures, weightsOf, worseFigures } from './cost';
import { canTune, gainsOf } from './search-space';
import { aimed, evaluateGains, type Tuning, type TuningResult, tune } from './tune';
import { makeTurns, type Plant, testTurnsOf, windOf } from './turn-set';

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

function found(given: Tuning): TuningResult {
  const search = tune(given);
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
}

/** Gains with oscillation: the damping is far too low for the motor. */
const swinging = { kind: 'forward-pd', frequency: 3, damping: 0.3 };

describe('the turns that gains are tried on', () => {
  it('go up to 170°, in calm air, with and against the wind, with a delayed and a noisy heading', () => {
    const turns = testTurnsOf('missile');
    for (const condition of ['calm', 'wind', 'headwind', 'delay', 'noise']) {
      const angles = turns.filter((turn) => turn.condition === condition).map(({ angleDeg }) => angleDeg);
      expect(angles).toContain(90);
      expect(Math.max(...angles)).toBe(170);
    }
    const unguided = testTurnsOf('missile-2013').map(({ condition }) => condition);
    expect(new Set(unguided)).toEqual(new Set(['calm', 'wind', 'headwind']));
  });

  it('are made from rest by the angle, and measured for at least 3.4 s, when a tail shows', () => {
    for (const { turn, measured } of makeTurns(plantWith(swinging), swinging, testTurnsOf('missile'))
      .trials) {
      expect(Math.abs(measured.step)).toBeCloseTo((turn.angleDeg * Math.PI) / 180, 9);
      expect(measured.seconds).toBeGreaterThan(3.4);
    }
  });

  it('are pushed on by the wind, or against it: a steady push leaves the same error', () => {
    const law = { kind: 'pid', kp: 20, ki: 0, kd: 8 };
    const { trials } = makeTurns(plantWith(law), law, testTurnsOf('missile'));
    const [on, against] = (['wind', 'headwind'] as const).map(
      (condition) =>
        trials.find(({ turn }) => turn.angleDeg === 90 && turn.condition === condition)!.measured,
    );
    expect(on.step).toBeCloseTo(-against.step, 9);
    expect(on.response.riseTime!).toBeLessThan(against.response.riseTime!);
    // A tenth of the motor's limit, divided by Kp.
    for (const { response } of [on, against])
      expect(response.steadyStateError).toBeCloseTo((-0.1 * 4 * Math.PI) / 20, 2);
  });

  it('overshoot more with a delay of three steps, if a law is stiff', () => {
    const law = { kind: 'pid', kp: 86, ki: 0, kd: 16.5, brake: 0.65 };
    const { trials } = makeTurns(plantWith(law), law, testTurnsOf('missile'));
    const past = (condition: string) =>
      trials.find(({ turn }) => turn.angleDeg === 90 && turn.condition === condition)!.measured.response
        .overshoot;
    expect(past('delay')).toBeGreaterThan(past('calm') + 0.02);
  });

  it('end with rest, where a law without a derivative of the noisy heading trembles by Kp times the noise', () => {
    // The mean size of normal noise is √(2/π) of its standard deviation, 0.005 rad. The body follows the noise a
    // little.
    const law = { kind: 'pid', kp: 20, ki: 0, kd: 8 };
    const { restEffort } = makeTurns(plantWith(law), law, testTurnsOf('missile'));
    const expected = 20 * 0.005 * Math.sqrt(2 / Math.PI);
    expect(restEffort! / expected).toBeGreaterThan(0.8);
    expect(restEffort! / expected).toBeLessThan(1.2);
    const old = plantWith({ kind: 'pid-2013' });
    const without = { ...old, body: { ...old.body, kind: 'missile-2013' as const } };
    expect(makeTurns(without, { kind: 'pid-2013' }, testTurnsOf('missile-2013')).restEffort).toBeNull();
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

describe('settings that can be tuned', () => {
  it('is every law with gains of a body that turns, and nothing of one that holds a place', () => {
    for (const [kind, { controllers, controlledVariable }] of Object.entries(entityKinds)) {
      if (!isEntityName(kind)) continue;
      for (const [law, { tunables }] of Object.entries(controllers)) {
        expect(canTune(kind, { kind: law })).toBe(controlledVariable === 'heading' && tunables.length > 0);
        expect(gainsOf(kind, { kind: law })).toEqual(tunables);
      }
    }
  });
});

it('the gains that a written law declares can be tuned, and none of an invalid text', () => {
  const own = (source: string) => ({ kind: 'own', source });
  expect(gainsOf('missile', own(knownLaws.pd)).map(({ key }) => key)).toEqual(['kp', 'kd']);
  expect(canTune('missile', own(knownLaws.pd))).toBe(true);
  expect(canTune('missile', own(knownLaws['bang-bang']))).toBe(false);
  expect(canTune('missile', own('function'))).toBe(false);
});

describe('a tuning', () => {
  it('finds better gains for a poor written law', () => {
    const controller = { kind: 'own', source: knownLaws.pd, kp: 9, kd: 1 };
    const tuned = found({ ...tuning(plantWith(controller)), neverWorse: false });
    expect(tuned.after.cost).toBeLessThan(tuned.before.cost);
    expect(tuned.after.controller).toMatchObject({ kind: 'own', source: knownLaws.pd });
  });

  it('finds gains that cost less, with which every printed figure is good, or no worse than with the defaults', () => {
    for (const motor of [2, 25]) {
      const given = tuning(plantWith(swinging, motor), { effort: 6 });
      const { before, after, larger } = found(given);
      const usual = evaluateGains(given, testTurnsOf('missile'), { kind: 'forward-pd' });
      expect(before.controller).toBe(swinging);
      expect(after.cost).toBeLessThan(before.cost);
      expect(worseFigures(after.trials, usual.trials)).toEqual([]);
      expect(larger).toEqual(largerFigures(after.trials, usual.trials));
    }
  });

  it('finds the same for the same seed, and its cost is that of its gains', () => {
    const given = tuning(plantWith(swinging), { effort: 3 });
    const { after } = found(given);
    expect(found(given).after).toEqual(after);
    expect(evaluateGains(given, testTurnsOf('missile'), after.controller)).toEqual(after);
  });

  it('reports its progress to the end, and never a worse cost', () => {
    const told = [...tune(tuning(plantWith(swinging), { neverWorse: false }))];
    expect(told.length).toBeGreaterThan(3);
    expect(told.at(-1)!.done).toBe(1);
    expect(told.every(({ cost }, n) => n === 0 || cost <= told[n - 1].cost)).toBe(true);
    expect(told.every(({ done }, n) => n === 0 || done >= told[n - 1].done)).toBe(true);
  });

  it('refuses stiff gains, quick in calm air, that the delay margin says do not stand three steps', () => {
    const stiff = { kind: 'pid', kp: 448, ki: 129, kd: 30, brake: 0.68 };
    expect(delayMargin({ kp: stiff.kp, kd: stiff.kd }, 1 / 60)).toBeLessThan(3);
    const given = tuning(plantWith({ kind: 'pid' }, 25));
    const [quick, usual] = [stiff, { kind: 'pid' }].map((law) =>
      evaluateGains(given, testTurnsOf('missile'), law),
    );
    const settled = ({ trials }: typeof quick) => aimed(trials).measured.response.settlingTime!;
    expect(settled(quick)).toBeLessThan(settled(usual));
    const worse = worseFigures(quick.trials, usual.trials);
    expect(worse.some(({ turn, figure }) => turn.condition === 'delay' && figure === 'settled')).toBe(true);
  });

  it('prefers the defaults to worse gains', () => {
    const { after } = found(
      tuning(plantWith({ kind: 'forward-pd', frequency: 9, damping: 0.1 }), { effort: 1 }),
    );
    const usual = evaluateGains(tuning(plantWith(swinging)), testTurnsOf('missile'), { kind: 'forward-pd' });
    expect(after.cost).toBeLessThanOrEqual(usual.cost);
  });

  it('keeps the words of a law, and settings that do nothing', () => {
    const law = { kind: 'pid', derivative: 'error', antiWindup: 'clamping', trackingTime: 3.3 };
    const { after } = found(tuning(plantWith(law), { effort: 4 }));
    expect(after.controller).toMatchObject(law);
  });

  // Each row uses a quarter of the usual effort; a twelfth if that is enough.
  it.each([
    ['windowed-pid', 4 * Math.PI, true, 10],
    ['windowed-pid', 25, true, 30],
    ['windowed-pid', 6, true, 10],
    ['pid', 4 * Math.PI, true, 10],
    ['pid', 25, true, 10],
    ['pid', 6, true, 10],
    // The motor of the first scene, reduced to a quarter.
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

  it('names the turns that prevent gains which reach the goal', () => {
    const given = tuning(plantWith({ kind: 'leaky-pid' }), { effort: 30 });
    const { after, heldBack } = found(given);
    const usual = evaluateGains(given, testTurnsOf('missile'), { kind: 'leaky-pid' });
    const goal = 1.15 * aimed(after.trials).measured.best.settlingTime!;
    expect(aimed(after.trials).measured.response.settlingTime).toBeGreaterThan(goal);
    expect(aimed(heldBack!.tried.trials).measured.response.settlingTime).toBeLessThanOrEqual(goal);
    expect(heldBack!.worse).toEqual(worseFigures(heldBack!.tried.trials, usual.trials));
    expect(heldBack!.worse).not.toEqual([]);
  });

  it('names none if the goal is reached, or if all gains are allowed', () => {
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
