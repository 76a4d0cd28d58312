// The art of bodies: a row for each art that an entity kind names.
import characterUrl from '../../assets/character.svg?no-inline';
import lifterUrl from '../../assets/lifter.svg?no-inline';
import missileUrl from '../../assets/missile.svg?no-inline';
import tugUrl from '../../assets/tug.svg?no-inline';
import turretUrl from '../../assets/turret.svg?no-inline';
import type { Point } from '../entities/command';
import { type EntityName, kindOf } from '../simulation/entity-kinds';

/** How a body looks. */
export interface BodyArt {
  /** Name of its picture among the textures. */
  readonly texture: string;
  /** The colour of its bodies in the picture, plots and tables. 0xRRGGBB */
  readonly colour: number;
  /** Address of its picture, in parts: see src/scene/bodies/hull-art.ts. */
  readonly picture: string;
  /** Its exhaust; left out for a body without thrust. */
  readonly exhaust?: {
    /** Distance from the centre of mass to where it leaves the hull at the tail, at size 1. m */
    readonly tail: number;
    /** Distance to where it leaves the hull against the thrust, for a body that is pushed any way; left out where thrust acts along the nose only. m */
    readonly any?: number;
    /** Its width at full thrust, at size 1. m */
    readonly width: number;
  };
  /**
   * Where its side jets leave the hull, at size 1: forward and to the side of the centre of mass. m.
   * Left out for a body that something else turns.
   */
  readonly jets?: { readonly nose: Point; readonly tail: Point };
}

/** Every art, by the name that entity kinds use. */
export const bodyArt = {
  missile: {
    texture: 'missile',
    colour: 0xffb454,
    picture: missileUrl,
    exhaust: { tail: 3.4, width: 1.15 },
    jets: { nose: { x: 2, y: 0.86 }, tail: { x: -2.3, y: 0.84 } },
  },
  character: {
    texture: 'character',
    colour: 0x4ee2b0,
    picture: characterUrl,
    exhaust: { tail: 3.38, any: 1.1, width: 0.95 },
    jets: { nose: { x: 2.35, y: 0.86 }, tail: { x: -2.1, y: 1.02 } },
  },
  turret: {
    texture: 'turret',
    colour: 0xa9bbe0,
    picture: turretUrl,
  },
  lifter: {
    texture: 'lifter',
    colour: 0x62ccff,
    picture: lifterUrl,
    exhaust: { tail: 2.2, width: 1.4 },
  },
  tug: {
    texture: 'tug',
    colour: 0x9fd0a8,
    picture: tugUrl,
    exhaust: { tail: 1.5, any: 1.5, width: 0.9 },
  },
} satisfies Record<string, BodyArt>;

const rows: Readonly<Record<string, BodyArt>> = bodyArt;

/** How a body of a kind looks. */
export function artOf(entity: { readonly kind: EntityName }): BodyArt {
  return rows[kindOf(entity).art];
}
