// How bodies look: a row of data for each art that a kind of entity names.
import characterUrl from '../../assets/character.svg?no-inline';
import characterPlainUrl from '../../assets/character-plain.svg?no-inline';
import missileUrl from '../../assets/missile.svg?no-inline';
import missilePlainUrl from '../../assets/missile-plain.svg?no-inline';
import turretUrl from '../../assets/turret.svg?no-inline';
import { type EntityName, kindOf } from '../simulation/entity-kinds';

/** How a body looks. */
export interface BodyArt {
  /** Name of its picture among the textures. */
  readonly texture: string;
  /** Its colour, everywhere the same. 0xRRGGBB */
  readonly colour: number;
  /** Address of its picture. */
  readonly picture: string;
  /** Address of its picture in greys, to be tinted; without one the picture itself is grey, and always tinted. */
  readonly plain?: string;
  /** The picture's canvas: width and height, and how far from its left edge the centre of mass is. m */
  readonly canvas: { readonly width: number; readonly height: number; readonly back: number };
  /** Its flame; none for a body that is not pushed. */
  readonly flame?: {
    /** Where it leaves the hull, from the centre of mass, at size 1. m */
    readonly root: number;
    /** Against the nose, with puffs and a pilot light in flight, or against the push. */
    readonly against: 'nose' | 'push';
  };
}

const slim = { width: 8, height: 4, back: 3.75 };

/** Every art, by the name that kinds of entities give it. */
export const bodyArt = {
  missile: {
    texture: 'missile',
    colour: 0xffb454,
    picture: missileUrl,
    plain: missilePlainUrl,
    canvas: slim,
    flame: { root: 3.2, against: 'nose' },
  },
  character: {
    texture: 'character',
    colour: 0x4ee2b0,
    picture: characterUrl,
    plain: characterPlainUrl,
    canvas: slim,
    flame: { root: 1.1, against: 'push' },
  },
  turret: {
    texture: 'turret',
    colour: 0xa9bbe0,
    picture: turretUrl,
    canvas: { width: 9, height: 4, back: 3.5 },
  },
} satisfies Record<string, BodyArt>;

const rows: Readonly<Record<string, BodyArt>> = bodyArt;

/** How a body of a kind looks. */
export function artOf(entity: { readonly kind: EntityName }): BodyArt {
  return rows[kindOf(entity).art];
}
