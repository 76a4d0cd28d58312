// Tests of the search for space for a small box beside a thing.
import { expect, it } from 'vitest';
import { freeBeside } from './free-beside';

const page = { left: 0, top: 0, width: 400, height: 400 };
const thing = { left: 180, top: 180, width: 40, height: 40 };
const size = { width: 60, height: 20 };

it('is below, in the middle, 10 px away', () => {
  expect(freeBeside(thing, size, [thing], page)).toEqual({ left: 170, top: 230, ...size });
});

it('is above if something is below', () => {
  const below = { left: 190, top: 225, width: 20, height: 20 };
  expect(freeBeside(thing, size, [thing, below], page)).toEqual({ left: 170, top: 150, ...size });
});

it('is at a side at the rim of the page', () => {
  const low = { left: 0, top: 0, width: 400, height: 40 };
  const inAStrip = { ...thing, top: 0 };
  expect(freeBeside(inAStrip, size, [inAStrip], low)).toEqual({ left: 230, top: 10, ...size });
});

it('is null if all of the page is covered', () => {
  expect(freeBeside(thing, size, [page], page)).toBeNull();
});
