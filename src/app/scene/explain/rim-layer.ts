// An arrow at the edge of the field towards a target that is out of sight, with its distance.
import type Phaser from 'phaser';
import { clamp } from '../../../laws/control/clamp';
import { distance, type Point } from '../../../world/entities/command';
import type { MovingTarget } from '../../../world/simulation/targets/moving-target';
import type { Session } from '../../session/session';
import { boxAbout, boxAt, grown, isInside } from '../../view/box';
import { palette } from '../../view/palette';
import { focusedEntity, reticlePlace, type ViewState } from '../../view/view-state';
import type { PageBox } from '../../view/viewport';
import { importance } from '../labels/label-board';
import { drawingLayer } from '../layer';

/** Sizes of the arrow at the picture's edge that points to a target outside the picture. CSS pixels */
const arrow = {
  /**
   * Distance from the edge of the visible picture to the arrow that points to a target outside the picture. CSS pixels
   */
  margin: 20,
  /** Half the length of the arrow at the picture's edge. CSS pixels */
  half: 11,
  /** Half the width of the arrow at the picture's edge. CSS pixels */
  across: 8,
};

export const rimLayer = drawingLayer((graphics, { session, view, viewport, mode, labels }) => {
  const from = focusedEntity(session, view);
  // For a body that only turns, the target is a direction. While a scene is being built, no body flies to its target.
  if (session.building || from.command.kind === 'turn-towards' || mode.hides.includes('explanations')) return;
  const main = session.commands.mode === 'path' ? reticlePlace(session, view) : null;
  const moving = targetsShown(session, view).map(({ position }) => position);
  const places = main ? [main, ...moving] : moving.length > 0 ? moving : [reticlePlace(session, view)];
  for (const [n, place] of places.entries()) {
    if (!place) continue;
    const page = viewport.toPage(place);
    if (isInside(boxAt(page), labels.free)) continue;
    const at = drawArrow(graphics, page, labels.free);
    labels.addObstacle(at);
    labels.place({
      id: `rim ${n}`,
      text: `${Math.round(distance(from.body.getPosition(), place))} m`,
      at,
      sides: ['left', 'right', 'above', 'below'],
      priority: importance.rim,
      colour: palette.target,
      gap: 4,
    });
  }
});

/** Returns the moving targets to show. If the view shows only some bodies, returns only the targets of these bodies. */
export function targetsShown(
  { entities, simulation: { targets } }: Pick<Session, 'entities' | 'simulation'>,
  { alone }: Pick<ViewState, 'alone'>,
): readonly MovingTarget[] {
  if (!alone) return targets;
  const chased = alone.map((place) => entities[place]?.command);
  return targets.filter((target) => chased.some((one) => one && 'chased' in one && one.chased === target));
}

/**
 * Draws an arrow at the picture's edge that points to a place outside the picture. Returns the arrow's box.
 * @param to the place, CSS pixels
 * @param free the part of the page that no bar or drawer covers
 */
function drawArrow(graphics: Phaser.GameObjects.Graphics, to: Point, free: PageBox): PageBox {
  const inner = grown(free, -arrow.margin);
  const middle = { x: free.left + free.width / 2, y: free.top + free.height / 2 };
  const [dx, dy] = [to.x - middle.x, to.y - middle.y];
  const share = Math.min(inner.width / 2 / Math.abs(dx), inner.height / 2 / Math.abs(dy), 1);
  const x = clamp(middle.x + share * dx, inner.left, inner.left + inner.width);
  const y = clamp(middle.y + share * dy, inner.top, inner.top + inner.height);
  const angle = Math.atan2(dy, dx);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number): [number, number] => [
    x + along * cos - across * sin,
    y + along * sin + across * cos,
  ];
  graphics.fillStyle(palette.target, 1);
  graphics.fillTriangle(
    ...at(arrow.half, 0),
    ...at(-arrow.half, arrow.across),
    ...at(-arrow.half, -arrow.across),
  );
  return boxAbout({ x, y }, arrow.half);
}
