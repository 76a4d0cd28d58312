// Tests of the GDScript files: they are parsed by Godot's grammar, and run from the syntax tree on a stand-in for
// Godot's classes.
import { describe, expect, it } from 'vitest';
import { randomLaw } from '../../language/random-law.fixture';
import {
  answersOf,
  type Case,
  cases,
  expectedAngles,
  fileOf,
  heading,
  kinds,
  largest,
  largestDifference,
  limits,
  randoms,
  type StepInputs,
  steps,
  timeStep,
  turnedBy,
  turnSteps,
} from '../vectors.fixture';
import { binary, gdscriptParser, type Instance, scriptOf } from './gdscript.fixture';

const parse = await gdscriptParser();
const textOf = (given: Omit<Case, 'title'>) => fileOf('gd-godot', given).text;
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns a stand-in for the properties of a RigidBody2D that the exported files use. */
const node = () => ({
  can_sleep: true,
  angular_damp: 1,
  angular_damp_mode: 0n,
  RigidBody2D: { DAMP_MODE_REPLACE: 1n },
});

const scriptFor = (given: Omit<Case, 'title'>, engine = node()) => scriptOf(parse(textOf(given))!, engine);

/**
 * Runs the law of an exported file over test steps. Returns for each step the commanded angular acceleration, and the
 * part that the motor applies. rad/s²
 */
function own(one: Omit<Case, 'title'>, all: readonly StepInputs[] = steps) {
  const law = scriptFor(one).fields.get('law') as Instance;
  const text = textOf(one);
  const parametersOf = (name: string) => {
    const [, list] = new RegExp(`func ${name}\\((.*?)\\)`).exec(text)!;
    return list.match(/\w+(?=:)/g) ?? [];
  };
  const [ofUpdate, ofSaturate] = ['update', 'saturate'].map(parametersOf);
  const [hasReset, hasLimited] = ['reset', 'limited'].map((name) => text.includes(`func ${name}(`));
  return all.map((step) => {
    const given = Object.fromEntries(Object.entries(step).map(([name, value]) => [snake(name), value]));
    if (hasReset && step.resets) law.call('reset');
    const commanded = law.call('update', ...ofUpdate.map((name) => given[name])) as number;
    const applied = law.call(
      'saturate',
      ...ofSaturate.map((name) => (name === 'commanded' ? commanded : given[name])),
    ) as number;
    if (hasLimited) law.call('limited', ...(text.includes('func limited()') ? [] : [applied]));
    return { commanded, applied };
  });
}

/** Simulates a turn of a body by 90° under an exported Godot script. Returns the body's angle after each step. rad */
function turn(kind: string, inertia: number, target?: object): number[] {
  const engine = node();
  const script = scriptFor(turnedBy(kind), engine);
  script.call('_ready');
  if (target) script.fields.set('target', target);
  else script.fields.set('heading', heading);
  let angle = 0;
  const state = {
    step: timeStep,
    inverse_inertia: 1 / inertia,
    angular_velocity: 0,
    // Godot returns an angle of a transform in ±π.
    transform: { origin: 0, get_rotation: () => Math.atan2(Math.sin(angle), Math.cos(angle)) },
    apply_torque(torque: number) {
      state.angular_velocity += (torque / inertia) * timeStep;
    },
  };
  return Array.from({ length: turnSteps }, () => {
    script.call('_integrate_forces', state);
    state.angular_velocity *= 1 - engine.angular_damp * timeStep;
    angle += state.angular_velocity * timeStep;
    return angle;
  });
}

describe('GDScript', () => {
  it('is refused by the grammar if it is incomplete', () => {
    const text = textOf(cases[0]);
    for (const broken of [
      text.replace('return ', 'return return '),
      text.replace('= kp', '='),
      text.replace('(error', 'error'),
    ])
      expect(parse(broken)).toBeNull();
  });

  it.each(cases)('$title is of the grammar, and answers as the library does', (one) => {
    expect(largestDifference(own(one), answersOf(one, steps))).toBeLessThan(1e-9);
  });

  it('accepts random written laws, with the results of this program', () => {
    const chance = { next: randoms(24) };
    for (let n = 0; n < 15; n++) {
      const controller = { kind: 'own', source: randomLaw(chance) };
      const expected = answersOf({ title: '', controller, limits }, steps.slice(0, 60));
      // After a fault the library's law commands 0, but the exported file continues.
      const stop = expected.findLastIndex(({ commanded }) => commanded !== 0);
      const answers = own({ controller, limits }, steps.slice(0, stop + 1));
      for (const [index, { commanded }] of answers.entries()) {
        const size = Math.max(1, Math.abs(expected[index].commanded));
        expect(Math.abs(commanded - expected[index].commanded)).toBeLessThan(1e-9 * size);
      }
    }
  });

  it.each(kinds)('%s turns a body to its target as to the heading there', (kind) => {
    const way = { parts: [], operate: () => ({ angle: () => heading }) };
    expect(largest(turn(kind, 1, { global_position: way }), expectedAngles(kind))).toBeLessThan(1e-9);
  });

  it.each(kinds)('%s turns a body of any inertia step for step as the library does', (kind) => {
    for (const inertia of [1, 0.24])
      expect(largest(turn(kind, inertia), expectedAngles(kind))).toBeLessThan(1e-9);
  });
});

describe('a walk through GDScript', () => {
  it('divides whole numbers as Godot does, and other numbers exactly', () => {
    expect(binary('/', 3n, 8n)).toBe(0n);
    expect(binary('/', 3n, 8)).toBe(0.375);
  });

  it('refuses a name that is not there, a type that is not kept, and a static call of a field', () => {
    const run = (body: string) =>
      scriptOf(
        parse(
          `var a := 1.0\nvar n := 1\nfunc f() -> float:\n\t${body}\nstatic func g() -> float:\n\treturn a\n`,
        )!,
        {},
      ).call('f');
    expect(run('return a / 4')).toBe(0.25);
    expect(() => run('return b')).toThrow('no name b');
    expect(() => run('n = a\n\treturn a')).toThrow('1 is no int');
    expect(() => run('return g()')).toThrow('no name a');
    expect(() => run('break')).toThrow('a file may not use break_statement');
  });
});

describe('GDScript', () => {
  it.each(cases)('$title goes in by one tab after a colon and nowhere else', (one) => {
    const lines = textOf(one)
      .split('\n')
      .map((line) => line.replace(/#.*$/, '').trimEnd())
      .filter((line) => line !== '');
    const depths = lines.map((line) => /^\t*/.exec(line)![0].length);
    for (const [n, line] of lines.entries()) {
      if (line.endsWith(':')) expect(depths[n + 1]).toBe(depths[n] + 1);
      else expect(depths[n + 1] ?? 0).toBeLessThanOrEqual(depths[n]);
    }
    const code = lines.join('\n');
    expect(code).not.toMatch(/[;{}?]|&&|\|\||\bclamp\(|\/ \d+(?![.\d])/);
  });
});
