// The built-in courses, all but the first, and the list of all nine.
import { toRadians } from '../../../laws/exact/figures';
import type { Course } from './course';
import { slalom } from './slalom';

/** Course “Hairpin”: four long straights, joined by turns of 180°. */
export const hairpin: Course = {
  id: 'hairpin',
  name: 'Hairpin',
  short: 'Hairpin',
  line: 'half turns',
  hint: 'Eight gates, and a half turn between every two.',
  start: [-46, -18],
  angle: toRadians(0),
  limits: [{ angularAcceleration: 7.85, speed: 14 }],
  gates: [
    { at: [-14, -18], direction: toRadians(0), width: 6 },
    { at: [30, -18], direction: toRadians(0), width: 6 },
    { at: [30, -4], direction: toRadians(180), width: 6 },
    { at: [-30, -4], direction: toRadians(180), width: 6 },
    { at: [-30, 9], direction: toRadians(0), width: 6 },
    { at: [30, 9], direction: toRadians(0), width: 6 },
    { at: [30, 21], direction: toRadians(180), width: 6 },
    { at: [-10, 21], direction: toRadians(180), width: 6 },
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

/** Course “Spiral”: eleven gates in rings that lead inwards. */
export const spiral: Course = {
  id: 'spiral',
  name: 'Spiral',
  short: 'Spiral',
  line: 'round and inwards',
  hint: 'Eleven gates, round and inwards.',
  start: [-46, 24],
  angle: toRadians(-90),
  limits: [{ angularAcceleration: 7.85, speed: 14 }],
  gates: [
    { at: [-46, -8], direction: toRadians(-90), width: 6 },
    { at: [-22, -24], direction: toRadians(0), width: 6 },
    { at: [18, -24], direction: toRadians(0), width: 6 },
    { at: [40, -4], direction: toRadians(90), width: 6 },
    { at: [20, 20], direction: toRadians(180), width: 6 },
    { at: [-12, 20], direction: toRadians(180), width: 6 },
    { at: [-28, 2], direction: toRadians(-90), width: 6 },
    { at: [-8, -10], direction: toRadians(0), width: 6 },
    { at: [14, -8], direction: toRadians(45), width: 6 },
    { at: [12, 8], direction: toRadians(180), width: 5 },
    { at: [-6, 4], direction: toRadians(-135), width: 5 },
  ],
  runOut: [-14.5, -4.5],
  medals: { bronze: 23.06, silver: 21.72, gold: 20.65, ace: 19.91 },
  flights: {
    straight: { time: 23.052 },
    slider: { time: 21.49, seekDistance: 5 },
    law: { time: 20.866, seekDistance: 6, controller: { kind: 'leaky-pid' } },
    best: {
      time: 19.702238060621518,
      seekDistance: 5.1,
      controller: { kind: 'spd', frequency: 2.3, damping: 1.3 },
      waypoints: [
        [-43.4, -8.9],
        [-22.2, -22.3],
        [17.5, -22],
        [37.6, -4.9],
        [19.1, 18.4],
        [-12.7, 17.5],
        [-25.6, 3.4],
        [-7.3, -7.8],
        [11.8, -6.8],
        [12.4, 6.6],
        [-5.6, 1.8],
        [-14.6, -5.1],
      ],
    },
  },
};

/** Course “Straight and stop”: fast straight parts, weak thrust, and a stop at the end. */
export const box: Course = {
  id: 'box',
  name: 'Straight and stop',
  short: 'Stop',
  line: 'fast, then stand still',
  hint: 'Five gates, then stop inside the ring.',
  start: [-50, 18],
  angle: toRadians(-90),
  limits: [{ angularAcceleration: 6.28, speed: 20, linearAcceleration: 14 }],
  gates: [
    { at: [-40, -12], direction: toRadians(-30), width: 5 },
    { at: [-10, -18], direction: toRadians(0), width: 4 },
    { at: [24, -18], direction: toRadians(0), width: 4 },
    { at: [42, -4], direction: toRadians(90), width: 6 },
    { at: [26, 14], direction: toRadians(180), width: 5 },
    { at: [-22, 14], stop: 2.5 },
  ],
  // Between gates 5 and 6 the missile swings out to y = 33 m. The view shows 6 m around a place.
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

/** Course “Crosswind”: a gusty wind blows across it. */
export const wind: Course = {
  id: 'wind',
  name: 'Crosswind',
  short: 'Wind',
  line: 'a gusty wind',
  hint: 'Eight gates in a gusty wind from above.',
  start: [-48, 20],
  angle: toRadians(-45),
  limits: [{ angularAcceleration: 5.5, speed: 14 }],
  weather: { windForce: 700, windHeading: 1.5708, gusts: 0.4, windTorque: 60 },
  gates: [
    { at: [-30, 0], direction: toRadians(-60), width: 6 },
    { at: [-14, -18], direction: toRadians(0), width: 6 },
    { at: [4, 2], direction: toRadians(60), width: 6 },
    { at: [20, 18], direction: toRadians(0), width: 6 },
    { at: [38, 0], direction: toRadians(-90), width: 6 },
    { at: [20, -18], direction: toRadians(180), width: 6 },
    { at: [-8, 18], direction: toRadians(150), width: 6 },
    { at: [-34, 20], direction: toRadians(180), width: 6 },
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

/** Course “Three doors”: openings in walls, flown with a weak motor. */
export const doors: Course = {
  id: 'doors',
  name: 'Three doors',
  short: 'Doors',
  line: 'hard walls, a weak motor',
  hint: 'Four gates; the walls are hard.',
  start: [-48, 0],
  angle: toRadians(0),
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
    { at: [-24, 8], direction: toRadians(0), width: 12 },
    { at: [4, -8], direction: toRadians(0), width: 12 },
    { at: [30, 8], direction: toRadians(0), width: 12 },
    { at: [44, -14], direction: toRadians(-90), width: 8 },
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

export const pair: Course = {
  id: 'pair',
  name: 'One plan, two motors',
  short: 'Motors',
  line: 'one line, two motors',
  hint: 'Two missiles fly your line. The slower one counts.',
  start: [-46, 18],
  angle: toRadians(0),
  limits: [
    { angularAcceleration: 12.57, speed: 14 },
    { angularAcceleration: 4.71, speed: 14 },
  ],
  gates: [
    { at: [-20, 20], direction: toRadians(0), width: 7 },
    { at: [2, 4], direction: toRadians(-45), width: 7 },
    { at: [24, -14], direction: toRadians(0), width: 7 },
    { at: [42, 2], direction: toRadians(90), width: 7 },
    { at: [22, 20], direction: toRadians(180), width: 7 },
    { at: [2, -16], direction: toRadians(-135), width: 7 },
    { at: [-30, -18], direction: toRadians(180), width: 7 },
  ],
  runOut: [-42, -18],
  // After gate 4 the weak motor swings out to x = 49 m.
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

/** Course “Moving gates”: four of the seven gates swing to and fro. */
export const swing: Course = {
  id: 'swing',
  name: 'Moving gates',
  short: 'Moving',
  line: 'the gates move',
  hint: 'Seven gates; four of them swing.',
  start: [-48, 0],
  angle: toRadians(0),
  limits: [{ angularAcceleration: 6.28, speed: 14 }],
  gates: [
    { at: [-26, 0], direction: toRadians(0), width: 6, moves: { by: [0, 5], period: 4, phase: 0 } },
    { at: [-2, 0], direction: toRadians(0), width: 6, moves: { by: [0, 5], period: 4, phase: 0.167 } },
    { at: [22, 0], direction: toRadians(0), width: 6, moves: { by: [0, 5], period: 3, phase: 0.333 } },
    { at: [40, -14], direction: toRadians(-90), width: 7 },
    { at: [20, -22], direction: toRadians(180), width: 7 },
    { at: [-20, -16], direction: toRadians(180), width: 6, moves: { by: [0, 5], period: 3, phase: 0 } },
    { at: [-40, 2], direction: toRadians(90), width: 6 },
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

/** Course “Knot”: nine gates on a path that crosses itself. */
export const knot: Course = {
  id: 'knot',
  name: 'Knot',
  short: 'Knot',
  line: 'it crosses itself',
  hint: 'Nine gates, on a way that crosses itself.',
  start: [0, 24],
  angle: toRadians(-90),
  limits: [{ angularAcceleration: 6, speed: 16 }],
  gates: [
    { at: [0, 2], direction: toRadians(-90), width: 6 },
    { at: [18, -18], direction: toRadians(0), width: 6 },
    { at: [36, 0], direction: toRadians(90), width: 6 },
    { at: [18, 16], direction: toRadians(180), width: 6 },
    { at: [-8, 2], direction: toRadians(-150), width: 6 },
    { at: [-36, -14], direction: toRadians(180), width: 6 },
    { at: [-40, 14], direction: toRadians(60), width: 6 },
    { at: [-14, 20], direction: toRadians(0), width: 6 },
    { at: [0, -6], direction: toRadians(-90), width: 6 },
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

/** All built-in courses, in the order of the page. */
export const courses: readonly Course[] = [slalom, hairpin, spiral, box, wind, doors, pair, swing, knot];
