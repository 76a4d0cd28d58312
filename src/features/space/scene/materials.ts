// What a picture of space is made of: shapes and materials, one of each for all spheres, and one paint for each body's colour.
import { type BufferGeometry, MeshStandardMaterial, type ShaderMaterial } from 'three';
import { fillMaterial } from './fills';
import { cargoShape, crateShape, type ShipSize, shipShape } from './shapes';
import { shipPaint } from './ship-paint';
import { type PageUniforms, pageUniforms, stripMaterial } from './strips';

/** Shapes and materials that spheres share. */
export class Materials {
  readonly uniforms: PageUniforms = pageUniforms();
  /** By the size of the sphere that it is seen in. */
  readonly ships: Readonly<Record<ShipSize, BufferGeometry>> = {
    large: shipShape('large'),
    small: shipShape('small'),
  };
  readonly crate: BufferGeometry = crateShape();
  readonly cargo: BufferGeometry = cargoShape();
  readonly strips: ShaderMaterial = stripMaterial(this.uniforms);
  readonly fills = fillMaterial();
  /** Of the light round a hot ship: as opaque as the ship that is drawn next is hot. */
  readonly heat = fillMaterial();
  readonly wood = new MeshStandardMaterial({ vertexColors: true, roughness: 0.85, metalness: 0 });
  readonly pods = new MeshStandardMaterial({ vertexColors: true, roughness: 0.5, metalness: 0.1 });
  private readonly _paints = new Map<number, MeshStandardMaterial>();

  /** The paint of a ship. @param colour 0xRRGGBB */
  paintOf(colour: number): MeshStandardMaterial {
    const known = this._paints.get(colour);
    if (known) return known;
    const made = shipPaint(colour);
    this._paints.set(colour, made);
    return made;
  }

  dispose(): void {
    const all = [this.strips, this.fills, this.heat, this.wood, this.pods];
    for (const each of [...all, ...this._paints.values()]) each.dispose();
    for (const shape of [this.ships.large, this.ships.small, this.crate, this.cargo]) shape.dispose();
  }
}
