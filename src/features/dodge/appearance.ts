// Appearance of the missiles of Dodge: each kind has its own outline and colour.
import heavyUrl from '../../../assets/heavy.svg?no-inline';
import leaderUrl from '../../../assets/leader.svg?no-inline';
import navigatorUrl from '../../../assets/navigator.svg?no-inline';
import seekerUrl from '../../../assets/seeker.svg?no-inline';
import { type BodyArt, type BodyStyler, bodyArt } from '../../app/view/bodies';
import { series } from '../../app/view/palette';
import { distance } from '../../world/entities/command';
import { dodgeOf } from './rules/dodge';
import type { MissileName } from './rules/waves';

/** Returns the drawing data of a missile with another image. @param picture URL of the image */
const like = (texture: string, picture: string): BodyArt => ({ ...bodyArt.missile, texture, picture });

const [cyan, , , violet] = series;

/** Colours: `steel` for heavy missiles, `pink` for missiles that split into two. 0xRRGGBB */
const [steel, pink] = [0x93a6c8, 0xff9fd0];

/** Images of missiles that are loaded together with the game. */
export const hulls = {
  seeker: like('seeker', seekerUrl),
  leader: like('leader', leaderUrl),
  navigator: like('navigator', navigatorUrl),
  heavy: like('heavy', heavyUrl),
} as const;

/** Size of the player's image relative to the player's collision shape. */
export const playerScale = 1.45;

/** Appearance of a kind of missile, and its name in texts. */
export interface MissileLook {
  readonly art?: BodyArt;
  /** Colour of the missile. 0xRRGGBB */
  readonly colour: number;
  /** Label beside the first missile of this kind on the field; the name of the kind if left out. */
  readonly called?: string;
  /** Noun for this kind in sentences, such as 'heavy missile'; the name of the kind if left out. */
  readonly noun?: string;
}

export const looks = {
  /** Look of the missile kind "dart": a slim hull with small fins. */
  dart: { colour: bodyArt.missile.colour },
  /** Look of the missile kind "seeker": a hull with a round nose. */
  seeker: { art: hulls.seeker, colour: bodyArt.missile.colour },
  /** Look of the missile kind "leader": a hull with a forked nose. */
  leader: { art: hulls.leader, colour: cyan },
  /** Look of the missile kind "navigator": a hull with three fins. */
  navigator: { art: hulls.navigator, colour: violet },
  /** Look of heavy missiles: a broad hull with bands and a ram as its nose. */
  heavy: { art: hulls.heavy, colour: steel, called: 'heavy: breaks walls', noun: 'heavy missile' },
  /** Colour of the missile kind "pair", which splits into two missiles. 0xRRGGBB */
  pair: pink,
  /** Colour of a missile without fuel. 0xRRGGBB */
  spent: 0x8d97a8,
} as const satisfies Record<MissileName, MissileLook> & { pair: number; spent: number };

/** Opacity of a missile without fuel, which cannot hit any more. */
const burntOut = 0.35;

/** Distance between ship and target below which the target mark is hidden, m. */
const leastMarked = 3.5;

export const style: BodyStyler = ({ simulation, commands }, entity) => {
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
