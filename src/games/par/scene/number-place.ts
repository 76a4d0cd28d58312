// Beside which of its two posts the number of a gate stands.
import { distance, type Point } from '../../../entities/command';
import type { Gate } from '../rules/gate';
import { postsOf } from './gate-drawing';

/** Nearer to the posts of another gate than this, a number could be taken for that gate's. m */
const crowded = 8;

/** For each gate, which of its posts its number stands beside: 0 or 1. Where other gates are near, the one with more room; else the one that lies farther from the way. */
export function numberedPosts(gates: readonly Gate[], start: Point): readonly (0 | 1)[] {
  const posts = gates.map((gate) => (gate.kind === 'line' ? postsOf(gate, 0) : [gate.at]));
  return gates.map((gate, n) => {
    if (gate.kind !== 'line') return 0;
    const before = gates[n - 1]?.at ?? start;
    const after = gates[n + 1]?.at ?? before;
    const others = posts.flatMap((each, other) => (other === n ? [] : each));
    const [a, b] = posts[n].map((post) => ({
      room: Math.min(crowded, ...others.map((other) => distance(other, post))),
      far: distance(post, before) + distance(post, after),
    }));
    if (a.room !== b.room) return a.room > b.room ? 0 : 1;
    return a.far >= b.far ? 0 : 1;
  });
}
