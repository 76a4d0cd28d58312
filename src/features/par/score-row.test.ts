import { describe, expect, it } from 'vitest';
import { figuresText, positionOnScale } from '../../lab/ladder/card';
import { flyerOf } from '../../lab/ladder/judge';
import { parScoreRow } from './score-row';

describe('Par’s row of the score card', () => {
  const measure = (kind: string) => parScoreRow.measure(flyerOf({ kind }), { kind });

  it('is the time of all courses, and its place lies between their bronze and silver', () => {
    const figures = measure('windowed-pid')!;
    // Bronze is the time of the unchanged plan with this law, to a hundredth for each course.
    expect(positionOnScale(parScoreRow, figures)).toBeGreaterThan(0);
    expect(positionOnScale(parScoreRow, figures)).toBeLessThan(0.02);
    expect(figuresText(parScoreRow, figures)).toBe('147.3 s');
    expect(parScoreRow.note!(figures)).toBe('9 of 9');
  });

  it('is the number of finished courses, at the worse end, for a law that does not finish all', () => {
    const figures = measure('one-step')!;
    expect([figuresText(parScoreRow, figures), positionOnScale(parScoreRow, figures)]).toEqual(['0 of 9', 0]);
    expect(parScoreRow.cost(figures)).toBe('it finishes 0 of 9 courses');
  });
});
