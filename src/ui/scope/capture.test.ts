import { describe, expect, it } from 'vitest';
import { drawnOf } from './capture';

describe('the bodies that are drawn', () => {
  const tracks = ['a', 'b', 'c', 'd', 'e', 'f'];

  it('are the first four, with the one in focus', () => {
    expect(drawnOf(tracks, 'c')).toEqual(['a', 'b', 'c', 'd']);
    expect(drawnOf(['a', 'b'], 'b')).toEqual(['a', 'b']);
  });

  it('are three and the one in focus when that is farther back', () => {
    expect(drawnOf(tracks, 'f')).toEqual(['a', 'b', 'c', 'f']);
  });

  it('are the first four when the one in focus is not recorded', () => {
    expect(drawnOf(tracks, 'z')).toEqual(['a', 'b', 'c', 'd']);
  });
});
