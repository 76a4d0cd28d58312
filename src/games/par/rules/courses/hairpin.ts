// Hairpin: four long straights, joined by turns of 180°.
import { type Course, degrees } from './course';

export const hairpin: Course = {
  id: 'hairpin',
  name: 'Hairpin',
  hint: 'Eight gates, and a half turn between every two.',
  start: [-46, -18],
  angle: degrees(0),
  limits: [{ angularAcceleration: 7.85, speed: 14 }],
  gates: [
    { at: [-14, -18], direction: degrees(0), width: 6 },
    { at: [30, -18], direction: degrees(0), width: 6 },
    { at: [30, -4], direction: degrees(180), width: 6 },
    { at: [-30, -4], direction: degrees(180), width: 6 },
    { at: [-30, 9], direction: degrees(0), width: 6 },
    { at: [30, 9], direction: degrees(0), width: 6 },
    { at: [30, 21], direction: degrees(180), width: 6 },
    { at: [-10, 21], direction: degrees(180), width: 6 },
  ],
  runOut: [-22, 21],
  medals: { bronze: 21.76, silver: 20.59, gold: 19.55, ace: 19.01 },
  flights: {
    straight: { time: 21.745 },
    slider: { time: 19.844, seekDistance: 4 },
    law: { time: 19.186, seekDistance: 6, controller: { kind: 'forward-pd' } },
    best: {
      time: 18.847159779759284,
      seekDistance: 6.5,
      controller: { kind: 'spd' },
      waypoints: [
        [-13.8, -18.6],
        [30.2, -17],
        [30.4, -4.2],
        [-29.6, -4.1],
        [-30.7, 8.5],
        [30.2, 10.1],
        [30.3, 20.7],
        [-9.9, 19.1],
        [-21.3, 19.6],
      ],
    },
  },
};
