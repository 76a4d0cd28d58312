// What reads and runs laws of one’s own, as those see it who wait for it.
import type { Tunable } from '../control/tunable';
import type { ControllerSettings, TurnController } from '../control/turn-controller';

export interface Language {
  /** Throws RangeError with the place of what is wrong. */
  create(settings: ControllerSettings): TurnController;
  /** The gains of a law as rows; none while its text cannot be read. */
  rows(settings: ControllerSettings): readonly Tunable[];
  /** Why a text is no law; null when it is one. */
  refusal(source: unknown): string | null;
}
