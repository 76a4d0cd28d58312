// Straight and stop: fast legs, a weak thrust, and a stop at the end.
import { type Course, degrees } from './course';

export const box: Course = {
  id: 'box',
  name: 'Straight and stop',
  hint: 'Five gates, then stop inside the ring.',
  start: [-50, 18],
  angle: degrees(-90),
  limits: [{ angularAcceleration: 6.28, speed: 20, linearAcceleration: 14 }],
  gates: [
    { at: [-40, -12], direction: degrees(-30), width: 5 },
    { at: [-10, -18], direction: degrees(0), width: 4 },
    { at: [24, -18], direction: degrees(0), width: 4 },
    { at: [42, -4], direction: degrees(90), width: 6 },
    { at: [26, 14], direction: degrees(180), width: 5 },
    { at: [-22, 14], stop: 2.5 },
  ],
  // Between gates 5 and 6 the missile comes to 33; around a place 6 m are shown.
  reach: [8, 27],
  medals: { bronze: 13.46, silver: 12.26, gold: 11.31, ace: 10.65 },
  flights: {
    straight: { time: 13.45 },
    slider: { time: 13.433, seekDistance: 1.5 },
    law: { time: 11.15, seekDistance: 5, controller: { kind: 'pid' } },
    best: {
      time: 10.466666666666667,
      seekDistance: 8.4,
      controller: { kind: 'time-optimal' },
      waypoints: [
        [-40.2, -10.7],
        [-10.3, -17.2],
        [24.7, -17.1],
        [39.8, -6.4],
        [27.2, 14.3],
        [-23.6, 13.7],
      ],
    },
  },
};
