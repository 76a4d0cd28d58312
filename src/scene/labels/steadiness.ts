// Which texts are shown, and how strongly: they fade in, and none comes and goes in quick turns. Free of Phaser.
import { clamp } from '../../control/clamp';
import type { Spot } from './placing';

/** Time in which a text fades in or out. s */
const fade = 0.12;

/** Shortest time for which a text that had to leave stays away, and between two moves to other places. s */
const rest = 0.6;

interface Known {
  spot: Spot | null;
  /** When it was asked for first. Real s */
  readonly asked: number;
  /** When it came to its place. Real s; -Infinity for one that was there at once */
  since: number;
  /** Until when it stays away. Real s */
  away: number;
}

/** Remembers the texts of the last frames. */
export class Steadiness {
  readonly #known = new Map<string, Known>();

  /** The places of the last frame. */
  get spots(): Map<string, Spot> {
    return new Map([...this.#known].flatMap(([id, { spot }]) => (spot ? [[id, spot]] : [])));
  }

  /** Forgets everything, as in another scene. */
  forget(): void {
    this.#known.clear();
  }

  /**
   * Whether a text may be placed now.
   * @param still whether time stands still; then nothing has to wait
   * @param patience how long it must have been asked for. s
   */
  mayShow(id: string, clock: number, still: boolean, patience = 0): boolean {
    const known = this.#known.get(id);
    return (
      still ||
      ((known?.away ?? Number.NEGATIVE_INFINITY) <= clock && clock - (known?.asked ?? clock) >= patience)
    );
  }

  /**
   * Takes the places found for this frame.
   * @param asked ids of all texts that wanted a place; the rest is forgotten
   * @returns opacities of those that are shown, by id
   */
  update(
    asked: ReadonlySet<string>,
    placed: ReadonlyMap<string, Spot>,
    clock: number,
    still: boolean,
  ): Map<string, number> {
    for (const id of [...this.#known.keys()]) if (!asked.has(id)) this.#known.delete(id);
    const opacities = new Map<string, number>();
    for (const id of asked) {
      const known = this.#known.get(id) ?? {
        spot: null,
        asked: clock,
        since: clock,
        away: Number.NEGATIVE_INFINITY,
      };
      this.#known.set(id, known);
      take(known, placed.get(id) ?? null, clock, still);
      if (known.spot) opacities.set(id, still ? 1 : clamp((clock - known.since) / fade, 0, 1));
    }
    return opacities;
  }
}

/** Takes a text's place of this frame. One that must leave, or move again so soon, stays away for a while. */
function take(known: Known, spot: Spot | null, clock: number, still: boolean): void {
  const before = known.spot;
  const moves = spot !== null && spot.key !== before?.key;
  const isRestless = !still && moves && before !== null && clock - known.since < rest;
  if (before && (!spot || isRestless)) known.away = clock + rest;
  if (moves) known.since = still ? Number.NEGATIVE_INFINITY : clock;
  known.spot = isRestless ? null : spot;
}
