// What a picture of space is made of: shapes and materials, one of each for all spheres, and one paint for each body's colour.
import { type BufferGeometry, type Material, MeshStandardMaterial, type ShaderMaterial } from 'three';
import { fillMaterial } from './fills';
import { cargoShape, crateShape, shipParts, shipShape } from './shapes';
import { type PageUniforms, pageUniforms, stripMaterial } from './strips';

/** Painted metal. */
const paint = { roughness: 0.55, metalness: 0.12 } as const;

/** Shapes and materials that spheres share. */
export class Materials {
  readonly uniforms: PageUniforms = pageUniforms();
  readonly ship: BufferGeometry = shipShape();
  readonly crate: BufferGeometry = crateShape();
  readonly cargo: BufferGeometry = cargoShape();
  readonly strips: ShaderMaterial = stripMaterial(this.uniforms);
  readonly fills = fillMaterial();
  /** Of the light round a hot ship: as opaque as the ship that is drawn next is hot. */
  readonly heat = fillMaterial();
  readonly wood = new MeshStandardMaterial({ vertexColors: true, roughness: 0.85, metalness: 0 });
  readonly pods = new MeshStandardMaterial({ vertexColors: true, roughness: 0.5, metalness: 0.1 });
  private readonly _trim = new MeshStandardMaterial({ ...paint, color: 0xf4dfba });
  private readonly _dark = new MeshStandardMaterial({ ...paint, color: 0x1a2232, roughness: 0.6 });
  private readonly _glass = new MeshStandardMaterial({ color: 0x12304a, roughness: 0.12, metalness: 0.3 });
  private readonly _ships = new Map<number, Material[]>();

  /** The materials of a ship, by its parts. @param colour 0xRRGGBB */
  shipOf(colour: number): Material[] {
    const known = this._ships.get(colour);
    if (known) return known;
    const made: Material[] = [];
    made[shipParts.paint] = new MeshStandardMaterial({ ...paint, color: colour });
    made[shipParts.trim] = this._trim;
    made[shipParts.dark] = this._dark;
    made[shipParts.glass] = this._glass;
    this._ships.set(colour, made);
    return made;
  }

  dispose(): void {
    const all = [
      this.strips,
      this.fills,
      this.heat,
      this.wood,
      this.pods,
      this._trim,
      this._dark,
      this._glass,
    ];
    for (const each of [...all, ...[...this._ships.values()].map((parts) => parts[shipParts.paint])])
      each.dispose();
    for (const shape of [this.ship, this.crate, this.cargo]) shape.dispose();
  }
}
