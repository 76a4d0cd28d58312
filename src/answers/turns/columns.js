/** The columns of a table of cards: a choice each. */
export function columnsOf({ scenario: { cards }, entities }) {
  const { columns, rows } = cards?.table ?? { columns: [], rows: [] };
  if (columns.length === 0 || columns.length * rows.length !== entities.length) return undefined;
  return columns.map((label, n) => ({
    label,
    bodies: entities.slice(n * rows.length, (n + 1) * rows.length),
  }));
}
