// The synthesizer: tones and filtered noise in stereo. Loud sounds make all others quieter.
import { clamp } from '../../../laws/control/clamp';
import { type Cue, climbOf, cues, gainOf, thrust, type Voice, voicesOf } from './voices';

/** Fade-in time of a tone, so that it does not click. s */
const attack = 0.006;

/** Duration of a fade of the sound, s. */
const fade = 0.03;

/** Inaudible volume at the end of a fade. An exponential fade cannot reach 0. */
const silent = 0.0001;

/** Length of the noise that is played in a loop. s */
const noiseSeconds = 1.5;

const mostVoices = 8;

export class Synth {
  readonly context: AudioContext;
  readonly #noise: AudioBuffer;
  /** Gain node of the sounds that become quieter for a moment when a loud sound is played. */
  readonly #ducked: GainNode;
  readonly #pool = new VoicePool(mostVoices - 1);
  readonly #thrust: { gain: GainNode; filter: BiquadFilterNode; panner: StereoPannerNode };

  /** Creates a synthesizer that is ready to play. @param context browser's audio context, which plays the sounds */
  constructor(context: AudioContext) {
    this.context = context;
    this.#noise = noiseOf(this.context);
    this.#ducked = this.context.createGain();
    this.#ducked.connect(this.context.destination);
    this.#thrust = this.#startThrust();
  }

  /**
   * Plays a sound once.
   * @param times number of times that the sound's event has happened, from 1; changes the pitch or the number of notes
   * @param pan stereo position, -1 at the left to 1 at the right
   */
  play(cue: Cue, times: number, pan: number): void {
    const { ducks } = cues[cue];
    if (ducks) this.#duck(ducks);
    const panner = new StereoPannerNode(this.context, { pan: clamp(pan, -1, 1) });
    panner.connect(ducks ? this.context.destination : this.#ducked);
    for (const voice of voicesOf(cue, times)) this.#play(voice, climbOf(voice, times), panner);
  }

  /**
   * Sets the pitch and the stereo position of a motor's steady sound. A faster body sounds higher.
   * @param motor `pan`: stereo position, -1 at the left to 1 at the right; `share`: the body's speed as a fraction of
   * full speed, 0 to 1. Null stops the sound
   */
  setThrust(motor: { readonly pan: number; readonly share: number } | null): void {
    const { gain, filter, panner } = this.#thrust;
    const now = this.context.currentTime;
    gain.gain.setTargetAtTime(motor ? thrust.volume : 0, now, fade);
    if (!motor) return;
    const { slow, fast } = thrust;
    filter.frequency.setTargetAtTime(slow + (fast - slow) * clamp(motor.share, 0, 1), now, fade);
    panner.pan.setTargetAtTime(clamp(motor.pan, -1, 1), now, fade);
  }

  #play(voice: Voice, higher: number, into: AudioNode): void {
    const { from, to, at, lasts, volume } = voice;
    const { context } = this;
    const start = context.currentTime + at;
    const ends = start + lasts;
    const gain = context.createGain();
    gain.gain.setValueAtTime(silent, start);
    gain.gain.linearRampToValueAtTime(volume, start + attack);
    gain.gain.exponentialRampToValueAtTime(silent, ends);
    gain.connect(into);
    const { source, pitch } = this.#sourceOf(voice, gain);
    pitch.setValueAtTime(from * higher, start);
    pitch.exponentialRampToValueAtTime(to * higher, ends);
    source.start(start);
    source.stop(ends);
    const stop = () => {
      const now = context.currentTime;
      gain.gain.cancelScheduledValues(now);
      gain.gain.setTargetAtTime(0, now, fade / 3);
      source.stop(now + fade);
    };
    this.#pool.add({ ends, stop }, context.currentTime);
  }

  #sourceOf({ wave }: Voice, into: AudioNode) {
    if (wave !== 'noise') {
      const source = this.context.createOscillator();
      source.type = wave;
      source.connect(into);
      return { source, pitch: source.frequency };
    }
    const { source, filter } = this.#noiseInto(into);
    return { source, pitch: filter.frequency };
  }

  #noiseInto(into: AudioNode): { source: AudioBufferSourceNode; filter: BiquadFilterNode } {
    const source = this.context.createBufferSource();
    source.buffer = this.#noise;
    source.loop = true;
    const filter = this.context.createBiquadFilter();
    filter.type = 'bandpass';
    source.connect(filter).connect(into);
    return { source, filter };
  }

  #startThrust() {
    const gain = this.context.createGain();
    gain.gain.value = 0;
    const panner = new StereoPannerNode(this.context);
    gain.connect(panner).connect(this.#ducked);
    const { source, filter } = this.#noiseInto(gain);
    filter.frequency.value = thrust.slow;
    source.start();
    return { gain, filter, panner };
  }

  #duck({ by, lasts }: { by: number; lasts: number }): void {
    const { gain } = this.#ducked;
    const now = this.context.currentTime;
    gain.cancelScheduledValues(now);
    gain.setTargetAtTime(gainOf(by), now, fade / 3);
    gain.setTargetAtTime(1, now + lasts, fade);
  }
}

/** Returns white noise as a buffer of the browser's audio context. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * noiseSeconds, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  return buffer;
}

/** A tone that sounds now. `ends` is the time of its end on the audio clock, s. `stop` stops the tone at once. */
interface SoundingVoice {
  readonly ends: number;
  stop(): void;
}

/** The tones (voices) that sound now. If there are too many, the oldest ones are stopped. */
export class VoicePool {
  readonly #most: number;
  #sounding: SoundingVoice[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Adds a tone that starts to sound now. Stops the oldest tones if there are too many.
   * @param now time on the audio clock, s
   */
  add(voice: SoundingVoice, now: number): void {
    this.#sounding = this.#sounding.filter(({ ends }) => ends > now);
    while (this.#sounding.length >= this.#most) this.#sounding.shift()?.stop();
    this.#sounding.push(voice);
  }
}
