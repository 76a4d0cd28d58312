// Slalom, the first course. The page loads only this one at its start.
import { toRadians } from '../../../laws/exact/figures';
import type { Course } from './course';

/** Course “Slalom”: six gates on alternating sides. */
export const slalom: Course = {
  id: 'slalom',
  name: 'Slalom',
  short: 'Slalom',
  line: 'left and right',
  hint: 'Six gates, in their order. Drag the line or draw a better one, then Start.',
  start: [-50, 0],
  angle: toRadians(0),
  limits: [{ angularAcceleration: 6.6, speed: 14 }],
  gates: [
    { at: [-34, -9], direction: toRadians(0), width: 5 },
    { at: [-19, 9], direction: toRadians(0), width: 5 },
    { at: [-4, -9], direction: toRadians(0), width: 5 },
    { at: [11, 9], direction: toRadians(0), width: 5 },
    { at: [26, -9], direction: toRadians(0), width: 5 },
    { at: [41, 9], direction: toRadians(0), width: 5 },
  ],
  runOut: [53, 9],
  medals: { bronze: 12.29, silver: 10.85, gold: 9, ace: 8.73 },
  flights: {
    straight: { time: 12.277 },
    slider: { time: 9.12, seekDistance: 7 },
    law: { time: 8.766, seekDistance: 8, controller: { kind: 'forward-pd' } },
    best: {
      time: 8.690043143837437,
      seekDistance: 8.1,
      controller: { kind: 'spd' },
      waypoints: [
        [-34, -8.7],
        [-19.7, 8.8],
        [-4.2, -9],
        [10.8, 8.9],
        [25.6, -9],
        [41.2, 8.9],
        [53.4, 7.4],
      ],
    },
  },
};
