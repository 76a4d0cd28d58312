// Tests of the parts that all exported files for a body in space share, whatever their engine.
import { describe, expect, it } from 'vitest';
import { controllerKinds } from '../../control';
import { planeCode } from '../code';
import { guidanceFile, guidanceTargets } from '../guidance/guidance';
import { ownLaws } from '../own-laws.fixture';
import { spaceCode } from './code';
import { attitudeFileOf, limits, variants } from './flights.fixture';
import { attitudeTargets } from './targets';

const ofKind = (kind: string) => ({ controller: { kind }, limits });

describe.each(attitudeTargets)('$id', ({ id, check, comment }) => {
  it.each(variants)(
    '$title has 50 to 165 lines, none longer than 135 signs, and comments of at most 110',
    ({ given }) => {
      const lines = attitudeFileOf(id, given).trimEnd().split('\n');
      expect(lines.length).toBeGreaterThanOrEqual(50);
      expect(lines.length).toBeLessThanOrEqual(165);
      expect(lines.filter((line) => line.length > 135)).toEqual([]);
      const comments = lines.filter((line) => line.trimStart().startsWith(comment));
      expect(comments.length).toBeGreaterThan(8);
      expect(comments.filter((line) => line.length > 110)).toEqual([]);
    },
  );

  it.each([
    ...variants.map(({ given }) => given),
    ...Object.values(ownLaws).map((source) => ({ controller: { kind: 'own', source }, limits })),
  ])('$controller.kind holds no rest of the tree, no limit of the plane and no unclosed bracket', (given) => {
    const text = attitudeFileOf(id, given);
    expect(text).not.toMatch(/undefined|\[object|saturate\(|Saturate\(/);
    for (const [open, close] of ['()', '{}', '[]']) {
      const code = text.replaceAll('(-π, π]', '');
      expect(code.split(open).length).toBe(code.split(close).length);
    }
  });

  it('takes three of a law, and of the one that plans a turn one, along the axis', () => {
    const three = attitudeFileOf(id, ofKind('backward-pd'));
    expect(three).toMatch(/laws\b.*BackwardPd3D|BackwardPd3D laws\b/);
    expect(three).not.toMatch(/aside/);
    const one = attitudeFileOf(id, ofKind('time-optimal'));
    expect(one).not.toMatch(/\blaws\b/);
    expect(one).toMatch(/aside/);
  });

  it('opens the gate of a PID by lengths, once for all axes', () => {
    const text = attitudeFileOf(id, ofKind('pid'));
    const name = id.startsWith('gd') ? 'integral_zone' : 'integralZone';
    // The place where it is set, and the place where the length is compared with it.
    expect(text.split(name)).toHaveLength(3);
    expect(text).toMatch(/integrates/);
    expect(attitudeFileOf(id, ofKind('windowed-pid'))).not.toMatch(/integrates/);
  });

  it('has a turn rate only if one is set, and a share of the motor only if a law brakes by it', () => {
    const rate = /turn_?rate/i;
    expect(attitudeFileOf(id, ofKind('backward-pd'))).not.toMatch(rate);
    const given = { ...ofKind('backward-pd'), limits: { ...limits, turnRate: 6 } };
    expect(attitudeFileOf(id, given)).toMatch(rate);
    const braked = { controller: { kind: 'windowed-pid', brake: 0.6 }, limits };
    expect(attitudeFileOf(id, braked)).toMatch(/its share of the motor/);
    expect(attitudeFileOf(id, ofKind('windowed-pid'))).not.toMatch(/its share/);
  });

  it('marks the numbers of the scene and no others', () => {
    const controller = { kind: 'windowed-pid', kp: 31.5, ki: 0.25, kd: 8.75, window: 5, brake: 0.5 };
    const set = spaceCode
      .file(id, { controller, limits })
      .lines.flat()
      .filter((piece) => piece.set)
      .map(({ text }) => Number(text));
    expect(set.toSorted((a, b) => a - b)).toEqual([0.25, 0.5, 5, 8.75, 12.57, 31.5]);
  });

  it('states its source and licence, and the author of a written law', () => {
    const [first, , licence] = attitudeFileOf(id, ofKind('pid')).split('\n');
    expect(first).toMatch(/turns a body in .* by torque\. From Slew\.$/);
    expect(licence).toMatch(/MIT License, Copyright \(c\) 2026 Slew contributors/);
    const own = spaceCode.file(id, {
      controller: { kind: 'own', source: Object.values(ownLaws)[0] },
      limits,
    });
    expect(own.licence).toBe('the law yours, the rest MIT');
    expect(own.text).toMatch(/The law is its author’s/);
  });

  it('says in which engine it was never run', () => {
    const text = attitudeFileOf(id, ofKind('spd'));
    expect(text.includes('never built')).toBe(check === 'read');
  });
});

it('has gains and a target that the editors of Unity, Godot and Unreal show', () => {
  const ofPid = (id: string) => attitudeFileOf(id, ofKind('pid'));
  expect(ofPid('cs-unity3d')).toMatch(/\[Serializable\]\npublic class Pid3D \{/);
  expect(ofPid('cs-unity3d')).toContain('laws[n].kp = law.kp;');
  expect(ofPid('cs-unity3d')).toMatch(/public Transform target;[\s\S]*#if UNITY_6000_0_OR_NEWER/);
  expect(ofPid('gd-godot3d')).toMatch(
    /@export var target: Node3D[\s\S]*@export var law_kp := 43\.0 ## on the error/,
  );
  expect(ofPid('cpp-unreal')).toMatch(
    /class UPidAttitude : public UActorComponent \{[\s\S]*UPROPERTY\(EditAnywhere.*lawKp = 43\.0;/,
  );
  expect(ofPid('cpp-unreal')).toContain('Tick Physics Async');
});

it.each(['C#', 'C++', 'GDScript'])(
  'no two files of %s declare the same class: all fit into one project',
  (language) => {
    const kinds = Object.keys(controllerKinds);
    const ids = (targets: readonly { readonly id: string; readonly language: string }[]) =>
      targets.filter((one) => one.language === language).map(({ id }) => id);
    const texts = [
      ...[planeCode, spaceCode].flatMap((offer) =>
        ids(offer.targets).flatMap((id) => kinds.map((kind) => offer.file(id, ofKind(kind)).text)),
      ),
      ...ids(guidanceTargets).flatMap((id) =>
        ['pursuit', 'lead', 'augmented-navigation'].map((kind) => guidanceFile(id, { kind }).text),
      ),
    ];
    // A class of GDScript is known only in its file, unless a class_name makes it global.
    const declared =
      language === 'GDScript' ? /^class_name (\w+)/gm : /^(?:public )?(?:class|struct) (\w+)/gm;
    const names = texts.flatMap((text) => [...text.matchAll(declared)].map(([, name]) => name));
    expect(names.length).toBeGreaterThanOrEqual(language === 'GDScript' ? 0 : 2 * kinds.length + 3);
    expect(names.filter((name, n) => names.indexOf(name) < n)).toEqual([]);
  },
);

it('refuses a law of the published programs, and an unknown target', () => {
  expect(() => attitudeFileOf('ts-rapier3d', ofKind('pid-2013'))).toThrow('pid-2013 cannot be exported');
  expect(() => spaceCode.file('ts-planck', ofKind('pid'))).toThrow('must be one of cs-unity3d, ');
});
