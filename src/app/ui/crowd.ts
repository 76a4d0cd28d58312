// Remembers how large a swarm this device can simulate smoothly. Later swarms start with that size.
import * as v from 'valibot';
import { crowdSizes } from '../view/heroes/heroes';
import { StoredValue } from './kit/stored';

/** Longest stored text that is read. characters */
const longest = 200;

/** Limits for a smooth swarm: frames per second, and time for the steps of a frame (s), half a frame. */
const smooth = { framesPerSecond: 57, secondsPerStep: 0.008 };

/** For each swarm size, whether it ran smoothly. Sizes not yet tried are estimated from smaller ones. */
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

  /** Stores whether a swarm ran smoothly. Takes the figures of its answer. */
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
