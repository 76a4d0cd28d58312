// Which scenes a person has seen, answered and guessed right, kept in this browser. Two pages add up what each of them knows.
import * as v from 'valibot';
import { nextOf } from '../../../lab/scenarios/tour';
import { Stored } from '../kit/stored';
import { isEmbedded } from '../sharing/frame';

/** Longest text that is taken for one. characters; that of all scenes has less than 1,000 */
const longest = 4096;

/** What a person may have done at a scene, as bits: each holds those that it implies. */
const deeds = { seen: 0b0001, answered: 0b0011, guessed: 0b0101, right: 0b1111 } as const;

export type Deed = keyof typeof deeds;

/** Bits of what was explained at a scene: one more each time, so that two pages add up by `or`. */
const explanations = [0b001_0000, 0b011_0000, 0b111_0000] as const;

/** All that can be noted. */
const everything = deeds.right | explanations[2];

/** Bits by the ids of scenes. What another page has written under the key may be anything. */
const schema = v.record(
  v.string(),
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(everything)), 0),
);

type Bits = Readonly<Record<string, number>>;

export class Progress extends Stored<Bits> {
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

  /** Whether a person has done something at a scene. @param scene its id */
  has(scene: string, deed: Deed): boolean {
    const bits = this.value[scene] ?? 0;
    return (bits & deeds[deed]) === deeds[deed];
  }

  /** Notes that a person has done something at a built-in scene. A page in another one notes nothing. */
  note(scene: string, deed: Deed): void {
    if (this.has(scene, deed) || nextOf(scene) === null || isEmbedded()) return;
    this.#add(scene, deeds[deed]);
  }

  /** How often something of a scene was explained on this device. 0 to 3 */
  explained(scene: string): number {
    const bits = this.value[scene] ?? 0;
    return explanations.filter((times) => (bits & times) === times).length;
  }

  /** Notes that something of a built-in scene is explained once more; beyond the third time nothing. A page in another one remembers it until it is left. */
  noteExplained(scene: string): void {
    const next = explanations[this.explained(scene)];
    if (next !== undefined && nextOf(scene) !== null) this.#add(scene, next);
  }

  #add(scene: string, bits: number): void {
    const all = merged(this.value, { [scene]: bits });
    if (isEmbedded()) this.remember(all);
    else this.store(all);
  }
}

export const progress = new Progress();

function merged(some: Bits, others: Bits): Bits {
  const all = { ...some };
  for (const [scene, bits] of Object.entries(others)) all[scene] = (all[scene] ?? 0) | bits;
  return all;
}
