// One plan, two motors: a strong and a weak missile fly the same path, and the slower one counts.
import { type Course, degrees } from './course';

export const pair: Course = {
  id: 'pair',
  name: 'One plan, two motors',
  hint: 'Two missiles fly your line. The slower one counts.',
  start: [-46, 18],
  angle: degrees(0),
  limits: [
    { angularAcceleration: 12.57, speed: 14 },
    { angularAcceleration: 4.71, speed: 14 },
  ],
  gates: [
    { at: [-20, 20], direction: degrees(0), width: 7 },
    { at: [2, 4], direction: degrees(-45), width: 7 },
    { at: [24, -14], direction: degrees(0), width: 7 },
    { at: [42, 2], direction: degrees(90), width: 7 },
    { at: [22, 20], direction: degrees(180), width: 7 },
    { at: [2, -16], direction: degrees(-135), width: 7 },
    { at: [-30, -18], direction: degrees(180), width: 7 },
  ],
  runOut: [-42, -18],
  // After gate 4 the weak motor swings to 49.
  reach: [44, 5],
  medals: { bronze: 17.26, silver: 16.04, gold: 14.97, ace: 14.35 },
  flights: {
    straight: { time: 17.247 },
    slider: { time: 15.289, seekDistance: 7 },
    law: { time: 14.475, seekDistance: 8, controller: { kind: 'spd' } },
    best: {
      time: 14.22464444831255,
      seekDistance: 4.7,
      controller: { kind: 'time-optimal' },
      waypoints: [
        [-16.8, 16.7],
        [3.1, 2.4],
        [22.2, -11.7],
        [40.4, 3.2],
        [20.1, 17.9],
        [0.4, -14.1],
        [-33.8, -16.3],
        [-46, -19.7],
      ],
    },
  },
};
