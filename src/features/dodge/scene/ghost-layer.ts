// Draws the ghost of Dodge: outline and name of the recorded run to beat, and a cross where that run ended.
import { DrawnBody } from '../../../app/scene/bodies/drawn-body';
import { drawPart } from '../../../app/scene/bodies/hulls';
import { importance } from '../../../app/scene/labels/label-board';
import type { LayerMaker } from '../../../app/scene/layer';
import { boxAbout } from '../../../app/view/box';
import { palette } from '../../../app/view/palette';
import { playerScale } from '../appearance';
import { type Dodge, dodgeOf } from '../rules/dodge';
import { ghostAt } from '../rules/ghost';

/** Opacity of the ghost (recorded run, drawn for comparison): its outline, and the cross at its end. */
const opacity = 0.35;

/** Cross at the place where the recorded run of a ghost ended: half height, and line width. CSS pixels */
const cross = { half: 9, width: 3 };

/** Half the side of the square around the ghost (recorded ship) that the ghost's name must not cover. CSS pixels */
const room = 26;

/** Game time at which the hint beside the ghost (recorded ship) disappears. s */
const hintUntil = 6;

export const ghostLayer: LayerMaker = (surface) => {
  const graphics = surface.graphics();
  const strips = surface.strips();
  /** The first game on the page that shows a ghost (recorded run). Null until a game has shown one. */
  let first: Dodge | null = null;
  return ({ session, viewport, lag, labels }) => {
    const game = dodgeOf(session.simulation);
    const ghost = game?.display.ghost;
    if (!game || !ghost || game.state === 'over') return;
    first ??= game;
    const time = session.simulation.time - lag;
    const { pose, ended } = ghostAt(ghost, time);
    const { x, y } = viewport.toPage(pose);
    const look = { colour: palette.label, alpha: opacity };
    if (ended)
      graphics
        .lineStyle(cross.width, look.colour, look.alpha)
        .lineBetween(x - cross.half, y - cross.half, x + cross.half, y + cross.half)
        .lineBetween(x - cross.half, y + cross.half, x + cross.half, y - cross.half);
    else {
      const body = new DrawnBody(game.player).pose(pose);
      body.place(surface.scene.textures, viewport, { scale: playerScale }, look.colour);
      drawPart(strips, body, 'outline', look);
    }
    const said = game === first && time < hintUntil;
    labels.place({
      id: 'dodge ghost',
      text: said ? `${ghost.name}: missiles chase you, not it` : ghost.name,
      at: boxAbout({ x, y }, room),
      sides: ['above', 'below', 'right', 'left'],
      priority: said ? importance.hint : importance.ghost,
      colour: palette.label,
    });
  };
};
