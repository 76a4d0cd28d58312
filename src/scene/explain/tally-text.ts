// The score of a body over a whole run, in a few words: what a turret hits, what a drive leaves of a push. Free of Phaser.
import type { GunScore } from '../../simulation/guns/gun';
import type { PushMeter } from '../../simulation/meters/push-meter';

/** Time over which hits are counted before there is a rate of them. s */
const leastTime = 5;

/** The rate of hits of a gun; empty at first. @param time s since the start */
export function gunTally({ hits, since }: Pick<GunScore, 'hits' | 'since'>, time: number): string {
  const counted = time - since;
  return counted < leastTime ? '' : `${Math.round((60 * hits) / counted)} hits a minute`;
}

/** Overlap from which on something was touched. m: planck lets resting bodies overlap by 0.005 m */
const touched = 0.01;

/** How much of its collisions a body feels; empty before it touched anything. */
export function pushTally({
  given,
  overridden,
  overlap,
}: Pick<PushMeter, 'given' | 'overridden' | 'overlap'>): string {
  if (given === 0 && overlap < touched) return '';
  const felt = given === 0 ? 0 : Math.round(100 * (1 - overridden / given));
  return `feels ${felt === 0 ? 'nothing' : felt === 100 ? 'all' : `${felt} %`} of what it hits`;
}
