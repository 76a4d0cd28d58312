import { expect, it } from 'vitest';
import { foundIn } from './finder';

const section = (title: string, text: string) => ({ title, address: `#${title}`, text });

it('a section is found by words anywhere in it; one that is called so comes first', () => {
  const sections = [
    section('Limits', 'the wind and a leak'),
    section('PID, leaky', 'by Stolk'),
    section('Leaky wind', ''),
  ];
  expect(foundIn(sections, ['leak', 'wind']).map(({ title }) => title)).toEqual(['Leaky wind', 'Limits']);
  expect(foundIn(sections, ['stolk', 'leaky']).map(({ title }) => title)).toEqual(['PID, leaky']);
  expect(foundIn(sections, ['drone'])).toEqual([]);
});
