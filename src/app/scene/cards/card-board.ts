// Places bodies on cards, wherever they are in the world, and all at one zoom. Independent of Phaser.

import { pageOrderOf } from '../../../lab/answers/answers';
import { clamp } from '../../../laws/control/clamp';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Session } from '../../session/session';
import type { PageBox } from '../../view/box';
import { offsetOf, overFoot } from '../../view/grid';
import { smallField } from '../../view/steps';
import type { CardStripBoxes, Viewport } from '../../view/viewport';
import { centreOf, type DrawnBody } from '../bodies/drawn-body';
import {
  type CardBoxes,
  layOutCards,
  layOutScaled,
  layOutTable,
  movedCard,
  movedHead,
  type ScaledLayout,
} from './card-layout';
import { cardPagesOf, layOutTablePages, othersWidth, type PagedCard } from './card-pages';

/** Distances from a body's centre of mass to its nose: in the world, and as drawn on a dial (circle on a card). */
const nose = {
  /** Distance of the nose from the centre of mass, for a body of size 1. m */
  reach: 4.05,
  /** Distance from a dial's centre to the nose of the largest body. Fraction of the dial's radius */
  at: 0.51,
  /** Distance from a dial's centre to the nose of a large body (size above 1). Fraction of the dial's radius */
  atMost: 0.68,
};

/** Margins between the cards as a whole and the edges of their area. CSS pixels */
const margin = { left: 24, top: 18, right: 16, bottom: 12 };

/** Margins between the cards and the edges of a narrow area. CSS pixels */
const smallMargin = { left: 12, top: 8, right: 12, bottom: 6 };

/** Window size at which texts on cards have their usual size, and limits for their growth in larger windows. */
const usual = {
  /** Width of a window in which texts have their usual size. CSS pixels */
  width: 1440,
  /** Height of a window in which texts have their usual size. CSS pixels */
  height: 900,
  /** Ratio of the window's size to the usual size, above which texts on cards grow. */
  before: 1.2,
  /** Largest factor by which texts on cards grow in large windows. */
  most: 4 / 3,
};

/** Returns the factor by which texts on cards are larger than usual. It grows with the window's size. */
function typeScale({ width, height }: Pick<Viewport, 'width' | 'height'>): number {
  return clamp(Math.min(width / usual.width, height / usual.height) / usual.before, 1, usual.most);
}

export interface BodyCard extends PagedCard {
  readonly entity: Entity;
  readonly card: CardBoxes;
}

/** The cards (one per body) that are drawn in a frame. */
export interface CardBoard extends Pick<ScaledLayout, 'heads' | 'scale'> {
  /** The bodies whose cards are visible, in the order of the cards. */
  readonly shown: readonly BodyCard[];
  /** Radius of the smallest dial (the circle on a card). CSS pixels */
  readonly dial: number;
  /** The strip in which the cards scroll sideways; null if all cards fit on the page. */
  readonly strip: CardStripBoxes | null;
}

/** The layout of all cards (panels, one per body) of a scene, on one or more pages. */
interface LaidCards extends Pick<ScaledLayout, 'scale' | 'heads'> {
  readonly from: readonly unknown[];
  readonly cards: readonly BodyCard[];
  readonly strip: CardStripBoxes | null;
}

let laid: LaidCards | null = null;

/** Last layout of all cards, its scroll position, and the visible cards; null before the first layout. */
let last: { readonly laid: LaidCards; readonly scrolled: number; readonly board: CardBoard } | null = null;

/**
 * Returns the visible cards (panels, one per body); null in a scene without cards.
 * @param textScale text size, as a multiple of the usual size
 */
export function cardsOf(session: Session, viewport: Viewport, textScale: number): CardBoard | null {
  if (!session.scenario.cards || session.entities.length === 0) return null;
  const all = layOut(session, viewport, textScale);
  const { strip, heads, scale } = all;
  const right = strip ? offsetOf(strip, 0, viewport.scrolled) : 0;
  if (last?.laid === all && last.scrolled === right) return last.board;
  const { left, width } = viewport.freeBox;
  const shown = all.cards
    .map((one) => (right === 0 ? one : { ...one, card: movedCard(one.card, right) }))
    .filter(({ card: { box } }) => box.left < left + width && box.left + box.width > left);
  const dial = Math.min(...shown.map(({ card }) => card.dial.radius));
  const board = { scale, heads: heads.map((head) => movedHead(head, right)), shown, dial, strip };
  last = { laid: all, scrolled: right, board };
  return board;
}

/**
 * Lays out all cards. Returns the last layout if no input has changed.
 * @param textScale text size, as a multiple of the usual size
 */
function layOut(session: Session, viewport: Viewport, textScale: number): LaidCards {
  const { scenario, entities } = session;
  const { width, height, freeBox } = viewport;
  const from = [scenario.cards, textScale, width, height, ...Object.values(freeBox), ...entities];
  if (laid?.from.length === from.length && from.every((value, n) => value === laid?.from[n])) return laid;
  const table = scenario.cards?.table;
  const fills = table && table.columns.length * table.rows.length === entities.length ? table : null;
  const area = inset(freeBox);
  const pages = cardPagesOf(area, entities.length, fills);
  const isStrip = pages.length > 1;
  const aside = pages[0].cards[0].others.length > 0 ? othersWidth : 0;
  const counts = pages.map(({ cards }) => cards.length);
  const layout = layOutScaled(
    isStrip ? overFoot(area) : area,
    textScale * typeScale(viewport),
    (free, most) => {
      if (!fills) return layOutCards(free, counts, { most });
      return isStrip ? layOutTablePages(free, pages, { most, aside }) : layOutTable(free, fills, most);
    },
  );
  const order = isStrip && !fills ? pageOrderOf(session.simulation) : null;
  const indexIn = (place: number) => order?.[place] ?? place;
  const paged = pages.flatMap(({ cards }, page) =>
    cards.map((card) => ({ ...card, index: indexIn(card.index), page })),
  );
  const cards = paged.map(({ page, ...one }, n) => ({
    ...one,
    entity: entities[one.index],
    card: movedCard(layout.cards[n], page * freeBox.width),
  }));
  const heads = layout.heads.map((head, n) => (isStrip ? movedHead(head, n * freeBox.width) : head));
  const strip = isStrip
    ? {
        box: freeBox,
        pages: pages.map(({ cards }) => cards.map(({ index }) => indexIn(index))),
        cards: cards.map(({ entity, card: { box } }) => ({ entity, name: session.labelOf(entity), box })),
      }
    : null;
  laid = { from, scale: layout.scale, heads, cards, strip };
  return laid;
}

/** Returns the scale at which bodies are drawn on cards. CSS pixels per metre */
export function zoomOf({ shown, dial }: CardBoard): number {
  const size = Math.max(...shown.map(({ entity }) => entity.build.size));
  const at = size > 1 ? nose.atMost : nose.at;
  return (at * dial) / (nose.reach * size);
}

/**
 * Moves the drawing of each body with a visible card to the middle of the card's dial (circle). Returns the drawing
 * data of these bodies.
 */
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
  const by = width < smallField.width ? smallMargin : margin;
  return {
    left: left + by.left,
    top: top + by.top,
    width: width - by.left - by.right,
    height: height - by.top - by.bottom,
  };
}
