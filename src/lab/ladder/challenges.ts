// The ladder: eight challenges for a control law, from turning to the target at all to turning nearly as well as possible.
import type { HeroName } from '../../world/simulation/heroes/hero';
import type { JudgedTurn } from './flight';
import {
  type Measure,
  motorFrom,
  offFrom,
  overshoot,
  rmsFrom,
  settled,
  smallestError,
  timesBest,
  timeToStayWithin,
  total,
  worst,
} from './measures';
import { degree, type QuantityName } from './quantities';

/** A goal of a challenge: an upper limit for a quantity that is measured in flights. */
export interface ChallengeGoal {
  /** Text before the measured value, for example "turns past by". */
  readonly label: string;
  /** Text after a measured value or a limit on the page, for example "past" in "14 % past". */
  readonly after: string;
  readonly quantity: QuantityName;
  /** Largest measured value at which the goal is reached. SI units; 0.02 for 2 % */
  readonly limit: number;
  readonly flights: readonly JudgedTurn[];
  readonly measure: Measure;
  readonly isOvershoot?: true;
}

/** Scene in which a challenge can be watched. */
export interface ChallengeField {
  /** Turn that the bodies of the scene make. */
  readonly flight: JudgedTurn;
  /** Time between the starts of two successive turns. s */
  readonly every: number;
  /**
   * Kind of the main control (slider or buttons) on the page of the scene, such as `wind` for buttons that set the
   * wind. Undefined if there is none.
   */
  readonly hero?: HeroName;
  /** True if a sentence in the scene tells which control law settles first. */
  readonly answers?: true;
}

/** Challenge: a task for a control law that a person writes. */
export interface Challenge {
  /** Id of the challenge, under which a player's progress is stored. It must never change. */
  readonly id: string;
  readonly name: string;
  /** Task of the challenge, in one or two sentences. */
  readonly asks: string;
  /** Hint that helps a player to find a law for the challenge in a few tries. Text between back quotes is code. */
  readonly hint: string;
  /** Topic of the challenge in one or two words, as written within a sentence: "wind". */
  readonly about: string;
  /**
   * Question above the scene of the challenge. Files and links name the challenge by this text, so it must never
   * change.
   */
  readonly question: string;
  readonly field: ChallengeField;
  readonly goals: readonly ChallengeGoal[];
}

/** Time for which a turn is recorded. s */
const turnSeconds = 4;

/** Duration of the longer test flights, such as flights with wind or noise. s */
const longSeconds = 6;

/** Time after the start from which a body should be at rest. s */
export const restFrom = 3;

/** Returns the description of a turn from rest in calm air. @param angleDeg angle of the turn. degrees */
const turn = (angleDeg: number): JudgedTurn => ({ turn: angleDeg * degree, seconds: turnSeconds });

const small = turn(10);
const quarter = turn(90);
const large = turn(170);

/** Turns in calm air by six angles, from small to large. */
export const sixTurns: readonly JudgedTurn[] = [small, turn(30), turn(60), quarter, turn(130), large];

/**
 * Two flights in which a body must keep its heading against wind, once from each side. The wind's torque is a tenth of
 * the motor's largest torque.
 */
export const windy: readonly JudgedTurn[] = [0.1, -0.1].map((wind) => ({
  turn: 0,
  seconds: longSeconds,
  wind,
}));

/** Two test turns with noise of 0.02 rad on the measured heading. */
export const noisy: readonly JudgedTurn[] = [
  { turn: 90 * degree, seconds: longSeconds, noise: 0.02, seed: 1 },
  { turn: -60 * degree, seconds: longSeconds, noise: 0.02, seed: 7 },
];

/** Test turn by 90°. The body is clamped for the first 3 s, and then released. */
const held = { turn: 90 * degree, seconds: longSeconds, held: 3 } as const satisfies JudgedTurn;

