// Three doors: openings in walls, and a weak motor.
import { type Course, degrees } from './course';

export const doors: Course = {
  id: 'doors',
  name: 'Three doors',
  hint: 'Four gates; the walls are hard.',
  start: [-48, 0],
  angle: degrees(0),
  limits: [{ angularAcceleration: 4.4, speed: 14 }],
  walls: [
    { position: [-24, -13], size: [2, 26] },
    { position: [-24, 21], size: [2, 10] },
    { position: [4, 13], size: [2, 26] },
    { position: [4, -21], size: [2, 10] },
    { position: [30, -13], size: [2, 26] },
    { position: [30, 21], size: [2, 10] },
    { position: [0, -27], size: [108, 2] },
    { position: [0, 27], size: [108, 2] },
  ],
  gates: [
    { at: [-24, 8], direction: degrees(0), width: 12 },
    { at: [4, -8], direction: degrees(0), width: 12 },
    { at: [30, 8], direction: degrees(0), width: 12 },
    { at: [44, -14], direction: degrees(-90), width: 8 },
  ],
  runOut: [44, -26],
  medals: { bronze: 9.39, silver: 8.47, gold: 7.73, ace: 7.22 },
  flights: {
    straight: { time: 9.381 },
    slider: { time: 7.996, seekDistance: 8 },
    law: { time: 7.932, seekDistance: 8, controller: { kind: 'time-optimal' } },
    best: {
      time: 7.0809087441243905,
      seekDistance: 8.4,
      controller: { kind: 'spd' },
      waypoints: [
        [-24.1, 3.2],
        [6.7, -3.1],
        [30.6, 3.8],
        [41.8, -16],
        [43.1, -28.3],
      ],
    },
  },
};
