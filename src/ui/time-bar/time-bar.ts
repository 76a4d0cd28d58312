// The time bar at the bottom edge: the last ten seconds, with marks. A drag looks back, letting go goes on from there.
import './time-bar.css';
import { canLookBack } from '../actions/undoing';
import type { App } from '../app';
import { element } from '../element';
import { everyFrame } from '../every-frame';
import { agoAt, agoByKey, barSeconds, shareOf } from './place';

/** How often the marks move. Hz */
const refreshRate = 20;

/** How far a press must be dragged to go on from where it let go. CSS pixels: a slip on the edge changes nothing. */
const leastDrag = 4;

/** A time bar, and a function that brings it up to date. */
export function createTimeBar(app: App): { element: HTMLElement; refresh: () => void } {
  const { session } = app;
  const kept = element('span', { class: 'time-bar-kept' });
  const marks = element('span', { class: 'time-bar-marks' });
  const thumb = element('span', { class: 'time-bar-thumb' });
  const label = element('span', { class: 'time-bar-label' });
  const rate = element('span', { class: 'time-bar-rate' });
  const bar = element(
    'div',
    {
      class: 'time-bar',
      role: 'slider',
      tabindex: '0',
      'aria-label': 'Look back',
      'aria-valuemin': String(-barSeconds),
      'aria-valuemax': '0',
      title: 'The last ten seconds. Drag to look back, let go to go on from there.',
    },
    element('span', { class: 'time-bar-line' }, kept),
    marks,
    thumb,
    label,
    rate,
  );
  const refresh = () => {
    bar.hidden = !canLookBack(app);
    if (bar.hidden) return;
    const ago = session.lookingBack ?? 0;
    kept.style.left = percent(shareOf(session.kept));
    thumb.style.left = percent(shareOf(ago));
    label.style.left = `clamp(40px, ${percent(shareOf(ago))}, calc(100% - 40px))`;
    const words = ago > 0 ? `${ago.toFixed(1)} s ago` : 'now';
    if (label.textContent !== words) label.textContent = words;
    bar.classList.toggle('looking', session.lookingBack !== null);
    bar.setAttribute('aria-valuenow', (-ago).toFixed(1));
    const lag = ago > 0 ? '' : lagOf(session.playback.laggingRate);
    if (rate.textContent !== lag) rate.textContent = lag;
    bar.setAttribute('aria-valuetext', lag === '' ? words : `${words}, ${lag}`);
    showMarks(app, marks, ago);
  };
  const look = (ago: number, passing: boolean) => {
    session.lookBack(ago, passing);
    refresh();
  };
  listenToDrag(app, bar, look);
  bar.addEventListener('keydown', (event) => {
    const ago = session.lookingBack ?? 0;
    const next = event.key === 'Escape' ? 0 : agoByKey(event.key, ago, session.kept);
    if (next !== null) look(next, false);
    else if (event.key === 'Enter' || event.key === ' ') session.goOn();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  bar.addEventListener('blur', () => session.lookBack(0));
  everyFrame(refreshRate, refresh);
  refresh();
  return { element: bar, refresh };
}

/** A drag along the bar looks back, and goes on from where it ends; Escape, a slip and a lost pointer return to now. */
function listenToDrag(
  { session }: App,
  bar: HTMLElement,
  look: (ago: number, passing: boolean) => void,
): void {
  let from: number | null = null;
  let isDragged = false;
  const agoOf = ({ clientX }: PointerEvent) => {
    const { left, width } = bar.getBoundingClientRect();
    return agoAt((clientX - left) / width, session.kept);
  };
  const end = (goesOn: boolean) => {
    if (from === null) return;
    from = null;
    if (goesOn) session.goOn();
    else look(0, false);
  };
  bar.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    bar.setPointerCapture(event.pointerId);
    from = event.clientX;
    isDragged = false;
    look(agoOf(event), true);
  });
  bar.addEventListener('pointermove', (event) => {
    if (from === null) return;
    isDragged ||= Math.abs(event.clientX - from) >= leastDrag;
    look(agoOf(event), true);
  });
  bar.addEventListener('pointerup', (event) => {
    if (from !== null && isDragged) look(agoOf(event), false);
    end(isDragged);
  });
  bar.addEventListener('pointercancel', () => end(false));
  bar.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') end(false);
  });
}

/** Shows what happened up to where one looks. The spans are kept from one call to the next. */
function showMarks({ session }: App, place: HTMLElement, ago: number): void {
  const { simulation } = session;
  const now = simulation.time + ago;
  const all = simulation.measures.timeBarMarks.all.filter(({ time }) => now - time < barSeconds);
  while (place.children.length < all.length) place.append(element('span'));
  while (place.children.length > all.length) place.lastElementChild?.remove();
  all.forEach(({ kind, time }, n) => {
    const mark = place.children[n];
    if (!(mark instanceof HTMLElement)) return;
    mark.className = `time-bar-mark ${kind}`;
    mark.style.left = percent(shareOf(now - time));
  });
}

/** What is said where the machine is too slow for the pace. @param rate simulated seconds per real second */
function lagOf(rate: number | null): string {
  if (rate === null) return '';
  return `${rate < 0.095 ? rate.toPrecision(1) : rate.toFixed(1)}× real time`;
}

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
