// Draws the ghosts of Par: outlines of the runs that fly along, each with its name.
import type Phaser from 'phaser';
import { hullPart, placePart } from '../../../scene/bodies/hull-art';
import { boxAbout } from '../../../scene/labels/box';
import { importance } from '../../../scene/labels/label-board';
import type { Frame, Layer } from '../../../scene/layer';
import type { Entity } from '../../../simulation/entity-kinds';
import type { Pose } from '../../../simulation/pose';
import { bodyArt } from '../../../view/body-art';
import { palette } from '../../../view/palette';
import { type Ghost, ghostsOf, paceOf } from '../rules/ghosts';
import { type ParRules, parOf } from '../rules/par-rules';
import { ghostPose, poseAtTime } from '../rules/record';

/** Opacities: of a ghost's outline, and of its way. */
const alphas = { outline: 0.75, way: 0.22 };

/** Time between two points of a ghost's way, and how long a ghost that repeats its run rests at its end. s */
const spacing = 0.1;
const rest = 1;

/** Room around a ghost's middle, which its name keeps off. CSS pixels */
const room = 20;

/** Colours by whose run it is. */
const colours: Readonly<Record<Ghost['whose'], number>> = {
  own: palette.own,
  medal: palette.label,
  link: palette.target,
};

export class GhostLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #ways: Phaser.GameObjects.Graphics;
  readonly #images: Phaser.GameObjects.Image[] = [];
  #used = 0;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
    this.#ways = scene.add.graphics();
    parent.add(this.#ways);
  }

  draw({ session, viewport, lag, labels, clock }: Frame): void {
    this.#ways.clear();
    for (const image of this.#images) image.setVisible(false);
    const rules = parOf(session.simulation);
    if (!rules || rules.state === 'over') return;
    const ready = rules.state === 'ready';
    // While one plans, only the first of them repeats its run.
    const shown = ready ? ghostsOf(rules).slice(0, 1) : ghostsOf(rules);
    this.#used = 0;
    for (const ghost of shown) {
      const time = ready ? clock % (ghost.time + rest) : rules.time - lag;
      this.#drawGhost(rules, ghost, time / paceOf(ghost), viewport);
      labels.place({
        id: `par ghost ${ghost.whose}`,
        text: ready && ghost.whose === 'own' ? `your ${ghost.name} s` : ghost.name,
        at: boxAbout(viewport.toPage(poseAtTime(ghost.record, time / paceOf(ghost))), room),
        sides: ['right', 'left', 'below', 'above'],
        priority: importance.ghost,
        colour: colours[ghost.whose],
      });
    }
  }

  /** @param time on the clock of its record. s */
  #drawGhost({ pilots }: ParRules, ghost: Ghost, time: number, viewport: Frame['viewport']): void {
    const { record, whose } = ghost;
    for (const [k, poses] of [record.poses, ...(record.others ?? [])].entries()) {
      const pose = ghostPose({ poses }, time);
      const entity = pilots[k]?.entity;
      if (pose && entity) this.#drawHull(entity, pose, colours[whose], viewport);
    }
    if (whose === 'own') this.#drawWay(ghost, viewport);
  }

  #drawHull(entity: Entity, pose: Pose, colour: number, viewport: Frame['viewport']): void {
    const image = this.#image(this.#used++)
      .setVisible(true)
      .setTint(colour);
    placePart(image, 'outline', entity, pose, viewport);
  }

  /** The whole way of a ghost, pale. */
  #drawWay({ record, whose }: Ghost, viewport: Frame['viewport']): void {
    this.#ways.lineStyle(4, colours[whose], alphas.way).beginPath();
    for (let time = 0; time <= record.time; time += spacing) {
      const { x, y } = viewport.toPage(ghostPose(record, time)!);
      if (time === 0) this.#ways.moveTo(x, y);
      else this.#ways.lineTo(x, y);
    }
    this.#ways.strokePath();
  }

  #image(n: number): Phaser.GameObjects.Image {
    const known = this.#images[n];
    if (known) return known;
    const image = hullPart(this.#scene, bodyArt.missile, 'outline').setAlpha(alphas.outline);
    this.#parent.add(image);
    this.#images.push(image);
    return image;
  }
}