/** Two tests in which the target circles the body, at 1.5 and at 0.75 rad/s. */
const circling: readonly JudgedTurn[] = [1.5, 0.75].map((rate) => ({
  turn: 0,
  seconds: longSeconds,
  circling: rate,
}));

/** Returns the scene that shows a turn in calm air. */
const calmField = (flight: JudgedTurn): ChallengeField => ({ flight, every: 3, hero: 'turn', answers: true });

const pastBy = (limit: number, flights: readonly JudgedTurn[]): ChallengeGoal => ({
  label: 'turns past by',
  after: 'past',
  quantity: 'share',
  limit,
  flights,
  measure: worst(overshoot),
  isOvershoot: true,
});

const offInWind: ChallengeGoal = {
  label: 'off in the wind by',
  after: 'off in the wind',
  quantity: 'angle',
  limit: 0.25 * degree,
  flights: windy,
  measure: worst(offFrom(restFrom)),
};

const motorAtRest = (limit: number, flights: readonly JudgedTurn[]): ChallengeGoal => ({
  label: 'motor at rest',
  after: 'of the motor at rest',
  quantity: 'share',
  limit,
  flights,
  measure: worst(motorFrom(restFrom)),
});

export const challenges: readonly Challenge[] = [
  {
    id: 'turn-to-it',
    name: 'Turn to it',
    asks: 'A target 90° to either side: come within 5° of it, and never be more than 120° off.',
    hint: 'The `error` tells which way the target is, and how far. Return a number with the same sign.',
    about: 'turning',
    question: 'Does it turn to it?',
    field: calmField(quarter),
    goals: [
      {
        label: 'comes within',
        after: 'off at its nearest',
        quantity: 'angle',
        limit: 5 * degree,
        flights: [quarter, turn(-90)],
        measure: worst(smallestError),
      },
      {
        label: 'off by at most',
        after: 'off at most',
        quantity: 'angle',
        limit: 120 * degree,
        flights: [quarter, turn(-90)],
        measure: worst(offFrom(0)),
      },
    ],
  },
  {
    id: 'stop-there',
    name: 'Stop there',
    asks: 'By 10°, 90° and 170°: at most 5 % past, settled within 1.6 s.',
    hint: 'It arrives at full speed. `angularVelocity` is that speed: subtract about 12 times it from what turn returns.',
    about: 'stopping',
    question: 'Does your law stop it at the mark?',
    field: calmField(quarter),
    goals: [
      pastBy(0.05, [small, quarter, large]),
      {
        label: 'settled after',
        after: 'to settle',
        quantity: 'time',
        limit: 1.6,
        flights: [small, quarter, large],
        measure: worst(settled),
      },
    ],
  },
  {
    id: 'wind',
    name: 'Hold in the wind',
    asks: 'A steady wind of a tenth of the motor, from either side, and turn is not told of it: at most 0.25° off from 3 s on, with at most 15 % of the motor.',
    hint: 'A spring gives way until it pushes as hard as the wind. Write `let sum = 0;` above turn. At each step add the `error` to the sum, and add the sum to what turn returns.',
    about: 'wind',
    question: 'Does it hold in the wind?',
    field: { flight: { ...windy[0], turn: quarter.turn }, every: longSeconds, hero: 'wind' },
    goals: [offInWind, { ...motorAtRest(0.15, windy), label: 'motor at work', after: 'of the motor' }],
  },
  {
    id: 'let-go',
    name: 'Held, then let go',
    asks: 'Held for 3 s, 90° off, and let go: at most 5 % past, within 1° after 1.5 s. And in the wind of before at most 0.25° off.',
    hint: 'While it is held, the sum grows and grows. Add to it only where `Math.abs(error)` is below 0.1. Still too far past? Add less to the sum.',
    about: 'being held',
    question: 'Held, then let go: does it swing back?',
    field: { flight: held, every: held.held + longSeconds, hero: 'hold' },
    goals: [
      pastBy(0.05, [held]),
      {
        label: 'within 1° after',
        after: 'to within 1°',
        quantity: 'time',
        limit: 1.5,
        flights: [held],
        measure: worst(timeToStayWithin(1 * degree, held.held)),
      },
      offInWind,
    ],
  },
  {
    id: 'compass',
    name: 'A shaky compass',
    asks: 'The error trembles by 1.1°. Turns by 90° and, the other way, by 60°: within 2° after 1 s, then 0.25° off in the root mean square, with at most 2 % of the motor.',
    hint: '`angularVelocity` does not tremble. Keep a guess of the error: at each step subtract `angularVelocity * timeStep` from it, then add a fifth of `error - guess`. Put the guess in the place of the error. Too late? Subtract less of `angularVelocity`.',
    about: 'noise',
    question: 'Does a shaky compass shake it?',
    field: { flight: noisy[0], every: longSeconds, hero: 'noise' },
    goals: [
      {
        label: 'off at rest by',
        after: 'off at rest',
        quantity: 'angle',
        limit: 0.25 * degree,
        flights: noisy,
        measure: worst(rmsFrom(restFrom)),
      },
      motorAtRest(0.02, noisy),
      {
        label: 'within 2° after',
        after: 'to within 2°',
        quantity: 'time',
        limit: 1,
        flights: noisy,
        measure: worst(timeToStayWithin(2 * degree)),
      },
    ],
  },
  {
    id: 'moving-target',
    name: 'A target that moves',
    asks: 'A target that runs round at 1.5 rad/s, and one at half of that: at most 0.5° behind from 1.5 s on.',
    hint: 'A law that brakes all of its speed falls behind. On the target it should turn at `targetAngularVelocity`: brake only what it turns faster than that. A guess of the error must lose only that, too. Still behind? Leave the sum out.',
    about: 'a moving target',
    question: 'The target runs round: does it keep up?',
    field: { flight: { ...circling[0], turn: quarter.turn }, every: longSeconds },
    goals: [
      {
        label: 'behind by',
        after: 'behind',
        quantity: 'angle',
        limit: 0.5 * degree,
        flights: circling,
        measure: worst(offFrom(1.5)),
      },
    ],
  },
  {
    id: 'beat-wucher',
    name: 'Beat Wucher',
    asks: 'By 10°, 30°, 60°, 90°, 130° and 170°: settled within 4.23 s in all, 0.92 times what Wucher’s PID with a window takes, at most 2 % past.',
    hint: 'At a speed v the motor needs v²/2α to stop. So at an error it may be as fast as `Math.sqrt(2 * 0.7 * limits.angularAcceleration * Math.abs(error))`: 0.7 keeps some motor in reserve. Give that speed the sign of the error. Then return `(speed - angularVelocity) / timeStep`, which reaches the speed in one step.',
    about: 'speed',
    question: 'Six turns: is it quicker than Wucher’s?',
    field: calmField(large),
    goals: [
      {
        label: 'six turns',
        after: 'for six turns',
        quantity: 'time',
        limit: 4.23,
        flights: sixTurns,
        measure: total(settled),
      },
      pastBy(0.02, sixTurns),
    ],
  },
  {
    id: 'nearly-perfect',
    name: 'Nearly perfect',
    asks: 'The same six turns: none more than 1.05 times as long as the best there can be, at most 2 % past, with at most 2 % of the motor at rest.',
    hint: 'Take the law of before, with the whole motor instead of 0.7. Time goes in steps, so it brakes half a step late: from that speed, before it gets its sign, subtract `limits.angularAcceleration * timeStep / 2`. Let `Math.max` keep the result from falling below 0.',
    about: 'the last steps',
    question: 'Is it nearly as quick as can be?',
    field: calmField(large),
    goals: [
      {
        label: 'beside the best turn',
        after: 'the best turn',
        quantity: 'ratio',
        limit: 1.05,
        flights: sixTurns,
        measure: worst(timesBest),
      },
      pastBy(0.02, sixTurns),
      motorAtRest(0.02, sixTurns),
    ],
  },
];
