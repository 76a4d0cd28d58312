// The picture of ships in space on a canvas of its own, with three.js. It is drawn when something of it has changed.
import { Camera, Scene, WebGLRenderer } from 'three';
import { type Circle, eyeDistance, pixelsPerMetre, sphereRadius, viewAxes } from '../camera';
import { numbersOfMotion } from '../rules/crates';
import { Lights } from './lights';
import { Materials } from './materials';
import { SpherePicture } from './sphere-picture';
import type { Moment, SphereView } from './sphere-view';

/** All that is drawn. */
export interface SpaceView extends Moment {
  /** Of the canvas. CSS pixels */
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen per CSS pixel. */
  readonly ratio: number;
  readonly spheres: readonly SphereView[];
}

/** Most pixels of the canvas per CSS pixel: more are not seen, and cost four times as much. */
const mostRatio = 2;

/** What is nearer to the eye than this, and farther from it, is not drawn: some metres round a sphere. m */
const depth = { near: (eyeDistance - 2.5) * sphereRadius, far: (eyeDistance + 2.5) * sphereRadius };

/** Draws spheres. It takes the canvas for itself: its size in pixels, and its context. */
export class SpacePicture {
  private readonly _canvas: HTMLCanvasElement;
  private readonly _renderer: WebGLRenderer;
  private readonly _camera = new Camera();
  private readonly _scene = new Scene();
  private readonly _lights = new Lights(this._scene);
  private readonly _materials = new Materials();
  private _spheres: SpherePicture[] = [];
  /** What was drawn last; empty before, and once the context was lost. */
  private _drawn: readonly number[] = [];

  /** Throws Error where the browser has no WebGL 2. */
  constructor(canvas: HTMLCanvasElement) {
    this._canvas = canvas;
    this._renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
    this._renderer.autoClear = false;
    this._renderer.setClearColor(0, 0);
    const { x, y, z } = viewAxes.toward;
    const far = eyeDistance * sphereRadius;
    this._camera.position.set(far * x, far * y, far * z);
    this._camera.up.set(0, 1, 0);
    this._camera.lookAt(0, 0, 0);
    canvas.addEventListener('webglcontextrestored', this._drawAnew);
  }

  /** Draws the spheres, unless they are drawn as they are. Returns whether it drew. */
  draw(view: SpaceView): boolean {
    const renderer = this._renderer;
    if (renderer.getContext().isContextLost()) return false;
    const now = numbersOf(view);
    if (isSame(now, this._drawn)) return false;
    this._drawn = now;
    this._fit(view);
    renderer.clear();
    this._keep(view.spheres.length);
    view.spheres.forEach((sphere, n) => {
      const picture = this._spheres[n];
      picture.show(sphere, view);
      this._lights.edge(sphere.sphere.ship.isStrained);
      this._look(sphere.circle, view);
      // Spheres know nothing of each other: each has the whole depth.
      renderer.clearDepth();
      picture.group.visible = true;
      renderer.render(this._scene, this._camera);
      picture.group.visible = false;
    });
    return true;
  }

  /** Gives back all that it has of the graphics card. The canvas can be drawn on no more. */
  dispose(): void {
    this._canvas.removeEventListener('webglcontextrestored', this._drawAnew);
    for (const sphere of this._spheres) sphere.dispose();
    this._spheres = [];
    this._materials.dispose();
    this._renderer.dispose();
    this._renderer.forceContextLoss();
  }

  /** What three.js holds of the graphics card now. */
  get held(): { readonly geometries: number; readonly textures: number } {
    const { geometries, textures } = this._renderer.info.memory;
    return { geometries, textures };
  }

  private readonly _drawAnew = (): void => {
    this._drawn = [];
  };

  /** Has as many pictures of spheres as there are. */
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
    if (this._canvas.width !== wide || this._canvas.height !== high) {
      this._renderer.setPixelRatio(1);
      this._renderer.setSize(wide, high, false);
    }
    const { uniforms } = this._materials;
    uniforms.page.value.set(width, height);
    uniforms.ratio.value = most;
  }

  /** Looks at a sphere so that it is in its circle: the eye is in front of its middle, the page reaches further to some sides. */
  private _look(circle: Circle, { width, height }: SpaceView): void {
    const perPixel = depth.near / (eyeDistance * sphereRadius * pixelsPerMetre(circle));
    const [left, right] = [-circle.x * perPixel, (width - circle.x) * perPixel];
    const [top, bottom] = [circle.y * perPixel, (circle.y - height) * perPixel];
    const { projectionMatrix, projectionMatrixInverse } = this._camera;
    projectionMatrix.makePerspective(left, right, top, bottom, depth.near, depth.far);
    projectionMatrixInverse.copy(projectionMatrix).invert();
  }
}

/** All numbers that a picture is drawn from. */
function numbersOf({ width, height, ratio, time, lag, isStill, spheres }: SpaceView): number[] {
  const numbers = [width, height, ratio, time, lag, Number(isStill)];
  for (const { circle, sphere, colour, ghost } of spheres) {
    const { ship, bodies, meter } = sphere;
    const { x, y, z, w } = ship.order;
    numbers.push(circle.x, circle.y, circle.radius, colour, x, y, z, w, Number(ship.steered), meter.hits);
    numbers.push(ship.entity.limits.angularAcceleration, Number(sphere.hasCargo), ghost ?? Infinity);
    for (const { motion } of bodies) numbers.push(...numbersOfMotion(motion));
  }
  return numbers;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((number, n) => number === other[n]);
}
