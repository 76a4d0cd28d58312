// Callouts: remarks about bodies. A warning sign marks the place; the text is at the edge of the field.

import type Phaser from 'phaser';
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { type Callout, remarksOn } from '../../../world/simulation/system';
import { boxAbout, boxAt } from '../../view/box';
import { palette } from '../../view/palette';
import type { Side } from '../../view/placing';
import { smallField } from '../../view/steps';
import { importance, type LabelBoard } from '../labels/label-board';
import { type Frame, layerOf } from '../layer';

/** If more than this number of bodies have callouts (remarks), no callout is shown for any body. */
const mostWatched = 2;

/** Layout of callouts in a wide picture. `wrap`: largest line width, CSS pixels */
const wide = { wrap: 210 };

/** Layout of callouts in a narrow picture. `wrap`: largest line width, CSS pixels */
const narrow = { wrap: 330 };

/** Edges of the picture at which the text of a callout (remark) may be placed, in order of preference. */
const docks: readonly Side[] = ['dock left', 'dock bottom', 'dock top', 'dock right'];

/** Size and place of the warning sign of a callout. CSS pixels */
const sign = {
  /** Half the width of the warning sign. CSS pixels */
  half: 9,
  /** Height of the warning sign. CSS pixels */
  height: 16,
  /** Offset of the warning sign from a waypoint's centre. CSS pixels */
  aside: { x: 18, y: -14 },
  /** Distance of the warning sign above a body's upper edge. CSS pixels */
  above: 14,
};

export const calloutLayer = layerOf(
  (surface) => ({ graphics: surface.graphics(), lines: new WeakMap<Entity, CalloutLines>() }),
  ({ graphics, lines }, frame) => {
    const { session, view } = frame;
    const watched = session.entities.flatMap((entity) => {
      const remarks = remarksOn(session.simulation.systems, entity);
      return remarks ? [{ entity, remarks }] : [];
    });
    if (!view.shown.remarks || watched.length > mostWatched || session.isGuessing) return;
    // The picture leaves its room to the marks of the answer.
    if (session.round.state === 'held') return;
    for (const { entity, remarks } of watched) {
      const own = lines.get(entity) ?? new CalloutLines();
      lines.set(entity, own);
      write(own, entity, remarks, frame);
      drawSigns(graphics, entity, remarks, frame);
    }
  },
);

function write(
  own: CalloutLines,
  entity: Entity,
  remarks: readonly Callout[],
  { session, clock, labels }: Frame,
): void {
  const { free } = labels;
  const room = free.width < smallField.width ? narrow : wide;
  const { paused } = session.playback;
  const lasting = remarks.filter(({ place }) => place !== null);
  const told = room === narrow && lasting.length > 0 ? lasting : remarks;
  const lines = own.update(told, clock, { most: 1, still: paused });
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

/**
 * Draws the warning signs of a body's callouts (remarks). If a callout is about a place, its sign is beside this place.
 * Otherwise its sign is above the body.
 */
function drawSigns(
  graphics: Phaser.GameObjects.Graphics,
  entity: Entity,
  remarks: readonly Callout[],
  { viewport, bodies, labels }: Frame,
): void {
  const box = bodies.get(entity)?.box;
  if (box && remarks.some(({ place }) => place === null))
    drawSign(graphics, { x: box.left + box.width / 2, y: box.top - sign.above }, labels);
  for (const { place } of remarks) {
    if (!place) continue;
    const { x, y } = viewport.toPage(place);
    drawSign(graphics, { x: x + sign.aside.x, y: y + sign.aside.y }, labels);
  }
}

/** Draws a warning sign: a triangle with an exclamation mark. */
function drawSign(graphics: Phaser.GameObjects.Graphics, { x, y }: Point, labels: LabelBoard): void {
  labels.addObstacle(boxAbout({ x, y }, sign.half));
  const { half, height } = sign;
  const top = y - height / 2;
  graphics
    .fillStyle(palette.erratum, 1)
    .fillTriangle(x, top, x + half, top + height, x - half, top + height)
    .fillStyle(palette.noteBack, 1)
    .fillRect(x - 1, top + 5, 2, 6)
    .fillRect(x - 1, top + 12, 2, 2);
}

/** Shortest real time between two changes of a callout's text. s */
const refreshEvery = 0.6;

/** One line with the text of a callout (remark with a warning sign) about a body. */
interface Line {
  readonly number: number;
  readonly words: string;
}

interface CalloutLine {
  words: string;
  /** Real time at which the callout's text was last changed. s */
  written: number;
  /** Real time at which the callout's line appeared. s */
  readonly since: number;
}

export class CalloutLines {
  readonly #known = new Map<number, CalloutLine>();

  /**
   * Updates the texts of the callouts (remarks) about one body.
   * @param seen current callouts about the body
   * @param clock real time, s
   * @param most largest number of lines to return
   * @param still whether simulated time is stopped; if so, texts change without delay
   * @returns the latest lines, in the order in which they appeared
   */
  update(
    seen: readonly Callout[],
    clock: number,
    { most, still }: { readonly most: number; readonly still: boolean },
  ): readonly Line[] {
    for (const number of [...this.#known.keys()])
      if (!seen.some((one) => one.number === number)) this.#known.delete(number);
    for (const { number, text } of seen) {
      const known = this.#known.get(number);
      if (!known) this.#known.set(number, { words: text, written: clock, since: clock });
      else if (still || clock - known.written >= refreshEvery)
        Object.assign(known, { words: text, written: clock });
    }
    return [...this.#known]
      .toSorted(([, a], [, b]) => a.since - b.since)
      .slice(-most)
      .map(([number, { words }]) => ({ number, words }));
  }
}
