// The score of a body over a whole run, in a few words: what a turret hits, what a drive leaves of a push. Free of Phaser.
import type { GunScore } from '../../simulation/guns/gun';
import type { PushMeter } from '../../simulation/meters/push-meter';

/** Time over which hits are counted before there is a rate of them. s */
const leastTime = 3;

/** The rate of hits of a gun; empty at first. @param time s since the start */
export function gunTally({ hits, since }: Pick<GunScore, 'hits' | 'since'>, time: number): string {
  const counted = time - since;
  return counted < leastTime ? '' : `${Math.round((60 * hits) / counted)} hits a minute`;
}

/** How much of its collisions a body feels; empty before it touched anything. */
export function pushTally({ given, overridden }: Pick<PushMeter, 'given' | 'overridden'>): string {
  return given === 0 ? '' : `feels ${Math.round(100 * (1 - overridden / given))} % of what it hits`;
}
