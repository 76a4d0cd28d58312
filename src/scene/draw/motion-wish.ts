// Whether the person wants little motion on the screen, as their system says; it may change at any time.

const wish = window.matchMedia('(prefers-reduced-motion: reduce)');

export function wantsCalm(): boolean {
  return wish.matches;
}
