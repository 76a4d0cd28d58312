// One sphere with its ship, as it is drawn: what of the rules is seen, and where.
import {
  Color,
  DirectionalLight,
  HemisphereLight,
  InstancedMesh,
  Matrix4,
  Mesh,
  Quaternion as MeshQuaternion,
  Scene,
  Vector3,
} from 'three';
import { multiply, type Quaternion, rotate } from '../../../control/attitude/quaternion';
import { add, scaled, type Vector } from '../../../control/attitude/vector';
import { palette } from '../../../view/palette';
import type { Motion } from '../rules/space-body';
import { turnBy } from '../rules/turn-by';
import { crateCounts } from '../spec';
import { drawHits, drawJets } from './effects';
import { Fills } from './fills';
import { drawCircles, drawGlass, drawLight } from './glass';
import { drawMark, drawOrderLine, drawWedge } from './marks';
import type { Materials } from './materials';
import { type Detail, detailOf, type Moment, type SphereView } from './sphere-view';
import { Strips } from './strips';
import { drawTrail } from './trail';

/** Light from behind, that edges a ship: cold, and hot where the motor falls short. 0xRRGGBB */
const edgeLight = {
  cold: new Color(0x8fb4ff),
  hot: new Color(palette.heat),
  strength: 1.9,
  hotStrength: 4.5,
};

/** Light round a ship whose motor falls short: opacity by the distance, as shares of the rim’s. */
const heatLight = [
  [0, 0.24],
  [0.3, 0.19],
  [0.55, 0.09],
  [0.85, 0],
] as const;

/** The motion some time before the rules' last step. @param lag s */
function motionBefore({ place, attitude, velocity, angularVelocity }: Motion, lag: number) {
  return {
    place: add(place, velocity, -lag),
    attitude: lag === 0 ? attitude : multiply(turnBy(scaled(angularVelocity, -lag)), attitude),
  };
}

const [matrix, at, turn, one] = [new Matrix4(), new Vector3(), new MeshQuaternion(), new Vector3(1, 1, 1)];

/** The matrix of a body. It is written anew at each call. */
function matrixOf(place: Vector, { x, y, z, w }: Quaternion): Matrix4 {
  return matrix.compose(at.set(place.x, place.y, place.z), turn.set(x, y, z, w), one);
}

/** A sphere and what is in it. Kept from picture to picture. */
export class SpherePicture {
  readonly scene = new Scene();
  private readonly _materials: Materials;
  private readonly _ship: Mesh;
  private readonly _cargo: Mesh;
  private readonly _crates: InstancedMesh;
  private readonly _edgeLights: readonly DirectionalLight[];
  private readonly _glass: Fills;
  private readonly _heat: Fills;
  private readonly _circles: Strips;
  private readonly _fills: Fills;
  private readonly _strips: Strips;
  /** Whether its circles are those of a small sphere; null while they are not drawn. */
  private _isSmall: boolean | null = null;

  constructor(materials: Materials) {
    this._materials = materials;
    this._ship = new Mesh(materials.ship);
    this._cargo = new Mesh(materials.cargo, materials.pods);
    this._crates = new InstancedMesh(materials.crate, materials.wood, Math.max(...crateCounts));
    this._crates.frustumCulled = false;
    const bodies = [this._ship, this._cargo];
    for (const body of bodies) body.matrixAutoUpdate = false;
    this._glass = new Fills(materials.fills);
    this._heat = new Fills(materials.fills);
    this._circles = new Strips(materials.strips, true);
    this._fills = new Fills(materials.fills);
    this._strips = new Strips(materials.strips);
    const batches = [this._glass, this._heat, this._circles, this._fills, this._strips];
    batches.forEach(({ mesh }, n) => {
      mesh.renderOrder = n;
    });
    const [left, right] = [-1, 1].map((side) => {
      const light = new DirectionalLight();
      light.position.set(side * 0.8, 0.3, -0.9);
      return light;
    });
    this._edgeLights = [left, right];
    const key = new DirectionalLight(0xfff1dc, 3.2);
    key.position.set(-0.55, 0.75, 0.62);
    const sky = new HemisphereLight(0xb4c8f2, 0x3a4468, 1.9);
    this.scene.add(...bodies, this._crates, ...batches.map(({ mesh }) => mesh), key, sky, left, right);
    drawGlass(this._glass);
    this._glass.end();
    drawLight(this._heat, palette.heat, heatLight);
    this._heat.end();
  }

  /** Makes it ready to be drawn. */
  show(view: SphereView, moment: Moment): void {
    const { circle, sphere, colour } = view;
    const { ship, crates } = sphere;
    const { solid, motion } = ship.body;
    const { place, attitude } = motionBefore(motion, moment.lag);
    const detail = detailOf(circle);
    const origin = add(place, rotate(solid.centre, attitude), -1);
    this._ship.material = [...this._materials.shipOf(colour)];
    this._ship.matrix.copy(matrixOf(origin, attitude));
    this._cargo.matrix.copy(this._ship.matrix);
    this._cargo.visible = sphere.hasCargo;
    this._crates.count = crates.length;
    crates.forEach((crate, n) => {
      const moved = motionBefore(crate.motion, moment.lag);
      this._crates.setMatrixAt(n, matrixOf(moved.place, moved.attitude));
    });
    this._crates.instanceMatrix.needsUpdate = true;
    this._heat.mesh.visible = ship.isStrained;
    for (const light of this._edgeLights) {
      light.color.copy(ship.isStrained ? edgeLight.hot : edgeLight.cold);
      light.intensity = ship.isStrained ? edgeLight.hotStrength : edgeLight.strength;
    }
    this._drawCircles(detail);
    this._drawLines(view, moment, attitude, origin, detail);
  }

  dispose(): void {
    this._crates.dispose();
    for (const batch of [this._glass, this._heat, this._circles, this._fills, this._strips]) batch.dispose();
  }

  private _drawCircles({ isSmall }: Detail): void {
    if (isSmall === this._isSmall) return;
    this._isSmall = isSmall;
    this._circles.begin();
    drawCircles(this._circles, isSmall);
    this._circles.end();
  }

  private _drawLines(
    { sphere, colour, ghost }: SphereView,
    moment: Moment,
    attitude: Quaternion,
    origin: Vector,
    detail: Detail,
  ): void {
    const { ship } = sphere;
    const [strips, fills] = [this._strips, this._fills];
    strips.begin();
    fills.begin();
    drawTrail(strips, sphere.trail, attitude, moment.time, colour, detail);
    if (ship.steered) {
      drawWedge(fills, strips, attitude, ship.order, colour, detail);
      drawOrderLine(strips, ship.order, detail);
      drawMark(strips, ship.order, palette.target, detail, 'order');
      if (ghost !== null) drawMark(strips, ship.onArc(ghost), colour, detail, 'ghost');
    }
    drawMark(strips, attitude, colour, detail, 'own');
    drawJets(strips, ship, attitude, origin, moment, detail);
    drawHits(fills, strips, sphere.meter.lastHits, moment);
    strips.end();
    fills.end();
  }
}
