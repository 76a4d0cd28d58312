// The axis of time at the top: medals from slow to fast, and the best run among them.
import './axis.css';
import { element, setText } from '../../../ui/legacy/element';
import { medalNames, medalsOf } from '../rules/medals';
import type { Run } from './run';
import { timeText } from './text';

/** A time on the axis. s */
export interface Mark {
  readonly name: string;
  readonly time: number;
}

/** Shares of the axis: where the first and last mark stand, and the least distance of two. */
const shares = { first: 0.1, last: 0.9, apart: 0.15 };

/** Where marks stand, as shares of the axis, from slow to fast. Marks that are too near each other are moved apart. */
export function sharesOf(marks: readonly Mark[]): number[] {
  const [slow, fast] = [marks[0].time, marks[marks.length - 1].time];
  const span = slow - fast || 1;
  const places = marks.map(
    ({ time }) => shares.first + ((slow - time) / span) * (shares.last - shares.first),
  );
  for (let n = places.length - 2; n >= 0; n--) places[n] = Math.min(places[n], places[n + 1] - shares.apart);
  return places;
}

/** Where a time stands between the marks. */
export function shareAt(time: number, marks: readonly Mark[], places: readonly number[]): number {
  const after = marks.findIndex((mark) => mark.time < time);
  if (after === 0) return Math.max(0.02, places[0] - ((time - marks[0].time) / marks[0].time) * 0.5);
  if (after < 0) return Math.min(0.98, places[places.length - 1] + 0.05);
  const [a, b] = [marks[after - 1], marks[after]];
  return places[after - 1] + ((a.time - time) / (a.time - b.time)) * (places[after] - places[after - 1]);
}

/** The marks of a run's course: its medals, or par and the bound by the old rules. */
function marksOf({ rules }: Run): Mark[] {
  const medals = medalsOf(rules.spec);
  if (medals) return medalNames.map((name) => ({ name, time: medals[name] }));
  const { bound } = rules;
  return [{ name: 'par', time: rules.par }, ...(bound === null ? [] : [{ name: 'no faster', time: bound }])];
}

/** The axis, and a function that shows a run on it. */
export function createAxis(): { element: HTMLElement; show(run: Run): void } {
  const reached = element('span', { class: 'reached' });
  const marks = element('ol', { class: 'marks' });
  const best = element('strong', { class: 'best' });
  const axis = element('section', { class: 'par-axis', 'aria-label': 'Medals' }, reached, marks, best);
  let shown = '';
  return {
    element: axis,
    show(run) {
      const all = marksOf(run);
      const { record } = run.rules;
      const time = record && run.counts ? Math.min(record.time, run.best?.time ?? Infinity) : run.best?.time;
      const key = JSON.stringify([all, time]);
      if (key === shown) return;
      shown = key;
      const places = sharesOf(all);
      marks.replaceChildren(
        ...all.map((mark, n) => {
          const got = time !== undefined && time <= mark.time;
          const item = element(
            'li',
            { class: `medal-mark ${mark.name.replace(' ', '-')}${got ? ' got' : ''}` },
            element('span', { class: 'mark-name' }, mark.name),
            element('span', { class: 'sign' }),
            element('span', { class: 'mark-time' }, timeText(mark.time)),
          );
          item.style.setProperty('--at', String(places[n]));
          return item;
        }),
      );
      const at = time === undefined ? 0 : shareAt(time, all, places);
      axis.style.setProperty('--best', String(at));
      axis.style.setProperty('--text', String(Math.min(0.85, Math.max(0.15, at))));
      axis.classList.toggle('flown', time !== undefined);
      setText(best, time === undefined ? 'no run yet' : `your best ${timeText(time)}`);
    },
  };
}
