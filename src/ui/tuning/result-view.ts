// What a search found: the gains, the curve of a turn, and a table of all turns, before and after.
import type { Tuned } from '../../tuning/tune';
import { formatThreeDigits } from '../kit/formats';
import { element } from '../legacy/element';
import { curveOf } from './curve';
import type { GainLine, Subject } from './subject';
import { nameOf, pastOf, settledOf } from './words';

/** What a search found for a subject. */
export function resultView(tuned: Tuned, subject: Subject): HTMLElement {
  const { before, after } = tuned;
  const figure = element('div', { class: 'curve' });
  const rows = after.trials.map((trial, n) => {
    const button = element('button', { type: 'button' }, nameOf(trial.turn));
    const show = () => {
      for (const row of rows) row.button.setAttribute('aria-pressed', String(row.button === button));
      figure.replaceChildren(curveOf(trial, before.trials[n]));
    };
    button.addEventListener('click', show);
    const was = before.trials[n];
    const cells = [
      settledOf(was),
      settledOf(trial),
      pastOf(was),
      pastOf(trial),
      before.costs[n].toFixed(2),
      after.costs[n].toFixed(2),
    ];
    const row = element(
      'tr',
      {},
      element('th', { scope: 'row' }, button),
      ...cells.map((text, at) => element('td', { class: at % 2 === 1 ? 'after' : undefined }, text)),
    );
    return { button, row, show };
  });
  const shown = after.trials.findIndex(({ turn }) => turn.angleDeg === 90);
  rows[shown].show();
  return element(
    'div',
    { class: 'result' },
    element('dl', { class: 'gains' }, ...subject.gains(tuned).map(gainItem)),
    ...subject.notes(tuned).map((note) => element('p', { class: 'note' }, note)),
    element(
      'p',
      { class: 'legend' },
      legendItem('before', subject.was),
      legendItem('after', 'after'),
      legendItem('best', 'best possible'),
    ),
    figure,
    element(
      'div',
      { class: 'turns', tabindex: 0, role: 'group', 'aria-label': 'Every turn' },
      element(
        'table',
        {},
        head(subject.was),
        element('tbody', {}, ...rows.map(({ row }) => row)),
        mean(before.cost, after.cost),
      ),
    ),
  );
}

function gainItem({ letter, name, before, after }: GainLine): HTMLElement {
  const changed = before !== undefined && before !== after;
  return element(
    'div',
    { class: changed ? 'changed' : undefined },
    element('dt', {}, ...(letter ? [element('b', {}, letter), ` ${name}`] : [name])),
    element('dd', {}, ...(changed ? [element('s', {}, before), ' ', after] : [after])),
  );
}

const legendItem = (line: string, name: string) => element('span', { class: line }, name);

function head(was: string): HTMLElement {
  const pair = [was, 'after'];
  return element(
    'thead',
    {},
    element(
      'tr',
      {},
      element('th', { rowspan: 2, scope: 'col' }, 'Turn'),
      ...['settled, s', 'past it, %', 'cost'].map((name) =>
        element('th', { colspan: 2, scope: 'colgroup' }, name),
      ),
    ),
    element('tr', {}, ...[...pair, ...pair, ...pair].map((name) => element('th', { scope: 'col' }, name))),
  );
}

function mean(before: number, after: number): HTMLElement {
  return element(
    'tfoot',
    {},
    element(
      'tr',
      {},
      element('th', { scope: 'row', colspan: 5 }, 'All turns, and the goal at 90°'),
      element('td', {}, formatThreeDigits(before)),
      element('td', { class: 'after' }, formatThreeDigits(after)),
    ),
  );
}
