// Tests of the table of values at the cursor, computed from records given by hand.
import { describe, expect, it } from 'vitest';
import type { Capture, Track } from './capture';
import { plots } from './plots';
import { readingColumns, readingLines, readingTitle } from './tables';

const columns: Record<string, (number | null)[]> = {
  error: [0, Math.PI / 2],
  applied: [1.5, -2],
  commanded: [1.5, -18.84],
};

const track: Track = {
  ...{ name: 'Missile', colour: '#fff', shape: 0, strong: true, kept: null },
  column: (channel) => columns[channel] ?? [null, null],
};

const now: Capture = {
  times: [4, 6.0167],
  ages: [-2.0167, 0],
  tracks: [track],
  focus: track,
  controlledVariable: 'heading',
};

describe('the readings', () => {
  it('are the values of the nearest step, in the units of their heads', () => {
    const shown = plots.slice(0, 2);
    expect(readingColumns(shown, 'heading').map(({ heading }) => heading)).toEqual([
      'error, °',
      'motor, rad/s²',
      'asked for',
    ]);
    expect(readingLines(shown, now, -0.5)[0].cells).toEqual(['90.0', '−2.00', '−18.84']);
    expect(readingLines(shown, now, -1.9)[0].cells).toEqual(['0.0', '1.50', '1.50']);
  });

  it('stand under their time', () => {
    expect(readingTitle(now, -1.9)).toEqual({ title: 'At −2.02 s', note: 't = 4.000 s' });
  });
});
