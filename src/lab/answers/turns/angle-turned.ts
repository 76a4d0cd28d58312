// Answers which way round the bodies turned, and how far.
import { fixed, toDegrees } from '../../../laws/exact/figures';
import { isAtRest } from '../../../world/simulation/meters/rest';
import type { Phrase } from '../answer';
import { figuresOf, joined, leastOf, names } from './record';
import type { TurnFinding } from './turn';

/** Earliest time at which the result is shown, counted from the start of the turn. s */
const earliestResult = 0.3;

/** Answers which way and how far the bodies turned, once all are at rest. */
export const angleTurned: TurnFinding = (turn) => {
  const { bodies, simulation, isOver } = turn;
  const turned = bodies.map(({ entity, turn: measured }) => {
    const course = measured && simulation.measures.of(entity)?.turn.course;
    return course ? course.step - (course.errors.at(-1) ?? course.step) : null;
  });
  if (turned.includes(null) || turn.seconds < earliestResult) return null;
  if (!isOver && !bodies.every(({ entity }) => isAtRest(simulation, entity))) return null;
  const shown = turned.map((angle) => fixed(toDegrees(Math.abs(angle ?? 0)), 0));
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
