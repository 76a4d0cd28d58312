// Tests of the C++ files of a body in space: compiled by g++ with a stand-in for Unreal's classes, written from its
// reference, and run. This proves that the code is C++ and its mathematics right, but not that it works in Unreal.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { isHere, workshop } from '../programs.fixture';
import { attitudeFileOf, attitudesIn, flights, holdToTurns, timeStep } from './flights.fixture';

/** Stand-in for the declarations of Unreal that the exported files use. */
const header = `#pragma once
#include <cmath>
using int32 = int;
#define UCLASS(...)
#define UPROPERTY(...)
#define GENERATED_BODY() using Super = UActorComponent;
enum FName { NAME_None };
struct FMath {
    static double Max(double a, double b) { return a > b ? a : b; }
    static double Abs(double a) { return std::fabs(a); }
    static double Sqrt(double a) { return std::sqrt(a); }
    static double Clamp(double a, double low, double high) { return a < low ? low : a > high ? high : a; }
};
struct FVector {
    double X, Y, Z;
    static const FVector ZeroVector;
    FVector(double x, double y, double z) : X(x), Y(y), Z(z) {}
    double& operator[](int n) { return n == 0 ? X : n == 1 ? Y : Z; }
    double operator[](int n) const { return n == 0 ? X : n == 1 ? Y : Z; }
    FVector operator+(const FVector& b) const { return {X + b.X, Y + b.Y, Z + b.Z}; }
    FVector operator-(const FVector& b) const { return {X - b.X, Y - b.Y, Z - b.Z}; }
    FVector operator*(double s) const { return {X * s, Y * s, Z * s}; }
    double SizeSquared() const { return DotProduct(*this, *this); }
    double Size() const { return std::sqrt(SizeSquared()); }
    FVector GetClampedToMaxSize(double most) const { return Size() > most ? *this * (most / Size()) : *this; }
    static double DotProduct(const FVector& a, const FVector& b) { return a.X * b.X + a.Y * b.Y + a.Z * b.Z; }
    static FVector CrossProduct(const FVector& a, const FVector& b) {
        return {a.Y * b.Z - a.Z * b.Y, a.Z * b.X - a.X * b.Z, a.X * b.Y - a.Y * b.X};
    }
};
inline const FVector FVector::ZeroVector{0.0, 0.0, 0.0};
struct FQuat {
    double X, Y, Z, W;
    static const FQuat Identity;
    FQuat Inverse() const { return {-X, -Y, -Z, W}; }
    FQuat operator*(const FQuat& b) const {
        return {W * b.X + X * b.W + Y * b.Z - Z * b.Y, W * b.Y - X * b.Z + Y * b.W + Z * b.X,
            W * b.Z + X * b.Y - Y * b.X + Z * b.W, W * b.W - X * b.X - Y * b.Y - Z * b.Z};
    }
    FVector RotateVector(const FVector& v) const {
        const FVector u(X, Y, Z);
        const FVector twice = FVector::CrossProduct(u, v) * 2.0;
        return v + twice * W + FVector::CrossProduct(u, twice);
    }
};
inline const FQuat FQuat::Identity{0.0, 0.0, 0.0, 1.0};
struct FRotationMatrix {
    static FRotationMatrix MakeFromX(const FVector&) { return {}; }
    FQuat ToQuat() const { return FQuat::Identity; }
};
template <class T> struct TObjectPtr {
    T* pointer = nullptr;
    explicit operator bool() const { return pointer != nullptr; }
    T* operator->() const { return pointer; }
};
struct USceneComponent { virtual ~USceneComponent() = default; };
struct AActor {
    USceneComponent* root = nullptr;
    USceneComponent* GetRootComponent() const { return root; }
    FVector GetActorLocation() const { return FVector::ZeroVector; }
};
template <class T> T* Cast(USceneComponent* one) { return dynamic_cast<T*>(one); }
enum ELevelTick { LEVELTICK_All };
enum ETickingGroup { TG_PrePhysics };
struct FActorComponentTickFunction { bool bCanEverTick = false; ETickingGroup TickGroup = TG_PrePhysics; };
struct UActorComponent {
    FActorComponentTickFunction PrimaryComponentTick;
    AActor* owner = nullptr;
    virtual ~UActorComponent() = default;
    AActor* GetOwner() const { return owner; }
    virtual void TickComponent(float, ELevelTick, FActorComponentTickFunction*) {}
};
struct UPrimitiveComponent : USceneComponent {
    FVector GetCenterOfMass() const { return FVector::ZeroVector; }
    FQuat attitude{0.0, 0.0, 0.0, 1.0};
    FVector angularVelocity = FVector::ZeroVector;
    FQuat GetComponentQuat() const { return attitude; }
    FVector GetPhysicsAngularVelocityInRadians() const { return angularVelocity; }
    void AddTorqueInRadians(FVector torque, FName, bool isAcceleration) {
        angularVelocity = angularVelocity + torque * (isAcceleration ? ${timeStep} : NAN);
    }
    void Step() {
        const double angle = angularVelocity.Size() * ${timeStep};
        const FVector v = angularVelocity * (angle > 0.0 ? std::sin(angle / 2.0) / angularVelocity.Size() : 0.0);
        attitude = FQuat{v.X, v.Y, v.Z, std::cos(angle / 2.0)} * attitude;
    }
};
`;

