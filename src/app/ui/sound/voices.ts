// The sounds of the games as data: tones and bursts of noise. All games share them.

/** Name of a sound in a game. A sound is named after the event at which it is played. */
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

/** A tone or a burst of noise, as a part of a sound. */
export interface Voice {
  readonly wave: OscillatorType | 'noise';
  /** Frequency at the start of the tone, or the middle of the frequency band of a noise. Hz */
  readonly from: number;
  /** Frequency at the end of the tone or noise. Hz */
  readonly to: number;
  /** Time from the start of the whole sound to the start of the tone. s */
  readonly at: number;
  /** Duration of the tone. s */
  readonly lasts: number;
  /** Peak volume of the tone, 0 to 1. The volumes of tones that sound together must add up to less than 1. */
  readonly volume: number;
  /** Whether the pitch rises by a step of the pentatonic scale with each event, such as each passed gate. */
  readonly climbs?: true;
  /**
   * Number of the first event at which the tone sounds, counted from 1. With 3, the tone is silent at the first two
   * events, such as passed gates. 1 if left out.
   */
  readonly least?: number;
}

/** The tones of one sound, and how much quieter this sound makes all other sounds. */
interface CueRow {
  readonly voices: readonly Voice[];
  /**
   * Change of the volume of all other sounds while this sound is played: `by` in dB (negative), for the time `lasts`,
   * s. Left out for no change.
   */
  readonly ducks?: { readonly by: number; readonly lasts: number };
}

/** Sound of a missile that bursts. */
const burst: readonly Voice[] = [
  { wave: 'noise', from: 500, to: 60, at: 0, lasts: 0.55, volume: 0.5 },
  { wave: 'sine', from: 110, to: 40, at: 0, lasts: 0.55, volume: 0.3 },
];

/** Frequencies of the medal sound, C, E, G, C, E from C5 on. Hz, equal temperament */
const chord = [523.25, 659.26, 783.99, 1046.5, 1318.51];

/** Time from one note of the medal sound to the next. s */
const noteLasts = 0.11;

/**
 * Returns the n-th note of the medal sound, counted from 0.
 * @param pitch frequency, Hz
 */
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

/** Peak level of the motor's noise after the filter, relative to its level before the filter. dB */
const filtered = -12;

/** Steady noise of the motor of one body. */
export const thrust = {
  /** Frequency of the noise's band-pass filter while the body stands still. Hz */
  slow: 180,
  /** Frequency of the noise's band-pass filter while the body moves at full speed. Hz */
  fast: 420,
  /** Factor by which the volume of the noise is multiplied. 0 to 1 */
  volume: gainOf(-30 - filtered),
} as const;

/** Converts a level in decibels to a volume factor, which is 1 at 0 dB. @param level dB */
export function gainOf(level: number): number {
  return 10 ** (level / 20);
}

/** Frequencies of the pentatonic scale relative to its first note. */
const pentatonic = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3];

/**
 * Returns the factor by which the pitch of a tone is raised when its event is repeated. 1 for tones that do not rise.
 * @param times number of times that the event has happened, from 1
 */
export function climbOf({ climbs }: Voice, times: number): number {
  if (!climbs) return 1;
  const step = times - 1;
  return 2 ** Math.floor(step / pentatonic.length) * pentatonic[step % pentatonic.length];
}

/**
 * Returns the tones of a sound. Some tones sound only when the event has happened several times.
 * @param times number of times that the event has happened, from 1
 */
export function voicesOf(cue: Cue, times: number): Voice[] {
  return cues[cue].voices.filter(({ least = 1 }) => times >= least);
}
