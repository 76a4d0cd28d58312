import { describe, expect, it } from 'vitest';
import { splitNames } from './readout';

describe('names side by side', () => {
  it('are split where they begin to differ', () => {
    expect(splitNames(['PD forward, 30 Hz', 'PD forward, 60 Hz', 'SPD, 30 Hz'])).toEqual([
      { shared: 'PD forward, ', own: '30 Hz' },
      { shared: 'PD forward, ', own: '60 Hz' },
      { shared: '', own: 'SPD, 30 Hz' },
    ]);
  });

  it('share whole words only, and always keep something of their own', () => {
    expect(splitNames(['PID', 'PID 2', 'PIDs'])).toEqual([
      { shared: '', own: 'PID' },
      { shared: '', own: 'PID 2' },
      { shared: '', own: 'PIDs' },
    ]);
  });

  it('are compared with the most similar one', () => {
    expect(splitNames(['turn by torque', 'turn by joint', 'turn at once'])).toEqual([
      { shared: 'turn by ', own: 'torque' },
      { shared: 'turn by ', own: 'joint' },
      { shared: 'turn ', own: 'at once' },
    ]);
  });
});
