// Texts of the card about a hit, as data: how the missile that hit behaves, and advice against it.
import type { Dodge } from '../rules/dodge';
import type { MissileName } from '../rules/waves';

/** Behaviour of each kind of missile in a few words, shown after a hit. */
export const causes: Readonly<Record<MissileName, string>> = {
  dart: 'it hardly turns.',
  seeker: 'it points at where you are.',
  leader: 'it aims ahead of you.',
  navigator: 'it turns as your bearing turns.',
  heavy: 'no wall stops it twice.',
};

export interface Tip {
  /** First sentence of the advice: what the player should do, and when. */
  readonly lead: string;
  readonly more: string;
  /**
   * SVG paths of the advice's picture, in a box of 64 by 44 units. `theirs`: path of the missile. `yours`: path of the
   * ship. `wall`: a wall, if there is one.
   */
  readonly path: { readonly theirs: string; readonly yours: string; readonly wall?: string };
}

const byKiller: Readonly<Record<MissileName, Tip>> = {
  dart: {
    lead: 'One step aside is enough:',
    more: 'leave its line when it is launched.',
    path: { theirs: 'M4 34H58', yours: 'M34 30V10' },
  },
  seeker: {
    lead: 'Turn late,',
    more: 'when it is two lengths away: it turns wide. With a wall behind you it ends there.',
    path: {
      theirs: 'M4 36C24 36 34 32 44 14',
      yours: 'M20 22C34 22 44 26 50 38',
      wall: 'M46 4l8 8-8 8-8-8z',
    },
  },
  leader: {
    lead: 'Turn across its dotted line',
    more: 'when it is two lengths away, with a wall behind you.',
    path: { theirs: 'M58 38H22', yours: 'M8 38C22 38 34 30 36 14', wall: 'M12 4l8 8-8 8-8-8z' },
  },
  navigator: {
    lead: 'Turn at the last moment,',
    more: 'and hard: what you do early it has time to answer.',
    path: { theirs: 'M4 36C24 34 36 30 46 24', yours: 'M14 16H40C50 16 54 10 54 4' },
  },
  heavy: {
    lead: 'Keep turning:',
    more: 'it is slow and turns wide, and the second wall in its way stops it.',
    path: { theirs: 'M4 36C24 36 44 34 58 26', yours: 'M20 18C30 6 46 8 48 18' },
  },
};

const pair: Tip = {
  lead: 'Leave the ring before it closes:',
  more: 'a pair becomes two there, to both sides.',
  path: { theirs: 'M4 22H24M24 22L44 8M24 22L44 36', yours: 'M34 22H58' },
};

const hidden: Tip = {
  lead: 'Come out:',
  more: 'beside one wall for 3 s nothing pays, and heavy ones break it.',
  path: { theirs: 'M4 38H40', yours: 'M36 14H58', wall: 'M24 6l8 8-8 8-8-8z' },
};

/** Returns advice against the kind of missile that hit the player. @param name kind of the missile */
export function tipFor(name: MissileName, { walls, killer }: Pick<Dodge, 'walls' | 'killer'>): Tip {
  if (walls.hide) return hidden;
  return killer?.isPair ? pair : byKiller[name];
}
