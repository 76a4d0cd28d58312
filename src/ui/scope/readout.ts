// The values at the pointer, or the last ones: a name and a number per line, beside a plot's heading.
import './readout.css';
import { clamp } from '../../control/clamp';
import { element } from '../element';
import type { Capture } from './capture';
import type { Line } from './lines';
import type { Plot } from './plots';

/** Largest number of lines in one row of the readout. */
const mostInARow = 2;

/** Shows the values of a plot's named lines. */
export interface Readout {
  readonly box: HTMLElement;
  /** Shows the values at an index of the capture. @param pointed whether the pointer is there */
  show(capture: Capture, index: number, pointed: boolean): void;
}

export function createReadout({ decimals, channel }: Plot, lines: readonly Line[]): Readout {
  const box = element('div', { class: 'scope-readout' });
  const read = lines.filter(({ name }) => name !== undefined);
  // The terms' names are one letter each and always have room.
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

/** Largest number of digits of a value. */
const mostDigits = 4;

/** A value as text; large ones have fewer decimals, so that the width stays the same. */
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

/** A name in two parts: where there is little room, the shared one is shortened first. */
export interface SplitName {
  /** Its beginning in common with another name: whole words, with the space after them. */
  readonly shared: string;
  /** The rest; never empty. */
  readonly own: string;
}

/** Splits each name where it begins to differ from the most similar one. */
export function splitNames(names: readonly string[]): SplitName[] {
  return names.map((name, n) => {
    const alike = names.map((other, m) => (m === n ? 0 : sharedWords(name, other)));
    const length = Math.max(0, ...alike);
    return { shared: name.slice(0, length), own: name.slice(length) };
  });
}

/** Length of a name's beginning in common with another, in whole words. */
function sharedWords(name: string, other: string): number {
  let shared = 0;
  for (let end = name.indexOf(' '); end >= 0; end = name.indexOf(' ', end + 1)) {
    if (!other.startsWith(name.slice(0, end + 1))) break;
    shared = end + 1;
  }
  return shared;
}
