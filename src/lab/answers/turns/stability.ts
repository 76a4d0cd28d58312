// Answers which law diverges at slow steps: the theory for its step rate, once the run has shown it.

import { pdTunables } from '../../../laws/control/pd';
import {
  boundaryText,
  isPdName,
  isPredictedStable,
  largestStableFrequency,
} from '../../../laws/control/stability';
import { settingsOf } from '../../../laws/control/tunable';
import { fixed } from '../../../laws/exact/figures';
import type { Simulation } from '../../../world/simulation/simulation';
import type { GuessChoice, Phrase } from '../answer';
import { figuresOf, greatest, joined, lately } from './record';
import type { ObservedTurn, TurnFinding, TurningBody } from './turn';

/** A body with a PD law in its own physics world, which has its own step rate. */
interface IsolatedPd extends TurningBody {
  /** Step rate of the body's own physics world. Hz */
  readonly rate: number;
  /** Frequency setting of the body's PD law. Hz */
  readonly asked: number;
  /** Smallest frequency setting with which the PD law is unstable at the step rate `rate`. Hz; Infinity if none */
  readonly bound: number;
  readonly fallsApart: boolean;
}

/** Lower limit for the final error of diverging bodies. Fraction of the commanded rotation */
const divergesAbove = 0.25;

/** Length of the last part of a turn, in which a large error shows that the body diverges. s */
const lookedAt = 0.5;

function steppedOf(turn: ObservedTurn, body: TurningBody): IsolatedPd[] {
  const { kind, ...settings } = body.entity.controller;
  if (!isPdName(kind)) return [];
  const { stepRate } = turn.simulation;
  const rate = stepRate / (turn.simulation.specOf(body.entity).steps?.[0] ?? 1);
  const { frequency, damping } = settingsOf(pdTunables, settings);
  const swings =
    greatest(lately(turn, body, 'error', lookedAt)) > divergesAbove * Math.abs(body.turn?.step ?? Infinity);
  return [
    {
      ...{ ...body, rate, asked: frequency },
      bound: largestStableFrequency(kind, damping, rate),
      fallsApart: swings && !isPredictedStable(kind, frequency, damping, rate),
    },
  ];
}

/**
 * Returns the options of a guess in a scene with a table of bodies: one for each column.
 * @returns undefined if the scene has no table, or if the numbers of cells and bodies differ
 */
export function columnsOf({ scenario: { cards }, entities }: Simulation): readonly GuessChoice[] | undefined {
  const { columns, rows } = cards?.table ?? { columns: [], rows: [] };
  if (columns.length === 0 || columns.length * rows.length !== entities.length) return undefined;
  return columns.map((label, n) => ({
    label,
    bodies: entities.slice(n * rows.length, (n + 1) * rows.length),
  }));
}

/**
 * Returns a function that finds bodies whose PD law is unstable at their step rate.
 * @param after shortest delay of a result from the start of the turn, s. The returned function gives null during this
 * delay
 */
export const fallsApart =
  (after: number): TurnFinding =>
  (turn) => {
    if (turn.seconds < after) return null;
    const stepped = turn.bodies.flatMap((body) => steppedOf(turn, body));
    const fallen = stepped.filter((body) => body.fallsApart);
    const bounded = (fallen.length > 0 ? fallen : stepped).filter(({ bound }) => bound < Infinity);
    if (bounded.length === 0) return null;
    const slowest = Math.min(...bounded.map(({ rate }) => rate));
    const told = bounded.filter(({ rate }) => rate === slowest);
    const columns =
      columnsOf(turn.simulation) ??
      turn.bodies.map(({ name, entity }) => ({ label: name, bodies: [entity] }));
    const labelOf = ({ entity, name }: TurningBody) =>
      columns.find(({ bodies }) => bodies.includes(entity))?.label ?? name;
    const asked = [...new Set(told.map((body) => Number(fixed(body.asked, 1))))].join(' and ');
    const isFallen = fallen.length > 0;
    const words = isFallen ? [' falls apart: it bears a stiffness of', ' one of'] : [' holds to', ' to'];
    const parts = told.map((body, n): Phrase[] => [
      { words: labelOf(body), of: body.entity },
      `${words[Math.min(n, 1)]} ${Number(boundaryText(body.bound))} Hz`,
    ]);
    return {
      phrases: [
        `${isFallen ? 'At' : 'Even so far: at'} ${slowest} `,
        { term: 'time step', words: 'looks a second' },
        ' ',
        ...joined(parts),
        isFallen ? `, not ${asked} Hz.` : `, and the stiffness is ${asked} Hz.`,
      ],
      figures: {
        ...figuresOf(told, 'holds to', (_, n) => told[n].bound),
        ...figuresOf(told, 'asked for', (_, n) => told[n].asked),
      },
      right: turn.bodies.flatMap(({ entity }, n) =>
        fallen.some((body) => body.entity === entity) ? [n] : [],
      ),
      marks: fallen.map(({ entity: of }) => ({ kind: 'warning', of })),
    };
  };
