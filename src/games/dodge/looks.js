// How the missiles of Dodge look: each law has a silhouette and a colour of its own.
import heavyUrl from '../../../assets/heavy.svg?no-inline';
import leaderUrl from '../../../assets/leader.svg?no-inline';
import navigatorUrl from '../../../assets/navigator.svg?no-inline';
import seekerUrl from '../../../assets/seeker.svg?no-inline';
import { bodyArt } from '../../view/bodies';
import { series } from '../../view/palette';

/** Art as that of a missile, in another picture. */
const like = (texture, picture) => ({ ...bodyArt.missile, texture, picture });
const [cyan, , , violet, , , lime] = series;
/** The pictures, to be loaded when the game is on. */
export const hulls = {
  seeker: like('seeker', seekerUrl),
  leader: like('leader', leaderUrl),
  navigator: like('navigator', navigatorUrl),
  heavy: like('heavy', heavyUrl),
};
/** How much larger the player is drawn than it collides: what looks like a hit is one. */
export const playerScale = 1.45;
export const looks = {
  /** A slim body without much of fins. */
  dart: { colour: bodyArt.missile.colour },
  /** A round nose. */
  seeker: { art: hulls.seeker, colour: bodyArt.missile.colour },
  /** A forked nose. */
  leader: { art: hulls.leader, colour: cyan },
  /** Three fins. */
  navigator: { art: hulls.navigator, colour: violet },
  /** Broad, banded, with a ram for a nose. */
  heavy: { art: hulls.heavy, colour: lime, called: 'heavy: breaks walls', noun: 'heavy missile' },
  /** Colour of one without fuel. 0xRRGGBB */
  spent: 0x8d97a8,
};
