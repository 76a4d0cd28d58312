// Which way round bodies turned, and how far.
import { toDegrees } from '../../../laws/exact/figures';
import type { Phrase } from '../answer';
import { figuresOf, greatest, joined, lately, leastOf, names } from './record';
import type { Look, Turning } from './turn';

/** Angular velocity below which a body counts as at rest. rad/s, 0.6° a second */
const still = 0.01;

/** How long it must be at rest. s */
const restTime = 0.3;

/** How far the bodies turned, once all are at rest. */
export const angleTurned: Look = (turn) => {
  const { bodies, simulation, isOver } = turn;
  const turned = bodies.map(({ entity, turn: measured }) => {
    const course = measured && simulation.measures.of(entity)?.turn.course;
    return course ? course.step - (course.errors.at(-1) ?? course.step) : null;
  });
  const isStill = (body: Turning) => greatest(lately(turn, body, 'omega', restTime)) <= still;
  if (turned.includes(null) || turn.seconds < restTime || !(isOver || bodies.every(isStill))) return null;
  const shown = turned.map((angle) => toDegrees(Math.abs(angle ?? 0)).toFixed(0));
  const right = leastOf(shown);
  const parts = bodies.map((body, n): Phrase[] => [...names([body], n === 0), ` ${shown[n]}°`]);
  return {
    phrases: right.length === 0 ? [`Even so far: all turn ${shown[0]}°.`] : [...joined(parts), '.'],
    figures: figuresOf(bodies, 'turned', (_, n) => turned[n]),
    right,
    marks: bodies.map(({ entity: of }, n) => ({
      ...{ kind: 'arc', of, turned: turned[n] ?? 0, text: `${shown[n]}°` },
    })),
  };
};
