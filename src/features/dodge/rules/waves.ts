// The waves of Dodge as rows of data: how many missiles come, from where, how fast, and how well they fly.

import { power } from '../../../laws/exact/exact';
import type { GuidanceSpec } from '../../../world/entities/guidance/guidance';
import type { MotionLimits } from '../../../world/entities/motion-limits';

/** The missiles: each has a hull of its own. */
export type MissileName = 'dart' | 'seeker' | 'leader' | 'navigator' | 'heavy';

/** What a missile is by its name. What is left out is as its wave says. */
interface MissileKind {
  readonly guidance: GuidanceSpec;
  readonly easesThrottle: boolean;
  /** Its size beside the usual missile; that of most of the game when left out. */
  readonly size?: number;
  /** kg/m² */
  readonly density?: number;
  readonly limits?: Readonly<MotionLimits>;
  /** How long the motor burns. s */
  readonly burn?: number;
  /** Whether it breaks the inner wall that it hits. */
  readonly breaksWalls?: true;
}

/** The missiles by name. */
export const missileKinds: Readonly<Record<MissileName, MissileKind>> = {
  /** Hardly turns: one step aside is enough. */
  dart: { guidance: { kind: 'pursuit' }, easesThrottle: false },
  /** Points at where the player is, and turns wide. */
  seeker: { guidance: { kind: 'pursuit' }, easesThrottle: false },
  /** Points at where the player will be. */
  leader: { guidance: { kind: 'lead' }, easesThrottle: false },
  /** Turns with the line of sight: only late turns shake it off. */
  navigator: { guidance: { kind: 'proportional-navigation' }, easesThrottle: true },
  /** Slow and wide of turn, and no wall stops it twice: nobody hides from it. */
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

/** Where the missiles of a wave start: anywhere on the rim, on its long sides, on opposite sides in turn, all on one side. */
export type Origin = 'any' | 'long' | 'opposite' | 'one';

/** A wave. Every missile of it but the heavy ones is the same, and keeps every limit and law of a missile. */
export interface Wave {
  readonly missile: MissileName;
  readonly missiles: number;
  /** s from one launch to the next. */
  readonly gap: number;
  /** s from the last launch to the next wave's first. */
  readonly rest: number;
  readonly limits: Readonly<MotionLimits>;
  /** How long the motor burns. s */
  readonly burn: number;
  readonly from: Origin;
  /** Which of them are pairs, counted from 0: one becomes two on its way. None when left out. */
  readonly pairs?: readonly number[];
  /** Which of them are heavy, counted from 0. None when left out. */
  readonly heavies?: readonly number[];
  /** Whether the walls slide that can. */
  readonly walls?: true;
  /** Whether gusts blow. */
  readonly gusts?: true;
  /** Smallest and largest angle off the player at the launch. rad */
  readonly aim: readonly [number, number];
}

/** Limits of a missile. m/s, rad/s, rad/s², m/s² */
type Limits = readonly [speed: number, turnRate: number, angular: number, linear: number];

function limitsOf([speed, turnRate, angularAcceleration, linearAcceleration]: Limits): MotionLimits {
  return { speed, turnRate, angularAcceleration, linearAcceleration };
}

/**
 * A row of the table. The usual aim makes missiles fly an arc, which a person can read.
 * @param times how many missiles, the gap between them and the rest after them. s @param more what is not as usual
 */
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

/** The waves. The radius of the tightest circle is speed over turn rate, 11 to 12 m: a sidestep always works, but it must come in time. */
export const waves: readonly Wave[] = [
  // Two darts that miss whoever stands still: what comes, and from where.
  wave('dart', [2, 2.2, 4], [9, 0.1, 3, 6], { burn: 5, from: 'long', aim: [0.38, 0.5] }),
  // They turn.
  wave('seeker', [3, 1.8, 2.6], [12, 1.05, 6, 8]),
  // As fast as the player: running away no longer helps, walls do.
  wave('seeker', [3, 1.5, 3], [15, 1.25, 7, 11]),
  // From two sides: they can meet.
  wave('seeker', [4, 1.2, 3.5], [16, 1.3, 7, 12], { from: 'opposite' }),
  // They aim ahead: running straight on leads into them.
  wave('leader', [4, 1.4, 4.1], [17.5, 1.45, 8, 14]),
  // One becomes two.
  wave('seeker', [4, 2, 4], [17, 1.5, 8, 14], { pairs: [0, 2] }),
  // Walls slide: what hid you a moment ago may not now.
  wave('leader', [5, 1.2, 4], [19, 1.7, 9.5, 16], { from: 'opposite', walls: true }),
  // They navigate.
  wave('navigator', [5, 1.3, 5], [20, 1.8, 11, 17], { walls: true }),
  // Heavy ones break the walls one hides behind.
  wave('leader', [5, 1.5, 4], [19, 1.7, 9.5, 16], { heavies: [0, 3] }),
  // Gusts.
  wave('navigator', [5, 1.3, 4], [20, 1.8, 11, 17], { gusts: true }),
  wave('navigator', [5, 1.8, 5], [20.5, 1.85, 11.5, 17.5], { pairs: [1, 3], walls: true }),
  // A volley.
  wave('seeker', [7, 1, 5], [19, 1.6, 9.5, 16], { from: 'one' }),
  wave('navigator', [6, 1.4, 5], [21, 1.9, 12, 18], { heavies: [0, 3], gusts: true }),
  wave('navigator', [6, 1.5, 5], [22, 2, 12.5, 19], { pairs: [2, 4], walls: true }),
  wave('navigator', [7, 1.2, 5], [23, 2.1, 13, 20], { from: 'opposite' }),
];

/** How the waves after the last row grow: the last five come again and again. */
const growth = {
  again: 5,
  /** Missiles more, each round. */
  missiles: 1,
  /** Share of the gap that is left, each round. */
  gap: 0.92,
  /** Least gap. s; with less, two missiles from one side would hit each other. */
  leastGap: 0.6,
  /** Faster each round, up to a most. m/s */
  speed: 1,
  mostSpeed: 27,
};

/** A wave by its number, from 1. */
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
