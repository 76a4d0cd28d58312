// Stored progress: which scenes a person has seen, answered and guessed right. Two tabs combine their progress.
import * as v from 'valibot';
import { nextOf } from '../../../lab/scenarios/tour';
import { StoredValue } from '../kit/stored';
import { isEmbedded } from '../sharing/frame';

/** Largest length of the stored text with the progress, characters. A longer text is ignored. */
const longest = 4096;

/** Bits for each level of progress in a scene. Each includes `seen`; `right` includes all. */
const levels = { seen: 0b0001, answered: 0b0011, guessed: 0b0101, right: 0b1111 } as const;

export type ProgressLevel = keyof typeof levels;

/** Bit masks that store how often a scene has shown an explanation. One mask each for once, twice and three times. */
const explanationCounts = [0b001_0000, 0b011_0000, 0b111_0000] as const;

/** All bits that may be set in the number that stores a person's progress in a scene. */
const everything = levels.right | explanationCounts[2];

const schema = v.record(
  v.string(),
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(everything)), 0),
);

type Bits = Readonly<Record<string, number>>;

export class TourProgress extends StoredValue<Bits> {
  constructor() {
    super({
      key: 'slew.progress.v1',
      none: {},
      longest,
      parse(text) {
        const all = v.parse(schema, JSON.parse(text));
        return Object.fromEntries(Object.entries(all).filter(([scene]) => nextOf(scene) !== null));
      },
      format: (all) => JSON.stringify(all),
      merge: merged,
    });
  }

  /** Whether a person has reached a level of progress in a scene. @param scene id of the scene @param deed the level */
  has(scene: string, deed: ProgressLevel): boolean {
    const bits = this.value[scene] ?? 0;
    return (bits & levels[deed]) === levels[deed];
  }

  /**
   * Stores that a person has reached a level of progress in a built-in scene.
   * @param scene id of the scene
   * @param deed the level
   */
  note(scene: string, deed: ProgressLevel): void {
    if (this.has(scene, deed) || nextOf(scene) === null || isEmbedded()) return;
    this.#add(scene, levels[deed]);
  }

  /** Returns how many times a scene has shown an explanation on this device. 0 to 3 @param scene id of the scene */
  explained(scene: string): number {
    const bits = this.value[scene] ?? 0;
    return explanationCounts.filter((times) => (bits & times) === times).length;
  }

  /** Counts one more explanation shown by a built-in scene, up to three. @param scene id of the scene */
  noteExplained(scene: string): void {
    const next = explanationCounts[this.explained(scene)];
    if (next !== undefined && nextOf(scene) !== null) this.#add(scene, next);
  }

  #add(scene: string, bits: number): void {
    const all = merged(this.value, { [scene]: bits });
    if (isEmbedded()) this.remember(all);
    else this.store(all);
  }
}

export const progress = new TourProgress();

function merged(some: Bits, others: Bits): Bits {
  const all = { ...some };
  for (const [scene, bits] of Object.entries(others)) all[scene] = (all[scene] ?? 0) | bits;
  return all;
}
