// Lines through points in space, with a width in CSS pixels. They are mitred strips of triangles: half-transparent
// lines that overlap would show seams.
import {
  BufferAttribute,
  BufferGeometry,
  DynamicDrawUsage,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  ShaderMaterial,
  Vector2,
} from 'three';

/**
 * Number of values per vertex: 9 for positions of three neighbouring points, 4 for colour and opacity, 3 for side, half
 * width and softness.
 */
const stride = 16;

/** Place of each shader attribute in a vertex: [first index, number of values]. */
const parts = { here: [0, 3], before: [3, 3], after: [6, 3], tint: [9, 4], shape: [13, 3] } as const;

/** Number of vertices for which memory is reserved at first. */
const firstRoom = 2048;

/** Number of values per line point: position (3), colour (3), opacity, half width. */
const perPoint = 8;

const vertexShader = `
attribute vec3 here, before, after;
attribute vec4 tint;
attribute vec3 shape;
uniform vec2 page;
varying vec4 vTint;
varying vec3 vShape;
vec2 onPage(vec4 clip) { return clip.xy / clip.w * page * 0.5; }
void main() {
  mat4 toClip = projectionMatrix * modelViewMatrix;
  vec4 clip = toClip * vec4(here, 1.0);
  vec2 at = onPage(clip);
  vec2 into = at - onPage(toClip * vec4(before, 1.0));
  vec2 out_ = onPage(toClip * vec4(after, 1.0)) - at;
  into = length(into) > 0.001 ? normalize(into) : vec2(0.0);
  out_ = length(out_) > 0.001 ? normalize(out_) : into;
  if (into == vec2(0.0)) into = out_;
  vec2 along = into + out_;
  along = length(along) > 0.3 ? normalize(along) : into;
  vec2 across = vec2(-along.y, along.x);
  // A corner is as wide as its lines; a sharp one is cut.
  float mitre = min(2.0, 1.0 / max(0.3, dot(across, vec2(-into.y, into.x))));
  float half_ = shape.y + 0.75;
  clip.xy += across * shape.x * half_ * mitre / (page * 0.5) * clip.w;
  vTint = tint;
  vShape = vec3(shape.x * half_, shape.y, shape.z);
  gl_Position = clip;
}`;

const fragmentShader = `
uniform float ratio;
varying vec4 vTint;
varying vec3 vShape;
void main() {
  float off = abs(vShape.x);
  float edge = clamp((vShape.y - off) * ratio + 0.5, 0.0, 1.0);
  float share = off / max(vShape.y, 0.01);
  float bell = exp(-share * share * 4.5) * edge;
  float alpha = vTint.a * mix(edge, bell, vShape.z);
  gl_FragColor = vec4(vTint.rgb * alpha, alpha);
}`;

export interface PageUniforms {
  /** Width and height of the canvas. CSS pixels */
  readonly page: { value: Vector2 };
  /** Device pixels per CSS pixel. */
  readonly ratio: { value: number };
}

export const pageUniforms = (): PageUniforms => ({ page: { value: new Vector2(1, 1) }, ratio: { value: 1 } });

/** Makes the three.js material that draws lines with a width in CSS pixels. */
export function stripMaterial(uniforms: PageUniforms): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms: { ...uniforms },
    transparent: true,
    depthWrite: false,
    premultipliedAlpha: true,
  });
}

/** Draws lines in space: `open` a line, add each `point`, `close` it. */
export interface Lines {
  /** Begins a new line. @param isSoft whether the line fades from its middle to its edges, like light */
  open(isSoft?: boolean): void;
  /**
   * Adds the point (x, y, z) to the line. m
   * @param colour 0xRRGGBB
   * @param alpha opacity, 0 to 1
   * @param half half the width of the line at this point, CSS pixels
   */
  point(x: number, y: number, z: number, colour: number, alpha: number, half: number): void;
  /** Ends the line. @param isRound whether the last point is joined to the first */
  close(isRound?: boolean): void;
}

/** A batch of lines that three.js draws at once as one mesh. */
export class LineStrips implements Lines {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  private _vertices = new InterleavedBuffer(new Float32Array(firstRoom * stride), stride);
  private _index = new BufferAttribute(new Uint16Array(3 * firstRoom), 1);
  private _used = 0;
  private _indices = 0;
  /** Points of the line that is being added. */
  private _points = new Float32Array(256 * perPoint);
  private _count = 0;
  private _isSoft = 0;

