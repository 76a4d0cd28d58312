// Tally of hits below turrets: a stroke for each hit, and a note on the error left over from the last enemy.
import type Phaser from 'phaser';
import { answerMeterOf } from '../../../lab/answers/answers';
import { angleText, toRadians } from '../../../laws/exact/figures';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Gun } from '../../../world/simulation/guns/gun';
import { gunsOf } from '../../../world/simulation/guns/gunnery';
import { colourOf } from '../../view/bodies';
import type { DrawnBody } from '../bodies/drawn-body';
import { drawWedge } from '../draw/strokes';
import { importance } from '../labels/label-board';
import { type Frame, layerOf } from '../layer';

/** Tally strokes below a turret (one per hit): opacity, and sizes at full scale. A low zoom scales the sizes down. */
const strokes = {
  /** Distance between two tally strokes. CSS pixels */
  apart: 7,
  /** Height of a tally stroke. CSS pixels */
  high: 16,
  /** Width of a tally stroke. CSS pixels */
  width: 2.2,
  /** Distance from one bundle of five tally strokes to the next. CSS pixels */
  bundle: 40,
  /** Distance from one row of tally strokes to the next. CSS pixels */
  row: 26,
  /** Distance of the first row of tally strokes below the turret. CSS pixels */
  below: 84,
  /** Opacity of the tally strokes below a turret (one stroke for each hit), 0 to 1. */
  opacity: 0.9,
};

const scale = {
  /** Tally strokes are drawn smaller if 1.4 m of the world is shorter than this on the page. CSS pixels */
  full: 10.6,
  /** Smallest size at which tally strokes are drawn, as a fraction of their full size. 0 to 1 */
  least: 0.4,
};

/** Limits for the number of tally strokes below a turret. Hits beyond them get no stroke. */
const most = {
  bundles: 6,
  /** Largest number of rows of tally strokes. */
  rows: 5,
};

const aimNote = {
  error: toRadians(5),
  /** Time for which the note about a turret's disturbed aim stays visible. s, real time */
  shown: 1.4,
  /** Radius of the wedge between the directions of barrel and enemy. Multiple of the width of the turret's box */
  wedge: 2,
};

/** A note beside a turret. `until` is the real time at which the note disappears, s. */
interface TurretNote {
  readonly text: string;
  readonly until: number;
}

/** Objects that the layer keeps between frames. */
interface Surface {
  readonly graphics: Phaser.GameObjects.Graphics;
  /** Latest note beside each turret. */
  readonly said: WeakMap<Entity, TurretNote>;
}

export const tallyLayer = layerOf(
  (surface) => ({ graphics: surface.graphics(), said: new WeakMap<Entity, TurretNote>() }),
  ({ graphics, said }, frame) => {
    const { session, bodies, mode } = frame;
    const standings = answerMeterOf(session.simulation)?.standings;
    if (standings?.as !== 'tally' || mode.hides.includes('explanations')) return;
    for (const { of, value } of standings.rows) {
      const body = bodies.get(of);
      if (body) drawTally(graphics, value, { x: body.pageX, y: body.pageY }, colourOf(session, of), frame);
    }
    gunsOf(session.simulation).forEach((gun, n) => {
      const body = bodies.get(gun.turret as Entity);
      if (body) sayLeftOver({ graphics, said }, gun, body, `left over ${n}`, frame);
    });
  },
);

/** Draws one tally stroke per hit below a turret, in bundles of five. */
function drawTally(
  graphics: Phaser.GameObjects.Graphics,
  count: number,
  { x, y }: { readonly x: number; readonly y: number },
  colour: number,
  { viewport, labels }: Frame,
): void {
  const k = Math.min(1, (1.4 * viewport.zoom) / scale.full);
  if (k < scale.least) return;
  const inRow = Math.min(most.bundles, Math.ceil(count / 5));
  const left = x - (k * inRow * strokes.bundle) / 2;
  const top = y + k * strokes.below;
  graphics.lineStyle(k * strokes.width, colour, strokes.opacity);
  const shown = Math.min(count, 5 * most.bundles * most.rows);
  for (let n = 0; n < shown; n++) {
    const bundle = Math.floor(n / 5);
    const at = left + k * (bundle % most.bundles) * strokes.bundle;
    const row = top + k * Math.floor(bundle / most.bundles) * strokes.row;
    if (n % 5 < 4) {
      const stroke = at + k * (n % 5) * strokes.apart;
      graphics.lineBetween(stroke, row, stroke, row + k * strokes.high);
    } else
      graphics.lineBetween(
        at - 4 * k,
        row + 0.8 * k * strokes.high,
        at + 26 * k,
        row + 0.2 * k * strokes.high,
      );
  }
  if (shown === 0) return;
  const rows = Math.ceil(shown / (5 * most.bundles));
  labels.addObstacle({
    ...{ left, top },
    width: k * inRow * strokes.bundle,
    height: k * rows * strokes.row,
  });
}

/**
 * Shows a note for 1.4 s if the integral term from the last enemy turns a turret off aim. While time stops, the note
 * stays and a wedge shows the error.
 */
function sayLeftOver(
  { graphics, said }: Surface,
  gun: Gun,
  body: Readonly<DrawnBody>,
  id: string,
  { session, labels, clock }: Frame,
): void {
  const turret = gun.turret as Entity;
  const { box: at } = body;
  // Before the guess the note would tell the answer.
  if (!at || session.isGuessing) return;
  const isHeld = session.round.state === 'held';
  const colour = colourOf(session, turret);
  const left = leftOver(gun, turret);
  const before = said.get(turret);
  if (left !== null && (isHeld || !before || clock >= before.until))
    said.set(turret, {
      text: `${angleText(Math.abs(left))} off: swung by the last enemy`,
      until: clock + aimNote.shown,
    });
  const now = said.get(turret);
  if (!now || clock >= now.until) return;
  if (isHeld && left !== null)
    drawWedge(graphics, body.centre, aimNote.wedge * at.width, { from: body.heading, sweep: left, colour });
  const text = `${left === null ? 'was ' : ''}${now.text}`;
  labels.place({
    ...{ id, at, text, colour },
    sides: ['left', 'above left', 'above', 'below left', 'right'],
    priority: importance.error,
    wrap: 110,
  });
}

/**
 * Returns a gun's aiming error if the integral term makes this error larger and the error is above 5°; otherwise null.
 * rad
 */
function leftOver({ enemy }: Gun, turret: Entity): number | null {
  const { error, i } = turret.turn;
  const keeps = !turret.guided?.options.resetOnRetarget;
  const isLeft = keeps && enemy && error !== null && error * i < 0 && Math.abs(error) > aimNote.error;
  return isLeft ? error : null;
}
