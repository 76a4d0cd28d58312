// Geometries and materials for drawing ships in space. All spheres share them; each colour of a ship has one paint.
import {
  type BufferGeometry,
  CustomBlending,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type ShaderMaterial,
} from 'three';
import { palette } from '../../../app/view/palette';
import { fillMaterial } from './fills';
import { cargoShape, crateShape, type ShipSize, shipShape } from './shapes';
import { shipPaint } from './ship-paint';
import { type PageUniforms, pageUniforms, stripMaterial } from './strips';

/** Geometries and materials that all drawings of ships and their glass spheres share. */
export class Materials {
  readonly uniforms: PageUniforms = pageUniforms();
  readonly ships: Readonly<Record<ShipSize, BufferGeometry>> = {
    large: shipShape('large'),
    small: shipShape('small'),
  };
  readonly crate: BufferGeometry = crateShape();
  readonly cargo: BufferGeometry = cargoShape();
  readonly strips: ShaderMaterial = stripMaterial(this.uniforms);
  readonly fills = fillMaterial();
  readonly heat = fillMaterial();
  readonly wood = new MeshStandardMaterial({ vertexColors: true, roughness: 0.85, metalness: 0 });
  readonly pods = new MeshStandardMaterial({ vertexColors: true, roughness: 0.5, metalness: 0.1 });
  /** Paint of a ship as it should lie, see-through. It is drawn first, so that the ship itself covers it. */
  readonly wanted = new MeshBasicMaterial({
    color: palette.target,
    opacity: 0.35,
    blending: CustomBlending,
    depthWrite: false,
  });
  private readonly _paints = new Map<number, MeshStandardMaterial>();

  /** Returns the paint of a ship in a colour. @param colour 0xRRGGBB */
  paintOf(colour: number): MeshStandardMaterial {
    const known = this._paints.get(colour);
    if (known) return known;
    const made = shipPaint(colour);
    this._paints.set(colour, made);
    return made;
  }

  dispose(): void {
    const all = [this.strips, this.fills, this.heat, this.wood, this.pods, this.wanted];
    for (const each of [...all, ...this._paints.values()]) each.dispose();
    for (const shape of [this.ships.large, this.ships.small, this.crate, this.cargo]) shape.dispose();
  }
}
