// The types of an answer: a sentence, its figures, and marks where the figures were taken.
import type { Point } from '../../world/entities/command';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { TurnCourse } from '../../world/simulation/meters/turn-meter';
import type { System } from '../../world/simulation/system';
import type { TermName } from './terms';

/** Part of a sentence: plain words, words in the colour of a body, or a word of the tour. */
export type Phrase =
  | string
  | { readonly words: string; readonly of: Entity }
  | { readonly term: TermName; readonly words?: string };

/** Something drawn where a figure was taken. */
export type AnswerMark = FieldMark | CardMark | GaugeMark;

/** Something drawn on the field. Places in m; the colour is that of the body, or the text's for null. */
export type FieldMark =
  /** A distance between two places, drawn with end strokes and its figure. */
  | {
      readonly kind: 'span';
      readonly from: Point;
      readonly to: Point;
      readonly of: Entity | null;
      readonly text: string;
    }
  /** A circle. Its radius is drawn if it has a text. */
  | {
      readonly kind: 'circle';
      readonly centre: Point;
      readonly radius: number;
      readonly of: Entity | null;
      readonly text: string;
    }
  /** A path flown: x and y of its places in turn. */
  | { readonly kind: 'way'; readonly places: readonly number[]; readonly of: Entity }
  /** Crossed-out places. */
  | { readonly kind: 'crossed'; readonly places: readonly Point[] };

/** Something drawn on the card of a body. */
export type CardMark =
  /** Remaining angle to the mark, as a wedge on the dial. rad, desired - actual */
  | { readonly kind: 'wedge'; readonly of: Entity; readonly error: number; readonly text: string }
  /** Angle turned, as an arc on the dial that ends at the nose. rad */
  | { readonly kind: 'arc'; readonly of: Entity; readonly turned: number; readonly text: string }
  /** Duration, as a bar under the curve, against the best possible time if that is known. s */
  | { readonly kind: 'time'; readonly of: Entity; readonly seconds: number; readonly best: number | null }
  /** A figure as a bar, relative to the largest of all cards. 0 to 1 */
  | { readonly kind: 'bar'; readonly of: Entity; readonly share: number; readonly text: string }
  /** A warning sign: the body diverges. */
  | { readonly kind: 'warning'; readonly of: Entity }
  /** Course of the turn, as a pale curve during the next turns. A function, because mementos skip functions. */
  | { readonly kind: 'course'; readonly of: Entity; readonly course: () => TurnCourse };

/** Something drawn at the gauge of a body that holds a place. */
export type GaugeMark =
  /** Result of the body, in place of the words on its present state. */
  | { readonly kind: 'note'; readonly of: Entity; readonly text: string }
  /** Heights before the answer, as a pale curve during the next turns. y in m, oldest first */
  | { readonly kind: 'heights'; readonly of: Entity; readonly heights: () => readonly number[] };

/** Kinds of marks that stay during the next turns, as pale traces of the evidence. */
export const traceKinds: ReadonlySet<AnswerMark['kind']> = new Set<AnswerMark['kind']>([
  'way',
  'course',
  'heights',
]);

/** The hardest bump of a body on its way: an obstacle that takes speed, or a slight touch or another that flies. */
export type Bump = 'obstacle' | 'slight';

/** Answer to a scene's question. */
export interface Answer {
  /** Phrases of the sentence. They contain the spaces between them. */
  readonly phrases: readonly Phrase[];
  /** The figures of the sentence by name. SI units, radians */
  readonly figures: Readonly<Record<string, number>>;
  /** Indexes of the right choices; empty for a tie. */
  readonly right: readonly number[];
  readonly marks: readonly AnswerMark[];
  /** Bodies that bumped on their way: into something that costs speed, or else. Left out if not measured. */
  readonly bumps?: ReadonlyMap<Entity, Bump>;
  /** True if the answer is about the turn before the current one. */
  readonly isOfLastTurn?: true;
}

/** Measured value of a body so far, shown as a bar or a tally that grows. */
export interface MeasuredRow {
  readonly of: Entity;
  readonly name: string;
  /** Group of bodies with which the body is compared; all bodies when left out. */
  readonly group?: string;
  /** Length of the bar, in the same unit as all others of the scene. */
  readonly value: number;
  readonly text: string;
  /** Note: the body's activity, or its result. */
  readonly note: string;
  /** Whether the body is one of the best. */
  readonly isBest: boolean;
}

/** All measured values of a scene so far. */
export interface MeasuredRows {
  /** Display: a bar for each, or a tally in which two share a bar. */
  readonly as: 'bars' | 'tally';
  /** Name of the measured quantity. */
  readonly about: string;
  /** Value of a full bar if all measured values are smaller. */
  readonly least: number;
  readonly rows: readonly MeasuredRow[];
}

/** Choice for a guess: a body, several bodies under one name, or words alone. */
export interface GuessChoice {
  readonly label: string;
  /** Bodies of the choice. The first one gives picture and colour; none for words alone. */
  readonly bodies: readonly Entity[];
}

/** Pace of the steps in one frame of the page. */
export interface StepPace {
  /** Real time since the last frame. s */
  readonly elapsed: number;
  readonly steps: number;
  /** Whether the frame is drawn. */
  readonly isDrawn: boolean;
  /** Real time that the steps took. s */
  readonly spent: number;
}

/** Watches a run and answers the question of its scene. It never steers. Rewinding restores its fields: keep them few. */
export interface AnswerMeter extends System {
  /** Answer so far; null until the run has shown enough. Computed at each read. */
  readonly answer: Answer | null;
  /** Measured values so far, also before the answer; none when left out. */
  readonly standings?: MeasuredRows;
  /** Notes the pace of steps on this device. The run does not depend on it. */
  noteFrame?(pace: StepPace): void;
  /** Choices for a guess; up to four bodies when left out. */
  readonly choices?: readonly GuessChoice[] | undefined;
  /** Clears the meter's observations after a person changed something. */
  restart(): void;
}

/** Returns the text of a sentence. */
export function sentenceText(phrases: readonly Phrase[]): string {
  return phrases
    .map((each) => {
      if (typeof each === 'string') return each;
      return 'term' in each ? (each.words ?? each.term) : each.words;
    })
    .join('');
}
