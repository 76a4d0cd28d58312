// How large a swarm this device turned at 60 frames a second, which it keeps: so many it begins with when it is chosen again.
import * as v from 'valibot';
import { crowdSizes } from '../view/heroes/heroes';
import { Stored } from './kit/stored';

/** Longest text that is taken for one. characters */
const longest = 200;

/** What counts as held: drawn frames, 1/s, of which one in twenty may be missing; and time that the steps of one take, s, half of what it has. */
const smooth = { framesPerSecond: 57, secondsPerStep: 0.008 };

/** Whether each size was held, by the size. A larger one that was not tried counts as the time of a smaller one's steps says. */
const schema = v.record(v.string(), v.boolean());

type Held = Readonly<Record<string, boolean>>;

export class Crowd extends Stored<Held> {
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

  /** How many bodies a swarm begins with. */
  get first(): number {
    const held = this.value;
    return crowdSizes.findLast((size) => held[size]) ?? crowdSizes[0];
  }

  /** Takes how the page went, from the figures of the answer of a swarm. */
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
