// Writes new values of gains into a law's text.
import type { ControllerSettings } from '../control/turn-controller';
import { type LawToken, tokensOf } from './words';

/**
 * Returns the text of a law with new default values of its gains, taken from the settings. Throws LawError for a text
 * that cannot be split into tokens.
 */
export function withGains(text: string, settings: ControllerSettings): string {
  const { signs } = tokensOf(text);
  const changes = signs.flatMap((_, n) => {
    const place = declaredAt(signs, n);
    const value = place && settings[signs[n].text];
    return place && typeof value === 'number' ? [{ ...place, value: String(value) }] : [];
  });
  // From the end, so that earlier offsets stay valid.
  return changes
    .toReversed()
    .reduce((now, { from, to, value }) => now.slice(0, from) + value + now.slice(to), text);
}

/**
 * Returns start and end of a gain's default value, as offsets in the text. In `kp = gain(43, 0, 100)` this value is 43.
 * Null if no gain is declared at token `n`.
 */
function declaredAt(signs: readonly LawToken[], n: number): { from: number; to: number } | null {
  const [, assigned, gain, open] = signs.slice(n, n + 4).map(({ text }) => text);
  if (assigned !== '=' || gain !== 'gain' || open !== '(') return null;
  const end = signs.findIndex((sign, later) => later > n && (sign.text === ',' || sign.text === ')'));
  if (end < n + 5) return null;
  const last = signs[end - 1];
  return { from: signs[n + 4].at, to: last.at + last.length };
}
