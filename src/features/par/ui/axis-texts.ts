// Lays out the texts below the time axis of medals, each as near to its mark as the others allow.

/** Letter width (`letter`) and least gap (`apart`) of texts below the time axis, as fractions of the axis. */
const shares = { letter: 0.019, apart: 0.03 };

/** Text for a mark on the time axis. `at`: position of the mark, as a fraction of the axis. */
export interface AxisText {
  readonly words: string;
  readonly at: number;
}

/**
 * Place of a text below the time axis. `row`: number of its row, from 0. `middle`: position of its middle, as a
 * fraction of the axis' length.
 */
export interface AxisPlace {
  readonly row: number;
  readonly middle: number;
}

/**
 * Returns texts with their places in rows below the axis. Texts that find no room go into the last row.
 * @param rows number of rows
 */
export function laidOut<Text extends AxisText>(texts: readonly Text[], rows: number): (Text & AxisPlace)[] {
  const lines: Text[][] = Array.from({ length: rows }, () => []);
  for (const text of texts.toSorted((a, b) => a.at - b.at)) {
    const fits = lines.find((line) => lengthOf([...line, text]) <= 1);
    (fits ?? lines[rows - 1]).push(text);
  }
  return lines.flatMap((line, row) => apart(line).map((each) => ({ ...each, row })));
}

const widthOf = ({ words }: AxisText) => shares.letter * words.length;

function lengthOf(line: readonly AxisText[]): number {
  return line.reduce((sum, text) => sum + widthOf(text), shares.apart * (line.length - 1));
}

/** Returns the texts of one row, moved so that they do not overlap and stay within the axis. */
function apart<Text extends AxisText>(line: readonly Text[]): (Text & { middle: number })[] {
  const lefts: number[] = [];
  line.forEach((text, n) => {
    const free = n === 0 ? 0 : lefts[n - 1] + widthOf(line[n - 1]) + shares.apart;
    lefts.push(Math.max(free, text.at - widthOf(text) / 2));
  });
  for (let n = line.length - 1; n >= 0; n--) {
    const end = n === line.length - 1 ? 1 : lefts[n + 1] - shares.apart;
    lefts[n] = Math.max(0, Math.min(lefts[n], end - widthOf(line[n])));
  }
  return line.map((text, n) => ({ ...text, middle: lefts[n] + widthOf(text) / 2 }));
}
