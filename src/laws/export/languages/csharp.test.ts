// Tests of the C# files, compiled by Mono with a stand-in for Unity's classes: their laws run, and turn a body.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, holdToLibrary, isHere, namedSteps, turnsBegin } from '../programs.fixture';
import {
  argumentsOf,
  cases,
  heading,
  kinds,
  timeStep,
  toldOf,
  turnedBy,
  turnSteps,
} from '../vectors.fixture';

const hasMono = isHere('mcs') && isHere('mono');
const textOf = filesOf('cs-unity');

/** Returns the name of the component class in a file. */
const componentOf = (text: string) => /^public class (\w+) : MonoBehaviour/m.exec(text)![1];

/** Stand-in for the classes of UnityEngine that the exported files use. */
const unity = `namespace UnityEngine {
public class MonoBehaviour {
    public Rigidbody2D attached;
    protected T GetComponent<T>() where T : class { return attached as T; }
}
public class Transform { public Vector2 position; }
public class TooltipAttribute : System.Attribute { public TooltipAttribute(string text) {} }
public class RequireComponent : System.Attribute { public RequireComponent(System.Type type) {} }
public static class Mathf { public const float Deg2Rad = (float)(System.Math.PI / 180.0); }
public static class Time { public static float fixedDeltaTime = (float)(${timeStep}); }
public struct Vector2 {
    public float x, y;
    public static Vector2 operator -(Vector2 a, Vector2 b) { return new Vector2 { x = a.x - b.x, y = a.y - b.y }; }
}
public class Rigidbody2D {
    public float rotation, angularVelocity, inertia, mass, angularDrag = 0.05f;
    public Vector2 centerOfMass, worldCenterOfMass;
    float torque;
    public void AddTorque(float more) { torque += more; }
    public void Step() {
        angularVelocity += (float)(torque / inertia * ${timeStep} * 180.0 / System.Math.PI);
        angularVelocity *= 1.0f - angularDrag * (float)${timeStep};
        rotation += (float)(angularVelocity * ${timeStep});
        torque = 0.0f;
    }
}
}
`;

/**
 * Returns a C# program that runs every law over the same steps, then turns a centred and an offset body by each law.
 */
function program(): string {
  const runs = cases.map((one, index) => {
    const text = textOf(one);
    const [, law] = /^public class (\w+) \{/m.exec(text)!;
    return `{ var law = new c${index}.${law}(); foreach (var s in steps) {
      ${/ Reset\(\)/.test(text) ? 'if (s.resets) law.Reset();' : ''}
      double commanded = law.Update(${argumentsOf(text, 'double Update')});
      double applied = law.Saturate(${argumentsOf(text, 'double Saturate')});
      ${/ Limited\(/.test(text) ? `law.Limited(${toldOf(text, 'void Limited')});` : ''}
      Say("{0:R} {1:R}", commanded, applied); } }`;
  });
  const turns = kinds.flatMap((kind, index) =>
    [0, 0.8].map((offset) => {
      const goal =
        offset > 0
          ? `target = new Transform { position = new Vector2 { y = 5.0f } }`
          : `heading = ${(heading * 180) / Math.PI}`;
      return `Turn(new t${index}.${componentOf(textOf(turnedBy(kind)))} { ${goal} }, ${offset.toFixed(1)}f);`;
    }),
  );
  const rows = namedSteps.map((fields) => `new Step { ${fields} }`);
  return `using System;
using System.Reflection;
using UnityEngine;
class Step { public bool resets; public double error, angularVelocity, targetAngularVelocity, timeStep, disturbance; }
static class Program {
    static readonly Step[] steps = {\n${rows.join(',\n')} };
    static void Say(string form, params object[] values) {
        Console.WriteLine(string.Format(System.Globalization.CultureInfo.InvariantCulture, form, values));
    }
    static void Turn(MonoBehaviour steer, float offset) {
        var body = new Rigidbody2D { mass = 1.2f, centerOfMass = new Vector2 { x = offset } };
        body.inertia = 0.436f;
        steer.attached = body;
        var hidden = BindingFlags.NonPublic | BindingFlags.Instance;
        steer.GetType().GetMethod("Awake", hidden).Invoke(steer, null);
        var update = steer.GetType().GetMethod("FixedUpdate", hidden);
        for (int n = 0; n < ${turnSteps}; n++) {
            update.Invoke(steer, null);
            body.Step();
            Say("{0:R}", body.rotation * Math.PI / 180.0);
        }
    }
    static void Main() {\n${runs.join('\n')}
      Console.WriteLine("${turnsBegin}");
      ${turns.join('\n')}\n    }
}
`;
}

describe.skipIf(!hasMono)('C#, where mcs and mono are there (skipped without them)', () => {
  holdToLibrary((folder) => {
    const write = (name: string, space: string, text: string) =>
      writeFileSync(join(folder, name), `namespace ${space} {\n${text}}\n`);
    for (const [index, one] of cases.entries()) write(`case-${index}.cs`, `c${index}`, textOf(one));
    for (const [index, kind] of kinds.entries())
      write(`turn-${index}.cs`, `t${index}`, textOf(turnedBy(kind)));
    writeFileSync(join(folder, 'Unity.cs'), unity);
    writeFileSync(join(folder, 'Program.cs'), program());
    execFileSync('mcs', ['-warn:4', '-warnaserror', '-out:laws.exe', '*.cs'], { cwd: folder });
    return execFileSync('mono', ['laws.exe'], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  }, true);
});

describe('C#', () => {
  it.each(cases)('$title has a decimal point in every number that is divided', (one) => {
    const code = textOf(one).replaceAll(/\/\/.*$/gm, '');
    expect(code).not.toMatch(/\/ \d+(?![.\d])|(?<![\w.])\d+ \/|===|std::/);
    expect(code).toMatch(/^public class \w+Steer : MonoBehaviour \{/m);
  });
});
