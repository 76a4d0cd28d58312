// The values under the pointer, or the last ones: a name and a number a line, beside a plot's heading.
import { clamp } from '../../control/clamp';
import { element } from '../element';
import type { Capture } from './capture';
import type { Line } from './lines';
import type { Plot } from './plots';

/** With more lines than this the readout takes two rows. */
const mostInARow = 2;

/** The values of a plot's named lines. */
export interface Readout {
  readonly box: HTMLElement;
  /** Fills it with the values at an index of the capture. `pointed`: somebody reads them there. */
  show(capture: Capture, index: number, pointed: boolean): void;
}

export function createReadout({ decimals, channel }: Plot, lines: readonly Line[]): Readout {
  const box = element('div', { class: 'scope-readout' });
  const read = lines.filter(({ name }) => name !== undefined);
  // The terms' names are a letter each.
  box.classList.toggle('crowded', channel !== null && read.length > mostInARow);
  const names = splitNames(read.map(({ name }) => name!));
  const rows = read.map((line, n) => {
    const { shared, own } = names[n];
    const name = element('span', { class: line.nameStays ? 'name stays' : 'name' });
    if (shared) name.append(element('span', { class: 'shared' }, shared));
    name.append(element('span', { class: 'own' }, own));
    const value = element('span', { class: 'value' });
    const commanded = element('span', { class: 'asked', title: 'What the controller asked for' });
    const row = element(
      'span',
      { class: 'reading', title: line.help ?? line.name },
      dotOf(line),
      name,
      value,
    );
    row.dataset.name = line.name;
    row.style.setProperty('--body', line.colour);
    if (line.commanded) row.append(commanded);
    box.append(row);
    return { line, value, commanded };
  });
  const show = (capture: Capture, index: number, pointed: boolean) => {
    box.classList.toggle('pointed', pointed);
    for (const { line, value, commanded } of rows) {
      const { columns } = line.trackOf(capture);
      write(value, format(columns[line.channel][index], line.factor, decimals));
      if (line.commanded) write(commanded, format(columns[line.commanded][index], line.factor, decimals));
    }
  };
  return { box, show };
}

/** Digits of a value, before and after the point. */
const mostDigits = 4;

/** A number for the readout; large ones give up decimals so that it keeps its width. */
export function format(value: number | null | undefined, factor: number, decimals: number): string {
  if (value === null || value === undefined) return '–';
  const shown = value * factor;
  const before = Math.floor(Math.log10(Math.max(1, Math.abs(shown)))) + 1;
  const digits = clamp(mostDigits - before, 0, decimals);
  const text = shown.toFixed(digits);
  return Number(text) === 0 ? (0).toFixed(digits) : text;
}

function dotOf({ colour }: Line): HTMLElement {
  const dot = element('span', { class: 'dot' });
  dot.style.color = colour;
  return dot;
}

function write(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}

/** A name in two parts, which make it up together. */
export interface SplitName {
  /** What it begins with like another one: whole words, with the space behind them. */
  readonly shared: string;
  /** The rest; never empty. */
  readonly own: string;
}

/** Splits each name where it begins to differ from the one most like it. */
export function splitNames(names: readonly string[]): SplitName[] {
  return names.map((name, n) => {
    const alike = names.map((other, m) => (m === n ? 0 : sharedWords(name, other)));
    const length = Math.max(0, ...alike);
    return { shared: name.slice(0, length), own: name.slice(length) };
  });
}

/** How many letters of a name are whole words that another begins with too. */
function sharedWords(name: string, other: string): number {
  let shared = 0;
  for (let end = name.indexOf(' '); end >= 0; end = name.indexOf(' ', end + 1)) {
    if (!other.startsWith(name.slice(0, end + 1))) break;
    shared = end + 1;
  }
  return shared;
}
