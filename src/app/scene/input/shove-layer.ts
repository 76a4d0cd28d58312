// The shove that is being drawn: an arrow from the grabbed point, and the change of velocity that it will cause.
import { palette } from '../../view/palette';
import { strokeArrow } from '../draw/strokes';
import { importance } from '../labels/label-board';
import { drawingLayer } from '../layer';
import { effectOf, mostShove } from './shove';

/** Radius of the dot at the point where a body is grabbed. CSS pixels */
const handle = 4;

export const shoveLayer = drawingLayer((graphics, { bodies, viewport, labels, hand: { shove } }) => {
  const body = shove && bodies.get(shove.entity);
  if (!body) return;
  const { grip } = shove;
  const { change } = effectOf(shove);
  const [cos, sin] = [Math.cos(body.angle), Math.sin(body.angle)];
  const held = { x: body.x + cos * grip.x - sin * grip.y, y: body.y + sin * grip.x + cos * grip.y };
  const from = viewport.toPage(held);
  // An arrow of 1 m means 1 m/s, like a drag of 1 m.
  const to = viewport.toPage({ x: held.x + change.x, y: held.y + change.y });
  graphics.fillStyle(palette.shove, 0.9).fillCircle(from.x, from.y, handle);
  graphics.lineStyle(3, palette.shove, 0.9);
  strokeArrow(graphics, from, to);
  const speed = Math.hypot(change.x, change.y);
  const most = speed > 0.999 * mostShove.speed ? ', the most' : '';
  const right = change.x < 0 ? 'left' : 'right';
  const down = change.y < 0 ? 'above' : 'below';
  labels.place({
    id: 'shove',
    text: `+${speed.toFixed(1)} m/s${most}`,
    at: to,
    sides: [right, down, right === 'left' ? 'right' : 'left', down === 'above' ? 'below' : 'above'],
    priority: importance.shove,
    colour: palette.shove,
    gap: 12,
  });
});
