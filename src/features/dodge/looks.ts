// How the missiles of Dodge look: each law has a silhouette and a colour of its own.
import heavyUrl from '../../../assets/heavy.svg?no-inline';
import leaderUrl from '../../../assets/leader.svg?no-inline';
import navigatorUrl from '../../../assets/navigator.svg?no-inline';
import seekerUrl from '../../../assets/seeker.svg?no-inline';
import { type BodyArt, bodyArt, type Style } from '../../app/view/bodies';
import { series } from '../../app/view/palette';
import { distance } from '../../world/entities/command';
import { dodgeOf } from './rules/dodge';
import type { MissileName } from './rules/waves';

/** Art as that of a missile, in another picture. */
const like = (texture: string, picture: string): BodyArt => ({ ...bodyArt.missile, texture, picture });

const [cyan, , , violet] = series;

/** 0xRRGGBB */
const [steel, pink] = [0x93a6c8, 0xff9fd0];

/** The pictures, to be loaded when the game is on. */
export const hulls = {
  seeker: like('seeker', seekerUrl),
  leader: like('leader', leaderUrl),
  navigator: like('navigator', navigatorUrl),
  heavy: like('heavy', heavyUrl),
} as const;

/** How much larger the player is drawn than it collides: what looks like a hit is one. */
export const playerScale = 1.45;

/** How a missile looks. */
export interface MissileLook {
  readonly art?: BodyArt;
  /** 0xRRGGBB */
  readonly colour: number;
  /** What the first one is called on the field; its name when left out. */
  readonly called?: string;
  /** What a sentence calls one: 'a heavy missile'; its name when left out. */
  readonly noun?: string;
}

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
  heavy: { art: hulls.heavy, colour: steel, called: 'heavy: breaks walls', noun: 'heavy missile' },
  /** Colour of one that becomes two, and of one without fuel. 0xRRGGBB */
  pair: pink,
  spent: 0x8d97a8,
} as const satisfies Record<MissileName, MissileLook> & { pair: number; spent: number };

/** Opacity of a missile without fuel, which is harmless. */
const burntOut = 0.35;

/** Distance of the target from the player from which on it is marked. m; nearer, the mark would hide the player. */
const leastMarked = 3.5;

export const style: Style = ({ simulation, commands }, entity) => {
  const game = dodgeOf(simulation);
  if (!game) return null;
  if (entity === 'target') {
    const way = distance(game.player.body.getPosition(), commands.target);
    return game.state === 'running' && way > leastMarked ? null : { opacity: 0 };
  }
  if (entity === game.player) return { scale: playerScale, opacity: game.state === 'over' ? 0 : 1 };
  const name = game.nameOf(entity);
  if (!name) return null;
  if (game.fuelOf(entity) === 0) return { ...looks[name], colour: looks.spent, opacity: burntOut };
  return game.splitsIn(entity) === null ? looks[name] : { ...looks[name], colour: looks.pair };
};
