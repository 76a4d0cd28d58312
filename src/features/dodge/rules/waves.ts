// The waves of Dodge as a table: number of missiles, launch sides, speed and guidance.

import { power } from '../../../laws/exact/exact';
import type { GuidanceSpec } from '../../../world/entities/guidance/guidance';
import type { MotionLimits } from '../../../world/entities/motion-limits';

/** Kinds of missiles. Each kind has its own hull. */
export type MissileName = 'dart' | 'seeker' | 'leader' | 'navigator' | 'heavy';

/** Properties of a kind of missile. Limits and burn time default to the wave's. */
interface MissileKind {
  readonly guidance: GuidanceSpec;
  readonly easesThrottle: boolean;
  /** Size of the missile, as a multiple of the simulator's standard missile size. 0.6 if left out. */
  readonly size?: number;
  /** Density of the missile's body. kg/m² */
  readonly density?: number;
  readonly limits?: Readonly<MotionLimits>;
  /** Burn time of the motor. s */
  readonly burn?: number;
  /** Whether the missile breaks an inner wall that it hits. */
  readonly breaksWalls?: true;
}

/** Properties of missiles, by kind. */
export const missileKinds: Readonly<Record<MissileName, MissileKind>> = {
  /** Dart: a missile that hardly turns. The player avoids it by one step aside. */
  dart: { guidance: { kind: 'pursuit' }, easesThrottle: false },
  /** Seeker: a missile with wide turns that flies towards the present place of the player. */
  seeker: { guidance: { kind: 'pursuit' }, easesThrottle: false },
  /** Leader: a missile that flies towards the place where the player will be. */
  leader: { guidance: { kind: 'lead' }, easesThrottle: false },
  /** Navigator: a missile steered by proportional navigation. */
  navigator: { guidance: { kind: 'proportional-navigation' }, easesThrottle: true },
  /**
   * Heavy missile: a slow missile with wide turns. It breaks inner walls, so that the player cannot hide behind them
   * for long.
   */
  heavy: {
    guidance: { kind: 'pursuit' },
    easesThrottle: false,
    size: 0.9,
    density: 4,
    limits: limitsOf([13, 0.9, 4, 8]),
    burn: 11,
    breaksWalls: true,
  },
};

/**
 * Sides of the arena at which a wave is launched. `long`: the two long sides. `opposite`: two opposite sides
 * alternately. `one`: a single side.
 */
export type LaunchSide = 'any' | 'long' | 'opposite' | 'one';

/** A wave of missiles: their number, kind, motion limits, launch times and special missiles. */
export interface Wave {
  readonly missile: MissileName;
  /** Number of missiles in the wave. */
  readonly missiles: number;
  /** Time between two launches of the wave. s */
  readonly gap: number;
  /** Time from the last launch of this wave to the first launch of the next wave. s */
  readonly rest: number;
  readonly limits: Readonly<MotionLimits>;
  /** Burn time of the missiles' motors. s */
  readonly burn: number;
  readonly from: LaunchSide;
  /**
   * Launch numbers of the missiles that split in two. 0 is the first missile of the wave. If left out, no missile
   * splits.
   */
  readonly pairs?: readonly number[];
  /** Indices of the heavy missiles. No heavy missiles when left out. */
  readonly heavies?: readonly number[];
  /** Whether inner walls slide in this wave. */
  readonly walls?: true;
  /** Whether gusts of wind blow in this wave. */
  readonly gusts?: true;
  /**
   * Least and largest angle between a missile's heading at launch and the direction to the player. rad, ≥ 0; at random
   * to the left or right
   */
  readonly aim: readonly [number, number];
}

/** Motion limits of a missile. m/s, rad/s, rad/s², m/s² */
type Limits = readonly [speed: number, turnRate: number, angular: number, linear: number];

function limitsOf([speed, turnRate, angularAcceleration, linearAcceleration]: Limits): MotionLimits {
  return { speed, turnRate, angularAcceleration, linearAcceleration };
}

