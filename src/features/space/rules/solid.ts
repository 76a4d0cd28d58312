// A rigid body made of boxes: its mass, centre of mass and principal axes, and the hull of the ships.
import { identity, multiply, type Quaternion } from '../../../laws/control/attitude/quaternion';
import { add, scaled, type Vector, zero } from '../../../laws/control/attitude/vector';
import { unit } from './turn-by';

/** A box whose sides are along the axes of its body. */
export interface Box {
  /** Position of the box's middle in the coordinates of the body. m */
  readonly at: Vector;
  /** Half the lengths of the box's sides. m */
  readonly half: Vector;
  /** Mass of the box. kg */
  readonly mass: number;
}

/**
 * Inertia of a body. `moments`: principal moments of inertia, kg m². `frame`: rotation from the principal axes to the
 * axes of the body.
 */
export interface PrincipalInertia {
  readonly moments: Vector;
  readonly frame: Quaternion;
}

/** A rigid body made of boxes: its mass, centre of mass and inertia. */
export interface Solid extends PrincipalInertia {
  readonly boxes: readonly Box[];
  /** Sum of the masses of the body's boxes. kg */
  readonly mass: number;
  /** Centre of mass of the body, in the coordinates of the boxes that form the body. m */
  readonly centre: Vector;
}

/** A symmetric 3 × 3 matrix, row by row. */
type Matrix = [[number, number, number], [number, number, number], [number, number, number]];

/** Returns the rigid body that boxes form. @param inertia replaces the inertia computed from the boxes */
export function solidOf(boxes: readonly Box[], inertia?: PrincipalInertia): Solid {
  const mass = boxes.reduce((sum, box) => sum + box.mass, 0);
  const moment = boxes.reduce((sum, box) => add(sum, box.at, box.mass), zero);
  const centre = scaled(moment, 1 / mass);
  return { boxes, mass, centre, ...(inertia ?? principalAxes(tensorOf(boxes, centre))) };
}

/**
 * Returns the inertia tensor of boxes about a point, by Steiner's theorem. kg m²
 * @param about position of the point, m
 */
function tensorOf(boxes: readonly Box[], about: Vector): Matrix {
  const tensor: Matrix = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const { at, half, mass } of boxes) {
    const d = add(at, about, -1);
    const [x, y, z] = [
      d.x * d.x + (half.x * half.x) / 3,
      d.y * d.y + (half.y * half.y) / 3,
      d.z * d.z + (half.z * half.z) / 3,
    ];
    const rows: Matrix = [
      [y + z, -d.x * d.y, -d.x * d.z],
      [-d.x * d.y, x + z, -d.y * d.z],
      [-d.x * d.z, -d.y * d.z, x + y],
    ];
    for (const [i, row] of rows.entries())
      for (const [j, value] of row.entries()) tensor[i][j] += mass * value;
  }
  return tensor;
}

/**
 * The three rotations of one sweep of Jacobi's eigenvalue method. Each is about `axis`, and makes the matrix element in
 * row `p` and column `q` zero.
 */
const planes = [
  { p: 0, q: 1, axis: { x: 0, y: 0, z: -1 } },
  { p: 0, q: 2, axis: { x: 0, y: 1, z: 0 } },
  { p: 1, q: 2, axis: { x: -1, y: 0, z: 0 } },
] as const;

/** Number of sweeps of Jacobi's eigenvalue method. */
const rounds = 8;

/** Returns the principal axis whose moment of inertia is neither the least nor the largest. */
export function middleAxis(moments: Vector): keyof Vector {
  return (['x', 'y', 'z'] as const).toSorted((a, b) => moments[a] - moments[b])[1];
}

/** Returns the principal moments of inertia and their axes. */
export function principalAxes(tensor: Matrix): PrincipalInertia {
  // Jacobi's method turns by at most 45° at a time, and so names the axes after the nearest axes of the body. A plain
  // box keeps its axes. Press et al., “Numerical Recipes”, 11.1.
  const t = tensor.map((row) => [...row]);
  let frame = identity;
  for (let round = 0; round < rounds; round++)
    for (const { p, q, axis } of planes) {
      if (t[p][q] === 0) continue;
      const theta = (t[q][q] - t[p][p]) / (2 * t[p][q]);
      const tan = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
      const cosine = 1 / Math.sqrt(tan * tan + 1);
      const sine = tan * cosine;
      const change = tan * t[p][q];
      t[p][p] -= change;
      t[q][q] += change;
      t[p][q] = 0;
      t[q][p] = 0;
      const r = 3 - p - q;
      const [a, b] = [t[r][p], t[r][q]];
      t[r][p] = cosine * a - sine * b;
      t[p][r] = t[r][p];
      t[r][q] = sine * a + cosine * b;
      t[q][r] = t[r][q];
      const half = Math.sqrt((1 + cosine) / 2);
      frame = multiply(frame, { ...scaled(axis, sine / (2 * half)), w: half });
    }
  return { moments: { x: t[0][0], y: t[1][1], z: t[2][2] }, frame: unit(frame) };
}

/** Mass of a ship with its cargo. kg */
export const shipMass = 1200;

/** Boxes of a ship's hull, wings and fin: nose along +x, up along +y, right wing along +z. m */
const hull = [
  { at: { x: 0.1, y: 0, z: 0 }, half: { x: 1.9, y: 0.3, z: 0.3 } },
  { at: { x: -0.75, y: -0.05, z: 0 }, half: { x: 0.65, y: 0.06, z: 1.75 } },
  { at: { x: -1.25, y: 0.6, z: 0 }, half: { x: 0.4, y: 0.5, z: 0.05 } },
] as const;

/** Half the lengths of the sides of a cargo pod. m */
const podHalf: Vector = { x: 0.24, y: 0.24, z: 0.24 };
/** The two boxes that carry the cargo, on booms beside the ship. m */
export const pods = [
  { at: { x: 1.15, y: -0.28, z: 1 }, half: podHalf },
  { at: { x: -1.35, y: 0.28, z: -1.25 }, half: podHalf },
] as const;

/** Returns boxes of the given shapes that have equal densities and the given total mass. @param mass total mass, kg */
function boxesOf(shapes: readonly Pick<Box, 'at' | 'half'>[], mass: number): Box[] {
  const volumes = shapes.map(({ half }) => half.x * half.y * half.z);
  const whole = volumes.reduce((sum, volume) => sum + volume, 0);
  return shapes.map((shape, n) => ({ ...shape, mass: (mass * volumes[n]) / whole }));
}

/**
 * Returns the rigid body of a ship.
 * @param cargo mass of the cargo, a part of the ship's mass, kg. The cargo is in two boxes (pods), which a ship without
 * cargo does not have.
 * @param inertia replaces the computed inertia
 */
export function shipSolid(cargo: number, inertia?: PrincipalInertia): Solid {
  const boxes = boxesOf(hull, shipMass - cargo);
  return solidOf(cargo > 0 ? [...boxes, ...boxesOf(pods, cargo)] : boxes, inertia);
}

/** Side (m) and mass (kg) of a crate, which is a cube. */
export const crate = { side: 0.6, mass: 260 };
const crateHalf = crate.side / 2;

/** Rigid body of each crate. */
export const crateSolid: Solid = solidOf([
  { at: zero, half: { x: crateHalf, y: crateHalf, z: crateHalf }, mass: crate.mass },
]);
