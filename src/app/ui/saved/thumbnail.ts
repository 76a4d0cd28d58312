// Thumbnails: current pictures of the field, for the cards of saved scenes.
import type { PageBox } from '../../view/viewport';
import type { App } from '../app';

/** Size of a thumbnail in pixels, twice the size of a card, for high-resolution screens. */
const size = { width: 600, height: 280 };

const type = 'image/webp';
const quality = 0.82;

const mostFrames = 6;

/** Takes a thumbnail of the scene's picture. Resolves to null if that fails. */
export async function takeThumbnail({
  view,
  viewport,
}: Pick<App, 'view' | 'viewport'>): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  Object.assign(canvas, size);
  // A still picture is not drawn again by itself, and a drawn one can only be read within its frame.
  view.redraw();
  const { left, top, width } = clipOf(viewport.freeBox);
  const scale = size.width / width;
  for (let frame = 0; frame < mostFrames; frame++) {
    await new Promise(requestAnimationFrame);
    context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
    for (const drawn of document.querySelectorAll<HTMLCanvasElement>('#stage canvas'))
      context.drawImage(drawn, 0, 0, drawn.clientWidth, drawn.clientHeight);
    if (isDrawn(context)) return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
  }
  return null;
}

/**
 * Returns the smallest box with the shape of a thumbnail that contains a given box. Both boxes have the same centre.
 * CSS pixels
 */
export function clipOf({ left, top, width, height }: PageBox): PageBox {
  const shape = size.width / size.height;
  const wide = Math.max(width, height * shape);
  const high = wide / shape;
  return { left: left + (width - wide) / 2, top: top + (height - high) / 2, width: wide, height: high };
}

/** Whether anything was drawn on a canvas. False if all its pixels are empty. */
function isDrawn(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, size.width, size.height);
  return data.some((value) => value > 0);
}
