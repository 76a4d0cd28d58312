// Whether the person's system asks for reduced motion. It may change while the page is open.

let query: MediaQueryList | null = null;

export function prefersReducedMotion(): boolean {
  query ??= window.matchMedia('(prefers-reduced-motion: reduce)');
  return query.matches;
}
