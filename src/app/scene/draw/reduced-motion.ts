// Whether the person's system asks for reduced motion. It may change while the page is open.

/** What the system asks for. It is kept: to ask the query itself makes the browser bring the page's styles up to date. */
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
