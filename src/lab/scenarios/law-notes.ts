// Notes on laws, of three or four words, for a person who is about to guess.

import type { ControllerSpec } from '../../laws/control/controllers';
import { pidTunables } from '../../laws/control/pid';
import { settingsOf } from '../../laws/control/tunable';

/** Short descriptions of control laws, by kind of law. The kind `pid` is missing */
const notes: Readonly<Record<string, string>> = {
  'windowed-pid': 'sums the last errors',
  'leaky-pid': 'its sum fades',
  'forward-pd': 'acts on its heading now',
  'backward-pd': 'solves for its next heading',
  spd: 'guesses one step ahead',
  'one-step': 'wants it in an instant',
  'time-optimal': 'full push, full brake',
  'pid-2013': 'pulls, sums errors, brakes',
};

/** Returns a note of a few words on the effect of a law; empty for a law without a note. */
export function lawNote({ kind, ...settings }: ControllerSpec): string {
  if (kind !== 'pid') return notes[kind] ?? '';
  const { kp, ki, kd } = settingsOf(pidTunables, settings);
  return [kp > 0 && 'pulls', ki > 0 && 'sums errors', kd > 0 && 'brakes'].filter(Boolean).join(', ');
}
