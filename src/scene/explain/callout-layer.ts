// Callouts: what systems point out about bodies. A warning sign stands where it happens, the words at the field's edge.

import type Phaser from 'phaser';
import type { Point } from '../../entities/command';
import type { Entity } from '../../simulation/entity-kinds';
import { type Remark, remarksOn } from '../../simulation/system';
import { palette } from '../../view/palette';
import { Visuals } from '../draw/visuals';
import { boxAbout, boxAt } from '../labels/box';
import { importance, type LabelBoard } from '../labels/label-board';
import type { Side } from '../labels/placing';
import type { Frame, Layer } from '../layer';
import { CalloutLines } from './callout-lines';

/** Largest number of bodies with callouts; with more there are none, because the picture would be crowded. */
const mostWatched = 2;

/** Most lines of a body, and the width at which they break (CSS pixels). */
const wide = { lines: 4, wrap: 210 };

/** The same below this width of the free area (CSS pixels). What is about places comes first there: it stays. */
const narrow = { below: 700, lines: 1, wrap: 330 };

/** Where words stand: one below the other at the left, from the upper third of a wide field, from the lower end of a narrow one. */
const docks: readonly Side[] = ['dock left', 'dock bottom', 'dock top', 'dock right'];

/** A warning sign: half its width, its height, and its offset from a waypoint's middle and from a body's upper edge. CSS pixels */
const sign = { half: 9, height: 16, aside: { x: 18, y: -14 }, above: 14 };

export class CalloutLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #lines = new Visuals<CalloutLines>(() => {});

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  draw(frame: Frame): void {
    const { session, view, viewport, poses, hulls, labels } = frame;
    this.#graphics.clear();
    this.#lines.sweep(poses);
    const watched = session.entities.flatMap((entity) => {
      const remarks = remarksOn(session.simulation.systems, entity);
      return remarks ? [{ entity, remarks }] : [];
    });
    if (!view.shown.remarks || watched.length > mostWatched) return;
    for (const { entity, remarks } of watched) {
      this.#write(entity, remarks, frame);
      const hull = hulls.get(entity);
      if (hull && remarks.some(({ place }) => place === null)) {
        this.#drawSign({ x: hull.left + hull.width / 2, y: hull.top - sign.above }, labels);
      }
      for (const { place } of remarks) {
        if (!place) continue;
        const { x, y } = viewport.toPage(place);
        this.#drawSign({ x: x + sign.aside.x, y: y + sign.aside.y }, labels);
      }
    }
  }

  /** The words about a body, docked one below the other at the field's edge. */
  #write(entity: Entity, remarks: readonly Remark[], { session, clock, labels }: Frame): void {
    const { free } = labels;
    const room = free.width < narrow.below ? narrow : wide;
    const own = this.#lines.of(entity, () => new CalloutLines());
    const { paused } = session.playback;
    const lasting = remarks.filter(({ place }) => place !== null);
    const told = room === narrow && lasting.length > 0 ? lasting : remarks;
    const lines = own.update(told, clock, { most: room.lines, still: paused });
    for (const [n, { number, words }] of lines.entries()) {
      labels.place({
        id: `callout ${session.entities.indexOf(entity)} ${number}`,
        text: words,
        at: boxAt({ x: free.left, y: free.top + (room === narrow ? free.height : free.height / 3) }),
        sides: docks,
        priority: importance.erratum - n / 10,
        colour: palette.erratum,
        wrap: Math.min(room.wrap, free.width),
        plate: true,
      });
    }
  }

  /** A triangle with an exclamation mark. */
  #drawSign({ x, y }: Point, labels: LabelBoard): void {
    labels.addObstacle(boxAbout({ x, y }, sign.half));
    const { half, height } = sign;
    const top = y - height / 2;
    this.#graphics
      .fillStyle(palette.erratum, 1)
      .fillTriangle(x, top, x + half, top + height, x - half, top + height)
      .fillStyle(palette.noteBack, 1)
      .fillRect(x - 1, top + 5, 2, 6)
      .fillRect(x - 1, top + 12, 2, 2);
  }
}
