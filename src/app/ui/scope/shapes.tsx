// Shapes that mark the curves of bodies, so that curves can be distinguished without colours. Tables
// show them beside the names.

/** SVG paths of the shapes that mark the curves of bodies in charts. Centred at the origin, about 5 units in radius. */
const paths: readonly string[] = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M-3.6-3.6H3.6V3.6H-3.6z',
  'M0-4.8L4.6 3.6H-4.6z',
  'M0-5L5 0L0 5L-5 0z',
  'M0 4.8L4.6-3.6H-4.6z',
  'M-1.4-5H1.4V-1.4H5V1.4H1.4V5H-1.4V1.4H-5V-1.4H-1.4z',
  'M-5-3L-3-5L0-2L3-5L5-3L2 0L5 3L3 5L0 2L-3 5L-5 3L-2 0z',
  'M0-5L1.4-1.6L5-1.4L2.2 1L3.2 4.6L0 2.6L-3.2 4.6L-2.2 1L-5-1.4L-1.4-1.6z',
];

/** Number of different shapes (filled and hollow) that mark the curves of bodies. */
export const shapeCount = 2 * paths.length;

/**
 * Returns the SVG path of the symbol that marks a body's curves, and whether the symbol is filled.
 * @param place the body's index among the recorded bodies
 */
export function shapeOf(place: number): { readonly path: string; readonly filled: boolean } {
  const n = place % shapeCount;
  return { path: paths[n % paths.length], filled: n < paths.length };
}

/** Icon of the shape that marks a body's curves. @param place the body's index among the recorded bodies */
export function ShapeSign({ place }: { readonly place: number }) {
  const { path, filled } = shapeOf(place);
  return (
    <svg viewBox="-6 -6 12 12" aria-hidden="true" class="shape">
      <path d={path} fill={filled ? 'currentColor' : 'none'} stroke="currentColor" stroke-width={1.4} />
    </svg>
  );
}
