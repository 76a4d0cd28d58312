// Callouts: remarks of systems about bodies, with their numbers in the notes, while what they describe can be seen.

import type Phaser from 'phaser';
import { clamp } from '../../control/clamp';
import type { Entity } from '../../simulation/entity-kinds';
import { type Remark, remarksOn } from '../../simulation/system';
import { palette } from '../../view/palette';
import { centreOf } from '../bodies/hull-art';
import {
  type Box,
  besideBody,
  boxAbout,
  freeBox,
  movedInside,
  type Shown,
  sharedArea,
} from '../draw/page-box';
import { TextPool } from '../draw/text-pool';
import { Visuals } from '../draw/visuals';
import type { Frame, Layer } from '../layer';
import { CalloutLines } from './callout-lines';

/** Largest number of bodies with callouts; with more there are none, because the picture would be crowded. */
const mostWatched = 2;

/** Sizes of a note: radius of its badges, padding, gaps, width at which its lines break, and margin to the page's edge. CSS pixels */
const note = { badge: 8, pad: 7, gap: 6, wrap: 300, margin: 8 };

/** Below this free width (CSS pixels) notes are narrower, and fewer lines have words. */
const narrow = { below: 560, wrap: 190, lines: 2 };

/** A body's name: how far below the body it is (m), and its size (CSS pixels). */
const name = { below: 6.5, width: 110, height: 32 };

/** The square that a body turns in: half its side, which covers hull and flame (m), and a margin (CSS pixels). */
const turning = { half: 5.2, air: 6 };

/** Offset of a badge from the place that it refers to, so that it does not cover a waypoint's number. CSS pixels */
const besidePlace = { x: 15, y: -15 };

/** How many places have words beside their badge, the newest ones, and the width at which lines break (CSS pixels). */
const placed = { most: 2, mostIfNarrow: 1, wrap: 115 };

/** How bad it is to cover a body; a name or another note counts 1. */
const bodyWeight = 5;

/** The note of a body: its lines, and its corner of the body. */
interface Note {
  readonly lines: CalloutLines;
  corner: number | null;
}

