// The pointer on cards: a press chooses the body of a card, or shoves it. Free of Phaser.
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Session } from '../../session/session';
import type { ViewState } from '../../view/view-state';
import type { Viewport } from '../../view/viewport';
import type { Hand, Touch } from '../input/hand';
import { applyShove, holdAt } from '../input/shove';
import type { CardBoard } from './card-board';

/** How far a pointer moves before its press becomes a shove. CSS pixels */
const shoveAfter = 6;

/** A shove that has begun. */
interface Begun {
  readonly entity: Entity;
  readonly grip: Point;
  readonly from: Touch;
}

/** Handles pointers while bodies are on cards. There is no world to pan, no target to drag and no path to draw. */
export class CardHand {
  /** The cards of the last frame; null for a picture of the world. */
  board: CardBoard | null = null;
  readonly #session: Session;
  readonly #view: ViewState;
  readonly #viewport: Viewport;
  readonly #hand: Hand;
  #begun: Begun | null = null;

  /** @param hand state of the gesture, which the layers read */
  constructor(session: Session, view: ViewState, viewport: Viewport, hand: Hand) {
    this.#session = session;
    this.#view = view;
    this.#viewport = viewport;
    this.#hand = hand;
  }

  press(touch: Touch): void {
    const on = this.#cardAt(touch);
    if (!on) return;
    const { entity, card } = on;
    if (this.#view.tool !== 'shove') {
      this.#view.set('focus', entity);
      return;
    }
    // The place on the body, as if it were where it is in the world.
    const { x, y } = entity.body.getWorldCenter();
    const { zoom } = this.#viewport;
    const place = { x: x + (touch.x - card.dial.x) / zoom, y: y + (touch.y - card.dial.y) / zoom };
    this.#begun = { entity, grip: holdAt(entity, place), from: touch };
  }

  move(touch: Touch): void {
    const begun = this.#begun;
    if (!begun) return;
    const { from, entity, grip } = begun;
    if (!this.#hand.shove && Math.hypot(touch.x - from.x, touch.y - from.y) < shoveAfter) return;
    const { zoom } = this.#viewport;
    this.#hand.shove = {
      entity,
      grip,
      drag: { x: (touch.x - from.x) / zoom, y: (touch.y - from.y) / zoom },
    };
  }

  release(): void {
    const { shove } = this.#hand;
    this.cancel();
    if (shove) applyShove(this.#session, shove);
  }

  /** Whether it takes the pointers: bodies are on cards. */
  get takes(): boolean {
    return this.board !== null;
  }

  /** The pointer was lost: nothing is shoved. */
  cancel(): void {
    this.#begun = null;
    this.#hand.shove = null;
  }

  /** The cursor to show over a place. */
  cursorAt(page: Point): string {
    if (!this.#cardAt(page)) return 'default';
    return this.#view.tool === 'shove' ? 'grab' : 'pointer';
  }

  #cardAt({ x, y }: Point) {
    return (
      this.board?.shown.find(
        ({ card: { box } }) =>
          x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height,
      ) ?? null
    );
  }
}
