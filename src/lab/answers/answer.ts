// The types of an answer: a sentence, its figures, and marks where the figures were taken.
import type { Point } from '../../world/entities/command';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { System } from '../../world/simulation/system';
import type { TermName } from './terms';

/** Part of a sentence: plain words, words in the colour of a body, or a word of the tour. */
export type Phrase =
  | string
  | { readonly words: string; readonly of: Entity }
  | { readonly term: TermName; readonly words?: string };

/** Something drawn where a figure was taken. */
export type Mark = FieldMark | CardMark;

/** Something drawn on the field. Places in m; the colour is that of the body, or the text's for null. */
export type FieldMark =
  /** A measure between two places, with end strokes and its figure. */
  | {
      readonly kind: 'span';
      readonly from: Point;
      readonly to: Point;
      readonly of: Entity | null;
      readonly text: string;
    }
  /** A circle with its radius, or without where it has no text. */
  | {
      readonly kind: 'circle';
      readonly centre: Point;
      readonly radius: number;
      readonly of: Entity | null;
      readonly text: string;
    }
  /** A way that was flown: x and y of its places in turn. */
  | { readonly kind: 'way'; readonly places: readonly number[]; readonly of: Entity }
  /** Places that are crossed out. */
  | { readonly kind: 'crossed'; readonly places: readonly Point[] };

/** Something drawn on the card of a body. */
export type CardMark =
  /** The angle that is left to its mark, as a wedge on the dial. rad, desired - actual */
  | { readonly kind: 'wedge'; readonly of: Entity; readonly error: number; readonly text: string }
  /** How far it turned, as an arc on the dial that ends where it points. rad */
  | { readonly kind: 'arc'; readonly of: Entity; readonly turned: number; readonly text: string }
  /** How long it took, as a bar under its curve, over the best possible time where that is known. s */
  | { readonly kind: 'time'; readonly of: Entity; readonly seconds: number; readonly best: number | null }
  /** A figure as a bar, over the largest of all cards. 0 to 1 */
  | { readonly kind: 'bar'; readonly of: Entity; readonly share: number; readonly text: string }
  /** A warning sign: it falls apart. */
  | { readonly kind: 'warning'; readonly of: Entity };

/** Answer to a scene's question. */
export interface Answer {
  /** The sentence. Spaces between its parts are in the parts. */
  readonly phrases: readonly Phrase[];
  /** The figures of the sentence by name. SI units, radians */
  readonly figures: Readonly<Record<string, number>>;
  /** Which choices are right, by their places; empty for a tie. */
  readonly right: readonly number[];
  readonly marks: readonly Mark[];
}

/** Measured value of a body so far, shown as a bar or a tally that grows. */
export interface Standing {
  readonly of: Entity;
  readonly name: string;
  /** With which others it is compared, where it is not with all. */
  readonly group?: string;
  /** Its length, in the same unit as those of the others. */
  readonly value: number;
  readonly text: string;
  /** Note: what the body does, or its result. */
  readonly note: string;
  /** Whether it is one of the best. */
  readonly isBest: boolean;
}

/** All measured values of a scene so far. */
export interface Standings {
  /** Display: a bar for each, or a tally in which two share a bar. */
  readonly as: 'bars' | 'tally';
  /** Name of the measured quantity. */
  readonly about: string;
  /** Value below which no bar fills its track. */
  readonly least: number;
  readonly rows: readonly Standing[];
}

/** Choice for a guess: a body, or several bodies under one name. */
export interface Choice {
  readonly label: string;
  /** The first one gives picture and colour. */
  readonly bodies: readonly Entity[];
}

/** Pace of steps in a frame of the page. */
export interface StepPace {
  /** s of real time */
  readonly elapsed: number;
  readonly steps: number;
  /** Whether it is drawn. */
  readonly isDrawn: boolean;
  /** Real time that the steps took. s */
  readonly spent: number;
}

/**
 * Watches a run and answers the question of its scene. It reads, and never steers. Its fields are part of a moment of the
 * simulation: who looks back sees what was known then. Keep them few.
 */
export interface AnswerMeter extends System {
  /** Answer so far; null until the run has shown enough. Computed at each read. */
  readonly answer: Answer | null;
  /** Measured values so far, also before the answer; none when left out. */
  readonly standings?: Standings;
  /** Notes the pace of steps on this device. The run does not depend on it. */
  paced?(pace: StepPace): void;
  /** Choices for a guess; up to four bodies when left out. */
  readonly choices?: readonly Choice[];
  /** Clears its observations after a person changed something. */
  beginAnew(): void;
}

/** The words of a sentence. */
export function wordsOf(phrases: readonly Phrase[]): string {
  return phrases
    .map((each) => {
      if (typeof each === 'string') return each;
      return 'term' in each ? (each.words ?? each.term) : each.words;
    })
    .join('');
}
