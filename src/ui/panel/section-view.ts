// A section on the page: a fold with its present value in words, and its rows. Rows that stay keep the keyboard.
import type { App } from '../app';
import { element, setText } from '../legacy/element';
import type { Explanation } from './rows/explanation';
import type { Row } from './rows/row';
import { createRowView, type RowView } from './rows/row-views';
import type { Section } from './sections/section';

/** The section, and a function that brings it up to date. It is open or folded as a person leaves it. */
export function createSectionView(
  app: App,
  section: Section,
  explanation: Explanation,
): { element: HTMLElement; refresh: () => void } {
  const words = element('span', { class: 'in-words' });
  const place = element('div', { class: 'rows' });
  const box = element(
    'details',
    { class: 'section', open: section.open, 'data-section': section.title },
    element(
      'summary',
      {},
      element('span', { class: 'chevron', 'aria-hidden': 'true' }),
      element('span', { class: 'title' }, section.title),
      words,
    ),
    place,
  );
  let views = new Map<string, RowView>();
  let short = false;
  const refresh = () => {
    const tunes = app.view.faces.of(app.session.scenario)?.tunes;
    const offered = tunes ? (tunes[section.title] ?? []) : 'all';
    const rows = section.rows(app).filter(({ key }) => offered === 'all' || offered.includes(key));
    // A short drawer has nothing to fold.
    if (tunes && !short) box.open = true;
    short = tunes !== undefined;
    box.hidden = rows.length === 0;
    if (!box.hidden) setText(words, section.inWords(app));
    const before = views;
    views = new Map();
    for (const row of rows) {
      const id = idOf(row);
      const view = before.get(id) ?? createRowView(app, row, explanation);
      views.set(id, view);
      before.delete(id);
      view.refresh(row);
    }
    for (const gone of before.values()) gone.element.remove();
    [...views.values()].forEach((view, n) => {
      // Moving an element takes the keyboard from it, so only new ones are put in.
      if (place.children[n] !== view.element) place.insertBefore(view.element, place.children[n] ?? null);
    });
  };
  return { element: box, refresh };
}

/** Rows of the same type and key are the same row. */
function idOf({ type, key }: Row): string {
  return `${type} ${key}`;
}
