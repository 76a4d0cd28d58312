// Bodies on cards: each is drawn on its card, wherever it is in the world, and all at one zoom. Free of Phaser.
import { clamp } from '../../../laws/control/clamp';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Session } from '../../session/session';
import type { CardParts, PageBox, Viewport } from '../../view/viewport';
import { centreOf, type DrawnBody } from '../bodies/drawn-body';
import { type Card, layOutCards, layOutScaled, layOutTable, type ScaledLayout } from './card-layout';
import { type CardPage, cardPagesOf, othersWidth, type PagedCard, underChooser } from './card-pages';

/** How far a nose of size 1 is from its body's centre of mass (m), and where it is on the dial, over the radius: usually, and where the largest is larger than usual. */
const nose = { reach: 4.05, at: 0.51, atMost: 0.68 };

/** Distance of the cards from the edges of the free area. CSS pixels */
const margin = { left: 24, top: 18, right: 16, bottom: 12 };

/** The same on a narrow page. CSS pixels */
const narrow = { below: 700, margin: { left: 12, top: 8, right: 12, bottom: 6 } };

/** The usual window, by how much a larger one is before texts on cards grow with it, and by how much they do at most. CSS pixels; factors */
const usual = { width: 1440, height: 900, before: 1.2, most: 4 / 3 };

/** How large texts on cards are in a window, over their size in the usual one. */
function typeScale({ width, height }: Pick<Viewport, 'width' | 'height'>): number {
  return clamp(Math.min(width / usual.width, height / usual.height) / usual.before, 1, usual.most);
}

/** A body and its card. */
export interface ShownCard extends PagedCard {
  readonly entity: Entity;
  readonly card: Card;
}

/** The cards of a frame. */
export interface CardBoard extends ScaledLayout {
  /** The bodies that have a card now, in the order of the cards. */
  readonly shown: readonly ShownCard[];
  /** Radius of the smallest dial. CSS pixels */
  readonly dial: number;
  /** The parts in which they are shown; null where all have room. */
  readonly parts: CardParts | null;
}

/** The cards found last, and what they were found from. */
let last: { readonly from: readonly unknown[]; readonly board: CardBoard } | null = null;

/** The cards of a session's scenario in the free part of the page, the same while nothing of these changes; null for a picture of the world. @param textScale how large texts are, over the usual size @param chosen which part of them is looked at where not all have room */
export function cardsOf(
  { scenario, entities }: Session,
  viewport: Viewport,
  textScale: number,
  chosen: number,
): CardBoard | null {
  const { cards } = scenario;
  const free = viewport.freeBox;
  if (!cards || entities.length === 0) return null;
  const from = [
    cards,
    textScale,
    chosen,
    viewport.width,
    viewport.height,
    free.left,
    free.top,
    free.width,
    free.height,
    ...entities,
  ];
  if (last?.from.length === from.length && from.every((value, n) => value === last?.from[n]))
    return last.board;
  const { table } = cards;
  const fills = table && table.columns.length * table.rows.length === entities.length ? table : null;
  const area = inset(free);
  const pages = cardPagesOf(area, entities.length, fills);
  const page = Math.min(chosen, pages.length - 1);
  const { cards: paged } = pages[page];
  const isPart = pages.length > 1;
  const aside = paged[0].others.length > 0 ? othersWidth : 0;
  const layout = layOutScaled(
    isPart ? underChooser(area) : area,
    textScale * typeScale(viewport),
    (area, most) =>
      fills && !isPart ? layOutTable(area, fills, most) : layOutCards(area, paged.length, most, aside),
  );
  const shown = paged.map((one, n) => ({ ...one, entity: entities[one.index], card: layout.cards[n] }));
  const parts = isPart ? { parts: pages.map(partOf), at: page } : null;
  const dial = Math.min(...shown.map(({ card }) => card.dial.radius));
  last = { from, board: { ...layout, shown, dial, parts } };
  return last.board;
}

function partOf({ label, cards }: CardPage): CardParts['parts'][number] {
  return { label, bodies: cards.map(({ index }) => index) };
}

/** The zoom at which the largest body is as large as it may be on its dial. CSS pixels per metre */
export function zoomOf({ shown, dial }: CardBoard): number {
  const size = Math.max(...shown.map(({ entity }) => entity.build.size));
  const at = size > 1 ? nose.atMost : nose.at;
  return (at * dial) / (nose.reach * size);
}

/** The bodies that have a card, each put with its centre of mass in the middle of its dial. */
export function ontoCards(
  { shown }: CardBoard,
  bodies: ReadonlyMap<Entity, DrawnBody>,
  viewport: Viewport,
): Map<Entity, DrawnBody> {
  const drawn = new Map<Entity, DrawnBody>();
  for (const { entity, card } of shown) {
    const body = bodies.get(entity);
    if (!body) continue;
    const { angle } = body;
    const middle = viewport.toWorld(card.dial);
    const centre = centreOf(entity, { x: 0, y: 0, angle });
    drawn.set(entity, body.pose({ x: middle.x - centre.x, y: middle.y - centre.y, angle }));
  }
  return drawn;
}

function inset({ left, top, width, height }: PageBox): PageBox {
  const by = width < narrow.below ? narrow.margin : margin;
  return {
    left: left + by.left,
    top: top + by.top,
    width: width - by.left - by.right,
    height: height - by.top - by.bottom,
  };
}
