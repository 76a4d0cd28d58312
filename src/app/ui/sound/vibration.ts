// Vibration of the phone with the sounds of the games. Off by default; the choice is stored on this device.
import { StoredValue } from '../kit/stored';
import type { Cue } from './voices';

/** Vibration pattern for each sound of a game: durations of vibration, pause, vibration and so on. ms */
const patterns: Readonly<Partial<Record<Cue, readonly number[]>>> = {
  'near-miss': [15],
  lured: [30],
  gate: [20],
  medal: [30, 60, 30],
  hit: [120],
};

const stored = new StoredValue({
  key: 'slew-vibration',
  none: false,
  parse: (text) => text === 'on',
  format: (on: boolean) => (on ? 'on' : null),
});

/** Whether the device can vibrate: the browser has the function, and the pointer is a finger. */
export const canVibrate = () =>
  typeof navigator.vibrate === 'function' && window.matchMedia('(pointer: coarse)').matches;

/** Vibrates the device for sounds that have just begun. @param cues the sounds */
export function vibrate(cues: readonly Cue[]): void {
  if (cues.length === 0 || !stored.value || !canVibrate()) return;
  const found = cues.flatMap((cue) => [patterns[cue] ?? []].filter(({ length }) => length > 0));
  const sum = (pattern: readonly number[]) => pattern.reduce((total, ms) => total + ms, 0);
  const [longest] = found.toSorted((a, b) => sum(b) - sum(a));
  if (longest) navigator.vibrate([...longest]);
}

/** Whether the person has switched vibration on. */
export const isVibrationOn = () => stored.value;

/** Switches vibration on or off, and stores the choice. */
export function setVibration(on: boolean): void {
  stored.store(on);
  if (on) navigator.vibrate(30);
}
