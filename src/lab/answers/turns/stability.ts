// Which law falls apart at slow steps: what theory says of its step rate, where the run has shown it.

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
import type { Choice, Phrase } from '../answer';
import { figuresOf, greatest, joined, lately } from './record';
import type { Look, Turn, Turning } from './turn';

/** A PD in a separate world with its own step rate. */
interface Stepped extends Turning {
  /** Hz */
  readonly rate: number;
  /** Frequency that it is asked for, and below which it is stable at its rate. Hz */
  readonly asked: number;
  readonly bound: number;
  readonly fallsApart: boolean;
}

/** A body falls apart while this part of its turn is left of its swings. */
const leftOver = 0.25;

/** How far back one looks for swings. s */
const lookedAt = 0.5;

function steppedOf(turn: Turn, body: Turning): Stepped[] {
  const { kind, ...settings } = body.entity.controller;
  if (!isPdName(kind)) return [];
  const { stepRate } = turn.simulation;
  const rate = stepRate / (turn.simulation.specOf(body.entity).steps?.[0] ?? 1);
  const { frequency, damping } = settingsOf(pdTunables, settings);
  const swings =
    greatest(lately(turn, body, 'error', lookedAt)) > leftOver * Math.abs(body.turn?.step ?? Infinity);
  return [
    {
      ...{ ...body, rate, asked: frequency },
      bound: largestStableFrequency(kind, damping, rate),
      fallsApart: swings && !isPredictedStable(kind, frequency, damping, rate),
    },
  ];
}

/** The columns of a table of cards: a choice each. */
export function columnsOf({ scenario: { cards }, entities }: Simulation): readonly Choice[] | undefined {
  const { columns, rows } = cards?.table ?? { columns: [], rows: [] };
  if (columns.length === 0 || columns.length * rows.length !== entities.length) return undefined;
  return columns.map((label, n) => ({
    label,
    bodies: entities.slice(n * rows.length, (n + 1) * rows.length),
  }));
}

/** @param after how long it takes to see. s */
export const fallsApart =
  (after: number): Look =>
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
    const labelOf = ({ entity, name }: Turning) =>
      columns.find(({ bodies }) => bodies.includes(entity))?.label ?? name;
    const asked = [...new Set(told.map((body) => Number(fixed(body.asked, 1))))].join(' and ');
    const parts = told.map((body, n): Phrase[] => [
      { words: labelOf(body), of: body.entity },
      `${n === 0 ? ' holds' : ''} to ${Number(boundaryText(body.bound))} Hz`,
    ]);
    return {
      phrases: [
        `${fallen.length > 0 ? 'At' : 'Even so far: at'} ${slowest} `,
        { term: 'time step', words: 'steps a second' },
        ' ',
        ...joined(parts),
        `; ${told.length === 1 ? 'it is' : 'they are'} asked for ${asked}.`,
      ],
      figures: {
        ...figuresOf(told, 'holds to', (_, n) => told[n].bound),
        ...figuresOf(told, 'asked for', (_, n) => told[n].asked),
      },
      right: columns.flatMap(({ bodies }, n) =>
        fallen.some(({ entity }) => bodies.includes(entity)) ? [n] : [],
      ),
      marks: fallen.map(({ entity: of }) => ({ kind: 'warning', of })),
    };
  };
