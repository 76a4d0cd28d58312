// Tests of the texts that the cards request from the label board.
import type Phaser from 'phaser';
import { expect, it } from 'vitest';
import { sessionOf } from '../../session/session.fixture';
import type { LabelBoard, PinnedLabel } from '../labels/label-board';
import type { Frame } from '../layer';
import { layOutTable } from './card-layout';
import type { CardState } from './card-state';
import { writeCards } from './card-texts';

/** Contents of a card whose verdict (the result in words) needs two lines. */
const state: CardState = {
  verdict: { lead: '0.12 s', rest: 'no overshoot' },
  prediction: null,
  first: false,
  held: false,
  heldError: null,
  course: null,
  desired: null,
};

/**
 * Lays out a test card in an area of the given width. Returns the texts that the card requests. Each letter counts as 8
 * px wide.
 */
function asked(width: number): PinnedLabel[] {
  const texts: PinnedLabel[] = [];
  const widthOf = (text: string) => 8 * text.length;
  const free = { left: 0, top: 0, width, height: 500 };
  const labels = {
    free,
    widthOf,
    pin: (text: PinnedLabel) => {
      texts.push(text);
      return { left: text.at.x, top: text.at.y, width: widthOf(text.text), height: 17 };
    },
  } as Partial<LabelBoard> as LabelBoard;
  const session = sessionOf([{ kind: 'missile' }]);
  const layout = layOutTable(free, { columns: ['a'], rows: ['30 Hz'] });
  const shown = session.entities.map((entity, n) => ({
    entity,
    card: layout.cards[n],
    index: n,
    others: [],
  }));
  writeCards(
    { session, labels } as Frame,
    { ...layout, shown, strip: null, dial: 20, scale: 1 },
    [state],
    {} as Phaser.GameObjects.Graphics,
  );
  return texts;
}

it('a verdict that takes two lines has no comma, and one in a line has', () => {
  const verdict = (width: number) =>
    asked(width)
      .filter(({ id }) => /^(lead|rest)/.test(id))
      .map(({ text }) => text);
  // Each text is requested once. A second request in a frame would find the stored layout of the first one.
  expect(verdict(250)).toEqual(['0.12 s', 'no overshoot']);
  expect(verdict(600)).toEqual(['0.12 s,', 'no overshoot']);
});
