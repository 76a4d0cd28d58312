// What is tuned: the body in focus, or one of a person's own. The dialog asks only this of either.
import type { Tuned, Tuning } from '../../tuning/tune';

/** A setting of a law before and after, as shown. */
export interface GainLine {
  /** Its letter in formulas, if it is known by one. */
  readonly letter?: string;
  /** What it is, in words. */
  readonly name: string;
  readonly before?: string;
  readonly after: string;
}

/** What is tuned. */
export interface Subject {
  /** Name of its choice. */
  readonly label: string;
  /** What the gains are called that those found are compared with. */
  readonly was: string;
  /** What it is, in one line. */
  readonly who: string;
  /** Its fields. @param refuse says why a value is refused; nothing when it is not */
  fields(refuse: (sentence: string) => void): HTMLElement[];
  /** What to search. Throws RangeError with a sentence when its numbers are refused. */
  tuning(): Pick<Tuning, 'plant' | 'neverWorse'>;
  /** What the search came to, in one sentence. */
  verdict(tuned: Tuned): string;
  /** The gains found, as lines. */
  gains(tuned: Tuned): GainLine[];
  /** What there is to say of them. */
  notes(tuned: Tuned): string[];
  /** What can be done with them. @param close closes the dialog */
  actions(tuned: Tuned, close: () => void): HTMLElement[];
}
