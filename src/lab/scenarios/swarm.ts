// Scene: a thousand missiles after one target, each steered by itself, to show how a swarm with equal rules turns.
import type { ControllerSpec } from '../../laws/control/controllers';
import type { EntitySpec, Scenario } from '../../world/simulation/scenario';

/** Control laws of the missiles, each with the speed of its missiles. m/s */
const laws: readonly {
  readonly label: string;
  readonly kind: ControllerSpec['kind'];
  readonly speed: number;
}[] = [
  { label: 'PID with a window', kind: 'windowed-pid', speed: 12 },
  { label: 'PID that forgets', kind: 'leaky-pid', speed: 15 },
  { label: 'PID, textbook', kind: 'pid', speed: 18 },
  { label: 'PD, forward', kind: 'forward-pd', speed: 22 },
  { label: 'PD, backward', kind: 'backward-pd', speed: 26 },
  { label: 'Stable PD', kind: 'spd', speed: 30 },
];

/** Turn rate limit of the missiles. rad/s */
const turnRate = 0.8;

// A hull is then 33 px long on a large window, and 24 px on a phone, where the picture lies on its side. The swarm has
// to be seen here, not the single missile: at 40 px on a phone, 1,000 hulls would cover the area 6 times. The ring on
// which the missiles start fits into the smaller side of the view.
/** Half the width and half the height of the view. m */
const half = { width: 80, height: 70 };

export const swarm = {
  version: 1,
  name: 'Swarm',
  question: 'Each missile steers itself. How many before this device slows down?',
  hint: 'Drag the target. Each colour is a law of control.',
  hero: { sets: 'count' },
  answer: 'steps-held',
  description:
    'Each missile measures its own heading error and turns by its own torque, by one of six laws. Their turn rate is limited, so each speed circles the target on a ring of its own.',
  seconds: 20,
  view: [
    [-half.width, -half.height],
    [half.width, half.height],
  ],
  swarm: { count: 1000, ring: [24, 68] },
  entities: laws.map(
    ({ label, kind, speed }): EntitySpec => ({
      kind: 'missile',
      label,
      controller: { kind } as ControllerSpec,
      limits: { speed, turnRate },
      seekDistance: 1,
      easesThrottle: false,
      command: { kind: 'seek', quarry: { target: 0 } },
    }),
  ),
  targets: [{ position: [0, 0] }],
} satisfies Scenario;
