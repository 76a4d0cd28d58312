// What is said of a link that is too long.
import { expect, it } from 'vitest';
import { tooLong } from './share';

it('tells why there is a file and no link', () => {
  expect(tooLong('This run', 45_100)).toBe(
    'This run is too long for a link (45\u202f100 characters, 2\u202f000 at most), so it is saved as a file: drop it on the page to open it.',
  );
});
