// Cards for a person who wants larger texts: laid out as on a smaller page and then magnified, so that nothing meets. Free of Phaser.
import type { PageBox } from '../../view/picture-boxes';
import type { Card, CardLayout, TextSpot } from './card-layout';

/** Smallest radius of a dial whose texts are magnified. CSS pixels of the smaller page */
const leastRadius = 14;

/** By how much less texts grow where the whole would leave too little of a dial: tried one after the other. */
const shares = [1, 0.8, 0.6, 0.4, 0.2];

/** Cards and heads, and by how much they are magnified. */
export interface ScaledLayout extends CardLayout {
  readonly scale: number;
}

/** Lays out cards whose texts are larger, as much as their dials allow. @param layOut lays them out in a free area @param textScale what a person wants, over the usual size */
export function layOutScaled(
  free: PageBox,
  textScale: number,
  layOut: (free: PageBox) => CardLayout,
): ScaledLayout {
  const usual = layOut(free);
  if (textScale === 1) return { ...usual, scale: 1 };
  for (const share of shares) {
    const scale = 1 + (textScale - 1) * share;
    const small = layOut(magnified(free, 1 / scale));
    if (isLegible(small, usual)) return { ...magnifiedLayout(small, scale), scale };
  }
  return { ...usual, scale: 1 };
}

/** Whether dials are large enough, and every card says what it does at the usual size. */
function isLegible({ cards }: CardLayout, usual: CardLayout): boolean {
  return cards.every(({ dial, verdict, brief, fits, box }, n) => {
    const before = usual.cards[n];
    const says = (verdict !== null || before.verdict === null) && (!brief || before.brief);
    return (
      says &&
      (fits || !before.fits) &&
      dial.radius >= leastRadius &&
      2 * dial.radius <= Math.min(box.width, box.height)
    );
  });
}

function magnified({ left, top, width, height }: PageBox, by: number): PageBox {
  return { left: left * by, top: top * by, width: width * by, height: height * by };
}

function magnifiedLayout({ cards, heads }: CardLayout, by: number): CardLayout {
  return {
    cards: cards.map((card): Card => {
      const { x, y, radius } = card.dial;
      return {
        ...card,
        box: magnified(card.box, by),
        dial: { x: x * by, y: y * by, radius: radius * by },
        name: card.name && magnifiedSpot(card.name, by),
        verdict: card.verdict && magnifiedSpot(card.verdict, by),
        curve: card.curve && magnified(card.curve, by),
        type: card.type * by,
      };
    }),
    heads: heads.map((head) => ({ ...head, ...magnifiedSpot(head, by) })),
  };
}

function magnifiedSpot({ x, y, width, align }: TextSpot, by: number): TextSpot {
  return { x: x * by, y: y * by, width: width * by, align };
}
