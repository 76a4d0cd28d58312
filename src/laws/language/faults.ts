// Runtime faults that stop a law, a law's memory, and limits on its size.
import type { LawStop } from '../control/turn-controller';
import { lineAndColumn } from './words';

/** State that a law keeps for one body between steps. Plain data, so that it can be saved. */
export interface LawMemory {
  /** Values of the memory variables in the order of the law's text. True is 1, false is 0. */
  readonly numbers: Float64Array;
  readonly lists: number[][];
}

/** Largest number of items in all lists of a law together. */
export const longestLists = 1000;

/** Returns a whole number as text with spaces between groups of three digits. */
const thousands = (count: number) => String(count).replace(/\d(?=(?:\d{3})+$)/g, '$& ');

/**
 * Functions that return the error message of a runtime fault, by kind of fault.
 * @param what text of the law from the position of the fault to the end
 * @param figures numbers for the message, such as an index and the length of a list
 */
const faults = {
  division: () => '0 divided by 0 is no number, nor is infinity divided by infinity',
  remainder: () => 'what is left when a number is divided by 0 is no number',
  product: () => '0 times infinity is no number',
  sum: () => 'infinity less infinity is no number',
  root: () => 'the square root of a number below 0 is no number',
  wave: () => 'the sine, cosine or tangent of infinity is no number',
  angle: () => 'infinity is no angle',
  direction: () => 'this has no direction or length that is a number',
  answer: () => 'turn returns infinity: no motor can be told that',
  item: (what: string, [index, length]: readonly number[]) => {
    const list = /^\w*/.exec(what)?.[0] ?? '';
    const there = length > 0 ? `, from ${list}[0] to ${list}[${length - 1}]` : '';
    return `${list}[${index}] is not there: the list has ${length}${there}`;
  },
  full: () =>
    `lists hold at most ${thousands(longestLists)} numbers together: take the oldest out with shift()`,
  work: (_: string, [most]: readonly number[]) =>
    `this takes too long: a step may do ${thousands(most)} pieces of work`,
} satisfies Record<string, (what: string, figures: readonly number[]) => string>;

export type FaultName = keyof typeof faults;

const names = Object.keys(faults) as readonly FaultName[];

/** A runtime fault of a law in a step: its position in the text, and its kind. */
export class LawFault extends Error {
  override readonly name = 'LawFault';
  /** Offset of the fault in the law's text. */
  readonly at: number;
  readonly why: FaultName;
  readonly figures: readonly number[];

  constructor(at: number, why: FaultName, figures: readonly number[] = []) {
    super(why);
    this.at = at;
    this.why = why;
    this.figures = figures;
  }
}

/** Description of the runtime fault that stopped a law. */
export interface FaultStop extends LawStop {
  /**
   * The fault in saved form: index of the kind of fault, character offset in the law's text, numbers in the
   * error message.
   */
  readonly code: readonly number[];
}

/** Returns the description of a fault: line, column and sentence. @param text text of the law */
export function stoppedBy(
  { at, why, figures }: Pick<LawFault, 'at' | 'why' | 'figures'>,
  text: string,
): FaultStop {
  const sentence = faults[why](text.slice(at), figures);
  return { ...lineAndColumn(text, at), sentence, code: [names.indexOf(why), at, ...figures] };
}

/**
 * Restores the description of a runtime fault from saved numbers (`FaultStop.code`). Throws RangeError if the
 * numbers describe no fault of this law.
 * @param text text of the law
 */
export function stoppedFrom([why, at, ...figures]: readonly number[], text: string): FaultStop {
  const isThere = why in names && Number.isInteger(at) && at >= 0 && at <= text.length && figures.length <= 2;
  if (!isThere) throw new RangeError('must begin with a fault of this law');
  return stoppedBy({ at, why: names[why], figures }, text);
}
