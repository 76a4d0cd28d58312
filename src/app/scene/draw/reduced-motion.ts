// Whether the person's system asks for reduced motion. It may change while the page is open.

/** Whether the system asks for reduced motion, as a cached value; null before the first reading. */
let known: boolean | null = null;

export function prefersReducedMotion(): boolean {
  if (known !== null) return known;
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  query.addEventListener('change', () => {
    known = query.matches;
  });
  known = query.matches;
  return known;
}
