// Bodies on cards: each is drawn on its card, wherever it is in the world, and all at one zoom. Free of Phaser.
import { clamp } from '../../control/clamp';
import type { Session } from '../../session/session';
import type { Entity } from '../../simulation/entity-kinds';
import type { PageBox, Viewport } from '../../view/viewport';
import { centreOf, type DrawnBody } from '../bodies/drawn-body';
import { type Card, layOutCards, layOutScaled, layOutTable, type ScaledLayout } from './card-layout';

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

/** The cards of a frame. */
export interface CardBoard extends ScaledLayout {
  /** The bodies that have a card, in the order of the cards. */
  readonly shown: readonly { readonly entity: Entity; readonly card: Card }[];
}

/** The cards found last, and what they were found from. */
let last: { readonly from: readonly unknown[]; readonly board: CardBoard } | null = null;

/** The cards of a session's scenario in the free part of the page, the same while nothing of these changes; null for a picture of the world. @param textScale how large texts are, over the usual size */
export function cardsOf(
  { scenario, entities }: Session,
  viewport: Viewport,
  textScale: number,
): CardBoard | null {
  const { cards } = scenario;
  const free = viewport.freeBox;
  if (!cards || entities.length === 0) return null;
  const from = [
    cards,
    textScale,
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
  const fills = table && table.columns.length * table.rows.length === entities.length;
  const layout = layOutScaled(inset(free), textScale * typeScale(viewport), (area, most) =>
    fills ? layOutTable(area, table) : layOutCards(area, entities.length, most),
  );
  const shown = entities
    .slice(0, layout.cards.length)
    .map((entity, n) => ({ entity, card: layout.cards[n] }));
  last = { from, board: { ...layout, shown } };
  return last.board;
}

/** The zoom at which the largest body is as large as it may be on its dial. CSS pixels per metre */
export function zoomOf({ shown }: CardBoard): number {
  const radius = Math.min(...shown.map(({ card }) => card.dial.radius));
  const size = Math.max(...shown.map(({ entity }) => entity.build.size));
  const at = size > 1 ? nose.atMost : nose.at;
  return (at * radius) / (nose.reach * size);
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