export class CalloutLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #numbers: TextPool;
  readonly #words: TextPool;
  readonly #notes = new Visuals<Note>(() => {});

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
    this.#numbers = new TextPool(scene, parent, { family: 'bold', fontSize: 11 });
    this.#words = new TextPool(scene, parent, { family: 'plain', fontSize: 11 });
  }

  draw(frame: Frame): void {
    const { session, view, viewport, poses } = frame;
    this.#graphics.clear();
    this.#numbers.clear();
    this.#words.clear();
    this.#notes.sweep(poses);
    const { systems } = session.simulation;
    const watched = session.entities.flatMap((entity) => {
      const remarks = remarksOn(systems, entity);
      return remarks ? [{ entity, remarks }] : [];
    });
    if (!view.shown.remarks || watched.length > mostWatched) return;
    const half = turning.half * viewport.zoom + turning.air;
    const bodies = [...poses].map(([entity, pose]) =>
      boxAbout(viewport.toPage(centreOf(entity, pose)), half),
    );
    const taken: Shown[] = bodies.map((box) => ({ box, weight: bodyWeight }));
    for (const [entity, pose] of poses) {
      if (!session.givenName(entity)) continue;
      taken.push({ box: nameOf(viewport.toPage(pose), viewport.zoom), weight: 1 });
    }
    for (const { entity, remarks } of watched) {
      const body = bodies[session.entities.indexOf(entity)];
      const box = this.#drawNote(entity, remarks, body, taken, frame);
      if (box) taken.push({ box, weight: 1 });
    }
    for (const { remarks } of watched) {
      this.#drawPlaces(
        remarks.filter(({ place }) => place),
        taken,
        frame,
      );
    }
  }

  /** Draws the note of one body at the corner where it covers least. Returns its box; null when it has no lines. */
  #drawNote(
    entity: Entity,
    seen: readonly Remark[],
    body: Box,
    taken: readonly Shown[],
    { session, viewport, clock }: Frame,
  ): Box | null {
    const own = this.#notes.of(entity, () => ({ lines: new CalloutLines(), corner: null }));
    const onBody = seen.filter(({ place }) => place === null);
    const free = freeBox(viewport, note.margin);
    const cramped = free.width < narrow.below;
    const most = cramped ? narrow.lines : Infinity;
    const { lines, bare } = own.lines.update(onBody, clock, { most, still: session.playback.paused });
    if (lines.length === 0) return null;
    const wrap = cramped ? narrow.wrap : note.wrap;
    const written = lines.map(({ number, words }) => {
      return { number, text: this.#words.write(words, 0, 0, { colour: palette.label, wrap }) };
    });
    const left = 2 * note.badge + note.gap + note.pad;
    const rows = written.map(({ text }) => Math.max(2 * note.badge, text.height) + note.gap / 2);
    const bareRow = bare.length > 0 ? 2 * note.badge + note.gap / 2 : 0;
    const size = {
      width:
        Math.max(...written.map(({ text }) => text.width + left), bare.length * (2 * note.badge + note.gap)) +
        note.pad,
      height: rows.reduce((sum, row) => sum + row, bareRow) + 2 * note.pad - note.gap / 2,
    };
    const { corner, box } = besideBody(size, body, { free, avoid: taken, before: own.corner });
    own.corner = corner;
    this.#drawBack(box, body);
    let y = box.y + note.pad;
    written.forEach(({ number, text }, n) => {
      this.#drawBadge(number, box.x + note.pad + note.badge, y + note.badge);
      text.setPosition(Math.round(box.x + left), Math.round(y + (text.height < 2 * note.badge ? 1 : 0)));
      y += rows[n];
    });
    bare.forEach((number, n) => {
      const x = box.x + note.pad + note.badge + n * (2 * note.badge + note.gap);
      this.#drawBadge(number, x, y + note.badge);
    });
    return box;
  }

  /** A dark background, and a thin line from it to the body. */
  #drawBack(box: Box, body: Box): void {
    const graphics = this.#graphics;
    const middle = { x: body.x + body.width / 2, y: body.y + body.height / 2 };
    const nearest = {
      x: clamp(middle.x, box.x, box.x + box.width),
      y: clamp(middle.y, box.y, box.y + box.height),
    };
    graphics.lineStyle(1, palette.erratum, 0.55);
    graphics.lineBetween(nearest.x, nearest.y, middle.x, middle.y);
    graphics.fillStyle(palette.noteBack, 0.82).fillRect(box.x, box.y, box.width, box.height);
    graphics.strokeRect(box.x, box.y, box.width, box.height);
  }

  /** Remarks about places, such as skipped waypoints: a badge at each, and words beside the newest where there is room. */
  #drawPlaces(seen: readonly Remark[], taken: Shown[], { viewport }: Frame): void {
    const free = freeBox(viewport, note.margin);
    const most = free.width < narrow.below ? placed.mostIfNarrow : placed.most;
    seen.forEach(({ number, text, place }, n) => {
      if (!place) return;
      const at = viewport.toPage(place);
      const x = at.x + besidePlace.x;
      const y = at.y + besidePlace.y;
      this.#drawBadge(number, x, y);
      if (n < seen.length - most) return;
      const words = this.#words.write(text, 0, 0, { colour: palette.erratum, wrap: placed.wrap });
      const beside = note.badge + note.gap;
      const right = x + beside + words.width <= free.x + free.width;
      const box = {
        x: right ? x + beside : x - 2 * besidePlace.x - beside - words.width,
        y: y - words.height / 2,
        width: words.width,
        height: words.height,
      };
      const fits = movedInside(box, free);
      const clear = fits.x === box.x && fits.y === box.y && taken.every((one) => !sharedArea(one.box, box));
      words.setPosition(Math.round(box.x), Math.round(box.y)).setVisible(clear);
      if (clear) taken.push({ box, weight: 1 });
    });
  }

  #drawBadge(number: number, x: number, y: number): void {
    this.#graphics.fillStyle(palette.erratum, 1).fillCircle(x, y, note.badge);
    this.#numbers.write(String(number), x, y, { colour: palette.noteBack, origin: [0.5, 0.5] });
  }
}

function nameOf({ x, y }: { x: number; y: number }, zoom: number): Box {
  return { x: x - name.width / 2, y: y + name.below * zoom, width: name.width, height: name.height };
}
