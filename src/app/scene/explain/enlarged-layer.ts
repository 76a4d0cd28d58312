// How much larger than they collide hulls are drawn, as a note in the lower right corner of the field.
import { palette } from '../../view/palette';
import { importance } from '../labels/label-board';
import { layerOf } from '../layer';

/** A smaller enlargement is not worth a note. */
const least = 1.05;

export const enlargedLayer = layerOf(
  () => null,
  (_, { bodies, labels, cards, mode }) => {
    // A game has its own scale.
    if (mode.hides.includes('explanations')) return;
    const all = Array.from(bodies.values(), ({ enlargement }) => enlargement);
    const most = Math.max(...all);
    if (most < least) return;
    const few = all.some((enlargement) => most - enlargement > least - 1);
    // Cards are not to the scale of the world, but each to that of the others.
    if (cards && !few) return;
    const { left, top, width, height } = labels.free;
    labels.place({
      id: 'enlarged',
      text: `${few ? 'small ones drawn up to' : 'drawn'} ${Number(most.toFixed(1))} ×`,
      at: { x: left + width, y: top + height },
      sides: ['above left'],
      gap: 4,
      priority: importance.scale,
      patience: 0.4,
      colour: palette.caption,
    });
  },
);
