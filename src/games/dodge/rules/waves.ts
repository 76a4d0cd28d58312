// The waves of Dodge as rows of data: how many missiles come, how fast, and how well they fly.
import type { GuidanceSpec } from '../../../entities/guidance/guidance';
import type { MotionLimits } from '../../../entities/motion-limits';

/** A wave. Every missile of it is the same, and keeps every limit and law of a missile. */
export interface Wave {
  readonly missiles: number;
  /** s from one launch to the next. */
  readonly gap: number;
  /** s from the last launch to the next wave. */
  readonly pause: number;
  readonly limits: Readonly<MotionLimits>;
  readonly guidance: GuidanceSpec;
  /** How long the motor burns. s */
  readonly burn: number;
  /** Whether it slows down to reach a player it has missed. The early ones fly wide loops instead. */
  readonly easesThrottle: boolean;
}

/**
 * The first waves teach one thing each. The radius of the tightest circle is speed over turn rate: 11 m in the
 * first wave and 10 m in the last one, so a sidestep always works, but at 26 m/s it must come in time.
 */
export const waves: readonly Wave[] = [
  // Slower than the player, and slow off the rail: time to find out what steers and what kills.
  {
    missiles: 2,
    gap: 2.2,
    pause: 2.5,
    limits: { speed: 11, turnRate: 1, angularAcceleration: 5, linearAcceleration: 4 },
    guidance: { kind: 'pursuit' },
    burn: 9,
    easesThrottle: false,
  },
  // As fast as the player: running away no longer helps, walls do.
  {
    missiles: 3,
    gap: 1.5,
    pause: 2.5,
    limits: { speed: 16, turnRate: 1.3, angularAcceleration: 7, linearAcceleration: 12 },
    guidance: { kind: 'pursuit' },
    burn: 8,
    easesThrottle: false,
  },
  // They aim ahead: running straight on leads into them.
  {
    missiles: 4,
    gap: 1.3,
    pause: 2.5,
    limits: { speed: 18, turnRate: 1.5, angularAcceleration: 8, linearAcceleration: 14 },
    guidance: { kind: 'lead' },
    burn: 8,
    easesThrottle: false,
  },
  {
    missiles: 5,
    gap: 1.3,
    pause: 3,
    limits: { speed: 19, turnRate: 1.7, angularAcceleration: 9.5, linearAcceleration: 16 },
    guidance: { kind: 'lead' },
    burn: 8,
    easesThrottle: false,
  },
  // They turn with the line of sight: only late turns shake them off.
  {
    missiles: 5,
    gap: 1.2,
    pause: 3,
    limits: { speed: 20, turnRate: 1.8, angularAcceleration: 11, linearAcceleration: 17 },
    guidance: { kind: 'proportional-navigation' },
    burn: 8,
    easesThrottle: true,
  },
  {
    missiles: 6,
    gap: 1.1,
    pause: 3,
    limits: { speed: 22, turnRate: 2, angularAcceleration: 12.5, linearAcceleration: 19 },
    guidance: { kind: 'proportional-navigation' },
    burn: 8,
    easesThrottle: true,
  },
  {
    missiles: 7,
    gap: 1,
    pause: 3,
    limits: { speed: 24, turnRate: 2.2, angularAcceleration: 14, linearAcceleration: 21 },
    guidance: { kind: 'proportional-navigation' },
    burn: 8,
    easesThrottle: true,
  },
  {
    missiles: 8,
    gap: 0.9,
    pause: 3,
    limits: { speed: 26, turnRate: 2.5, angularAcceleration: 16, linearAcceleration: 24 },
    guidance: { kind: 'proportional-navigation' },
    burn: 8,
    easesThrottle: true,
  },
];

/** How the waves after the last row grow. They fly no better; there are only more of them. */
const growth = {
  /** Missiles more, each wave. */
  missiles: 1,
  /** Share of the gap that is left, each wave. */
  gap: 0.97,
  /** Least gap. s; with less, two missiles from one side would hit each other. */
  leastGap: 0.6,
};

/** A wave by its number, from 1. */
export function waveOf(number: number): Wave {
  const beyond = Math.max(0, number - waves.length);
  const row = waves[number - 1 - beyond];
  return {
    ...row,
    missiles: row.missiles + growth.missiles * beyond,
    gap: Math.max(Math.min(row.gap, growth.leastGap), row.gap * growth.gap ** beyond),
  };
}
