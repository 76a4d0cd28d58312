// Scene: a target inside the turning circle. One missile circles it for ever, the other eases its throttle and reaches it.
import type { EntitySpec, Scenario } from '../../world/simulation/scenario';

/** Limits of the missiles. m/s, rad/s */
const limits = { speed: 12, turnRate: 1 };

/** Sideways distance from each missile to its target at the start. m */
const aside = 9;

const pair: readonly (Pick<EntitySpec, 'label' | 'easesThrottle'> & { readonly x: number })[] = [
  { label: 'full speed', easesThrottle: false, x: -24 },
  { label: 'eases its throttle', x: 24 },
];

export const orbit = {
  version: 1,
  name: 'Orbit',
  question: 'So near: which one circles for ever, and why?',
  hint: 'One flies on at full speed, the other slows down after a miss.',
  hero: { sets: 'turn-rate' },
  answer: 'turning-circle',
  description:
    'Both targets lie inside the circle that the missile flies at its turn rate, v/Ω, so neither can turn into it. One slows down after a miss: its circle shrinks, and it arrives.',
  seconds: 30,
  view: [
    [-40, -13],
    [35, 19],
  ],
  entities: pair.map(
    ({ x, ...missile }): EntitySpec => ({
      kind: 'missile',
      ...missile,
      position: [x, -aside],
      angle: 0,
      limits,
      seekDistance: 2,
      command: { kind: 'seek', target: [x, 0] },
    }),
  ),
} satisfies Scenario;
