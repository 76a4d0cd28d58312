// Moving gates: four of the seven swing to and fro.
import { type Course, degrees } from './course';

export const swing: Course = {
  id: 'swing',
  name: 'Moving gates',
  hint: 'Seven gates; four of them swing.',
  start: [-48, 0],
  angle: degrees(0),
  limits: [{ angularAcceleration: 6.28, speed: 14 }],
  gates: [
    { at: [-26, 0], direction: degrees(0), width: 6, moves: { by: [0, 5], period: 4, phase: 0 } },
    { at: [-2, 0], direction: degrees(0), width: 6, moves: { by: [0, 5], period: 4, phase: 0.167 } },
    { at: [22, 0], direction: degrees(0), width: 6, moves: { by: [0, 5], period: 3, phase: 0.333 } },
    { at: [40, -14], direction: degrees(-90), width: 7 },
    { at: [20, -22], direction: degrees(180), width: 7 },
    { at: [-20, -16], direction: degrees(180), width: 6, moves: { by: [0, 5], period: 3, phase: 0 } },
    { at: [-40, 2], direction: degrees(90), width: 6 },
  ],
  runOut: [-40, 14],
  medals: { bronze: 13.87, silver: 13.32, gold: 12.88, ace: 12.59 },
  flights: {
    straight: { time: 13.855 },
    slider: { time: 13.714, seekDistance: 5 },
    law: { time: 13.632, seekDistance: 2.5, controller: { kind: 'leaky-pid' } },
    best: {
      time: 12.500447361397644,
      seekDistance: 5,
      controller: { kind: 'spd', frequency: 1.85, damping: 1.15 },
      waypoints: [
        [-29.3, 0.5],
        [-0.4, 0.2],
        [15.4, 2],
        [35.9, -10.2],
        [15.9, -20.1],
        [-22.1, -15.3],
        [-38.5, 3.6],
        [-41.3, 15.8],
      ],
    },
  },
};
