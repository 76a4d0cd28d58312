/** The places at the corners of what a text belongs to. */
export const corners = ['below right', 'below left', 'above right', 'above left'];
/** Texts beside bodies: their sizes, the width and the height of the free area below which they are small, and the widths at which they break, on a small one at most that share of it, so that bodies side by side leave them room. CSS pixels */
const besideBodies = { size: 15, small: 13, smallBelow: { width: 560, height: 300 }, wrap: 150, share: 0.19 };
/** Whether texts beside bodies have little room. @param free where texts may be */
export function isNarrow({ width, height }) {
  const { smallBelow } = besideBodies;
  return width < smallBelow.width || height < smallBelow.height;
}
/** Type of a text beside a body. @param free where texts may be */
export function typeBeside(free) {
  const { size, small, wrap, share } = besideBodies;
  return isNarrow(free) ? { size: small, wrap: Math.min(wrap, share * free.width) } : { size, wrap };
}
/** Importance of texts, from what must be read to what may be missing. */
export const importance = {
  card: 100,
  answer: 95,
  waypoint: 90,
  shove: 85,
  rim: 80,
  name: 79,
  score: 78,
  hint: 60,
  erratum: 55,
  remark: 50,
  ghost: 45,
  approach: 40,
  rate: 30,
  error: 20,
};
