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

/** A hit that is nearer to the middle of the page lies in both halves. CSS pixels; the ring around the killer is as large. */
const middle = 60;

/** Puts the card in the half of the page without the hit; for one in the middle, in that without the killer's way. */
export function standBeside({ viewport }: App, card: HTMLElement, { killer }: Dodge): void {
  if (!killer) return;
  const hit = viewport.toPage(killer.player);
  const from = viewport.toPage(killer.way[0]);
  const isPast = (at: number, began: number, half: number) =>
    (Math.abs(at - half) < middle ? began : at) > half;
  card.classList.toggle('at-left', isPast(hit.x, from.x, viewport.width / 2));
  card.classList.toggle('at-top', isPast(hit.y, from.y, viewport.height / 2));
}
