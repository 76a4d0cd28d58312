// Where the card of Dodge lies: in the half without the hit.
import type { App } from '../../../ui/app';
import type { Dodge } from '../rules/dodge';

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
