// Tests of Slew's laws as editable texts: they can be read, and give the same results as the laws, to the last bit.
import { describe, expect, it } from 'vitest';
import { controllerOf, saturate } from '../../control';
import type { Wrap } from '../../control/angle';
import { type ControllerSpec, controllerKinds, isControllerName } from '../../control/controllers';
import { settingsOf } from '../../control/tunable';
import { longestText, readLaw } from '../../language';
import { laws } from '../../language/laws';
import '../../language/own-law';
import { libraryCases, type StepInputs, steps } from '../vectors.fixture';
import { startingText } from './starting-text';

/** Returns the angular accelerations that a law commands, one for each step. rad/s² */
function commandsOf(
  spec: ControllerSpec,
  wrap: Wrap,
  turnRate: number,
  all: readonly StepInputs[],
): number[] {
  const law = controllerOf(spec, wrap, laws);
  const limits = { angularAcceleration: 4 * Math.PI, turnRate };
  return all.map(({ resets, ...sample }, n) => {
    // A motor that is weakened on the way.
    const motor = { ...limits, angularAcceleration: n % 300 < 200 ? limits.angularAcceleration : 2 };
    if (resets) law.reset();
    const { output } = law.update({ ...sample, limits: motor, onlyWay: wrap === 'none' });
    law.limited?.(saturate(output, sample.angularVelocity, sample.timeStep, motor));
    return output;
  });
}

/** Specs (kind and settings) of the laws to test. Some laws occur with several settings. */
const specs = [
  { kind: 'backward-pd' },
  { kind: 'spd', frequency: 2.25, damping: 0.8125, knownForces: 'predicted' },
  ...libraryCases.filter(({ limits }) => limits.turnRate === Infinity).map(({ controller }) => controller),
].map((spec) => ({ title: Object.values(spec).join(' '), spec: spec as ControllerSpec }));

describe.each(specs)('$title as a text', ({ spec }) => {
  const written = (wrap: Wrap) => ({ kind: 'own', source: startingText(spec, wrap) });

  it('answers as the law does, to the last bit, with and without a limit of the turn rate', () => {
    for (const turnRate of [Infinity, 6])
      expect(commandsOf(written('angle'), 'angle', turnRate, steps)).toEqual(
        commandsOf(spec, 'angle', turnRate, steps),
      );
  });

  it('gives equal results when it holds a place, too', () => {
    const far = steps.map((step) => ({ ...step, error: 5 * step.error }));
    expect(commandsOf(written('none'), 'none', Infinity, far)).toEqual(
      commandsOf(spec, 'none', Infinity, far),
    );
  });

  it('is short enough, and called as the law is', () => {
    const { source } = written('angle');
    expect(source.length).toBeLessThanOrEqual(longestText);
    expect(readLaw(source).name).toBe(isControllerName(spec.kind) && controllerKinds[spec.kind].label);
  });
});

describe('the text of a law', () => {
  it('has the present numbers, with labels, units and ranges that hold them', () => {
    const { gains } = readLaw(startingText({ kind: 'leaky-pid', kp: 61.5, ki: -0.25 }));
    expect(
      gains.map(({ key, label, unit, initial, min, max }) => [key, label, unit, initial, min, max]),
    ).toEqual([
      ['kp', 'on the error', '1/s²', 61.5, 0, 61.5],
      ['ki', 'on its sum', '1/s²', -0.25, -0.25, 100],
      ['kd', 'on its rate', '1/s', settingsOf(controllerKinds['leaky-pid'].tunables, {}).kd, 0, 40],
    ]);
  });

  it('sets a PD by its frequency and its damping', () => {
    const text = startingText({ kind: 'forward-pd', frequency: 2, damping: 1.1 });
    expect(text).toContain('const frequency = gain(2, 0.1, 40); // Frequency, Hz\n');
    expect(text).toContain('const kp = 9 * frequency ** 2;');
  });

  it('has only the branches of the chosen words, and says which', () => {
    const text = startingText({ kind: 'pid', derivative: 'error', antiWindup: 'none' });
    expect(text).toContain('// Variant chosen in Slew: derivative of the error; anti-windup none.\n');
    expect(text).not.toMatch(/function limited|trackingTime|brakedTerm/);
  });

  it('states the law’s source, licence and memory', () => {
    const text = startingText({ kind: 'windowed-pid' });
    expect(text).toContain('repaired. From Slew, MIT License.\n');
    expect(text).toContain('let errors = []; // Errors of the window, the oldest first. rad\n');
    expect(text).toContain('const window = 7; // samples in the sum\n');
  });

  it('is that of a PD for a law that is none of the library', () => {
    expect(readLaw(startingText({ kind: 'pid-2013' })).name).toBe('My own law');
  });
});
