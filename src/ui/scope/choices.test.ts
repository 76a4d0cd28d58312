import { describe, expect, it } from 'vitest';
import { ScopeChoices } from './choices';

describe('the plots that are shown', () => {
  it('are error and motor on a wide page, and one more that is chosen', () => {
    const choices = new ScopeChoices();
    expect(choices.shown(false)).toEqual(['error', 'motor']);
    choices.choose('terms', false);
    expect(choices.shown(false)).toEqual(['error', 'motor', 'terms']);
    choices.choose('velocity', false);
    expect(choices.shown(false)).toEqual(['error', 'motor', 'velocity']);
    choices.choose('velocity', false);
    expect(choices.shown(false)).toEqual(['error', 'motor']);
  });

  it('stay on a wide page when error or motor is chosen', () => {
    const choices = new ScopeChoices();
    choices.choose('error', false);
    expect(choices.shown(false)).toEqual(['error', 'motor']);
  });

  it('is one on a narrow page', () => {
    const choices = new ScopeChoices();
    expect(choices.shown(true)).toEqual(['error']);
    choices.choose('motor', true);
    expect(choices.shown(true)).toEqual(['motor']);
    expect(choices.shown(false)).toEqual(['error', 'motor']);
  });
});
