// Draws the course of Par: its start, its gates with numbers and times, and the ghost of the best run.

import type Phaser from 'phaser';
import type { Point } from '../../../entities/command';
import { hullPart, placePart } from '../../../scene/bodies/hull-art';
import { boxAbout } from '../../../scene/labels/box';
import { importance, type LabelBoard } from '../../../scene/labels/label-board';
import type { Frame, GameLayer, Layer } from '../../../scene/layer';
import type { Entity } from '../../../simulation/entity-kinds';
import { bodyArt } from '../../../view/body-art';
import { palette } from '../../../view/palette';
import type { Viewport } from '../../../view/viewport';
import type { ParCourse } from '../rules/course';
import { type ParRules, parOf } from '../rules/par-rules';
import { ghostPose } from '../rules/record';

/** Looks of passed gates, the next one and later ones: width of the line (CSS pixels), its opacity, and that of the disc. */
const looks = {
  passed: { width: 1.5, alpha: 0.3, fill: 0 },
  next: { width: 3, alpha: 1, fill: 0.14 },
  later: { width: 2, alpha: 0.6, fill: 0 },
} as const;

/** Colours of gates. The next one has the target's colour; others do not have the path's, which is drawn over them. */
const colours = { passed: palette.label, next: palette.target, later: palette.label } as const;

/** Opacity of the ghost: less than a body's, more than a turn's ghost. */
const ghostAlpha = 0.75;

/** Half the length of the line at the start. m */
const startLine = 3;

/** Distance of a number above its ring, where no waypoint hides it. CSS pixels */
const above = 3;

/** The layer of Par: below the path. */
export const parLayers: readonly GameLayer[] = [
  { below: 'path', make: (scene, group) => new ParLayer(scene, group) },
];

class ParLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #graphics: Phaser.GameObjects.Graphics;
  #ghost: Phaser.GameObjects.Image | null = null;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  draw({ session, viewport, lag, labels }: Frame): void {
    const par = parOf(session.simulation);
    const gates = par?.course.gates ?? [];
    this.#graphics.clear();
    if (par) {
      this.#drawStart(par.course, viewport);
      gates.forEach((gate, n) => {
        this.#drawGate(par.course, gate, n, viewport, labels);
      });
    }
    this.#drawGhost(par, session.entities[0], viewport, lag);
  }

  /** Draws a line at the start, at right angles to the direction of the first gate. */
  #drawStart({ start, gates: [first] }: ParCourse, viewport: Viewport): void {
    const heading = Math.atan2(first.y - start.y, first.x - start.x);
    const across = { x: -Math.sin(heading) * startLine, y: Math.cos(heading) * startLine };
    const a = viewport.toPage({ x: start.x + across.x, y: start.y + across.y });
    const b = viewport.toPage({ x: start.x - across.x, y: start.y - across.y });
    this.#graphics.lineStyle(2, palette.label, looks.later.alpha).lineBetween(a.x, a.y, b.x, b.y);
  }

  #drawGate(
    { radius, passed, splits }: ParCourse,
    gate: Point,
    n: number,
    viewport: Viewport,
    labels: LabelBoard,
  ): void {
    const state = n < passed ? 'passed' : n === passed ? 'next' : 'later';
    const { width, alpha, fill } = looks[state];
    const { x, y } = viewport.toPage(gate);
    const reach = radius * viewport.zoom;
    if (fill > 0) this.#graphics.fillStyle(colours[state], fill).fillCircle(x, y, reach);
    this.#graphics.lineStyle(width, colours[state], alpha).strokeCircle(x, y, reach);
    const words = n < passed ? `${n + 1}  ${splits[n].toFixed(2)}` : String(n + 1);
    labels.ask({
      id: `gate ${n}`,
      text: words,
      at: boxAbout({ x, y }, reach),
      sides: ['above', 'below', 'right', 'left'],
      gap: above,
      priority: importance.waypoint,
      colour: state === 'next' ? palette.target : palette.label,
      alpha: state === 'passed' ? 2 * alpha : 1,
      weight: 600,
    });
  }

  #drawGhost(par: ParRules | null, entity: Entity | undefined, viewport: Viewport, lag: number): void {
    const pose = par?.rival && ghostPose(par.rival, par.course.time - lag);
    this.#ghost?.setVisible(Boolean(pose));
    if (!pose || !entity) return;
    this.#ghost ??= this.#makeGhost();
    placePart(this.#ghost, 'outline', entity, pose, viewport);
  }

  #makeGhost(): Phaser.GameObjects.Image {
    const image = hullPart(this.#scene, bodyArt.missile, 'outline')
      .setTint(palette.label)
      .setAlpha(ghostAlpha);
    this.#parent.add(image);
    return image;
  }
}
