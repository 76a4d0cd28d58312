// How each body looks and is called: its art, its colour and its name. Free of Phaser.

import characterUrl from '../../../assets/character.svg?no-inline';
import lifterUrl from '../../../assets/lifter.svg?no-inline';
import missileUrl from '../../../assets/missile.svg?no-inline';
import leadUrl from '../../../assets/missile-lead.svg?no-inline';
import navigationUrl from '../../../assets/missile-navigation.svg?no-inline';
import tugUrl from '../../../assets/tug.svg?no-inline';
import turretUrl from '../../../assets/turret.svg?no-inline';
import type { Point } from '../../world/entities/command';
import type { GuidanceName } from '../../world/entities/guidance/guidance';
import { type Entity, type EntityName, kindOf } from '../../world/simulation/entity-kinds';
import type { Session } from '../session/session';
import { palette, series } from './palette';

/** How a body looks. */
export interface BodyArt {
  /** Name of its picture among the textures. */
  readonly texture: string;
  /** The colour of its bodies in the picture, plots and tables. 0xRRGGBB */
  readonly colour: number;
  /** Address of its picture, in parts: see src/app/scene/bodies/hull-art.ts. */
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

/** Differences of a body from the look of its kind. */
export interface BodyStyle {
  readonly art?: BodyArt;
  /** 0xRRGGBB */
  readonly colour?: number;
  /** Factor by which it is drawn larger than it collides. */
  readonly scale?: number;
  /** 0 to 1 */
  readonly opacity?: number;
}

/** Styles a body, or the mark of the target, whose opacity 0 hides it. Null for the usual look. */
export type Style = (session: Session, entity: Entity | 'target') => BodyStyle | null;

/** Every art, by the name that entity kinds use. */
export const bodyArt = {
  missile: {
    texture: 'missile',
    colour: palette.missile,
    picture: missileUrl,
    exhaust: { tail: 3.4, width: 1.15 },
    jets: { nose: { x: 2, y: 0.86 }, tail: { x: -2.3, y: 0.84 } },
  },
  character: {
    texture: 'character',
    colour: palette.character,
    picture: characterUrl,
    exhaust: { tail: 3.38, any: 1.1, width: 0.95 },
    jets: { nose: { x: 2.35, y: 0.86 }, tail: { x: -2.1, y: 1.02 } },
  },
  turret: {
    texture: 'turret',
    colour: palette.character,
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

/** The art of missiles by the law that guides them, so that the silhouettes tell the laws apart; that of their kind for the others. It is loaded when one of them is seen. */
const missilesByGuidance: Partial<Record<GuidanceName, BodyArt>> = {
  lead: { ...bodyArt.missile, texture: 'missile-lead', picture: leadUrl },
  'proportional-navigation': { ...bodyArt.missile, texture: 'missile-navigation', picture: navigationUrl },
  'augmented-navigation': { ...bodyArt.missile, texture: 'missile-navigation', picture: navigationUrl },
};

/** How a body looks by what guides it. */
export function guidedArtOf(entity: Pick<Entity, 'kind' | 'guided'>): BodyArt {
  const art = artOf(entity);
  const guidance = entity.guided?.guidance.kind;
  return (art === bodyArt.missile && guidance && missilesByGuidance[guidance]) || art;
}

/** What decides a body's colour. */
export interface Named {
  readonly kind: EntityName;
  /** The name a scenario gives it, if it does. */
  readonly name?: string;
}

/**
 * A colour for each body, 0xRRGGBB: that of its art. Where bodies of one art have several names, each name has its own
 * colour; those without one, or else the first name, have the art's.
 */
export function coloursOf(bodies: readonly Named[]): number[] {
  const names = new Map<BodyArt, Map<string | undefined, number>>();
  // The unnamed come first, wherever they are.
  const inOrder = bodies.toSorted((a, b) => Number(a.name !== undefined) - Number(b.name !== undefined));
  for (const { kind, name } of inOrder) {
    const art = artOf({ kind });
    const known = names.get(art) ?? new Map<string | undefined, number>();
    names.set(art, known);
    if (!known.has(name)) known.set(name, known.size);
  }
  return bodies.map(({ kind, name }) => {
    const art = artOf({ kind });
    const place = names.get(art)?.get(name) ?? 0;
    const colours = [art.colour, ...series.filter((colour) => colour !== art.colour)];
    return colours[place % colours.length];
  });
}

/** Colours of the session's bodies; computed again when a body is not among them. */
const known = new WeakMap<Entity, number>();

/** The colour of a body of the session, 0xRRGGBB. */
export function colourOf(session: Session, entity: Entity): number {
  const before = known.get(entity);
  if (before !== undefined) return before;
  const { columns, rows } = session.scenario.cards?.table ?? { columns: [], rows: [] };
  // In a table of cards the bodies of a column share a colour.
  const bodies = session.entities.map((other, n) => ({
    kind: other.kind,
    name: columns[Math.floor(n / rows.length)] ?? session.givenName(other),
  }));
  const colours = coloursOf(bodies);
  session.entities.forEach((other, n) => {
    known.set(other, colours[n]);
  });
  return known.get(entity) ?? artOf(entity).colour;
}

/** A name for each body; no two are the same. */
export function namesOf(session: Session, entities: readonly Entity[] = session.entities): string[] {
  return distinct(entities.map((entity) => session.labelOf(entity)));
}

/** The names, with numbers where several are the same. */
export function distinct(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const given = new Map<string, number>();
  return names.map((name) => {
    const number = (given.get(name) ?? 0) + 1;
    given.set(name, number);
    return counts.get(name) === 1 ? name : `${name} ${number}`;
  });
}
