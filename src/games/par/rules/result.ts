// What the field shows of finished attempts. No part of an attempt: nothing that flies depends on it.
import type { Point } from '../../../entities/command';
import type { DearTurn, Piece } from './comparison';
import type { ParRules } from './par-rules';

/** Words at a place of the field. */
export interface Remark {
  readonly at: Point;
  readonly words: string;
}

/** The comparison of a finished run. */
export interface Result {
  readonly pieces: readonly Piece[];
  readonly turn: DearTurn | null;
  /** What is said of that turn. */
  readonly words: string | null;
  /** Of several bodies, where the one that counts fell behind; null for one body. */
  readonly lag: Remark | null;
}

let latest: { readonly rules: ParRules; readonly result: Result } | null = null;

/** What the field shows of an attempt; null before its end. */
export function resultOf(rules: ParRules): Result | null {
  return latest?.rules === rules ? latest.result : null;
}

export function setResult(rules: ParRules, result: Result): void {
  latest = { rules, result };
}
