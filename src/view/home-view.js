// The home view: where on the page a scene's course lies as large as it can, whole, with nothing over it.
import { clamp } from '../control/clamp';
/** Smallest and largest zoom. CSS pixels per metre */
export const zoomRange = { min: 1.2, max: 120 };
/** How much longer than across a page and a course must be for the course to lie on its side. */
const worthTurning = 1.25;
/** How finely the place below a title is looked for. CSS pixels */
const titleStep = 8;
/** Least size of the free part. CSS pixels */
const leastFree = 50;
/** Size of the part of the page that nothing covers. CSS pixels. */
export function freeOf({ width, height, insets }) {
  return {
    width: Math.max(leastFree, width - insets.left - insets.right),
    height: Math.max(leastFree, height - insets.top - insets.bottom),
  };
}
/** The middle of the free part of the page. CSS pixels. */
export function middleOf({ width, height, insets: { left, top, right, bottom } }) {
  return { x: (left + width - right) / 2, y: (top + height - bottom) / 2 };
}
/** A vector of the world as it lies on the page, and the way back, at 1 CSS pixel per metre. */
export function ontoPage({ x, y }, turn) {
  const { cos, sin } = axesOf(turn);
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
export function ontoWorld({ x, y }, turn) {
  const { cos, sin } = axesOf(turn);
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}
/** A quarter turn. rad */
export const quarter = Math.PI / 2;
/** Cosine and sine of a turn; exact for none and for a quarter, so that lines along the axes stay on whole pixels. */
export function axesOf(turn) {
  if (turn === 0) return { cos: 1, sin: 0 };
  if (turn === quarter) return { cos: 0, sin: 1 };
  return { cos: Math.cos(turn), sin: Math.sin(turn) };
}
export function clampZoom(zoom) {
  return clamp(zoom, zoomRange.min, zoomRange.max);
}
/** The look at a whole course. */
export function homeView(course, page) {
  const { left, top, right, bottom } = course.extent;
  const size = { width: right - left, height: bottom - top };
  // By the whole page: a drawer that opens must not turn the picture.
  const across = isLonger(page, size) || isLonger(size, page);
  return fitted(course, page, course.turnable && across ? quarter : 0);
}
/** Whether one is clearly wider than high, and the other higher than wide. */
function isLonger(wide, high) {
  return wide.width >= worthTurning * wide.height && high.height >= worthTurning * high.width;
}
/** As large as it can be with no place of the course under the title. */
function fitted(course, page, turn) {
  const { insets } = page;
  const below = insets.top;
  for (let top = insets.corner?.top ?? below; top < below; top += titleStep) {
    const look = fittedBelow(course, page, turn, top);
    if (clearsTitle(course, page, look)) return look;
  }
  return fittedBelow(course, page, turn, below);
}
/** As large as it can be below a height of the page. */
function fittedBelow(course, page, turn, top) {
  const { extent, swing } = course;
  const part = { ...page, insets: { ...page.insets, top } };
  const free = freeOf(part);
  const [across, down] = [extent.right - extent.left, extent.bottom - extent.top];
  const [width, height] = turn === 0 ? [across, down] : [down, across];
  const { right = 0, bottom = 0 } = page.insets.drawers ?? {};
  const zoom = clampZoom(
    Math.min(
      free.width / width,
      free.height / height,
      (page.width - right) / (width + 2 * swing),
      (page.height - bottom) / (height + 2 * swing),
    ),
  );
  // Its middle is in the middle of that part, which is not that of the free part of the page.
  const [there, here] = [middleOf(part), middleOf(page)];
  const off = ontoWorld({ x: there.x - here.x, y: there.y - here.y }, turn);
  const centre = {
    x: (extent.left + extent.right) / 2 - off.x / zoom,
    y: (extent.top + extent.bottom) / 2 - off.y / zoom,
  };
  return { centre, zoom, turn };
}
/** Whether no place of a course is in the corner that the title takes. */
function clearsTitle({ places }, page, { centre, zoom, turn }) {
  const { corner, top } = page.insets;
  const middle = middleOf(page);
  return places.every(({ x, y, room }) => {
    const off = ontoPage({ x: x - centre.x, y: y - centre.y }, turn);
    const left = middle.x + (off.x - room) * zoom;
    const above = middle.y + (off.y - room) * zoom;
    return left > corner.right || above > top;
  });
}
