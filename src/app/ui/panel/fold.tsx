// A section of the Tune drawer: its rows, and folded its present value in words.
import { useApp } from '../app';
import { RowView } from './row-views';
import type { Section } from './sections';

/** A section, open or folded as a person leaves it. */
export function Fold({ section }: { readonly section: Section }) {
  const app = useApp();
  const { session, view, drawers } = app;
  const { title, open = false } = section;
  // What a game leaves out of a run is there while its scene is built.
  const tunes = session.building ? undefined : view.modes.of(session.scenario).tunes;
  const offered = tunes ? (tunes[title] ?? []) : 'all';
  // The short drawer of a game has nothing to fold at first.
  const fold = tunes ? `${title}, short` : title;
  const rows = section.rows(app).filter(({ key }) => offered === 'all' || offered.includes(key));
  if (rows.length === 0) return null;
  return (
    <details
      class="section"
      open={drawers.folds.get(fold) ?? (open || tunes !== undefined)}
      data-section={title}
      onToggle={({ currentTarget }) => drawers.folds.set(fold, currentTarget.open)}
    >
      <summary>
        <span class="chevron" aria-hidden="true" />
        <span class="title">{title}</span>
        <span class="in-words">{section.inWords(app)}</span>
      </summary>
      <div class="rows">
        {rows.map((row) => (
          <RowView key={`${row.type} ${row.key}`} row={row} />
        ))}
      </div>
    </details>
  );
}
