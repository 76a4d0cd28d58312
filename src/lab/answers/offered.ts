// The answers that a person can choose for any scene, with the questions that they answer.
import type { Simulation } from '../../world/simulation/simulation';
import type { AnswerName } from './answers';

export interface OfferedAnswer {
  readonly name: AnswerName;
  readonly question: string;
  /** Returns whether the question makes sense in a scene. Left out if the question suits every scene. */
  fits?(simulation: Simulation): boolean;
}

/** Questions about a scene's result that a person can choose, in the order of the menu. */
export const offeredAnswers: readonly OfferedAnswer[] = [
  { name: 'arrives-first', question: 'Who is there first?' },
  { name: 'misses', question: 'Who misses?' },
  {
    name: 'turned-until-catch',
    question: 'Who turns least until the catch?',
    fits: ({ entities }) => entities.some(({ command }) => 'chased' in command),
  },
  { name: 'bumps-most', question: 'Who bumps most often?' },
  { name: 'turning-circle', question: 'Who circles, and never arrives?' },
  { name: 'swing-width', question: 'Who strays most from the path?' },
  { name: 'waypoints-skipped', question: 'Who skips waypoints?' },
  { name: 'way-back', question: 'Who is back on the path first?' },
  { name: 'settles-first', question: 'Who settles first?' },
  { name: 'points-at-mark', question: 'Who points at its mark in the end?' },
  { name: 'rests-off', question: 'Who rests nearest to its mark?' },
  { name: 'angle-turned', question: 'Who turns the shorter way?' },
  { name: 'hit-lead', question: 'Which gun hits more?' },
];
