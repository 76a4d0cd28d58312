// The art of bodies: a row for each art that an entity kind names.
import characterUrl from '../../assets/character.svg?no-inline';
import characterPlainUrl from '../../assets/character-plain.svg?no-inline';
import lifterUrl from '../../assets/lifter.svg?no-inline';
import missileUrl from '../../assets/missile.svg?no-inline';
import missilePlainUrl from '../../assets/missile-plain.svg?no-inline';
import tugUrl from '../../assets/tug.svg?no-inline';
import turretUrl from '../../assets/turret.svg?no-inline';
import { type EntityName, kindOf } from '../simulation/entity-kinds';

/** How a body looks. */
export interface BodyArt {
  /** Name of its picture among the textures. */
  readonly texture: string;
  /** The colour of its bodies in the picture, plots and tables. 0xRRGGBB */
  readonly colour: number;
  /** Address of its picture. */
  readonly picture: string;
  /** Address of a grey picture to tint; when left out, the picture itself is grey and is always tinted. */
  readonly plain?: string;
  /** The picture's canvas: width and height, and how far from its left edge the centre of mass is. m */
  readonly canvas: { readonly width: number; readonly height: number; readonly back: number };
  /** Its flame; left out for a body without thrust. */
  readonly flame?: {
    /** Distance from the centre of mass to where it leaves the hull, at size 1. m */
    readonly root: number;
    /** Its direction: opposite to the nose, with puffs and a pilot light in flight; or opposite to the thrust. */
    readonly against: 'nose' | 'push';
  };
}

const slim = { width: 8, height: 4, back: 3.75 };

/** Every art, by the name that entity kinds use. */
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
  lifter: {
    texture: 'lifter',
    colour: 0x62ccff,
    picture: lifterUrl,
    canvas: { width: 6, height: 4, back: 3 },
    flame: { root: 2.4, against: 'push' },
  },
  tug: {
    texture: 'tug',
    colour: 0x9fd0a8,
    picture: tugUrl,
    canvas: { width: 5, height: 4, back: 2.5 },
    flame: { root: 1.5, against: 'push' },
  },
} satisfies Record<string, BodyArt>;

const rows: Readonly<Record<string, BodyArt>> = bodyArt;

/** How a body of a kind looks. */
export function artOf(entity: { readonly kind: EntityName }): BodyArt {
  return rows[kindOf(entity).art];
}
