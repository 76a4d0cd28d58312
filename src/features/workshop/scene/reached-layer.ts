// Draws a ring round the card's dial of a body whose law reaches the scene's challenge. When the law reaches it, two
// more rings grow from there.
import { prefersReducedMotion } from '../../../app/scene/draw/reduced-motion';
import { arcPoints, strokePolyline } from '../../../app/scene/draw/strokes';
import { drawingLayer } from '../../../app/scene/layer';
import { palette } from '../../../app/view/palette';
import { challengeOn } from '../../../lab/ladder/on-field';
import { reached } from '../state/reached';

/**
 * Ring round a body's dial that shows a fulfilled challenge. `gap`: distance from the dial. `width`: line width. CSS
 * pixels
 */
const ring = { gap: 4, width: 2.5 };

/**
 * Rings that grow round a dial when a law fulfils the challenge. `delayMs`: delay between rings. `ms`: duration.
 * `growth`: added radius, CSS pixels.
 */
const waves = { count: 2, delayMs: 220, ms: 900, growth: 26 };

export const reachedLayer = drawingLayer((graphics, { session, cards }) => {
  if (!reached.isReached || !cards || challengeOn(session.scenario) === null) return;
  const own = cards.shown.find(({ entity }) => entity.controller.kind === 'own');
  if (!own) return;
  const { dial } = own.card;
  const radius = dial.radius + ring.gap;
  graphics.lineStyle(ring.width, palette.character, 1);
  strokePolyline(graphics, arcPoints(dial, radius), true);
  if (prefersReducedMotion()) return;
  for (let n = 0; n < waves.count; n++) {
    const share = (performance.now() - reached.sinceMs - n * waves.delayMs) / waves.ms;
    if (share <= 0 || share >= 1) continue;
    graphics.lineStyle(ring.width, palette.character, 1 - share);
    strokePolyline(graphics, arcPoints(dial, radius + share * waves.growth), true);
  }
});
