// The names of bodies with dials, and captions below them with the measures of the turn.
import type { Session } from '../../session/session';
import type { Entity } from '../../simulation/entity-kinds';
import { colourOf } from '../../view/body-colours';
import { palette } from '../../view/palette';
import { centreOf } from '../bodies/hull-art';
import { importance } from '../labels/label-board';
import type { Frame, Layer } from '../layer';
import { dial, dialScale, hasDial } from './dial';
import { type CaptionRoom, captionOf, type Prediction, predictionOf } from './turn-caption';

/** How far below the centre of mass a name is. m */
const below = dial.ring + 0.4;

/** Width at which a name breaks (m), and the steps and the smallest width it is rounded to (CSS pixels). */
const room = { width: 19, step: 24, least: 72 };

/** Room for a caption, and the smallest width of a dial that has it. CSS pixels */
const captions: readonly { readonly room: CaptionRoom; readonly leastDial: number }[] = [
  { room: 'ample', leastDial: 84 },
  { room: 'some', leastDial: 66 },
  { room: 'little', leastDial: 36 },
];

/** How far back the fastest angular velocity is looked for. s */
const lately = 0.5;

export class LabelLayer implements Layer {
  draw({ session, viewport, poses, labels }: Frame): void {
    const wrap = Math.max(room.least, room.step * Math.floor((room.width * viewport.zoom) / room.step));
    const caption = captions.find(({ leastDial }) => 2 * dial.ring * viewport.zoom >= leastDial);
    for (const [n, entity] of session.entities.entries()) {
      const given = session.givenName(entity);
      const pose = poses.get(entity);
      if (!given || !pose || !hasDial(session, entity)) continue;
      const centre = centreOf(entity, pose);
      const at = viewport.toPage({ x: centre.x, y: centre.y + below * dialScale(entity) });
      const name = labels.fix({
        id: `dial ${n}`,
        text: given,
        at,
        origin: [0.5, 0],
        priority: importance.card,
        colour: colourOf(session, entity),
        wrap,
      });
      if (!caption) continue;
      labels.fix({
        id: `caption ${n}`,
        text: captionNow(session, entity, caption.room),
        at: { x: at.x, y: name.top + name.height + 2 },
        origin: [0.5, 0],
        priority: importance.card - 1,
        colour: palette.caption,
        size: 12,
      });
    }
  }
}

function captionNow(session: Session, entity: Entity, room: CaptionRoom): string {
  const turn = session.simulation.measures.of(entity)?.turn.last ?? null;
  const { error } = entity.turn;
  const state = { fastest: fastestOf(session, entity), error, held: entity.body.isFixedRotation() };
  return captionOf(turn, state, prediction(session, entity), room);
}

/** The prediction for a PD whose body has its own world with equal steps; null for any other body. */
function prediction({ simulation }: Session, entity: Entity): Prediction | null {
  const { steps = [] } = simulation.specOf(entity);
  return steps.length === 1 ? predictionOf(entity.controller, simulation.stepRate / steps[0]) : null;
}

/** Largest magnitude of the recent angular velocity. rad/s */
function fastestOf({ simulation }: Session, entity: Entity): number {
  const steps = Math.ceil(lately * simulation.stepRate);
  const recent = simulation.measures.telemetry.column(entity, 'omega').slice(-steps);
  return Math.max(0, ...recent.map((omega) => Math.abs(omega ?? 0)));
}
