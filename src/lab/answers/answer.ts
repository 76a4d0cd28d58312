// Types of an answer: a sentence, its numbers, and graphics that show where the numbers were measured.
import type { Point } from '../../world/entities/command';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { TurnCourse } from '../../world/simulation/meters/turn-meter';
import type { System } from '../../world/simulation/system';
import type { TermName } from './terms';

/** Part of an answer's sentence: plain text, text in a body's colour, or a technical term. */
export type Phrase =
  | string
  | { readonly words: string; readonly of: Entity }
  | { readonly term: TermName; readonly words?: string };

/** Graphic that illustrates the result of a scene. */
export type AnswerMark = FieldMark | CardMark | GaugeMark | ShipMark;

/**
 * Graphic in the scene that illustrates the result. Positions in m. `of`: body that gives the colour; null: colour of
 * texts.
 */
export type FieldMark =
  /** A measuring line between two places, with short strokes at both ends and `text` beside it. */
  | {
      readonly kind: 'span';
      readonly from: Point;
      readonly to: Point;
      readonly of: Entity | null;
      readonly text: string;
    }
  /** Graphic of an answer: a small ring around a place where something happened, with `text` beside it. */
  | {
      readonly kind: 'place';
      readonly at: Point;
      readonly of: Entity;
      readonly text: string;
      /**
       * True if this ring is drawn only while simulated time is stopped to show the answer. Left out if the ring is
       * always drawn.
       */
      readonly isHeldOnly?: true;
    }
  /** Graphic of an answer: a circle and its radius, with `text` beside the radius. */
  | {
      readonly kind: 'circle';
      readonly centre: Point;
      readonly radius: number;
      readonly of: Entity | null;
      readonly text: string;
    }
  /** Graphic of an answer: the path of a body, or of the body's target, as a line. */
  | {
      readonly kind: 'way';
      /** Points of the path: x and y alternating. m */
      readonly places: readonly number[];
      readonly of: Entity;
      /** True for the path of the body's target. Left out for the path of the body. */
      readonly isTarget?: true;
      /** True for a path that is only planned. Left out for a path that has been flown. */
      readonly isPlanned?: true;
      /**
       * True if this path is drawn only while simulated time is stopped to show the answer. Left out if the path is
       * always drawn.
       */
      readonly isHeldOnly?: true;
    }
  /** Graphic of an answer: waypoints (m) that the body skipped, each crossed out. */
  | { readonly kind: 'crossed'; readonly places: readonly Point[]; readonly of: Entity };

/** Graphic that a scene's answer adds to a body's card. A card is a panel with a dial and a curve. */
export type CardMark =
  /** Wedge on a body's dial from the actual to the desired heading. `error`: this angle, rad */
  | { readonly kind: 'wedge'; readonly of: Entity; readonly error: number; readonly text: string }
  /**
   * Arc on the dial (circle) of the body's card. It shows the angle `turned` by which the body has turned, rad. The arc
   * ends at the body's heading.
   */
  | { readonly kind: 'arc'; readonly of: Entity; readonly turned: number; readonly text: string }
  /** Bar on a body's card (panel) for the duration `seconds`. `best`: shortest possible duration, s; null if unknown */
  | { readonly kind: 'time'; readonly of: Entity; readonly seconds: number; readonly best: number | null }
  /**
   * Bar for a measured value, on the body's card (panel). `share` is the bar's length as a fraction of the longest bar
   * on all cards.
   */
  | { readonly kind: 'bar'; readonly of: Entity; readonly share: number; readonly text: string }
  /** Warning sign on the card of a body whose motion diverges. */
  | { readonly kind: 'warning'; readonly of: Entity }
  /** Curve of the error in the turn just measured, on the body's card (panel). */
  | { readonly kind: 'course'; readonly of: Entity; readonly course: () => TurnCourse }
  /** Pale curve of the body's error in an earlier turn, for comparison with a later turn. */
  | { readonly kind: 'earlier course'; readonly of: Entity; readonly course: () => TurnCourse };

/** Graphic for one body's result: a text, or a curve of the body's y coordinate (height) over time. */
export type GaugeMark =
  | { readonly kind: 'note'; readonly of: Entity; readonly text: string }
  /** Pale curve of a body's recent y coordinate. `heights`: y coordinates, m, oldest first */
  | { readonly kind: 'heights'; readonly of: Entity; readonly heights: () => readonly number[] };

