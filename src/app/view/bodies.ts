// Appearance of bodies: image, colour and name. Independent of Phaser.

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

/** Time for which a body's trail stays visible if there are few bodies. s */
export const trailSeconds = 10;

/** Appearance of a body: image, colour, exhaust flame and side jets. */
export interface BodyArt {
  /** Key of the body's image among the loaded textures. */
  readonly texture: string;
  /** Colour of the body in the picture, plots and tables. 0xRRGGBB */
  readonly colour: number;
  /** URL of the body's image, an SVG file. */
  readonly picture: string;
  /** Exhaust flame of the main engine; left out for a body without thrust. */
  readonly exhaust?: {
    /** Distance from the centre of mass to the tail nozzle, for a body of size 1. m */
    readonly tail: number;
    /**
     * Distance from the centre of mass at which a second flame starts. m, for a body of size 1. This flame shows
     * sideways and backward thrust.
     */
    readonly secondFlame?: number;
    /** Width of the exhaust flame at full thrust, for a body of size 1. m */
    readonly width: number;
  };
  /**
   * Positions of the side jets, the flames that turn the body. m, relative to the centre of mass, for a body of size 1.
   * Left out for a body without side jets.
   */
  readonly jets?: { readonly nose: Point; readonly tail: Point };
}

/** Changes to the usual drawing of one body. A field that is left out keeps its usual value. */
export interface BodyStyle {
  readonly art?: BodyArt;
  /** Colour of the body, 0xRRGGBB; the usual colour if left out. */
  readonly colour?: number;
  /** Factor by which the body is drawn larger than its collision shape. */
  readonly scale?: number;
  /** Opacity of the body, from 0 (invisible) to 1. */
  readonly opacity?: number;
}

/** Function that returns changes to the look of a body or the target mark; null for none. */
export type BodyStyler = (session: Session, entity: Entity | 'target') => BodyStyle | null;

/** Drawings of bodies by name: image, colour, exhaust flame and side jets. */
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
    exhaust: { tail: 3.38, secondFlame: 1.1, width: 0.95 },
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
    exhaust: { tail: 1.5, secondFlame: 1.5, width: 0.9 },
  },
} satisfies Record<string, BodyArt>;

const rows: Readonly<Record<string, BodyArt>> = bodyArt;

/** Returns the image and colours of a body's kind. */
export function artOf(entity: { readonly kind: EntityName }): BodyArt {
  return rows[kindOf(entity).art];
}

/** Appearance of missiles by their guidance law. The outline of a missile shows its law. */
const missilesByGuidance: Partial<Record<GuidanceName, BodyArt>> = {
  lead: { ...bodyArt.missile, texture: 'missile-lead', picture: leadUrl },
  'proportional-navigation': { ...bodyArt.missile, texture: 'missile-navigation', picture: navigationUrl },
  'augmented-navigation': { ...bodyArt.missile, texture: 'missile-navigation', picture: navigationUrl },
};

/** Returns the image and colours of a body, by its kind and by its guidance law. */
export function guidedArtOf(entity: Pick<Entity, 'kind' | 'guided'>): BodyArt {
  const art = artOf(entity);
  const guidance = entity.guided?.guidance.kind;
  return (art === bodyArt.missile && guidance && missilesByGuidance[guidance]) || art;
}

/** The properties that decide a body's colour. */
export interface BodyIdentity {
  readonly kind: EntityName;
  /** Name of the body in the scenario; left out if the scenario gives none. */
  readonly name?: string;
}

/** Returns a colour for each body, 0xRRGGBB. */
export function coloursOf(bodies: readonly BodyIdentity[]): number[] {
  const names = new Map<BodyArt, Map<string | undefined, number>>();
  // Unnamed bodies come first, so that they keep the colour of the art.
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

/** Cache of the bodies' colours, 0xRRGGBB. */
const known = new WeakMap<Entity, number>();

/** Returns the colour of a body of the session, 0xRRGGBB. */
export function colourOf(session: Session, entity: Entity): number {
  const before = known.get(entity);
  if (before !== undefined) return before;
  const { columns, rows } = session.scenario.cards?.table ?? { columns: [], rows: [] };
  // In a table of cards, the bodies of a column share a colour.
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

/** Whether another body has the same image but a different name. */
export function looksLikeAnother(session: Session, entity: Entity, bodies: readonly Entity[]): boolean {
  const own = session.givenName(entity);
  return (
    own !== undefined &&
    bodies.some((other) => artOf(other) === artOf(entity) && (session.givenName(other) ?? own) !== own)
  );
}

/** Returns a unique display name for each body. */
export function namesOf(session: Session, entities: readonly Entity[] = session.entities): string[] {
  return distinct(entities.map((entity) => session.labelOf(entity)));
}

/** Returns the names, with a number appended to those that occur several times. */
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