function wave(
  missile: MissileName,
  times: readonly [missiles: number, gap: number, rest: number],
  most: Limits,
  more: Partial<Wave> = {},
): Wave {
  const [missiles, gap, rest] = times;
  const usual = { burn: 8, from: 'any', aim: [0, 0.5] } as const;
  return { ...usual, missile, missiles, gap, rest, limits: limitsOf(most), ...more };
}

export const waves: readonly Wave[] = [
  // Two darts that miss a player who stands still. They show the danger, and its direction.
  wave('dart', [2, 2.2, 4], [9, 0.1, 3, 6], { burn: 5, from: 'long', aim: [0.38, 0.5] }),
  // These missiles turn.
  wave('seeker', [3, 1.8, 2.6], [12, 1.05, 6, 8]),
  // As fast as the player: running away no longer helps, but walls do.
  wave('seeker', [3, 1.5, 3], [15, 1.25, 7, 11]),
  // From two sides, so they can hit each other.
  wave('seeker', [4, 1.2, 3.5], [16, 1.3, 7, 12], { from: 'opposite' }),
  // They aim ahead: running straight leads into them.
  wave('leader', [4, 1.4, 4.1], [17.5, 1.45, 8, 14]),
  // Pairs, which split in flight.
  wave('seeker', [4, 2, 4], [17, 1.5, 8, 14], { pairs: [0, 2] }),
  // Walls slide: cover does not last.
  wave('leader', [5, 1.2, 4], [19, 1.7, 9.5, 16], { from: 'opposite', walls: true }),
  // They use proportional navigation.
  wave('navigator', [5, 1.3, 5], [20, 1.8, 11, 17], { walls: true }),
  // Heavy missiles break the walls that players hide behind.
  wave('leader', [5, 1.5, 4], [19, 1.7, 9.5, 16], { heavies: [0, 3] }),
  // A wave in gusts of wind.
  wave('navigator', [5, 1.3, 4], [20, 1.8, 11, 17], { gusts: true }),
  wave('navigator', [5, 1.8, 5], [20.5, 1.85, 11.5, 17.5], { pairs: [1, 3], walls: true }),
  // Many missiles from one side at short intervals.
  wave('seeker', [7, 1, 5], [19, 1.6, 9.5, 16], { from: 'one' }),
  wave('navigator', [6, 1.4, 5], [21, 1.9, 12, 18], { heavies: [0, 3], gusts: true }),
  wave('navigator', [6, 1.5, 5], [22, 2, 12.5, 19], { pairs: [2, 4], walls: true }),
  wave('navigator', [7, 1.2, 5], [23, 2.1, 13, 20], { from: 'opposite' }),
];

/**
 * Settings of the endless part of the game after the last wave. The last five waves repeat, and get harder each time.
 */
const growth = {
  /** Number of waves at the end of the list that are repeated. */
  again: 5,
  /** Number of missiles that a wave gains each time it is repeated. */
  missiles: 1,
  /** Factor on the time between two launches. It is applied again each time a wave is repeated. */
  gap: 0.92,
  /** Least time between two launches. s. With less, two missiles from one side would collide. */
  leastGap: 0.6,
  /** Increase of the missiles' speed at every repetition of the last waves. m/s */
  speed: 1,
  /** Largest speed that missiles reach in the repeated waves, which get faster each time. m/s */
  mostSpeed: 27,
};

/** Returns the wave with the given number, from 1 without an upper limit. */
export function waveOf(number: number): Wave {
  const beyond = number - 1 - waves.length;
  if (beyond < 0) return waves[number - 1];
  const round = 1 + Math.floor(beyond / growth.again);
  const row = waves[waves.length - growth.again + (beyond % growth.again)];
  const missiles = row.missiles + growth.missiles * round;
  const gap = Math.max(growth.leastGap, row.gap * power(growth.gap, round));
  const speed = Math.min(growth.mostSpeed, row.limits.speed + growth.speed * round);
  return { ...row, missiles, gap, limits: { ...row.limits, speed } };
}
