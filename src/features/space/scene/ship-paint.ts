// Paint of a ship: one material for all its parts, with the surface stored at each corner. So a whole ship is drawn
// with one draw call.
import { BufferAttribute, type BufferGeometry, Color, MeshStandardMaterial } from 'three';

interface Finish {
  /** Colour, 0xRRGGBB; null for the ship's own colour. */
  readonly colour: number | null;
  /** Roughness of the surface: 0 like a mirror, 1 like chalk. */
  readonly roughness: number;
  /** Metalness of the surface: 0 for no metal, 1 for bare metal. */
  readonly metalness: number;
}

/** Finishes of a ship: `paint` (own colour), `trim` (cream), `dark` (lines, engine), `glass` (window). */
export const finishes = {
  paint: { colour: null, roughness: 0.55, metalness: 0.12 },
  trim: { colour: 0xf4dfba, roughness: 0.55, metalness: 0.12 },
  dark: { colour: 0x1a2232, roughness: 0.6, metalness: 0.12 },
  glass: { colour: 0x12304a, roughness: 0.12, metalness: 0.3 },
} as const satisfies Record<string, Finish>;

/** Stores a surface finish at each corner of a geometry. Returns the same geometry. */
export function finished(geometry: BufferGeometry, { colour, roughness, metalness }: Finish): BufferGeometry {
  const { r, g, b } = new Color(colour ?? 0);
  const { count } = geometry.getAttribute('position');
  const [tints, surfaces] = [new Float32Array(4 * count), new Float32Array(2 * count)];
  for (let n = 0; n < count; n++) {
    tints.set([r, g, b, colour === null ? 0 : 1], 4 * n);
    surfaces.set([roughness, metalness], 2 * n);
  }
  geometry.setAttribute('color', new BufferAttribute(tints, 4));
  return geometry.setAttribute('finish', new BufferAttribute(surfaces, 2));
}

/** Returns the material of ships in a colour. @param colour 0xRRGGBB */
export function shipPaint(colour: number): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ color: colour, vertexColors: true });
  material.onBeforeCompile = takeFinish;
  return material;
}

/** Makes the shader read colour, roughness and metalness at each vertex of the mesh. */
const takeFinish: MeshStandardMaterial['onBeforeCompile'] = (shader) => {
  const declared = 'varying vec2 vFinish;';
  shader.vertexShader = `attribute vec2 finish;\n${declared}\n${shader.vertexShader}`.replace(
    '#include <color_vertex>',
    '#include <color_vertex>\nvFinish = finish;',
  );
  shader.fragmentShader = `${declared}\n${shader.fragmentShader}`
    .replace('#include <color_fragment>', 'diffuseColor.rgb = mix(diffuseColor.rgb, vColor.rgb, vColor.a);')
    .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = vFinish.x;')
    .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = vFinish.y;');
};
