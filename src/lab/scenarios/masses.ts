// Scene: the same gains for an eighth to eight times the mass. Torque is inertia times angular acceleration.
import type { Scenario } from '../../world/simulation/scenario';
import { type RowBody, row } from './lab/row';

/** Smallest mass, as a multiple of the usual one. */
const eighth = 1 / 8;
/** Largest mass, as a multiple of the usual one. */
const eightfold = 8;

/** Bodies of the scene, side by side, with different masses. */
const stands: readonly RowBody[] = [
  { label: 'small (⅛ mass, 1/64 inertia)', size: Math.sqrt(eighth) },
  { label: 'light (⅛ mass, ⅛ inertia)', density: eighth },
  { label: 'the usual missile' },
  { label: 'heavy (8 × mass, 8 × inertia)', density: eightfold },
  { label: 'big (8 × mass, 64 × inertia)', size: Math.sqrt(eightfold) },
];

export const masses = {
  version: 1,
  name: 'Masses',
  question: 'An eighth to eight times the mass. Do they still turn alike?',
  answer: 'by-inertia',
  hint: 'Inertia resists turning. Turn 1: torque fits it. Turn 2: the same torque for all.',
  hero: { sets: 'inertia', alternates: true },
  description:
    'The controller commands an angular acceleration, and torque is inertia times that, so all turn alike. With the inertia of the usual missile for all, the small one overshoots and never rests.',
  seconds: 8,
  turns: { every: 4, by: Math.PI / 2, fromRest: true },
  cards: { seconds: 4 },
  entities: row(stands, 27),
} satisfies Scenario;
