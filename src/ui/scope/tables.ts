// The tables beside the plots: one at a time, chosen by its title, and the readings in its place while somebody reads.
import type { App } from '../app';
import { element } from '../legacy/element';
import type { Capture, Holds } from './capture';
import type { ScopeChoices } from './choices';
import type { Reading } from './cursor';
import type { Plot } from './plots';
import { chaseTable } from './tables/chase-table';
import { createFigureTable, type FigureTable } from './tables/figure-table';
import { gunTable } from './tables/gun-table';
import { pushTable } from './tables/push-table';
import { readingColumns, readingLines, readingTitle } from './tables/reading-table';
import { moveTable, turnTable } from './tables/turn-table';

/** The tables of particular scenes come before the turns, which every scene has. */
const kinds = [gunTable, chaseTable, pushTable, turnTable, moveTable];

export interface Tables {
  readonly box: HTMLElement;
  /** The plots whose values are read at the cursor. */
  read(plots: readonly Plot[], holds: Holds): void;
  refresh(capture: Capture, cursor: Reading): void;
}

/** Makes the tables. @param tools stand at the right of the titles */
export function createTables(app: App, choices: ScopeChoices, ...tools: readonly HTMLElement[]): Tables {
  const made = kinds.map((kind) => {
    const title = element('button', { type: 'button', 'data-table': kind.id }, kind.title);
    title.addEventListener('click', () => choices.chooseTable(kind.id));
    return { kind, title, ...createFigureTable(kind) };
  });
  const titles = element('div', { class: 'scope-titles' }, ...made.map(({ title }) => title));
  const heading = element('h3', { hidden: true });
  const note = element('em');
  const head = element('header', { class: 'scope-head' }, titles, heading, note, ...tools);
  const nothing = element('p', { class: 'scope-nothing' }, 'None is measured yet.');
  const place = element('div', { class: 'scope-rows', tabindex: -1 });
  const box = element('div', { class: 'scope-tables' }, head, place);
  let readPlots: readonly Plot[] = [];
  let readings: FigureTable | null = null;

  const show = (shown: HTMLElement, title: string, says: string) => {
    if (place.firstChild !== shown) place.replaceChildren(shown);
    write(heading, title);
    write(note, says);
  };
  const refresh = (capture: Capture, cursor: Reading) => {
    if (cursor !== null && readings && capture.ages.length > 0) {
      readings.refresh(readingLines(readPlots, capture, cursor));
      const { title, note: says } = readingTitle(capture, cursor);
      titles.hidden = true;
      show(readings.table, title, says);
      return;
    }
    const filled = made
      .map((one) => ({ ...one, lines: one.kind.lines(app) }))
      .filter(({ lines }) => lines.length > 0);
    const chosen = filled.find(({ kind }) => kind.id === choices.table) ?? filled.at(0);
    // One title is a heading, several are a choice.
    titles.hidden = filled.length < 2;
    for (const { title, kind } of made) {
      title.hidden = !filled.some((one) => one.kind === kind);
      title.setAttribute('aria-pressed', String(kind === chosen?.kind));
    }
    chosen?.refresh(chosen.lines);
    const title =
      filled.length > 1 ? '' : (chosen?.kind ?? (capture.holds === 'place' ? moveTable : turnTable)).title;
    show(chosen?.table ?? nothing, title, chosen?.kind.note ?? '');
  };
  const read = (plots: readonly Plot[], holds: Holds) => {
    readPlots = plots;
    readings = createFigureTable({
      id: 'reading-table',
      title: 'Values at the cursor',
      columns: readingColumns(plots, holds),
    });
  };
  return { box, read, refresh };
}

function write(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
  place.hidden = text === '';
}
