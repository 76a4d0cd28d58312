// A section of the Tune drawer: open with its rows, or folded with its present value in words.
import { useApp } from '../app';
import { RowView } from './row-views';
import type { PanelSection } from './sections';

/** A section of the Tune drawer that a person can open and fold. */
export function Fold({ section }: { readonly section: PanelSection }) {
  const app = useApp();
  const { session, view, drawers } = app;
  const { title, open = false } = section;
  // While a game's scene is being built, all settings are shown.
  const tunes = session.building ? undefined : view.modes.of(session.scenario).tunes;
  const offered = tunes ? (tunes[title] ?? []) : 'all';
  // A game shows few settings, so its sections start open and have separate fold states.
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
