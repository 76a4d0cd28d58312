// Tests of frame pacing: which frames are drawn when steps take long.
import { describe, expect, it } from 'vitest';
import { FrameSkipper } from './frame-pacing';

/**
 * Returns, for each frame, whether it is drawn or skipped.
 * @param spent computing time of the simulation steps of each frame, ms
 */
function drawn(...spent: readonly number[]): boolean[] {
  const skipper = new FrameSkipper();
  return spent.map((ms) => {
    skipper.begin();
    skipper.spend(ms);
    return skipper.drawing;
  });
}

describe('FrameSkipper', () => {
  it('draws every frame while steps are quick', () => {
    expect(drawn(1, 8, 0, 3)).toEqual([true, true, true, true]);
  });

  it('draws every other frame while steps take more than 8 ms of one', () => {
    expect(drawn(20, 20, 20, 20, 20)).toEqual([true, false, true, false, true]);
  });

  it('leaves out no more than the frame after a long one', () => {
    expect(drawn(20, 1, 1, 1)).toEqual([true, false, true, true]);
  });
});
