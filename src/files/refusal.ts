// Why a scenario file is refused: a field, and what is wrong with it.

/** A refusal. Its path leads to the field, keys and indices from the scenario on. */
export interface Refusal {
  readonly path: readonly (string | number)[];
  /** What the field must be. */
  readonly message: string;
}
