// What the field shows of finished attempts. No part of an attempt: nothing that flies depends on it.
import type { DearTurn, Piece } from './comparison';
import type { ParRules } from './par-rules';

/** The comparison of a finished run. */
export interface Result {
  readonly pieces: readonly Piece[];
  readonly turn: DearTurn | null;
  /** What is said of that turn. */
  readonly words: string | null;
}

let latest: { readonly rules: ParRules; readonly result: Result } | null = null;

/** What the field shows of an attempt; null before its end. */
export function resultOf(rules: ParRules): Result | null {
  return latest?.rules === rules ? latest.result : null;
}

export function setResult(rules: ParRules, result: Result): void {
  latest = { rules, result };
}
