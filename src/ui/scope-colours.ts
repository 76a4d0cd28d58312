// The scope's colours: bodies in their family's, several of one family in tints of it; all else from the style sheet.
import type { Family } from '../entities/entity-kinds';
import type { Entity } from '../entities/moving-entity';
import { css, familyColours } from '../scene/palette';
import { familyOf } from '../simulation/cast';

/** Second, third and further bodies of a family: mixed with white (above 0) or with the dark ground (below 0). */
const tints = [0, 0.55, -0.4, 0.8];

const white = 0xffffff;

/** The page's --ground. */
const ground = 0x0a1220;

/** One colour a body, as CSS writes it. */
export function bodyColours(entities: readonly Entity[]): string[] {
  const seen: Partial<Record<Family, number>> = {};
  return entities.map(({ kind }) => {
    const family = familyOf(kind);
    const n = seen[family] ?? 0;
    seen[family] = n + 1;
    return css(tinted(familyColours[family], tints[n % tints.length]));
  });
}

/** A colour of the style sheet, for the canvas. */
export function pageColour(variable: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(variable).trim();
}

function tinted(colour: number, tint: number): number {
  const other = tint > 0 ? white : ground;
  const share = Math.abs(tint);
  const channel = (shift: number) => {
    const own = (colour >> shift) & 0xff;
    return Math.round(own + (((other >> shift) & 0xff) - own) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
