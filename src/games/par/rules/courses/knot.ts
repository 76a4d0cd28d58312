// Knot: nine gates on a way that crosses itself.
import { type Course, degrees } from './course';

export const knot: Course = {
  id: 'knot',
  name: 'Knot',
  hint: 'Nine gates, on a way that crosses itself.',
  start: [0, 24],
  angle: degrees(-90),
  limits: [{ angularAcceleration: 6, speed: 16 }],
  gates: [
    { at: [0, 2], direction: degrees(-90), width: 6 },
    { at: [18, -18], direction: degrees(0), width: 6 },
    { at: [36, 0], direction: degrees(90), width: 6 },
    { at: [18, 16], direction: degrees(180), width: 6 },
    { at: [-8, 2], direction: degrees(-150), width: 6 },
    { at: [-36, -14], direction: degrees(180), width: 6 },
    { at: [-40, 14], direction: degrees(60), width: 6 },
    { at: [-14, 20], direction: degrees(0), width: 6 },
    { at: [0, -6], direction: degrees(-90), width: 6 },
  ],
  runOut: [0, -18],
  medals: { bronze: 17.81, silver: 16.4, gold: 15.27, ace: 14.5 },
  flights: {
    straight: { time: 17.799 },
    slider: { time: 15.757, seekDistance: 8 },
    law: { time: 14.961, seekDistance: 8, controller: { kind: 'spd' } },
    best: {
      time: 14.284204235659663,
      seekDistance: 8.7,
      controller: { kind: 'spd', frequency: 1.95, damping: 1.3 },
      waypoints: [
        [0.3, 0.8],
        [19, -17.5],
        [35.2, 1.3],
        [17.4, 15.3],
        [-7.6, 1.6],
        [-36.1, -13.1],
        [-37.7, 15.6],
        [-13.9, 19.5],
        [-2.9, -6.2],
        [1, -16.1],
      ],
    },
  },
};
