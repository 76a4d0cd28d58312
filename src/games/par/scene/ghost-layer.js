import { DrawnBody } from '../../../scene/bodies/drawn-body';
import { drawPart } from '../../../scene/bodies/hulls';
import { boxAbout } from '../../../scene/labels/box';
import { importance } from '../../../scene/labels/label-board';
import { layerOf } from '../../../scene/layer';
import { bodyArt } from '../../../view/bodies';
import { palette } from '../../../view/palette';
import { ghostsOf, paceOf } from '../rules/ghosts';
import { parOf } from '../rules/par-rules';
import { ghostPose, poseAtTime } from '../rules/record';

/** Opacities: of a ghost's outline, and of its way. */
const alphas = { outline: 0.75, way: 0.22 };
/** Time between two points of a ghost's way, and how long a ghost that repeats its run rests at its end. s */
const spacing = 0.1;
const rest = 1;
/** Room around a ghost's middle, which its name keeps off. CSS pixels */
const room = 20;
/** Colours by whose run it is. */
const colours = {
  own: palette.own,
  medal: palette.label,
  link: palette.target,
};
export const ghostLayer = layerOf(
  (surface) => ({ textures: surface.scene.textures, ways: surface.graphics(), strips: surface.strips() }),
  ({ textures, ways, strips }, { session, viewport, lag, labels, clock }) => {
    const rules = parOf(session.simulation);
    if (!rules || rules.state === 'over') return;
    const ready = rules.state === 'ready';
    // While one plans, only the first of them repeats its run.
    for (const ghost of ready ? ghostsOf(rules).slice(0, 1) : ghostsOf(rules)) {
      const { record, whose, name } = ghost;
      const time = (ready ? clock % (ghost.time + rest) : rules.time - lag) / paceOf(ghost);
      for (const body of bodiesOf(rules, ghost, time)) {
        body.place(textures, viewport, { art: bodyArt.missile }, colours[whose]);
        drawPart(strips, body, 'outline', { colour: body.colour, alpha: alphas.outline });
      }
      if (whose === 'own') drawWay(ways, ghost, viewport);
      labels.place({
        id: `par ghost ${whose}`,
        text: ready && whose === 'own' ? `your ${name} s` : name,
        at: boxAbout(viewport.toPage(poseAtTime(record, time)), room),
        sides: ['right', 'left', 'below', 'above'],
        priority: importance.ghost,
        colour: colours[whose],
      });
    }
  },
);
/** The bodies of a ghost where they were. @param time on the clock of its record. s */
function bodiesOf({ pilots }, { record }, time) {
  return [record.poses, ...(record.others ?? [])].flatMap((poses, k) => {
    const pose = ghostPose({ poses }, time);
    const entity = pilots[k]?.entity;
    return pose && entity ? [new DrawnBody(entity).pose(pose)] : [];
  });
}
/** The whole way of a ghost, pale. */
function drawWay(graphics, { record, whose }, viewport) {
  graphics.lineStyle(4, colours[whose], alphas.way).beginPath();
  for (let time = 0; time <= record.time; time += spacing) {
    const { x, y } = viewport.toPage(ghostPose(record, time));
    if (time === 0) graphics.moveTo(x, y);
    else graphics.lineTo(x, y);
  }
  graphics.strokePath();
}
