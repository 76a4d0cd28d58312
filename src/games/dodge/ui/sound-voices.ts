// The sounds of Dodge as rows of tones and noise, and how to play one.
import type { Cue } from './sound-cues';

/** A tone or a burst of noise. */
export interface Voice {
  readonly wave: OscillatorType | 'noise';
  /** Pitch of a tone, or centre of the band of filtered noise, at the start and at the end. Hz */
  readonly from: number;
  readonly to: number;
  /** Delay after the cue, and duration. s */
  readonly at: number;
  readonly lasts: number;
  /** Largest volume. 0 to 1; voices of a sound must stay below 1 together, or they distort. */
  readonly volume: number;
  /** Whether it is higher the more times something counts. */
  readonly climbs?: true;
}

/** A missile bursts. */
const burst: readonly Voice[] = [
  { wave: 'noise', from: 500, to: 60, at: 0, lasts: 0.55, volume: 0.5 },
  { wave: 'sine', from: 110, to: 40, at: 0, lasts: 0.4, volume: 0.3 },
];

/** Pitches of the pentatonic scale over its root: a voice that climbs takes a step each time more that something counts. */
const pentatonic = [1, 9 / 8, 5 / 4, 3 / 2];

export const voices: Readonly<Record<Cue, readonly Voice[]>> = {
  warning: [{ wave: 'square', from: 880, to: 880, at: 0, lasts: 0.07, volume: 0.04 }],
  launch: [{ wave: 'noise', from: 1200, to: 300, at: 0, lasts: 0.25, volume: 0.2 }],
  'near-miss': [
    { wave: 'noise', from: 2400, to: 500, at: 0, lasts: 0.35, volume: 0.35 },
    { wave: 'sine', from: 523.25, to: 523.25, at: 0, lasts: 0.35, volume: 0.12, climbs: true },
  ],
  wreck: burst,
  lured: [
    ...burst,
    { wave: 'triangle', from: 392, to: 392, at: 0, lasts: 0.25, volume: 0.07, climbs: true },
    { wave: 'triangle', from: 587.33, to: 587.33, at: 0.08, lasts: 0.35, volume: 0.07, climbs: true },
  ],
  hit: [
    { wave: 'noise', from: 900, to: 40, at: 0, lasts: 1.3, volume: 0.7 },
    { wave: 'sawtooth', from: 220, to: 35, at: 0, lasts: 0.9, volume: 0.18 },
  ],
};

/** Time in which a voice fades in, so that it does not click. s */
const attack = 0.006;

/** Volume that cannot be heard; an exponential fade cannot reach 0. */
const silent = 0.0001;

/** Length of the buffer of noise, which is looped. s */
const noiseSeconds = 1.5;

/** White noise. */
export function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * noiseSeconds, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  return buffer;
}

/**
 * Plays a voice; the browser frees its nodes at the end.
 * @param times how many times it counted, from 1 @param pan from -1, left, to 1
 */
export function playVoice(
  context: AudioContext,
  noise: AudioBuffer,
  voice: Voice,
  { times, pan }: { times: number; pan: number },
): void {
  const { from, to, at, lasts, volume, climbs } = voice;
  const higher = climbs ? pentatonic[Math.min(times, pentatonic.length) - 1] : 1;
  const start = context.currentTime + at;
  const end = start + lasts;
  const gain = context.createGain();
  gain.gain.setValueAtTime(silent, start);
  gain.gain.linearRampToValueAtTime(volume, start + attack);
  gain.gain.exponentialRampToValueAtTime(silent, end);
  const panner = new StereoPannerNode(context, { pan });
  gain.connect(panner).connect(context.destination);
  const { source, pitch } = sourceOf(context, noise, voice, gain);
  pitch.setValueAtTime(from * higher, start);
  pitch.exponentialRampToValueAtTime(to * higher, end);
  source.start(start);
  source.stop(end);
}

/** The source of a voice, and the parameter of its pitch. */
function sourceOf(context: AudioContext, noise: AudioBuffer, { wave }: Voice, into: AudioNode) {
  if (wave !== 'noise') {
    const source = context.createOscillator();
    source.type = wave;
    source.connect(into);
    return { source, pitch: source.frequency };
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  source.connect(filter).connect(into);
  return { source, pitch: filter.frequency };
}
