// Scene: a written law beside Wucher's PID: three lines that turn to the mark and never stop there, for the person to complete.
import type { Scenario } from '../../../world/simulation/scenario';
import { row } from './row';

/** Text of an example law, which turns the body to its target like a spring. */
export const firstLines = `// My first law
function turn({ error, angularVelocity }) {
  return 43 * error
  // - 11 * angularVelocity
}`;

const spacing = 24;

export const ownLaw = {
  version: 1,
  name: 'Your own law',
  // The question of the ladder’s second challenge, which this scene plays.
  question: 'Does your law stop it at the mark?',
  answer: 'own-beside-pid',
  hint: 'You write the law of the first one. Delete the // in line 4, and see it brake.',
  hero: { sets: 'turn' },
  description:
    'Your law is a text; the PID with a window of 2013 turns the same body beside it. Eight challenges ask for more, one after the other.',
  seconds: 3,
  turns: { every: 3, by: -Math.PI / 2, fromRest: true },
  cards: {},
  entities: row(
    [
      { label: 'Yours', controller: { kind: 'own', source: firstLines } },
      { label: 'PID with a window', controller: { kind: 'windowed-pid' } },
    ],
    spacing,
  ),
} satisfies Scenario;