  /** Creates an empty batch. @param isFixed whether lines are added only once */
  constructor(material: ShaderMaterial, isFixed = false) {
    this.mesh = new Mesh(new BufferGeometry(), material);
    this.mesh.frustumCulled = false;
    this._attach(isFixed);
  }

  /** Removes all lines from the batch, so that it can be filled again. */
  begin(): void {
    this._used = 0;
    this._indices = 0;
  }

  open(isSoft = false): void {
    this._count = 0;
    this._isSoft = isSoft ? 1 : 0;
  }

  point(x: number, y: number, z: number, colour: number, alpha: number, half: number): void {
    let points = this._points;
    const at = this._count * perPoint;
    if (at === points.length) {
      points = new Float32Array(2 * at);
      points.set(this._points);
      this._points = points;
    }
    points[at] = x;
    points[at + 1] = y;
    points[at + 2] = z;
    points[at + 3] = ((colour >> 16) & 255) / 255;
    points[at + 4] = ((colour >> 8) & 255) / 255;
    points[at + 5] = (colour & 255) / 255;
    points[at + 6] = alpha;
    points[at + 7] = half;
    this._count += 1;
  }

  close(isRound = false): void {
    const count = this._count;
    if (count < 2) return;
    const pairs = isRound ? count + 1 : count;
    this._makeRoom(2 * pairs);
    const first = this._used;
    for (let n = 0; n < pairs; n++) {
      const here = n % count;
      const before = n > 0 ? n - 1 : isRound ? count - 1 : 0;
      const after = n + 1 < count ? n + 1 : isRound ? (n + 1) % count : count - 1;
      this._writeVertex(here, before, after, -1);
      this._writeVertex(here, before, after, 1);
      if (n === 0) continue;
      const from = first + 2 * (n - 1);
      const index = this._index.array;
      const at = this._indices;
      index[at] = from;
      index[at + 1] = from + 2;
      index[at + 2] = from + 1;
      index[at + 3] = from + 1;
      index[at + 4] = from + 2;
      index[at + 5] = from + 3;
      this._indices = at + 6;
    }
  }

  /** Finishes the batch: hands the lines that were added since `begin` to three.js for drawing. */
  end(): void {
    const { geometry } = this.mesh;
    geometry.setDrawRange(0, this._indices);
    this.mesh.visible = this._indices > 0;
    this._vertices.clearUpdateRanges();
    this._vertices.addUpdateRange(0, this._used * stride);
    this._vertices.needsUpdate = true;
    this._index.clearUpdateRanges();
    this._index.addUpdateRange(0, this._indices);
    this._index.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
  }

  private _writeVertex(here: number, before: number, after: number, side: number): void {
    const to = this._vertices.array;
    const points = this._points;
    const at = this._used * stride;
    const [h, b, a] = [here * perPoint, before * perPoint, after * perPoint];
    for (let k = 0; k < 3; k++) {
      to[at + k] = points[h + k];
      to[at + 3 + k] = points[b + k];
      to[at + 6 + k] = points[a + k];
    }
    for (let k = 0; k < 4; k++) to[at + 9 + k] = points[h + 3 + k];
    to[at + 13] = side;
    to[at + 14] = points[h + 7];
    to[at + 15] = this._isSoft;
    this._used += 1;
  }

  /** Reserves memory for more vertices. @param more number of further vertices */
  private _makeRoom(more: number): void {
    const { count } = this._vertices;
    if (this._used + more <= count) return;
    const room = 2 * Math.max(count, more);
    const { array: vertices } = this._vertices;
    const { array: index } = this._index;
    const isFixed = this._vertices.usage !== DynamicDrawUsage;
    this.mesh.geometry.dispose();
    this._vertices = new InterleavedBuffer(new Float32Array(room * stride), stride);
    this._vertices.array.set(vertices);
    this._index = new BufferAttribute(
      room > 65_536 ? new Uint32Array(3 * room) : new Uint16Array(3 * room),
      1,
    );
    this._index.array.set(index);
    this._attach(isFixed);
  }

  private _attach(isFixed: boolean): void {
    const { geometry } = this.mesh;
    if (!isFixed) {
      this._vertices.setUsage(DynamicDrawUsage);
      this._index.setUsage(DynamicDrawUsage);
    }
    for (const [name, [from, size]] of Object.entries(parts))
      geometry.setAttribute(name, new InterleavedBufferAttribute(this._vertices, size, from));
    geometry.setIndex(this._index);
  }
}
