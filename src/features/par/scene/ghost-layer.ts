// Draws the ghosts of Par: outlines of the bodies of recorded runs, each with its name.
import type Phaser from 'phaser';
import { DrawnBody } from '../../../app/scene/bodies/drawn-body';
import { drawPart } from '../../../app/scene/bodies/hulls';
import type { Strips } from '../../../app/scene/draw/strips';
import { corners, importance } from '../../../app/scene/labels/label-board';
import { type Frame, layerOf } from '../../../app/scene/layer';
import { bodyArt } from '../../../app/view/bodies';
import { boxAbout } from '../../../app/view/box';
import { palette } from '../../../app/view/palette';
import type { Viewport } from '../../../app/view/viewport';
import type { ComparedGhost } from '../rules/display';
import { friendsAmong, paceOf } from '../rules/ghosts';
import { type ParRules, parOf } from '../rules/par-rules';
import { ghostPose, poseAtTime } from '../rules/record';

/** Opacities of ghosts, which are recorded runs. 0 to 1 */
const alphas = {
  /** Opacity of the outline of a ghost. */
  outline: 0.95,
  /** Opacity of the drawn path of the player's own run. */
  ownPath: 0.22,
  /** Opacity of the drawn path of another player's run. */
  friendPath: 0.34,
};

/** Time between two points of a ghost's drawn path. s. A ghost is a recorded run. */
const spacing = 0.1;
/** Pause before a ghost (a recorded run) is shown again from its start, while the player plans. s */
const rest = 1;

/** Least distance between a ghost's name and the middle of the ghost. CSS pixels */
const room = 20;

export const ghostColours: Readonly<Record<ComparedGhost['whose'], number>> = {
  own: palette.missile,
  medal: palette.label,
  friend: palette.friend,
  'second friend': palette.secondFriend,
};

export const ghostLayer = layerOf(
  (surface) => ({ textures: surface.scene.textures, ways: surface.graphics(), strips: surface.strips() }),
  (drawing, frame) => {
    const rules = parOf(frame.session.simulation);
    if (!rules || rules.state === 'over') return;
    const ready = rules.state === 'ready';
    const shown = ready ? repeating(rules.display.ghosts) : rules.display.ghosts;
    const round = Math.max(...shown.map(({ time }) => time)) + rest;
    for (const ghost of shown) {
      const clock = ready ? frame.clock % round : rules.time - frame.lag;
      drawGhost(drawing, frame, rules, ghost, clock / paceOf(ghost));
    }
  },
);

/**
 * Returns the ghosts (recorded runs) that are replayed in a loop while the player plans. These are other players'
 * ghosts, or the first ghost if there are none.
 */
function repeating(ghosts: readonly ComparedGhost[]): readonly ComparedGhost[] {
  const friends = friendsAmong(ghosts);
  return friends.length > 0 ? friends : ghosts.slice(0, 1);
}

/** The Phaser objects with which the ghosts (recorded runs) are drawn. */
interface Drawing {
  readonly textures: Phaser.Textures.TextureManager;
  readonly ways: Phaser.GameObjects.Graphics;
  readonly strips: Strips;
}

/**
 * Draws one ghost (recorded run) and its name at a given time.
 * @param time time since the start of the ghost's run, s
 */
function drawGhost(
  { textures, ways, strips }: Drawing,
  { viewport, labels }: Frame,
  rules: ParRules,
  ghost: ComparedGhost,
  time: number,
): void {
  const { record, whose, name, friend } = ghost;
  const ready = rules.state === 'ready';
  for (const body of bodiesOf(rules, ghost, time)) {
    body.place(textures, viewport, { art: bodyArt.missile }, ghostColours[whose]);
    drawPart(strips, body, 'outline', {
      colour: body.colour,
      alpha: alphas.outline,
    });
  }
  if (whose === 'own') drawWay(ways, ghost, viewport, record.time, alphas.ownPath);
  if (friend) drawWay(ways, ghost, viewport, ready ? record.time : time, alphas.friendPath);
  labels.place({
    id: `par ghost ${whose}`,
    text: ready && whose === 'own' ? `your ${name} s` : name,
    at: boxAbout(viewport.toPage(poseAtTime(record, time)), room),
    sides: ['right', 'left', 'below', 'above', ...corners],
    priority: importance.ghost,
    reach: 40,
    colour: ghostColours[whose],
    ...(friend && { weight: 560 }),
  });
}

/**
 * Returns the bodies of a ghost, each in its recorded pose at a given time. A ghost is a recorded run.
 * @param time time since the start of the ghost's run, s
 */
function bodiesOf({ pilots }: ParRules, { record }: ComparedGhost, time: number): DrawnBody[] {
  return [record.poses, ...(record.others ?? [])].flatMap((poses, k) => {
    const pose = ghostPose({ poses }, time);
    const entity = pilots[k]?.entity;
    return pose && entity ? [new DrawnBody(entity).pose(pose)] : [];
  });
}

/**
 * Draws the path of a ghost (a recorded run) as a pale line.
 * @param until end of the drawn part of the path, as a time in the record, s
 * @param alpha opacity, 0 to 1
 */
function drawWay(
  graphics: Phaser.GameObjects.Graphics,
  { record, whose }: ComparedGhost,
  viewport: Viewport,
  until: number,
  alpha: number,
): void {
  graphics.lineStyle(4, ghostColours[whose], alpha).beginPath();
  for (let time = 0; time <= Math.min(until, record.time); time += spacing) {
    const { x, y } = viewport.toPage(ghostPose(record, time)!);
    if (time === 0) graphics.moveTo(x, y);
    else graphics.lineTo(x, y);
  }
  graphics.strokePath();
}
