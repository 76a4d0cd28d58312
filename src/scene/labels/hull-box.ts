// The box of a body on the page, tight round what its picture shows.
import type Phaser from 'phaser';
import type { Point } from '../../entities/command';
import type { Entity } from '../../simulation/entity-kinds';
import type { Pose } from '../../simulation/pose';
import { artOf } from '../../view/body-art';
import type { BodyLook } from '../../view/game-presentation';
import type { PageBox } from '../../view/picture-boxes';
import type { Viewport } from '../../view/viewport';
import { mayBeSeen } from '../bodies/detail';
import { centreOf, drawnArt, solidParts } from '../bodies/hull-art';
import { boxAbout } from './box';
import { convexHull } from './convex-hull';

/** Least opacity of a pixel that belongs to the hull; fainter ones are glow. 0 to 255 */
const solid = 64;

/** Width at which a picture is looked at. Pixels */
const sampleWidth = 160;

/** The outlines of pictures, by their names: points from the centre of mass, nose along +x. m at size 1 */
const outlines = new Map<string, readonly Point[]>();

/** The box of a body drawn in a pose; null for one that is off the page. */
export function hullBox(
  textures: Phaser.Textures.TextureManager,
  entity: Entity,
  pose: Pose,
  viewport: Viewport,
  look: BodyLook | null = null,
): PageBox | null {
  const { x, y } = viewport.toPage(centreOf(entity, pose));
  if (!mayBeSeen(entity, { x, y }, viewport, look?.scale)) return null;
  const { texture } = drawnArt(textures, entity, look?.art);
  const outline = outlineIn(textures, texture);
  const scale = entity.build.size * (look?.scale ?? 1) * viewport.zoom;
  const angle = pose.angle + viewport.turn;
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  // Without an object a point: a crowd has thousands of them.
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of outline) {
    const alongX = x + cos * point.x - sin * point.y;
    const alongY = y + sin * point.x + cos * point.y;
    if (alongX < left) left = alongX;
    if (alongX > right) right = alongX;
    if (alongY < top) top = alongY;
    if (alongY > bottom) bottom = alongY;
  }
  const isOff = right <= 0 || bottom <= 0 || left >= viewport.width || top >= viewport.height;
  return isOff ? null : { left, top, width: right - left, height: bottom - top };
}

/** The outline of what is opaque in a picture: points from the centre of mass, nose along +x. m at size 1 */
export function outlineIn(textures: Phaser.Textures.TextureManager, texture: string): readonly Point[] {
  const known = outlines.get(texture);
  if (known) return known;
  const made = outlineOf(textures.get(texture));
  outlines.set(texture, made);
  return made;
}

/** What texts keep off behind the tail of a body of size 1: squares along its exhaust, and half their side. m */
const exhaust = { along: [0.7, 2.1, 3.5], half: 0.7 };

/** Boxes that cover the exhaust of a body; none for a body without thrust. */
export function exhaustBoxes(entity: Entity, pose: Pose, viewport: Viewport): PageBox[] {
  const { tail } = artOf(entity).exhaust ?? {};
  if (tail === undefined) return [];
  const { size } = entity.build;
  const { x, y } = centreOf(entity, pose);
  const [cos, sin] = [Math.cos(pose.angle), Math.sin(pose.angle)];
  return exhaust.along.map((along) => {
    const back = (tail + along) * size;
    const at = viewport.toPage({ x: x - back * cos, y: y - back * sin });
    return boxAbout(at, exhaust.half * size * viewport.zoom);
  });
}

/** The outline of the opaque part of a picture. */
function outlineOf(texture: Phaser.Textures.Texture): readonly Point[] {
  const image = texture.getSourceImage() as HTMLImageElement | HTMLCanvasElement;
  const [{ size, density, back }] = solidParts;
  const [width, height] = [size[0] / density, size[1] / density];
  const canvas = document.createElement('canvas');
  canvas.width = sampleWidth;
  canvas.height = Math.round((sampleWidth * height) / width);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser gives no 2D canvas');
  for (const { at } of solidParts)
    context.drawImage(image, at[0], at[1], size[0], size[1], 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const pixel = width / sampleWidth;
  const corners: Point[] = [];
  for (let row = 0; row < canvas.height; row++) {
    const isSolid = (column: number) => data[4 * (row * canvas.width + column) + 3] >= solid;
    const columns = Array.from({ length: canvas.width }, (_, column) => column).filter(isSolid);
    if (columns.length === 0) continue;
    for (const [column, line] of [
      [columns[0], row],
      [columns[0], row + 1],
      [columns[columns.length - 1] + 1, row],
      [columns[columns.length - 1] + 1, row + 1],
    ])
      corners.push({ x: column * pixel - back, y: line * pixel - height / 2 });
  }
  return convexHull(corners);
}
