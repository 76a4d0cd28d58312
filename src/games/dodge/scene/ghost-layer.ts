// Draws the ghost of Dodge: the outline of the run that a link asks to beat, with its name, and a cross where it ended.
import type Phaser from 'phaser';
import { hullPart, placePart } from '../../../scene/bodies/hull-art';
import { boxAbout } from '../../../scene/labels/box';
import { importance } from '../../../scene/labels/label-board';
import type { Frame, Layer } from '../../../scene/layer';
import { bodyArt } from '../../../view/body-art';
import { palette } from '../../../view/palette';
import { type Ghost, ghostAt, ghostOf } from '../ghost';
import { playerScale } from '../looks';
import { type Dodge, dodgeOf } from '../rules/dodge';

/** Opacity of outline and cross. */
const opacity = 0.35;

/** The cross where a ghost ended: half its height, and width of its lines. CSS pixels */
const cross = { half: 9, width: 3 };

/** Room around a ghost's middle, which its name keeps off. CSS pixels */
const room = 26;

/** How long it is said, once, whom the missiles chase. s from the start of the run */
const saidFor = 6;

export class GhostLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #image: Phaser.GameObjects.Image;
  /** The first game with a ghost: there it is said whom the missiles chase. */
  #first: Dodge | null = null;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    this.#image = hullPart(scene, bodyArt.character, 'outline').setAlpha(opacity).setTint(palette.label);
    parent.add([this.#graphics, this.#image]);
  }

  draw(frame: Frame): void {
    this.#graphics.clear();
    this.#image.setVisible(false);
    const game = dodgeOf(frame.session.simulation);
    const ghost = game && ghostOf(game);
    if (!game || !ghost || game.state === 'over') return;
    this.#first ??= game;
    this.#drawGhost(game, ghost, frame);
  }

  #drawGhost(game: Dodge, ghost: Ghost, { session, viewport, lag, labels }: Frame): void {
    const time = session.simulation.time - lag;
    const { pose, ended } = ghostAt(ghost, time);
    const centre = viewport.toPage(pose);
    if (ended) this.#drawCross(centre);
    else
      placePart(this.#image.setVisible(true), 'outline', game.player, pose, viewport, {
        enlarged: playerScale,
      });
    const said = game === this.#first && time < saidFor;
    labels.place({
      id: 'dodge ghost',
      text: said ? `${ghost.name}: missiles chase you, not it` : ghost.name,
      at: boxAbout(centre, room),
      sides: ['above', 'below', 'right', 'left'],
      priority: said ? importance.hint : importance.ghost,
      colour: palette.label,
    });
  }

  #drawCross({ x, y }: { x: number; y: number }): void {
    const { half, width } = cross;
    this.#graphics
      .lineStyle(width, palette.label, opacity)
      .lineBetween(x - half, y - half, x + half, y + half)
      .lineBetween(x - half, y + half, x + half, y - half);
  }
}
