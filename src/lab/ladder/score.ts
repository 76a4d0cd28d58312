// The score card of a control law: strengths and weaknesses, one row for each quantity measured in the simulation.
import type { ControllerSpec } from '../../laws/control/controllers';
import { settlingBand } from '../../laws/control/step-response';
import { noisy, restFrom, sixTurns, windy } from './challenges';
import { type FlightRecord, type JudgedTurn, stepRate } from './flight';
import { type Flyer, flyerOf } from './judge';
import {
  bestSettled,
  motorFrom,
  offFrom,
  overshoot,
  rmsFrom,
  settled,
  smallestError,
  timesBest,
  total,
  worst,
} from './measures';
import { degree, quantities } from './quantities';

/** Measured values in one row of a law's score card. Null if the law failed. */
export type RowFigures = readonly number[] | null;

/** A row of the score card of a control law. Games add rows. */
export interface ScoreRow {
  readonly id: string;
  readonly name: string;
  /** Short description of the measured quantity in this row of the score card. */
  readonly words: string;
  /** Adjective for a control law with a good value in this row of the score card, for example "quick". */
  readonly praise: string;
  /** Values at the two ends of this row's scale in the score card */
  readonly ends: readonly [worse: number, better: number];
  /** True if the scale of this row of a score card is logarithmic; otherwise it is linear. */
  readonly byRatio?: true;
  measure(flyer: Flyer, law: ControllerSpec): RowFigures;
  write(figures: readonly number[]): string;
  /** Returns a note to show below this row of a score card. Left out in a row without a note */
  note?(figures: readonly number[]): string;
  /**
   * Returns a phrase about a weakness that the values show, such as "100 ms of delay make it swing". Null if there is
   * none.
   * @param figures measured values of the law in this row of the score card
   */
  cost(figures: readonly number[]): string | null;
  /**
   * Returns this row's line in the text with which a person shares the score. A row without such a line leaves this
   * function out.
   * @param figures measured values
   */
  inText?(figures: readonly number[]): string;
}

const one = (value: number | null): RowFigures => (value === null ? null : [value]);

/** Sum of the shortest possible settling times of the six test turns. s */
const sixAtBest = sixTurns.reduce((sum, flight) => sum + bestSettled(flight), 0);

/** A 90° turn, with which the score card tests delays, weak motors and wrong inertia. */
const quarter: JudgedTurn = { turn: 90 * degree, seconds: 4 };

/** A 90° test turn with a weak motor, which has a quarter of the usual angular acceleration. */
const weak: JudgedTurn = { ...quarter, motor: 0.25, seconds: 8 };

/** Returns the overshoot of a flight, as a share of the turn. Null if the body never reaches its target. */
function pastIfThere(flown: FlightRecord): number | null {
  const share = overshoot(flown);
  return share > 0 || smallestError(flown) <= settlingBand * Math.abs(flown.step) ? share : null;
}

/**
 * Upper limit for a body that counts as at rest: root mean square of the heading error from 3 s to the end of the
 * flight. rad
 */
const mostErrorAtRest = 5 * degree;

/**
 * Returns the motor's mean absolute output from 3 s on, as a fraction of the motor's limit. Null if the body is not at
 * rest on its target.
 */
const motorIfAtRest = (flown: FlightRecord): number | null =>
  rmsFrom(restFrom)(flown) <= mostErrorAtRest ? motorFrom(restFrom)(flown) : null;

/**
 * Limits for a good flight. `past`: largest overshoot, as a fraction of the turn. `settled`: longest settling time, s.
 */
const well = { past: 0.1, settled: 2 };

function isFlownWell(flyer: Flyer, flight: JudgedTurn): boolean {
  const flown = flyer(flight);
  return overshoot(flown) <= well.past && (settled(flown) ?? Infinity) <= well.settled;
}

/**
 * Returns the hardest value that a law handles, for example the longest delay. Null if it does not handle the first
 * value.
 * @param values values to test, from easy to hard; the test stops at the first bad flight
 * @param flightOf returns the test flight for a value
 */
function lastFlownWell(
  flyer: Flyer,
  values: readonly number[],
  flightOf: (value: number) => JudgedTurn,
): number | null {
  const first = values.findIndex((value) => !isFlownWell(flyer, flightOf(value)));
  return first < 0 ? values.at(-1)! : (values[first - 1] ?? null);
}

const nextOf = (values: readonly number[], value: number): number | undefined =>
  values[values.indexOf(value) + 1];

/** Delays of the measured heading with which the score card tests a law. Steps */
const delays = Array.from({ length: 13 }, (_, steps) => steps);

