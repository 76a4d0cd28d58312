// Tests of the part of the page that a scene's thumbnail shows.
import { expect, it } from 'vitest';
import { clipOf } from './thumbnail';

it('a picture has the shape of a card, all of the free field, and its middle', () => {
  // A wide field gets more of the page above and below, a high one more at the sides: 600 to 280 is 15 to 7.
  expect(clipOf({ left: 10, top: 100, width: 1500, height: 500 })).toEqual({
    left: 10,
    top: 0,
    width: 1500,
    height: 700,
  });
  expect(clipOf({ left: 0, top: 50, width: 350, height: 700 })).toEqual({
    left: -575,
    top: 50,
    width: 1500,
    height: 700,
  });
});
