// One sphere with its ship, as three.js objects that follow the rules' state.
import { Group, InstancedMesh, Matrix4, Mesh, Quaternion as MeshQuaternion, Vector3 } from 'three';
import { palette } from '../../../app/view/palette';
import { multiply, type Quaternion, rotate } from '../../../laws/control/attitude/quaternion';
import { add, scaled, type Vector } from '../../../laws/control/attitude/vector';
import { liesWrong } from '../deviation';
import type { BodyMotion } from '../rules/space-body';
import { turnBy } from '../rules/turn-by';
import { crateCounts } from '../spec';
import { drawHits, drawJets, drawPastHits } from './effects';
import { Fills } from './fills';
import { drawCircles, drawGlass, drawLight } from './glass';
import {
  drawAssumedCargo,
  drawDeviation,
  drawErrorWedge,
  drawMark,
  drawMiddleAxis,
  drawOrderLine,
} from './marks';
import type { Materials } from './materials';
import { type Detail, type DrawnMoment, detailOf, type SphereView } from './sphere-view';
import { LineStrips } from './strips';
import { TrailDrawing } from './trail';

/** Light around a ship whose motor is too weak: [fraction of the sphere's radius, opacity]. */
const heatLight = [
  [0, 0.24],
  [0.3, 0.19],
  [0.55, 0.09],
  [0.85, 0],
] as const;

/** Returns the motion of a body a given time before the last simulation step. @param lag time before the step, s */
function motionBefore({ place, attitude, velocity, angularVelocity }: BodyMotion, lag: number) {
  return {
    place: add(place, velocity, -lag),
    attitude: lag === 0 ? attitude : multiply(turnBy(scaled(angularVelocity, -lag)), attitude),
  };
}

const [matrix, at, turn, one] = [new Matrix4(), new Vector3(), new MeshQuaternion(), new Vector3(1, 1, 1)];

/** Returns the transformation matrix of a body. Each call overwrites the same matrix object. */
function matrixOf(place: Vector, { x, y, z, w }: Quaternion): Matrix4 {
  return matrix.compose(at.set(place.x, place.y, place.z), turn.set(x, y, z, w), one);
}

/** Three.js objects of one glass sphere, with the ship and the crates in it. */
export class SpherePicture {
  readonly group = new Group();
  /** Fraction of the last 0.1 s in which the motor was too weak to follow the control law, 0 to 1. */
  heat = 0;
  private readonly _materials: Materials;
  private readonly _ship: Mesh;
  /** The ship as it should lie, which an answer shows if the ship lies otherwise. */
  private readonly _wanted: Mesh;
  private readonly _cargo: Mesh;
  private readonly _crates: InstancedMesh;
  private readonly _glass: Fills;
  private readonly _heat: Fills;
  private readonly _circles: LineStrips;
  private readonly _fills: Fills;
  private readonly _strips: LineStrips;
  private readonly _trail: TrailDrawing;
  private _isSmall: boolean | null = null;

  constructor(materials: Materials) {
    this._materials = materials;
    this._ship = new Mesh(materials.ships.large);
    this._wanted = new Mesh(materials.ships.large, materials.wanted);
    this._wanted.renderOrder = -1;
    this._cargo = new Mesh(materials.cargo, materials.pods);
    this._crates = new InstancedMesh(materials.crate, materials.wood, Math.max(...crateCounts));
    this._crates.frustumCulled = false;
    const bodies = [this._ship, this._wanted, this._cargo];
    this._glass = new Fills(materials.fills);
    this._heat = new Fills(materials.heat);
    this._circles = new LineStrips(materials.strips, true);
    this._fills = new Fills(materials.fills);
    this._strips = new LineStrips(materials.strips);
    this._trail = new TrailDrawing(this._strips);
    const batches = [this._glass, this._heat, this._circles, this._fills, this._strips];
    batches.forEach(({ mesh }, n) => {
      mesh.renderOrder = n;
    });
    const meshes = batches.map(({ mesh }) => mesh);
    for (const each of [...bodies, this._crates, ...meshes]) each.matrixAutoUpdate = false;
    this.group.add(...bodies, this._crates, ...meshes);
    this.group.visible = false;
  }

