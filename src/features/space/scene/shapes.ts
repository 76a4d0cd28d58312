// Geometries of ship, crate and cargo: nose along +x, up along +y, right wing along +z. m
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  CylinderGeometry,
  LatheGeometry,
  SphereGeometry,
  Vector2,
  Vector3,
} from 'three';
import { mergeGeometries, mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { crate as crateSpec, pods } from '../rules/solid';
import { finished, finishes } from './ship-paint';

type Place = readonly [number, number, number];

/** Numbers of faces of a ship: `around` the hull, along the `nose`, of the `window`. */
interface Fineness {
  readonly around: number;
  readonly whole: boolean;
  readonly nose: number;
  readonly window: readonly [number, number];
}

const fineness = {
  large: { around: 28, whole: true, nose: 9, window: [16, 9] },
  small: { around: 14, whole: false, nose: 5, window: [8, 5] },
} as const satisfies Record<string, Fineness>;

/** Level of detail of a drawn ship: 'large' has more detail, 'small' has less. */
export type ShipSize = keyof typeof fineness;

/** Outline of a solid of revolution: pairs [x, radius] along the axis from the tail to the nose. m */
type Profile = readonly (readonly [number, number])[];

/** Returns a solid of revolution about the x axis, with `around` faces. */
function turned(profile: Profile, around: number): BufferGeometry {
  const points = profile.map(([x, radius]) => new Vector2(radius, x));
  // A lathe turns about y, so its y becomes the nose's x.
  return new LatheGeometry(points, around).rotateZ(-Math.PI / 2);
}

/** Position x of the nose's base, and radius of the hull in its middle. m */
const [noseBase, hullRadius] = [1.08, 0.37];

/** Position x of the tip of a ship's nose. m */
const noseTip = 2.05;

/** Returns the outline of a ship's nose: pairs of x and radius, m. @param parts number of sections of the nose */
const noseProfile = (parts: number): Profile =>
  Array.from({ length: parts + 1 }, (_, n) => {
    const way = n / parts;
    // Closer together towards the tip, where it is rounder.
    const along = 1 - (1 - way) * (1 - way);
    return [noseBase + (noseTip - noseBase) * along, 0.352 * Math.sqrt(Math.max(0, 1 - along ** 1.9))];
  });

/** Profile of the hull from the engine to the base of the nose. */
const hullProfile: Profile = [
  [-1.46, 0.3],
  [-1.3, 0.335],
  [-1.05, 0.358],
  [-0.78, hullRadius],
  [-0.2, 0.374],
  [0.3, hullRadius],
  [0.7, 0.364],
  [noseBase, 0.354],
];

const nozzleProfile: Profile = [
  [-1.42, 0],
  [-1.46, 0.13],
  [-1.66, 0.2],
  [-1.72, 0.265],
  [-1.7, 0.285],
  [-1.46, 0.305],
];

/** Rings round the ship's hull: position x and radius of the hull at each ring. m */
const rings = [
  [noseBase, 0.355],
  [0.28, hullRadius],
  [-0.77, hullRadius],
] as const;

/**
 * Returns the profile of a ring round the hull, slightly larger than the hull.
 * @param x position of the ring's middle, m
 * @param radius radius of the hull there, m
 * @param hasEdges whether the ring has sloping edges
 */
const ringProfile = (x: number, radius: number, hasEdges: boolean): Profile => {
  const top = [-0.018, 0.018].map((off) => [x + off, radius + 0.008] as const);
  return hasEdges ? [[x - 0.022, radius - 0.002], ...top, [x + 0.022, radius - 0.002]] : top;
};

/**
 * Returns the geometry of one section of a wing, which has a lens-shaped profile.
 * @param root front and back edge at the wing's root, m
 * @param tip front and back edge at the wing's tip, m
 * @param thick vector from the wing's middle plane to the upper side at the root (half the thickness), m
 * @param from start of the section, as a fraction of the wing's length from the root
 * @param to end of the section, as a fraction of the wing's length from the root
 */
function wingPart(
  root: readonly [Place, Place],
  tip: readonly [Place, Place],
  thick: Place,
  from: number,
  to: number,
): BufferGeometry {
  const section = (share: number) => {
    const [front, back] = [0, 1].map((edge) => between(root[edge], tip[edge], share));
    const ridge = between(front, back, 0.38);
    const high = 1 - 0.6 * share;
    const off = (side: number): Place =>
      [0, 1, 2].map((k) => ridge[k] + side * high * thick[k]) as unknown as Place;
    return [front, off(1), back, off(-1)];
  };
  const [inner, outer] = [section(from), section(to)];
  const corners: Place[] = [];
  for (let k = 0; k < 4; k++) {
    const next = (k + 1) % 4;
    corners.push(inner[k], inner[next], outer[next], inner[k], outer[next], outer[k]);
  }
  // The root is inside the hull, and adjoining parts need no end faces.
  if (to === 1) corners.push(outer[0], outer[1], outer[2], outer[0], outer[2], outer[3]);
  const middle = between(between(...root, 0.5), between(...tip, 0.5), (from + to) / 2);
  turnOutwards(corners, middle);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners.flat()), 3));
  geometry.computeVertexNormals();
  return geometry;
}

/**
 * Makes all triangles of a convex body face outwards, by reversing those that face inwards.
 * @param corners corners of all triangles, three per triangle
 * @param middle a place inside the body
 */
function turnOutwards(corners: Place[], middle: Place): void {
  const [a, b, c, out] = [0, 1, 2, 3].map(() => new Vector3());
  for (let n = 0; n < corners.length; n += 3) {
    a.set(...corners[n]);
    b.set(...corners[n + 1]).sub(a);
    c.set(...corners[n + 2]).sub(a);
    out.copy(a).sub(new Vector3(...middle));
    if (b.cross(c).dot(out) < 0) [corners[n + 1], corners[n + 2]] = [corners[n + 2], corners[n + 1]];
  }
}

