// Tests of how changed values of gains are written into the text of a law.
import { expect, it } from 'vitest';
import { readLaw } from './program';
import { withGains } from './with-gains';

const text = `// gain(1) is no gain here: const kp = gain(7)
const kp = gain(36, 0, 100); // on the error, 1/s²
const kd   =  gain( -9.9,-20,40 );
const most = 12;
function turn({ error }) { return kp * error - kd * most; }`;

it('takes the place of the number that a gain declares, and of nothing else', () => {
  expect(withGains(text, { kp: 43.25, kd: -1e-7 })).toBe(
    text.replace('36', '43.25').replace('-9.9', '-1e-7'),
  );
  expect(withGains(text, { kd: 3, most: 9, other: 1 })).toBe(text.replace('-9.9', '3'));
  expect(withGains(text, {})).toBe(text);
});

it('declares the set values when the text is read again', () => {
  const { gains } = readLaw(withGains(text, { kp: 43.25, kd: 12 }));
  expect(gains.map(({ key, initial }) => [key, initial])).toEqual([
    ['kp', 43.25],
    ['kd', 12],
  ]);
});

it('is done for a gain with its value alone', () => {
  expect(withGains('const k = gain(2);', { k: 3 })).toBe('const k = gain(3);');
});
