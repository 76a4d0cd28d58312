// Tests of the C# files of a body in space: compiled by Mono with a stand-in for Unity's classes, and run. The stand-in
// is an engine without gyroscopic torque, in single precision.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { isHere, workshop } from '../programs.fixture';
import { attitudeFileOf, attitudesIn, flights, holdToTurns, timeStep } from './flights.fixture';

const hasMono = isHere('mcs') && isHere('mono');

/** Stand-in for the classes of UnityEngine that the exported files use. */
const unity = `namespace UnityEngine {
using System;
public class MonoBehaviour {
    public Rigidbody attached;
    protected T GetComponent<T>() where T : class { return attached as T; }
}
public class Transform { public Vector3 position; }
public class TooltipAttribute : Attribute { public TooltipAttribute(string text) {} }
public class RequireComponent : Attribute { public RequireComponent(Type type) {} }
public static class Time { public static float fixedDeltaTime = (float)(${timeStep}); }
public enum ForceMode { Force = 0, Impulse = 1, VelocityChange = 2, Acceleration = 5 }
public static class Mathf {
    public static float Sqrt(float x) { return (float)Math.Sqrt(x); }
    public static float Max(float a, float b) { return a > b ? a : b; }
    public static float Clamp(float x, float low, float high) { return x < low ? low : x > high ? high : x; }
}
public struct Vector3 {
    public float x, y, z;
    public Vector3(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }
    public static Vector3 zero { get { return new Vector3(0, 0, 0); } }
    public static Vector3 right { get { return new Vector3(1, 0, 0); } }
    public float this[int n] {
        get { return n == 0 ? x : n == 1 ? y : z; }
        set { if (n == 0) x = value; else if (n == 1) y = value; else z = value; }
    }
    public float sqrMagnitude { get { return Dot(this, this); } }
    public float magnitude { get { return (float)Math.Sqrt(sqrMagnitude); } }
    public static float Dot(Vector3 a, Vector3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
    public static Vector3 Cross(Vector3 a, Vector3 b) {
        return new Vector3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
    }
    public static Vector3 ClampMagnitude(Vector3 v, float most) { float m = v.magnitude; return m > most ? v * (most / m) : v; }
    public static Vector3 operator *(Vector3 v, float s) { return new Vector3(s * v.x, s * v.y, s * v.z); }
    public static Vector3 operator +(Vector3 a, Vector3 b) { return new Vector3(a.x + b.x, a.y + b.y, a.z + b.z); }
    public static Vector3 operator -(Vector3 a, Vector3 b) { return a + b * -1; }
}
public struct Quaternion {
    public float x, y, z, w;
    public Quaternion(float x, float y, float z, float w) { this.x = x; this.y = y; this.z = z; this.w = w; }
    public static Quaternion LookRotation(Vector3 way) { throw new NotSupportedException(); }
    public static Quaternion identity { get { return new Quaternion(0, 0, 0, 1); } }
    public static Quaternion Inverse(Quaternion q) { return new Quaternion(-q.x, -q.y, -q.z, q.w); }
    public static Quaternion operator *(Quaternion a, Quaternion b) {
        return new Quaternion(
            a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
            a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
            a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z);
    }
    public static Vector3 operator *(Quaternion q, Vector3 v) {
        var u = new Vector3(q.x, q.y, q.z);
        var twice = Vector3.Cross(u, v) * 2;
        return v + twice * q.w + Vector3.Cross(u, twice);
    }
}
public class Rigidbody {
    public Quaternion rotation = Quaternion.identity;
    public Vector3 angularVelocity;
    public float maxAngularVelocity = 7, angularDrag = 0.05f;
    public Vector3 worldCenterOfMass;
    Vector3 acceleration;
    public void AddTorque(Vector3 torque, ForceMode mode) {
        if (mode != ForceMode.Acceleration) throw new ArgumentException("a torque needs an inertia");
        acceleration += torque;
    }
    public void Step() {
        angularVelocity = Vector3.ClampMagnitude(angularVelocity + acceleration * Time.fixedDeltaTime, maxAngularVelocity);
        angularVelocity *= 1 - angularDrag * Time.fixedDeltaTime;
        acceleration = Vector3.zero;
        double angle = angularVelocity.magnitude * Time.fixedDeltaTime;
        var half = angularVelocity * (float)(angle > 0 ? Math.Sin(angle / 2) / angularVelocity.magnitude : 0);
        var q = new Quaternion(half.x, half.y, half.z, (float)Math.Cos(angle / 2)) * rotation;
        float length = (float)Math.Sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
        rotation = new Quaternion(q.x / length, q.y / length, q.z / length, q.w / length);
    }
}
}
`;

const numbers = (...all: readonly number[]) => all.map((one) => `${one}f`).join(', ');

/** Returns a C# program that simulates every turn and prints the attitudes, one line for each step. */
function program(): string {
  const runs = flights.map(({ given, desired: { x, y, z, w }, spin, steps }, n) => {
    const [, component] = /^public class (\w+) : MonoBehaviour/m.exec(attitudeFileOf('cs-unity3d', given))!;
    const attitude = `new Quaternion(${numbers(x, y, z, w)})`;
    return `Fly(new f${n}.${component} { attitude = ${attitude} }, new Vector3(${numbers(spin.x, spin.y, spin.z)}), ${steps});`;
  });
  return `using System;
using System.Reflection;
using UnityEngine;
static class Program {
    static void Fly(MonoBehaviour steer, Vector3 spin, int steps) {
        var body = new Rigidbody { angularVelocity = spin };
        steer.attached = body;
        var hidden = BindingFlags.NonPublic | BindingFlags.Instance;
        steer.GetType().GetMethod("Awake", hidden).Invoke(steer, null);
        var update = steer.GetType().GetMethod("FixedUpdate", hidden);
        for (int n = 0; n < steps; n++) {
            update.Invoke(steer, null);
            body.Step();
            var q = body.rotation;
            Console.WriteLine(string.Format(System.Globalization.CultureInfo.InvariantCulture, "{0:R} {1:R} {2:R} {3:R}", q.x, q.y, q.z, q.w));
        }
    }
    static void Main() {\n${runs.join('\n')}\n    }
}
`;
}

describe.skipIf(!hasMono)('C# for Unity, where mcs and mono are there (skipped without them)', () => {
  const folder = workshop();
  afterAll(() => rmSync(folder, { recursive: true }));
  let flown: ReturnType<typeof attitudesIn>;

  beforeAll(() => {
    for (const [n, { given }] of flights.entries())
      writeFileSync(join(folder, `${n}.cs`), `namespace f${n} {\n${attitudeFileOf('cs-unity3d', given)}}\n`);
    writeFileSync(join(folder, 'Unity.cs'), unity);
    writeFileSync(join(folder, 'Program.cs'), program());
    execFileSync('mcs', ['-warn:4', '-warnaserror', '-out:flights.exe', '*.cs'], { cwd: folder });
    flown = attitudesIn(
      execFileSync('mono', ['flights.exe'], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 }),
    );
  });

  holdToTurns((flight) => flown.get(flight)!);
});
