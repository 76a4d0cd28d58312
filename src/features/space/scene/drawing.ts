// Draws the spheres with three.js on one canvas, one after the other, with one camera and one set of lights.
import { Camera, Scene, WebGLRenderer } from 'three';
import { type Disc, eyeDistance, pixelsPerMetre, sphereRadius, viewAxes } from '../camera';
import { Lights } from './lights';
import { Materials } from './materials';
import { SpherePicture } from './sphere-picture';
import type { DrawnMoment, SphereView } from './sphere-view';

export interface SpaceView extends DrawnMoment {
  /** Width of the canvas on the page. CSS pixels */
  readonly width: number;
  /** Height of the canvas on the page. CSS pixels */
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  readonly spheres: readonly SphereView[];
}

/** Largest number of canvas pixels per CSS pixel, in each direction. */
const mostRatio = 2;

/** Distances from the camera to its near and far clipping planes. m */
const depth = { near: (eyeDistance - 2.5) * sphereRadius, far: (eyeDistance + 2.5) * sphereRadius };

/** Draws the ships in their glass spheres with three.js, all in one WebGL context. */
export class GlRenderer {
  private readonly _canvas: HTMLCanvasElement;
  private readonly _renderer: WebGLRenderer;
  private readonly _camera = new Camera();
  private readonly _scene = new Scene();
  private readonly _lights = new Lights(this._scene);
  private readonly _materials = new Materials();
  private readonly _spheres: SpherePicture[] = [];

  /** Creates renderer and camera for a canvas. Throws Error without WebGL 2. */
  constructor(canvas: HTMLCanvasElement) {
    this._canvas = canvas;
    this._renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
    this._renderer.autoClear = false;
    this._renderer.setClearColor(0, 0);
    const { x, y, z } = viewAxes.toward;
    const far = eyeDistance * sphereRadius;
    this._camera.position.set(far * x, far * y, far * z);
    this._camera.lookAt(0, 0, 0);
    // Each sphere updates its own matrices in its turn: three.js would update all of them for each.
    this._scene.updateMatrixWorld();
    this._scene.matrixWorldAutoUpdate = false;
  }

  draw(view: SpaceView): void {
    const renderer = this._renderer;
    this._fit(view);
    this._keep(view.spheres.length);
    // Cleared only once for all spheres. If a crate of one sphere reaches into another sphere, the
    // nearer one hides the other.
    renderer.clear();
    view.spheres.forEach((sphere, n) => {
      const picture = this._spheres[n];
      picture.show(sphere, view);
      this._lights.edge(picture.heat);
      this._materials.heat.opacity = picture.heat;
      this._look(sphere.circle, view);
      picture.group.visible = true;
      renderer.render(this._scene, this._camera);
      picture.group.visible = false;
    });
  }

  /** Frees all objects in the WebGL context. */
  dispose(): void {
    this._keep(0);
    this._materials.dispose();
    this._renderer.dispose();
  }

  /** Gives the WebGL context back to the browser. Call `dispose` first. */
  leaveContext(): void {
    this._renderer.forceContextLoss();
  }

  /** Numbers of geometries and textures on the graphics card. */
  get held(): { readonly geometries: number; readonly textures: number } {
    const { geometries, textures } = this._renderer.info.memory;
    return { geometries, textures };
  }

  /** Adds or removes drawn spheres (three.js objects) until there are `count`. */
  private _keep(count: number): void {
    for (const left of this._spheres.splice(count)) {
      this._scene.remove(left.group);
      left.dispose();
    }
    while (this._spheres.length < count) {
      const sphere = new SpherePicture(this._materials);
      this._spheres.push(sphere);
      this._scene.add(sphere.group);
    }
  }

  private _fit({ width, height, ratio }: SpaceView): void {
    const most = Math.min(ratio, mostRatio);
    const [wide, high] = [Math.round(width * most), Math.round(height * most)];
    if (this._canvas.width !== wide || this._canvas.height !== high)
      this._renderer.setSize(wide, high, false);
    const { uniforms } = this._materials;
    uniforms.page.value.set(width, height);
    uniforms.ratio.value = most;
  }

  private _look(circle: Disc, { width, height }: SpaceView): void {
    const perPixel = depth.near / (eyeDistance * sphereRadius * pixelsPerMetre(circle));
    const [left, right] = [-circle.x * perPixel, (width - circle.x) * perPixel];
    const [top, bottom] = [circle.y * perPixel, (circle.y - height) * perPixel];
    const { projectionMatrix, projectionMatrixInverse } = this._camera;
    projectionMatrix.makePerspective(left, right, top, bottom, depth.near, depth.far);
    projectionMatrixInverse.copy(projectionMatrix).invert();
  }
}