/** Returns a C++ program that simulates every turn and prints the attitudes, one line for each step. */
function program(): string {
  const texts = flights.map(({ given }) => attitudeFileOf('cpp-unreal', given));
  const includes = texts.map((_, n) => `namespace f${n} {\n#include "flight-${n}.h"\n}`);
  const runs = flights.map(({ desired, spin, steps }, n) => {
    const timed = /void steer\(.*double timeStep/.test(texts[n]) ? `, ${timeStep}` : '';
    const [, component] = /^class (\w+)/m.exec(texts[n])!;
    const at = [desired.x, desired.y, desired.z, desired.w].join(', ');
    return `  { f${n}::${component} steering; steering.attitude = FQuat{${at}}; UPrimitiveComponent body; body.angularVelocity = {${spin.x}, ${spin.y}, ${spin.z}};
    for (int n = 0; n < ${steps}; n++) { steering.steer(body${timed}); body.Step(); print(body.attitude); } }`;
  });
  return `#include <cmath>
#include <cstdio>
#include <limits>
#include <vector>
#include "CoreMinimal.h"
#include "Components/ActorComponent.h"
#include "Components/PrimitiveComponent.h"
#include "GameFramework/Actor.h"
${includes.join('\n')}
static void print(const FQuat& q) { std::printf("%.17g %.17g %.17g %.17g\\n", q.X, q.Y, q.Z, q.W); }
int main() {\n${runs.join('\n')}\n}\n`;
}

describe.skipIf(!isHere('g++'))('C++ for Unreal, where g++ is there (skipped without it)', () => {
  const folder = workshop();
  afterAll(() => rmSync(folder, { recursive: true }));
  let flown: ReturnType<typeof attitudesIn>;

  beforeAll(() => {
    for (const name of ['Components', 'GameFramework']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'CoreMinimal.h'), header);
    for (const name of ['Components/ActorComponent', 'Components/PrimitiveComponent', 'GameFramework/Actor'])
      writeFileSync(join(folder, `${name}.h`), '#pragma once\n');
    // Files that Unreal's tool generates beside each file.
    for (const [name] of flights.map(
      ({ given }) => /\w+\.generated\.h/.exec(attitudeFileOf('cpp-unreal', given))!,
    ))
      writeFileSync(join(folder, name), '');
    for (const [n, { given }] of flights.entries())
      writeFileSync(
        join(folder, `flight-${n}.h`),
        // A file includes this line once. Here each file is in a separate namespace.
        attitudeFileOf('cpp-unreal', given).replace('#pragma once\n', ''),
      );
    writeFileSync(join(folder, 'program.cpp'), program());
    const warnings = ['-Wall', '-Wextra', '-Wshadow', '-Werror'];
    execFileSync('g++', ['-std=c++17', ...warnings, '-I.', '-o', 'flights', 'program.cpp'], { cwd: folder });
    flown = attitudesIn(execFileSync('./flights', { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 }));
  });

  holdToTurns((flight) => flown.get(flight)!);
});
