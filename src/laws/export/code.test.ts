import { describe, expect, it } from 'vitest';
import { codeFor, targetOf } from './code';
import { targets } from './targets';
import { cases, fileOf, libraryCases, limits } from './vectors.fixture';

describe.each(targets)('$id', (target) => {
  it.each(libraryCases)(
    '$title has 40 to 105 lines, or 115 where an editor shows its settings, none longer than 135 signs, and comments of at most 110',
    (one) => {
      const { text, lines } = fileOf(target.id, one);
      expect(lines.length).toBeGreaterThanOrEqual(40);
      expect(lines.length).toBeLessThanOrEqual(/^(?:cs|gd)-/.test(target.id) ? 115 : 105);
      expect(text.split('\n').filter((line) => line.length > 135)).toEqual([]);
      const comments = text.split('\n').filter((line) => /^\s*(?:\/\*\*|\/\/|#|--)/.test(line));
      expect(comments.length).toBeGreaterThan(5);
      expect(comments.filter((line) => line.length > 110)).toEqual([]);
    },
  );

  it.each(cases)('$title holds no word of a choice, no rest of the tree and no unclosed bracket', (one) => {
    const { text } = fileOf(target.id, one);
    expect(text).not.toMatch(/undefined|\[object|back-calculation['"]/);
    // A half-open interval in a comment.
    const code = text.replaceAll('(-π, π]', '');
    for (const [open, close] of ['()', '{}', '[]']) {
      expect(code.split(open).length).toBe(code.split(close).length);
    }
  });

  it('begins with its licence, source and use', () => {
    const { text } = fileOf(target.id, { controller: { kind: 'windowed-pid' }, limits });
    const head = text.split('\n').slice(0, 5).join('\n');
    expect(head).toMatch(/From Slew/);
    expect(head).toMatch(/MIT License, Copyright \(c\) 2026 Slew contributors/);
    expect(head).toMatch(/Wucher/);
  });

  it('gets the turn rate of the heading from its caller if the law uses it', () => {
    const rate = /heading_?rate/i;
    const { text } = fileOf(target.id, { controller: { kind: 'backward-pd' }, limits });
    expect(text).toMatch(/update\(.*heading_?rate/i);
    expect(text).not.toMatch(/target_?angular_?velocity:? ?=/i);
    expect(fileOf(target.id, { controller: { kind: 'windowed-pid' }, limits }).text).not.toMatch(rate);
  });

  it('shows the loop of fixed steps around it, or names what calls it', () => {
    const { text } = fileOf(target.id, { controller: { kind: 'pid' }, limits });
    expect(text).toMatch(/min\(left \+ dt, 0\.1\)|calls FixedUpdate before every step|at every physics step/);
    expect(text).toMatch(/Variant chosen in Slew: derivative of the measured turn; anti-windup clamping\./);
  });

  it('marks the numbers of the scene and no others', () => {
    const controller = { kind: 'windowed-pid', kp: 31.5, ki: 0.25, kd: 8.75, window: 5 };
    const { lines } = codeFor(target, { controller, limits });
    const set = lines.flat().filter((piece) => piece.set);
    expect(set.map(({ text }) => Number(text))).toEqual([31.5, 0.25, 8.75, 5, 12.57]);
  });
});

it('targets without a test in their engine say so', () => {
  expect(targets.filter(({ check }) => check === 'apart').map(({ id }) => id)).toEqual([
    'cs-unity',
    'gd-godot',
  ]);
});

describe('a file for an engine with an editor', () => {
  const ofPid = (id: string) => fileOf(id, { controller: { kind: 'pid', kp: 31.5 }, limits }).text;

  it('has gains, target and heading that Unity’s editor shows', () => {
    const text = ofPid('cs-unity');
    expect(text).toMatch(/\[Serializable\]\npublic class Pid \{/);
    expect(text).toContain('[Tooltip("on the error, 1/s²")] public double kp = 31.5;');
    expect(text).toContain('public Transform target;');
    expect(text).toMatch(/Tooltip\(".*degrees"\)\] public double heading;/);
    expect(text).not.toMatch(/public readonly/);
    expect(text).toMatch(/#if UNITY_6000_0_OR_NEWER\n.*angularDamping = 0[\s\S]*angularDrag = 0/);
  });

  it('has settings in Godot’s editor, and passes them to the law', () => {
    const text = ofPid('gd-godot');
    expect(text).toContain('@export var law_kp := 31.5 ## on the error, 1/s²');
    expect(text).toContain('\tlaw.kp = law_kp\n');
    expect(text).toContain('@export var target: Node2D');
    expect(text).toMatch(/@export_range\(-180, 180, .*"radians_as_degrees"\) var heading/);
  });

  it('names its class after the law, so that two laws fit into one project', () => {
    const classes = ['pid', 'spd', 'time-optimal'].flatMap((kind) =>
      [...fileOf('cs-unity', { controller: { kind }, limits }).text.matchAll(/^public class (\w+)/gm)].map(
        ([, name]) => name,
      ),
    );
    expect(new Set(classes).size).toBe(6);
  });

  it('says of a textbook PID how its integral becomes the textbook’s', () => {
    for (const { id } of targets)
      expect(ofPid(id)).toContain('with 1000 here and below, the textbook’s integral');
    expect(fileOf('js', { controller: { kind: 'windowed-pid' }, limits }).text).not.toContain('textbook');
  });
});

describe('the file of a law', () => {
  const of = (controller: { kind: string; [key: string]: string | number }, turnRate = Infinity) =>
    codeFor(targetOf('ts-planck'), { controller, limits: { ...limits, turnRate } }).text;

  it('has only the branches of the chosen words', () => {
    const clamping = of({ kind: 'pid', antiWindup: 'clamping' });
    expect(clamping).not.toMatch(/trackingTime/);
    expect(clamping).toMatch(/limited\(applied: number\)/);
    expect(of({ kind: 'pid', antiWindup: 'back-calculation' })).toMatch(/trackingTime = 10;/);
    expect(of({ kind: 'pid', antiWindup: 'none' })).not.toMatch(/limited/);
  });

  it('has a turn rate only if one is set', () => {
    expect(of({ kind: 'time-optimal' })).not.toMatch(/turnRate|Infinity/);
    expect(of({ kind: 'time-optimal' }, 6)).toMatch(/turnRate = 6;/);
  });

  it('shows the gains of a PD, worked out from its frequency and damping', () => {
    // 9 × 2² = 36 and 4.5 × 2 × 1.1 = 9.9.
    expect(of({ kind: 'backward-pd', frequency: 2, damping: 1.1 })).toMatch(/kp = 36;[\s\S]*kd = 9.9;/);
  });

  it('refuses a law of the published programs, and an unknown target', () => {
    expect(() => of({ kind: 'pid-2013' })).toThrow(
      'pid-2013 cannot be exported: choose one of the laws of today',
    );
    expect(() => targetOf('cobol')).toThrow('must be one of ts-planck, ');
  });
});
