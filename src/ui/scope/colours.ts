// The scope's colours: those of the bodies, tinted where several bodies have the same, and others from the style sheet.

import type { Session } from '../../session/session';
import type { Entity } from '../../simulation/entity-kinds';
import { colourOf } from '../../view/body-colours';
import { css } from '../../view/palette';

/** Tints of the first, second and further bodies of a colour: a share of white (above 0) or of the dark background (below 0). */
const tints = [0, 0.55, -0.4, 0.8];

const white = 0xffffff;

/** The page's --night. */
const ground = 0x0b1524;

/** A colour for each body, as CSS writes it. */
export function bodyColours(session: Session, entities: readonly Entity[]): string[] {
  const seen = new Map<number, number>();
  return entities.map((entity) => {
    const colour = colourOf(session, entity);
    const n = seen.get(colour) ?? 0;
    seen.set(colour, n + 1);
    return css(tinted(colour, tints[n % tints.length]));
  });
}

/** The value of a variable of the style sheet, for the canvas. */
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
