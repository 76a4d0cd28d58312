// A batch of transparent triangles with an opacity at each corner: the wedge of an error, light
// of heat and hits, glass.
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  DynamicDrawUsage,
  Mesh,
  MeshBasicMaterial,
} from 'three';
import type { Vector } from '../../../laws/control/attitude/vector';

/** Number of triangles for which memory is reserved at first. */
const firstRoom = 256;

/** Numbers stored per triangle corner: 3 for position, 4 for colour and opacity. */
const [perPlace, perTint] = [3, 4];

/** Creates a three.js material for batches of transparent triangles. */
export const fillMaterial = (): MeshBasicMaterial =>
  new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    side: DoubleSide,
    // Otherwise three.js draws back and front separately, and looks up the program each time.
    forceSinglePass: true,
    depthWrite: false,
  });

/** A batch of transparent triangles that three.js draws at once. */
export class Fills {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>;
  private _places = new BufferAttribute(new Float32Array(3 * firstRoom * perPlace), perPlace);
  private _tints = new BufferAttribute(new Float32Array(3 * firstRoom * perTint), perTint);
  private _used = 0;
  private readonly _colour = new Color();

  constructor(material: MeshBasicMaterial) {
    this.mesh = new Mesh(new BufferGeometry(), material);
    this.mesh.frustumCulled = false;
    this._attach();
  }

  /** Removes all triangles from the batch, so that it can be filled again. */
  begin(): void {
    this._used = 0;
  }

  /** Colour of the triangles that are added next. 0xRRGGBB */
  set colour(colour: number) {
    this._colour.setHex(colour);
  }

  /** Adds a triangle with an opacity (0 to 1) at each corner. Positions in m */
  triangle(a: Vector, alphaA: number, b: Vector, alphaB: number, c: Vector, alphaC: number): void {
    if (this._used + 3 > this._places.count) this._makeRoom();
    this._corner(a, alphaA);
    this._corner(b, alphaB);
    this._corner(c, alphaC);
  }

  /** Passes the triangles of the batch to three.js. */
  end(): void {
    this.mesh.geometry.setDrawRange(0, this._used);
    this.mesh.visible = this._used > 0;
    for (const [attribute, size] of [
      [this._places, perPlace],
      [this._tints, perTint],
    ] as const) {
      attribute.clearUpdateRanges();
      attribute.addUpdateRange(0, this._used * size);
      attribute.needsUpdate = true;
    }
  }

  dispose(): void {
    this.mesh.geometry.dispose();
  }

  private _corner({ x, y, z }: Vector, alpha: number): void {
    const { r, g, b } = this._colour;
    this._places.setXYZ(this._used, x, y, z);
    this._tints.setXYZW(this._used, r, g, b, alpha);
    this._used += 1;
  }

  private _makeRoom(): void {
    const [places, tints] = [this._places, this._tints];
    this.mesh.geometry.dispose();
    this._places = new BufferAttribute(new Float32Array(2 * places.array.length), perPlace);
    this._places.array.set(places.array);
    this._tints = new BufferAttribute(new Float32Array(2 * tints.array.length), perTint);
    this._tints.array.set(tints.array);
    this._attach();
  }

  private _attach(): void {
    const { geometry } = this.mesh;
    geometry.setAttribute('position', this._places.setUsage(DynamicDrawUsage));
    geometry.setAttribute('color', this._tints.setUsage(DynamicDrawUsage));
  }
}
