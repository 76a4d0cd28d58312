// Where the strip and the card of Dodge lie: the strip inside the arena, the card in the half without the hit.
import type { App } from '../../../ui/app';
import type { Dodge } from '../rules/dodge';

/** Puts the strip at the top of the arena. */
export function lieOver({ session, viewport }: App, strip: HTMLElement): void {
  const { dodge } = session.scenario;
  if (!dodge) return;
  const [x, y] = [dodge.arena[0] / 2, dodge.arena[1] / 2];
  const [a, b] = [viewport.toPage({ x: -x, y: -y }), viewport.toPage({ x, y })];
  const set = (name: string, px: number) => strip.style.setProperty(name, `${Math.max(0, Math.round(px))}px`);
  set('--left', Math.min(a.x, b.x));
  set('--right', viewport.width - Math.max(a.x, b.x));
  set('--top', Math.min(a.y, b.y));
}

/** Puts the card in the half of the page without the hit. */
export function standBeside({ viewport }: App, card: HTMLElement, { killer }: Dodge): void {
  if (!killer) return;
  const { x, y } = viewport.toPage(killer.player);
  card.classList.toggle('at-left', x > viewport.width / 2);
  card.classList.toggle('at-top', y > viewport.height / 2);
}