/** Inertias to test, as multiples of the inertia that the law assumes, in increasing order. */
const heavier = [1, 1.4, 2, 2.8, 4];
/** Inertias to test, as multiples of the inertia that the law assumes, in decreasing order. */
const lighter = [1, 0.7, 0.5, 0.35, 0.25];

const inMilliseconds = (steps: number): string => `${Math.round((1000 * steps) / stepRate)} ms`;

const fractions: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½' };
const asFactor = (value: number): string => fractions[value] ?? String(value);

/** Rows of a control law's score card, without the rows for games. */
export const lawScoreRows: readonly ScoreRow[] = [
  {
    id: 'quick',
    name: 'Quick',
    words: 'six turns of 10° to 170°, settled',
    praise: 'quick',
    ends: [6, sixAtBest],
    measure: (flyer) => one(total(settled)(sixTurns.map(flyer))),
    write: ([time]) => quantities.time.write(time),
    note: () => `at best ${quantities.time.write(sixAtBest)}`,
    cost: ([time]) => `six turns take it ${(time / sixAtBest).toFixed(1)} times as long as need be`,
    inText: ([time]) =>
      `six turns in ${quantities.time.write(time)}, at best ${quantities.time.write(sixAtBest)}`,
  },
  {
    id: 'clean',
    name: 'Clean',
    words: 'furthest past the target',
    praise: 'clean',
    ends: [0.1, 0.0005],
    byRatio: true,
    measure: (flyer) => one(worst(pastIfThere)(sixTurns.map(flyer))),
    write: ([share]) => quantities.share.write(share),
    cost: ([share]) => `it swings ${quantities.share.write(share)} past`,
    inText: ([share]) => `${quantities.share.write(share)} past`,
  },
  {
    id: 'wind',
    name: 'Wind',
    words: 'a tenth of the motor: off target by',
    praise: 'firm in wind',
    ends: [4 * degree, 0.01 * degree],
    byRatio: true,
    measure: (flyer) => one(worst(offFrom(restFrom))(windy.map(flyer))),
    write: ([angle]) => quantities.angle.write(angle),
    cost: ([angle]) => `wind holds it ${quantities.angle.write(angle)} off`,
  },
  {
    id: 'calm',
    name: 'Calm hand',
    words: 'shaky compass, 1.1°: motor at work',
    praise: 'calm',
    ends: [1, 0.002],
    byRatio: true,
    measure: (flyer) => one(worst(motorIfAtRest)(noisy.map(flyer))),
    write: ([share]) => quantities.share.write(share),
    cost: ([share]) => `a shaky compass keeps ${quantities.share.write(share)} of the motor at work`,
  },
  {
    id: 'patience',
    name: 'Patience',
    words: 'stands a delay of',
    praise: 'patient',
    ends: [0, 5],
    measure: (flyer) => one(lastFlownWell(flyer, delays, (delay) => ({ ...quarter, delay }))),
    write: ([steps]) => inMilliseconds(steps),
    cost([steps]) {
      const next = nextOf(delays, steps);
      return next === undefined ? null : `${inMilliseconds(next)} of delay make it swing`;
    },
    inText: ([steps]) => `stands ${inMilliseconds(steps)} of delay`,
  },
  {
    id: 'weak',
    name: 'Weak motor',
    words: 'a quarter of it: times the best turn',
    praise: 'good with a weak motor',
    ends: [2, 1],
    measure: (flyer) => one(timesBest(flyer(weak))),
    write: ([ratio]) => quantities.ratio.write(ratio),
    cost: ([ratio]) => `a quarter of the motor takes it ${ratio.toFixed(1)} times the best turn`,
  },
  {
    id: 'trust',
    name: 'Trust',
    words: 'inertia misjudged: flies well from',
    praise: 'forgiving',
    ends: [Math.SQRT1_2, 2 * Math.SQRT2],
    byRatio: true,
    measure(flyer) {
      const most = lastFlownWell(flyer, heavier, (inertia) => ({ ...quarter, inertia }));
      const least = lastFlownWell(flyer, lighter, (inertia) => ({ ...quarter, inertia }));
      return most === null || least === null ? null : [most, least];
    },
    write: ([most, least]) => `${asFactor(least)} to ${asFactor(most)} ×`,
    cost([most]) {
      const next = nextOf(heavier, most);
      return next === undefined ? null : `a body with ${asFactor(next)} times the inertia swings`;
    },
  },
];

/** Measured values of a law for each row of its score card, by the row's id. */
export type LawScore = Readonly<Record<string, RowFigures>>;

export function scoreOf(
  law: ControllerSpec,
  rows: readonly ScoreRow[],
  flyer: Flyer = flyerOf(law),
): LawScore {
  return Object.fromEntries(rows.map(({ id, measure }) => [id, measure(flyer, law)]));
}
