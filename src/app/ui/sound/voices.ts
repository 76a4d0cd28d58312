// The sounds of the games as rows of tones and noise. Games share them, and choose cue, place and count.

/** A sound, named by its meaning. */
export type Cue =
  | 'warning'
  | 'heavy-warning'
  | 'launch'
  | 'near-miss'
  | 'burst'
  | 'lured'
  | 'hit'
  | 'gate'
  | 'medal';

/** A tone or a burst of noise. */
export interface Voice {
  readonly wave: OscillatorType | 'noise';
  /** Pitch of a tone, or centre of the band of filtered noise, at start and end. Hz */
  readonly from: number;
  readonly to: number;
  /** Delay after the cue, and duration. s */
  readonly at: number;
  readonly lasts: number;
  /** Peak volume. 0 to 1; the voices of a sound must stay below 1 together, or they distort. */
  readonly volume: number;
  /** Whether the pitch rises by a step of the pentatonic scale with each count. */
  readonly climbs?: true;
  /** Least count at which the voice sounds; always when left out. */
  readonly least?: number;
}

/** The sound of a cue. */
interface CueRow {
  readonly voices: readonly Voice[];
  /** Reduction of all other sound, and its duration. dB, s */
  readonly ducks?: { readonly by: number; readonly lasts: number };
}

/** A bursting missile. */
const burst: readonly Voice[] = [
  { wave: 'noise', from: 500, to: 60, at: 0, lasts: 0.55, volume: 0.5 },
  { wave: 'sine', from: 110, to: 40, at: 0, lasts: 0.55, volume: 0.3 },
];

/** Notes of C major from its fifth octave on: C, E, G, C, E. Hz, equal temperament */
const chord = [523.25, 659.26, 783.99, 1046.5, 1318.51];

/** Time between the notes of a medal. s */
const noteLasts = 0.11;

/** Returns the n-th note of a medal. Better medals have more notes. */
function note(pitch: number, n: number): Voice {
  const at = n * noteLasts;
  return { wave: 'triangle', from: pitch, to: pitch, at, lasts: noteLasts, volume: 0.12, least: n + 1 };
}

export const cues: Readonly<Record<Cue, CueRow>> = {
  warning: { voices: [{ wave: 'square', from: 880, to: 880, at: 0, lasts: 0.07, volume: 0.04 }] },
  'heavy-warning': {
    voices: [0, 0.14].map((at) => ({ wave: 'square', from: 440, to: 440, at, lasts: 0.07, volume: 0.06 })),
  },
  launch: { voices: [{ wave: 'noise', from: 1200, to: 300, at: 0, lasts: 0.25, volume: 0.2 }] },
  'near-miss': {
    voices: [
      { wave: 'noise', from: 2400, to: 500, at: 0, lasts: 0.35, volume: 0.35 },
      { wave: 'sine', from: 523.25, to: 523.25, at: 0, lasts: 0.35, volume: 0.12, climbs: true },
    ],
  },
  burst: { voices: burst },
  lured: {
    voices: [
      ...burst,
      { wave: 'triangle', from: 392, to: 392, at: 0, lasts: 0.25, volume: 0.07, climbs: true },
      { wave: 'triangle', from: 587.33, to: 587.33, at: 0.08, lasts: 0.35, volume: 0.07, climbs: true },
    ],
  },
  hit: {
    voices: [
      { wave: 'noise', from: 900, to: 40, at: 0, lasts: 1.3, volume: 0.7 },
      { wave: 'sawtooth', from: 220, to: 35, at: 0, lasts: 1.3, volume: 0.28 },
    ],
    ducks: { by: -18, lasts: 0.8 },
  },
  gate: {
    voices: [{ wave: 'triangle', from: 261.63, to: 261.63, at: 0, lasts: 0.18, volume: 0.14, climbs: true }],
  },
  medal: { voices: chord.map(note) },
};

/** Level that the filter of the motor leaves of its noise, in a band a sixtieth as wide, measured at peaks. dB */
const filtered = -12;

/**
 * The steady sound of a motor: centre frequency of its noise at rest and at full speed (Hz), and volume for peaks of
 * −30 dB.
 */
export const thrust = { slow: 180, fast: 420, volume: gainOf(-30 - filtered) } as const;

/** Converts a level to a factor of volume. @param level dB */
export function gainOf(level: number): number {
  return 10 ** (level / 20);
}

/** Frequency ratios of the pentatonic scale. */
const pentatonic = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3];

/** Returns the factor by which a pitch rises with a count. @param times from 1 */
export function climbOf({ climbs }: Voice, times: number): number {
  if (!climbs) return 1;
  const step = times - 1;
  return 2 ** Math.floor(step / pentatonic.length) * pentatonic[step % pentatonic.length];
}

/** Returns the voices of a cue at a count. @param times from 1 */
export function voicesOf(cue: Cue, times: number): Voice[] {
  return cues[cue].voices.filter(({ least = 1 }) => times >= least);
}
