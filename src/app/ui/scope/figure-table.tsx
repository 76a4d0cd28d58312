// A table of figures: a line per body with its colour, the unit in each head, and lines for what is kept and what is best.
import type { Entity } from '../../../world/simulation/entity-kinds';
import { focusedEntity } from '../../view/view-state';
import { type Measured, recordedBodies } from './capture';
import { ShapeSign } from './shapes';

export interface TableColumn {
  /** With the unit: "rise, s". */
  readonly heading: string;
  readonly help: string;
  /** Left out where there is little room, 2 before 1; the line's tooltip has its figure. */
  readonly fine?: 1 | 2;
}

export interface TableLine {
  readonly name: string;
  /** What its mark says: a body, a kept run, or the best possible turn. */
  readonly mark: 'body' | 'kept' | 'best';
  /** The body's colour, as CSS writes it. */
  readonly colour?: string;
  /** The shape of its curves; left out where it has none. */
  readonly shape?: number;
  /** One text a column; empty where there is no figure. */
  readonly cells: readonly string[];
  /** How the figure of the line above differs from this one, a text a column. */
  readonly changes?: readonly string[];
  /** Said in place of the figures. */
  readonly remark?: string;
  /** What a press on the name does; left out where the name is no button. */
  choose?(): void;
  /** Whether it is the body in focus. */
  readonly chosen?: boolean;
}

export interface TableKind {
  /** Its class, for tests and styles. */
  readonly id: string;
  readonly title: string;
  /** Said beside the title. */
  readonly note: string;
  readonly columns: readonly TableColumn[];
  /** No lines: the table has nothing to show in this scene. */
  lines(measured: Measured): readonly TableLine[];
}

/** The beginning of a body's line. */
export type BodyLine = Pick<TableLine, 'name' | 'mark' | 'colour' | 'shape' | 'choose' | 'chosen'>;

/** A line for each body that is measured and no enemy, in their order. */
export function bodyLines({ session, view }: Measured): { entity: Entity; line: BodyLine }[] {
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
          // The line of a body stays its own when others pass it, with the keyboard on its name.
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