const between = (a: Place, b: Place, share: number): Place => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Fractions of a wing's length at which its cream band begins and ends. */
const [bandFrom, bandTo] = [0.74, 0.82];

function wing(root: readonly [Place, Place], tip: readonly [Place, Place], thick: Place) {
  const part = (from: number, to: number) => wingPart(root, tip, thick, from, to);
  return { paint: [part(0, bandFrom), part(bandTo, 1)], band: part(bandFrom, bandTo) };
}

/** Tolerance for merging two corners of a geometry: largest difference of their positions (m) and of their normals. */
const sameCorner = 1e-6;

/** Merges several geometries into one without texture coordinates. Disposes of the originals. */
function merged(parts: readonly BufferGeometry[]): BufferGeometry {
  const plain = parts.map((part) => {
    part.deleteAttribute('uv');
    return part.index ? part.toNonIndexed() : part;
  });
  const one = mergeGeometries(plain);
  for (const part of [...parts, ...plain]) part.dispose();
  // Each corner is worked out once for all triangles that meet in it.
  return mergeVertices(one, sameCorner);
}

/**
 * Returns the geometry of a ship without cargo.
 * @param size size of the ship's glass sphere on the page, which decides the number of details
 */
export function shipShape(size: ShipSize): BufferGeometry {
  const { around, whole, nose, window: panes } = fineness[size];
  const round = (profile: Profile) => turned(profile, around);
  const roughly = (profile: Profile) =>
    whole ? profile : profile.filter((_, n) => n % 2 === 0 || n === profile.length - 1);
  const side = (z: 1 | -1) =>
    wing(
      [
        [0.35, -0.05, 0.3 * z],
        [-1.45, -0.05, 0.3 * z],
      ],
      [
        [-0.95, -0.02, 1.85 * z],
        [-1.5, -0.02, 1.85 * z],
      ],
      [0, 0.1, 0],
    );
  const [right, left] = [side(1), side(-1)];
  const fin = wing(
    [
      [-0.5, 0.3, 0],
      [-1.48, 0.3, 0],
    ],
    [
      [-1.3, 1.2, 0],
      [-1.7, 1.2, 0],
    ],
    [0, 0, 0.07],
  );
  const window = new SphereGeometry(1, ...panes).scale(0.42, 0.17, 0.2).translate(0.72, 0.27, 0);
  const paint = [round(roughly(hullProfile)), ...right.paint, ...left.paint, ...fin.paint];
  const trim = [round(noseProfile(nose)), right.band, left.band, fin.band];
  const lines = rings.map(([x, radius]) => ringProfile(x, radius, whole));
  const dark = [roughly(nozzleProfile), ...lines].map(round);
  return merged([
    finished(merged(paint), finishes.paint),
    finished(merged(trim), finishes.trim),
    finished(merged(dark), finishes.dark),
    finished(merged([window]), finishes.glass),
  ]);
}

/** Gives all corners of a geometry one colour. Returns the geometry. @param colour 0xRRGGBB */
function coloured(geometry: BufferGeometry, colour: number): BufferGeometry {
  const { r, g, b } = new Color(colour);
  const { count } = geometry.getAttribute('position');
  const tints = new Float32Array(3 * count);
  for (let n = 0; n < count; n++) tints.set([r, g, b], 3 * n);
  return geometry.setAttribute('color', new BufferAttribute(tints, 3));
}

/** Returns a box from its middle and half sides. m */
const box = ([x, y, z]: Place, [a, b, c]: Place) => new BoxGeometry(2 * a, 2 * b, 2 * c).translate(x, y, z);

/** Colours of a crate: its panels, and the bars along its three axes. 0xRRGGBB */
const wood = { panel: 0x7d6149, bars: [0xc3a47c, 0xb99c75, 0xb0946e] } as const;

/** Returns the geometry of a crate: panels set back behind bars along its twelve edges. */
export function crateShape(): BufferGeometry {
  const half = crateSpec.side / 2;
  const bar = 0.085 * crateSpec.side;
  const inner = half - 0.55 * bar;
  const parts = [coloured(box([0, 0, 0], [inner, inner, inner]), wood.panel)];
  const off = half - bar;
  for (const s of [off, -off])
    for (const t of [off, -off]) {
      parts.push(coloured(box([0, s, t], [half, bar, bar]), wood.bars[0]));
      parts.push(coloured(box([s, 0, t], [bar, half, bar]), wood.bars[1]));
      parts.push(coloured(box([s, t, 0], [bar, bar, half]), wood.bars[2]));
    }
  return merged(parts);
}

/** Colours of the cargo: its pods, and the booms that hold them. 0xRRGGBB */
const cargo = { pod: 0xb596ff, boom: 0x6d7690 } as const;

/** Returns the geometry of the cargo: two pods on booms, across the ship. */
export function cargoShape(): BufferGeometry {
  const parts = pods.flatMap(({ at: { x, y, z }, half: { x: half } }) => {
    const pod = coloured(box([x, y, z], [half, half, half]), cargo.pod);
    // From the hull's side straight to the pod.
    const from = 0.25 * Math.sign(z);
    const [dy, dz] = [y - 0, z - from];
    const boom = new CylinderGeometry(0.035, 0.035, Math.hypot(dy, dz), 8)
      .rotateX(Math.atan2(dz, dy))
      .translate(x, y / 2, (z + from) / 2);
    return [pod, coloured(boom, cargo.boom)];
  });
  return merged(parts);
}