/** Line on a ship's glass sphere that shows the ship's largest deviation from the ideal path. */
export interface ShipMark {
  readonly kind: 'deviation';
  readonly of: Entity;
  readonly text: string;
}

/** Kinds of result graphics that stay visible in a pale colour during later turns. */
export const traceKinds: ReadonlySet<AnswerMark['kind']> = new Set<AnswerMark['kind']>([
  'way',
  'course',
  'heights',
]);

/** Severity of a body's collision: `obstacle` for a hard one, `slight` otherwise. */
export type Bump = 'obstacle' | 'slight';

/** Answer to the scene's question: a sentence, numbers, and the correct guesses. */
export interface Answer {
  /** Parts of the answer's sentence, including the spaces between them. */
  readonly phrases: readonly Phrase[];
  /** Numbers in the answer's sentence, by name. SI units, angles in rad */
  readonly figures: Readonly<Record<string, number>>;
  /** Indexes of the correct guesses for the scene's question; empty for a draw. */
  readonly right: readonly number[];
  readonly marks: readonly AnswerMark[];
  /** Number of bodies drawn bright with the answer; the others are pale. Undefined: all bright */
  readonly bright?: number;
  /** Severity of the hardest collision, for each body that collided. Undefined if collisions were not evaluated. */
  readonly bumps?: ReadonlyMap<Entity, Bump>;
  /** True if the answer describes the previous turn. Left out if it describes the current turn. */
  readonly isOfLastTurn?: true;
}

/** Measured value of one body so far, shown as a bar of a chart or as one of two compared numbers. */
export interface MeasuredRow {
  readonly of: Entity;
  readonly name: string;
  /**
   * Name of the group of bodies with which this body is compared. Undefined if all bodies of the scene are compared.
   */
  readonly group?: string;
  /** Measured value of the body, in the same unit for all bodies of a scene. */
  readonly value: number;
  readonly text: string;
  /** Short text on what the body is doing, or on its result. */
  readonly note: string;
  /** Whether no other body has a better measured value. */
  readonly isBest: boolean;
}

export interface MeasuredRows {
  /**
   * Form in which the page shows the values. `bars`: one bar for each body. `tally`: for two bodies, two numbers with
   * one bar between them.
   */
  readonly as: 'bars' | 'tally';
  /** Name of the measured quantity. */
  readonly about: string;
  /** Smallest length of a bar chart's axis, in the unit of the values. */
  readonly least: number;
  readonly rows: readonly MeasuredRow[];
}

/** One choice when a person guesses the answer: a body, several bodies under one name, or only a text. */
export interface GuessChoice {
  readonly label: string;
  /** Bodies that this choice names as the answer. Empty for a choice with only a text */
  readonly bodies: readonly Entity[];
}

/** Timing of one frame of the page: its simulation steps, and the time that they took. */
export interface StepPace {
  /** Real time since the last frame. s */
  readonly elapsed: number;
  readonly steps: number;
  /** Whether the page draws this frame. */
  readonly isDrawn: boolean;
  /** Real time that the computer took to compute the frame's simulation steps. s */
  readonly spent: number;
}

/** Observer of a run that computes the answer to the scene's question. */
export interface AnswerMeter extends System {
  /** Answer to the scene's question; null until the run has shown enough. Computed on each access. */
  readonly answer: Answer | null;
  readonly standings?: MeasuredRows;
  /** Graphics to draw in the scene until the result is known. Undefined if there are none. */
  readonly outlook?: readonly AnswerMark[];
  /** Records how fast this device simulates, once per frame. */
  noteFrame?(pace: StepPace): void;
  /**
   * Choices for the person's guess before the run. If undefined, each body is a choice in a scene with two to four
   * bodies.
   */
  readonly choices?: readonly GuessChoice[] | undefined;
  /** Discards all measurements and starts measuring again. */
  restart(): void;
}

export function sentenceText(phrases: readonly Phrase[]): string {
  return phrases
    .map((each) => {
      if (typeof each === 'string') return each;
      return 'term' in each ? (each.words ?? each.term) : each.words;
    })
    .join('');
}
