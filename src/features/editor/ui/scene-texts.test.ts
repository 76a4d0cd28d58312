// Tests of the texts of a scene that a person writes.
import { expect, it } from 'vitest';
import type { Scenario } from '../../../world/simulation/scenario';
import { withText } from './scene-texts';

const scene: Scenario = {
  version: 1,
  name: 'Test',
  question: 'Who is first?',
  answer: 'swing-width',
  entities: [{ kind: 'missile' }],
};

it('is one printable line of limited length', () => {
  expect(withText(scene, 'name', '  Round\nthe \u202ewall  ').name).toBe('Round the wall');
  expect(withText(scene, 'name', 'n'.repeat(200)).name).toBe('n'.repeat(60));
  expect(withText(scene, 'hint', 'h'.repeat(200)).hint).toBe('h'.repeat(120));
});

it('removes the answer to another question', () => {
  expect(withText(scene, 'question', 'Who is last?')).toEqual({
    version: 1,
    name: 'Test',
    question: 'Who is last?',
    entities: scene.entities,
  });
});

it('is left out when it is empty, but a scene keeps its name', () => {
  expect(withText(scene, 'question', ' ')).not.toHaveProperty('question');
  expect(withText(scene, 'name', ' ')).toBe(scene);
});

it('that is unchanged changes nothing', () => {
  expect(withText(scene, 'question', 'Who is first?')).toBe(scene);
});
