// Tests of the data of the sounds: volumes, pitches and notes.
import { expect, it } from 'vitest';
import { type Cue, climbOf, cues, gainOf, thrust, type Voice, voicesOf } from './voices';

it.each(Object.entries(cues))(
  '%s can fade, has no pitch or volume of 0, and is not too loud',
  (_, { voices }) => {
    for (const { from, to, volume, lasts } of voices)
      expect(Math.min(from, to, volume, lasts)).toBeGreaterThan(0);
    const at = (time: number) =>
      voices.filter(({ at: begins, lasts }) => begins <= time && time < begins + lasts);
    for (const { at: begins } of voices)
      expect(at(begins).reduce((sum, { volume }) => sum + volume, 0)).toBeLessThan(1);
  },
);

it('is a tenth at −20 dB, and the thrust 10^(−0.9) of full volume, of which its filter leaves a quarter', () => {
  expect(gainOf(-20)).toBeCloseTo(0.1, 12);
  expect(thrust.volume).toBeCloseTo(0.1259, 4);
});

it('climbs the pentatonic scale, and its sixth step is the octave', () => {
  const [gate] = voicesOf('gate', 1);
  const ratios = [1, 2, 3, 4, 5, 6, 11].map((times) => climbOf(gate, times));
  expect(ratios).toEqual([1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2, 4]);
  const [noise] = voicesOf('near-miss', 1);
  expect(climbOf(noise, 4)).toBe(1);
});

it('has two notes for bronze and five for ace, one after the other', () => {
  const notes = (count: number) => voicesOf('medal', count).map(({ at }: Voice) => at);
  expect(notes(2)).toEqual([0, 0.11]);
  expect(notes(5)).toHaveLength(5);
});

it('is quieter for nothing but a hit', () => {
  const ducking = (Object.keys(cues) as Cue[]).filter((cue) => cues[cue].ducks);
  expect(ducking).toEqual(['hit']);
  expect(cues.hit.ducks).toEqual({ by: -18, lasts: 0.8 });
});
