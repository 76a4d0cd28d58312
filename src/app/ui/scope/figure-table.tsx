// A table of measured values: a line for each body in its colour, and lines for the comparison
// run and the best possible turn.
import type { Entity } from '../../../world/simulation/entity-kinds';
import { focusedEntity } from '../../view/view-state';
import { type MeasuredRun, recordedBodies } from './capture';
import { ShapeSign } from './shapes';

export interface TableColumn {
  /** Heading of the column, with the unit: "rise, s". */
  readonly heading: string;
  readonly help: string;
  /**
   * Order in which columns are hidden as the table gets narrower. Columns with 2 are hidden first, columns with 1
   * later. Columns without a number are never hidden.
   */
  readonly fine?: 1 | 2;
}

export interface TableLine {
  readonly name: string;
  /** Subject of the table row: a body, the same body in the comparison run, or the best possible turn. */
  readonly mark: 'body' | 'kept' | 'best';
  readonly colour?: string | undefined;
  /** Index of the symbol, such as a triangle, on the body's curves. Left out for a row without curves. */
  readonly shape?: number;
  /** Texts of the cells, one for each column; empty for a missing value. */
  readonly cells: readonly string[];
  /** Differences as text, one for each column: the row above minus this row. Left out for rows without a comparison. */
  readonly changes?: readonly string[];
  /** Text that replaces all cells of the row, such as a reason why there are no values. */
  readonly remark?: string;
  /** Called when the person presses the name in this table row. Left out if the name is no button. */
  choose?(): void;
  readonly chosen?: boolean;
}

export interface TableKind {
  /** Identifier of the table, used as its CSS class. */
  readonly id: string;
  readonly title: string;
  /** Note beside the table's title; may be empty. */
  readonly note: string;
  readonly columns: readonly TableColumn[];
  lines(measured: MeasuredRun): readonly TableLine[];
}

export type BodyLine = Pick<TableLine, 'name' | 'mark' | 'colour' | 'shape' | 'choose' | 'chosen'>;

export function bodyLines({ session, view }: MeasuredRun): { entity: Entity; line: BodyLine }[] {
  const focused = focusedEntity(session, view);
  return recordedBodies(session)
    .filter(({ isEnemy }) => !isEnemy)
    .map(({ entity, name, colour, shape }) => ({
      entity,
      line: {
        ...{ name, mark: 'body', colour, shape, chosen: entity === focused },
        choose: () => view.set('focus', entity),
      },
    }));
}

interface FigureTableProps extends Pick<TableKind, 'id' | 'title' | 'columns'> {
  readonly lines: readonly TableLine[];
}

const fineClass = ({ fine }: TableColumn) => fine && `fine-${fine}`;

export function FigureTable({ id, title, columns, lines }: FigureTableProps) {
  const isCompared = lines.some(({ changes }) => changes);
  return (
    <table class={`figure-table ${id}${isCompared ? ' compared' : ''}`} aria-label={title}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column.heading} scope="col" title={column.help} class={fineClass(column)}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, n) => (
          // Keys of elements must stay when lines are sorted again, so that the focus stays on its line.
          <Line key={`${line.mark} ${line.shape ?? n}`} {...{ columns, line, isCompared }} />
        ))}
      </tbody>
    </table>
  );
}

function Line({
  columns,
  line,
  isCompared,
}: Pick<TableKind, 'columns'> & { readonly line: TableLine; readonly isCompared: boolean }) {
  const { name, mark, colour, shape, cells, changes, remark, choose, chosen } = line;
  const all = columns.map(({ heading }, n) => `${heading} ${cells[n] || 'none'}`).join('; ');
  return (
    <tr class={mark} title={`${name}: ${remark ?? all}`} style={{ '--body': colour }}>
      <th scope="row">
        <span class={shape === undefined ? 'mark' : 'mark shaped'}>
          {shape !== undefined && <ShapeSign place={shape} />}
        </span>
        {choose ? (
          <button type="button" aria-pressed={chosen} onClick={choose}>
            {name}
          </button>
        ) : (
          <span>{name}</span>
        )}
      </th>
      {remark ? (
        <td class="remark" colSpan={columns.length}>
          {remark}
        </td>
      ) : (
        columns.map((column, n) => (
          <td key={column.heading} class={fineClass(column)}>
            {cells[n]}
            {isCompared && <small>{changes?.[n]}</small>}
          </td>
        ))
      )}
    </tr>
  );
}
