// Presses on cards: a click selects a card's body, a drag shoves the body. Independent of Phaser.
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Session } from '../../session/session';
import type { ViewState } from '../../view/view-state';
import type { Viewport } from '../../view/viewport';
import { bodyReach, grabRadius, type Hand, type PressedPointer } from '../input/hand';
import { applyShove, holdAt } from '../input/shove';
import type { CardBoard } from './card-board';

/** Distance that the pointer must move before a press becomes a shove of the body. CSS pixels */
const shoveAfter = 6;

/** A press of the pointer on a card. */
interface Press {
  readonly entity: Entity;
  readonly from: PressedPointer;
  /** Pressed point of the body, in the body's coordinates, m. Null if the press is beside the body. */
  readonly grip: Point | null;
}

/** Handles the pointer in scenes with cards: a click selects a card's body, a drag shoves the body. */
export class CardHand {
  /** Cards (panels, one per body) of the most recent frame; null in a scene without cards. */
  board: CardBoard | null = null;
  readonly #session: Session;
  readonly #view: ViewState;
  readonly #viewport: Viewport;
  readonly #hand: Hand;
  #pressed: Press | null = null;

  /**
   * Creates the pointer handler for the cards of a session.
   * @param hand state of the pointer, which the drawing layers read
   */
  constructor(session: Session, view: ViewState, viewport: Viewport, hand: Hand) {
    this.#session = session;
    this.#view = view;
    this.#viewport = viewport;
    this.#hand = hand;
  }

  press(touch: PressedPointer): void {
    const on = this.#cardAt(touch);
    if (!on) return;
    const { entity, card } = on;
    // The matching place on the body in the world.
    const { x, y } = entity.body.getWorldCenter();
    const { zoom } = this.#viewport;
    const place = { x: x + (touch.x - card.dial.x) / zoom, y: y + (touch.y - card.dial.y) / zoom };
    const grip = this.#isOnBody(touch, on) ? holdAt(entity, place) : null;
    this.#pressed = { entity, grip, from: touch };
  }

  move(touch: PressedPointer): void {
    if (!this.#pressed?.grip) return;
    const { from, entity, grip } = this.#pressed;
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
    const pressed = this.#pressed;
    this.cancel();
    if (shove) applyShove(this.#session, shove);
    else if (pressed) this.#view.set('focus', pressed.entity);
  }

  /** Whether this class handles pointer events now. True while bodies are shown on cards. */
  get takes(): boolean {
    return this.board !== null;
  }

  cancel(): void {
    this.#pressed = null;
    this.#hand.shove = null;
  }

  /** Returns the CSS cursor for a place on the page. */
  cursorAt(page: Point): string {
    if (this.#hand.shove) return 'grabbing';
    const on = this.#cardAt(page);
    if (!on) return 'default';
    return this.#isOnBody(page, on) ? 'grab' : 'pointer';
  }

  #isOnBody({ x, y }: Point, { entity, card: { dial } }: CardBoard['shown'][number]): boolean {
    const reach = Math.max(grabRadius.mouse, bodyReach * entity.build.size * this.#viewport.zoom);
    return Math.hypot(x - dial.x, y - dial.y) <= reach;
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
