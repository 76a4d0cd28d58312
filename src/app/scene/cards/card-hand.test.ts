// Tests of presses on cards: they select a body or shove it, and never give a command.
import { describe, expect, it } from 'vitest';
import { turn90 } from '../../../lab/scenarios/lab/turn-90';
import { Session } from '../../session/session';
import { ViewState } from '../../view/view-state';
import { Viewport } from '../../view/viewport';
import { Hand } from '../input/hand';
import { cardsOf } from './card-board';
import { CardHand } from './card-hand';

function opened() {
  const session = new Session(turn90, 'test');
  const view = new ViewState();
  const viewport = new Viewport();
  viewport.resize(1440, 900, { left: 0, top: 130, right: 60, bottom: 110 });
  const hand = new Hand();
  const cards = new CardHand(session, view, viewport, hand);
  const board = cardsOf(session, viewport, 1)!;
  cards.board = board;
  const touch = (x: number, y: number) => ({ id: 1, x, y, finger: false, timeMs: 0 });
  return { session, view, viewport, cards, board, touch };
}

describe('a press on a card', () => {
  it('chooses its body, and moves no target', () => {
    const { session, view, cards, board, touch } = opened();
    const targets = session.entities.map(({ target }) => target);
    const { entity, card } = board.shown[4];
    cards.press(touch(card.dial.x, card.dial.y));
    cards.release();
    expect(view.focus).toBe(entity);
    expect(session.entities.map(({ target }) => target)).toEqual(targets);
  });

  it('shoves its body by one metre a second per dragged metre', () => {
    const { view, viewport, cards, board, touch } = opened();
    const { entity, card } = board.shown[4];
    cards.press(touch(card.dial.x, card.dial.y));
    cards.move(touch(card.dial.x + 5 * viewport.zoom, card.dial.y));
    cards.release();
    expect(entity.body.getLinearVelocity().x).toBeCloseTo(5, 6);
    expect(entity.body.getLinearVelocity().y).toBeCloseTo(0, 6);
    expect(view.focus).toBeNull();
  });

  it('selects its body and shoves nothing if the drag begins next to the body', () => {
    const { view, viewport, cards, board, touch } = opened();
    const { entity, card } = board.shown[4];
    const { left, top } = card.box;
    expect(cards.cursorAt({ x: left + 2, y: top + 2 })).toBe('pointer');
    expect(cards.cursorAt(card.dial)).toBe('grab');
    cards.press(touch(left + 2, top + 2));
    cards.move(touch(left + 2 + 5 * viewport.zoom, top + 2));
    cards.release();
    expect(entity.body.getLinearVelocity().x).toBe(0);
    expect(view.focus).toBe(entity);
  });

  it('does nothing outside of cards', () => {
    const { view, cards, touch } = opened();
    cards.press(touch(5, 5));
    expect(view.focus).toBeNull();
    expect(cards.cursorAt({ x: 5, y: 5 })).toBe('default');
  });
});