  /** Updates the three.js objects of sphere, ship and crates to the given moment. */
  show(view: SphereView, moment: DrawnMoment): void {
    const { circle, sphere, colour } = view;
    const { ship, crates } = sphere;
    const { solid, motion } = ship.body;
    const { place, attitude } = motionBefore(motion, moment.lag);
    const detail = detailOf(circle);
    const origin = add(place, rotate(solid.centre, attitude), -1);
    this._ship.geometry = this._materials.ships[detail.ship];
    this._ship.material = this._materials.paintOf(colour);
    this._ship.matrix.copy(matrixOf(origin, attitude));
    this._cargo.matrix.copy(this._ship.matrix);
    this._wanted.geometry = this._ship.geometry;
    this._wanted.visible = view.deviation !== null && liesWrong(ship);
    if (this._wanted.visible)
      this._wanted.matrix.copy(matrixOf(add(place, rotate(solid.centre, ship.order), -1), ship.order));
    this._cargo.visible = sphere.hasCargo;
    this._crates.count = crates.length;
    this._crates.visible = crates.length > 0;
    crates.forEach((crate, n) => {
      const moved = motionBefore(crate.motion, moment.lag);
      this._crates.setMatrixAt(n, matrixOf(moved.place, moved.attitude));
    });
    this._crates.instanceMatrix.needsUpdate = true;
    this._drawSphere(detail);
    this._drawLines(view, moment, attitude, origin, detail);
    this.group.updateMatrixWorld(true);
  }

  dispose(): void {
    this._crates.dispose();
    for (const batch of [this._glass, this._heat, this._circles, this._fills, this._strips]) batch.dispose();
  }

  private _drawSphere({ isSmall }: Detail): void {
    if (isSmall === this._isSmall) return;
    this._isSmall = isSmall;
    for (const batch of [this._glass, this._heat, this._circles]) batch.begin();
    drawGlass(this._glass, isSmall);
    drawLight(this._heat, isSmall, palette.heat, heatLight);
    drawCircles(this._circles, isSmall);
    for (const batch of [this._glass, this._heat, this._circles]) batch.end();
  }

  private _drawLines(
    { sphere, colour, ghost, deviation }: SphereView,
    moment: DrawnMoment,
    attitude: Quaternion,
    origin: Vector,
    detail: Detail,
  ): void {
    const { ship } = sphere;
    const [strips, fills] = [this._strips, this._fills];
    strips.begin();
    fills.begin();
    this.heat = this._trail.draw(sphere.trail, attitude, moment.time - moment.lag, colour, detail);
    this._heat.mesh.visible = this.heat > 0;
    if (ship.steered) {
      if (deviation) drawDeviation(strips, ship, deviation, detail);
      else drawErrorWedge(fills, strips, attitude, ship.order, colour, detail);
      drawOrderLine(strips, ship.order, detail);
      drawMark(strips, ship.order, palette.target, detail, 'order');
      if (ghost !== null) drawMark(strips, ship.onArc(ghost), colour, detail, 'ghost');
    }
    drawMark(strips, attitude, colour, detail, 'own');
    const { assumedCargo } = sphere;
    if (assumedCargo) drawAssumedCargo(strips, ship.body, assumedCargo, detail);
    if (sphere.showsMiddleAxis) drawMiddleAxis(strips, attitude, ship.body.solid, detail);
    drawJets(strips, ship, attitude, origin, moment, detail);
    if (deviation) drawPastHits(strips, sphere.trail, sphere.meter.hitTimes, detail);
    else drawHits(fills, strips, sphere.meter.lastHits, moment);
    strips.end();
    fills.end();
  }
}
