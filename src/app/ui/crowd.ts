// Remembers with how many bodies a swarm still runs smoothly on this device. Later swarms start with that number.
import * as v from 'valibot';
import { crowdSizes } from '../view/heroes/heroes';
import { StoredValue } from './kit/stored';

/** Largest length of the stored results as text, in characters. A longer text is ignored. */
const longest = 200;

/**
 * Limits for a swarm that runs smoothly: smallest number of frames per second, and longest time to compute one step, s.
 */
const smooth = { framesPerSecond: 57, secondsPerStep: 0.008 };

/** Stored format: for each number of bodies, whether such a swarm runs smoothly */
const schema = v.record(v.string(), v.boolean());

type SmoothSizes = Readonly<Record<string, boolean>>;

export class Crowd extends StoredValue<SmoothSizes> {
  constructor() {
    super({
      key: 'slew.crowd.v1',
      none: {},
      longest,
      parse: (text) => v.parse(schema, JSON.parse(text)),
      format: (held) => JSON.stringify(held),
      merge: (stored, unwritten) => ({ ...stored, ...unwritten }),
    });
  }

  /** Number of bodies with which a swarm starts. */
  get first(): number {
    const held = this.value;
    return crowdSizes.findLast((size) => held[size]) ?? crowdSizes[0];
  }

  note({ bodies, framesPerSecond, secondsPerStep }: Readonly<Record<string, number>>): void {
    const place = crowdSizes.indexOf(bodies);
    if (place < 0) return;
    const isHeld = framesPerSecond >= smooth.framesPerSecond && secondsPerStep <= smooth.secondsPerStep;
    const before = this.value;
    const all: Record<string, boolean> = { ...before, [bodies]: isHeld };
    const next = crowdSizes[place + 1];
    const foreseen = (secondsPerStep * next) / bodies;
    if (isHeld && next !== undefined) all[next] ??= foreseen <= smooth.secondsPerStep;
    if (!crowdSizes.every((size) => all[size] === before[size])) this.store(all);
  }
}

export const crowd = new Crowd();
