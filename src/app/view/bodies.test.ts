// Tests of the image of every body kind, and of the colours of bodies, which can be told apart, also with red-green
// colour blindness.

import { describe, expect, it } from 'vitest';
import { type EntityName, entityKinds } from '../../world/simulation/entity-kinds';
import { artOf, type BodyIdentity, bodyArt, coloursOf } from './bodies';
import { series } from './palette';

it.each(Object.keys(entityKinds) as EntityName[])('%s has a row of art', (kind) => {
  expect(artOf({ kind })).toMatchObject({ texture: expect.any(String), colour: expect.any(Number) });
});

const missile = bodyArt.missile.colour;
const character = bodyArt.character.colour;

describe('the colour of a body', () => {
  it('is that of its art while no body has a name', () => {
    const bodies: BodyIdentity[] = [{ kind: 'missile' }, { kind: 'character' }, { kind: 'missile-2013' }];
    expect(coloursOf(bodies)).toEqual([missile, character, missile]);
  });

  it('is that of its art if it has no name, or the only one', () => {
    const bodies: BodyIdentity[] = [
      { kind: 'missile', name: 'a' },
      { kind: 'character', name: 'b' },
      { kind: 'missile' },
    ];
    expect(coloursOf(bodies)).toEqual([series[0], character, missile]);
  });

  it('differs by name where an art has several names, with the art’s own for the first', () => {
    const bodies = ['a', 'b', 'a', 'c'].map((name): BodyIdentity => ({ kind: 'missile', name }));
    expect(coloursOf(bodies)).toEqual([missile, series[0], missile, series[1]]);
  });

  it('repeats when there are more names than colours', () => {
    const bodies = Array.from({ length: 10 }, (_, n): BodyIdentity => ({ kind: 'character', name: `${n}` }));
    const colours = coloursOf(bodies);
    expect(new Set(colours.slice(0, 9)).size).toBe(9);
    expect(colours[9]).toBe(character);
  });
});

type Triple = readonly [number, number, number];

/** Converts an sRGB colour to linear light, 0 to 1 for red, green and blue: IEC 61966-2-1. */
function linear(colour: number): Triple {
  const channel = (shift: number) => {
    const value = ((colour >> shift) & 0xff) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(16), channel(8), channel(0)];
}

const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/**
 * Simulations of full colour vision and of two kinds of red-green colour blindness. Each function maps linear RGB to
 * the linear RGB that the eye sees. Source: Viénot, Brettel and Mollon, 1999.
 */
const eyes: Readonly<Record<string, (light: Triple) => Triple>> = {
  all: (light) => light,
  deuteranope: ([r, g, b]) => {
    const yellow = 0.29275 * r + 0.70725 * g;
    return [yellow, yellow, -0.02234 * r + 0.02234 * g + b];
  },
  protanope: ([r, g, b]) => {
    const yellow = 0.11238 * r + 0.88762 * g;
    return [yellow, yellow, 0.00401 * r - 0.00401 * g + b];
  },
};

/** Converts linear light to CIELAB coordinates, white point D65: CIE 15. */
function lab([r, g, b]: Triple): Triple {
  const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = root(luminance([r, g, b]));
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/**
 * Returns the smallest colour difference between any two of the colours. ΔE*ab; 2.3 is just noticeable.
 * @param eye simulates colour vision, see `eyes`
 */
function smallestDistance(colours: readonly number[], eye: (light: Triple) => Triple): number {
  const seen = colours.map((colour) => lab(eye(linear(colour))));
  const pairs = seen.flatMap((a, n) => seen.slice(0, n).map((b) => Math.hypot(...a.map((v, i) => v - b[i]))));
  return Math.min(...pairs);
}

const missiles = [missile, ...series];

describe('the series of colours', () => {
  it('can be read on the dark background, with a WCAG contrast of at least 4.5', () => {
    const ground = luminance(linear(0x0a1220));
    for (const colour of missiles) {
      expect((luminance(linear(colour)) + 0.05) / (ground + 0.05)).toBeGreaterThan(4.5);
    }
  });

  it.each(Object.entries(eyes))(
    'can be told apart by eyes of the kind "%s", the first four easily',
    (_, eye) => {
      expect(smallestDistance(missiles, eye)).toBeGreaterThan(5 * 2.3);
      expect(smallestDistance(missiles.slice(0, 4), eye)).toBeGreaterThan(10 * 2.3);
    },
  );
});
