// A note in the lower right corner of the field: by what factor hulls are drawn enlarged.
import { palette } from '../../view/palette';
import { importance } from '../labels/label-board';
import { layerOf } from '../layer';

/** Smallest enlargement of hulls that is mentioned in a note. Factor, above 1 */
const least = 1.25;

export const enlargedLayer = layerOf(
  () => null,
  (_, { bodies, labels, cards, mode, view }) => {
    // Games have their own scales.
    if (mode.hides.includes('explanations') || !view.advises) return;
    const all = Array.from(bodies.values(), ({ enlargement }) => enlargement);
    const most = Math.max(...all);
    if (most < least) return;
    const few = all.some((enlargement) => most - enlargement > least - 1);
    // Cards are not to the scale of the world.
    if (cards) return;
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
