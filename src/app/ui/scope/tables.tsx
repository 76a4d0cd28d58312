// The tables beside the plots of the Measure drawer. One table is shown at a time; values at the cursor replace it.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useApp } from '../app';
import { formatFixed } from '../kit/formats';
import { type Capture, type ControlledVariable, nearestIndex } from './capture';
import { FigureTable, type TableColumn, type TableLine } from './figure-table';
import { factorOf, type Plot, readings } from './plots';
import { chaseTable, gunTable, pushTable } from './scene-tables';
import { moveTable, turnTable } from './turn-table';

/** All tables of the Measure panel. Tables for particular scenes come first. */
const kinds = [gunTable, chaseTable, pushTable, turnTable, moveTable];

/** Id of the table in the Measure drawer that the person chose last. Empty before the first choice. */
let lastChosen = '';

interface TablesProps {
  /** The plots whose values at the cursor are shown. */
  readonly plots: readonly Plot[];
  readonly now: Capture;
  /** Time at the cursor of the plots, s relative to the last step; null if no cursor is shown. */
  readonly cursor: number | null;
  /** Content at the right of the tables' titles. */
  readonly children: ComponentChildren;
}

/**
 * The chosen table of the Measure drawer. While the cursor is on a plot, shows the values at the cursor instead of the
 * table.
 */
export function Tables({ plots, now, cursor, children }: TablesProps) {
  const app = useApp();
  const [chosenId, choose] = useState(lastChosen);
  const isReading = cursor !== null && now.ages.length > 0;
  const filled = isReading
    ? []
    : kinds.map((kind) => ({ kind, lines: kind.lines(app) })).filter(({ lines }) => lines.length > 0);
  const chosen = filled.find(({ kind }) => kind.id === chosenId) ?? filled.at(0);
  const usual = chosen?.kind ?? (now.controlledVariable === 'place' ? moveTable : turnTable);
  const { title, note } = isReading
    ? readingTitle(now, cursor)
    : { title: usual.title, note: chosen?.kind.note };
  return (
    <div class="scope-tables">
      <header class="scope-head">
        {/* A single title is a heading; several are a choice. */}
        {filled.length > 1 ? (
          <div class="scope-titles">
            {filled.map(({ kind }) => (
              <button
                key={kind.id}
                type="button"
                data-table={kind.id}
                aria-pressed={kind === chosen?.kind}
                onClick={() => {
                  lastChosen = kind.id;
                  choose(kind.id);
                }}
              >
                {kind.title}
              </button>
            ))}
          </div>
        ) : (
          <h3>{title}</h3>
        )}
        {note && <em>{note}</em>}
        {children}
      </header>
      <div class="scope-rows" tabIndex={-1}>
        {isReading && (
          <FigureTable
            id="reading-table"
            title="Values at the cursor"
            columns={readingColumns(plots, now.controlledVariable)}
            lines={readingLines(plots, now, cursor)}
          />
        )}
        {chosen && <FigureTable key={chosen.kind.id} {...chosen.kind} lines={chosen.lines} />}
        {!isReading && !chosen && <p class="scope-nothing">None is measured yet.</p>}
      </div>
    </div>
  );
}

export function readingColumns(plots: readonly Plot[], held: ControlledVariable): TableColumn[] {
  return plots.flatMap((plot) =>
    readings(plot, held).map(({ label }) => ({ heading: label, help: plot.help })),
  );
}

export function readingLines(
  plots: readonly Plot[],
  { ages, tracks, controlledVariable }: Capture,
  age: number,
): TableLine[] {
  const index = nearestIndex(ages, age);
  return tracks.map(({ name, colour, shape, column }) => ({
    name,
    mark: 'body',
    colour,
    shape,
    cells: plots.flatMap((plot) =>
      readings(plot, controlledVariable).map(({ channel }) => {
        const value = column(channel)[index];
        return formatFixed(value && value * factorOf(plot, controlledVariable), plot.decimals);
      }),
    ),
  }));
}

/**
 * Returns title and note for the values at the cursor: "At −3.42 s", and the time since the start.
 * @param age time at the cursor, s relative to the last step
 */
export function readingTitle({ ages, times }: Capture, age: number): { title: string; note: string } {
  const index = nearestIndex(ages, age);
  return { title: `At ${formatFixed(ages[index], 2)} s`, note: `t = ${formatFixed(times[index], 3)} s` };
}
