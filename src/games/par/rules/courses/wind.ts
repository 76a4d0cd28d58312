// Crosswind: a gusty wind blows across the course.
import { type Course, degrees } from './course';

export const wind: Course = {
  id: 'wind',
  name: 'Crosswind',
  hint: 'Eight gates in a gusty wind from above.',
  start: [-48, 20],
  angle: degrees(-45),
  limits: [{ angularAcceleration: 5.5, speed: 14 }],
  weather: { windForce: 700, windHeading: 1.5708, gusts: 0.4, windTorque: 60 },
  gates: [
    { at: [-30, 0], direction: degrees(-60), width: 6 },
    { at: [-14, -18], direction: degrees(0), width: 6 },
    { at: [4, 2], direction: degrees(60), width: 6 },
    { at: [20, 18], direction: degrees(0), width: 6 },
    { at: [38, 0], direction: degrees(-90), width: 6 },
    { at: [20, -18], direction: degrees(180), width: 6 },
    { at: [-8, 18], direction: degrees(150), width: 6 },
    { at: [-34, 20], direction: degrees(180), width: 6 },
  ],
  runOut: [-46, 20],
  medals: { bronze: 18.47, silver: 17.13, gold: 16.06, ace: 15.33 },
  flights: {
    straight: { time: 18.459 },
    slider: { time: 17.352, seekDistance: 8 },
    law: { time: 16.221, seekDistance: 7, controller: { kind: 'backward-pd' } },
    best: {
      time: 15.126444993405334,
      seekDistance: 8.2,
      controller: { kind: 'spd', frequency: 2, damping: 1.2 },
      waypoints: [
        [-28.9, 0.6],
        [-15.4, -18],
        [3.8, -0.6],
        [20.8, 16.2],
        [36.7, 0.5],
        [22.3, -16.5],
        [-10.5, 18],
        [-39, 17.2],
        [-46.9, 22.4],
      ],
    },
  },
};
